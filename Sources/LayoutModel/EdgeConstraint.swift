/// A constraint that ties an edge or the middle of a view to that of another view: the first one is
/// where the second is, and the constant further.
///
/// Only what Auto Layout always satisfies is kept: required equalities without a multiplier between
/// two views, which are installed and the same in every size class and which no outlet leads to.
/// Margins, safe areas and baselines depend on more than the layout, and are left out.
public struct EdgeConstraint: Sendable, Equatable {
  public var first: Anchor
  public var second: Anchor
  /// Points, downwards and in the direction of reading.
  public var constant: Double

  public init(_ first: Anchor, _ second: Anchor, _ constant: Double = 0) {
    self.first = first
    self.second = second
    self.constant = constant
  }

  /// An edge or the middle of a view.
  public struct Anchor: Sendable, Equatable {
    public var objectID: String
    public var attribute: Attribute

    public init(_ objectID: String, _ attribute: Attribute) {
      self.objectID = objectID
      self.attribute = attribute
    }
  }

  /// As UIKit's `NSLayoutConstraint.Attribute` calls them.
  public enum Attribute: String, Sendable {
    case leading, trailing, top, bottom, centerX, centerY

    public var dimension: SizeConstraint.Dimension {
      switch self {
      case .leading, .trailing, .centerX: .width
      case .top, .bottom, .centerY: .height
      }
    }

    public var isCenter: Bool { self == .centerX || self == .centerY }
  }
}
