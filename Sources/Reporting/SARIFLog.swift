import Auditing

/// The parts of SARIF 2.1.0 that are written; names and meanings are the standard's.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails = AutomationDetails()
    var columnKind = "utf16CodeUnits"
    var originalUriBaseIds = [
      "%SRCROOT%": BaseID(description: Message(text: "The folder in which the audit was run."))
    ]
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = Product.name
    var semanticVersion = Product.version
    var rules: [Rule]
    var notifications = NotificationKind.allCases.map {
      NotificationDescriptor(id: $0.rawValue, shortDescription: Message(text: $0.summary))
    }
  }

  struct AutomationDetails: Encodable {
    /// A category, which ends in a slash.
    var id = Product.name + "/"
  }

  struct BaseID: Encodable {
    var description: Message
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
    var properties: RuleProperties
  }

  struct Configuration: Encodable {
    /// `error`, `warning` or `note`.
    var level: String
  }

  struct RuleProperties: Encodable {
    var tags: [String]
    /// GitHub's: `error`, `warning` or `recommendation`.
    var problemSeverity: String
    var impact: String
    var standards: [String]

    private enum CodingKeys: String, CodingKey {
      case problemSeverity = "problem.severity"
      case tags, impact, standards
    }
  }

  enum NotificationKind: String, CaseIterable {
    case unreadable
    case notEvaluated = "not-evaluated"
    case undecided
    case invalidSuppression = "invalid-suppression"
    case staleSuppression = "stale-suppression"
    case strictBaseline = "strict-baseline"
    case setAside = "set-aside"
    case excluded
    case leftOut = "left-out"

    var summary: String {
      switch self {
      case .unreadable: "A file could not be read"
      case .notEvaluated: "A document or an object in it cannot be judged"
      case .undecided: "Checks that the layouts do not hold enough for"
      case .invalidSuppression: "A suppression cannot be followed"
      case .staleSuppression: "A suppression is no longer needed"
      case .strictBaseline: "A baseline holds more than there is"
      case .setAside: "Findings that are suppressed or were known before"
      case .excluded: "Layouts that the configuration leaves out"
      case .leftOut: "Findings beyond what GitHub takes"
      }
    }
  }

  struct NotificationDescriptor: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var descriptor: RuleReference
    var associatedRule: RuleReference?
    var level: String
    var message: Message
    var locations: [Location]?
  }

  struct RuleReference: Encodable {
    var id: String
    var index: Int?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: Fingerprints
    /// `new`, `unchanged` or `absent`.
    var baselineState: String?
    /// Empty for a result that is not suppressed.
    var suppressions: [Suppression]?
    var properties: ResultProperties
  }

  struct Suppression: Encodable {
    /// `inSource` or `external`.
    var kind: String
    var status = "accepted"
    var justification: String
    /// Where it is written.
    var location: Location?
  }

  struct Fingerprints: Encodable {
    var layoutElement: String

    private enum CodingKeys: String, CodingKey {
      case layoutElement = "layoutElement/v1"
    }
  }

  struct ResultProperties: Encodable {
    var certainty: String?
    var reason: String?
    var impact: String?
    var screen: String?
    var saysNow: String?
    var wouldSay: String?
    var fix: String?
    /// From 1, in UTF-8 bytes of the line.
    var utf8Column: Int?
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  /// From a place to the end of its line, as a region without an end column does.
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int

    /// Without a column, the whole line.
    init(line: Int, utf16Column: Int? = nil) {
      startLine = max(line, 1)
      startColumn = max(utf16Column ?? 1, 1)
      endLine = startLine
    }
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind: String
  }
}
