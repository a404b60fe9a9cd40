import LayoutModel
import XMLReading

/// Colours and fonts, of elements with text and of what may stand behind it.
extension ElementDecoder {
  /// What the attributes of an element with text say about its size.
  func textSizeAppearance(of node: XMLDocument.Node, as kind: Element.Kind) -> Appearance? {
    guard kind.hasText else { return nil }
    var appearance = Appearance()
    appearance.adjustsFontForContentSizeCategory = document.flag(
      .adjustsFontForContentSizeCategory, of: node)
    // Interface Builder writes only that a text does not shrink.
    appearance.adjustsFontSizeToFitWidth =
      (kind == .label || kind == .textField)
      && document.flag(.adjustsFontSizeToFit, of: node) != false
    if kind == .button {
      appearance.wrapsTitle = ["wordWrap", "characterWrap"].contains(
        document.string(.lineBreakMode, of: node))
    }
    return appearance
  }

  /// Adds what a part of an element says about its looks.
  func add(_ part: XMLDocument.Node, to appearance: inout Appearance?, of kind: Element.Kind) {
    switch document.tag(of: part) {
    case .color where document.isKey("backgroundColor", of: part):
      appearance = appearance ?? Appearance()
      appearance?.backgroundColor = color(part)
    case .color where kind.hasText && document.isKey("textColor", of: part):
      appearance?.textColor = color(part)
    case .fontDescription where kind.hasText && document.isKey("fontDescription", of: part):
      appearance?.font = font(part)
    case .buttonConfiguration where kind == .button:
      // A configured button takes nothing from its font of old.
      appearance?.font = document.child(.fontDescription, key: "titleFontDescription", of: part)
        .flatMap(font)
    case .state where kind == .button && document.isKey("normal", of: part):
      if let title = document.child(.color, key: "titleColor", of: part) {
        appearance?.textColor = color(title)
      }
    default: break
    }
  }

  func addInsets(to appearance: inout Appearance?, of kind: Element.Kind) {
    if kind == .button { appearance?.hasEdgeInsets = true }
  }

  private func color(_ node: XMLDocument.Node) -> Color {
    if let name = document.string(.systemColor, of: node)
      ?? document.string(.cocoaTouchSystemColor, of: node)
    {
      return .system(name)
    }
    if let name = document.string(.name, of: node) {
      return .named(name, copy: namedColors[name])
    }
    return document.color(node)
  }

  private func font(_ node: XMLDocument.Node) -> Font? {
    if let style = document.string(.style, of: node) {
      return TextStyle(interfaceBuilderName: style).map { .textStyle($0) }
    }
    // Labels of cell styles have size 0: the style decides.
    guard let points = document.points(.pointSize, of: node), points > 0 else { return nil }
    if let name = document.string(.name, of: node) { return .custom(name, points) }
    switch document.string(.type, of: node) {
    case "system":
      let weight = document.string(.weight, of: node)
      return .system(points, weight.flatMap { Font.Weight(rawValue: $0) } ?? .regular)
    case "boldSystem": return .system(points, .bold)
    case "italicSystem": return .system(points, .regular)
    default: return nil
    }
  }
}

extension XMLDocument {
  /// The document's copies of colours in the asset catalogue, by name.
  var namedColors: [String: RGBA] {
    guard let resources = child(.resources, of: 0) else { return [:] }
    var colors: [String: RGBA] = [:]
    for node in children(of: resources) where tag(of: node) == .namedColor {
      if let name = string(.name, of: node), let copy = child(.color, of: node),
        case .fixed(let value) = color(copy)
      {
        colors[name] = value
      }
    }
    return colors
  }

  /// A colour by its components.
  ///
  /// The grey space with gamma 2.2 is taken for sRGB's; the two differ by less than a hundredth. The
  /// calibrated and device spaces of old documents, and Display P3, are not read: what a screen
  /// makes of them depends on more than the numbers.
  fileprivate func color(_ node: Node) -> Color {
    let space = string(.customColorSpace, of: node) ?? string(.colorSpace, of: node)
    let alpha = component(.alpha, of: node) ?? 1
    switch space {
    case "sRGB":
      guard let red = component(.red, of: node), let green = component(.green, of: node),
        let blue = component(.blue, of: node)
      else { return .unknown }
      return .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    case "genericGamma22GrayColorSpace", "calibratedWhite":
      guard let white = component(.white, of: node) else { return .unknown }
      return .fixed(RGBA(white: white, alpha: alpha))
    default:
      // Black and white are the same in every space.
      guard let red = component(.red, of: node), let green = component(.green, of: node),
        let blue = component(.blue, of: node), red == green, green == blue, red == 0 || red == 1
      else { return .unknown }
      return .fixed(RGBA(white: red, alpha: alpha))
    }
  }

  private func component(_ name: Name, of node: Node) -> Float? {
    string(name, of: node).flatMap { Float($0) }.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

extension TextStyle {
  /// Interface Builder writes UIKit's constants.
  fileprivate init?(interfaceBuilderName name: String) {
    switch name {
    case "UICTFontTextStyleTitle0": self = .largeTitle
    case "UICTFontTextStyleTitle1": self = .title1
    case "UICTFontTextStyleTitle2": self = .title2
    case "UICTFontTextStyleTitle3": self = .title3
    case "UICTFontTextStyleHeadline": self = .headline
    case "UICTFontTextStyleSubhead": self = .subheadline
    case "UICTFontTextStyleBody": self = .body
    case "UICTFontTextStyleCallout": self = .callout
    case "UICTFontTextStyleFootnote": self = .footnote
    case "UICTFontTextStyleCaption1": self = .caption1
    case "UICTFontTextStyleCaption2": self = .caption2
    default: return nil
    }
  }
}

extension Element.Kind {
  /// Whether fonts and text colours are read.
  fileprivate var hasText: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }
}
