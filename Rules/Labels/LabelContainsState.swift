import Auditing
import LayoutModel
import VoiceOver

public struct LabelContainsState: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-contains-state",
    summary: "An accessibility label states what VoiceOver says of the element’s state",
    why: """
      VoiceOver says by itself whether a switch is on, a tab selected, a button dimmed. A word for it in the \
      label is heard twice, and it stays when the state changes: “Sound on. Switch Button. Off.”
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, ends with a word for a state: “selected” where the layout starts selected, \
      “disabled” or “dimmed” where it starts disabled, “on”, “off” and the like on a switch; or a control’s \
      label ends with such a word after a comma, a dash or in parentheses. Left alone: labels whose visible \
      text ends with the word too, and names of settings such as “Keep screen on”.
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese; an element with an accessibility language is judged in that one alone. A word for a state may belong to the name, so a finding is never certain.
      """,
    fixInInterfaceBuilder: """
      Take the word out of Accessibility › Label in the Identity inspector, and set the state itself: On, \
      Selected or Enabled in the Attributes inspector.
      """,
    fixInCode: """
      soundSwitch.accessibilityLabel = NSLocalizedString("Sound", comment: "")
      soundSwitch.isOn = true
      """,
    standards: [
      .nameRoleValue, .apple("UIAccessibility, accessibilityLabel and accessibilityTraits"),
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "A switch",
        """
        <layout name="Settings">
          ↓<switch accessibilityLabel="Sound off"/>
        </layout>
        """,
        message: """
          The switch’s accessibility label “Sound off” ends with “off”: VoiceOver says the state by \
          itself, and the label stays when it changes.
          """,
        certainty: .likely,
        saysNow: "Sound off. Switch Button. Off. | Double tap to toggle setting.",
        wouldSay: "Sound. Switch Button. Off. | Double tap to toggle setting."),
      .fails(
        "A selected button",
        """
        <layout name="Filter">
          ↓<button title="All" accessibilityLabel="All selected" selected="true"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “All selected” ends with “selected”: VoiceOver says the state \
          by itself, and the label stays when it changes.
          """,
        certainty: .likely, saysNow: "Selected: All selected. Button.",
        wouldSay: "Selected: All. Button."),
      .fails(
        "In Interface Builder, after a comma, whatever the state",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Favorites (not selected)"/>
          <state key="normal" image="ic_star"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “Favorites (not selected)” ends with “not selected”: VoiceOver \
          says the state by itself, and the label stays when it changes.
          """,
        certainty: .likely, wouldSay: "Favorites. Button."),
      .passes(
        "Actions, settings and visible words",
        """
        <layout name="Filter">
          ↓<button accessibilityLabel="Delete selected"/>
          <button title="Open"/>
          ↓<switch accessibilityLabel="Keep screen on"/>
          ↓<button title="Selected" accessibilityLabel="Show selected" selected="true"/>
          ↓<switch accessibilityLabel="Sound"/>
          ↓<label text="3 selected" accessibilityLabel="3 items, selected"/>
          ↓<button accessibilityLabel="Turn lights off"/>
        </layout>
        """),
      .fails(
        "A disabled button",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="Send disabled" enabled="false"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Send disabled” ends with “disabled”: VoiceOver \
          says the state by itself, and the label stays when it changes.
          """,
        certainty: .likely),
      .fails(
        "A switch called by a state alone",
        """
        <layout name="Screen">
          ↓<switch accessibilityLabel="Off"/>
        </layout>
        """,
        message: """
          The switch’s accessibility label “Off” ends with “off”: VoiceOver says the state \
          by itself, and the label stays when it changes.
          """,
        certainty: .likely),
      .fails(
        "A setting with its state",
        """
        <layout name="Screen">
          ↓<switch accessibilityLabel="Keep screen lit (off)"/>
        </layout>
        """,
        message: """
          The switch’s accessibility label “Keep screen lit (off)” ends with “off”: \
          VoiceOver says the state by itself, and the label stays when it changes.
          """,
        certainty: .likely),
      .passes(
        "Names of other things, and texts that are only read",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="Lights off"/>
          ↓<button accessibilityLabel="Show disabled"/>
          ↓<button accessibilityLabel="Selected" selected="true"/>
          ↓<button accessibilityLabel="Wi-Fi, off"/>
          ↓<label text="3 of 5" accessibilityLabel="3 of 5, selected"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      let text = PhraseText(name.text)
      let traits = screen.utterance(of: index).traits
      guard traits.isOfControl else { return nil }
      let remark = name.text.lastRemark.map { PhraseText($0) }
      for vocabulary in screen.vocabularies(of: index) {
        guard let state = state(endingOf: text, remark, of: traits, in: vocabulary),
          !screen.visibleTexts(of: index).contains(where: {
            PhraseText($0).ending([state], in: vocabulary) != nil
          })
        else { continue }
        let rest = name.text.withoutEnding(state)
        return screen.badName(
          of: index,
          """
          The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) ends with \
          \(state.text.quoted): VoiceOver says the state by itself, and the label stays when it changes.
          """,
          better: rest, fix: rest.map { "Shorten it to \($0.quoted)." } ?? "Say what it is for.",
          atMost: (.likely, "the word may belong to the name"))
      }
      return nil
    }
  }

  /// The word for a state the label ends with, when VoiceOver speaks of that state by itself.
  private func state(
    endingOf text: PhraseText, _ remark: PhraseText?, of traits: AccessibilityTraits,
    in vocabulary: Vocabulary
  ) -> Phrase? {
    let isSwitch = traits.contains(.toggleButton)
    var spoken: [Phrase] = []
    if traits.contains(.selected) { spoken += vocabulary.selected }
    if traits.contains(.notEnabled) { spoken += vocabulary.notEnabled }
    if isSwitch, text.words.words.allSatisfy({ !Self.settingVerbs.contains($0) }) {
      spoken += vocabulary.on + vocabulary.off
    }
    if let state = text.ending(spoken, in: vocabulary), text.words.words.count > 1 || isSwitch {
      return state
    }
    guard let remark else { return nil }
    let states =
      vocabulary.selected + vocabulary.notEnabled + (isSwitch ? vocabulary.on + vocabulary.off : [])
    return states.first { remark.isOne(of: [$0]) }
  }

  /// Words of settings that “on” or “off” belongs to: “Keep screen on”, “Turn off”.
  private static let settingVerbs: Set<String> = [
    "keep", "stay", "always", "turn", "switch", "leave", "log", "sign", "hands", "day", "days",
    "time",
    "while", "when", "opt", "auto", "show", "start", "play",
  ]
}

extension AccessibilityTraits {
  fileprivate var isOfControl: Bool {
    !isDisjoint(with: [.button, .link, .adjustable, .textEntry, .tabBarItem, .toggleButton])
  }
}

extension String {
  /// What stands after the last comma or dash, or in parentheses at the end.
  fileprivate var lastRemark: String? {
    lastIndex(where: { ",(–—[:".contains($0) }).map { String(self[index(after: $0)...]) }
  }
}
