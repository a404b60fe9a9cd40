import LayoutModel
import Testing

@Suite struct ViewTreeTests {
  @Test func viewsHideInManyPlaces() throws {
    let screen = try decodeViews(
      """
      <tableView id="t"><view key="tableHeaderView" id="h"/><button key="tableFooterView" id="f"/>
        <prototypes><tableViewCell id="p" reuseIdentifier="Row"><tableViewCellContentView key="contentView" id="pc">
          <subviews><label key="textLabel" text="Row" id="l"/></subviews></tableViewCellContentView>
          <connections><segue destination="x" kind="show" id="g"/></connections></tableViewCell></prototypes>
        <sections><tableViewSection headerTitle="Account" id="s"><cells><tableViewCell id="q" accessoryType="detailButton"/></cells></tableViewSection></sections>
      </tableView>
      <collectionView id="cv"><cells><collectionViewCell id="cc"><view key="contentView"><subviews><button id="cb"/></subviews></view></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" id="sh"/></collectionView>
      <toolbar id="tb"><items><barButtonItem id="bi"><button key="customView" id="bv"/></barButtonItem></items></toolbar>
      <visualEffectView id="ve"><view key="contentView" id="vc"><subviews><switch id="sw" on="YES"/></subviews></view></visualEffectView>
      <glkView id="gl"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><button id="gb"/></subviews></glkView>
      """)
    let outline = screen.elements.dropFirst().map { element in
      let depth = screen.ancestors(of: screen.elements.firstIndex(of: element) ?? 0).count
      return String(repeating: " ", count: depth)
        + (element.kind == .other ? element.tag : element.kind.rawValue)
    }
    #expect(
      outline == [
        " tableView", "  view", "  button", "  tableViewCell", "   contentView", "    label",
        "  tableViewSection", "   tableViewCell",
        " collectionView", "  collectionViewCell", "   contentView", "    button",
        "  collectionReusableView",
        " toolbar", "  barButtonItem", "   button",
        " visualEffectView", "  view", "   switch",
        " glkView", "  button",
      ])
    func element(_ id: String) throws -> Element {
      try #require(screen.elements.first { $0.objectID == id })
    }
    #expect(try element("p").content == .cell(.init(reuseIdentifier: "Row", isPrototype: true)))
    #expect(try element("p").actions == [.segue(kind: "show")])
    #expect(try element("q").content == .cell(.init(accessory: "detailButton")))
    #expect(try element("s").content == .section(header: "Account", footer: nil))
    #expect(try element("cc").content == .cell(.init(isPrototype: true)))
    #expect(try element("bi").barItem?.hasCustomView == true)
    #expect(try element("bv").slot == "customView")
  }

  /// The array an item stands in tells its side of the bar, as the key of a single one does.
  @Test func barButtonItemsKnowTheirSide() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController">
          <navigationItem key="navigationItem" id="n">
            <barButtonItem key="leftBarButtonItem" title="Close" id="1"/>
            <rightBarButtonItems>
              <barButtonItem title="Edit" id="2"/><barButtonItem title="Add" id="3"/>
            </rightBarButtonItems>
          </navigationItem>
        </viewController>
      </objects></scene></scenes></document>
      """)
    let elements = try #require(layout.screens.first?.elements)
    #expect(
      elements.map(\.slot) == [
        "navigationItem", "leftBarButtonItem", "rightBarButtonItems", "rightBarButtonItems",
      ])
  }

  @Test func gesturesAreAttachedByAnOutletCollection() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><connections>
          <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="1"/>
          <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="2"/>
        </connections></view></viewController>
        <tapGestureRecognizer id="g1"/><pongPressGestureRecognizer enabled="NO" id="g2"/>
      </objects></scene></scenes></document>
      """)
    let view = try #require(layout.screens.first?.elements.first)
    #expect(view.gestures == [Gesture(.tap), Gesture(.longPress, isEnabled: false)])
    #expect(view.outlets.isEmpty)
  }

  @Test func outletsAreFoundInTheWholeDocument() throws {
    let screen = try decodeViews(
      """
      <view id="box" customClass="Box"><subviews><button id="b"/></subviews><connections>
        <outlet property="save" destination="b" id="1"/>
        <outletCollection property="all" destination="b" id="2"/>
      </connections></view>
      """)
    #expect(
      screen.elements[2].outlets == [
        Outlet("save", ownerClass: CustomClass("Box")),
        Outlet("all", ownerClass: CustomClass("Box"), isCollection: true),
      ])
  }

  @Test func actionsAndSegues() throws {
    let button = try decodeView(
      """
      <button id="b"><connections>
        <action selector="save:" destination="c" eventType="touchUpInside" id="1"/>
        <segue destination="x" kind="presentation" id="2"/>
      </connections></button>
      """)
    #expect(
      button.actions == [
        .selector("save:", event: "touchUpInside"), .segue(kind: "presentation"),
      ])
  }

  @Test func stateIsRead() throws {
    let button = try decodeView(
      "<button id='b' hidden='YES' alpha='0.25' enabled='NO' selected='YES' userInteractionEnabled='NO' tag='7' userLabel='Big'/>"
    )
    #expect(
      button.state
        == Element.State(
          isHidden: true, alpha: 0.25, isEnabled: false, isUserInteractionEnabled: false,
          isSelected: true))
    #expect(button.viewTag == 7)
    #expect(button.userLabel == "Big")
    #expect(try decodeView("<button id='b' tag='0'/>").viewTag == nil)
  }

  @Test func aStoppedIndicatorThatHidesIsHidden() throws {
    #expect(
      try decodeView("<activityIndicatorView id='a' hidesWhenStopped='YES'/>").state.isHidden)
    #expect(
      try !decodeView("<activityIndicatorView id='a' hidesWhenStopped='YES' animating='YES'/>")
        .state.isHidden)
    #expect(try !decodeView("<activityIndicatorView id='a'/>").state.isHidden)
  }

  @Test func notesAreNoTitle() throws {
    let button = try decodeView(
      """
      <button id="b"><attributedString key="userComments"><fragment content="For "/><fragment>\
      <string key="content">translators
      only</string></fragment></attributedString></button>
      """)
    #expect(button.notes == "For translators\nonly")
    #expect(button.button?.normal.title == nil)
  }
}
