import LayoutModel
import TouchTargets

/// The width or the height of a touch target, and what is asked of it.
public struct TargetSide: Sendable, Equatable {
  public var dimension: SizeConstraint.Dimension
  /// `nil` where the layout does not decide it.
  public var length: TouchRegion.Length?
  /// Points.
  public var minimum: Double

  public init(
    _ dimension: SizeConstraint.Dimension, _ length: TouchRegion.Length?, minimum: Double
  ) {
    self.dimension = dimension
    self.length = length
    self.minimum = minimum
  }

  /// Frames are rounded to whole pixels, so a design frame may miss the minimum by less than half
  /// a point.
  public var isTooSmall: Bool {
    length.map { $0.points + $0.tolerance < minimum } ?? false
  }

  /// Whether the side has its minimum by its hit-area insets alone.
  public var isLargeByInsets: Bool {
    length.map { !isTooSmall && $0.visiblePoints + $0.tolerance < minimum } ?? false
  }

  /// What makes the side so short.
  public var decider: Decider? {
    length.map { $0.points < $0.visiblePoints ? .insets : .basis($0.basis) }
  }

  public enum Decider: Sendable, Equatable {
    /// Hit-area insets that shrink the side.
    case insets
    case basis(TouchRegion.Basis)
  }
}

extension TouchRegion.Length {
  fileprivate var tolerance: Double { basis == .designFrame ? 0.5 : 0 }
}

extension [TargetSide] {
  /// A clause for each thing that decides sides of the element, for messages: `a required
  /// constraint fixes its height`.
  public func deciders(on element: LayoutModel.Element) -> [String] {
    var deciders: [(decider: TargetSide.Decider, sides: [String])] = []
    for side in self {
      guard let decider = side.decider else { continue }
      if deciders.last?.decider == decider {
        deciders[deciders.count - 1].sides.append(side.dimension.rawValue)
      } else {
        deciders.append((decider, [side.dimension.rawValue]))
      }
    }
    return deciders.map { decider, sides in
      let names = sides.joined(separator: " and ")
      let isOne = sides.count == 1
      return switch decider {
      case .insets: "its hitAreaInsets shrink its \(names)"
      case .basis(.constraint):
        isOne
          ? "a required constraint fixes its \(names)"
          : "required constraints fix its \(names)"
      case .basis(.edgeConstraints): "required constraints on its edges fix its \(names)"
      case .basis(.classSize): "\(element.customClass?.name ?? "minimumSize") sets its \(names)"
      case .basis(.fixedFrame): "its frame sets its \(names)"
      case .basis(.designFrame):
        "its \(names) \(isOne ? "is the one" : "are those") on the design device"
      }
    }
  }

  /// The sides in words: `88 × 36 points`, or `a height of 36 points` where the layout does not
  /// say the other.
  public var inPoints: String {
    let known = compactMap { side in
      side.length.map { (side.dimension.rawValue, $0.points.inPoints) }
    }
    return known.count == 2
      ? "\(known[0].1) × \(known[1].1) points"
      : known.map { "a \($0.0) of \($0.1) points" }.joined()
  }
}
