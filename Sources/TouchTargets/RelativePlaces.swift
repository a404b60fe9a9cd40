import LayoutModel

extension TouchMap {
  /// What several elements hang on by required constraints, across and down: their places are known
  /// from there, wherever it stands.
  public struct Ground: Sendable, Hashable {
    fileprivate var across: Int
    fileprivate var down: Int
  }

  /// Where the element at `index` takes touches, in points from a ground that it shares with
  /// others, whatever the frames say; `nil` where constraints do not decide its size and both its
  /// places.
  public func relativeArea(of index: Int, in screen: Screen) -> (ground: Ground, area: Rect)? {
    guard let across = fixedLengths.place(.width, of: index),
      let down = fixedLengths.place(.height, of: index),
      let width = screen.constrainedLength(.width, of: index, fixed: fixedLengths),
      let height = screen.constrainedLength(.height, of: index, fixed: fixedLengths)
    else { return nil }
    let bounds = Rect(x: across.start, y: down.start, width: width, height: height)
    return (
      Ground(across: across.chain, down: down.chain), screen.elements[index].hitArea(of: bounds)
    )
  }
}

extension Screen {
  /// The length constraints give a side, unless code changes them.
  fileprivate func constrainedLength(
    _ dimension: SizeConstraint.Dimension, of index: Int, fixed: FixedLengths
  ) -> Double? {
    if let length = fixed.length(dimension, of: index) { return length }
    return elements[index].geometry.sizeConstraints.first {
      $0.dimension == dimension && $0.relation == .equal && $0.other == nil && $0.priority >= 1000
    }?.constant
  }
}
