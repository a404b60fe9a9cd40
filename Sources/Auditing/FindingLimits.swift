/// How many findings are put up with before a build fails. Only certain and likely findings count.
public struct FindingLimits: Sendable, Equatable {
  /// Findings of every severity; `nil` for no limit of its own, here and below.
  public var findings: Int?
  public var errors: Int?
  public var warnings: Int?
  public var notes: Int?

  public init(
    findings: Int? = nil, errors: Int? = nil, warnings: Int? = nil, notes: Int? = nil
  ) {
    self.findings = findings
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
  }

  /// The limit on findings of this severity alone.
  public func limit(of severity: Severity) -> Int? {
    switch severity {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }

  /// Whether the findings fail a build: more than a limit allows do, whatever `threshold` says.
  /// Where no limit counts a finding, `threshold` decides.
  public func isFailure(_ summary: AuditSummary, threshold: FailureThreshold) -> Bool {
    var total = 0
    for severity in Severity.allCases {
      let count = summary.failingCount(severity)
      total += count
      if let limit = limit(of: severity) {
        if count > limit { return true }
      } else if findings == nil, count > 0, threshold.isReached(by: severity) {
        return true
      }
    }
    return findings.map { total > $0 } ?? false
  }
}
