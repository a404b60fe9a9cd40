import Auditing
import LayoutModel

public struct LabelTooLong: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-too-long",
    summary: "The accessibility label of a control is long",
    why: """
      A label is heard at every visit, and to its end before VoiceOver says what the element is. Long ones are \
      also hard to say to Voice Control. What the action leads to belongs in the hint.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, has more than 40 characters. Left alone: texts that are only read, images, and \
      labels that only repeat what a person sees there.
      """,
    limits: """
      The length is an option (`maximum-length`). The rule is off unless it is asked for. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Shorten Accessibility › Label in the Identity inspector to one or two words, and move what happens then \
      to Hint, if it is not clear.
      """,
    fixInCode: """
      reportButton.accessibilityLabel = NSLocalizedString("Annual report", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel: very briefly")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "A sentence for a name",
        """
        <layout name="Card">
          ↓<button image="ic_report" accessibilityLabel="Opens the annual report of the company and shows its charts"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Opens the annual report of the company and shows its charts” has \
          59 characters; VoiceOver reads them all at every visit.
          """,
        wouldSay: "‹name›. Button."),
      .fails(
        "In Interface Builder, with a tag",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Opens the annual report in another window"/>
          <state key="normal" image="ic_report"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “Opens the annual report in another window” has 41 characters; \
          VoiceOver reads them all at every visit.
          """,
        certainty: .likely),
      .passes(
        "Short, read, seen, or a picture",
        """
        <layout name="Card">
          ↓<button accessibilityLabel="Annual report"/>
          <button title="Save"/>
          <label text="Report" accessibilityLabel="The annual report of the company with all its charts"/>
          ↓<button title="Sign up for the newsletter about new things" accessibilityLabel="Sign up for the newsletter about new things"/>
          <imageView image="chart" isAccessibilityElement="true" accessibilityLabel="Sales rose by a third from May to September"/>
        </layout>
        """),
      .passes(
        "Exactly as long as it may be, or longer only in bytes",
        """
        <layout name="Screen">
          ↓<button accessibilityLabel="The report of the company with its chart"/>
          ↓<button accessibilityLabel="Отчёт компании за этот год с графиками"/>
        </layout>
        """),
    ])

  /// How many characters a label may have.
  public var maximumLength = 40

  public static let options: [RuleOption<Self>] = [
    .integer(
      "maximum-length", "How many characters the label of a control may have", atLeast: 1,
      \.maximumLength)
  ]

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil && !screen.isOnlyRead(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      let length = name.text.count
      guard length > maximumLength, judges(index, in: screen),
        !screen.visibleTexts(of: index).contains(name.text)
      else { return nil }
      return screen.badName(
        of: index,
        """
        The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) has \(length) \
        characters; VoiceOver reads them all at every visit.
        """,
        fix: "Shorten it to what names the element; move the rest to the hint.")
    }
  }
}
