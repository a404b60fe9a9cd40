/// The severity from which on findings fail a build.
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error, warning, note, never

  /// Whether findings of this severity fail a build.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: severity >= .note
    case .never: false
    }
  }

  public func isReached(by summary: AuditSummary) -> Bool {
    summary.failingSeverity.map { isReached(by: $0) } ?? false
  }
}
