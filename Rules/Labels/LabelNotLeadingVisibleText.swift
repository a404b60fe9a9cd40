import Auditing
import LayoutModel

public struct LabelNotLeadingVisibleText: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-not-leading-visible-text",
    summary: "The title of a button does not stand at the beginning of its accessibility label",
    why: """
      A person who says to Voice Control what is written on the button succeeds more surely when the label \
      begins with it, and one who sees a little and listens hears at once that the right button is reached.
      """,
    decides: """
      A button VoiceOver reaches shows a title, and its accessibility label holds the words of the title, but \
      not at its beginning. Labels without the words are found by label-in-name.
      """,
    limits: """
      The rule is off unless it is asked for: WCAG recommends it and does not require it. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Put the title first in Accessibility › Label: “Edit profile” for “Edit”, not “Profile edit”.
      """,
    fixInCode: """
      editButton.accessibilityLabel = NSLocalizedString("Edit profile", comment: "")
      """,
    standards: [
      .labelInName, .apple("Voice Control, accessibilityUserInputLabels"),
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "The title in the middle",
        """
        <layout name="Profile">
          ↓<button title="Edit" accessibilityLabel="Profile, edit"/>
        </layout>
        """,
        message: """
          The button shows “Edit”, and its accessibility label “Profile, edit” does not begin with it.
          """,
        saysNow: "Profile, edit. Button.", wouldSay: "Edit ‹name›. Button."),
      .fails(
        "In Interface Builder, with a tag",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Do not save"/>
          <state key="normal" title="Save"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button shows “Save”, and its accessibility label “Do not save” does not begin with it.
          """,
        certainty: .likely),
      .passes(
        "First, alone, or not there: see label-in-name",
        """
        <layout name="Profile">
          ↓<button title="Edit" accessibilityLabel="Edit profile"/>
          ↓<button title="Edit" accessibilityLabel="Edit"/>
          ↓<button title="Edit" accessibilityLabel="Change"/>
          <button title="Edit"/>
          <label text="Edit" accessibilityLabel="Edit profile"/>
          <button title="B" accessibilityLabel="Make bold: B"/>
          ↓<button title="E-Mail" accessibilityLabel="Email us"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil
      && (screen.elements[index].shownButton?.title?.utf8.count ?? 0) > 1
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard judges(index, in: screen), let name = screen.writtenName(of: index),
        let title = screen.elements[index].shownButton?.title
      else { return nil }
      let label = WordSequence(name.text)
      let shown = WordSequence(title)
      guard label.contains(shown),
        !label.words.joined().hasPrefix(shown.words.joined())
      else { return nil }
      return screen.badName(
        of: index,
        """
        The button shows \(title.quoted), and its accessibility label \(name.text.quoted) does not begin \
        with it.
        """,
        better: "\(title) \(unknownName)", fix: "Begin the label with \(title.quoted).")
    }
  }
}
