import LayoutModel

/// The exception for spacing of WCAG 2.2, success criterion 2.5.8: targets below 24 by 24 may
/// stand where circles of 24 points' diameter around the middle of each meet neither another
/// target nor another such circle.
public enum TargetSpacing {
  /// The side of a target that needs no spacing, and the diameter of the circle around others.
  public static let minimum = 24.0

  public static func isUndersized(_ target: Rect) -> Bool {
    target.width < minimum || target.height < minimum
  }

  /// Whether the circle around an undersized target meets another target, or the circle around it
  /// if that one is undersized too. Touching is not meeting.
  public static func conflict(of target: Rect, with other: Rect) -> Bool {
    let center = target.center
    if other.distance(to: center) < minimum / 2 { return true }
    guard isUndersized(other) else { return false }
    let otherCenter = other.center
    return length(center.x - otherCenter.x, center.y - otherCenter.y) < minimum
  }
}

/// The targets of a screen, found by where they stand.
public struct TargetNeighbourhood: Sendable {
  private let targets: [(index: Int, rect: Rect)]
  private let places: LargeFamily

  /// - Parameter targets: Elements by index, with the regions where a finger works on them.
  public init(_ targets: [(index: Int, rect: Rect)]) {
    self.targets = targets
    places = LargeFamily(targets.map { (index: $0.index, area: $0.rect) })
  }

  /// The targets that take the exception for spacing from an undersized one, by index and in order;
  /// the target itself is among them.
  public func conflicts(of target: Rect) -> [Int] {
    let center = target.center
    // A circle that meets this one has its middle, which is in its target, no farther than this.
    let reach = TargetSpacing.minimum
    let around = Rect(
      x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    var found = Set<Int>()
    for number in places.candidates(over: around)
    where TargetSpacing.conflict(of: target, with: targets[number].rect) {
      found.insert(targets[number].index)
    }
    return found.sorted()
  }
}

extension Rect {
  var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  /// Points from the nearest point of the rectangle; 0 inside.
  func distance(to point: (x: Double, y: Double)) -> Double {
    length(
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }

  /// Points between the nearest edges of two rectangles; 0 where they touch or overlap.
  public func distance(to other: Rect) -> Double {
    length(
      max(minX - other.maxX, 0, other.minX - maxX), max(minY - other.maxY, 0, other.minY - maxY))
  }
}

private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
