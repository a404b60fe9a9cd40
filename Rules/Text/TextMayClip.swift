import Auditing
import LayoutModel

public struct TextMayClip: Rule {
  public static let documentation = RuleDocumentation(
    id: "text-may-clip",
    summary: "A text grows with the chosen text size in a label that does not",
    why: """
      A text that follows the chosen size needs room to grow. In a label of fixed height the letters \
      are cut off, in one line of fixed width the end is: those who need large type lose text.
      """,
    decides: """
      A label has a text style and adjusts its font for the content size category, it does not \
      shrink its text to fit, and a required constraint without an outlet fixes its height at less \
      than one line takes at twice the default size; or it has one line, a fixed width, and a text \
      that is about twice as wide as fits then.
      """,
    limits: """
      A line is taken for 1.2 times the size of its font, so the finding is likely at best. Without \
      the font a width can only be estimated; there a person must look. Limits that other views set \
      are not followed.
      """,
    fixInInterfaceBuilder: """
      Delete the constraint, or make it Greater Than or Equal; set Lines to 0 in the Attributes \
      inspector.
      """,
    fixInCode: """
      titleLabel.numberOfLines = 0
      titleHeight.isActive = false
      """,
    standards: [.resizeText],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "A line that grows to 40 points in a label of 21",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="body" adjustsFontForContentSizeCategory="true" height="21"/>
        </layout>
        """,
        message: """
          The label “Delivery” is fixed at a height of 21 points; at twice the text size a line takes \
          40.8.
          """,
        certainty: .likely),
      .fails(
        "One line that cannot become wider",
        """
        <layout name="Help">
          ↓<label text="We deliver on weekdays" font="body" width="120"
                 adjustsFontForContentSizeCategory="true"/>
        </layout>
        """,
        message: """
          The label “We deliver on weekdays” has one line and is fixed at a width of 120 points: at a \
          larger text size its end is cut off.
          """,
        certainty: .needsReview),
      .passes(
        "Room to grow, or a text that shrinks or stays",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="body" adjustsFontForContentSizeCategory="true"/>
          ↓<label text="Delivery" font="body" adjustsFontForContentSizeCategory="true" height="44"/>
          <label text="Delivery" font="body" adjustsFontForContentSizeCategory="true" height="21"
                 adjustsFontSizeToFitWidth="true"/>
          <label text="Delivery" font="body" height="21"/>
          <label text="Delivery" font="body" adjustsFontForContentSizeCategory="true" hidden="true"/>
          ↓<label text="Ok" font="body" adjustsFontForContentSizeCategory="true" width="120"/>
        </layout>
        """),
      .passes(
        "In Interface Builder: a height that may grow, and one that code changes",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="21"/>
          <constraints>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="con-01"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        ↓<label opaque="NO" contentMode="left" text="Delivery" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="lbl-02">
          <rect key="frame" x="20" y="60" width="200" height="21"/>
          <constraints>
            <constraint firstAttribute="height" constant="21" id="con-02"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
          <connections><outlet property="height" destination="con-02" id="out-01"/></connections>
        </view>
        """, in: .interfaceBuilder),
      .passes(
        "Just enough room",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="body" adjustsFontForContentSizeCategory="true" height="40.8"/>
          ↓<label text="Fifteen letters" font="body" adjustsFontForContentSizeCategory="true" width="170"/>
          ↓<label text="We deliver on weekdays" font="body" width="120" numberOfLines="0"
            adjustsFontForContentSizeCategory="true"/>
        </layout>
        """),
      .passes(
        "In Interface Builder: a height that gives way, or follows another length",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="21"/>
          <constraints>
            <constraint firstAttribute="height" constant="21" priority="750" id="con-01"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        ↓<label opaque="NO" contentMode="left" text="Delivery" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="lbl-02">
          <rect key="frame" x="20" y="20" width="200" height="21"/>
          <constraints>
            <constraint firstAttribute="height" secondItem="lbl-02" secondAttribute="width" multiplier="1:4" id="con-02"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """, in: .interfaceBuilder),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard case .textStyle = screen.elements[index].appearance?.font else { return false }
    return screen.showsText(index, kinds: .label) && screen.elements[index].scalesItsTextStyle
      && screen.elements[index].appearance?.adjustsFontSizeToFitWidth == false
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withFont.compactMap { index in
      guard let points = screen.elements[index].appearance?.font?.points, judges(index, in: screen)
      else { return nil }
      let element = screen.elements[index]
      let line = points * 2 * 1.2
      if let height = element.geometry.limit(of: .height), height < line {
        let reach = screen.reach(of: index).atMost(
          .likely, because: "how high a line is depends on the font")
        return .fails(
          Finding(
            element: index,
            message: """
              \(element.subject) \(element.geometry.limitInWords(height, of: .height)); at twice the \
              text size a line takes \(line.inPoints).
              """,
            certainty: reach.certainty, reason: reach.reason,
            fix: "Let the label grow: remove the constraint or make it a minimum."))
      }
      guard let width = element.geometry.limit(of: .width), element.label?.numberOfLines == 1,
        let text = element.label?.text?.visible,
        // Half an em a letter is what common Latin text takes; twice the size; some slack.
        Double(text.count) * points * 0.5 * 2 > width * 1.5
      else { return nil }
      let reach = screen.reach(of: index).atMost(
        .needsReview, because: "how wide a text is depends on the font")
      return .fails(
        Finding(
          element: index,
          message: """
            \(element.subject) has one line and \(element.geometry.limitInWords(width, of: .width)): \
            at a larger text size its end is cut off.
            """,
          certainty: reach.certainty, reason: reach.reason, fix: "Allow more lines."))
    }
  }
}
