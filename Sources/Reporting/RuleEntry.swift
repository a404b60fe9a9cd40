import Auditing

/// A rule as catalogues show it.
public struct RuleEntry: Sendable {
  public var documentation: RuleDocumentation
  public var options: [RuleOptionDeclaration]

  public init(documentation: RuleDocumentation, options: [RuleOptionDeclaration] = []) {
    self.documentation = documentation
    self.options = options
  }

  public init(_ rule: any Rule.Type) {
    self.init(documentation: rule.documentation, options: rule.optionDeclarations)
  }
}

/// The formats of the catalogue of rules.
public enum RuleCatalogueFormat: String, Sendable, CaseIterable {
  case text, markdown, json
}
