import Auditing
import LayoutModel
import Testing
import VoiceOver

@Suite struct ReachTests {
  private func reach(_ change: (inout Element) -> Void) -> Reach {
    screen(change).reach(of: 0)
  }

  private func screen(_ change: (inout Element) -> Void) -> ResolvedScreen {
    var button = Element.button()
    change(&button)
    let layout = Layout(.with(button))
    return ResolvedScreen(layout.screens[0], of: layout)
  }

  @Test func nothingLeadsToTheElement() {
    #expect(reach { _ in } == Reach(certainty: .certain))
    #expect(reach { $0.customClass = CustomClass("MDCButton") }.certainty == .certain)
    #expect(reach { $0.userLabel = "Save" }.certainty == .certain)
  }

  @Test func codeReachesIt() {
    #expect(reach { $0.outlets = [Outlet("save")] }.cause == .outlet)
    #expect(reach { $0.customClass = CustomClass("SaveButton") }.cause == .customClass)
    #expect(reach { $0.viewTag = 7 }.cause == .tag)
    for reach in [
      reach { $0.outlets = [Outlet("days", isCollection: true)] },
      reach { $0.customClass = CustomClass("SaveButton") }, reach { $0.viewTag = 7 },
    ] {
      #expect(reach.certainty == .likely)
    }
    #expect(
      reach { $0.outlets = [Outlet("days", isCollection: true)] }.reason
        == "the outlet collection “days” lets code change it")
  }

  /// A xib may hold a control beside its cell that nothing ever shows.
  @Test(arguments: [
    (Layout.Format.xib, 2, Certainty.needsReview), (.xib, 1, .certain), (.storyboard, 2, .certain),
  ])
  func aControlAloneAtTheTop(_ format: Layout.Format, _ count: Int, _ certainty: Certainty) {
    let screens = [Screen.with(.button()), .with(Element(.tableViewCell))].prefix(count)
    let layout = Layout(path: "Cell.xib", format: format, screens: Array(screens))
    let resolved = ResolvedScreen(layout.screens[0], of: layout)
    #expect(resolved.reach(of: 0).certainty == certainty)
    #expect(resolved.reachOfMissingName(0).certainty == certainty)
    if count == 2 {
      #expect(ResolvedScreen(layout.screens[1], of: layout).reach(of: 0).certainty == .certain)
    }
  }

  /// What is loaded by its place in the file.
  @Test func aControlBesideAView() {
    let layout = Layout(
      path: "Views.xib", format: .xib, screens: [.with(Element(.view)), .with(.button())])
    #expect(ResolvedScreen(layout.screens[1], of: layout).reach(of: 0).certainty == .certain)
  }

  @Test func aControlAtTheTopWithAnOutlet() {
    var button = Element.button()
    button.outlets = [Outlet("save")]
    let layout = Layout(
      path: "Cell.xib", format: .xib,
      screens: [.with(Element(.tableViewCell)), .with(button)])
    #expect(ResolvedScreen(layout.screens[1], of: layout).reach(of: 0).certainty == .likely)
  }

  @Test(arguments: [
    ("layer.cornerRadius", "number", Certainty.certain),
    ("borderColor", "color", .certain), ("style", "number", .likely),
    ("titleKey", "string", .likely),
  ])
  func runtimeAttribute(_ keyPath: String, _ type: String, _ certainty: Certainty) {
    let reach = reach {
      $0.runtimeAttributes = [RuntimeAttribute(keyPath, type: type, value: "1")]
    }
    #expect(reach.certainty == certainty)
  }

  @Test func aTextMayBeTheMissingName() {
    let text = screen {
      $0.outlets = [Outlet("save")]
      $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "save")]
    }
    #expect(text.reachOfMissingName(0).certainty == .needsReview)
    let number = screen {
      $0.runtimeAttributes = [RuntimeAttribute("style", type: "number", value: "1")]
    }
    #expect(number.reachOfMissingName(0).certainty == .likely)
  }

  @Test func whatNoSourceConfirmsIsNeverCertain() {
    let certain = Reach(certainty: .certain)
    let guessed = Utterance(label: SpokenPart("Add", from: .system, isConfirmed: false))
    #expect(certain.resting(on: guessed).certainty == .likely)
    #expect(certain.resting(on: Utterance(label: SpokenPart("Add", from: .title))) == certain)
  }

  @Test func limitsOnlyLower() {
    let likely = Reach(certainty: .likely, reason: "a")
    #expect(likely.atMost(.certain, because: "b") == likely)
    #expect(likely.atMost(.likely, because: "b") == likely)
    #expect(likely.atMost(.needsReview, because: "b").reason == "b")
  }
}

@Suite struct CodeEvidenceTests {
  private static let place = CodePlace("App/Login.swift", line: 12)

  private func screen(
    _ evidence: CodeEvidence?, _ change: (inout Element) -> Void = { _ in }
  ) -> ResolvedScreen {
    var button = Element.button()
    button.outlets = [Outlet("save", ownerClass: CustomClass("Login"))]
    button.evidence = evidence
    change(&button)
    let layout = Layout(.with(button))
    return ResolvedScreen(layout.screens[0], of: layout)
  }

  private func evidence(
    _ property: CodeFact.Property? = nil, _ value: CodeFact.Value = .computed, gap: String? = nil
  ) -> CodeEvidence {
    CodeEvidence(
      facts: property.map {
        [CodeFact($0, value, by: .outlet("save", ofClass: "Login"), at: Self.place)]
      } ?? [],
      gaps: gap.map { [CodeGap($0, at: Self.place)] } ?? [], sources: ["App/Login.swift"],
      classes: ["Login"])
  }

  @Test func codeThatSetsNothingMakesItCertain() {
    let reach = screen(evidence()).reachOfMissingName(0)
    #expect(reach.certainty == .certain)
    #expect(
      reach.reason
        == "all code of Login was read and nothing in it sets what VoiceOver says: Login.swift")
    // Where it is touched code may still change.
    #expect(screen(evidence()).reach(of: 0).certainty == .likely)
  }

  @Test func whatWasNotFollowedLeavesItLikely() {
    let reach = screen(evidence(gap: "it is passed to “configure”")).reachOfMissingName(0)
    #expect(reach.certainty == .likely)
    #expect(
      reach.reason
        == "the outlet “save” lets code change it: it is passed to “configure” (Login.swift:12)")
  }

  @Test(arguments: [
    (CodeFact.Property.configuration, Certainty.likely), (.image, .certain), (.hint, .certain),
    (.size, .certain), (.isHidden, .certain), (.isElement, .likely), (.removed, .likely),
  ])
  func whatMayNameIt(_ property: CodeFact.Property, _ certainty: Certainty) {
    #expect(screen(evidence(property)).reachOfMissingName(0).certainty == certainty)
  }

  @Test func imagesCountWhereTheyAreAskedFor() {
    let reach = screen(evidence(.image)).reachOfMissingName(0, orOf: [.image])
    #expect(reach.certainty == .likely)
    #expect(reach.reason == "code sets its image (Login.swift:12)")
  }

  @Test func sizesSetInCodeNeedAPerson() {
    #expect(screen(evidence(.hitArea)).reach(of: 0).certainty == .needsReview)
  }

  @Test func runtimeAttributesStillCount() {
    let reach = screen(evidence()) {
      $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "save")]
    }.reachOfMissingName(0)
    #expect(reach.certainty == .needsReview)
  }

  @Test(arguments: [
    (CodeFact.Property.label, CodeFact.Value.text("Save"), true), (.label, .nothing, false),
    (.title, .computed, true), (.image, .computed, false), (.isElement, .flag(false), true),
    (.isElement, .flag(true), false), (.isElement, .computed, false),
    (.elementsHidden, .flag(true), true),
  ])
  func clearance(_ property: CodeFact.Property, _ value: CodeFact.Value, _ isCleared: Bool) {
    let fact = screen(evidence(property, value)).clearance(of: 0, by: [.label, .title])
    #expect((fact != nil) == isCleared)
  }

  @Test func underAConditionAPersonMustLook() {
    func fact(_ number: Int) -> CodeFact {
      CodeFact(
        .label, by: .outlet("save", ofClass: "Login"), at: Self.place,
        in: [CodeBranch(number, of: 2, at: Self.place, identity: 1)])
    }
    let once = screen(CodeEvidence(facts: [fact(0)]))
    #expect(once.clearance(of: 0, by: [.label]) == nil)
    #expect(once.clearanceUnderCondition(of: 0, by: [.label]) == fact(0))
    #expect(once.clearanceUnderCondition(of: 0, by: [.title]) == nil)
    let inBoth = screen(CodeEvidence(facts: [fact(0), fact(1)]))
    #expect(inBoth.clearance(of: 0, by: [.label]) == fact(0))
    let twice = screen(CodeEvidence(facts: [fact(1), fact(1)]))
    #expect(twice.clearance(of: 0, by: [.label]) == nil)
  }

  @Test func placeholdersDoNotLast() {
    let field = screen(evidence(.placeholder)) {
      $0.kind = .textField
      $0.content = .textInput(TextInput(placeholder: "Name"))
    }
    #expect(field.reachOfMissingName(0).certainty == .likely)
    #expect(
      field.reachOfMissingLastingName(0)
        == Reach(
          certainty: .certain,
          reason: "all code of Login was read and nothing in it gives it a name: Login.swift"))
  }
}
