import LayoutModel

extension Screen {
  /// The region of the element at `index` where a finger works: its bounds, grown or shrunk by
  /// hit-area insets.
  ///
  /// A view left out of the default layout has no region; a side the layout does not decide is
  /// `nil`. `sizeClass` is one of ``touchSizeClasses(of:)``, or `nil` for all others. Who asks for
  /// several elements passes the lengths of the screen, which are worked out otherwise.
  public func touchRegion(
    of index: Int, in sizeClass: String? = nil, fixedLengths: FixedLengths? = nil
  ) -> TouchRegion {
    guard elements[index].state.isInstalled else { return TouchRegion() }
    let fixed = fixedLengths ?? FixedLengths(self)
    let width = boundsLength(.width, of: index, in: sizeClass, fixed: fixed)
    let height = boundsLength(.height, of: index, in: sizeClass, fixed: fixed)
    let element = elements[index]
    let insets = element.hitAreaInsets
    let growth = element.sliderGrowth(ofHeight: height?.points ?? 0)
    return TouchRegion(
      width: width?.touchLength(insetBy: insets.left + insets.right - growth.width),
      height: height?.touchLength(insetBy: insets.top + insets.bottom - growth.height))
  }

  /// The size classes in which constraints of the element have constants of their own, as
  /// Interface Builder writes them, in the order of the file.
  public func touchSizeClasses(of index: Int) -> [String] {
    var classes: [String] = []
    var known: Set<String> = []
    let constraints = elements[index].geometry.sizeConstraints
    // By index: a loop over constraints would copy each of them.
    for place in constraints.indices where !constraints[place].variations.isEmpty {
      for variation in constraints[place].variations
      where known.insert(variation.sizeClass).inserted {
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
