import Auditing
import Foundation
import LayoutReading
import Rules
import Testing

/// `Rules/PEERS.md` says which rule finds what a peer's check does, and each such rule does.
@Suite("Peers")
struct PeerTests {
  struct Row {
    var peer: String
    var check: String
    /// `nil`: there must be none.
    var rule: String?
    var remark: String
  }

  private static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Rules/PEERS.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var rows: [Row] = []
    var peer = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { peer = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 3, cells[0] != "check", cells[0] != "---" else {
        continue
      }
      let rule = cells[1].hasPrefix("`") ? cells[1].trimmingCharacters(in: ["`"]) : nil
      rows.append(Row(peer: peer, check: cells[0], rule: rule, remark: cells[2]))
    }
    return rows
  }()

  @Test func everyRowNamesARuleOrSaysWhyNot() {
    let ids = Set(allRules.map { $0.documentation.id })
    #expect(Self.rows.count > 90)
    for row in Self.rows {
      #expect(!row.remark.isEmpty, "\(row.check)")
      if let rule = row.rule { #expect(ids.contains(rule), "\(row.check): \(rule)") }
    }
  }

  @Test func everyRowWithARuleHasACase() {
    let cases = Set(PeerCase.all.map { "\($0.peer): \($0.check): \($0.rule)" })
    let rows = Set(
      Self.rows.compactMap { row in row.rule.map { "\(row.peer): \(row.check): \($0)" } })
    #expect(cases == rows)
  }

  @Test(arguments: PeerCase.all)
  func findsWhatThePeerDoes(_ example: PeerCase) throws {
    let rule = try #require(allRules.first { $0.documentation.id == example.rule })
    let marked = MarkedLayout(.passes(example.check, example.layout))
    let layout = try LayoutReader().read(Array(marked.text.utf8), path: marked.path).get()
    let report = Auditor(rules: [rule]).audit(layout)
    #expect(report.findings.map(\.position) == marked.marks)
    #expect(!marked.marks.isEmpty)
  }
}
