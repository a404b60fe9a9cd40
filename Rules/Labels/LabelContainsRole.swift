import Auditing
import LayoutModel
import VoiceOver

public struct LabelContainsRole: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-contains-role",
    summary: "An accessibility label ends with the word VoiceOver adds for the element’s kind",
    why: """
      VoiceOver says by itself what kind of element it is: “Play button” is read “Play button. Button.” The \
      word costs time at every visit, and when the traits change it becomes wrong.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, ends with a word for the role VoiceOver speaks of this very element (“button”, \
      “link”, “image”, “text field”, “switch”, “slider”, “tab”, “heading”), or begins with “image of”. Left \
      alone: words of another role (“Close tab” on a button), labels whose visible text ends with the word \
      too, and names such as “Home button” or “Radio button”.
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese; an element with an accessibility language is judged in that one alone.\
      The word may be part of the name (“Play the button”). With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Take the word out of Accessibility › Label in the Identity inspector: “Play”.
      """,
    fixInCode: """
      playButton.accessibilityLabel = NSLocalizedString("Play", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel: no type of element in the label")
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "A button",
        """
        <layout name="Player">
          ↓<button image="ic_play" accessibilityLabel="Play button"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Play button” ends with “button”, which VoiceOver adds by \
          itself.
          """,
        saysNow: "Play button. Button.", wouldSay: "Play. Button."),
      .fails(
        "In German, with an outlet",
        """
        <layout name="Spieler">
          ↓<button image="ic_play" accessibilityLabel="Abspielen, Schaltfläche" outlet="play"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Abspielen, Schaltfläche” ends with \
          “schaltfläche”, which VoiceOver adds by itself.
          """,
        certainty: .likely, wouldSay: "Abspielen. Button."),
      .fails(
        "In a script without spaces",
        """
        <layout name="プレーヤー">
          ↓<button image="ic_play" accessibilityLabel="再生ボタン"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “再生ボタン” ends with “ボタン”, which VoiceOver adds by itself.
          """,
        wouldSay: "再生. Button."),
      .fails(
        "An image of",
        """
        <layout name="Cat">
          ↓<imageView image="cat" isAccessibilityElement="true" accessibilityLabel="Image of a cat"/>
        </layout>
        """,
        message: """
          The image’s accessibility label “Image of a cat” begins with “image of”: VoiceOver says by itself \
          that it is an image.
          """,
        saysNow: "Image of a cat. Image.", wouldSay: "A cat. Image."),
      .fails(
        "Nothing but the role",
        """
        <layout name="Settings">
          ↓<switch accessibilityLabel="Toggle switch"/>
        </layout>
        """,
        message: """
          The switch’s accessibility label “Toggle switch” says nothing but “toggle switch”, which \
          VoiceOver adds by itself.
          """,
        wouldSay: "‹name›. Switch Button. Off. | Double tap to toggle setting."),
      .fails(
        "In Interface Builder, a text field",
        """
        ↓<textField opaque="NO" contentMode="scaleToFill" id="txt-01">
          <accessibility key="accessibilityConfiguration" label="Email text field"/>
          <textInputTraits key="textInputTraits"/>
        </textField>
        """, in: .interfaceBuilder,
        message: """
          The text field’s accessibility label “Email text field” ends with “text field”, which VoiceOver \
          adds by itself.
          """,
        wouldSay: "Email. Text Field. | Double tap to edit."),
      .passes(
        "Words of other roles, visible words, names",
        """
        <layout name="Player">
          ↓<button accessibilityLabel="Close tab"/>
          ↓<button accessibilityLabel="Profile image"/>
          ↓<textField accessibilityLabel="Custom field value"/>
          ↓<button title="Red Button" accessibilityLabel="Press the Red Button"/>
          ↓<button accessibilityLabel="Home button"/>
          ↓<button accessibilityLabel="Weinprobe nach Taste"/>
          ↓<label text="Play button" accessibilityLabel="The play button"/>
          ↓<button accessibilityLabel="Buttons"/>
        </layout>
        """),
      .passes(
        "Default text: see label-default-text",
        """
        <layout name="Player">
          ↓<button accessibilityLabel="Button"/>
        </layout>
        """),
      .passes(
        "A key of a keyboard is not called a button",
        """
        <layout name="Keyboard">
          ↓<button image="shift" accessibilityLabel="Shift button" accessibilityTraits="keyboardKey"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Player">
          <button image="ic_play" accessibilityLabel="Play button" hidden="true"/>
        </layout>
        """),
      .passes(
        "What is no image may be called one",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="Image of the day"/>
        </layout>
        """),
      .fails(
        "A placeholder goes when something is typed",
        """
        <layout name="Screen">
          ↓<textField placeholder="Name text field" accessibilityLabel="Name text field"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Name text field” ends with “text field”, which \
          VoiceOver adds by itself.
          """),
      .fails(
        "A title without the word",
        """
        <layout name="Screen">
          ↓<button title="Red" accessibilityLabel="Red button"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Red button” ends with “button”, which VoiceOver \
          adds by itself.
          """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      guard !screen.isDefaultText(name.text, on: index) else { return nil }
      let text = PhraseText(name.text)
      let vocabularies = screen.vocabularies(of: index)
      let isName = vocabularies.contains { text.ending($0.namesWithRole, in: $0) != nil }
      let traits = screen.utterance(of: index).traits
      for vocabulary in vocabularies {
        let roles = vocabulary.spokenRoles(of: screen.elements[index], traits)
        if !isName, let role = text.ending(roles, in: vocabulary) {
          guard !isShown(role, on: index, in: screen, vocabulary) else { return nil }
          return finding(on: index, name, ending: role, in: screen)
        }
        if traits.contains(.image), let role = text.beginning(vocabulary.imageOf, in: vocabulary) {
          return finding(on: index, name, beginning: role, in: screen)
        }
      }
      return nil
    }
  }

  /// Whether the word stands at the end of a text the element shows, and so belongs to its name.
  private func isShown(
    _ role: Phrase, on index: Int, in screen: ResolvedScreen, _ vocabulary: Vocabulary
  ) -> Bool {
    screen.elements[index].textInput == nil
      && screen.visibleTexts(of: index).contains {
        PhraseText($0).ending([role], in: vocabulary) != nil
      }
  }

  private func finding(
    on index: Int, _ name: WrittenName, ending role: Phrase, in screen: ResolvedScreen
  ) -> RuleOutcome {
    let kind = screen.elements[index].kind.noun
    guard let rest = name.text.withoutEnding(role) else {
      return screen.badName(
        of: index,
        """
        The \(kind)’s \(name.noun) \(name.text.quoted) says nothing but \(role.text.quoted), which \
        VoiceOver adds by itself.
        """,
        fix: "Say what it is for.")
    }
    return screen.badName(
      of: index,
      """
      The \(kind)’s \(name.noun) \(name.text.quoted) ends with \(role.text.quoted), which VoiceOver \
      adds by itself.
      """,
      better: rest, fix: "Shorten it to \(rest.quoted).")
  }

  private func finding(
    on index: Int, _ name: WrittenName, beginning role: Phrase, in screen: ResolvedScreen
  ) -> RuleOutcome {
    let rest = name.text.withoutBeginning(role)
    return screen.badName(
      of: index,
      """
      The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) begins with \
      \(role.text.quoted): VoiceOver says by itself that it is an image.
      """,
      better: rest, fix: rest.map { "Shorten it to \($0.quoted)." } ?? "Say what it shows.")
  }
}
