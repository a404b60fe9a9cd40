import Auditing
import LayoutModel
import Testing

@Suite struct LanguageMergingTests {
  private func finding(
    _ message: String, rule: String = "label-in-name", line: Int = 1,
    certainty: Certainty = .certain
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, severity: .error, impact: .serious, certainty: certainty, message: message,
      saysNow: message, screen: "Main", element: ElementReference(tag: "button"),
      position: SourcePosition(line: line, column: 1))
  }

  private func merged(
    _ base: [ReportedFinding], _ languages: (String, [ReportedFinding])...
  ) -> [ReportedFinding] {
    FileReport(path: "Main.xib", findings: base).merged(
      with: languages.map { ($0.0, FileReport(path: "Main.xib", findings: $0.1)) }
    ).findings
  }

  @Test func whatAllLanguagesHaveIsToldOnceInTheLayoutsWords() {
    let findings = merged(
      [finding("Shows “Save”, words: 1.")], ("de", [finding("Shows “Sichern”, words: 2.")]),
      ("ru", [finding("Shows “„Ы“”, words: 3.")]))
    #expect(findings == [finding("Shows “Save”, words: 1.")])
  }

  @Test func whatSomeLanguagesHaveNamesThem() {
    let findings = merged(
      [], ("de", [finding("Shows “Sichern”.")]), ("fr", []), ("ru", [finding("Shows “Сохр.”.")]))
    #expect(findings.map(\.languages) == [["de", "ru"]])
    #expect(
      findings.map(\.message)
        == ["In German (de): Shows “Sichern”. The same in Russian (ru), with other texts."])
    #expect(findings.map(\.saysNow) == ["Shows “Sichern”."])
  }

  @Test func languagesWithTheSameTextsAreNamedTogether() {
    let findings = merged(
      [finding("Shows “OK”.")], ("de", [finding("Shows “OK”.")]), ("fr", []),
      ("ja", [finding("Shows “はい”.")]), ("nl", [finding("Shows “OK”.")]))
    #expect(
      findings.map(\.message) == [
        """
        In the base language, German (de) and Dutch (nl): Shows “OK”. The same in Japanese (ja), \
        with other texts.
        """
      ])
    #expect(findings.map(\.languages) == [["Base", "de", "ja", "nl"]])
  }

  @Test func theLayoutsOwnTextsCountAsALanguage() {
    let findings = merged([finding("Shows “Save”.")], ("de", []))
    #expect(findings.map(\.languages) == [["Base"]])
    #expect(findings.map(\.message) == ["In the base language: Shows “Save”."])
  }

  @Test func manyLanguagesAreCounted() {
    let findings = merged(
      [], ("cs", [finding("x")]), ("da", [finding("x")]), ("de", [finding("x")]),
      ("el", [finding("x")]), ("xx", [finding("x")]), ("zh-Hans", []))
    #expect(
      findings.map(\.message) == ["In Czech (cs), Danish (da), German (de) and 2 more languages: x"]
    )
  }

  @Test func fourLanguagesAreNamed() {
    let findings = merged(
      [], ("cs", [finding("x")]), ("da", [finding("x")]), ("de", [finding("x")]),
      ("pt-BR", [finding("x")]))
    #expect(
      findings.map(\.message)
        == ["In Czech (cs), Danish (da), German (de) and Portuguese (pt-BR): x"])
  }

  @Test(arguments: [
    LanguageMergingTests.other(rule: "empty-button"), other(line: 2), other(message: "Hides “a”."),
    other(certainty: .likely),
  ])
  func otherCausesAreOtherFindings(other: ReportedFinding) {
    let findings = merged([finding("Shows “a”.")], ("de", [other]))
    #expect(Set(findings.flatMap(\.languages)) == ["Base", "de"])
    #expect(findings.count == 2)
  }

  private static func other(
    rule: String = "label-in-name", line: Int = 1, message: String = "Shows “a”.",
    certainty: Certainty = .certain
  ) -> ReportedFinding {
    LanguageMergingTests().finding(message, rule: rule, line: line, certainty: certainty)
  }

  @Test func findingsOfOneElementAreCounted() {
    let two = [finding("Shows “a”."), finding("Shows “b”.")]
    #expect(merged(two, ("de", [finding("Shows “c”.")])).map(\.languages) == [[], ["Base"]])
  }

  @Test func remarksAndPassesAreOfAllLanguages() {
    let reference = ElementReference(tag: "button")
    let position = SourcePosition(line: 1, column: 1)
    var base = FileReport(path: "Main.xib")
    base.undecided = [RuleRemark(rule: "a", reason: "x", element: reference, position: position)]
    base.passed = [
      PassedElement(rules: ["b", "c"], screen: "Main", element: reference, position: position)
    ]
    var german = base
    german.undecided = [
      RuleRemark(rule: "a", reason: "y", element: reference, position: position),
      RuleRemark(rule: "b", reason: "z", element: reference, position: position),
    ]
    german.passed[0].rules = ["c"]
    let merged = base.merged(with: [("de", german)])
    #expect(merged.undecided.map(\.reason) == ["x", "z"])
    #expect(merged.passed.map(\.rules) == [["c"]])
  }
}
