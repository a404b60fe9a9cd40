import Auditing
import LayoutModel

public struct HintFormat: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-format",
    summary: "An accessibility hint does not begin with a capital or does not end with a full stop",
    why: """
      Apple asks for both: with them VoiceOver speaks the hint as a sentence, after a pause.
      """,
    decides: """
      The hint of an element VoiceOver reaches begins with a small letter, or ends without a full stop, question \
      mark or exclamation mark. Scripts without capitals need none, and a word with a capital inside (“iPhone”) \
      may stand first.
      """,
    limits: """
      The rule is off unless it is asked for: the difference is hard to hear. With an outlet, a custom class, a tag or a run-time attribute code may set another hint, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Write Accessibility › Hint as a sentence: “Plays the song.”
      """,
    fixInCode: """
      playButton.accessibilityHint = NSLocalizedString("Plays the song.", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint: capitalized, ends with a period")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "No full stop",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Plays the song"/>
        </layout>
        """,
        message: "The hint “Plays the song” does not end with a full stop.",
        saysNow: "Yesterday. Button. | Plays the song",
        wouldSay: "Yesterday. Button. | Plays the song."),
      .fails(
        "A small letter, in Interface Builder, with a tag",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" hint="plays the song."/>
          <state key="normal" title="Yesterday"/>
        </button>
        """, in: .interfaceBuilder,
        message: "The hint “plays the song.” begins with a small letter.",
        certainty: .likely),
      .fails(
        "Both",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="plays the song"/>
        </layout>
        """,
        message: """
          The hint “plays the song” begins with a small letter and does not end with a full stop.
          """,
        wouldSay: "Yesterday. Button. | Plays the song."),
      .passes(
        "Sentences",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Plays the song."/>
          ↓<button title="Backup" accessibilityHint="iPhone and iPad are saved."/>
          ↓<button title="再生" accessibilityHint="曲を再生します。"/>
          <button title="Yesterday"/>
        </layout>
        """),
      .fails(
        "A capital further on",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="opens the song in Music."/>
        </layout>
        """,
        message: "The hint “opens the song in Music.” begins with a small letter."),
      .passes(
        "Sentences that end with a quotation",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Plays “Yesterday.”"/>
          ↓<button title="Yesterday" accessibilityHint='Plays "Yesterday."'/>
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
      guard let hint = screen.spokenHint(of: index), let initial = hint.first, let last = hint.last
      else { return nil }
      let isSmall =
        initial.isLowercase
        && !hint.prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase)
      let isOpen = !".!?。！？…".contains(last) && last != "”" && last != "\""
      guard isSmall || isOpen else { return nil }
      let faults = [
        isSmall ? "begins with a small letter" : nil,
        isOpen ? "does not end with a full stop" : nil,
      ].compactMap { $0 }
      let better =
        (isSmall ? initial.uppercased() : String(initial)) + hint.dropFirst() + (isOpen ? "." : "")
      return screen.badHint(
        of: index, "The hint \(hint.quoted) \(faults.joined(separator: " and ")).", better: better,
        fix: "Write \(better.quoted)")
    }
  }
}
