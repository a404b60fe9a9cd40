import LayoutModel
import Testing

@testable import TouchTargets

/// Where elements stand and what ancestors and views in front take away, by the rules of UIKit's
/// `hitTest(_:with:)`.
@Suite struct TouchMapTests {
  typealias Limit = TouchMap.Limit

  @Test func framesAddUpFromTheOutermostView() {
    let map = TouchMap(
      .screen(.view(10, 20, 300, 300, .view(5, 6, 200, 200, .button(1, 2, 50, 48)))),
      in: .layoutXML)
    #expect(map[2].frame == Rect(x: 16, y: 28, width: 50, height: 48))
    #expect(map[2].region == map[2].frame)
    #expect(map[2].limit == .ownSize)
    #expect(map[1].region == nil, "a view is no target")
  }

  @Test func anAncestorCutsOffWhatStandsOutOfIt() {
    let map = TouchMap(.screen(.view(0, 0, 100, 100, .button(80, 90, 48, 48))), in: .xib)
    #expect(map[1].region == Rect(x: 80, y: 90, width: 20, height: 10))
    #expect(map[1].limit == .ancestor(0))
  }

  @Test func theNearestOfEqualAncestorsIsNamed() {
    let map = TouchMap(
      .screen(.view(0, 0, 100, 100, .view(0, 0, 100, 100, .button(80, 0, 48, 48)))), in: .xib)
    #expect(map[2].limit == .ancestor(1))
  }

  @Test func outsideAltogetherNothingIsLeft() {
    let map = TouchMap(.screen(.view(0, 0, 100, 100, .button(100, 0, 48, 48))), in: .xib)
    #expect(map[1].region?.width == 0)
  }

  @Test(arguments: [Element.Kind.scrollView, .tableView, .collectionView, .textView])
  func whatScrollsCutsNothingOff(_ kind: Element.Kind) {
    let map = TouchMap(
      .screen(.view(0, 0, 100, 10, .tree(kind, 0, 0, 100, 100, .button(80, 90, 48, 48)))),
      in: .xib)
    #expect(map[2].limit == .ownSize)
  }

  @Test func laterSiblingsCoverEarlierOnes() {
    let map = TouchMap(
      .screen(.view(0, 0, 300, 300, .button(0, 0, 100, 48), .view(0, 30, 300, 100))), in: .xib)
    #expect(map[1].region == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(map[1].limit == .covered(by: 2))
  }

  @Test func earlierSiblingsDoNot() {
    let map = TouchMap(
      .screen(.view(0, 0, 300, 300, .view(0, 30, 300, 100), .button(0, 0, 100, 48))), in: .xib)
    #expect(map[2].limit == .ownSize)
  }

  @Test func siblingsOfAncestorsCoverToo() {
    let map = TouchMap(
      .screen(
        .view(
          0, 0, 300, 300, .view(0, 0, 300, 100, .button(0, 60, 100, 40)),
          .view(0, 80, 300, 100))),
      in: .xib)
    #expect(map[2].region == Rect(x: 0, y: 60, width: 100, height: 20))
    #expect(map[2].limit == .covered(by: 3))
  }

  @Test func theLargestRestCounts() {
    // A view across the middle leaves 10 points above and 20 below.
    let map = TouchMap(
      .screen(.view(0, 0, 300, 300, .button(0, 0, 100, 50), .view(0, 10, 100, 20))), in: .xib)
    #expect(map[1].region == Rect(x: 0, y: 30, width: 100, height: 20))
  }

  @Test func edgesThatTouchTakeNothing() {
    let map = TouchMap(
      .screen(.view(0, 0, 300, 300, .button(0, 0, 100, 48), .view(0, 48, 300, 100))), in: .xib)
    #expect(map[1].limit == .ownSize)
  }

  @Test(arguments: [
    Element.Kind.label, .imageView, .progressView, .activityIndicatorView,
  ])
  func whatTakesNoTouchesCoversNothing(_ kind: Element.Kind) {
    let map = TouchMap(
      .screen(.view(0, 0, 300, 300, .button(0, 0, 100, 48), .tree(kind, 0, 0, 300, 300))),
      in: .xib)
    #expect(map[1].limit == .ownSize)
  }

  @Test func stateDecidesWhoCovers() {
    func limit(_ set: (inout Element) -> Void) -> Limit {
      var screen = Screen.screen(
        .view(0, 0, 300, 300, .button(0, 0, 100, 48), .view(0, 0, 300, 300, .button(0, 0, 9, 9))))
      set(&screen.elements[2])
      return TouchMap(screen, in: .xib)[1].limit
    }
    #expect(limit { _ in } == .covered(by: 2))
    #expect(limit { $0.state.isHidden = true } == .ownSize)
    #expect(limit { $0.state.alpha = 0.009 } == .ownSize)
    #expect(limit { $0.state.alpha = 0.01 } == .covered(by: 2))
    #expect(limit { $0.state.isInstalled = false } == .ownSize)
    #expect(limit { $0.state.isUserInteractionEnabled = false } == .ownSize)
    #expect(limit { $0.geometry.isFrameStale = true } == .ownSize)
    #expect(limit { $0.geometry.frame = nil } == .ownSize)
  }

  @Test func stackViewsArrangeTheirViews() {
    let map = TouchMap(
      .screen(.tree(.stackView, 0, 0, 300, 300, .button(0, 0, 100, 48), .button(0, 0, 100, 48))),
      in: .xib)
    #expect(map[1].limit == .ownSize)
  }

  @Test func rootsShareAScreenOnlyInLayoutXML() {
    let screen = Screen.screen(.button(0, 0, 100, 48), .view(0, 0, 300, 300))
    #expect(TouchMap(screen, in: .layoutXML)[0].limit == .covered(by: 1))
    #expect(TouchMap(screen, in: .storyboard)[0].limit == .ownSize)
  }

  @Test func withoutAPlaceOfAnAncestorThereIsNone() {
    var screen = Screen.screen(.view(0, 0, 100, 100, .button(0, 0, 48, 48)))
    screen.elements[0].geometry.frame = nil
    #expect(TouchMap(screen, in: .xib)[1] == TouchMap.Place())
  }

  @Test func untouchableAncestorsLeaveNoRegion() {
    var screen = Screen.screen(.view(0, 0, 100, 100, .button(0, 0, 48, 48)))
    screen.elements[0].state.isUserInteractionEnabled = false
    #expect(TouchMap(screen, in: .xib)[1].region == nil)
    #expect(TouchMap(screen, in: .xib)[1].frame != nil)
  }

  @Test func insetsGrowTheHitAreaWithinTheAncestor() {
    var screen = Screen.screen(.view(0, 0, 100, 40, .button(0, 2, 88, 36)))
    screen.elements[1].customClass = CustomClass("MDCButton")
    screen.elements[1].material = Material()
    screen.elements[1].material?.hitAreaInsets = EdgeInsets(
      top: -6, left: 0, bottom: -6, right: 0)
    screen.elements[1].geometry.isFixedFrame = true
    let map = TouchMap(screen, in: .xib)
    #expect(map[1].hitArea == Rect(x: 0, y: -4, width: 88, height: 48))
    #expect(map[1].region == Rect(x: 0, y: 0, width: 88, height: 40))
  }

  @Test func anotherSizeThanTheFramesMakesThePlaceAGuess() {
    var screen = Screen.screen(.view(0, 0, 100, 100, .button(10, 10, 30, 30)))
    screen.elements[1].customClass = CustomClass("MDCFloatingButton")
    let place = TouchMap(screen, in: .xib)[1]
    #expect(place.isEstimated)
    #expect(place.frame == Rect(x: -3, y: -3, width: 56, height: 56))
  }

  @Test func manyViewsInFrontEnd() {
    let covers = (0..<200).map { Tree.view(Double($0 % 20) * 5, Double($0 / 20) * 5, 2, 2) }
    let screen = Screen.screen([.button(0, 0, 100, 50)] + covers)
    #expect(TouchMap(screen, in: .layoutXML)[0].region != nil)
  }

  @Test func enormousNumbersAreNoTrouble() {
    let screen = Screen.screen(
      .view(1e308, 1e308, 1e308, 1e308, .button(1e308, 0, 1e308, 48), .view(0, 0, 1e308, 1e308)))
    #expect(TouchMap(screen, in: .xib).places.count == 3)
  }
}

/// A view and its subviews, for building screens.
struct Tree {
  var element: Element
  var subviews: [Tree]

  static func tree(
    _ kind: Element.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ subviews: Tree...
  ) -> Tree {
    Tree(kind, x, y, width, height, subviews)
  }

  static func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ subviews: Tree...
  ) -> Tree {
    Tree(.view, x, y, width, height, subviews)
  }

  static func button(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Tree {
    Tree(.button, x, y, width, height, [])
  }

  init(
    _ kind: Element.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ subviews: [Tree]
  ) {
    element = Element(kind)
    element.geometry.frame = Rect(x: x, y: y, width: width, height: height)
    self.subviews = subviews
  }
}

extension Screen {
  static func screen(_ trees: Tree...) -> Screen { screen(trees) }

  static func screen(_ trees: [Tree]) -> Screen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    func add(_ tree: Tree, to parent: Int?) {
      let index = screen.append(tree.element, to: parent)
      for subview in tree.subviews { add(subview, to: index) }
    }
    for tree in trees { add(tree, to: nil) }
    return screen
  }
}
