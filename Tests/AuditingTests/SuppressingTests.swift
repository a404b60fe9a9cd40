import Auditing
import LayoutModel
import Testing

@Suite struct SuppressingTests {
  /// A screen of a view (line 2) with two buttons (lines 3 and 4) in it, and a button (5) after it.
  private func layout(_ directives: Directive...) -> Layout {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    let view = screen.append(Element(.view, position: SourcePosition(line: 2, column: 1)))
    screen.append(.button("a", line: 3), to: view)
    screen.append(.button("b", line: 4), to: view)
    screen.append(.button("c", line: 5))
    screen.directives = directives
    return Layout(screen)
  }

  private func note(
    _ text: String, line: Int = 9, on target: Directive.Target = .element(1)
  ) -> Directive {
    Directive("a11y-audit:\(text)", at: SourcePosition(line: line, column: 1), on: target)
  }

  private func audit(
    _ layout: Layout, _ change: (inout AuditSettings) -> Void = { _ in }
  ) -> FileReport {
    var settings = AuditSettings(rules: [ButtonRule.self, ViewRule.self, SilentRule.self])
    settings.knownRules.append("off")
    change(&settings)
    return Auditor(settings).audit(layout)
  }

  private func lines(_ findings: [ReportedFinding]) -> [Int] { findings.map(\.position.line) }

  @Test(
    arguments: [
      ("ignore button: x", .element(1), [2, 4, 5], [3]),
      ("ignore view: x", .element(0), [3, 4, 5], [2]),
      ("ignore button: x", .element(0), [2, 3, 4, 5], []),
      ("ignore-subtree button: x", .element(0), [2, 5], [3, 4]),
      ("ignore-subtree all: x", .element(0), [5], [2, 3, 4]),
      ("ignore all: x", .element(0), [3, 4, 5], [2]),
      ("ignore button: x", .screen, [2], [3, 4, 5]),
      ("ignore all: x", .screen, [], [2, 3, 4, 5]),
      ("ignore button", .screen, [2, 3, 4, 5], []),
      ("ignore button: x", .nothing, [2, 3, 4, 5], []),
      ("ignore button: x", .lostComment, [2, 3, 4, 5], []),
    ] as [(String, Directive.Target, [Int], [Int])])
  func setsAside(_ text: String, _ target: Directive.Target, _ kept: [Int], _ suppressed: [Int]) {
    let report = audit(layout(note(text, on: target)))
    #expect(lines(report.findings) == kept)
    #expect(lines(report.suppressed.map(\.finding)) == suppressed)
    for item in report.suppressed {
      #expect(
        item.suppression
          == Suppression(.note(SourcePosition(line: 9, column: 1)), reason: "x"))
    }
  }

  @Test func theInnermostNoteCounts() {
    let report = audit(
      layout(
        note("ignore all: screen", line: 7, on: .screen),
        note("ignore button: element", line: 8, on: .element(1))))
    #expect(
      report.suppressed.map(\.suppression.reason) == ["screen", "element", "screen", "screen"])
    #expect(report.staleSuppressions.isEmpty)
  }

  @Test func whatCannotBeFollowedCountsAsAnError() {
    let report = audit(
      layout(note("ignore buton: x"), note("ignore button: x", line: 10, on: .nothing)))
    #expect(report.invalidSuppressions.map(\.position.line) == [9, 10])
    #expect(
      report.invalidSuppressions.first?.message
        == "there is no rule “buton”; did you mean “button”?")
    let summary = AuditSummary(AuditReport(files: [report], rules: []))
    #expect(summary.invalidSuppressions == 2)
    var silent = report
    silent.findings = []
    #expect(AuditSummary(AuditReport(files: [silent], rules: [])).failingSeverity == .error)
  }

  @Test(
    arguments: [
      ("ignore button: x", .element(0), ["button"]),
      ("ignore button, view: x", .element(0), ["button"]),
      ("ignore button: x", .element(1), nil),
      // The rule did not run; the rule cannot tell.
      ("ignore off: x", .element(1), nil),
      ("ignore silent: x", .element(3), nil),
      ("ignore silent: x", .element(1), ["silent"]),
    ] as [(String, Directive.Target, [String]?)])
  func tellsWhatIsNoLongerNeeded(
    _ text: String, _ target: Directive.Target, _ stale: [String]?
  ) {
    let report = audit(layout(note(text, on: target)))
    #expect(report.staleSuppressions.map(\.rules) == (stale.map { [$0] } ?? []))
    #expect(report.invalidSuppressions.isEmpty)
  }

  @Test func aNoteForAllRulesIsStaleOnlyWhereAllRan() {
    var empty = Screen(name: "Empty", position: SourcePosition(line: 1, column: 1))
    empty.append(.label("text"))
    empty.directives = [note("ignore all: x", on: .element(0))]
    #expect(audit(Layout(empty)).staleSuppressions.map(\.rules) == [[]])
    #expect(audit(Layout(empty)) { $0.isComplete = false }.staleSuppressions.isEmpty)
    var partly = Layout(empty)
    partly.notEvaluated = [
      NotEvaluated(.launchScreen, at: SourcePosition(line: 1, column: 1))
    ]
    #expect(audit(partly).staleSuppressions.isEmpty)
  }

  @Test func aWarningDoesNotFailWithoutNeed() {
    let report = audit(layout(note("ignore button: x", on: .element(0))))
    var alone = report
    alone.findings = []
    #expect(AuditSummary(AuditReport(files: [alone], rules: [])).failingSeverity == .warning)
  }

  @Test func theConfigurationSetsAside() {
    let place = SourcePosition(line: 3, column: 5)
    let entry = SuppressionEntry(
      rule: "button", screen: "Screen", reason: "legacy", configuration: ".a11y-audit.yml",
      position: place)
    let unused = SuppressionEntry(
      rule: "button", objectID: "none", reason: "r", configuration: ".a11y-audit.yml",
      position: SourcePosition(line: 4, column: 5))
    let file = audit(layout(note("ignore button: x"))) { $0.suppressions = [unused, entry] }
    #expect(lines(file.findings) == [2])
    // The note in the layout comes first.
    #expect(
      file.suppressed.map(\.suppression) == [
        Suppression(.note(SourcePosition(line: 9, column: 1)), reason: "x"),
        Suppression(.configuration(".a11y-audit.yml", place), reason: "legacy"),
        Suppression(.configuration(".a11y-audit.yml", place), reason: "legacy"),
      ])
    var report = AuditReport(files: [file], rules: [ButtonRule.documentation])
    let stale = report.staleSuppressions(among: [unused, entry]) { _ in true }
    #expect(stale.map(\.source.position.line) == [4])
    #expect(report.staleSuppressions(among: [unused]) { _ in false }.isEmpty)
    report.rules = []
    #expect(report.staleSuppressions(among: [unused]) { _ in true }.isEmpty)
  }
}

/// Finds every button.
private struct ButtonRule: Rule {
  static let documentation = RuleDocumentation.test("button")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .button
  }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.filter { judges($0, in: screen) }
      .map { .fails(Finding(element: $0, message: "button", certainty: .certain)) }
  }
}

/// Finds every view.
private struct ViewRule: Rule {
  static let documentation = RuleDocumentation.test("view")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .view
  }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.filter { judges($0, in: screen) }
      .map { .fails(Finding(element: $0, message: "view", certainty: .certain)) }
  }
}

/// Cannot tell of the last element.
private struct SilentRule: Rule {
  static let documentation = RuleDocumentation.test("silent")

  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { true }

  func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.count < 4 ? [] : [.cannotTell(element: 3, because: "nobody knows")]
  }
}
