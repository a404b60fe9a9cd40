import LayoutModel
import Testing

@testable import TouchTargets

/// The effective touch areas of Material components, as their sources and unit tests give them
/// (material-components-ios 124.2: MDCButton.m, MDCFloatingButton.m, MDCChipView.m, MDCSlider.m).
@Suite struct MaterialTouchTests {
  @Test(arguments: MaterialCase.all)
  func touchRegion(_ material: MaterialCase) {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    let index = screen.append(material.element)
    let region = screen.touchRegion(of: index)
    #expect(region.width?.points == material.width)
    #expect(region.height?.points == material.height)
  }
}

struct MaterialCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var element: Element
  var width: Double?
  var height: Double?

  init(
    _ name: String, _ element: Element, width: Double?, height: Double?
  ) {
    testDescription = name
    self.element = element
    self.width = width
    self.height = height
  }

  static let all: [MaterialCase] = [
    MaterialCase(
      "no insets: the bounds, no enlargement", .material("MDCButton", bounds: (88, 36)),
      width: 88, height: 36),
    MaterialCase(
      "insets of -6 above and below",
      .material("MDCButton", bounds: (88, 36)) { $0.hitAreaInsets = .vertical(-6) },
      width: 88, height: 48),
    MaterialCase(
      "insets of -4 above and below",
      .material("MDCButton", bounds: (88, 36)) { $0.hitAreaInsets = .vertical(-4) },
      width: 88, height: 44),
    MaterialCase(
      "insets of -12 all around",
      .material("MDCButton", bounds: (24, 24)) { $0.hitAreaInsets = .all(-12) },
      width: 48, height: 48),
    MaterialCase(
      "insets of -12 on one axis",
      .material("MDCButton", bounds: (24, 24)) { $0.hitAreaInsets = .vertical(-12) },
      width: 24, height: 48),
    MaterialCase(
      "positive insets shrink",
      .material("MDCButton", bounds: (48, 48)) { $0.hitAreaInsets = .all(4) },
      width: 40, height: 40),
    MaterialCase(
      "centerVisibleArea leaves the bounds",
      .material("MDCButton", bounds: (64, 48)) { $0.centerVisibleArea = true },
      width: 64, height: 48),
    MaterialCase(
      "minimumSize of a button that sizes itself",
      .material("MDCButton") { $0.minimumSize = Size(width: 64, height: 48) },
      width: 64, height: 48),
    MaterialCase(
      "minimumSize of theming",
      .material("MDCRaisedButton", title: "Save") {
        $0.minimumSize = Size(width: 0, height: 36)
      },
      width: nil, height: 36),
    MaterialCase(
      "maximumSize wins over minimumSize",
      .material("MDCFlatButton", title: "Save") {
        $0.minimumSize = Size(width: 64, height: 48)
        $0.maximumSize = Size(width: 0, height: 40)
      },
      width: 64, height: 40),
    MaterialCase(
      "visibleAreaInsets make an empty button 38 by 37",
      .material("MDCButton") {
        $0.visibleAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      width: 38, height: 37),
    MaterialCase("an empty button is 32 by 33", .material("MDCButton"), width: 32, height: 33),
    MaterialCase(
      "a button with an image is as high as the image makes it",
      .material("MDCButton", image: "ic_add"), width: nil, height: nil),
    MaterialCase(
      "required constraints beat minimumSize",
      .material("MDCButton", fixed: (50, 40)) { $0.minimumSize = Size(width: 64, height: 48) },
      width: 50, height: 40),
    MaterialCase(
      "a floating button is 56 by 56", .material("MDCFloatingButton"), width: 56, height: 56),
    MaterialCase(
      "a floating button whatever the design frame says",
      .material("MDCFloatingButton", designFrame: (30, 30)), width: 56, height: 56),
    MaterialCase(
      "a mini floating button: 40 and its insets of -4",
      .material("MDCFloatingButton") { $0.shape = 1 }, width: 48, height: 48),
    MaterialCase(
      "a default floating button fixed to 40",
      .material("MDCFloatingButton", fixed: (40, 40)), width: 40, height: 40),
    MaterialCase(
      "a default floating button with a frame of 40",
      .material("MDCFloatingButton", bounds: (40, 40)), width: 40, height: 40),
    MaterialCase(
      "a mini floating button fixed to 30",
      .material("MDCFloatingButton", fixed: (30, 30)) { $0.shape = 1 }, width: 38, height: 38),
    MaterialCase(
      "an expanded floating button is 48 high",
      .material("MDCFloatingButton", title: "Create") { $0.mode = 1 }, width: 48, height: 48),
    MaterialCase(
      "an expanded mini floating button is as high as its content",
      .material("MDCFloatingButton", title: "Create") {
        $0.mode = 1
        $0.shape = 1
      },
      width: 48, height: nil),
    MaterialCase("a chip is 32 high", .material("MDCChipView"), width: nil, height: 32),
    MaterialCase(
      "a chip with insets of -8 above and below",
      .material("MDCChipView", bounds: (80, 32)) { $0.hitAreaInsets = .vertical(-8) },
      width: 80, height: 48),
    MaterialCase(
      "a chip with centerVisibleArea",
      .material("MDCChipView", bounds: (80, 44)) { $0.centerVisibleArea = true },
      width: 80, height: 44),
    MaterialCase(
      "a slider takes in room for its thumb", .material("MDCSlider", bounds: (295, 27)),
      width: 331, height: 48),
    MaterialCase(
      "a slider with a large thumb",
      .material("MDCSlider", bounds: (100, 60)) { $0.thumbRadius = 30 },
      width: 100, height: 60),
    MaterialCase("an M3CButton is 44 by 44", .material("M3CButton"), width: 44, height: 44),
    MaterialCase(
      "a text field sizes itself in code",
      .material("MDCFilledTextField", designFrame: (314, 17)), width: nil, height: nil),
    MaterialCase(
      "insets of a class the model does not know",
      .material("RoundButton", bounds: (32, 32)) { $0.hitAreaInsets = .all(-8) },
      width: 48, height: 48),
  ]
}

extension Element {
  static func material(
    _ className: String, title: String? = nil, image: String? = nil,
    bounds: (Double, Double)? = nil, fixed: (Double, Double)? = nil,
    designFrame: (Double, Double)? = nil, _ set: (inout Material) -> Void = { _ in }
  ) -> Element {
    let button = Button(
      normal: Button.StateContent(title: title, image: image.map { Image($0) }))
    var element = Element(
      .button, customClass: CustomClass(className), content: .button(button))
    if let (width, height) = bounds ?? designFrame {
      element.geometry.frame = Rect(x: 0, y: 0, width: width, height: height)
      element.geometry.isFixedFrame = bounds != nil
    }
    if let (width, height) = fixed {
      element.geometry.sizeConstraints = [
        SizeConstraint(.width, .equal, width), SizeConstraint(.height, .equal, height),
      ]
    }
    var material = Material()
    set(&material)
    element.material = material
    return element
  }
}

extension EdgeInsets {
  static func vertical(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  static func all(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
