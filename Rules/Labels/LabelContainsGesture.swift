import Auditing
import LayoutModel

public struct LabelContainsGesture: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-contains-gesture",
    summary: "An accessibility label says how to use the element",
    why: """
      “Tap to close” is an instruction and not a name. VoiceOver says the gesture by itself, where one is \
      needed, and it is another one than for people who see: a double tap. People who use Voice Control, a \
      switch or a keyboard do not tap at all.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, holds an instruction (“tap to”, “click here”, “swipe left”, “double tap”) or, in \
      other languages than English, begins with one. Left alone: labels whose visible text has the same \
      instruction, and labels of nothing but “click here” (see label-generic).
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese; an element with an accessibility language is judged in that one alone. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Name in Accessibility › Label what the element is or does: “Close”.
      """,
    fixInCode: """
      closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel and accessibilityHint: no action in either")
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "An instruction",
        """
        <layout name="Player">
          ↓<button image="ic_close" accessibilityLabel="Tap to close"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Tap to close” tells how to use it (“tap to”), not what it is \
          for.
          """,
        saysNow: "Tap to close. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "At the end, and an outlet",
        """
        <layout name="Player">
          ↓<view isAccessibilityElement="true" accessibilityLabel="Card, swipe left to delete" outlet="card"/>
        </layout>
        """,
        message: """
          The view’s accessibility label “Card, swipe left to delete” tells how to use it (“swipe left”), \
          not what it is for.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, in Russian",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Нажмите, чтобы закрыть"/>
          <state key="normal" image="ic_close"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “Нажмите, чтобы закрыть” tells how to use it (“нажмите чтобы”), \
          not what it is for.
          """),
      .passes(
        "Words that mean something else",
        """
        <layout name="Shop">
          ↓<button accessibilityLabel="Click and collect"/>
          ↓<button accessibilityLabel="Tap water"/>
          ↓<button accessibilityLabel="Press releases"/>
          ↓<button accessibilityLabel="Swipe keyboard"/>
          <button title="Open"/>
          ↓<button accessibilityLabel="Close"/>
        </layout>
        """),
      .passes(
        "The instruction is visible, or all there is: see label-generic",
        """
        <layout name="Shop">
          ↓<button title="Tap to continue" accessibilityLabel="Tap to continue to checkout"/>
          ↓<button image="ic_next" accessibilityLabel="Click here"/>
        </layout>
        """),
      .fails(
        "Whatever else stands on it",
        """
        <layout name="Screen">
          ↓<button title="Done" accessibilityLabel="Tap to close"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Tap to close” tells how to use it (“tap to”), \
          not what it is for.
          """),
      .fails(
        "In a language that does not part words",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="クリック"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “クリック” tells how to use it (“クリック”), not what it \
          is for.
          """),
      .passes(
        "A word alone may be a noun",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="Wischen"/>
        </layout>
        """),
      .fails(
        "In German: the verb and what for",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="Wischen zum Löschen"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Wischen zum Löschen” tells how to use it \
          (“wischen”), not what it is for.
          """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      guard Vocabulary.linkText(name.text) == nil else { return nil }
      let text = PhraseText(name.text)
      for vocabulary in screen.vocabularies(of: index) {
        guard let gesture = text.gesture(in: vocabulary) else { continue }
        guard
          !screen.visibleTexts(of: index).contains(where: {
            PhraseText($0).holding([gesture], in: vocabulary) != nil
          })
        else { return nil }
        return screen.badName(
          of: index,
          """
          The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) tells how to use \
          it (\(gesture.text.quoted)), not what it is for.
          """,
          fix: "Say what it is or does.")
      }
      return nil
    }
  }
}

extension PhraseText {
  /// The instruction in a label. English has names that begin with a gesture’s word (“Tap water”), so
  /// there only whole instructions count.
  fileprivate func gesture(in vocabulary: Vocabulary) -> Phrase? {
    if let gesture = holding(vocabulary.gestures, in: vocabulary) { return gesture }
    guard vocabulary.language != "en", vocabulary.isUnspaced || words.words.count > 1 else {
      return nil
    }
    return beginning(vocabulary.gestureVerbs, in: vocabulary)
  }
}
