import LayoutModel

/// The region of an element where a finger works, as far as the layout decides it.
public struct TouchRegion: Sendable, Equatable {
  /// Points; `nil` where the layout does not say (no frame, a zero frame, not installed).
  public var width: Length?
  public var height: Length?

  public init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }

  /// One side of the region.
  public struct Length: Sendable, Equatable {
    /// Points, with everything that grows or shrinks the side taken in.
    public var points: Double
    /// Points before hit-area insets.
    public var visiblePoints: Double
    public var basis: Basis

    public init(points: Double, visiblePoints: Double, basis: Basis) {
      self.points = points
      self.visiblePoints = visiblePoints
      self.basis = basis
    }
  }

  /// What decides a side.
  public enum Basis: Sendable, Equatable {
    /// A required constraint fixes it.
    case constraint
    /// Required constraints tie both edges to others.
    case edgeConstraints
    /// The class sizes itself (Material classes), whatever the frame says.
    case classSize
    /// The layout states the frame and no constraint changes it (fixed frame, Layout XML).
    case fixedFrame
    /// The frame computed for the design device, or what the class makes of usual content;
    /// another device, text or text size may differ.
    case designFrame
  }
}
