import Auditing
import LayoutModel
import Rules
import Testing

/// What the options of rules change.
@Suite struct OptionTests {
  private func screen(_ elements: [Element]) -> ResolvedScreen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for element in elements { screen.append(element) }
    return ResolvedScreen(
      screen, of: Layout(path: "Example.xml", format: .layoutXML, screens: [screen]))
  }

  private func button(_ title: String = "Save", size: Double = 48) -> Element {
    var button = Element(
      .button, content: .button(Button(normal: Button.StateContent(title: title))))
    button.geometry.frame = Rect(x: 0, y: 0, width: 100, height: size)
    button.geometry.isFixedFrame = true
    return button
  }

  @Test(arguments: [
    (TouchTargetTooSmall.Options.Profile.material, 47.5, 48.0), (.apple, 43.5, 44),
    (.wcag22AA, 23.5, 24),
  ])
  func touchTargetProfile(
    _ profile: TouchTargetTooSmall.Options.Profile, _ tooSmall: Double, _ enough: Double
  ) {
    let rule = TouchTargetTooSmall(TouchTargetTooSmall.Options(minimum: profile.minimum))
    #expect(rule.check(screen([button(size: tooSmall)])).count == 1)
    #expect(rule.check(screen([button(size: enough)])).isEmpty)
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
    let rule = TouchTargetTooSmall(TouchTargetTooSmall.Options(.wcag22AA))
    // Middles 24 points apart, and 23.
    #expect(rule.check(screen([button(at: 0, 0, 16, 16), button(at: 24, 0, 16, 16)])).isEmpty)
    #expect(rule.check(screen([button(at: 0, 0, 16, 16), button(at: 23, 0, 16, 16)])).count == 2)
    #expect(rule.check(screen([button(at: 0, 0, 16, 16)])).isEmpty)
    // A target at an unknown place may be near.
    var nowhere = button()
    nowhere.geometry.frame = nil
    nowhere.geometry.sizeConstraints = [
      SizeConstraint(.width, .equal, 48), SizeConstraint(.height, .equal, 48),
    ]
    #expect(
      rule.check(screen([button(at: 0, 0, 16, 16), nowhere])) == [
        .cannotTell(element: 0, because: "the layout does not say how far other targets are")
      ])
  }

  @Test func distanceOfTargets() {
    let targets = screen([button(at: 0, 0, 48, 48), button(at: 58, 0, 48, 48)])
    #expect(TouchTargetsTooClose().check(targets).isEmpty)
    #expect(
      TouchTargetsTooClose(TouchTargetsTooClose.Options(distance: 12)).check(targets).count == 1)
  }

  @Test func minimumOfCoveredTargets() {
    // 30 of 48 points are left.
    let targets = screen([button(at: 0, 0, 48, 48), button(at: 0, 30, 100, 48)])
    let small = Size(width: 24, height: 24)
    #expect(TouchTargetCovered().check(targets).count == 1)
    #expect(
      TouchTargetCovered(TouchTargetCovered.Options(minimum: small)).check(targets).isEmpty)
  }

  @Test func adviceNobodyAskedForIsOff() {
    let isOn = Set(allRules.enabledByDefault.map { $0.documentation.id })
    #expect(!isOn.contains(TouchTargetsTooClose.documentation.id))
    #expect(isOn.contains(TouchTargetTooSmall.documentation.id))
    #expect(isOn.count == allRules.count - 1)
  }

  @Test func minimumCountOfRepeatedHints() {
    let days = ["Monday", "Tuesday"].map { title in
      var day = button(title)
      day.accessibility.hint = "Toggles this day."
      return day
    }
    #expect(RepeatedHint().check(screen(days)).isEmpty)
    #expect(RepeatedHint(RepeatedHint.Options(minimumCount: 2)).check(screen(days)).count == 1)
  }
}
