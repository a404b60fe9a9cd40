import Auditing
import LayoutModel

public struct FixedFontSize: Rule {
  public static let documentation = RuleDocumentation(
    id: "fixed-font-size",
    summary: "Texts have a size in points and cannot follow the text size a person chose",
    why: """
      People who need large type set it once for all apps. A font of 15 points stays at 15 points, \
      whatever they chose.
      """,
    decides: """
      Labels, buttons, text fields and text views on the screen whose font has a size in points. \
      They are reported once a screen, at the first one that nothing in code leads to. Automatically \
      Adjusts Font has no effect on such a font. Left alone: attributed texts, buttons without a \
      title, and labels without a text that nothing in code leads to.
      """,
    limits: """
      Code may set fonts that scale, and often does for a whole app; so the rule is off by default, \
      and where code leads to each of the texts the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Choose a text style as Font in the Attributes inspector, and tick Dynamic Type › Automatically \
      Adjusts Font.
      """,
    fixInCode: """
      titleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: brandFont)
      titleLabel.adjustsFontForContentSizeCategory = true
      """,
    standards: [.resizeText, .apple("UIFontMetrics")],
    severity: .warning, impact: .moderate, isEnabledByDefault: false,
    examples: [
      .fails(
        "Points",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="bold 22"/>
          <button title="Call us" font="Avenir-Heavy 17"/>
          <label text="We deliver on weekdays." font="body"/>
        </layout>
        """,
        message: """
          2 texts here, starting with the label “Delivery”, have a size in points and do not follow \
          the text size a person chose.
          """),
      .fails(
        "In Interface Builder",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01" customClass="TitleLabel">
          <rect key="frame" x="20" y="20" width="200" height="30"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .interfaceBuilder,
        message: """
          The label “Delivery” has a size in points and does not follow the text size a person chose.
          """,
        certainty: .likely),
      .fails(
        "Adjusting takes a text style",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="22" adjustsFontForContentSizeCategory="true"/>
        </layout>
        """,
        message: """
          The label “Delivery” has a size in points and does not follow the text size a person chose.
          """),
      .fails(
        "A configured button has the font of its configuration",
        """
        <button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <buttonConfiguration key="configuration" style="plain" title="Call us"/>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <buttonConfiguration key="configuration" style="plain" title="Write to us">
            <fontDescription key="titleFontDescription" type="system" pointSize="17"/>
          </buttonConfiguration>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button “Write to us” has a size in points and does not follow the text size a person chose.
          """),
      .passes(
        "Text styles",
        """
        <layout name="Help">↓<label text="Delivery" font="title1"/></layout>
        """),
      .passes(
        "Nothing to read",
        """
        <layout name="Help">
          <button image="plus" accessibilityLabel="Add" font="18"/>
          <label font="15"/>
        </layout>
        """),
      .passes(
        "A class that scales its fonts itself",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01" customClass="TitleLabel">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="brand_adjustsFontForContentSizeCategory" value="YES"/>
          </userDefinedRuntimeAttributes>
        </label>
        """, in: .interfaceBuilder),
      .passes(
        "Not shown",
        """
        <layout name="Help">
          <label text="Delivery" font="17" hidden="true"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.showsText(index, kinds: .label, .button, .textField, .textView)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let texts = screen.withFont.filter { index in
      if case .textStyle = screen.elements[index].appearance?.font { return false }
      return judges(index, in: screen) && !screen.elements[index].mayScaleItsPoints
    }
    guard let group = screen.group(texts) else { return [] }
    let verbs = group.count == 1 ? "has a size in points and does" : "have a size in points and do"
    return [
      .fails(
        Finding(
          element: group.first, others: group.others,
          message: """
            \(group.subject(in: screen)) \(verbs) not follow the text size a person chose.
            """,
          certainty: group.reach.certainty, reason: group.reach.reason,
          fix: "Use text styles, or fonts scaled by UIFontMetrics."))
    ]
  }
}
