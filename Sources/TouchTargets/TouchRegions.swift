import LayoutModel

extension Screen {
  /// The region of the element at `index` where a finger works.
  public func touchRegion(of index: Int) -> TouchRegion {
    TouchRegion()
  }
}
