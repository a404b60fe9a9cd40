import Auditing
import LayoutModel

public struct ScreenTitleMissing: Rule {
  public static let documentation = RuleDocumentation(
    id: "screen-title-missing",
    summary: "A screen with a navigation bar has no title",
    why: """
      The title is the first thing VoiceOver reads of a new screen, it is the heading people jump \
      to, and the Back button of the next screen is named after it. Without one people do not learn \
      where they are.
      """,
    decides: """
      The storyboard puts the controller into a navigation controller whose bar is shown: as its \
      root, or by a segue from there. Neither the navigation item nor the controller has a title, \
      and nothing stands in the title's place.
      """,
    limits: """
      Code often sets the title, so a controller with a class of its own needs a look; of the others \
      the finding is likely, as the controller before may set the title. Containers of other \
      controllers are left alone.
      """,
    fixInInterfaceBuilder: """
      Select the navigation item and fill in Title in the Attributes inspector.
      """,
    fixInCode: """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Orders", comment: "")
      }
      """,
    standards: [.pageTitled, .apple("UIViewController, title")],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "Nothing in the bar",
        """
        <layout name="Orders" inNavigationController="true">
          ↓<view><label text="Order 12"/></view>
        </layout>
        """,
        message: """
          The screen “Orders” has a navigation bar without a title: VoiceOver does not say where a \
          person is.
          """,
        certainty: .likely),
      .fails(
        "A navigation item of buttons, and a class that may set the title",
        """
        <layout name="Orders" inNavigationController="true" controller="OrdersViewController">
          ↓<navigationItem title=" "><barButtonItem systemItem="add"/></navigationItem>
          <view><label text="Order 12"/></view>
        </layout>
        """,
        message: """
          The screen “Orders” has a navigation bar without a title: VoiceOver does not say where a \
          person is.
          """,
        certainty: .needsReview),
      .passes(
        "A title in the bar",
        """
        <layout name="Orders" inNavigationController="true">
          ↓<navigationItem title="Orders"/>
          <view/>
        </layout>
        """),
      .passes(
        "A search bar in the title's place",
        """
        <layout name="Orders" inNavigationController="true">
          ↓<navigationItem><searchBar/></navigationItem>
          <view/>
        </layout>
        """),
      .passes(
        "The controller’s title",
        """
        <layout name="Orders" inNavigationController="true" title="Orders">↓<view/></layout>
        """),
      .passes(
        "No navigation bar that the layout knows of",
        """
        <layout name="Orders"><view/></layout>
        """),
      .passes(
        "In Interface Builder: a scene that stands alone",
        """
        <label opaque="NO" contentMode="left" text="Order 12" id="lbl-01">
          <rect key="frame" x="70" y="20" width="200" height="40"/>
        </label>
        """, in: .interfaceBuilder),
      .fails(
        "A bar inside the screen is another one",
        """
        <layout name="Orders" inNavigationController="true">
          ↓<view>
            <navigationBar><navigationItem title="Orders"/></navigationBar>
          </view>
        </layout>
        """,
        message: """
          The screen “Orders” has a navigation bar without a title: VoiceOver does not say \
          where a person is.
          """,
        certainty: .likely),
      .passes(
        "The navigation item stands behind the view",
        """
        <layout name="Orders" inNavigationController="true">
          <view/>
          ↓<navigationItem title="Orders"/>
        </layout>
        """),
      .fails(
        "In Interface Builder: the view of a scene, and not one in its dock",
        """
        <scenes>
        <scene sceneID="scn-1"><objects>
          <navigationController id="nav-1" sceneMemberID="viewController">
            <connections>
              <segue destination="ctl-2" kind="relationship" relationship="rootViewController" id="seg-1"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="scn-2"><objects>
          <viewController id="ctl-2" sceneMemberID="viewController">
            ↓<view key="view" contentMode="scaleToFill" id="top-2">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="Order 12" id="lbl-1"/>
              </subviews>
            </view>
            <connections><outlet property="panel" destination="dck-1" id="out-1"/></connections>
          </viewController>
          <view contentMode="scaleToFill" id="dck-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label opaque="NO" text="Order 12" id="lbl-2"/>
            </subviews>
          </view>
        </objects></scene>
        </scenes>
        """, in: .storyboard,
        message: """
          The screen “viewController” has a navigation bar without a title: VoiceOver does not say \
          where a person is.
          """,
        certainty: .likely),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let controller = screen.screen.controller,
      controller.isInNavigationController == true
    else { return false }
    return index == screen.bearerOfTitle
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard let bearer = screen.bearerOfTitle, judges(bearer, in: screen),
      screen.screen.controller?.title?.visible == nil, !screen.hasTitle(bearer)
    else { return [] }
    let reach: Reach =
      if let customClass = screen.screen.controller?.customClass {
        Reach(
          certainty: .needsReview, reason: "the class \(customClass.name) may set the title",
          cause: .customClass)
      } else {
        Reach(certainty: .likely, reason: "the controller before may set the title")
      }
    return [
      .fails(
        Finding(
          element: bearer,
          message: """
            The screen \(screen.screen.name.quoted) has a navigation bar without a title: VoiceOver \
            does not say where a person is.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: "",
          fix: "Give the navigation item a title."))
    ]
  }
}

extension ResolvedScreen {
  /// The element that stands for the screen: its navigation item, else what comes first. `nil` for
  /// a view in the dock of a scene, and for controllers that show others, whose scenes hold no view.
  fileprivate var bearerOfTitle: Int? {
    guard format == .layoutXML || elements.contains(where: { $0.slot == "view" }) else {
      return nil
    }
    return elements.indices.first {
      elements[$0].parent == nil && elements[$0].kind == .navigationItem
    } ?? elements.indices.first
  }

  fileprivate func hasTitle(_ index: Int) -> Bool {
    guard case .navigationItem(let title, _, _) = elements[index].content else { return false }
    return title?.visible != nil
      || screen.children(of: index).contains { elements[$0].slot == "titleView" }
  }
}
