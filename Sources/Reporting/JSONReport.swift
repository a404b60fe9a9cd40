import Auditing
import LayoutModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The report for programs, `schemaVersion` 1. Fields may be added within a version; none changes
/// its meaning or goes. A field without a value is left out.
///
/// ```json
/// {
///   "schemaVersion": 1,
///   "tool": { "name": "a11y-audit", "version": "0.1.0" },
///   "summary": { … },
///   "files": [ … ],
///   "rules": [ … ],
///   "foldersLeftOut": [ … ]
/// }
/// ```
///
/// Files stand in the order of their paths' bytes, findings in the order of their positions. The
/// keys of every object are sorted, so that the same audit gives the same bytes.
struct JSONReport {
  let bytes: [UInt8]

  init(_ report: AuditReport) throws {
    bytes = try JSONText.bytes(of: Document(report))
  }

  /// The whole report.
  struct Document: Encodable {
    var schemaVersion = 1
    var tool = Tool()
    var summary: Summary
    var files: [File]
    /// Every rule that ran, with findings or without.
    var rules: [Rule]
    /// Paths of the folders that the search left out because of their names.
    var foldersLeftOut: [String]
  }

  /// The program that wrote the report.
  struct Tool: Encodable {
    var name = Product.name
    var version = Product.version
  }

  /// Counts over the whole report.
  struct Summary: Encodable {
    /// Files that were read; those that could not be are in `unreadableFiles`.
    var files: Int
    var unreadableFiles: Int
    var screens: Int
    var elements: Int
    /// Findings by severity, and each of those by certainty:
    /// `{ "error": { "certain": 1, "likely": 0, "needsReview": 0 }, … }`.
    var findings: [String: [String: Int]]
    /// Documents or parts of them that cannot be judged.
    var notEvaluated: Int
    /// Checks that a rule could not decide.
    var undecided: Int
  }

  /// One file.
  struct File: Encodable {
    /// As given on the command line or found in a folder, with `/` separators.
    var path: String
    /// `storyboard`, `xib` or `layoutXML`; absent for a file that could not be read.
    var format: String?
    var screens: Int
    var elements: Int
    var findings: [Finding]
    var notEvaluated: [NotEvaluated]
    var undecided: [Undecided]
    /// Why the file could not be read; empty for one that was.
    var failures: [Failure]
  }

  /// A place in a file.
  struct Position: Encodable {
    /// From 1.
    var line: Int
    /// From 1, in UTF-8 bytes.
    var column: Int
  }

  /// One finding.
  struct Finding: Encodable {
    var rule: String
    /// Stays the same when the element moves in the file; see ``Fingerprint`` for how it is made.
    var fingerprint: String
    /// `error`, `warning` or `note`.
    var severity: String
    /// `critical`, `serious`, `moderate` or `minor`.
    var impact: String
    /// `certain`, `likely` or `needsReview`.
    var certainty: String
    /// Why it is not certain, or what makes it so.
    var reason: String?
    var message: String
    /// What VoiceOver speaks now; ` | ` stands for the pause before the hint.
    var saysNow: String?
    /// What it would speak after the repair.
    var wouldSay: String?
    /// The smallest repair.
    var fix: String?
    /// The name of the screen.
    var screen: String
    var element: Element
    var position: Position
  }

  /// The element a finding is about.
  struct Element: Encodable {
    /// The XML element's name.
    var tag: String
    var customClass: String?
    var objectID: String?
    var accessibilityIdentifier: String?
    /// What a person would call it.
    var name: String?
  }

  /// Something that cannot be judged.
  struct NotEvaluated: Encodable {
    var reason: String
    var position: Position
  }

  /// A check that a rule could not decide.
  struct Undecided: Encodable {
    var rule: String
    var reason: String
    var element: Element
    var position: Position
  }

  /// Why a file could not be read.
  struct Failure: Encodable {
    var message: String
    var advice: String?
    var position: Position?
  }

  /// A rule that ran.
  struct Rule: Encodable {
    var id: String
    var summary: String
    var severity: String
    var impact: String
    /// For example `WCAG 2.2 SC 4.1.2 Name, Role, Value (A)`.
    var standards: [String]
  }
}

/// How every JSON document of the program is written.
enum JSONText {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}

extension JSONReport.Document {
  fileprivate init(_ report: AuditReport) {
    summary = JSONReport.Summary(AuditSummary(report))
    files = report.files.map(JSONReport.File.init)
    rules = report.rules.map(JSONReport.Rule.init)
    foldersLeftOut = report.foldersLeftOut
  }
}

extension JSONReport.Summary {
  fileprivate init(_ summary: AuditSummary) {
    files = summary.filesRead
    unreadableFiles = summary.unreadable.count
    screens = summary.screens
    elements = summary.elements
    findings = [:]
    for severity in Severity.allCases {
      for certainty in Certainty.allCases {
        findings[severity.rawValue, default: [:]][certainty.rawValue] =
          summary.count(severity, certainty)
      }
    }
    notEvaluated = summary.notEvaluated.reduce(0) { $0 + $1.paths.count }
    undecided = summary.undecidedCount
  }
}

extension JSONReport.File {
  fileprivate init(_ file: FileReport) {
    path = file.path
    format = file.format?.rawValue
    screens = file.screenCount
    elements = file.elementCount
    findings = zip(file.findings, file.fingerprints).map(JSONReport.Finding.init)
    notEvaluated = file.notEvaluated.map {
      JSONReport.NotEvaluated(
        reason: $0.reason.description, position: JSONReport.Position($0.position))
    }
    undecided = file.undecided.map {
      JSONReport.Undecided(
        rule: $0.rule, reason: $0.reason, element: JSONReport.Element($0.element),
        position: JSONReport.Position($0.position))
    }
    failures = file.failures.map {
      JSONReport.Failure(
        message: $0.message, advice: $0.advice, position: $0.position.map(JSONReport.Position.init))
    }
  }
}

extension JSONReport.Finding {
  fileprivate init(_ finding: ReportedFinding, fingerprint: Fingerprint) {
    rule = finding.rule
    self.fingerprint = fingerprint.description
    severity = finding.severity.rawValue
    impact = finding.impact.rawValue
    certainty = finding.certainty.rawValue
    reason = finding.reason
    message = finding.message
    saysNow = finding.saysNow
    wouldSay = finding.wouldSay
    fix = finding.fix
    screen = finding.screen
    element = JSONReport.Element(finding.element)
    position = JSONReport.Position(finding.position)
  }
}

extension JSONReport.Element {
  fileprivate init(_ element: ElementReference) {
    tag = element.tag
    customClass = element.customClass
    objectID = element.objectID
    accessibilityIdentifier = element.accessibilityIdentifier
    name = element.name
  }
}

extension JSONReport.Position {
  fileprivate init(_ position: SourcePosition) {
    line = position.line
    column = position.column
  }
}

extension JSONReport.Rule {
  fileprivate init(_ rule: RuleDocumentation) {
    id = rule.id
    summary = rule.summary
    severity = rule.severity.rawValue
    impact = rule.impact.rawValue
    standards = rule.standards.map(\.description)
  }
}
