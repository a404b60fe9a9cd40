import LayoutModel
import Testing
import VoiceOver

@Suite struct ExposureTests {
  /// A screen from the outside in: each element with its children.
  struct Tree {
    var element: Element
    var children: [Tree]

    init(
      _ kind: Element.Kind, _ content: Content = .none, class name: String? = nil,
      _ change: (inout Element) -> Void
    ) {
      self.init(kind, content, class: name, change) {}
    }

    init(
      _ kind: Element.Kind, _ content: Content = .none, class name: String? = nil,
      @Children _ children: () -> [Tree] = { [] }
    ) {
      self.init(kind, content, class: name, { _ in }, children)
    }

    init(
      _ kind: Element.Kind, _ content: Content, class name: String? = nil,
      _ change: (inout Element) -> Void, @Children _ children: () -> [Tree]
    ) {
      element = Element(kind, customClass: name.map { CustomClass($0) }, content: content)
      change(&element)
      self.children = children()
    }

    @resultBuilder enum Children {
      static func buildExpression(_ tree: Tree) -> [Tree] { [tree] }
      static func buildExpression(_ trees: [Tree]) -> [Tree] { trees }
      static func buildBlock(_ trees: [Tree]...) -> [Tree] { trees.flatMap { $0 } }
    }

    static func screen(_ trees: [Tree]) -> Screen {
      var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
      func add(_ tree: Tree, to parent: Int?) {
        let index = screen.append(tree.element, to: parent)
        for child in tree.children { add(child, to: index) }
      }
      for tree in trees { add(tree, to: nil) }
      return screen
    }
  }

  static let label = Content.label(Content.Label(text: "Text"))

  func exposures(_ trees: Tree...) -> [Exposure] {
    Exposure.exposures(in: Tree.screen(trees))
  }

  @Test func defaults() {
    let elements: Set<Element.Kind> = [
      .button, .textField, .textView, .searchBar, .label, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .progressView, .activityIndicatorView, .barButtonItem,
      .tabBarItem,
    ]
    for kind in Element.Kind.allCases {
      #expect(
        exposures(Tree(kind)) == [elements.contains(kind) ? .element : .container], "\(kind)")
      #expect(exposures(Tree(kind) { $0.accessibility.isElement = true }) == [.element], "\(kind)")
      #expect(
        exposures(Tree(kind) { $0.accessibility.isElement = false }) == [.container], "\(kind)")
    }
  }

  @Test func hiddenTakesTheSubtree() {
    let changes: [(inout Element) -> Void] = [
      { $0.state.isHidden = true }, { $0.state.alpha = 0 }, { $0.state.isInstalled = false },
      { $0.accessibility.elementsHidden = true },
    ]
    for change in changes {
      #expect(
        exposures(
          Tree(.view) {
            Tree(.view, .none, change) {
              Tree(.view) { Tree(.button) }
            }
            Tree(.label, Self.label)
          })
          == [.container, .hidden(by: 1), .hidden(by: 1), .hidden(by: 1), .element])
    }
  }

  @Test func aVeryLowAlphaIsStillThere() {
    #expect(exposures(Tree(.button) { $0.state.alpha = 0.02 }) == [.element])
  }

  @Test func anElementSwallowsWhatIsInside() {
    #expect(
      exposures(
        Tree(.view, .none, { $0.accessibility.isElement = true }) {
          Tree(.view) { Tree(.button) }
          Tree(.label, Self.label) { $0.state.isHidden = true }
          Tree(.button)
        })
        == [
          .element, .swallowed(by: 0), .swallowed(by: 0), .hidden(by: 3), .swallowed(by: 0),
        ])
  }

  @Test func aModalViewHidesItsSiblings() {
    #expect(
      exposures(
        Tree(.view) {
          Tree(.button)
          Tree(.view, .none, { $0.accessibility.viewIsModal = true }) { Tree(.button) }
          Tree(.view) { Tree(.label, Self.label) }
        }, Tree(.tabBarItem))
        == [
          .container, .hidden(by: 2), .container, .element, .hidden(by: 2), .hidden(by: 2),
          .element,
        ])
  }

  @Test func theLastModalViewCounts() {
    let modal: (inout Element) -> Void = { $0.accessibility.viewIsModal = true }
    #expect(
      exposures(
        Tree(.view) {
          Tree(.view, .none, modal) { Tree(.button) }
          Tree(.view, .none, modal)
          Tree(.view) {
            $0.accessibility.viewIsModal = true
            $0.state.isHidden = true
          }
        })
        == [.container, .hidden(by: 3), .hidden(by: 3), .container, .hidden(by: 4)])
  }

  @Test func aNavigationItemKeepsItsButtons() {
    let title = Content.navigationItem(title: "Title", prompt: nil, backButtonTitle: nil)
    #expect(
      exposures(Tree(.navigationItem, title) { Tree(.barButtonItem) }) == [.element, .element])
    let none = Content.navigationItem(title: nil, prompt: nil, backButtonTitle: nil)
    #expect(
      exposures(Tree(.navigationItem, none) { Tree(.barButtonItem) }) == [.container, .element])
  }

  @Test func barItemsThatAreNoElements() {
    for item in [
      Content.BarItem(systemItem: "flexibleSpace"), Content.BarItem(systemItem: "fixedSpace"),
      Content.BarItem(hasCustomView: true),
    ] {
      #expect(
        exposures(Tree(.barButtonItem, .barItem(item)) { Tree(.button) })
          == [.container, .element])
    }
  }

  // MARK: Cells

  @Test func aTableCellOfTextsIsOneElement() {
    #expect(
      exposures(
        Tree(.tableViewCell) {
          Tree(.contentView) {
            Tree(.label, Self.label)
            Tree(.imageView, .image(Image("hero")))
          }
        })
        == [.element, .swallowed(by: 0), .swallowed(by: 0), .swallowed(by: 0)])
  }

  @Test(arguments: [
    Element.Kind.button, .switch, .textField, .slider, .datePicker, .collectionView,
  ])
  func aTableCellWithAControlIsAContainer(kind: Element.Kind) {
    let exposures = exposures(
      Tree(.tableViewCell) {
        Tree(.contentView) {
          Tree(.label, Self.label)
          Tree(kind)
        }
      })
    #expect(exposures[0] == .container)
    #expect(exposures[2] == .element)
  }

  @Test func aHiddenControlDoesNotTakeACellApart() {
    #expect(
      exposures(
        Tree(.tableViewCell) {
          Tree(.label, Self.label)
          Tree(.button) { $0.state.isHidden = true }
        })
        == [.element, .swallowed(by: 0), .hidden(by: 2)])
  }

  @Test func aCollectionCellIsAContainer() {
    #expect(
      exposures(Tree(.collectionViewCell) { Tree(.label, Self.label) }) == [.container, .element])
  }

  // MARK: Material components

  @Test(arguments: [
    ("MDCChipView", Exposure.element), ("MDCSlider", .element), ("MDCPageControl", .element),
    ("MDCProgressView", .element), ("MDCMultilineTextField", .element),
    ("MDCFilledTextArea", .element), ("MDCCard", .container), ("MDCTabBarView", .container),
    ("MDCBottomNavigationBar", .container), ("MDCNavigationBar", .container),
    ("MDCButtonBar", .container), ("MDCBannerView", .container), ("MDCChipField", .container),
    ("MDCActivityIndicator", .container), ("MyView", .container),
  ])
  func materialClass(name: String, exposure: Exposure) {
    #expect(exposures(Tree(.view, class: name)) == [exposure])
  }

  @Test func aMaterialActivityIndicatorIsAnElementWhileItAnimates() {
    #expect(
      exposures(Tree(.view, .activity(isAnimating: true), class: "MDCActivityIndicator"))
        == [.element])
    #expect(
      exposures(
        Tree(.view, .activity(isAnimating: false), class: "MDCActivityIndicator") {
          $0.accessibility.isElement = true
        }) == [.container])
  }

  /// Deep nesting and many siblings cost no more than their number.
  @Test(.timeLimit(.minutes(1))) func isLinear() {
    var deep = Screen(name: "Deep", position: SourcePosition(line: 1, column: 1))
    for index in 0..<2_000 {
      deep.append(Element(.tableViewCell), to: index == 0 ? nil : index - 1)
    }
    var flat = Screen(name: "Flat", position: SourcePosition(line: 1, column: 1))
    flat.append(Element(.view))
    for _ in 0..<20_000 { flat.append(Element(.button), to: 0) }
    let time = ContinuousClock().measure {
      #expect(Exposure.exposures(in: deep).count == 2_000)
      #expect(Exposure.exposures(in: flat).count == 20_001)
    }
    #expect(time < .seconds(2))
  }
}
