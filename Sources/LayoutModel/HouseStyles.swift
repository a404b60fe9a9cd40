/// What a project's own classes and inspectable properties stand for.
public struct HouseStyles: Sendable, Equatable {
  /// UIKit's properties by the key paths of run-time attributes that set them.
  public var keyPaths: [String: Property]
  /// By the names of the classes, without modules.
  public var classes: [String: HouseClass]

  public init(keyPaths: [String: Property] = [:], classes: [String: HouseClass] = [:]) {
    self.keyPaths = keyPaths
    self.classes = classes
  }

  /// A property of UIKit that a run-time attribute can stand for.
  public enum Property: String, Sendable, CaseIterable {
    case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityIdentifier
    case accessibilityLanguage, isAccessibilityElement
    case placeholder, text
  }
}

/// What is known of a class of the project.
public struct HouseClass: Sendable, Equatable {
  /// The class of UIKit or Material components whose behaviour it has; `nil` when not known.
  public var base: String?
  /// Whether it gives itself an accessibility label.
  public var providesLabel: Bool
  /// The size it is at least, in points.
  public var minimumSize: Size?

  public init(base: String? = nil, providesLabel: Bool = false, minimumSize: Size? = nil) {
    self.base = base
    self.providesLabel = providesLabel
    self.minimumSize = minimumSize
  }
}
