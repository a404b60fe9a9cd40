/// How an element looks, as far as its file states it: colours, and the font of its text.
public struct Appearance: Sendable, Equatable {
  public var backgroundColor: Color?
  /// The colour of the text; of a button, of the title in the normal state.
  public var textColor: Color?
  public var font: Font?
  /// Whether the text follows the text size a person chose; only fonts of text styles do.
  public var adjustsFontForContentSizeCategory: Bool?
  /// Whether the text shrinks to fit its frame.
  public var adjustsFontSizeToFitWidth: Bool
  /// A button states insets for its title, its image or both.
  public var hasEdgeInsets: Bool
  /// A button's title goes on in a second line.
  public var wrapsTitle = false

  public init(
    backgroundColor: Color? = nil, textColor: Color? = nil, font: Font? = nil,
    adjustsFontForContentSizeCategory: Bool? = nil, adjustsFontSizeToFitWidth: Bool = false,
    hasEdgeInsets: Bool = false
  ) {
    self.backgroundColor = backgroundColor
    self.textColor = textColor
    self.font = font
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.hasEdgeInsets = hasEdgeInsets
  }
}

/// A colour as a file states it.
public enum Color: Sendable, Equatable {
  /// The same in every appearance.
  case fixed(RGBA)
  /// One of UIKit's, by its name in Interface Builder (`systemBackgroundColor`).
  case system(String)
  /// One of an asset catalogue, with the copy of its value that the file keeps: that of the light
  /// appearance when the file was saved.
  case named(String, copy: RGBA?)
  /// Stated in a way the model does not read: another colour space, a pattern.
  case unknown
}

/// A colour in the sRGB space; every component from 0 to 1.
public struct RGBA: Sendable, Hashable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// From components of 0 to 255.
  public init(_ red: Float, _ green: Float, _ blue: Float, alpha: Float = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

/// A font as a file states it.
public enum Font: Sendable, Equatable {
  /// A text style, whose size follows the text size a person chose where the view allows it.
  case textStyle(TextStyle)
  /// The system's font; points.
  case system(Double, Weight)
  /// A font by name; points.
  case custom(String, Double)

  /// The weights of `UIFont.Weight` by Interface Builder's names.
  public enum Weight: String, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// The text styles of Dynamic Type.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
    caption2

  /// Points at the default text size. Source: Apple's Human Interface Guidelines, Typography.
  public var defaultPoints: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

extension Font {
  /// The size in points at the default text size.
  public var points: Double {
    switch self {
    case .textStyle(let style): style.defaultPoints
    case .system(let points, _), .custom(_, let points): points
    }
  }

  /// How heavy it is; `nil` where the name of a font does not say.
  public var weight: Weight? {
    switch self {
    case .textStyle(.headline): .semibold
    case .textStyle: .regular
    case .system(_, let weight): weight
    case .custom(let name, _): Self.weight(inName: name)
    }
  }

  private static func weight(inName name: String) -> Weight? {
    // As Xcode writes the system's font, for example `.AppleSystemUIFontBold`.
    let system = ".AppleSystemUIFont"
    if name == system { return .regular }
    let style =
      name.hasPrefix(system)
      ? name.dropFirst(system.count) : name.lastIndex(of: "-").map { name[$0...] }
    guard let style = style?.lowercased() else { return nil }
    let weights: [(word: String, weight: Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black), ("medium", .medium), ("regular", .regular), ("thin", .thin),
      ("light", .light),
    ]
    return weights.first { style.holds($0.word) }?.weight
  }
}
