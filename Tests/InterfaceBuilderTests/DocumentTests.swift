import InterfaceBuilder
import LayoutModel
import Testing
import XMLReading

@Suite struct DocumentTests {
  @Test(arguments: [
    ("MacOSX.Cocoa", NotEvaluated.Reason.otherPlatform("macOS")),
    ("AppleTV", .otherPlatform("tvOS")),
    ("watchKit", .otherPlatform("watchOS")),
    ("xrOS.Future", .unknownRuntime("xrOS.Future")),
  ])
  func otherPlatformsAreNotEvaluated(runtime: String, reason: NotEvaluated.Reason) throws {
    let layout = try decode(
      """
      <document targetRuntime="\(runtime)">
        <objects><button id="a"><rect key="frame" width="1" height="1"/></button></objects>
      </document>
      """)
    #expect(layout.screens.isEmpty)
    #expect(layout.notEvaluated.map(\.reason) == [reason])
  }

  @Test func anArchiveIsNotEvaluated() throws {
    let layout = try decode("<archive type='x' version='8.00'><data/></archive>", as: .xib)
    #expect(layout.notEvaluated.map(\.reason) == [.legacyArchive])
    #expect(layout.notEvaluated.first?.position == SourcePosition(line: 1, column: 1))
  }

  @Test func aLaunchScreenIsNotEvaluated() throws {
    let layout = try decode(
      "<document targetRuntime='iOS.CocoaTouch' launchScreen='YES'><scenes/></document>")
    #expect(layout.notEvaluated.map(\.reason) == [.launchScreen])
  }

  @Test func anotherRootIsAnError() {
    #expect {
      try decode("<layout/>")
    } throws: {
      ($0 as? ReadingFailure)?.message == "the root element is <layout>, not <document>"
    }
  }

  @Test(arguments: [
    ("retina6_12", "iOS.CocoaTouch", Layout.Idiom.phone), ("ipad10_5", "iOS.CocoaTouch", .pad),
    ("retina4_7", "iOS.CocoaTouch.iPad", .pad),
  ])
  func theDeviceTellsTheIdiom(device: String, runtime: String, idiom: Layout.Idiom) throws {
    let layout = try decode(
      "<document targetRuntime='\(runtime)'><device id='\(device)'/><scenes/></document>")
    #expect(layout.idiom == idiom)
  }

  @Test func aDocumentWithoutADeviceLeavesTheIdiomOpen() throws {
    #expect(try decode("<document targetRuntime='iOS.CocoaTouch'/>").idiom == nil)
  }

  @Test func aStoryboardHasAScreenAScene() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
          <!--Sign in-->
          <scene sceneID="tne-QT-ifu">
            <objects>
              <viewController title="Sign in" id="c" customClass="SignIn" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                </view>
                <toolbarItems>
                  <barButtonItem systemItem="add" id="t"/>
                </toolbarItems>
                <navigationItem key="navigationItem" title="Welcome" id="n">
                  <barButtonItem key="backBarButtonItem" title="Back" id="bb"/>
                  <barButtonItem key="rightBarButtonItem" image="gear" catalog="system" id="rb"/>
                  <textField key="titleView" id="tv" placeholder="Search"/>
                </navigationItem>
              </viewController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
            </objects>
          </scene>
          <scene sceneID="nav">
            <objects>
              <navigationController id="nc" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="nb">
                  <rect key="frame" x="0.0" y="44" width="393" height="44"/>
                </navigationBar>
              </navigationController>
            </objects>
          </scene>
          <scene sceneID="elsewhere">
            <objects>
              <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """)
    #expect(
      layout.outline == """
        screen “SignIn” at 5:5 phone viewController:SignIn title=“Sign in”
          view #v at 8:11 in view frame=0,0 393×852
          barButtonItem #t at 12:13 system=add
          navigationItem #n at 14:11 in navigationItem title=“Welcome” back=“Back”
            barButtonItem #rb at 16:13 in rightBarButtonItem image=symbol:gear
            textField #tv at 17:13 in titleView placeholder=“Search”
        screen “navigationController” at 23:5 phone navigationController
          navigationBar #nb at 26:11 in navigationBar frame=0,44 393×44
        """)
  }

  @Test func viewsInTheDockAreScreensOfTheirOwn() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="List" sceneMemberID="viewController"><view key="view" id="v"/>
          <connections><outlet property="empty" destination="e" id="1"/></connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <view id="e" userLabel="Empty"><subviews><label id="l" text="Nothing here"/></subviews></view>
      </objects></scene></scenes></document>
      """)
    #expect(
      layout.outline == """
        screen “List” at 1:50 viewController:List
          view #v at 2:76 in view
        screen “Empty in the dock of List” at 5:3 viewController:List
          view #e at 5:3 named “Empty” outlet=empty
            label #l at 5:44 text=“Nothing here”
        """)
  }

  @Test(arguments: [
    ("", false), ("<outlet property='empty' destination='e' id='1'/>", true),
    ("<outlet property='text' destination='l' id='1'/>", true),
    ("<outlet property='other' destination='v' id='1'/>", false),
    ("<outletCollection property='all' destination='e' id='1'/>", true),
  ])
  func viewsInTheDockThatNothingLeadsTo(_ outlet: String, _ isScreen: Bool) throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/>
          <connections>\(outlet)</connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <view id="e"><subviews><label id="l" text="Nothing here"/></subviews></view>
      </objects></scene></scenes></document>
      """)
    #expect(layout.screens.count == (isScreen ? 2 : 1))
    let leftOut = NotEvaluated(.unconnectedObject, at: SourcePosition(line: 5, column: 3))
    #expect(layout.notEvaluated == (isScreen ? [] : [leftOut]))
  }

  @Test func theClassOfANavigationControllersRoot() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s"><objects><navigationController id="n" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Item" id="i"/><connections>
        <segue destination="r" kind="relationship" relationship="rootViewController" id="1"/>
        </connections></navigationController></objects></scene>
      <scene sceneID="t"><objects>
        <viewController id="r" customClass="Home" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """)
    #expect(layout.screens.map { $0.controller?.rootClass?.name } == ["Home", nil])
    #expect(layout.screens.map { $0.controller?.customClass?.name } == [nil, "Home"])
  }

  /// A tab bar controller that holds `a` itself and `b` through a navigation controller with an
  /// item of its own; nothing holds `c`.
  @Test func tabBarItemsBelongToTheControllersATabBarShows() throws {
    func scene(_ controller: String) -> String {
      "<scene sceneID='s'><objects>\(controller)</objects></scene>"
    }
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes>
      \(scene("""
        <tabBarController id="t" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="2"/>
        </connections></tabBarController>
        """))
      \(scene("<viewController id='a' sceneMemberID='viewController'><tabBarItem key='tabBarItem' title='A' id='ia'/></viewController>"))
      \(scene("""
        <navigationController id="n" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="N" id="in"/><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="3"/></connections></navigationController>
        """))
      \(scene("<viewController id='b' sceneMemberID='viewController'><tabBarItem key='tabBarItem' title='B' id='ib'/></viewController>"))
      \(scene("<viewController id='c' sceneMemberID='viewController'><tabBarItem key='tabBarItem' title='C' id='ic'/></viewController>"))
      </scenes></document>
      """)
    #expect(layout.screens.map { $0.controller?.isInTabBar } == [false, true, true, true, false])
    let items = layout.screens.map { screen in screen.elements.compactMap(\.barItem?.title) }
    #expect(items == [[], ["A"], ["N"], [], ["C"]])
  }

  @Test func aXibHasAScreenForEachTopLevelView() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
            <connections><outlet property="save" destination="7" id="o"/></connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="6" userLabel="Header">
            <subviews><button id="7"/></subviews>
          </view>
          <button id="8"><state key="normal" title="Loose"/></button>
          <tapGestureRecognizer id="9"/>
          <viewController id="10" customClass="Inner"><view key="view" id="11"/></viewController>
        </objects>
      </document>
      """, as: .xib)
    #expect(
      layout.outline == """
        screen “Header” at 7:5 placeholder:Owner
          view #6 at 7:5 named “Header”
            button #7 at 8:17 outlet=save
        screen “button 2” at 10:5 placeholder:Owner
          button #8 at 10:5 title=“Loose”
        screen “Inner” at 12:5 viewController:Inner
          view #11 at 12:49 in view
        """)
    #expect(layout.screens[0].elements[1].outlets.first?.ownerClass?.name == "Owner")
  }
}
