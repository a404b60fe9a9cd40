import LayoutModel

extension Screen {
  /// The region of the element at `index` where a finger works: its bounds, grown or shrunk by
  /// hit-area insets.
  ///
  /// A view left out of the default layout has no region; a side the layout does not decide is
  /// `nil`. `sizeClass` is one of ``touchSizeClasses(of:)``, or `nil` for all others.
  public func touchRegion(of index: Int, in sizeClass: String? = nil) -> TouchRegion {
    let element = elements[index]
    guard element.state.isInstalled else { return TouchRegion() }
    let insets = element.hitAreaInsets
    let width = boundsLength(.width, of: index, in: sizeClass)
    let height = boundsLength(.height, of: index, in: sizeClass)
    let growth = element.sliderGrowth(ofHeight: height?.points ?? 0)
    return TouchRegion(
      width: width?.touchLength(insetBy: insets.left + insets.right - growth.width),
      height: height?.touchLength(insetBy: insets.top + insets.bottom - growth.height))
  }

  /// The size classes in which constraints of the element have constants of their own, as
  /// Interface Builder writes them, in the order of the file.
  public func touchSizeClasses(of index: Int) -> [String] {
    guard elements[index].geometry.sizeConstraints.contains(where: { !$0.variations.isEmpty })
    else { return [] }
    var classes: [String] = []
    for constraint in elements[index].geometry.sizeConstraints {
      for variation in constraint.variations where !classes.contains(variation.sizeClass) {
        classes.append(variation.sizeClass)
      }
    }
    return classes
  }
}

extension BoundsLength {
  fileprivate func touchLength(insetBy insets: Double) -> TouchRegion.Length {
    TouchRegion.Length(points: max(0, points - insets), visiblePoints: points, basis: basis)
  }
}
