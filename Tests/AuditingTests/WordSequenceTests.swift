import Auditing
import Testing

@Suite struct WordSequenceTests {
  @Test(arguments: [
    ("Save", ["save"]), ("Terms & Conditions", ["terms", "and", "conditions"]),
    ("Don’t save…", ["dont", "save"]), ("E-Mail:", ["e", "mail"]), ("⇥", []), ("  ", []),
    ("30s", ["30s"]), ("Größe", ["größe"]),
  ])
  func words(_ text: String, _ words: [String]) {
    #expect(WordSequence(text).words == words)
  }

  @Test(arguments: [
    ("Close tab", "Close", true), ("Close tab", "tab close", false),
    ("Email address", "E-Mail", true), ("E-mail address", "email", true),
    ("Start", "Art", false), ("Log in", "Login", true), ("Anything", "⇥", false),
    ("", "Save", false),
  ])
  func contains(_ text: String, _ other: String, _ expected: Bool) {
    #expect(WordSequence(text).contains(WordSequence(other)) == expected)
  }

  @Test func countsWithoutOverlap() {
    #expect(
      WordSequence("Zip code: zip-code. Text Field.").count(of: WordSequence("Zip code")) == 2)
    #expect(WordSequence("go go go").count(of: WordSequence("go go")) == 1)
  }
}
