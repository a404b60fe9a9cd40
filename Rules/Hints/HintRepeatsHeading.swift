import Auditing
import LayoutModel

public struct HintRepeatsHeading: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-repeats-heading",
    summary: "An accessibility hint says what a text above the element says already",
    why: """
      What stands above the element has been heard: “Event repeats weekly on the following days”. A hint that \
      says it again, at each visit, costs time and teaches people to turn hints off.
      """,
    decides: """
      Every word of an element’s hint stands in the text above it, a header of its section or the last label \
      before it, or in its own label; articles, verb endings and the word for its kind do not count, and the \
      text above gives at least one of the words. Hints that repeat the label alone are found by \
      hint-repeats-label; of a hint that stands on three elements or more repeated-hint tells.
      """,
    limits: """
      Which text stands above an element is judged by the order in the layout. Articles and verb endings are \
      known in English only. With an outlet, a custom class, a tag or a run-time attribute code may set another hint, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Hint in the Identity inspector.
      """,
    fixInCode: """
      mondayButton.accessibilityHint = nil
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint"),
      .material("Buttons: Using accessibilityHint, the days of a repeating event"),
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "The header says it",
        """
        <layout name="Repeat">
          <label text="Event repeats weekly on"/>
          <stackView>
            ↓<button title="Monday" accessibilityHint="Repeats the event on Monday."/>
            <button title="Tuesday" accessibilityHint="Adds a reminder."/>
            <button title="Wednesday" accessibilityHint="Adds a note."/>
          </stackView>
        </layout>
        """,
        message: """
          The hint “Repeats the event on Monday.” of the button “Monday” says nothing that the text above it, \
          “Event repeats weekly on”, does not say.
          """,
        saysNow: "Monday. Button. | Repeats the event on Monday.", wouldSay: "Monday. Button."),
      .fails(
        "In Interface Builder, with a tag",
        """
        <label opaque="NO" contentMode="left" text="Choose a color" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="20"/>
        </label>
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="20" y="50" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" hint="Chooses the color."/>
          <state key="normal" title="Red"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The hint “Chooses the color.” of the button “Red” says nothing that the text above it, “Choose a \
          color”, does not say.
          """,
        certainty: .likely),
      .passes(
        "News, no text above, or only the label: see hint-repeats-label",
        """
        <layout name="Repeat">
          ↓<button title="Save" accessibilityHint="Saves the event."/>
          <label text="Event repeats weekly on"/>
          ↓<button title="Monday" accessibilityHint="Adds a reminder on Monday."/>
          ↓<button title="Tuesday" accessibilityHint="Tuesday"/>
        </layout>
        """),
      .passes(
        "Three of them: see repeated-hint",
        """
        <layout name="Repeat">
          <label text="Event repeats on"/>
          ↓<button title="Monday" accessibilityHint="Repeats the event."/>
          ↓<button title="Tuesday" accessibilityHint="Repeats the event."/>
          ↓<button title="Wednesday" accessibilityHint="Repeats the event."/>
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
      guard let hint = screen.spokenHint(of: index), let name = screen.meantName(of: index),
        let heading = screen.heading(over: [index])
      else { return nil }
      let news = screen.news(in: hint, on: index, beyond: [name])
      guard !news.isEmpty, screen.news(in: hint, on: index, beyond: [name, heading.text]).isEmpty,
        isOwn(hint, of: index, in: screen)
      else { return nil }
      return screen.badHint(
        of: index,
        """
        The hint \(hint.quoted) of the \(screen.elements[index].kind.noun) \(name.quoted) says nothing \
        that the text above it, \(heading.text.quoted), does not say.
        """,
        fix: "Remove the hint.")
    }
  }

  /// Whether fewer than three elements have the hint, so that repeated-hint does not tell of it.
  private func isOwn(_ hint: String, of index: Int, in screen: ResolvedScreen) -> Bool {
    let words = WordSequence(hint)
    return screen.hinted.count { other in
      screen.elements[other].accessibility.hint.map { WordSequence($0.text) } == words
    } < RepeatedHint().minimumCount
  }
}
