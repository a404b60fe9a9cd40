import Auditing
import LayoutModel

public struct RedundantLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "redundant-label",
    summary: "An accessibility label says exactly what the element shows",
    why: """
      VoiceOver reads the title of a button and the text of a label by itself. A copy of it adds \
      nothing today and goes stale tomorrow: when the title changes, in code or in a translation, \
      people who listen go on hearing the old one.
      """,
    decides: """
      The accessibility label of a button or label VoiceOver reaches is the same, letter by \
      letter, as the title or text shown in the state the layout starts in. A label that differs \
      in capitals is left alone: it may be there so that “SAVE” is not spelled out. So is one that \
      only a translation makes the same: other languages need it, and it is one for all.
      """,
    limits: """
      With an outlet, a custom class, a tag or a run-time attribute code may set either text, so \
      the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Label in the Identity inspector.
      """,
    fixInCode: """
      saveButton.accessibilityLabel = nil
      """,
    standards: [.apple("UIAccessibility, accessibilityLabel")],
    severity: .note, impact: .minor,
    examples: [
      .fails(
        "A copy of the title",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityLabel="Save "/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Save”, which VoiceOver reads by \
          itself; when the title changes, the copy \
          does not.
          """,
        saysNow: "Save . Button.", wouldSay: "Save. Button."),
      .fails(
        "The copy hides a title that changes",
        """
        <layout name="Player">
          ↓<button title="Follow" selectedTitle="Following" accessibilityLabel="Follow"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Follow”, so VoiceOver goes on saying \
          it when the button is selected and shows “Following”.
          """,
        saysNow: "Follow. Button.", wouldSay: "Follow. Button."),
      .fails(
        "Another title while disabled",
        """
        <layout name="Password">
          ↓<button title="Change" disabledTitle="Saving…" accessibilityLabel="Change"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Change”, so VoiceOver goes on saying \
          it when the button is disabled and shows “Saving…”.
          """),
      .fails(
        "A copy of a text, with an outlet",
        """
        <layout name="Editor">
          ↓<label text="Drafts" accessibilityLabel="Drafts" outlet="titleLabel"/>
        </layout>
        """,
        message: """
          The label’s accessibility label repeats its text “Drafts”, which VoiceOver reads by \
          itself; when the text changes, the copy \
          does not.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder the configuration’s title counts",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Save"/>
          <state key="normal" title="Button"/>
          <state key="selected" title="Saved"/>
          <buttonConfiguration key="configuration" style="filled" title="Save"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label repeats its title “Save”, which VoiceOver reads by \
          itself; when the title changes, the copy \
          does not.
          """),
      .passes(
        "Labels that say something else",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityLabel="Save draft"/>
          ↓<button title="SAVE" accessibilityLabel="Save"/>
          <button title="Save"/>
          <button image="ic_save" accessibilityLabel="Save"/>
          ↓<label text="Dr." accessibilityLabel="Doctor"/>
        </layout>
        """),
      .fails(
        "A copy in every language but one",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Home" accessibilityLabel="Home"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Pos1";
          "btn-01.accessibilityLabel" = "Zeilenanfang";
          """,
          "fr": """
          "btn-01.normalTitle" = "Début";
          "btn-01.accessibilityLabel" = "Début";
          """,
        ],
        message: """
          In the base language: The button’s accessibility label repeats its title “Home”, which \
          VoiceOver reads by itself; when the title changes, the copy does not. The same in French \
          (fr), with other texts.
          """),
      .passes(
        "A copy in one language alone, which the others need",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Caps" accessibilityLabel="Caps Lock"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Feststelltaste";
          "btn-01.accessibilityLabel" = "Feststelltaste";
          """
        ]),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Editor">
          <button title="Save" accessibilityLabel="Save" hidden="true"/>
        </layout>
        """),
      .fails(
        "The label may make up for an older iOS",
        """
        <layout name="Screen">
          ↓<button configuration="filled" title="Follow" accessibilityLabel="Follow" selected="true"/>
          ↓<button configuration="filled" title="Follow" accessibilityLabel="Follow"
            changesSelectionAsPrimaryAction="true"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Follow”, which VoiceOver \
          reads by itself; when the title changes, the copy does not.
          """,
        certainty: .needsReview),
      .fails(
        "Selected, with one title in all states",
        """
        <layout name="Screen">
          ↓<button title="Follow" disabledTitle="Follow" accessibilityLabel="Follow" selected="true"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Follow”, which VoiceOver \
          reads by itself; when the title changes, the copy does not.
          """),
      .fails(
        "Disabled at first",
        """
        <layout name="Screen">
          ↓<button title="Send" disabledTitle="Sending…" accessibilityLabel="Sending…" enabled="false"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Sending…”, so VoiceOver goes \
          on saying it when the button is enabled and shows “Send”.
          """),
      .fails(
        "Selected at first",
        """
        <layout name="Screen">
          ↓<button title="Follow" selectedTitle="Following" accessibilityLabel="Following" selected="true"/>
        </layout>
        """,
        message: """
          The button’s accessibility label repeats its title “Following”, so VoiceOver goes \
          on saying it when the button is no longer selected and shows “Follow”.
          """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    let element = screen.elements[index]
    return screen.exposures[index] == .element && element.accessibility.label?.text.visible != nil
      && element.shownTitleOrText != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard screen.elements[index].kind == .button || screen.elements[index].kind == .label,
        let label = screen.elements[index].accessibility.label?.text.visible
      else { return nil }
      let element = screen.elements[index]
      guard label == element.shownTitleOrText, isCopyInLayout(index, in: screen) else {
        return nil
      }
      var reach = screen.reachOfSpeech(of: index)
      if element.mayNeedItsLabel {
        reach = reach.atMost(
          .needsReview,
          because: "iOS 15 and 16 did not read the title of a selected button with a configuration")
      }
      return .fails(
        Finding(
          element: index, message: message(on: element, showing: label),
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.utterance(of: index) { $0.accessibility.label = nil }.markedText,
          fix: "Remove the accessibility label."))
    }
  }

  /// Whether the layout's own texts are the same as well. A label that only a language makes a copy
  /// cannot be cleared for that language alone.
  private func isCopyInLayout(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let base = screen.translation?.base.elements[index] else { return true }
    return base.accessibility.label?.text.visible == base.shownTitleOrText
  }

  private func message(on element: Element, showing text: String) -> String {
    if let other = element.otherTitle(than: text) {
      return """
        The button’s accessibility label repeats its title \(text.quoted), so VoiceOver goes on \
        saying it when the button is \(other.state) and shows \(other.title.quoted).
        """
    }
    let source = element.kind == .button ? "title" : "text"
    return """
      The \(element.kind.noun)’s accessibility label repeats its \(source) \(text.quoted), which \
      VoiceOver reads by itself; when the \(source) changes, the copy does not.
      """
  }
}

extension Element {
  fileprivate var shownTitleOrText: String? {
    shownButton?.title ?? label?.text?.visible
  }

  /// A selected button titled by a configuration was not read on iOS 15 and 16 (fluentui-apple,
  /// issue 1297), so its label may be there on purpose.
  fileprivate var mayNeedItsLabel: Bool {
    guard let button, button.configuration != nil else { return false }
    return state.isSelected || button.changesSelectionAsPrimaryAction
  }

  /// A title the button shows in another control state than the one the layout starts in, and that
  /// state in words.
  fileprivate func otherTitle(than title: String) -> (state: String, title: String)? {
    guard let button, button.configuration == nil else { return nil }
    let isNormal = state.isEnabled && !state.isSelected
    let states: [(state: String, title: String?)] = [
      ("selected", button.selected.title), ("disabled", button.disabled.title),
      (state.isEnabled ? "no longer selected" : "enabled", isNormal ? nil : button.normal.title),
    ]
    for other in states {
      if let shown = other.title?.visible, shown != title { return (other.state, shown) }
    }
    return nil
  }
}
