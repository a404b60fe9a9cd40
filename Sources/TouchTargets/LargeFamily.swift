import LayoutModel

/// The many children of one view that take touches, found by where they stand.
struct LargeFamily: Sendable {
  /// In document order.
  private let members: [(index: Int, area: Rect)]
  /// Their numbers by the squares of the plane in which they stand.
  private var squares: [Square: [Int]] = [:]
  /// The numbers of those that reach over too many squares.
  private var large: [Int] = []

  private static let mostSquares = 64

  /// - Parameter members: Elements by index, in document order, with the areas they take touches in.
  init(_ members: [(index: Int, area: Rect)]) {
    self.members = members
    for (number, member) in members.enumerated() {
      if let under = Square.all(under: member.area, atMost: Self.mostSquares) {
        for square in under { squares[square, default: []].append(number) }
      } else {
        large.append(number)
      }
    }
  }

  /// The later members whose areas overlap a region, in document order.
  func inFront(of index: Int, over region: Rect) -> [Int] {
    var found: [Int] = []
    for number in candidates(over: region)
    where members[number].index > index && members[number].area.overlaps(region) {
      found.append(members[number].index)
    }
    found.sort()
    // Who stands in several squares was found in each of them.
    var distinct: [Int] = []
    for index in found where index != distinct.last { distinct.append(index) }
    return distinct
  }

  /// The numbers of the members that may overlap a region; some more than once.
  func candidates(over region: Rect) -> [Int] {
    guard let under = Square.all(under: region, atMost: Self.mostSquares) else {
      return Array(members.indices)
    }
    return large + under.flatMap { squares[$0] ?? [] }
  }

  /// A square of the plane, counted from the origin.
  private struct Square: Hashable {
    var column: Int
    var row: Int

    /// Points.
    private static let side = 64.0

    /// The squares a rectangle touches; `nil` when there are more than `limit`.
    static func all(under rect: Rect, atMost limit: Int) -> [Square]? {
      guard rect.width <= side * Double(limit), rect.height <= side * Double(limit),
        let left = number(rect.minX), let right = number(rect.maxX), let top = number(rect.minY),
        let bottom = number(rect.maxY), left <= right, top <= bottom,
        (right - left + 1) * (bottom - top + 1) <= limit
      else { return nil }
      return (top...bottom).flatMap { row in
        (left...right).map { Square(column: $0, row: row) }
      }
    }

    private static func number(_ position: Double) -> Int? {
      Int(exactly: (position / side).rounded(.down))
    }
  }
}
