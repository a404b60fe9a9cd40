import Auditing

public struct ButtonWithoutName: Rule {
  public static let documentation = RuleDocumentation(
    id: "image-button-no-label", summary: "s", why: "", decides: "", limits: "",
    fixInInterfaceBuilder: "", fixInCode: "", standards: [], severity: .error, impact: .critical,
    examples: [])

  public init() {}

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] { [] }
}
