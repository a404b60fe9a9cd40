import Auditing
import LayoutModel
import VoiceOver

public struct ScreenWithoutHeading: Rule {
  public static let documentation = RuleDocumentation(
    id: "screen-without-heading",
    summary: "A screen with many texts has no heading",
    why: """
      With the rotor set to Headings people jump from part to part of a screen, as eyes do. On a \
      screen without headings they have to swipe through every text.
      """,
    decides: """
      VoiceOver reaches at least ten texts of a screen, and nothing on it has the trait header: no \
      label, no title in a navigation bar, no header of a section. Rows that are made from \
      prototypes do not count. Screens in a navigation controller have their title as a heading; \
      see screen-title-missing.
      """,
    limits: """
      The number is an option (`minimum-texts`). Whether the screen has parts that deserve headings \
      is for a person to see, so the finding always needs a look.
      """,
    fixInInterfaceBuilder: """
      Tick Header under Accessibility › Traits in the Identity inspector for the label over each \
      part of the screen.
      """,
    fixInCode: """
      titleLabel.accessibilityTraits.insert(.header)
      """,
    standards: [
      .infoAndRelationships, .headingsAndLabels, .apple("UIAccessibilityTraits, header"),
    ],
    severity: .note, impact: .moderate,
    examples: [
      .fails(
        "Ten texts in a row",
        """
        <layout name="Help">
          <barButtonItem title="Done"/>
          ↓<view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten"/>
            <label text="Eleven" accessibilityTraits="header" hidden="true"/>
            <tableView><tableViewSection headerTitle=" "/></tableView>
          </view>
        </layout>
        """,
        message: "The screen “Help” has 10 texts and no heading among them.",
        certainty: .needsReview),
      .passes(
        "One of them is a heading",
        """
        <layout name="Help">
          ↓<view>
            <label text="One" accessibilityTraits="header"/><label text="Two"/><label text="Three"/>
            <label text="Four"/><label text="Five"/><label text="Six"/><label text="Seven"/>
            <label text="Eight"/><label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """),
      .passes(
        "The title in the bar is a heading",
        """
        <layout name="Help">
          <navigationItem title="Help"/>
          ↓<view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """),
      .passes(
        "A few texts",
        """
        <layout name="Help">
          <view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten" hidden="true"/><button title="Eleven"/>
            <label accessibilityLabel="Twelve"/>
          </view>
        </layout>
        """),
      .passes(
        "The title of a section is a heading",
        """
        <layout name="Help">
          ↓<tableView>
            <tableViewSection headerTitle="Today">
              <tableViewCell isAccessibilityElement="false">
                <contentView>
                  <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
                  <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
                  <label text="Nine"/><label text="Ten"/>
                </contentView>
              </tableViewCell>
            </tableViewSection>
          </tableView>
        </layout>
        """),
      .passes(
        "A navigation bar has a title: see screen-title-missing",
        """
        <layout name="Help" inNavigationController="true">
          <view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """),
      .passes(
        "In Interface Builder: what stands in a cell that code fills, again and again",
        """
        <collectionView opaque="NO" contentMode="scaleToFill" id="col-01">
          <cells>
            <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="Row" id="cel-01">
              <view key="contentView" id="con-01">
                <subviews>
                  <label opaque="NO" text="One" id="lbl-01"/>
                  <label opaque="NO" text="Two" id="lbl-02"/>
                  <label opaque="NO" text="Three" id="lbl-03"/>
                  <label opaque="NO" text="Four" id="lbl-04"/>
                  <label opaque="NO" text="Five" id="lbl-05"/>
                  <label opaque="NO" text="Six" id="lbl-06"/>
                  <label opaque="NO" text="Seven" id="lbl-07"/>
                  <label opaque="NO" text="Eight" id="lbl-08"/>
                  <label opaque="NO" text="Nine" id="lbl-09"/>
                  <label opaque="NO" text="Ten" id="lbl-10"/>
                </subviews>
              </view>
            </collectionViewCell>
          </cells>
        </collectionView>
        """, in: .interfaceBuilder),
      .fails(
        "In Interface Builder: the view of a scene, and not one in its dock",
        """
        <scenes>
        <scene sceneID="scn-1"><objects>
          <viewController title="Help" id="ctl-1" sceneMemberID="viewController">
            ↓<view key="view" contentMode="scaleToFill" id="top-1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="One" id="lba-01"/>
                <label opaque="NO" text="Two" id="lba-02"/>
                <label opaque="NO" text="Three" id="lba-03"/>
                <label opaque="NO" text="Four" id="lba-04"/>
                <label opaque="NO" text="Five" id="lba-05"/>
                <label opaque="NO" text="Six" id="lba-06"/>
                <label opaque="NO" text="Seven" id="lba-07"/>
                <label opaque="NO" text="Eight" id="lba-08"/>
                <label opaque="NO" text="Nine" id="lba-09"/>
                <label opaque="NO" text="Ten" id="lba-10"/>
              </subviews>
            </view>
            <connections><outlet property="panel" destination="dck-1" id="out-1"/></connections>
          </viewController>
          <view contentMode="scaleToFill" id="dck-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label opaque="NO" text="One" id="lbb-01"/>
              <label opaque="NO" text="Two" id="lbb-02"/>
              <label opaque="NO" text="Three" id="lbb-03"/>
              <label opaque="NO" text="Four" id="lbb-04"/>
              <label opaque="NO" text="Five" id="lbb-05"/>
              <label opaque="NO" text="Six" id="lbb-06"/>
              <label opaque="NO" text="Seven" id="lbb-07"/>
              <label opaque="NO" text="Eight" id="lbb-08"/>
              <label opaque="NO" text="Nine" id="lbb-09"/>
              <label opaque="NO" text="Ten" id="lbb-10"/>
            </subviews>
          </view>
        </objects></scene>
        </scenes>
        """, in: .storyboard,
        message: "The screen “Help” has 10 texts and no heading among them.",
        certainty: .needsReview),
    ])

  /// From how many texts on there is a finding.
  public var minimumTexts = 10

  public static let options: [RuleOption<Self>] = [
    .integer(
      "minimum-texts", "From how many texts on a screen needs a heading", atLeast: 2,
      \.minimumTexts)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    index == screen.rootOfScreen && screen.screen.controller?.isInNavigationController != true
      && screen.texts.count >= minimumTexts
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard let root = screen.rootOfScreen, judges(root, in: screen), !screen.hasHeading else {
      return []
    }
    let count = screen.texts.count
    return [
      .fails(
        Finding(
          element: root,
          message: """
            The screen \(screen.screen.name.quoted) has \(count) texts and no heading among them.
            """,
          certainty: .needsReview, reason: "whether it has parts is for a person to see",
          fix: "Give the text over each part of the screen the trait header."))
    ]
  }
}

extension ResolvedScreen {
  /// The outermost view of a whole screen; `nil` for a view of a xib, which is a part of one, and
  /// for a view in the dock of a scene.
  fileprivate var rootOfScreen: Int? {
    format == .layoutXML
      ? elements.indices.first { !elements[$0].kind.isBarItem }
      : elements.indices.first { elements[$0].slot == "view" }
  }

  /// The labels that VoiceOver reaches, those of prototypes left out.
  fileprivate var texts: [Int] {
    var texts: [Int] = []
    var index = 0
    while index < elements.count {
      if case .cell(let cell) = elements[index].content, cell.isPrototype {
        index = elements[index].subtreeEnd
        continue
      }
      if exposures[index] == .element, elements[index].label?.text?.visible != nil {
        texts.append(index)
      }
      index += 1
    }
    return texts
  }

  fileprivate var hasHeading: Bool {
    elements.indices.contains { index in
      if case .section(let header?, _) = elements[index].content, header.visible != nil {
        return true
      }
      guard exposures[index] == .element else { return false }
      switch elements[index].kind {
      case .navigationItem: return true
      default: return elements[index].accessibility.traits?.contains(.header) == true
      }
    }
  }
}
