import Auditing
import LayoutModel

public struct HintContainsRole: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-contains-role",
    summary: "An accessibility hint says what kind of element it is",
    why: """
      VoiceOver has just said “Button”: a hint that begins with “This button” or “Button that” says it again, and \
      puts off what the person waits for.
      """,
    decides: """
      The hint of an element VoiceOver reaches begins with a word for its own kind, with or without an article \
      (“Button that plays the song”, “This switch …”, “Schaltfläche …”). Hints that repeat the label are found \
      by hint-repeats-label.
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese. With an outlet, a custom class, a tag or a run-time attribute code may set another hint, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Begin Accessibility › Hint with the verb: “Plays the song.”
      """,
    fixInCode: """
      playButton.accessibilityHint = NSLocalizedString("Plays the song.", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint: no type of element")
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "The kind first",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Button that plays the song."/>
        </layout>
        """,
        message: """
          The hint “Button that plays the song.” begins with “button”, which VoiceOver has said before.
          """,
        saysNow: "Yesterday. Button. | Button that plays the song.", wouldSay: "Yesterday. Button."),
      .fails(
        "With an article, in Interface Builder, with a tag",
        """
        ↓<switch opaque="NO" tag="3" contentMode="scaleToFill" id="swt-01">
          <accessibility key="accessibilityConfiguration" hint="This switch turns on sounds." label="Sound"/>
        </switch>
        """, in: .interfaceBuilder,
        message: """
          The hint “This switch turns on sounds.” begins with “switch”, which VoiceOver has said before.
          """,
        certainty: .likely),
      .passes(
        "What happens, other kinds, the label once more: see hint-repeats-label",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Plays the song."/>
          ↓<button title="Sound" accessibilityHint="Switch sounds are played."/>
          ↓<button title="Save" accessibilityHint="Button Save"/>
          ↓<button title="Start" accessibilityHint="Turns the button into a pause button."/>
          <button title="Next"/>
        </layout>
        """),
      .passes(
        "Only the kind, where nothing else is read: see image-button-no-label",
        """
        <layout name="Player">
          ↓<button image="ic_play" accessibilityHint="Button"/>
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
        let role = role(of: index, opening: hint, screen)
      else { return nil }
      if let name = screen.meantName(of: index),
        screen.news(in: hint, on: index, beyond: [name]).isEmpty
      {
        return nil
      }
      return screen.badHint(
        of: index,
        """
        The hint \(hint.quoted) begins with \(role.text.quoted), which VoiceOver has said before.
        """,
        fix: "Begin with the verb, or remove the hint.")
    }
  }

  private func role(of index: Int, opening hint: String, _ screen: ResolvedScreen) -> Phrase? {
    let words = WordSequence(hint).words
    let articles: Set<String> = [
      "a", "an", "the", "this", "der", "die", "das", "diese", "dieser", "эта",
    ]
    let withoutArticle =
      words.first.map(articles.contains) == true ? Array(words.dropFirst()) : words
    guard withoutArticle.count > 1 else { return nil }
    let text = PhraseText(withoutArticle.joined(separator: " "))
    let traits = screen.utterance(of: index).traits
    for vocabulary in screen.vocabularies(of: index) {
      let roles = vocabulary.spokenRoles(of: screen.elements[index], traits)
      if let role = text.beginning(roles, in: vocabulary) { return role }
    }
    return nil
  }
}
