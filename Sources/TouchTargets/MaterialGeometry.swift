import LayoutModel

// What the classes of Material components make of their own size and touch area.
//
// Sources: material-components-ios 124.2, MDCButton.m, MDCFloatingButton.m, MDCChipView.m and
// MDCSlider.m, with their unit tests.

extension Element {
  /// The hit-area insets in force: those stated, else those of a floating button's mini shape.
  ///
  /// MDCFloatingButton.m gives the mini shape in normal mode -4 on every edge and all other
  /// combinations 0.
  var hitAreaInsets: EdgeInsets {
    if let stated = material?.hitAreaInsets { return stated }
    guard materialClass == .MDCFloatingButton, shape == .mini, mode == .normal else {
      return .zero
    }
    return EdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
  }

  /// What an MDCSlider takes in around its bounds: room for a thumb of 48 by 48 points.
  func sliderGrowth(ofHeight boundsHeight: Double) -> Size {
    guard materialClass == .MDCSlider else { return Size(width: 0, height: 0) }
    let thumbRadius = material?.thumbRadius ?? 6
    return Size(width: 2 * max(0, 24 - thumbRadius), height: max(0, 48 - boundsHeight))
  }

  /// The side the class gives itself whatever the frame says; `nil` when it has none or its
  /// content decides.
  func classLength(_ dimension: SizeConstraint.Dimension) -> BoundsLength? {
    switch materialClass {
    case .MDCFloatingButton where mode == .normal:
      clamped(shape == .mini ? 40 : 56, .classSize, dimension)
    case .MDCFloatingButton where dimension == .width:
      // At least its insets of 16 and 24 points and the 8 points between image and title.
      clamped(48, .classSize, dimension)
    case .MDCFloatingButton where shape == .standard:
      clamped(48, .classSize, dimension)
    case .MDCChipView where dimension == .height:
      geometry.frame == nil ? clamped(32, .classSize, dimension) : nil
    case .MDCSlider:
      geometry.frame == nil
        ? BoundsLength(dimension == .width ? 100 : 27, .classSize) : nil
    case .M3CButton where geometry.frame == nil:
      BoundsLength(44, .classSize)
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton:
      geometry.frame == nil ? fittingLength(dimension) : nil
    default:
      nil
    }
  }

  /// The side of an MDCButton that sizes itself, where its content does not matter.
  ///
  /// A line of the 14 point title font stands between insets of 8 points; the unit tests measure
  /// 32 by 33 points without a title. An image may be higher.
  private func fittingLength(_ dimension: SizeConstraint.Dimension) -> BoundsLength? {
    let shown = shownButton
    guard shown?.image == nil else { return nil }
    let visible = material?.visibleAreaInsets ?? .zero
    switch dimension {
    case .height:
      return clamped(33, .designFrame, dimension).flatMap {
        BoundsLength($0.points + visible.top + visible.bottom, $0.basis)
      }
    case .width where shown?.title == nil:
      return clamped(32, .designFrame, dimension).flatMap {
        BoundsLength($0.points + visible.left + visible.right, $0.basis)
      }
    case .width:
      return nil
    }
  }

  /// Whether the class computes its size from fonts and parts the layout does not hold, so that
  /// the frame Interface Builder drew for UIKit's class says nothing.
  var sizesItselfInCode: Bool {
    guard let materialClass else { return false }
    return materialClass == .MDCFloatingButton || materialClass.isTextControl
      || materialClass == .MDCTextField
  }

  /// The class's minimum and maximum of a side; `nil` leaves it free.
  func limits(_ dimension: SizeConstraint.Dimension) -> (minimum: Double?, maximum: Double?) {
    var limits: (minimum: Double?, maximum: Double?) =
      switch materialClass {
      case .MDCFloatingButton: floatingButtonLimits(dimension)
      case .MDCChipView: (dimension == .height ? 32 : nil, nil)
      case .M3CButton: (44, nil)
      default: (nil, nil)
      }
    if let size = material?.minimumSize { limits.minimum = size.limit(dimension) }
    if let size = material?.maximumSize { limits.maximum = size.limit(dimension) }
    return limits
  }

  /// A length within the class's limits; the maximum wins over the minimum.
  func clamped(
    _ points: Double, _ basis: TouchRegion.Basis, _ dimension: SizeConstraint.Dimension
  ) -> BoundsLength? {
    let limits = limits(dimension)
    var clamped = points
    if let minimum = limits.minimum { clamped = max(minimum, clamped) }
    if let maximum = limits.maximum { clamped = min(maximum, clamped) }
    return BoundsLength(clamped, clamped == points ? basis : .classSize)
  }

  /// A length nothing but the stated minimum size makes longer.
  func grownToStatedMinimum(
    _ length: BoundsLength, _ dimension: SizeConstraint.Dimension
  ) -> BoundsLength? {
    guard let minimum = material?.minimumSize?.limit(dimension), minimum > length.points else {
      return length
    }
    let maximum = material?.maximumSize?.limit(dimension) ?? minimum
    return BoundsLength(max(length.points, min(minimum, maximum)), .classSize)
  }

  private func floatingButtonLimits(
    _ dimension: SizeConstraint.Dimension
  ) -> (minimum: Double?, maximum: Double?) {
    switch (shape, mode) {
    case (.standard, .normal): (56, 56)
    case (.mini, .normal): (40, 40)
    case (.standard, .expanded): dimension == .width ? (nil, 328) : (48, nil)
    case (.mini, .expanded): (nil, nil)
    }
  }

  /// The shape of a floating button; `default` in the library.
  private enum Shape { case standard, mini }

  private var shape: Shape { material?.shape == 1 ? .mini : .standard }

  private enum Mode { case normal, expanded }

  private var mode: Mode { material?.mode == 1 ? .expanded : .normal }
}

extension Size {
  /// The limit a minimum or maximum size sets; 0 leaves the side free.
  fileprivate func limit(_ dimension: SizeConstraint.Dimension) -> Double? {
    let points = dimension == .width ? width : height
    return points > 0 ? points : nil
  }
}
