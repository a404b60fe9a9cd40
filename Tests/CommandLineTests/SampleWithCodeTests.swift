import Foundation
import Testing

/// The sample with code gives what its index says, with the code and without.
@Suite struct SampleWithCodeTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../SampleLayouts").standardizedFileURL

  private struct Row: Hashable {
    var outlet: String
    /// A rule and how sure it is; empty where nothing is found.
    var finding: String
  }

  /// The outlets of the index with what a cell of theirs says.
  private func index(column: Int) throws -> Set<Row> {
    let text = try String(
      contentsOf: Self.samples.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `player") }
    #expect(rows.count == 4)
    return Set(
      rows.map { row in
        let cells = row.split(separator: "|").map {
          $0.replacingOccurrences(of: "`", with: "").trimmingCharacters(in: .whitespaces)
        }
        return Row(outlet: cells[0], finding: cells[column] == "nothing" ? "" : cells[column])
      })
  }

  private struct Report: Decodable {
    struct Element: Decodable {
      var objectID: String
    }
    struct Finding: Decodable {
      var rule: String
      var certainty: String
      var element: Element
    }
    struct File: Decodable {
      var findings: [Finding]
    }
    var files: [File]
  }

  private func found(_ options: String...) throws -> Set<Row> {
    let program = try Program()
    let folder = Self.samples.appendingPathComponent("WithCode")
    let outcome = try program.run(
      ["--format", "json", "--fail-on", "never", "--no-config"] + options + [folder.path])
    #expect(outcome.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let layout = try String(
      contentsOf: folder.appendingPathComponent("Player.xib"), encoding: .utf8)
    // <outlet property="playerCloseButton" destination="rgt-00-cls" id="con-00-cls"/>
    var outlets: [String: String] = [:]
    for line in layout.split(separator: "\n") where line.contains("<outlet property=\"player") {
      let parts = line.split(separator: "\"")
      outlets[String(parts[3])] = String(parts[1])
    }
    var rows = Set(outlets.values.map { Row(outlet: $0, finding: "") })
    for finding in report.files.flatMap(\.findings) {
      let outlet = try #require(outlets[finding.element.objectID])
      let certainty = finding.certainty == "needsReview" ? "review" : finding.certainty
      rows.remove(Row(outlet: outlet, finding: ""))
      rows.insert(Row(outlet: outlet, finding: "\(finding.rule), \(certainty)"))
    }
    return rows
  }

  @Test func withTheCode() throws {
    #expect(try found() == index(column: 2))
  }

  @Test func withoutTheCode() throws {
    #expect(try found("--no-evidence") == index(column: 1))
  }
}
