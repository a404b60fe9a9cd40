/// What a project's own classes and inspectable properties stand for.
public struct HouseStyles: Sendable, Equatable {
  /// UIKit's properties by the key paths of run-time attributes that set them.
  public var keyPaths: [String: Property]
  /// By the names of the classes, without modules.
  public var classes: [String: HouseClass]
  /// The path of the file that says so.
  public var path: String

  public init(
    keyPaths: [String: Property] = [:], classes: [String: HouseClass] = [:], path: String = ""
  ) {
    self.keyPaths = keyPaths
    self.classes = classes
    self.path = path
  }

  /// A property of UIKit or Material components that a run-time attribute can stand for.
  public enum Property: String, Sendable, CaseIterable {
    case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityIdentifier
    case accessibilityLanguage, isAccessibilityElement
    case title, placeholder, text
    case hitAreaInsets
  }
}

/// What is known of a class of the project.
public struct HouseClass: Sendable, Equatable {
  /// The class whose behaviour it has; `nil` when not known.
  public var base: HouseBase?
  /// Whether it gives itself an accessibility label.
  public var providesLabel: Bool
  /// The size it is at least, in points.
  public var minimumSize: Size?

  public init(base: HouseBase? = nil, providesLabel: Bool = false, minimumSize: Size? = nil) {
    self.base = base
    self.providesLabel = providesLabel
    self.minimumSize = minimumSize
  }
}

/// A class that classes of a project can be based on.
public enum HouseBase: Sendable, Hashable, CaseIterable {
  /// A class of UIKit, by the kind of its elements.
  case uiKit(Element.Kind)
  case material(MaterialClass)

  public static let allCases: [HouseBase] =
    uiKitClasses.map { .uiKit($0.kind) } + MaterialClass.allCases.map { .material($0) }

  /// The name of the class.
  public var name: String {
    switch self {
    case .uiKit(let kind): Self.uiKitClasses.first { $0.kind == kind }?.name ?? ""
    case .material(let material): material.rawValue
    }
  }

  private static let uiKitClasses: [(name: String, kind: Element.Kind)] = [
    ("UIButton", .button), ("UITextField", .textField), ("UITextView", .textView),
    ("UILabel", .label), ("UIImageView", .imageView), ("UISwitch", .switch),
    ("UISlider", .slider), ("UIStepper", .stepper), ("UIView", .view),
  ]
}
