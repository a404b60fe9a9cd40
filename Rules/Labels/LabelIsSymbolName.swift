import Auditing
import LayoutModel

public struct LabelIsSymbolName: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-is-symbol-name",
    summary: "An accessibility label is the name of an SF Symbol",
    why: """
      A person hears “square, and, arrow, up” instead of “Share”. VoiceOver has names of its own for some \
      symbols; a label with the symbol’s name even hides those.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, is the name of the symbol the element shows, or is made of words in lower case \
      with dots between them of which the first or last is one that symbols have (“circle”, “fill”, \
      “chevron”). Names without a dot, such as “trash”, are words; names in several parts of the element’s \
      own symbol or of an image of the project are found by label-is-image-name.
      """,
    limits: """
      With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Write in Accessibility › Label in the Identity inspector what the symbol stands for here.
      """,
    fixInCode: """
      shareButton.accessibilityLabel = NSLocalizedString("Share", comment: "")
      """,
    standards: [
      .nonTextContent, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Its own symbol",
        """
        <layout name="Photo">
          ↓<button symbol="plus.circle" accessibilityLabel="plus.circle"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “plus.circle” is the name of a symbol, not of what \
          it stands for.
          """,
        saysNow: "plus.circle. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "In Interface Builder, with an outlet and another image",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="PhotoBar">
          <subviews>
            ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
              <accessibility key="accessibilityConfiguration" label="chevron.left"/>
              <state key="normal" image="back"/>
            </button>
          </subviews>
          <connections>
            <outlet property="back" destination="btn-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “chevron.left” is the name of a symbol, not of what it stands \
          for.
          """,
        certainty: .likely),
      .passes(
        "Words and other things with dots",
        """
        <layout name="Photo">
          ↓<button symbol="trash" accessibilityLabel="trash"/>
          ↓<button symbol="square.and.arrow.up" accessibilityLabel="Share"/>
          ↓<button symbol="square.and.arrow.up" accessibilityLabel="square.and.arrow.up"/>
          ↓<button title="example.com" accessibilityLabel="example.com"/>
          <button title="Save"/>
          ↓<button title="1.2.3" accessibilityLabel="1.2.3"/>
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
      let element = screen.elements[index]
      guard screen.machineName(name.text, of: index) == .symbol else { return nil }
      return screen.badName(
        of: index,
        """
        The \(element.kind.noun)’s \(name.noun) \(name.text.quoted) is the name of a symbol, not of \
        what it stands for.
        """,
        fix: "Say in words what the symbol stands for.")
    }
  }
}
