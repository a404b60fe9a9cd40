import Auditing
import FilePaths
import LayoutModel
import PathMatching
import VoiceOver

/// What a configuration file states. `nil` and empty mean “not stated”.
struct ConfigurationStatement: Sendable {
  var extends: [Extension]?
  var audit = AuditStatement()
  var include: [FilePattern]?
  var exclude: [FilePattern]?
  var overrides: [OverrideStatement]?
  var reports: [ReportRequest]?
  var failOn: FailureThreshold?
  var limits = FindingLimits()
  var suppressions: [SuppressionStatement]?
  /// Paths as ``Paths/from(_:_:)`` makes them.
  var baseline: String?
  var sources: [String]?
  var evidence: Bool?

  /// Another configuration file, by its path from the folder of the one that names it.
  struct Extension: Sendable {
    var path: String
    var position: SourcePosition
  }

  /// Adds what a file states that builds on what has been stated so far: what both state, the file
  /// decides; lists of overrides and suppressions grow.
  mutating func add(_ other: ConfigurationStatement) {
    audit.add(other.audit)
    include = other.include ?? include
    exclude = other.exclude ?? exclude
    overrides = (overrides ?? []) + (other.overrides ?? [])
    reports = other.reports ?? reports
    failOn = other.failOn ?? failOn
    limits.findings = other.limits.findings ?? limits.findings
    limits.errors = other.limits.errors ?? limits.errors
    limits.warnings = other.limits.warnings ?? limits.warnings
    limits.notes = other.limits.notes ?? limits.notes
    suppressions = (suppressions ?? []) + (other.suppressions ?? [])
    baseline = other.baseline ?? baseline
    sources = other.sources ?? sources
    evidence = other.evidence ?? evidence
  }
}

/// What is stated about how layouts are audited, for all of them or for some.
struct AuditStatement: Sendable {
  var preset: Preset?
  /// By the rules' ids.
  var rules: [String: RuleStatement] = [:]
  var touchProfile: TouchRequirement.Profile?
  var touchSizes: [String: Size]?
  var locale: String?
  var materialVersion: MaterialVersion?
  var nameRule: Speaker.NameRule?
  var keyPaths: [String: HouseStyles.Property]?
  var classes: [String: HouseClass]?

  mutating func add(_ other: AuditStatement) {
    preset = other.preset ?? preset
    rules.merge(other.rules) { $0.adding($1) }
    touchProfile = other.touchProfile ?? touchProfile
    touchSizes = (touchSizes ?? [:]).merging(other.touchSizes ?? [:]) { $1 }
    locale = other.locale ?? locale
    materialVersion = other.materialVersion ?? materialVersion
    nameRule = other.nameRule ?? nameRule
    keyPaths = (keyPaths ?? [:]).merging(other.keyPaths ?? [:]) { $1 }
    classes = (classes ?? [:]).merging(other.classes ?? [:]) { $1 }
  }
}

/// What is stated about a rule. One that is named runs, unless it is said to be off.
struct RuleStatement: Sendable {
  var isEnabled: Bool?
  var severity: Severity?
  /// By the options' names.
  var options: [String: RuleOptionValue] = [:]

  func adding(_ other: RuleStatement) -> RuleStatement {
    RuleStatement(
      isEnabled: other.isEnabled ?? true, severity: other.severity ?? severity,
      options: options.merging(other.options) { $1 })
  }
}

/// What holds for some files only.
struct OverrideStatement: Sendable {
  var files: [FilePattern]?
  var audit = AuditStatement()
}

/// Findings to set aside, and the folder where the paths of their files start.
struct SuppressionStatement: Sendable {
  var entry: SuppressionEntry
  /// An absolute path.
  var folder: String

  /// Whether the suppression is about the file at an absolute path.
  func isAbout(fileAt path: String) -> Bool {
    entry.files.map { FilePattern(pattern: $0, folder: folder).matches(path) } ?? true
  }
}

/// A report to write.
public struct ReportRequest: Sendable, Equatable {
  /// One of the names of formats.
  public var format: String
  /// The file it goes to; `nil` for standard output.
  public var output: String?
}

/// A pattern and the folder from which paths are matched.
struct FilePattern: Sendable {
  var pattern: PathPattern
  /// An absolute path.
  var folder: String

  /// Whether the pattern matches the file at an absolute path.
  func matches(_ path: String) -> Bool {
    pattern.matches(path.climbing(fromFolder: folder))
  }
}
