import LayoutModel

extension Screen {
  /// The region of the element at `index` where a finger works: its bounds, grown or shrunk by
  /// hit-area insets.
  ///
  /// A view left out of the default layout has no region; a side the layout does not decide is
  /// `nil`.
  public func touchRegion(of index: Int) -> TouchRegion {
    let element = elements[index]
    guard element.state.isInstalled else { return TouchRegion() }
    let insets = element.hitAreaInsets
    let width = boundsLength(.width, of: index)
    let height = boundsLength(.height, of: index)
    let growth = element.sliderGrowth(ofHeight: height?.points ?? 0)
    return TouchRegion(
      width: width?.touchLength(insetBy: insets.left + insets.right - growth.width),
      height: height?.touchLength(insetBy: insets.top + insets.bottom - growth.height))
  }
}

extension BoundsLength {
  fileprivate func touchLength(insetBy insets: Double) -> TouchRegion.Length {
    TouchRegion.Length(points: max(0, points - insets), visiblePoints: points, basis: basis)
  }
}
