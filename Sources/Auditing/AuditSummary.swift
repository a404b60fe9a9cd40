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
  }

  public struct NotEvaluatedCount: Sendable, Equatable {
    public var reason: String
    /// The paths, one for each place.
    public var paths: [String]
  }

  public struct UndecidedCount: Sendable, Equatable {
    public var rule: String
    public var reason: String
    public var count: Int
  }
}

extension AuditSummary {
  public init(_ report: AuditReport) {
    var rules: [String: RuleCount] = [:]
    var notEvaluated: [String: [String]] = [:]
    var undecided: [String: [String: Int]] = [:]
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
        var rule =
          rules[finding.rule]
          ?? RuleCount(rule: finding.rule, severity: finding.severity, count: 0)
        rule.count += 1
        rule.severity = max(rule.severity, finding.severity)
        rules[finding.rule] = rule
      }
      for item in file.notEvaluated {
        notEvaluated[item.reason.description, default: []].append(file.path)
      }
      for item in file.undecided {
        undecided[item.rule, default: [:]][item.reason, default: 0] += 1
      }
    }
    self.rules = rules.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    self.notEvaluated = notEvaluated.map { NotEvaluatedCount(reason: $0.key, paths: $0.value) }
      .sorted { ($1.paths.count, $0.reason) < ($0.paths.count, $1.reason) }
    self.undecided = undecided.flatMap { rule, reasons in
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

  /// The number of checks that could not be decided.
  public var undecidedCount: Int {
    undecided.reduce(0) { $0 + $1.count }
  }

  /// The highest severity that can fail a build: findings a person must look at first do not.
  public var failingSeverity: Severity? {
    findings.keys.filter { $0.certainty > .needsReview }.map(\.severity).max()
  }
}
