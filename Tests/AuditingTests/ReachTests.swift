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
