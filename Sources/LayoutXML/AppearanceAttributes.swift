import LayoutModel

/// Colours and fonts.
extension Attribute where Target == Element {
  static let backgroundColor = Attribute("backgroundColor", .color) {
    $0.appearanceProperties.backgroundColor = $1
  }

  /// Labels, text fields and text views.
  static let ofText: [Attribute] =
    [Attribute("textColor", .color) { $0.appearanceProperties.textColor = $1 }] + [font, scaling]

  /// The title of a button.
  static let ofTitles: [Attribute] = [
    Attribute("titleColor", .color) { $0.appearanceProperties.textColor = $1 }, font,
  ]

  static let adjustsFontSizeToFitWidth = Attribute("adjustsFontSizeToFitWidth", .boolean) {
    $0.appearanceProperties.adjustsFontSizeToFitWidth = $1
  }

  private static let font = Attribute("font", .font) { $0.appearanceProperties.font = $1 }

  private static let scaling = Attribute("adjustsFontForContentSizeCategory", .boolean) {
    $0.appearanceProperties.adjustsFontForContentSizeCategory = $1
  }
}

extension ValueFormat where Value == Color {
  /// `#3C3C43`, `#3C3C4399` with its opacity, or a colour of UIKit's without the word “Color”.
  static let color = ValueFormat(
    "a colour, for example #3C3C43, #3C3C4399 or systemBackground"
  ) { text in
    let tokens = tokens(of: text)
    guard tokens.count == 1, let token = tokens.first else { return nil }
    if token.hasPrefix("#") { return hexColor(token.dropFirst()).map { .fixed($0) } }
    let color = Color.system("\(token)Color")
    return color.value(in: .light) == nil ? nil : color
  }

  private static func hexColor(_ digits: Substring) -> RGBA? {
    guard digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let number = UInt32(digits, radix: 16)
    else { return nil }
    let withAlpha = digits.utf8.count == 8 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> Float { Float(withAlpha >> shift & 0xFF) }
    return RGBA(component(24), component(16), component(8), alpha: component(0) / 255)
  }
}

extension ValueFormat where Value == Font {
  /// `body`, `17`, `bold 17`, `Avenir-Heavy 14`.
  static let font = ValueFormat(
    "a text style or a size in points, for example body, 17, bold 17 or Avenir-Heavy 14"
  ) { text in
    let tokens = tokens(of: text)
    guard let last = tokens.last, tokens.count <= 2 else { return nil }
    if tokens.count == 1, let style = TextStyle(rawValue: String(last)) {
      return .textStyle(style)
    }
    guard last.first != "0", let points = ValueFormat<Double>.length.read(String(last))
    else { return nil }
    guard tokens.count == 2, let name = tokens.first else { return .system(points, .regular) }
    if let weight = Font.Weight(rawValue: String(name)) { return .system(points, weight) }
    return .custom(String(name), points)
  }
}
