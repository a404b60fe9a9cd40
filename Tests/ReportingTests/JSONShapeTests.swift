import Auditing
import Foundation
import Reporting
import Testing

@Suite struct JSONShapeTests {
  private func object(_ report: AuditReport) throws -> [String: Any] {
    let data = Data(try ReportFormat.json.write(report))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func namesSurviveUnchanged() throws {
    let files = try #require(try object(SampleReport.hostile)["files"] as? [[String: Any]])
    let findings = try #require(files.first?["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["saysNow"] as? String } == SampleReport.hostileNames)
  }

  @Test func isVersioned() throws {
    #expect(try object(SampleReport.all)["schemaVersion"] as? Int == 1)
  }

  @Test func countsFindingsBySeverityAndCertainty() throws {
    let summary = try #require(try object(SampleReport.all)["summary"] as? [String: Any])
    let findings = try #require(summary["findings"] as? [String: [String: Int]])
    #expect(
      findings == [
        "error": ["certain": 1, "likely": 1, "needsReview": 0],
        "warning": ["certain": 1, "likely": 0, "needsReview": 0],
        "note": ["certain": 0, "likely": 0, "needsReview": 2],
      ])
  }
}
