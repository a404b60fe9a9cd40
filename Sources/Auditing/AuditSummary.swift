import LayoutModel

/// The counts of an audit.
public struct AuditSummary: Sendable, Equatable {
  /// Layouts that could be read.
  public var filesRead = 0
  /// Paths of the files that could not be read, in the order of the report.
  public var unreadable: [String] = []
  public var screens = 0
  public var elements = 0
  public var findings: [Kind: Int] = [:]
  /// The rules with findings, most findings first, then by id.
  public var rules: [RuleCount] = []
  /// What was not evaluated by reason, most files first.
  public var notEvaluated: [NotEvaluatedCount] = []
  /// What could not be decided by rule and reason, most checks first.
  public var undecided: [UndecidedCount] = []
  /// What rules leave alone by rule and reason, most checks first.
  public var exempt: [UndecidedCount] = []
  /// Findings that notes in layouts set aside, and those that configurations do.
  public var suppressedByNotes = 0
  public var suppressedByConfiguration = 0
  /// Findings that were known before.
  public var known = 0
  public var invalidSuppressions = 0
  public var staleSuppressions = 0
  /// How many elements passed each rule, most first; empty when nobody asked for it.
  public var passed: [PassedCount] = []

  public struct Kind: Sendable, Hashable {
    public var severity: Severity
    public var certainty: Certainty

    public init(_ severity: Severity, _ certainty: Certainty) {
      self.severity = severity
      self.certainty = certainty
    }
  }

  public struct RuleCount: Sendable, Equatable {
    public var rule: String
    /// The highest severity among its findings.
    public var severity: Severity
    public var count: Int

    fileprivate mutating func add(_ other: Severity) {
      count += 1
      severity = max(severity, other)
    }
  }

  public struct NotEvaluatedCount: Sendable, Equatable {
    public var reason: String
    /// Whether it is about objects of documents, and not about whole ones.
    public var isAboutObjects: Bool
    /// The paths, one for each place.
    public var paths: [String]
  }

  public struct UndecidedCount: Sendable, Equatable {
    public var rule: String
    public var reason: String
    public var count: Int
  }

  public struct PassedCount: Sendable, Equatable {
    public var rule: String
    public var count: Int
  }
}

extension AuditSummary {
  public init(_ report: AuditReport) {
    var rules: [String: RuleCount] = [:]
    var notEvaluated: [String: NotEvaluatedCount] = [:]
    var undecided: [String: [String: Int]] = [:]
    var exempt: [String: [String: Int]] = [:]
    var passed: [String: Int] = [:]
    for file in report.files {
      if file.failures.isEmpty {
        if file.layoutPath == nil { filesRead += 1 }
      } else {
        unreadable.append(file.path)
      }
      screens += file.screenCount
      elements += file.elementCount
      for finding in file.findings {
        findings[Kind(finding.severity, finding.certainty), default: 0] += 1
        rules[
          finding.rule,
          default: RuleCount(rule: finding.rule, severity: finding.severity, count: 0)
        ].add(finding.severity)
      }
      for item in file.notEvaluated {
        let reason = item.reason.description
        notEvaluated[
          reason,
          default: NotEvaluatedCount(
            reason: reason, isAboutObjects: item.reason.isAboutObject, paths: [])
        ].paths.append(file.path)
      }
      for item in file.undecided {
        undecided[item.rule, default: [:]][item.reason, default: 0] += 1
      }
      for item in file.exempt {
        exempt[item.rule, default: [:]][item.reason, default: 0] += 1
      }
      for item in file.suppressed {
        switch item.suppression.source {
        case .note: suppressedByNotes += 1
        case .configuration: suppressedByConfiguration += 1
        }
      }
      known += file.known.count
      invalidSuppressions += file.invalidSuppressions.count
      staleSuppressions += file.staleSuppressions.count
      for element in file.passed {
        for rule in element.rules { passed[rule, default: 0] += 1 }
      }
    }
    self.rules = rules.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    self.notEvaluated = notEvaluated.values.sorted {
      ($1.paths.count, $0.reason) < ($0.paths.count, $1.reason)
    }
    self.undecided = Self.counts(undecided)
    self.exempt = Self.counts(exempt)
    self.passed = passed.map { PassedCount(rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    staleSuppressions += report.staleSuppressions.count
  }

  private static func counts(_ remarks: [String: [String: Int]]) -> [UndecidedCount] {
    remarks.flatMap { rule, reasons in
      reasons.map { UndecidedCount(rule: rule, reason: $0.key, count: $0.value) }
    }
    .sorted { ($1.count, $0.rule, $0.reason) < ($0.count, $1.rule, $1.reason) }
  }

  /// The number of findings of these kinds; `nil` stands for any.
  public func count(_ severity: Severity? = nil, _ certainty: Certainty? = nil) -> Int {
    findings.reduce(0) { sum, entry in
      let counts =
        (severity ?? entry.key.severity, certainty ?? entry.key.certainty)
        == (entry.key.severity, entry.key.certainty)
      return counts ? sum + entry.value : sum
    }
  }

  /// The number of findings that are set aside.
  public var suppressed: Int { suppressedByNotes + suppressedByConfiguration }

  /// The number of checks that could not be decided.
  public var undecidedCount: Int {
    undecided.reduce(0) { $0 + $1.count }
  }

  /// What can fail a build with this severity: findings a person must look at first do not;
  /// suppressions that cannot be followed count as errors, those no longer needed as warnings.
  public func failingCount(_ severity: Severity) -> Int {
    let findings = count(severity, .certain) + count(severity, .likely)
    return switch severity {
    case .error: findings + invalidSuppressions
    case .warning: findings + staleSuppressions
    case .note: findings
    }
  }

  /// The highest severity that can fail a build.
  public var failingSeverity: Severity? {
    Severity.allCases.filter { failingCount($0) > 0 }.max()
  }

  /// The number of checks that rules leave alone.
  public var exemptCount: Int {
    exempt.reduce(0) { $0 + $1.count }
  }
}
