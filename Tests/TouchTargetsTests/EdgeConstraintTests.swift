import LayoutModel
import Testing

@testable import TouchTargets

/// Sides that required constraints fix by their edges, and what does not fix them.
@Suite struct EdgeConstraintTests {
  /// A tree of views by their ids, each with the id of its parent.
  private func make(
    _ views: [(id: String, parent: String?)], ties: [EdgeConstraint],
    heights: [String: Double] = [:], kinds: [String: Element.Kind] = [:],
    change: (inout Element) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for (id, parent) in views {
      var view = Element(kinds[id] ?? .view, objectID: id)
      if let height = heights[id] {
        view.geometry.sizeConstraints = [SizeConstraint(.height, .equal, height)]
      }
      change(&view)
      screen.append(
        view, to: parent.flatMap { id in screen.elements.firstIndex { $0.objectID == id } })
    }
    screen.edgeConstraints = ties
    return screen
  }

  private func tie(
    _ first: String, _ attribute: EdgeConstraint.Attribute, _ second: String,
    _ other: EdgeConstraint.Attribute? = nil, _ constant: Double = 0
  ) -> EdgeConstraint {
    EdgeConstraint(
      EdgeConstraint.Anchor(first, attribute), EdgeConstraint.Anchor(second, other ?? attribute),
      constant)
  }

  private func height(_ id: String, in screen: Screen) throws -> Double? {
    let index = try #require(screen.elements.firstIndex { $0.objectID == id })
    return FixedLengths(screen).length(.height, of: index)
  }

  private static let family: [(id: String, parent: String?)] = [
    ("root", nil), ("row", "root"), ("button", "row"), ("line", "row"),
  ]

  @Test func bothEdgesInAViewOfARequiredHeight() throws {
    let screen = make(
      Self.family,
      ties: [
        tie("button", .top, "row", .top, 4), tie("row", .bottom, "button", .bottom, 6),
      ], heights: ["row": 40])
    #expect(try height("button", in: screen) == 30)
    let fixed = FixedLengths(screen)
    #expect(fixed.isByEdges(.height, of: 2))
    #expect(!fixed.isByEdges(.height, of: 1))
    #expect(!fixed.isByEdges(.width, of: 2))
    #expect(screen.touchRegion(of: 2).height?.basis == .edgeConstraints)
  }

  /// From the top of the row to a line of one point at its bottom.
  @Test func throughASibling() throws {
    let screen = make(
      Self.family,
      ties: [
        tie("button", .top, "row"), tie("line", .top, "button", .bottom),
        tie("row", .bottom, "line", .bottom),
      ], heights: ["row": 65, "line": 1])
    #expect(try height("button", in: screen) == 64)
  }

  @Test func aViewThatIsFixedByWhatItHolds() throws {
    let screen = make(
      Self.family,
      ties: [
        tie("line", .top, "row", .top, 8), tie("row", .bottom, "line", .bottom, 8),
        tie("button", .top, "row"), tie("button", .bottom, "row"),
      ], heights: ["line": 20])
    #expect(try height("row", in: screen) == 36)
    #expect(try height("button", in: screen) == 36)
  }

  @Test(
    arguments: [
      // One edge and the middle.
      ([("button", .top, 5), ("button", .centerY, 0)], 30),
      ([("button", .bottom, -5), ("button", .centerY, 0)], 30),
      ([("button", .centerY, 2), ("button", .top, 5)], 34),
      // The middle alone, or one edge alone.
      ([("button", .centerY, 0)], nil),
      ([("button", .top, 5)], nil),
    ] as [([(String, EdgeConstraint.Attribute, Double)], Double?)])
  func middles(
    ties: [(String, EdgeConstraint.Attribute, Double)], expected: Double?
  ) throws {
    let screen = make(
      Self.family, ties: ties.map { tie($0.0, $0.1, "row", nil, $0.2) }, heights: ["row": 40])
    #expect(try height("button", in: screen) == expected)
  }

  /// The middle of one view on that of another, both of known heights, places one edge.
  @Test func middlesOfViewsOfKnownHeights() throws {
    let screen = make(
      Self.family,
      ties: [
        tie("line", .centerY, "row"), tie("button", .top, "row"),
        tie("button", .bottom, "line", .top),
      ], heights: ["row": 40, "line": 10])
    #expect(try height("button", in: screen) == 15)
  }

  @Test func lengthsAndEdgesHelpEachOther() throws {
    // The line is as high as the button, which the row fixes; what is left goes to `rest`.
    var screen = make(
      Self.family + [("rest", "row")],
      ties: [
        tie("button", .top, "row"), tie("button", .bottom, "row", .top, 12),
        tie("line", .top, "button", .bottom), tie("rest", .top, "line", .bottom),
        tie("rest", .bottom, "row"),
      ], heights: ["row": 50])
    screen.elements[3].geometry.sizeConstraints = [
      SizeConstraint(.height, .equal, 0, other: .init(objectID: "button", dimension: .height))
    ]
    #expect(try height("line", in: screen) == 12)
    #expect(try height("rest", in: screen) == 26)
  }

  @Test func ownConstantsComeFirstAndContradictionsTellNothing() throws {
    let screen = make(
      Self.family,
      ties: [
        tie("button", .top, "row"), tie("button", .bottom, "row"),
        tie("line", .top, "row"), tie("line", .bottom, "row"),
      ], heights: ["row": 40, "button": 30])
    #expect(try height("button", in: screen) == 30)
    #expect(try height("line", in: screen) == nil)
  }

  /// The device, a table, a bar or autoresizing sizes them, whatever the constraints within add up
  /// to.
  @Test func aViewSizedFromOutsideIsNotAsLongAsWhatItHolds() throws {
    let ties = [
      tie("line", .top, "row", .top, 8), tie("row", .bottom, "line", .bottom, 8),
      tie("button", .top, "row"), tie("button", .bottom, "row"),
    ]
    let kinds: [Element.Kind] = [.contentView, .tableViewCell, .collectionViewCell]
    for kind in kinds {
      let screen = make(Self.family, ties: ties, heights: ["line": 20], kinds: ["row": kind])
      #expect(try height("row", in: screen) == nil)
      #expect(try height("button", in: screen) == nil)
    }
    for change in [{ $0.slot = "titleView" }, { $0.geometry.isFixedFrame = true }]
      as [@Sendable (inout Element) -> Void]
    {
      let screen = make(Self.family, ties: ties, heights: ["line": 20]) {
        if $0.objectID == "row" { change(&$0) }
      }
      #expect(try height("button", in: screen) == nil)
    }
    // The top view of a screen.
    let screen = make(
      [("row", nil), ("button", "row"), ("line", "row")], ties: ties, heights: ["line": 20])
    #expect(try height("button", in: screen) == nil)
  }

  /// A row that is as high as its constraints ask contradicts none of them; any other may.
  @Test(arguments: [true, false])
  func inASelfSizingRowTheInnerViewsHoldEachOther(isSelfSizing: Bool) throws {
    var screen = make(
      [("cell", nil), ("content", "cell"), ("row", "content"), ("button", "row")],
      ties: [
        tie("row", .top, "content", .top, 20), tie("content", .bottom, "row", .bottom, 10),
        tie("button", .top, "row"), tie("button", .bottom, "row"),
      ], heights: ["row": 40], kinds: ["cell": .tableViewCell, "content": .contentView])
    var cell = Content.Cell(isPrototype: true)
    cell.isSelfSizing = isSelfSizing
    screen.elements[0].content = .cell(cell)
    #expect(try height("button", in: screen) == (isSelfSizing ? 40 : nil))
    #expect(try height("content", in: screen) == nil)
  }

  /// Constraints between a scroll view and what it scrolls are about its content.
  @Test func theEdgesOfScrolledContentAreNotThoseOfTheScrollView() throws {
    let ties = [tie("button", .top, "row"), tie("button", .bottom, "row")]
    for kind in [Element.Kind.scrollView, .tableView, .textView, .collectionView] {
      let screen = make(Self.family, ties: ties, heights: ["row": 40], kinds: ["row": kind])
      #expect(try height("button", in: screen) == nil)
    }
    // A sibling of the scroll view stands beside it.
    let beside = make(
      Self.family, ties: [tie("button", .top, "line"), tie("button", .bottom, "line")],
      heights: ["line": 40], kinds: ["line": .scrollView])
    #expect(try height("button", in: beside) == 40)
  }

  @Test func whatIsNotInstalledHoldsNothing() throws {
    let ties = [tie("button", .top, "line"), tie("button", .bottom, "line")]
    for missing in ["line", "button"] {
      let screen = make(Self.family, ties: ties, heights: ["line": 40]) {
        if $0.objectID == missing { $0.state.isInstalled = false }
      }
      #expect(try height("button", in: screen) == nil)
    }
  }

  /// A stack view's own arrangement is no constraint of the layout.
  @Test func aStackViewIsNotTakenAtItsWord() throws {
    let screen = make(Self.family, ties: [], heights: ["row": 30], kinds: ["row": .stackView]) {
      if $0.objectID == "row" { $0.geometry.filledSide = .height }
    }
    #expect(try height("button", in: screen) == nil)
    #expect(try enclosure(of: "button", in: screen) == Enclosure(index: 1, room: 0))
  }

  @Test func aSizeClassWithAnotherConstantReachesTheEdges() throws {
    var screen = make(
      Self.family, ties: [tie("button", .top, "row"), tie("button", .bottom, "row")])
    screen.elements[1].geometry.sizeConstraints = [
      SizeConstraint(
        .height, .equal, 50, variesBySizeClass: true,
        variations: [.init("heightClass=compact", constant: 30)])
    ]
    let fixed = FixedLengths(screen)
    #expect(fixed.length(.height, of: 2) == 50)
    #expect(fixed.length(.height, of: 2, in: "heightClass=compact") == 30)
    #expect(fixed.isByEdges(.height, of: 2, in: "heightClass=compact"))
  }

  /// A place is one that no code and no size class changes.
  @Test func placesAreTheSameInEverySizeClass() throws {
    func start(_ button: SizeConstraint, line: SizeConstraint) -> Double? {
      let screen = make(
        Self.family, ties: [tie("line", .top, "row"), tie("button", .top, "line", .bottom, 4)]
      ) {
        if $0.objectID == "button" { $0.geometry.sizeConstraints = [button] }
        if $0.objectID == "line" { $0.geometry.sizeConstraints = [line] }
      }
      let fixed = FixedLengths(screen)
      guard let button = fixed.place(.height, of: 2), let line = fixed.place(.height, of: 3),
        button.chain == line.chain
      else { return nil }
      return button.start - line.start
    }
    let plain = SizeConstraint(.height, .equal, 30)
    let varying = SizeConstraint(
      .height, .equal, 30, variesBySizeClass: true,
      variations: [.init("heightClass=compact", constant: 20)])
    #expect(start(plain, line: plain) == 34)
    #expect(start(varying, line: plain) == nil)
    #expect(start(plain, line: varying) == nil)
    #expect(start(SizeConstraint(.height, .equal, 30, hasOutlet: true), line: plain) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -50])
  func lengthsNoScreenCouldHaveAreNone(_ constant: Double) throws {
    let screen = make(
      Self.family,
      ties: [tie("button", .top, "row"), tie("button", .bottom, "row", .bottom, constant)],
      heights: ["row": 40])
    #expect(try height("button", in: screen) == nil)
  }

  @Test func unknownIdsAndLongChainsEnd() throws {
    let count = 3_000
    var views: [(id: String, parent: String?)] = [("root", nil), ("row", "root")]
    var ties = [tie("0", .top, "row"), tie("nobody", .top, "row")]
    for number in 0..<count {
      views.append(("\(number)", "row"))
      if number > 0 { ties.append(tie("\(number)", .top, "\(number - 1)", .top, 1)) }
    }
    ties.append(tie("\(count - 1)", .bottom, "row"))
    let screen = make(views, ties: ties.reversed(), heights: ["row": 4_000])
    #expect(try height("\(count - 1)", in: screen) == 1_001)
  }

  // MARK: What keeps a view from growing

  private func enclosure(of id: String, in screen: Screen) throws -> Enclosure? {
    let index = try #require(screen.elements.firstIndex { $0.objectID == id })
    return screen.enclosure(.height, of: index, fixed: FixedLengths(screen))
  }

  @Test func theViewThatHoldsBothEdges() throws {
    let held = make(
      Self.family,
      ties: [tie("button", .top, "row", .top, 4), tie("row", .bottom, "button", .bottom, 6)],
      heights: ["row": 40, "button": 30])
    #expect(try enclosure(of: "button", in: held) == Enclosure(index: 1, room: 10))
    // The row may grow.
    let free = make(
      Self.family,
      ties: [tie("button", .top, "row", .top, 4), tie("row", .bottom, "button", .bottom, 6)],
      heights: ["button": 30])
    #expect(try enclosure(of: "button", in: free) == nil)
    // Only one edge is held.
    let loose = make(
      Self.family, ties: [tie("button", .top, "row"), tie("line", .top, "row")],
      heights: ["row": 40])
    #expect(try enclosure(of: "button", in: loose) == nil)
  }

  @Test func theOutermostOfViewsThatFollowEachOther() throws {
    let screen = make(
      [("root", nil), ("outer", "root"), ("inner", "outer"), ("button", "inner")],
      ties: [
        tie("inner", .top, "outer", .top, 2), tie("outer", .bottom, "inner", .bottom, 2),
        tie("button", .top, "inner", .top, 3), tie("inner", .bottom, "button", .bottom, 3),
      ], heights: ["outer": 40])
    #expect(try enclosure(of: "button", in: screen) == Enclosure(index: 1, room: 10))
  }

  @Test func aSiblingThatSetsTheHeight() throws {
    let screen = make(
      Self.family, ties: [tie("button", .top, "line"), tie("button", .bottom, "line")],
      heights: ["line": 25])
    #expect(try enclosure(of: "button", in: screen) == Enclosure(index: 3, room: 0))
  }

  @Test func aRow() throws {
    let screen = make(
      [("cell", nil), ("content", "cell"), ("button", "content")],
      ties: [
        tie("button", .top, "content", .top, 4), tie("content", .bottom, "button", .bottom, 4),
      ], heights: ["button": 36], kinds: ["cell": .tableViewCell, "content": .contentView])
    #expect(try enclosure(of: "button", in: screen) == Enclosure(index: 1, room: 8))
    #expect(screen.isRow(1))
    #expect(!screen.isRow(2))
  }

  @Test func aStackViewOfARequiredHeight() throws {
    let screen = make(
      Self.family, ties: [tie("row", .top, "root")], heights: ["row": 30],
      kinds: ["row": .stackView]
    ) {
      if $0.objectID == "row" { $0.geometry.filledSide = .height }
    }
    #expect(try enclosure(of: "button", in: screen) == Enclosure(index: 1, room: 0))
  }
}
