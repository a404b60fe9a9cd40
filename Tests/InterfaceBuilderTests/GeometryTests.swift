import LayoutModel
import Testing

@Suite struct GeometryTests {
  @Test(
    arguments: [
      (
        "<rect key='frame' x='1.5' y='-2' width='30' height='34.333333333333336'/>",
        Rect(x: 1.5, y: -2, width: 30, height: 34.333333333333336) as Rect?
      ),
      (
        "<frame key='frameInset' minX='4' minY='5' width='46' height='30'/>",
        Rect(x: 4, y: 5, width: 46, height: 30)
      ),
      (
        "<rect key='contentStretch' x='0' y='0' width='1' height='1'/><rect key='frame' x='0' y='0' width='9' height='8'/>",
        Rect(x: 0, y: 0, width: 9, height: 8)
      ),
      (
        "<rect key='frame' x='-.5' y='5.' width='123456789.012345' height='+7'/>",
        nil
      ),
      (
        "<rect key='frame' x='-.5' y='5.' width='1234567.0123456' height='+7'/>",
        Rect(x: -0.5, y: 5, width: 1234567.0123456, height: 7)
      ),
      (
        "<rect key='frame' x='0.1' y='-0.7' width='0.123456789012345678' height='2.5e2'/>",
        Rect(x: 0.1, y: -0.7, width: 0.123456789012345678, height: 250)
      ),
      ("<rect key='frame' x='0' y='0' width='1.2.3' height='8'/>", nil),
      ("<rect key='frame' x='0' y='0' width='.' height='-'/>", nil),
      ("<rect key='contentStretch' x='0' y='0' width='1' height='1'/>", nil),
      ("<rect key='frame' x='0' y='0' width='nan' height='8'/>", nil),
      ("<rect key='frame' x='0' y='0' width='wide' height='8'/>", nil),
      ("<rect key='frame' x='0' y='0' width='1e19' height='8'/>", nil),
      ("<rect key='frame' x='-2e7' y='0' width='9' height='8'/>", nil),
      ("<rect key='frame' x='1e7' width='9' height='8'/>", Rect(x: 1e7, y: 0, width: 9, height: 8)),
      ("", nil),
    ] as [(String, Rect?)])
  func frames(children: String, frame: Rect?) throws {
    #expect(try decodeView("<button id='b'>\(children)</button>").geometry.frame == frame)
  }

  func constraints(_ own: String, variations: String = "", root: String = "") throws
    -> [SizeConstraint]
  {
    let screen = try decodeViews(
      """
      <view id="other"/>
      <button id="b"><constraints>\(own)</constraints>\(variations)</button>
      """ + (root.isEmpty ? "" : "<view id='holder'><constraints>\(root)</constraints></view>"))
    return try #require(screen.elements.first { $0.objectID == "b" }).geometry.sizeConstraints
  }

  @Test func theViewThatOwnsAConstraintIsMeant() throws {
    #expect(
      try constraints("<constraint firstAttribute='height' constant='44' id='1'/>") == [
        SizeConstraint(.height, .equal, 44)
      ])
  }

  @Test func aConstantThatNoScreenCouldHaveSaysNothing() throws {
    #expect(
      try constraints("<constraint firstAttribute='height' constant='1e19' id='1'/>").isEmpty)
  }

  @Test func relationAndPriorityAreRead() throws {
    #expect(
      try constraints(
        "<constraint firstAttribute='width' relation='greaterThanOrEqual' constant='0.5' priority='750' id='1'/>"
      ) == [SizeConstraint(.width, .greaterThanOrEqual, 0.5, priority: 750)])
  }

  @Test(
    arguments: [
      ("157:21", 157.0 / 21), ("1/2", 0.5), ("1.25", 1.25), ("1:0", 1), ("a:b", 1), ("inf", 1),
    ] as [(String, Double)])
  func multipliers(text: String, multiplier: Double) throws {
    #expect(
      try constraints(
        "<constraint firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='\(text)' id='1'/>"
      ) == [
        SizeConstraint(
          .width, multiplier: multiplier,
          other: SizeConstraint.Other(objectID: "b", dimension: .height))
      ])
  }

  @Test func aConstraintOnAnotherViewIsReadFromBothSides() throws {
    // other.width ≥ 2 · b.width + 8, so b.width ≤ other.width / 2 − 4.
    #expect(
      try constraints(
        "",
        root:
          "<constraint firstItem='other' firstAttribute='width' relation='greaterThanOrEqual' secondItem='b' secondAttribute='width' multiplier='2' constant='8' id='1'/>"
      ) == [
        SizeConstraint(
          .width, .lessThanOrEqual, -4, multiplier: 0.5,
          other: SizeConstraint.Other(objectID: "other", dimension: .width))
      ])
  }

  @Test(arguments: [
    // Removed at build time.
    "<constraint firstAttribute='height' constant='44' placeholder='YES' id='1'/>",
    // Not about a size.
    "<constraint firstAttribute='top' secondItem='other' secondAttribute='top' id='1'/>",
    "<constraint firstAttribute='baseline' constant='4' id='1'/>",
  ])
  func otherConstraintsAreLeftOut(constraint: String) throws {
    #expect(try constraints(constraint).isEmpty)
  }

  @Test func excludedConstraintsAreLeftOut() throws {
    #expect(
      try constraints(
        "<constraint firstAttribute='height' constant='44' id='1'/><constraint firstAttribute='width' constant='50' id='2'/>",
        variations:
          "<variation key='default'><mask key='constraints'><exclude reference='1'/></mask></variation><variation key='heightClass=compact'><mask key='constraints'><exclude reference='2'/></mask></variation>"
      ) == [SizeConstraint(.width, .equal, 50, variesBySizeClass: true)])
  }

  @Test func aConstraintWithAnotherConstantInASizeClassVaries() throws {
    #expect(
      try constraints(
        "<constraint firstAttribute='height' constant='44' id='1'><variation key='widthClass=regular' constant='60'/></constraint>"
      ) == [
        SizeConstraint(
          .height, .equal, 44, variesBySizeClass: true,
          variations: [.init("widthClass=regular", constant: 60)])
      ])
  }

  @Test func autoresizingMasksNameTheSidesTheyStretch() throws {
    func sides(_ mask: String) throws -> StretchedSides {
      try decodeView(
        "<button id='b' fixedFrame='YES'><autoresizingMask key='autoresizingMask' \(mask)/></button>"
      ).geometry.stretchedSides
    }
    #expect(try sides("") == [])
    #expect(try sides("flexibleMaxX='YES' flexibleMinY='YES'") == [])
    #expect(try sides("widthSizable='YES' flexibleMaxY='YES'") == [.width])
    #expect(try sides("widthSizable='YES' heightSizable='YES'") == [.width, .height])
  }

  @Test func contentInsetsAreReadWhereTheClassReplacesThem() throws {
    func insets(_ customClass: String) throws -> EdgeInsets? {
      try decodeView(
        "<button id='b' \(customClass)><inset key='titleEdgeInsets' minX='9'/><inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/></button>"
      ).material?.nibContentEdgeInsets
    }
    #expect(
      try insets("customClass='MDCButton'") == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(try insets("") == nil)
  }

  @Test func anOutletToAConstraintIsNoted() throws {
    let screen = try decodeViews(
      """
      <view id="box" customClass="Box"><subviews><button id="b"><constraints>
        <constraint firstAttribute="height" constant="44" id="k"/></constraints></button></subviews>
        <connections><outlet property="heightConstraint" destination="k" id="1"/></connections></view>
      """)
    #expect(screen.elements[2].geometry.sizeConstraints.map(\.hasOutlet) == [true])
    #expect(screen.elements[2].outlets.isEmpty)
  }

  private func edgeConstraints(_ attributes: String, inside: String = "", mask: String = "")
    throws -> [EdgeConstraint]
  {
    try decodeViews(
      """
      <view id="row" customClass="Row"><subviews><button id="b"/></subviews>
        <constraints><constraint \(attributes) id="k">\(inside)</constraint>
          <constraint firstAttribute="height" constant="40" id="h"/></constraints>
        \(mask)</view>
      """
    ).edgeConstraints
  }

  @Test(arguments: [
    (
      "firstItem='b' firstAttribute='top' secondItem='row' secondAttribute='top' constant='4.5'",
      EdgeConstraint(.init("b", .top), .init("row", .top), 4.5)
    ),
    // Without a first item the view that owns the constraint is meant.
    (
      "firstAttribute='bottom' secondItem='b' secondAttribute='bottom'",
      EdgeConstraint(.init("row", .bottom), .init("b", .bottom))
    ),
    (
      "firstItem='b' firstAttribute='leading' secondItem='row' secondAttribute='trailing' constant='-8'",
      EdgeConstraint(.init("b", .leading), .init("row", .trailing), -8)
    ),
    (
      "firstItem='b' firstAttribute='centerY' secondItem='row' secondAttribute='centerY' priority='1000'",
      EdgeConstraint(.init("b", .centerY), .init("row", .centerY))
    ),
  ])
  func constraintsOnEdges(attributes: String, constraint: EdgeConstraint) throws {
    #expect(try edgeConstraints(attributes) == [constraint])
  }

  /// What Auto Layout may give up, what depends on more than the layout, and what may change.
  @Test(arguments: [
    "priority='999'", "priority='750'", "relation='greaterThanOrEqual'",
    "relation='lessThanOrEqual'", "multiplier='0.5'", "placeholder='YES'", "symbolic='YES'",
    "constant='1e19'",
  ])
  func constraintsOnEdgesThatProveNothing(attribute: String) throws {
    let pin = "firstItem='b' firstAttribute='top' secondItem='row' secondAttribute='top'"
    #expect(try edgeConstraints(pin).count == 1)
    #expect(try edgeConstraints("\(pin) \(attribute)").isEmpty)
  }

  @Test(arguments: [
    ("topMargin", "top"), ("top", "topMargin"), ("firstBaseline", "top"), ("top", "leading"),
    ("top", "centerY"), ("centerYWithinMargins", "centerYWithinMargins"), ("left", "left"),
    ("tap", "top"), ("height", "height"),
  ])
  func attributesThatAreNoPairOfEdges(first: String, second: String) throws {
    #expect(
      try edgeConstraints(
        "firstItem='b' firstAttribute='\(first)' secondItem='row' secondAttribute='\(second)'"
      ).isEmpty)
  }

  @Test func constraintsOnEdgesThatOutletsAndSizeClassesChangeProveNothing() throws {
    let pin = "firstItem='b' firstAttribute='top' secondItem='row' secondAttribute='top'"
    #expect(
      try edgeConstraints(pin, inside: "<variation key='heightClass=compact' constant='2'/>")
        .isEmpty)
    #expect(
      try edgeConstraints(
        pin,
        mask:
          "<connections><outlet property='topConstraint' destination='k' id='o'/></connections>"
      ).isEmpty)
    for reference in ["k", "b"] {
      for key in ["default", "heightClass=compact"] {
        #expect(
          try edgeConstraints(
            pin,
            mask: """
              <variation key='\(key)'><mask key='constraints'><exclude reference='\(reference)'/>\
              </mask></variation>
              """
          ).isEmpty)
      }
    }
  }

  @Test func constraintsOnEdgesBelongToTheirScreen() throws {
    func object(_ id: String) -> String {
      """
      <view id="\(id)"><subviews><button id="\(id)b"/></subviews><constraints>
        <constraint firstItem="\(id)b" firstAttribute="top" secondItem="\(id)" \
      secondAttribute="top" id="\(id)k"/></constraints></view>
      """
    }
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><objects>
      \(object("x"))\(object("y"))<view id="z"/>
      </objects></document>
      """, as: .xib)
    #expect(
      layout.screens.map { $0.edgeConstraints.map(\.first.objectID) } == [["xb"], ["yb"], []])
  }

  @Test(
    arguments: [
      ("", .height), ("axis='vertical'", .width), ("alignment='fill'", .height),
      ("alignment='center'", nil), ("axis='vertical' alignment='leading'", nil),
    ] as [(String, SizeConstraint.Dimension?)])
  func stackViewsFillTheirOtherSide(
    attributes: String, side: SizeConstraint.Dimension?
  ) throws {
    #expect(try decodeView("<stackView id='s' \(attributes)/>").geometry.filledSide == side)
  }

  @Test(arguments: [
    ("rowHeight='-1'", "prototypes", true), ("rowHeight='44'", "prototypes", false),
    ("", "prototypes", false), ("rowHeight='-1'", "cells", false),
  ])
  func prototypesOfAutomaticTablesSizeThemselves(
    table: String, holder: String, isSelfSizing: Bool
  ) throws {
    let screen = try decodeViews(
      """
      <tableView id="t" \(table)><\(holder)><tableViewCell id="c" rowHeight="90"/></\(holder)>\
      </tableView>
      """)
    guard case .cell(let cell) = screen.elements[2].content else {
      Issue.record("no cell")
      return
    }
    #expect(cell.isSelfSizing == isSelfSizing)
  }

  @Test func excludedViewsAreNotInstalled() throws {
    let screen = try decodeViews(
      """
      <view id="box"><subviews><button id="b"><rect key="frame" x="-23" y="-15" width="46" height="30"/></button></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
      """)
    #expect(screen.elements[1].state.isInstalled)
    #expect(!screen.elements[2].state.isInstalled)
  }

  @Test func marksOfTheFrame() throws {
    let geometry = try decodeView("<button id='b' fixedFrame='YES' misplaced='YES'/>").geometry
    #expect(geometry.isFixedFrame && geometry.isFrameStale)
    #expect(try decodeView("<button id='b' ambiguous='YES'/>").geometry.isFrameStale)
    #expect(try !decodeView("<button id='b'/>").geometry.isFrameStale)
  }
}
