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
    /// Places are whole lines, so that no column depends on it.
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
    case leftOut = "left-out"

    var summary: String {
      switch self {
      case .unreadable: "A file could not be read"
      case .notEvaluated: "A document cannot be judged"
      case .undecided: "Checks that the layouts do not hold enough for"
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
    var properties: ResultProperties
  }

  struct Fingerprints: Encodable {
    var layoutElement: String

    private enum CodingKeys: String, CodingKey {
      case layoutElement = "layoutElement/v1"
    }
  }

  struct ResultProperties: Encodable {
    var certainty: String
    var reason: String?
    var impact: String
    var screen: String
    var saysNow: String?
    var wouldSay: String?
    var fix: String?
    /// From 1, in UTF-8 bytes of the line.
    var utf8Column: Int
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

  /// A whole line: a region without an end column ends with its line.
  struct Region: Encodable {
    var startLine: Int
    var startColumn = 1
    var endLine: Int

    init(line: Int) {
      startLine = max(line, 1)
      endLine = startLine
    }
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind: String
  }
}
