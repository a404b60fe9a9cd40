/// Where an element is and how large, as the file states it. All lengths are points.
public struct Geometry: Sendable, Equatable {
  /// The frame in the parent's coordinates as last computed for the design device. It is what
  /// the screen shows only where nothing else decides the size.
  public var frame: Rect?
  /// The frame is positioned by autoresizing and not by constraints (`fixedFrame`).
  public var isFixedFrame: Bool
  /// Autoresizing stretches the frame with its parent on these sides (`widthSizable`,
  /// `heightSizable`); it counts only for a fixed frame.
  public var stretchedSides: StretchedSides
  /// The frame disagrees with the constraints (`misplaced`, `ambiguous`).
  public var isFrameStale: Bool
  /// The constraints on the element's own width and height that are installed by default.
  public var sizeConstraints: [SizeConstraint]
  /// The side on which a stack view makes what it arranges as long as itself (alignment `fill`);
  /// `nil` for other views and alignments.
  public var filledSide: SizeConstraint.Dimension?

  /// Points; what is longer is no size that a screen could have.
  public static let mostPoints = 1e7

  public init(
    frame: Rect? = nil, isFixedFrame: Bool = false, stretchedSides: StretchedSides = [],
    isFrameStale: Bool = false, sizeConstraints: [SizeConstraint] = []
  ) {
    self.frame = frame
    self.isFixedFrame = isFixedFrame
    self.stretchedSides = stretchedSides
    self.isFrameStale = isFrameStale
    self.sizeConstraints = sizeConstraints
  }
}

/// The sides that autoresizing makes longer and shorter with the parent.
public struct StretchedSides: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let width = Self(rawValue: 1 << 0)
  public static let height = Self(rawValue: 1 << 1)
}

/// A constraint on the width or height of an element.
public struct SizeConstraint: Sendable, Equatable {
  public var dimension: Dimension
  public var relation: Relation
  /// Points.
  public var constant: Double
  public var multiplier: Double
  /// What the dimension depends on; `nil` when the constant alone decides.
  public var other: Other?
  /// 1 to 1000; 1000 is required.
  public var priority: Double
  /// A size class has another constant, or leaves the constraint out.
  public var variesBySizeClass: Bool
  /// The constants of size classes that have their own, where no size class leaves the
  /// constraint out.
  public var variations: [Variation]
  /// An outlet leads to the constraint, so code can change it.
  public var hasOutlet: Bool

  public init(
    _ dimension: Dimension, _ relation: Relation = .equal, _ constant: Double = 0,
    multiplier: Double = 1, other: Other? = nil, priority: Double = 1000,
    variesBySizeClass: Bool = false, variations: [Variation] = [], hasOutlet: Bool = false
  ) {
    self.dimension = dimension
    self.relation = relation
    self.constant = constant
    self.multiplier = multiplier
    self.other = other
    self.priority = priority
    self.variesBySizeClass = variesBySizeClass
    self.variations = variations
    self.hasOutlet = hasOutlet
  }

  public enum Dimension: String, Sendable {
    case width, height
  }

  public enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The constant of one size class.
  public struct Variation: Sendable, Equatable {
    /// As Interface Builder writes it: `heightClass=compact`,
    /// `heightClass=regular-widthClass=compact`.
    public var sizeClass: String
    /// Points.
    public var constant: Double

    public init(_ sizeClass: String, constant: Double) {
      self.sizeClass = sizeClass
      self.constant = constant
    }
  }

  /// The constant in a size class; `nil` stands for the one all others share.
  public func constant(in sizeClass: String?) -> Double {
    variations.first { $0.sizeClass == sizeClass }?.constant ?? constant
  }

  public struct Other: Sendable, Equatable {
    /// The object id of the other item; the element's own for an aspect ratio.
    public var objectID: String
    public var dimension: Dimension

    public init(objectID: String, dimension: Dimension) {
      self.objectID = objectID
      self.dimension = dimension
    }
  }
}

/// A size in points.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; the origin is the top left corner.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var size: Size { Size(width: width, height: height) }
}

/// Distances from the four edges in points: positive values shrink, negative values grow.
public struct EdgeInsets: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
