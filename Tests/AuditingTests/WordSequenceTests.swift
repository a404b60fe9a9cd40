import Auditing
import Testing

@Suite struct WordSequenceTests {
  @Test(arguments: [
    ("Save", ["save"]), ("Terms & Conditions", ["terms", "and", "conditions"]),
    ("Don’t save…", ["dont", "save"]), ("E-Mail:", ["e", "mail"]), ("⇥", []), ("  ", []),
    ("30s", ["30s"]), ("Größe", ["größe"]), ("don't", ["dont"]), ("one\r\ntwo", ["one", "two"]),
    ("A&B", ["a", "and", "b"]), ("Ä&B", ["ä", "and", "b"]), ("saveAll", ["saveall"]),
    ("e\u{301}tat", ["e\u{301}tat"]),
  ])
  func words(_ text: String, _ words: [String]) {
    #expect(WordSequence(text).words == words)
  }

  @Test(arguments: [
    ("nameErrorLabel", ["name", "error", "label"]), ("user_name", ["user", "name"]),
    ("URLField", ["urlfield"]), ("newPassword2Field", ["new", "password2field"]),
    ("don'Talk", ["dontalk"]), ("straßeÄrger", ["straße", "ärger"]),
    ("ÄrgerName", ["ärger", "name"]),
  ])
  func wordsOfIdentifiers(_ name: String, _ words: [String]) {
    #expect(WordSequence(ofIdentifier: name).words == words)
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

  @Test func countsWhatOverlapsItself() {
    #expect(WordSequence("aab aa b a ab").count(of: WordSequence("aab")) == 3)
    #expect(WordSequence("aaab").count(of: WordSequence("aab")) == 0)
    #expect(WordSequence("aa ab").count(of: WordSequence("aab")) == 0)
    #expect(WordSequence("a b a b a c").count(of: WordSequence("a b a c")) == 1)
    #expect(WordSequence("a b a b a b").count(of: WordSequence("abab")) == 1)
  }

  @Test func composedAndDecomposedLettersAreTheSame() {
    #expect(WordSequence("cafe\u{301} bar").contains(WordSequence("caf\u{E9}")))
  }

  /// To begin anew at every word would take hours.
  @Test func repeatedWordsAreReadOnce() {
    let title = WordSequence(words: Array(repeating: "a", count: 300_000) + ["b"])
    let label = WordSequence(words: Array(repeating: "a", count: 200_000) + ["c"])
    #expect(title.count(of: label) == 0)
    #expect(title.count(of: WordSequence(words: Array(repeating: "a", count: 100_000))) == 3)
  }

  @Test(arguments: [
    ("Bloq Núm", ["bloq", "num"]), ("RÉSUMÉ", ["resume"]), ("e\u{301}te\u{301}", ["ete"]),
    ("Straße", ["straße"]), ("Ærø", ["æro"]), ("Отмена й", ["отмена", "й"]), ("ביטול", ["ביטול"]),
    ("キャンセル", ["キャンセル"]), ("Ngũ ệ", ["ngu", "e"]),
  ])
  func withoutDiacritics(_ text: String, _ words: [String]) {
    #expect(WordSequence(text).withoutDiacritics.words == words)
  }
}
