/// A named choice of rules and severities to start from.
public enum Preset: String, Sendable, CaseIterable {
  case recommended, strict
  case wcagA = "wcag-a"
  case wcagAA = "wcag-aa"
  case material, all

  /// One line without a full stop.
  public var summary: String {
    switch self {
    case .recommended: "the rules that are on by default"
    case .strict: "all rules, as errors"
    case .wcagA: "the rules that rest on a WCAG 2.2 criterion of level A"
    case .wcagAA: "the rules that rest on a WCAG 2.2 criterion of level A or AA"
    case .material: "the recommended rules and all that rest on Material Design"
    case .all: "all rules"
    }
  }

  /// Whether the rule runs.
  public func includes(_ rule: RuleDocumentation) -> Bool {
    switch self {
    case .recommended: rule.isEnabledByDefault
    case .strict, .all: true
    case .wcagA: rule.rests(onLevels: ["A"])
    case .wcagAA: rule.rests(onLevels: ["A", "AA"])
    case .material:
      rule.isEnabledByDefault
        || rule.standards.contains { if case .material = $0 { true } else { false } }
    }
  }

  /// The severity of the rule's findings. What a person must look at first is a note all the same.
  public func severity(of rule: RuleDocumentation) -> Severity {
    self == .strict ? .error : rule.severity
  }

  /// How large touch targets have to be. Under WCAG's levels A and AA nothing asks for more than
  /// success criterion 2.5.8 does.
  public var touchProfile: TouchRequirement.Profile {
    switch self {
    case .wcagA, .wcagAA: .wcag22AA
    case .recommended, .strict, .material, .all: .material
    }
  }
}

extension RuleDocumentation {
  fileprivate func rests(onLevels levels: [String]) -> Bool {
    standards.contains {
      if case .wcag(_, _, let level) = $0 { levels.contains(level) } else { false }
    }
  }
}
