import Auditing
import LayoutModel

public struct FontTooSmall: Rule {
  public static let documentation = RuleDocumentation(
    id: "font-too-small",
    summary: "A text is smaller than 11 points",
    why: """
      Below 11 points letters run together even for people who see well; Apple’s text styles never \
      go below it, whatever text size is chosen.
      """,
    decides: """
      A label, button, text field or text view on the screen shows a text in a font of less than 11 \
      points. Attributed texts are left alone.
      """,
    limits: """
      The size is an option (`minimum-points`). Code may set another font; with an outlet, a custom \
      class, a tag or a run-time attribute the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Choose a text style, or at least 11 points, as Font in the Attributes inspector.
      """,
    fixInCode: """
      dateLabel.font = .preferredFont(forTextStyle: .caption2)
      """,
    standards: [.apple("Human Interface Guidelines, Typography: never below 11 points")],
    severity: .note, impact: .minor,
    examples: [
      .fails(
        "Nine points",
        """
        <layout name="Order">
          ↓<label text="Updated today" font="9"/>
        </layout>
        """,
        message:
          "The label “Updated today” has a font of 9 points, less than the 11 it should have."
      ),
      .fails(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="20" y="20" width="120" height="48"/>
          <fontDescription key="fontDescription" type="system" pointSize="10"/>
          <state key="normal" title="Terms"/>
          <connections/>
        </button>
        <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
          <connections><outlet property="terms" destination="btn-01" id="out-01"/></connections>
        </view>
        """, in: .interfaceBuilder,
        message: "The button “Terms” has a font of 10 points, less than the 11 it should have.",
        certainty: .likely),
      .passes(
        "Large enough, or nothing to read",
        """
        <layout name="Order">
          ↓<label text="Updated today" font="11"/>
          ↓<label text="Updated today" font="caption2"/>
          <label font="9"/>
          <label font="9" outlet="dateLabel"/>
          <label text="Updated today" font="9" hidden="true"/>
          <button symbol="xmark" accessibilityLabel="Close" font="9"/>
        </layout>
        """),
    ])

  /// Points.
  public var minimumPoints = 11.0

  public static let options: [RuleOption<Self>] = [
    .number("minimum-points", "The least size of a font in points", \.minimumPoints)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.showsText(index, kinds: .label, .button, .textField, .textView)
      && screen.elements[index].shownText != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withFont.compactMap { index in
      guard let points = screen.elements[index].appearance?.font?.points, points < minimumPoints,
        judges(index, in: screen)
      else { return nil }
      let reach = screen.reach(of: index)
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) has a font of \(points.inPoints) points, less than the \
            \(minimumPoints.inPoints) it should have.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Use a text style, or at least \(minimumPoints.inPoints) points."))
    }
  }
}
