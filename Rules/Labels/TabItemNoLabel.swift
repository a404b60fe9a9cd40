import Auditing
import LayoutModel

public struct TabItemNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "tab-item-no-label",
    summary: "A tab bar item shows an image and has no title",
    why: """
      VoiceOver says “Tab, 4 of 6”, at best with the name of a picture’s file. A person who cannot \
      see the pictures has to open every tab to learn what the app holds.
      """,
    decides: """
      A tab bar item has an image and neither a title nor an accessibility label with something to \
      read in it. Left alone: system items, which UIKit names, and images with an accessibility \
      label of their own. Where the layout gives the item’s view controller a title, which UIKit \
      may use for the tab, the rule cannot tell.
      """,
    limits: """
      A view controller that sets its title in code gives it to its tab as well; such code is not \
      looked for, so the finding is never certain. Code of the project that sets the label or \
      title of the item itself, by an outlet or in its class, exempts it. Where nothing in the \
      storyboard puts the view controller into a tab bar, a person must see whether code does.
      """,
    fixInInterfaceBuilder: """
      Fill in Title under Bar Item in the Attributes inspector. Tabs without a visible title are \
      harder to understand for everyone.
      """,
    fixInCode: """
      tabBarItem.accessibilityLabel = NSLocalizedString("Favorites", comment: "")
      """,
    standards: [
      .nonTextContent, .nameRoleValue, .apple("UITabBarItem, title"),
      .material("Bottom navigation: accessibilityLabel of each item"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "Image only",
        """
        <layout name="Home">
          <tabBar>
            <tabBarItem title="Home" image="ic_home"/>
            ↓<tabBarItem title="" image="ic_star"/>
          </tabBar>
        </layout>
        """,
        message: """
          The tab bar item with the image “ic_star” has no title, so VoiceOver has at best the \
          image’s name to read.
          """,
        certainty: .likely, wouldSay: "‹name›. Tab."),
      .fails(
        "The title of a tab bar’s own view controller is not that of its items",
        """
        <layout name="Home" title="Main">
          <tabBar>
            ↓<tabBarItem image="ic_star"/>
          </tabBar>
        </layout>
        """,
        message: """
          The tab bar item with the image “ic_star” has no title, so VoiceOver has at best the \
          image’s name to read.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder",
        """
        <tabBar contentMode="scaleToFill" id="bar-01">
          <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
          <items>
            ↓<tabBarItem image="ic_star" id="itm-01"/>
          </items>
        </tabBar>
        """, in: .interfaceBuilder,
        message: """
          The tab bar item with the image “ic_star” has no title, so VoiceOver has at best the \
          image’s name to read.
          """,
        certainty: .likely),
      .passes(
        "Named",
        """
        <layout name="Home">
          <tabBar>
            ↓<tabBarItem title="Favorites" image="ic_star"/>
            ↓<tabBarItem image="ic_star" accessibilityLabel="Favorites"/>
            ↓<tabBarItem image="ic_star" imageAccessibilityLabel="Favorites"/>
            ↓<tabBarItem systemItem="favorites" image="ic_star"/>
            <tabBarItem/>
          </tabBar>
        </layout>
        """),
      .cannotTell(
        "The view controller has a title",
        """
        <layout name="Home" title="Favorites">
          ↓<tabBarItem image="ic_star"/>
        </layout>
        """,
        because: "the title of its view controller, “Favorites”, may become its own"),
      .passes(
        "Items of a toolbar: see bar-button-no-label; a bar that is hidden",
        """
        <layout name="Screen">
          <toolbar><barButtonItem title="Menu" image="ic_menu"/></toolbar>
          <tabBar hidden="true"><tabBarItem image="ic_home"/></tabBar>
        </layout>
        """),
      .fails(
        "In Interface Builder: the item of a controller in a tab bar",
        """
        <scenes>
        <scene sceneID="scn-1"><objects>
          <tabBarController id="tab-1" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar-1"/>
            <connections>
              <segue destination="ctl-2" kind="relationship" relationship="viewControllers" id="seg-1"/>
            </connections>
          </tabBarController>
        </objects></scene>
        <scene sceneID="scn-2"><objects>
          <viewController id="ctl-2" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="top-2">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
              </subviews>
            </view>
            ↓<tabBarItem key="tabBarItem" image="ic_star" id="itm-1"/>
          </viewController>
        </objects></scene>
        </scenes>
        """, in: .storyboard,
        message: """
          The tab bar item with the image “ic_star” has no title, so VoiceOver has at best the image’s \
          name to read.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder: nothing puts its controller into a tab bar",
        """
        <scenes>
        <scene sceneID="scn-2"><objects>
          <viewController id="ctl-2" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="top-2">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
              </subviews>
            </view>
            ↓<tabBarItem key="tabBarItem" image="ic_star" id="itm-1"/>
          </viewController>
        </objects></scene>
        </scenes>
        """, in: .storyboard,
        message: """
          The tab bar item with the image “ic_star” has no title, so VoiceOver has at best the image’s \
          name to read.
          """,
        certainty: .needsReview),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .tabBarItem && screen.exposures[index] == .element
      && screen.elements[index].barItem?.image != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.tabBarItem).compactMap { index in
      let element = screen.elements[index]
      guard let image = element.barItem?.image, screen.meantName(of: index) == nil
      else { return nil }
      if element.parent == nil, let title = screen.screen.controller?.title?.visible {
        return .cannotTell(
          element: index,
          because: "the title of its view controller, \(title.quoted), may become its own")
      }
      var reach = screen.reachOfMissingName(index).atMost(
        .likely, because: "a title that code gives its view controller becomes its own")
      if element.parent == nil, screen.screen.controller?.isInTabBar == false {
        reach = reach.atMost(
          .needsReview,
          because: "nothing in the file puts its view controller into a tab bar")
      }
      let noun = image.isSymbol ? "symbol" : "image"
      return .fails(
        Finding(
          element: index,
          message: """
            The tab bar item with the \(noun) \(image.name.quoted) has no title, so VoiceOver has \
            at best the \(noun)’s name to read.
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.text(of: index, labelled: unknownName),
          fix: "Give it a title."))
    }
  }
}
