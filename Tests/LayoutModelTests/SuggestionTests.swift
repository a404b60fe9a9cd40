import LayoutModel
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "The candidate that was meant",
    arguments: [
      ("titel", ["text", "title", "subtitle"], "title"),
      ("tittle", ["text", "title", "subtitle"], "title"),
      ("TITLE", ["text", "title"], "title"),
      ("oneTimeCode", ["new-password", "one-time-code"], "one-time-code"),
      ("label", ["text", "accessibilityLabel"], "accessibilityLabel"),
      ("isHidden", ["hidden", "highlighted"], "hidden"),
      ("jsn", ["text", "json", "junit"], "json"),
      ("hint-repeat-label", ["hint-repeats-label", "hint-without-label"], "hint-repeats-label"),
      ("Grösse", ["Größe", "Breite"], "Größe"),
    ])
  func meant(word: String, candidates: [String], expected: String) {
    #expect(suggestion(for: word, among: candidates) == expected)
  }

  @Test(
    "Nothing is close",
    arguments: [
      ("", ["title"]), ("x", ["title"]), ("title", []), ("frame", ["outlet", "symbol"]),
      ("---", ["title"]), ("id", ["on", "tag"]), (String(repeating: "a", count: 65), ["a"]),
    ])
  func none(word: String, candidates: [String]) {
    #expect(suggestion(for: word, among: candidates) == nil)
  }

  @Test("Of two that are as close, the first")
  func tie() {
    #expect(suggestion(for: "cat", among: ["car", "can"]) == "car")
  }
}
