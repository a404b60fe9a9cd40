import Auditing
import LayoutModel

public struct LabelNotCapitalized: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-not-capitalized",
    summary: "An accessibility label begins with a small letter",
    why: """
      Apple asks for a capital at the beginning: it helps VoiceOver to speak the label with the right \
      inflection, and braille displays show it.
      """,
    decides: """
      The first letter of the accessibility label of an element VoiceOver reaches, or of the title of a bar \
      button item that shows an image in its place, is a small one. Left alone: scripts without capitals, \
      labels that begin with a digit, words with a capital inside (“iPhone”), texts that are only read, what \
      a person sees written small too, and names of files, symbols and identifiers (see label-is-image-name, \
      label-is-symbol-name, label-looks-like-identifier).
      """,
    limits: """
      The rule is off unless it is asked for: the difference is hard to hear. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Begin Accessibility › Label in the Identity inspector with a capital.
      """,
    fixInCode: """
      closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel: begins with a capitalized word")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "A small letter",
        """
        <layout name="Editor">
          ↓<button image="ic_close" accessibilityLabel="close editor"/>
        </layout>
        """,
        message: "The button’s accessibility label “close editor” begins with a small letter.",
        saysNow: "close editor. Button.", wouldSay: "Close editor. Button."),
      .fails(
        "In Interface Builder, with a tag",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="закрыть"/>
          <state key="normal" image="ic_close"/>
        </button>
        """, in: .interfaceBuilder,
        message: "The button’s accessibility label “закрыть” begins with a small letter.",
        certainty: .likely, wouldSay: "Закрыть. Button."),
      .passes(
        "Capitals, names, digits, other scripts",
        """
        <layout name="Editor">
          ↓<button accessibilityLabel="Close"/>
          ↓<button accessibilityLabel="iPhone backup"/>
          ↓<button accessibilityLabel="3 messages"/>
          <button title="close"/>
          ↓<button accessibilityLabel="閉じる"/>
          ↓<button title="close" accessibilityLabel="close editor"/>
          ↓<button accessibilityLabel="btn_close"/>
          <label text="Closed" accessibilityLabel="closed"/>
        </layout>
        """),
      .fails(
        "A title with a capital, and a capital further on",
        """
        <layout name="Screen">
          ↓<button title="Close" accessibilityLabel="close Editor"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “close Editor” begins with a small letter.
          """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil && !screen.isOnlyRead(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      guard judges(index, in: screen),
        let better = name.text.capitalizedLikeAName,
        screen.machineName(name.text, of: index) == nil,
        !screen.visibleTexts(of: index).contains(where: { $0.capitalizedLikeAName != nil })
      else { return nil }
      return screen.badName(
        of: index,
        """
        The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) begins with a small \
        letter.
        """,
        better: better, fix: "Write \(better.quoted).")
    }
  }
}

extension String {
  /// With a capital where the first letter is a small one; `nil` when there is nothing to mend.
  fileprivate var capitalizedLikeAName: String? {
    guard let initial = first, initial.isLowercase,
      !prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase)
    else { return nil }
    return initial.uppercased() + dropFirst()
  }
}
