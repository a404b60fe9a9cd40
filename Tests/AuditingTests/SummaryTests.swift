import Auditing
import LayoutModel
import Testing

@Suite struct SummaryTests {
  private func report(_ kinds: (Severity, Certainty)...) -> AuditReport {
    AuditReport(
      files: [
        FileReport(
          path: "a.xib",
          findings: kinds.map { severity, certainty in
            ReportedFinding(
              rule: "rule", severity: severity, impact: .minor, certainty: certainty,
              message: "", screen: "", element: ElementReference(tag: "button"),
              position: SourcePosition(line: 1, column: 1))
          })
      ], rules: [])
  }

  @Test func whatAPersonMustLookAtFirstNeverFails() {
    #expect(AuditSummary(report()).failingSeverity == nil)
    #expect(AuditSummary(report((.error, .needsReview))).failingSeverity == nil)
    #expect(AuditSummary(report((.error, .needsReview), (.note, .likely))).failingSeverity == .note)
    #expect(AuditSummary(report((.note, .certain), (.error, .likely))).failingSeverity == .error)
  }

  @Test func countsByAnyCombination() {
    let summary = AuditSummary(
      report((.error, .certain), (.error, .likely), (.note, .likely), (.error, .likely)))
    #expect(summary.count() == 4)
    #expect(summary.count(.error) == 3)
    #expect(summary.count(nil, .likely) == 3)
    #expect(summary.count(.error, .likely) == 2)
    #expect(summary.count(.warning) == 0)
  }
}
