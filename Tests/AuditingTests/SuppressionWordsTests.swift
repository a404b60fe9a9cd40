import LayoutModel
import Testing

@testable import Auditing

@Suite struct SuppressionWordsTests {
  private let rules = ["empty-button", "label-blank", "label-in-name"]

  private func words(_ note: String) -> [Result<SuppressionWords, SuppressionWords.Mistake>] {
    SuppressionWords.all(in: note, knownRules: rules)
  }

  @Test(
    arguments: [
      ("a11y-audit:ignore empty-button: code sets it", ["empty-button"], false, "code sets it"),
      ("  a11y-audit:ignore empty-button : why  ", ["empty-button"], false, "why"),
      (
        "a11y-audit:ignore empty-button, label-blank: a: b", ["empty-button", "label-blank"], false,
        "a: b"
      ),
      (
        "a11y-audit:ignore empty-button,label-blank:x", ["empty-button", "label-blank"], false, "x"
      ),
      (
        "a11y-audit:ignore empty-button label-blank: x", ["empty-button", "label-blank"], false, "x"
      ),
      ("a11y-audit:ignore-subtree label-blank: a\tb", ["label-blank"], true, "a b"),
      ("a11y-audit:ignore all: a kiosk", nil, false, "a kiosk"),
      ("a11y-audit:ignore-subtree all, label-blank: x", nil, true, "x"),
      ("See ticket 7 a11y-audit:ignore label-blank: x", ["label-blank"], false, "x"),
    ] as [(String, [String]?, Bool, String)])
  func understands(_ note: String, _ rules: [String]?, _ subtree: Bool, _ reason: String) throws {
    let all = words(note)
    #expect(all.count == 1)
    let words = try #require(all.first).get()
    #expect(words.rules == rules)
    #expect(words.includesDescendants == subtree)
    #expect(words.reason == reason)
  }

  @Test func severalInOneNote() throws {
    let all = try words(
      """
      For translators: a verb.
      a11y-audit:ignore label-blank: one
      a11y-audit:ignore empty-button: two a11y-audit:ignore label-in-name: three
      """
    ).map { try $0.get() }
    #expect(all.map(\.rules) == [["label-blank"], ["empty-button"], ["label-in-name"]])
    #expect(all.map(\.reason) == ["one", "two", "three"])
  }

  @Test(arguments: [
    "", "For translators", "https://example.com/a11y-audit:ignore", "#bc-ignore!",
    "xa11y-audit:ignore empty-button: x", "a11y-audit",
  ])
  func leavesOtherNotesAlone(_ note: String) {
    #expect(words(note).isEmpty)
  }

  @Test(arguments: [
    ("a11y-audit:ignore empty-button", "the suppression gives no reason"),
    ("a11y-audit:ignore empty-button:", "the suppression gives no reason"),
    ("a11y-audit:ignore empty-button:  \t", "the suppression gives no reason"),
    ("a11y-audit:ignore", "the suppression names no rule"),
    ("a11y-audit:ignore: because", "the suppression names no rule"),
    ("a11y-audit:ignore , : because", "the suppression names no rule"),
    (
      "a11y-audit:ignore emptybutton: x",
      "there is no rule “emptybutton”; did you mean “empty-button”?"
    ),
    ("a11y-audit:ignore empty-button, qqqqq: x", "there is no rule “qqqqq”"),
    ("a11y-audit:ingore x: y", "“a11y-audit:ingore” means nothing; did you mean “ignore”?"),
    ("a11y-audit: ignore x: y", "“a11y-audit:” means nothing"),
  ])
  func saysWhatIsWrong(_ note: String, _ message: String) throws {
    let all = words(note)
    #expect(all.count == 1)
    guard case .failure(let mistake) = try #require(all.first) else {
      Issue.record("expected a mistake")
      return
    }
    #expect(mistake.message == message)
    #expect(!mistake.advice.isEmpty)
  }
}
