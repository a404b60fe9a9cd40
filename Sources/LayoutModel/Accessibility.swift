/// The accessibility attributes of an element as its file states them.
public struct Accessibility: Sendable, Equatable {
  public var label: StatedText?
  public var value: StatedText?
  public var hint: StatedText?
  /// For tests; VoiceOver never speaks it.
  public var identifier: String?
  /// The whole set: a stated set replaces the class's own traits.
  public var traits: AccessibilityTraits?
  public var isElement: Bool?
  public var elementsHidden: Bool?
  public var viewIsModal: Bool?
  public var groupsChildren: Bool?
  /// BCP 47, for example `de` or `en-GB`.
  public var language: String?

  public init(
    label: StatedText? = nil, value: StatedText? = nil, hint: StatedText? = nil,
    identifier: String? = nil, traits: AccessibilityTraits? = nil, isElement: Bool? = nil,
    elementsHidden: Bool? = nil, viewIsModal: Bool? = nil, groupsChildren: Bool? = nil,
    language: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.isElement = isElement
    self.elementsHidden = elementsHidden
    self.viewIsModal = viewIsModal
    self.groupsChildren = groupsChildren
    self.language = language
  }
}

/// A text a person will hear, and where the file states it.
public struct StatedText: Sendable, Equatable, ExpressibleByStringLiteral {
  public var text: String
  public var origin: Origin

  public init(_ text: String, from origin: Origin = .attribute) {
    self.text = text
    self.origin = origin
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public enum Origin: Sendable, Equatable {
    /// The format's own place: Interface Builder's Accessibility panel, an attribute in Layout XML.
    case attribute
    /// A user-defined run-time attribute, which Interface Builder does not localise.
    case runtimeAttribute
    /// A user-defined run-time attribute of the type “Localized String”.
    case localizedRuntimeAttribute
    /// A property of the project's own that stands for it, by ``HouseStyles``; code may take the text
    /// for a key and translate it.
    case ownProperty
  }
}

/// The accessibility traits, with UIKit's bit values. Sources: UIKit's headers for the public
/// ones; AXRuntime's as listed by AccessibilitySnapshot for the private ones.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)

  /// Private to UIKit; set by its classes, never by a layout file.
  public static let textEntry = Self(rawValue: 1 << 18)
  public static let isEditing = Self(rawValue: 1 << 21)
  public static let secureTextField = Self(rawValue: 1 << 24)
  public static let backButton = Self(rawValue: 1 << 27)
  public static let tabBarItem = Self(rawValue: 1 << 28)
  public static let textArea = Self(rawValue: 1 << 47)
  /// `toggleButton`, public since iOS 17.
  public static let toggleButton = Self(rawValue: 1 << 53)

  /// The traits a layout file can state, by the names of UIKit's properties.
  public static let byName: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("toggleButton", .toggleButton),
  ]
}
