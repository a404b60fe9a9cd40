import LayoutModel
import VoiceOver

/// Everything that decides how a layout is audited.
public struct AuditSettings: Sendable {
  /// The rules that run.
  public var rules: [RuleSetting]
  public var speaker: Speaker
  public var touchRequirement: TouchRequirement
  /// The ids of all rules there are, also of those that do not run: what a note may name.
  public var knownRules: [String]
  /// Whether the project is judged by no other rules; false for a run of some of them, in which a
  /// suppression of all rules may do nothing.
  public var isComplete = true
  /// Whether the report lists what passed, at the cost of judging everything once more.
  public var collectsPasses = false
  public var houseStyles: HouseStyles
  /// What is set aside of the findings on the layout.
  public var suppressions: [SuppressionEntry]

  public init(
    rules: [RuleSetting], speaker: Speaker = Speaker(),
    touchRequirement: TouchRequirement = TouchRequirement(),
    houseStyles: HouseStyles = HouseStyles(), suppressions: [SuppressionEntry] = []
  ) {
    self.rules = rules
    knownRules = rules.map(\.documentation.id)
    self.speaker = speaker
    self.touchRequirement = touchRequirement
    self.houseStyles = houseStyles
    self.suppressions = suppressions
  }

  /// The settings in which rules run as they come.
  public init(rules: [any Rule.Type]) {
    self.init(rules: rules.map { RuleSetting($0) })
  }
}

/// A rule that runs, with its options set.
public struct RuleSetting: Sendable {
  public var rule: any Rule
  public var severity: Severity
  /// Read once: rules make their texts anew each time.
  public let documentation: RuleDocumentation

  /// The rule as it comes.
  public init(_ type: any Rule.Type) {
    documentation = type.documentation
    rule = type.init()
    severity = documentation.severity
  }
}
