import LayoutModel

/// How large a touch target has to be; every rule about touch targets asks here.
public struct TouchRequirement: Sendable, Equatable {
  public var profile: Profile
  /// The least sizes in points for some classes, by the name of the class as the layout or UIKit
  /// writes it; they take the place of the profile's.
  public var sizes: [String: Size]

  public init(_ profile: Profile = .material, sizes: [String: Size] = [:]) {
    self.profile = profile
    self.sizes = sizes
  }

  /// A published minimum.
  public enum Profile: String, Sendable, CaseIterable {
    /// Material Design, Accessibility: touch targets of 48 by 48.
    case material
    /// Apple's Human Interface Guidelines, Buttons: a hit region of 44 by 44; WCAG 2.2, success
    /// criterion 2.5.5, asks the same.
    case apple
    /// WCAG 2.2, success criterion 2.5.8: 24 by 24, or less with enough space around it.
    case wcag22AA = "wcag22-aa"

    /// Points.
    public var minimum: Size {
      switch self {
      case .material: Size(width: 48, height: 48)
      case .apple: Size(width: 44, height: 44)
      case .wcag22AA: Size(width: 24, height: 24)
      }
    }
  }

  /// The least size of an element in points: that of its own class, of the class UIKit has for its
  /// kind, or the profile's.
  public func minimum(for element: Element) -> Size {
    guard !sizes.isEmpty else { return profile.minimum }
    if let name = element.customClass?.name, let size = sizes[name] { return size }
    if let name = element.kind.uiKitClass, let size = sizes[name] { return size }
    return profile.minimum
  }

  /// Whether the element may be smaller where circles of 24 points around small targets meet no
  /// other target: the exception for spacing of WCAG 2.2, success criterion 2.5.8. It does not
  /// excuse from a minimum set for a class.
  public func allowsSpacing(for element: Element) -> Bool {
    profile == .wcag22AA && minimum(for: element) == profile.minimum
  }
}

extension Element.Kind {
  /// The class UIKit has for the kinds whose size rules judge.
  fileprivate var uiKitClass: String? {
    switch self {
    case .button: "UIButton"
    case .textField: "UITextField"
    default: nil
    }
  }
}
