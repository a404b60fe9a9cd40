import Auditing
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Jenkins, GitLab, Azure DevOps, CircleCI and Bitrise need of a JUnit file, asked of a
/// document that another parser has read.
@Suite struct JUnitStructureTests {
  /// The reports by name, so that a test's log stays short.
  enum Sample: CaseIterable {
    case everything, hostile, clean, triaged

    var report: AuditReport {
      switch self {
      case .everything: SampleReport.all
      case .hostile: SampleReport.hostile
      case .clean: SampleReport.empty
      case .triaged: SampleReport.triaged
      }
    }
  }

  private func suites(of report: AuditReport) throws -> [XMLElement] {
    let document = try XMLDocument(data: Data(try ReportFormat.junit.write(report)))
    let root = try #require(document.rootElement())
    #expect(root.name == "testsuites")
    return root.elements(forName: "testsuite")
  }

  private func attribute(_ name: String, _ element: XMLElement) throws -> String {
    try #require(element.attribute(forName: name)?.stringValue)
  }

  @Test(arguments: Sample.allCases)
  func countsAgreeWithCases(sample: Sample) throws {
    for suite in try suites(of: sample.report) {
      let cases = suite.elements(forName: "testcase")
      #expect(!cases.isEmpty)
      #expect(try attribute("tests", suite) == String(cases.count))
      for (count, name) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        let actual = cases.count { !$0.elements(forName: name).isEmpty }
        #expect(try attribute(count, suite) == String(actual))
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func everyCaseHasAnIdentityWithoutItsLine(sample: Sample) throws {
    let report = sample.report
    var moved = report
    for file in moved.files.indices {
      for finding in moved.files[file].findings.indices {
        moved.files[file].findings[finding].position.line += 1_000
      }
      for finding in moved.files[file].suppressed.indices {
        moved.files[file].suppressed[finding].finding.position.line += 1_000
      }
      for finding in moved.files[file].known.indices {
        moved.files[file].known[finding].finding.position.line += 1_000
      }
    }
    func identities(_ report: AuditReport) throws -> [String] {
      try suites(of: report).flatMap { suite in
        try suite.elements(forName: "testcase").map {
          "\(try attribute("classname", $0)) \(try attribute("name", $0))"
        }
      }
    }
    let before = try identities(report)
    #expect(Set(before).count == before.count)
    #expect(try identities(moved) == before)
  }

  @Test func everyCaseHasFileLineAndTime() throws {
    for suite in try suites(of: SampleReport.all) {
      for testCase in suite.elements(forName: "testcase") {
        #expect(try attribute("file", testCase) == attribute("name", suite))
        #expect(try #require(Int(try attribute("line", testCase))) >= 1)
        #expect(try attribute("time", testCase) == "0.000")
        #expect(try attribute("classname", testCase).split(separator: ".").count == 2)
      }
    }
  }

  @Test func onlyErrorsThatAreNotForReviewFail() throws {
    let suite = try #require(try suites(of: SampleReport.all).first)
    let failed = try suite.elements(forName: "testcase")
      .filter { !$0.elements(forName: "failure").isEmpty }.map { try attribute("classname", $0) }
    #expect(failed == Array(repeating: "a11y-audit.image-button-no-label", count: 2))

    var report = SampleReport.all
    report.files[0].findings[0].certainty = .needsReview
    #expect(try attribute("failures", try #require(try suites(of: report).first)) == "1")
  }

  /// A finding that is set aside is skipped, under the name it had.
  @Test func whatIsSetAsideIsSkipped() throws {
    let suite = try #require(try suites(of: SampleReport.triaged).first)
    let before = try #require(try suites(of: SampleReport.all).first)
    func names(_ suite: XMLElement) throws -> [String] {
      try suite.elements(forName: "testcase").map { try attribute("name", $0) }
    }
    #expect(Set(try names(suite)).isSuperset(of: try names(before)))
    let messages = try suite.elements(forName: "testcase")
      .flatMap { $0.elements(forName: "skipped") }.map { try attribute("message", $0) }
    #expect(
      messages == [
        "suppressed: Code sets the label <b>later</b>. (the note in line 107)",
        "suppressed: The design team knows. (.a11y-audit.yml:3:5)",
        "remaining: in the baseline ci/base.json",
      ])
  }

  @Test func theTextRepeatsTheMessage() throws {
    let suite = try #require(try suites(of: SampleReport.all).first)
    let failure = try #require(
      suite.elements(forName: "testcase").first?.elements(forName: "failure").first)
    let message = try attribute("message", failure)
    #expect(!message.contains("\n"))
    #expect(try #require(failure.stringValue).contains(message))
  }
}
