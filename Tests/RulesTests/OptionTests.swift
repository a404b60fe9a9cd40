import Auditing
import LayoutModel
import Rules
import Testing

/// What the options of rules change.
@Suite struct OptionTests {
  private func screen(
    _ elements: [Element], _ requirement: TouchRequirement = TouchRequirement()
  ) -> ResolvedScreen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for element in elements { screen.append(element) }
    return ResolvedScreen(
      screen, of: Layout(path: "Example.xml", format: .layoutXML, screens: [screen]),
      touchRequirement: requirement)
  }

  private func button(_ title: String = "Save", size: Double = 48) -> Element {
    var button = Element(
      .button, content: .button(Button(normal: Button.StateContent(title: title))))
    button.geometry.frame = Rect(x: 0, y: 0, width: 100, height: size)
    button.geometry.isFixedFrame = true
    return button
  }

  @Test(arguments: [
    (TouchRequirement.Profile.material, 47.5, 48.0), (.apple, 43.5, 44),
    (.wcag22AA, 23.5, 24),
  ])
  func touchTargetProfile(
    _ profile: TouchRequirement.Profile, _ tooSmall: Double, _ enough: Double
  ) {
    let rule = TouchTargetTooSmall()
    let requirement = TouchRequirement(profile)
    // A neighbour without a gap takes the exception for spacing.
    let neighbour = button(at: 0, 0, 100, 100)
    let small = rule.check(screen([neighbour, button(size: tooSmall)], requirement))
    #expect(small.count == 1)
    #expect(rule.check(screen([neighbour, button(size: enough)], requirement)).isEmpty)
  }

  @Test(arguments: [
    (Double(36), "Set hitAreaInsets to -6 at top and bottom and 0 at left and right."),
    (Double(41), "Set hitAreaInsets to -3.5 at top and bottom and 0 at left and right."),
  ])
  func insetsByTheFormula(_ height: Double, _ fix: String) throws {
    var button = button(size: height)
    button.customClass = CustomClass("MDCButton")
    let outcomes = TouchTargetTooSmall().check(screen([button]))
    guard case .fails(let finding) = try #require(outcomes.first) else {
      Issue.record("expected a finding")
      return
    }
    #expect(finding.fix == fix)
  }

  private func button(at x: Double, _ y: Double, _ width: Double, _ height: Double) -> Element {
    var button = button()
    button.geometry.frame = Rect(x: x, y: y, width: width, height: height)
    return button
  }

  @Test func spacingExcusesSmallTargets() {
    func check(_ elements: Element...) -> [RuleOutcome] {
      TouchTargetTooSmall().check(screen(elements, TouchRequirement(.wcag22AA)))
    }
    // Middles 24 points apart, and 23.
    #expect(check(button(at: 0, 0, 16, 16), button(at: 24, 0, 16, 16)).isEmpty)
    #expect(check(button(at: 0, 0, 16, 16), button(at: 23, 0, 16, 16)).count == 2)
    #expect(check(button(at: 0, 0, 16, 16)).isEmpty)
    // A target at an unknown place may be near.
    var nowhere = button()
    nowhere.geometry.frame = nil
    nowhere.geometry.sizeConstraints = [
      SizeConstraint(.width, .equal, 48), SizeConstraint(.height, .equal, 48),
    ]
    #expect(
      check(button(at: 0, 0, 16, 16), nowhere) == [
        .cannotTell(element: 0, because: "the layout does not say how far other targets are")
      ])
  }

  @Test func aMinimumOfAClassIsNotExcusedBySpacing() {
    let requirement = TouchRequirement(
      .wcag22AA, sizes: ["RoundButton": Size(width: 44, height: 44)])
    var round = button(at: 0, 0, 30, 30)
    round.customClass = CustomClass("RoundButton")
    let outcomes = TouchTargetTooSmall().check(
      screen([round, button(at: 200, 0, 16, 16)], requirement))
    guard case .fails(let finding) = outcomes.first, outcomes.count == 1 else {
      Issue.record("expected one finding, not \(outcomes)")
      return
    }
    #expect(finding.element == 0)
    #expect(finding.message.contains("less than 44 × 44"))
  }

  @Test(
    arguments: [(.material, "48"), (.apple, "44"), (.wcag22AA, nil)]
      as [(TouchRequirement.Profile, String?)])
  func heightOfExpandedMiniButtons(_ profile: TouchRequirement.Profile, _ height: String?) {
    var add = Element(
      .button, customClass: CustomClass("MDCFloatingButton"),
      content: .button(
        Button(normal: Button.StateContent(title: "Create", image: Image("ic_add")))))
    add.material = Material()
    add.material?.shape = 1
    add.material?.mode = 1
    let outcomes = ExpandedMiniFloatingButton().check(screen([add], TouchRequirement(profile)))
    let fixes = outcomes.map { outcome -> String? in
      if case .fails(let finding) = outcome { finding.fix } else { nil }
    }
    #expect(
      fixes
        == (height.map {
          ["Use the default shape, or set a minimumSize of \($0) points in height."]
        } ?? []))
  }

  @Test func distanceOfTargets() {
    let targets = screen([button(at: 0, 0, 48, 48), button(at: 58, 0, 48, 48)])
    #expect(TouchTargetsTooClose().check(targets).isEmpty)
    var rule = TouchTargetsTooClose()
    rule.distance = 12
    #expect(rule.check(targets).count == 1)
  }

  @Test func minimumOfCoveredTargets() {
    // 30 of 48 points are left.
    let targets = [button(at: 0, 0, 48, 48), button(at: 0, 30, 100, 48)]
    #expect(TouchTargetCovered().check(screen(targets)).count == 1)
    #expect(TouchTargetCovered().check(screen(targets, TouchRequirement(.wcag22AA))).isEmpty)
    let sizes = ["UIButton": Size(width: 24, height: 24)]
    #expect(TouchTargetCovered().check(screen(targets, TouchRequirement(sizes: sizes))).isEmpty)
  }

  @Test(arguments: [
    "touch-targets-too-close", "reading-order-ambiguous", "fixed-font-size",
    "keyboard-type-mismatch", "deprecated-material-text-field", "several-floating-action-buttons",
    "label-too-long", "label-ends-with-period", "label-not-capitalized", "label-all-caps",
    "label-not-leading-visible-text", "hint-format",
  ])
  func adviceNobodyAskedForIsOff(_ id: String) {
    let isOn = Set(allRules.enabledByDefault.map { $0.documentation.id })
    #expect(allRules.contains { $0.documentation.id == id })
    #expect(!isOn.contains(id))
    #expect(isOn.contains(TouchTargetTooSmall.documentation.id))
  }

  @Test func minimumCountOfRepeatedHints() {
    let days = ["Monday", "Tuesday"].map { title in
      var day = button(title)
      day.accessibility.hint = "Toggles this day."
      return day
    }
    #expect(RepeatedHint().check(screen(days)).isEmpty)
    var rule = RepeatedHint()
    rule.minimumCount = 2
    #expect(rule.check(screen(days)).count == 1)
  }

  @Test(
    arguments: [
      ("minimum-count", RuleOptionValue.integer(2), 2),
      // Below the least value; of another kind; no such option.
      ("minimum-count", .integer(1), nil), ("minimum-count", .number(4), nil),
      ("minimum", .integer(4), nil),
    ] as [(String, RuleOptionValue, Int?)])
  func optionsAreSetByName(_ name: String, _ value: RuleOptionValue, _ result: Int?) {
    var rule = RepeatedHint()
    let isSet = rule.set(name, to: value)
    #expect(isSet == (result != nil))
    #expect(rule.minimumCount == result ?? 3)
  }

  @Test(arguments: [
    ("repeated-hint", "minimum-count", "3"), ("label-too-long", "maximum-length", "40"),
    ("touch-targets-too-close", "distance", "8"),
    ("material-visual-size-too-small", "minimum-size", "[64, 36]"),
  ])
  func declarationsNameTheDefaults(_ id: String, _ option: String, _ value: String) throws {
    let rule = try #require(allRules.first { $0.documentation.id == id })
    #expect(rule.optionDeclarations.map(\.name) == [option])
    #expect(rule.optionDeclarations.map(\.defaultValue.description) == [value])
  }
}
