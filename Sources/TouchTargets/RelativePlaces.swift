import LayoutModel

extension TouchMap {
  /// What several elements hang on by required constraints, across and down: their places are known
  /// from there, wherever it stands.
  public struct Ground: Sendable, Hashable {
    fileprivate var across: Int
    fileprivate var down: Int
  }

  /// Where the element at `index` takes touches, in points from a ground that it shares with
  /// others, whatever the frames say; `nil` where constraints without outlets do not decide its size
  /// and both its places, the same in every size class.
  public func relativeArea(of index: Int, in screen: Screen) -> (ground: Ground, area: Rect)? {
    guard let across = fixedLengths.place(.width, of: index),
      let down = fixedLengths.place(.height, of: index)
    else { return nil }
    let bounds = Rect(
      x: across.start, y: down.start, width: across.length, height: down.length)
    return (
      Ground(across: across.chain, down: down.chain), screen.elements[index].hitArea(of: bounds)
    )
  }
}
