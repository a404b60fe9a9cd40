import Auditing
import LayoutModel

public struct DynamicTypeDisabled: Rule {
  public static let documentation = RuleDocumentation(
    id: "dynamic-type-disabled",
    summary: "Texts have a text style and do not follow the text size a person chose",
    why: """
      People who need large type set it once for all apps. A text style is made to follow that \
      setting, but a view that was not told to adjust takes the size once, when it is loaded, and \
      not when the setting changes while the app runs.
      """,
    decides: """
      Labels, text fields and text views on the screen whose font is a text style, and that do not \
      adjust their font for the content size category. They are reported once a screen, at the first \
      one that nothing in code leads to. Attributed texts are left alone.
      """,
    limits: """
      Code may turn it on; where an outlet, a custom class, a tag or a run-time attribute leads to \
      each of the texts, the finding is likely. So it is in table cells: UIKit looks after the labels \
      of its own cell styles.
      """,
    fixInInterfaceBuilder: """
      Tick Dynamic Type › Automatically Adjusts Font in the Attributes inspector.
      """,
    fixInCode: """
      titleLabel.adjustsFontForContentSizeCategory = true
      """,
    standards: [.resizeText, .apple("UIContentSizeCategoryAdjusting")],
    severity: .warning, impact: .serious,
    examples: [
      .fails(
        "A text style that stays as it is",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="title1"/>
          <label text="We deliver on weekdays." font="body" adjustsFontForContentSizeCategory="true"/>
        </layout>
        """,
        message: """
          The label “Delivery” has a text style and does not follow when a person changes the text \
          size.
          """),
      .fails(
        "Once a screen, at the first that code does not lead to",
        """
        <layout name="Help">
          <label text="Delivery" font="title1" outlet="titleLabel"/>
          ↓<label text="We deliver on weekdays." font="body"/>
          <textView text="Parcels may be late." font="body"/>
        </layout>
        """,
        message: """
          2 texts here, starting with the label “We deliver on weekdays.”, have a text style and do \
          not follow when a person changes the text size.
          """),
      .fails(
        "In Interface Builder",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01" customClass="TitleLabel">
          <rect key="frame" x="20" y="20" width="200" height="30"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """, in: .interfaceBuilder,
        message: """
          The label “Delivery” has a text style and does not follow when a person changes the text \
          size.
          """,
        certainty: .likely),
      .fails(
        "In a table cell whose style brings the label",
        """
        <tableViewCell contentMode="scaleToFill" id="cel-01" style="IBUITableViewCellStyleDefault" textLabel="lbl-01">
          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" id="con-01">
            <subviews>
              ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """, in: .interfaceBuilder,
        message: """
          The label “Delivery” has a text style and does not follow when a person changes the text \
          size.
          """,
        certainty: .likely),
      .fails(
        "Code fills such a label in by its cell",
        """
        <tableViewCell contentMode="scaleToFill" id="cel-01" style="IBUITableViewCellStyleDefault" textLabel="lbl-01">
          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" id="con-01">
            <subviews>
              ↓<label opaque="NO" contentMode="left" text="" id="lbl-01">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """, in: .interfaceBuilder,
        message: """
          The label has a text style and does not follow when a person changes the text size.
          """,
        certainty: .likely),
      .fails(
        "In a table cell of its own making",
        """
        <layout name="Help">
          <tableView>
            <tableViewCell><contentView>↓<label text="Delivery" font="body"/></contentView></tableViewCell>
          </tableView>
        </layout>
        """,
        message: """
          The label “Delivery” has a text style and does not follow when a person changes the text \
          size.
          """),
      .passes(
        "Told to adjust, or a size in points: see fixed-font-size",
        """
        <layout name="Help">
          ↓<label text="Delivery" font="title1" adjustsFontForContentSizeCategory="true"/>
          <label text="We deliver on weekdays." font="17"/>
          <label text="Parcels may be late." font="body" hidden="true"/>
          <button title="Call us" font="body"/>
        </layout>
        """),
      .passes(
        "A run-time attribute turns it on",
        """
        ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="30"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="adjustsFontForContentSizeCategory" value="YES"/>
          </userDefinedRuntimeAttributes>
        </label>
        """, in: .interfaceBuilder),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard case .textStyle = screen.elements[index].appearance?.font else { return false }
    return screen.showsText(index, kinds: .label, .textField, .textView)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let texts = screen.withFont.filter {
      judges($0, in: screen) && !screen.elements[$0].scalesItsTextStyle
    }
    guard let group = screen.group(texts) else { return [] }
    let verbs = group.count == 1 ? "has a text style and does" : "have a text style and do"
    return [
      .fails(
        Finding(
          element: group.first, others: group.others,
          message: """
            \(group.subject(in: screen)) \(verbs) not follow when a person changes the text size.
            """,
          certainty: group.reach.certainty, reason: group.reach.reason,
          fix: "Set adjustsFontForContentSizeCategory."))
    ]
  }
}
