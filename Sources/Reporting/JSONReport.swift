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
///   "shard": { "number": 1, "count": 3 },
///   "foldersLeftOut": [ … ]
/// }
/// ```
///
/// Files stand in the order of their paths' bytes, findings in the order of their positions. The
/// keys of every object are sorted, so that the same audit gives the same bytes. It holds all that
/// the other formats say, so that each can be written from it; see ``JSONReportReading``.
struct JSONReport {
  let bytes: [UInt8]

  /// The report, with what it shows of screens besides findings when it `hasScreens`.
  init(_ report: AuditReport, hasScreens: Bool = true) throws {
    var document = Document(report)
    if !hasScreens {
      for index in document.files.indices { document.files[index].screenReports = nil }
    }
    bytes = try JSONText.bytes(of: document)
  }

  /// The whole report.
  struct Document: Codable {
    var schemaVersion = 1
    var tool = Tool()
    var summary: Summary
    var files: [File]
    /// Every rule that ran, with findings or without.
    var rules: [Rule]
    /// Paths of the folders that the search left out because of their names.
    var foldersLeftOut: [String]
    /// Paths of the layouts that configurations exclude.
    var filesExcluded: [String]
    /// The part of the files that this is; absent when it is all of them.
    var shard: Shard?
    /// Suppressions in configurations that set nothing aside any more.
    var staleSuppressions: [StaleSuppression]
    /// Shards only: those that set nothing aside in its files.
    var unneededSuppressions: [StaleSuppression]?
    /// What has come of findings that were known before: of a baseline, of an earlier revision.
    var comparisons: [Comparison]
  }

  /// The program that wrote the report.
  struct Tool: Codable {
    var name = Product.name
    var version = Product.version
  }

  /// One of several parts of the files.
  struct Shard: Codable {
    /// From 1.
    var number: Int
    var count: Int
  }

  /// Counts over the whole report.
  struct Summary: Codable {
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
    /// Checks that a rule leaves alone on purpose.
    var exempt: Int
    /// Findings set aside by notes in layouts and by configurations.
    var suppressed: Int
    /// Findings that were known before.
    var known: Int
    /// Suppressions that cannot be followed; they count as errors.
    var invalidSuppressions: Int
    /// Suppressions that set nothing aside any more; they count as warnings.
    var staleSuppressions: Int
    /// How many elements passed each rule, by the rule's id; empty without `--explain`.
    var passed: [String: Int]
  }

  /// One file.
  struct File: Codable {
    /// As given on the command line or found in a folder, with `/` separators.
    var path: String
    /// `storyboard`, `xib` or `layoutXML`; absent for a file that could not be read.
    var format: Layout.Format?
    /// The layout whose texts the file holds; strings tables only.
    var layout: String?
    var screens: Int
    var elements: Int
    var findings: [Finding]
    var notEvaluated: [NotEvaluated]
    var undecided: [RuleRemark]
    /// What rules leave alone on purpose.
    var exempt: [RuleRemark]
    var suppressed: [SuppressedFinding]
    var invalidSuppressions: [InvalidSuppression]
    var staleSuppressions: [StaleSuppression]
    /// Findings that were known before; they are in none of the other lists.
    var known: [KnownFinding]
    /// The elements that passed rules; absent where they were not asked for.
    var passed: [PassedElement]?
    /// A drawing of each screen and what VoiceOver says there; only with `--screens`.
    var screenReports: [ScreenReport]?
    /// Why the file could not be read; empty for one that was.
    var failures: [Failure]
  }

  /// A place in a file.
  struct Position: Codable {
    /// From 1.
    var line: Int
    /// From 1, in UTF-8 bytes.
    var column: Int
    /// From 1, in UTF-16 code units; only of findings, and only where it differs.
    var utf16Column: Int?
  }

  /// One finding.
  struct Finding: Codable {
    var rule: String
    /// Stays the same when the element moves in the file; see ``Fingerprint`` for how it is made.
    var fingerprint: String
    /// `error`, `warning` or `note`.
    var severity: Severity
    /// `critical`, `serious`, `moderate` or `minor`.
    var impact: Impact
    /// `certain`, `likely` or `needsReview`.
    var certainty: Certainty
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
    /// The languages that have it, `Base` for the layout's own texts; absent when all have it.
    var languages: [String]?
  }

  /// The element a finding is about.
  struct Element: Codable {
    /// The XML element's name.
    var tag: String
    var customClass: String?
    var objectID: String?
    var accessibilityIdentifier: String?
    /// What a person would call it.
    var name: String?
  }

  /// Something that cannot be judged.
  struct NotEvaluated: Codable {
    var reason: String
    var kind: Kind
    /// The platform or run time it is about.
    var name: String?
    var position: Position
  }

  /// The reasons by which something cannot be judged.
  enum Kind: String, Codable {
    case otherPlatform, legacyArchive, launchScreen, unknownRuntime, unconnectedObject,
      binaryTable
  }

  /// Why a rule cannot decide about an element, or leaves it alone.
  struct RuleRemark: Codable {
    var rule: String
    var reason: String
    var element: Element
    var position: Position
  }

  /// An element and the rules that judged it and found nothing.
  struct PassedElement: Codable {
    var rules: [String]
    /// The name of the screen.
    var screen: String
    var element: Element
    var position: Position
  }

  /// Why a file could not be read.
  struct Failure: Codable {
    var message: String
    var advice: String?
    var position: Position?
  }

  /// A rule that ran.
  struct Rule: Codable {
    var id: String
    var summary: String
    /// Why it matters to a person.
    var why: String
    /// How the rule decides, and what it leaves alone.
    var decides: String
    /// What it cannot see or gets wrong.
    var limits: String
    var fixInInterfaceBuilder: String
    var fixInCode: String
    var severity: Severity
    var impact: Impact
    /// For example `WCAG 2.2 SC 4.1.2 Name, Role, Value (A)`.
    var standards: [Standard]
    var isAboutTouchTargets: Bool
    var isEnabledByDefault: Bool
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
    filesExcluded = report.filesExcluded
    staleSuppressions = report.staleSuppressions.map(JSONReport.StaleSuppression.init)
    unneededSuppressions = report.shard.map { _ in
      report.unneededSuppressions.map(JSONReport.StaleSuppression.init)
    }
    comparisons = report.comparisons.map {
      JSONReport.Comparison($0, new: report.files.reduce(0) { $0 + $1.findings.count })
    }
    shard = report.shard.map { JSONReport.Shard(number: $0.number, count: $0.count) }
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
    exempt = summary.exemptCount
    suppressed = summary.suppressed
    known = summary.known
    invalidSuppressions = summary.invalidSuppressions
    staleSuppressions = summary.staleSuppressions
    passed = Dictionary(uniqueKeysWithValues: summary.passed.map { ($0.rule, $0.count) })
  }
}

extension JSONReport.File {
  fileprivate init(_ file: FileReport) {
    path = file.path
    format = file.format
    layout = file.layoutPath
    screens = file.screenCount
    elements = file.elementCount
    let fingerprints = file.fingerprints
    let columns = file.utf16Columns
    findings = zip(file.findings, fingerprints.findings).map {
      JSONReport.Finding($0, fingerprint: $1, columns: columns)
    }
    notEvaluated = file.notEvaluated.map(JSONReport.NotEvaluated.init)
    undecided = file.undecided.map(JSONReport.RuleRemark.init)
    exempt = file.exempt.map(JSONReport.RuleRemark.init)
    suppressed = zip(file.suppressed, fingerprints.suppressed).map {
      JSONReport.SuppressedFinding($0, fingerprint: $1, columns: columns)
    }
    invalidSuppressions = file.invalidSuppressions.map(JSONReport.InvalidSuppression.init)
    staleSuppressions = file.staleSuppressions.map(JSONReport.StaleSuppression.init)
    known = zip(file.known, fingerprints.known).map {
      JSONReport.KnownFinding($0, fingerprint: $1, columns: columns)
    }
    passed = file.passed.isEmpty ? nil : file.passed.map(JSONReport.PassedElement.init)
    screenReports =
      file.screens.isEmpty ? nil : file.screens.map(JSONReport.ScreenReport.init)
    failures = file.failures.map {
      JSONReport.Failure(
        message: $0.message, advice: $0.advice, position: $0.position.map(JSONReport.Position.init))
    }
  }
}

extension JSONReport.RuleRemark {
  fileprivate init(_ remark: Auditing.RuleRemark) {
    rule = remark.rule
    reason = remark.reason
    element = JSONReport.Element(remark.element)
    position = JSONReport.Position(remark.position)
  }
}

extension JSONReport.PassedElement {
  fileprivate init(_ passed: Auditing.PassedElement) {
    rules = passed.rules
    screen = passed.screen
    element = JSONReport.Element(passed.element)
    position = JSONReport.Position(passed.position)
  }
}

extension JSONReport.NotEvaluated {
  fileprivate init(_ item: LayoutModel.NotEvaluated) {
    reason = item.reason.description
    position = JSONReport.Position(item.position)
    switch item.reason {
    case .otherPlatform(let platform): (kind, name) = (.otherPlatform, platform)
    case .legacyArchive: kind = .legacyArchive
    case .launchScreen: kind = .launchScreen
    case .unknownRuntime(let runtime): (kind, name) = (.unknownRuntime, runtime)
    case .unconnectedObject: kind = .unconnectedObject
    case .binaryTable: kind = .binaryTable
    }
  }
}

extension JSONReport.Finding {
  /// The `columns` are those in UTF-16 code units, where they differ.
  init(_ finding: ReportedFinding, fingerprint: Fingerprint, columns: [SourcePosition: Int]) {
    rule = finding.rule
    self.fingerprint = fingerprint.description
    severity = finding.severity
    impact = finding.impact
    certainty = finding.certainty
    reason = finding.reason
    message = finding.message
    saysNow = finding.saysNow
    wouldSay = finding.wouldSay
    fix = finding.fix
    screen = finding.screen
    element = JSONReport.Element(finding.element)
    position = JSONReport.Position(finding.position)
    position.utf16Column = columns[finding.position]
    languages = finding.languages.isEmpty ? nil : finding.languages
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
  init(_ position: SourcePosition) {
    line = position.line
    column = position.column
  }
}

extension JSONReport.Rule {
  fileprivate init(_ rule: RuleDocumentation) {
    id = rule.id
    summary = rule.summary
    why = rule.why
    decides = rule.decides
    limits = rule.limits
    fixInInterfaceBuilder = rule.fixInInterfaceBuilder
    fixInCode = rule.fixInCode
    severity = rule.severity
    impact = rule.impact
    standards = rule.standards
    isAboutTouchTargets = rule.isAboutTouchTargets
    isEnabledByDefault = rule.isEnabledByDefault
  }
}

// The raw values are the words of the format.
extension Severity: Codable {}
extension Certainty: Codable {}
extension Impact: Codable {}
extension Layout.Format: Codable {}

extension Standard: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let standard = Standard(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” names no standard")
    }
    self = standard
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
