import LayoutModel

/// The result of an audit, in the order of the paths; every report format is written from it.
public struct AuditReport: Sendable {
  public var files: [FileReport]
  /// The rules that ran, by id.
  public var rules: [RuleDocumentation]
  /// Paths of the folders that the search for layouts left out because of their names.
  public var foldersLeftOut: [String]
  /// Paths of the layouts that configurations exclude.
  public var filesExcluded: [String] = []
  /// The part of the files that this is; `nil` when it is all of them.
  public var shard: Shard?
  /// What has come of findings that were known before, by where they were known from.
  public var comparisons: [Comparison] = []
  /// Suppressions in configurations that set nothing aside any more.
  public var staleSuppressions: [StaleSuppression] = []
  /// In a shard, suppressions in configurations that set nothing aside in its files; those that do so
  /// in no shard are stale.
  public var unneededSuppressions: [StaleSuppression] = []
  /// Whether people asked to read what stands behind the counts.
  public var isExplained = false

  public init(
    files: [FileReport], rules: [RuleDocumentation], foldersLeftOut: [String] = [],
    shard: Shard? = nil
  ) {
    self.files = files
    self.rules = rules
    self.foldersLeftOut = foldersLeftOut
    self.shard = shard
  }
}

/// What the audit makes of one file.
public struct FileReport: Sendable, Equatable {
  /// As in ``Layout/path``.
  public var path: String
  public var format: Layout.Format?
  /// The layout whose texts the file holds, for a strings table; `nil` for a layout.
  public var layoutPath: String?
  public var screenCount: Int
  public var elementCount: Int
  /// In the order of their places in the file; empty unless a report asks for them.
  public var screens: [ScreenReport] = []
  /// In the order of their positions.
  public var findings: [ReportedFinding]
  public var notEvaluated: [NotEvaluated]
  /// What rules could not decide.
  public var undecided: [RuleRemark]
  /// What rules leave alone on purpose.
  public var exempt: [RuleRemark]
  /// What notes in the layout or the configuration set aside, in the order of the positions.
  public var suppressed: [SuppressedFinding] = []
  /// Suppressions in the layout that cannot be followed.
  public var invalidSuppressions: [InvalidSuppression] = []
  /// Suppressions in the layout that set nothing aside any more.
  public var staleSuppressions: [StaleSuppression] = []
  /// Findings that were known before, in the order of the positions.
  public var known: [KnownFinding] = []
  /// The columns of findings in UTF-16 code units, counted from 1, where those differ from columns in
  /// UTF-8 bytes. Empty for strings tables, of which nobody knows.
  public var utf16Columns: [SourcePosition: Int] = [:]
  /// The elements that passed rules, in document order; only where ``AuditSettings/collectsPasses``
  /// asks for them.
  public var passed: [PassedElement]
  /// Why the file could not be read; such a file has nothing else. Empty for a file that was.
  public var failures: [ReadingFailure]

  public init(
    path: String, format: Layout.Format? = nil, layoutPath: String? = nil,
    screenCount: Int = 0, elementCount: Int = 0,
    findings: [ReportedFinding] = [], notEvaluated: [NotEvaluated] = [],
    undecided: [RuleRemark] = [], exempt: [RuleRemark] = [], passed: [PassedElement] = [],
    failures: [ReadingFailure] = []
  ) {
    self.path = path
    self.format = format
    self.layoutPath = layoutPath
    self.screenCount = screenCount
    self.elementCount = elementCount
    self.findings = findings
    self.notEvaluated = notEvaluated
    self.undecided = undecided
    self.exempt = exempt
    self.passed = passed
    self.failures = failures
  }
}

/// A finding with everything a report says about it.
public struct ReportedFinding: Sendable, Equatable {
  public var rule: String
  public var severity: Severity
  public var impact: Impact
  public var certainty: Certainty
  public var reason: String?
  public var message: String
  public var saysNow: String?
  public var wouldSay: String?
  public var fix: String?
  public var screen: String
  public var element: ElementReference
  public var position: SourcePosition
  /// The languages that have the finding, by their codes, “Base” for the layout's own texts. Empty
  /// when all of them have it.
  public var languages: [String]

  public init(
    rule: String, severity: Severity, impact: Impact, certainty: Certainty, reason: String? = nil,
    message: String, saysNow: String? = nil, wouldSay: String? = nil, fix: String? = nil,
    screen: String, element: ElementReference, position: SourcePosition,
    languages: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.impact = impact
    self.certainty = certainty
    self.reason = reason
    self.message = message
    self.saysNow = saysNow
    self.wouldSay = wouldSay
    self.fix = fix
    self.screen = screen
    self.element = element
    self.position = position
    self.languages = languages
  }
}

/// Names an element independently of its place in the file.
public struct ElementReference: Sendable, Hashable {
  /// The element name as written, for example `button`.
  public var tag: String
  public var customClass: String?
  public var objectID: String?
  public var accessibilityIdentifier: String?
  /// What a person would call it: its title, text, label, image or outline name.
  public var name: String?

  public init(
    tag: String, customClass: String? = nil, objectID: String? = nil,
    accessibilityIdentifier: String? = nil, name: String? = nil
  ) {
    self.tag = tag
    self.customClass = customClass
    self.objectID = objectID
    self.accessibilityIdentifier = accessibilityIdentifier
    self.name = name
  }

  /// For example `button abc-12-xyz “Save”`.
  public var description: String {
    var words = [tag]
    if let objectID { words.append(objectID) }
    if let name { words.append("“\(name)”") }
    return words.joined(separator: " ")
  }
}

/// What a rule says of an element without finding anything: why it cannot decide, or why it leaves
/// the element alone.
public struct RuleRemark: Sendable, Equatable {
  public var rule: String
  public var reason: String
  public var element: ElementReference
  public var position: SourcePosition

  public init(
    rule: String, reason: String, element: ElementReference, position: SourcePosition
  ) {
    self.rule = rule
    self.reason = reason
    self.element = element
    self.position = position
  }
}

/// An element and the rules that judged it and found nothing.
public struct PassedElement: Sendable, Equatable {
  /// Ids, sorted.
  public var rules: [String]
  public var screen: String
  public var element: ElementReference
  public var position: SourcePosition

  public init(
    rules: [String], screen: String, element: ElementReference, position: SourcePosition
  ) {
    self.rules = rules
    self.screen = screen
    self.element = element
    self.position = position
  }
}
