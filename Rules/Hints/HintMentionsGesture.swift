import Auditing
import LayoutModel

public struct HintMentionsGesture: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-mentions-gesture",
    summary: "An accessibility hint says which gesture to make",
    why: """
      VoiceOver users double tap where others tap, and those who use a switch, a keyboard or a braille display \
      do neither. VoiceOver says by itself how to use a control; a hint says what happens then.
      """,
    decides: """
      The hint of an element VoiceOver reaches holds an instruction (“double tap”, “tap to”, “swipe up”) or \
      begins with the verb of a gesture (“Tap”, “Press”, “Tippen”, “Нажмите”). Hints that say nothing but \
      the label besides are found by hint-repeats-label.
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese; an element with an accessibility language is judged in that one alone. With an outlet, a custom class, a tag or a run-time attribute code may set another hint, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Say in Accessibility › Hint what happens, as a sentence that begins with a verb: “Opens the full-size \
      player.”
      """,
    fixInCode: """
      playerView.accessibilityHint = NSLocalizedString("Opens the full-size player.", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint"),
      .material("Buttons: Using accessibilityHint"),
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "An instruction",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Tap to open the full-size player"/>
        </layout>
        """,
        message: """
          The hint “Tap to open the full-size player” of the button “Yesterday” says which gesture to make \
          (“tap to”) instead of what happens.
          """,
        saysNow: "Yesterday. Button. | Tap to open the full-size player",
        wouldSay: "Yesterday. Button."),
      .fails(
        "At the end, and an outlet",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Opens the player when you double-tap" outlet="song"/>
        </layout>
        """,
        message: """
          The hint “Opens the player when you double-tap” of the button “Yesterday” says which gesture to \
          make (“double tap”) instead of what happens.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, in German",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" hint="Doppeltippen, um den Titel zu spielen."/>
          <state key="normal" title="Yesterday"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The hint “Doppeltippen, um den Titel zu spielen.” of the button “Yesterday” says which gesture to \
          make (“doppeltippen”) instead of what happens.
          """),
      .passes(
        "What happens",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Opens the full-size player."/>
          ↓<button title="News" accessibilityHint="Opens press releases."/>
          <button title="Yesterday"/>
        </layout>
        """),
      .passes(
        "Only the label once more: see hint-repeats-label",
        """
        <layout name="Player">
          ↓<button title="Save" accessibilityHint="Tap to save"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.hint]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.spokenHint(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.hinted.compactMap { index in
      guard let hint = screen.spokenHint(of: index),
        let gesture = screen.gesture(inHint: hint, of: index)
      else { return nil }
      let name = screen.meantName(of: index)
      if let name, screen.news(in: hint, on: index, beyond: [name]).isEmpty { return nil }
      return screen.badHint(
        of: index,
        """
        The hint \(hint.quoted) of the \(screen.elements[index].kind.noun)\
        \(name.map { " \($0.quoted)" } ?? "") says which gesture to make (\(gesture.text.quoted)) instead \
        of what happens.
        """,
        fix: "Say what happens, or remove the hint.")
    }
  }
}
