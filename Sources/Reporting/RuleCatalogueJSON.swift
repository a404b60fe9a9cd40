import Auditing

extension RuleCatalogue {
  /// The catalogue for programs, `schemaVersion` 1, by the rules of ``JSONReport``.
  public static func json(of rules: [RuleEntry], notCovered: [NotCovered]) throws -> [UInt8] {
    try JSONText.bytes(
      of: Document(
        rules: rules.sorted { $0.documentation.id < $1.documentation.id }.map(Document.Rule.init),
        notEvaluated: notCovered.map(Document.Concern.init)))
  }

  private struct Document: Encodable {
    var schemaVersion = 1
    var tool = JSONReport.Tool()
    var rules: [Rule]
    var notEvaluated: [Concern]

    struct Rule: Encodable {
      var id: String
      var summary: String
      var why: String
      var decides: String
      var limits: String
      var fixInInterfaceBuilder: String
      var fixInCode: String
      var standards: [String]
      var severity: String
      var impact: String
      var isEnabledByDefault: Bool
      var options: [Option]
      var examples: [Example]

      init(_ rule: RuleEntry) {
        id = rule.documentation.id
        summary = rule.documentation.summary
        why = rule.documentation.why
        decides = rule.documentation.decides
        limits = rule.documentation.limits
        fixInInterfaceBuilder = rule.documentation.fixInInterfaceBuilder
        fixInCode = rule.documentation.fixInCode
        standards = rule.documentation.standards.map(\.description)
        severity = rule.documentation.severity.rawValue
        impact = rule.documentation.impact.rawValue
        isEnabledByDefault = rule.documentation.isEnabledByDefault
        options = rule.options.map(Option.init)
        examples = rule.documentation.examples.map(Example.init)
      }
    }

    struct Option: Encodable {
      var name: String
      var summary: String
      /// What can be written, in words.
      var takes: String
      /// As a configuration writes it.
      var defaultValue: String

      init(_ option: RuleOptionDeclaration) {
        name = option.name
        summary = option.summary
        takes = option.kind.description
        defaultValue = option.defaultValue.description
      }
    }

    struct Example: Encodable {
      var name: String
      /// `layoutXML`, `interfaceBuilder` for the subviews of a screen’s view, or `storyboard` for what
      /// stands in a document. `↓` stands before each element that fails, passes, cannot be judged or is exempt, as the expectation says.
      var format: String
      var layout: String
      /// `fails`, `passes`, `cannotTell` or `exempt`.
      var expectation: String
      var message: String?
      var certainty: String?
      var saysNow: String?
      var wouldSay: String?
      var reason: String?

      init(_ example: RuleExample) {
        name = example.name
        format = "\(example.format)"
        layout = example.layout
        switch example.expectation {
        case .fails(let message, let certainty, let saysNow, let wouldSay):
          expectation = "fails"
          self.message = message
          self.certainty = certainty.rawValue
          self.saysNow = saysNow
          self.wouldSay = wouldSay
        case .passes: expectation = "passes"
        case .cannotTell(let reason):
          expectation = "cannotTell"
          self.reason = reason
        case .exempt(let reason):
          expectation = "exempt"
          self.reason = reason
        }
      }
    }

    struct Concern: Encodable {
      var id: String
      var summary: String
      var reason: String
      var standards: [String]

      init(_ concern: NotCovered) {
        id = concern.id
        summary = concern.summary
        reason = concern.reason
        standards = concern.standards.map(\.description)
      }
    }
  }
}
