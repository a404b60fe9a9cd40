import Auditing
import Foundation
import Reporting
import Rules
import Testing

/// `Rules/README.md` is what the rules make it. With `RECORD_EXPECTED=1` in the environment it is
/// written anew; read the difference before you commit it.
@Suite("The page of rules")
struct RulesPageTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Rules/README.md")

  @Test func isInStep() throws {
    let page = RuleCatalogue.markdown(
      of: allRules.map { RuleEntry($0) }, notCovered: NotCovered.all)
    if ProcessInfo.processInfo.environment["RECORD_EXPECTED"] == "1" {
      try Data(page).write(to: Self.file)
      Issue.record("recorded Rules/README.md")
      return
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    let expected = String(decoding: page, as: UTF8.self)
    let differs = zip(written.split(separator: "\n"), expected.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(differs?.0 == differs?.1)
    #expect(written == expected, "record it with RECORD_EXPECTED=1")
  }

  @Test func whatIsNotEvaluatedIsNoRule() {
    let ids = Set(allRules.map { $0.documentation.id })
    for concern in NotCovered.all {
      #expect(!ids.contains(concern.id))
      #expect(!concern.summary.hasSuffix(".") && !concern.reason.hasSuffix("."))
      #expect(!concern.standards.isEmpty)
    }
    #expect(Set(NotCovered.all.map(\.id)).count == NotCovered.all.count)
  }

  @Test func jsonHoldsEveryRule() throws {
    let bytes = try RuleCatalogue.json(
      of: allRules.map { RuleEntry($0) }, notCovered: NotCovered.all)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String } == allRules.map { $0.documentation.id }.sorted())
    #expect(rules.allSatisfy { ($0["examples"] as? [Any])?.isEmpty == false })
    #expect((object["notEvaluated"] as? [Any])?.count == NotCovered.all.count)
  }
}
