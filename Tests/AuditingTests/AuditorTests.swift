import Auditing
import LayoutModel
import Testing

@Suite struct AuditorTests {
  @Test func findingsStandInTheOrderOfTheFile() {
    let layout = Layout(
      .with(.button("b", line: 9), .button("c", line: 2, column: 7)),
      .with(.button("a", line: 2, column: 3)))
    let report = Auditor(rules: [Second.self, First.self]).audit(layout)
    #expect(report.findings.map(\.element.name) == ["a", "a", "c", "c", "b", "b"])
    #expect(
      report.findings.map(\.rule) == ["first", "second", "first", "second", "first", "second"])
    #expect(report.screenCount == 2)
    #expect(report.elementCount == 3)
  }

  @Test func whatNeedsReviewIsANoteWhateverTheRule() {
    let report = Auditor(rules: [First.self, Second.self]).audit(Layout(.with(.button("a"))))
    #expect(report.findings.map(\.severity) == [.error, .note])
    #expect(report.findings.map(\.impact) == [.serious, .serious])
    #expect(report.findings.map(\.certainty) == [.certain, .needsReview])
  }

  @Test func whatCannotBeToldIsKeptApart() {
    let report = Auditor(rules: [Unsure.self]).audit(Layout(.with(.button("a"), .button("b"))))
    #expect(report.findings.isEmpty)
    #expect(report.undecided.map(\.element.name) == ["a", "b"])
    #expect(report.undecided.map(\.reason) == ["nobody knows", "nobody knows"])
  }

  @Test func passesAreListedWhenAskedFor() {
    let layout = Layout(.with(.button("a"), .button("b"), .label("c")))
    var settings = AuditSettings(rules: [Picky.self, Odd.self])
    #expect(Auditor(settings).audit(layout).passed.isEmpty)
    settings.collectsPasses = true
    let passed = Auditor(settings).audit(layout).passed
    // “a” fails both; “c” belongs to the finding on “a”, as far as one of the rules goes.
    #expect(passed.map(\.element.name) == ["b", "c"])
    #expect(passed.map(\.rules) == [["odd", "picky"], ["odd"]])
  }

  @Test func whatTheReaderLeftOutIsPassedOn() {
    var layout = Layout(.with())
    let launchScreen = NotEvaluated(.launchScreen, at: SourcePosition(line: 2, column: 1))
    layout.notEvaluated = [launchScreen]
    #expect(Auditor(rules: []).audit(layout).notEvaluated == [launchScreen])
  }
}

private struct First: Rule {
  static let documentation = RuleDocumentation.test("first")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.map {
      .fails(Finding(element: $0, message: "first", certainty: .certain))
    }
  }
}

private struct Second: Rule {
  static let documentation = RuleDocumentation.test("second")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.reversed().map {
      .fails(Finding(element: $0, message: "second", certainty: .needsReview))
    }
  }
}

private struct Unsure: Rule {
  static let documentation = RuleDocumentation.test("unsure")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.map { .cannotTell(element: $0, because: "nobody knows") }
  }
}

/// Finds one fault in the first and the last element.
private struct Picky: Rule {
  static let documentation = RuleDocumentation.test("picky")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    [
      .fails(
        Finding(
          element: 0, others: [screen.elements.count - 1], message: "picky",
          certainty: .certain))
    ]
  }
}

/// Exempts the first element.
private struct Odd: Rule {
  static let documentation = RuleDocumentation.test("odd")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    [.exempt(element: 0, because: "it is the first")]
  }
}

extension RuleDocumentation {
  static func test(_ id: String) -> RuleDocumentation {
    RuleDocumentation(
      id: id, summary: id, why: "", decides: "", limits: "", fixInInterfaceBuilder: "",
      fixInCode: "", standards: [], severity: .error, impact: .serious, examples: [])
  }
}
