import LayoutModel
import TouchTargets

/// The exception for spacing of WCAG 2.2, success criterion 2.5.8, for the targets of one screen.
public struct SpacingException: Sendable {
  private let screen: ResolvedScreen
  private let targets: TargetNeighbourhood
  /// Targets whose places the layout does not say; they may be anywhere.
  private let unplaced: [Int]

  public enum Verdict: Sendable, Equatable {
    case excused
    /// The target at this index is nearer than circles of 24 points allow.
    case tooNear(Int)
    /// The layout does not say how far other targets are.
    case unknown
  }

  public init(_ screen: ResolvedScreen) {
    self.screen = screen
    var targets: [(index: Int, rect: Rect)] = []
    var unplaced: [Int] = []
    for index in screen.elements.indices
    where screen.elements[index].isTouchTarget && screen.isShown(index)
      && screen.takesTouches(index)
    {
      guard let region = screen.touchMap[index].region else {
        unplaced.append(index)
        continue
      }
      // Where nothing is left to hit there is no target to meet.
      if region.width > 0, region.height > 0 { targets.append((index, region)) }
    }
    self.targets = TargetNeighbourhood(targets)
    self.unplaced = unplaced
  }

  /// Whether the target at `index`, which is smaller than 24 by 24 points, may be so small.
  public func verdict(on index: Int) -> Verdict {
    guard let region = screen.touchMap[index].region else { return .unknown }
    let near = targets.conflicts(of: region).first { $0 != index && !isRelated(index, $0) }
    if let near { return .tooNear(near) }
    return unplaced.allSatisfy { isRelated(index, $0) } ? .excused : .unknown
  }

  /// One inside the other: it acts in the other's place.
  private func isRelated(_ one: Int, _ other: Int) -> Bool {
    screen.screen.descendants(of: one).contains(other)
      || screen.screen.descendants(of: other).contains(one)
  }
}
