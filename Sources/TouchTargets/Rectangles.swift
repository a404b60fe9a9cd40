import LayoutModel

// The geometry of half-open rectangles.

extension Rect {
  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  var area: Double { width * height }

  /// The area that counts for a finger, which 48 by 48 points satisfy.
  private var roomForFinger: Double { min(width, 48) * min(height, 48) }

  /// Whether a point is in both; touching edges are not enough.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// What is in both; without width or height where nothing is.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The largest of the rectangles that another one leaves; without width or height where it
  /// leaves none.
  public func largestRest(beside other: Rect) -> Rect {
    Rect.largest(of: subtracting(other)) ?? Rect(x: x, y: y, width: 0, height: 0)
  }

  /// The rectangle a finger has most room in; among equals the one with the largest area.
  static func largest(of rects: [Rect]) -> Rect? {
    rects.max { ($0.roomForFinger, $0.area) < ($1.roomForFinger, $1.area) }
  }

  /// The largest rectangles beside another one, which overlap at the corners: left, right, above
  /// and below, where there are any (axe-core, `lib/commons/math/split-rects.js`).
  func subtracting(_ other: Rect) -> [Rect] {
    guard overlaps(other) else { return [self] }
    var parts: [Rect] = []
    if other.minX > minX {
      parts.append(Rect(x: x, y: y, width: other.minX - minX, height: height))
    }
    if other.maxX < maxX {
      parts.append(Rect(x: other.maxX, y: y, width: maxX - other.maxX, height: height))
    }
    if other.minY > minY {
      parts.append(Rect(x: x, y: y, width: width, height: other.minY - minY))
    }
    if other.maxY < maxY {
      parts.append(Rect(x: x, y: other.maxY, width: width, height: maxY - other.maxY))
    }
    return parts
  }
}
