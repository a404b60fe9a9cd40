import XMLWriting

/// Colours, lines and patterns.
enum DrawingStyle {
  static let rootClass = "a11y-map"
  /// Begins the ids of patterns that all drawings of a page share.
  static let sharedPrefix = "a11y-map"

  /// A style sheet for light and dark surroundings. It holds no character that XML or HTML would
  /// have to escape.
  static let css: StaticString = """

    .a11y-map { font-family: -apple-system, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
    .a11y-map text { fill: #1b1b1b; }
    .a11y-map .strong { font-weight: bold; }
    .a11y-map .faint { fill: #595959; }
    .a11y-map .image { fill: #595959; font-style: italic; }
    .a11y-map .paper { fill: #ffffff; }
    .a11y-map .screen { fill: #f7f7f7; stroke: #3a3a3a; stroke-width: 1.5; }
    .a11y-map .strip { fill: none; stroke: #6b6b6b; stroke-dasharray: 1 3; }
    .a11y-map .frame { fill: none; stroke: #8c8c8c; stroke-width: 0.75; }
    .a11y-map .container { fill: none; stroke: #c4c4c4; stroke-width: 0.75; }
    .a11y-map .guess { stroke-dasharray: 2 2; }
    .a11y-map .mark { fill: none; stroke: #6b6b6b; }
    .a11y-map .cross { stroke: #d0d0d0; stroke-width: 0.75; }
    .a11y-map .knob { fill: #ffffff; stroke: #6b6b6b; }
    .a11y-map .passes { stroke: #0072b2; stroke-width: 1.25; }
    .a11y-map .fails { stroke: #d55e00; stroke-width: 2.5; }
    .a11y-map .set-aside { stroke: #d55e00; stroke-width: 1.25; stroke-dasharray: 8 2 2 2; }
    .a11y-map .cannot-tell { stroke: #4d4d4d; stroke-width: 1.25; stroke-dasharray: 6 3; }
    .a11y-map .tint { fill: #0072b2; fill-opacity: 0.16; }
    .a11y-map .hatch { stroke: #d55e00; stroke-opacity: 0.4; stroke-width: 2; }
    .a11y-map .dot { fill: #4d4d4d; fill-opacity: 0.45; }
    .a11y-map .badge { fill: #1b1b1b; stroke: #ffffff; }
    .a11y-map .number { fill: #ffffff; font-weight: bold; }
    @media (prefers-color-scheme: dark) {
      .a11y-map text { fill: #f2f2f2; }
      .a11y-map .faint { fill: #b5b5b5; }
      .a11y-map .image { fill: #b5b5b5; }
      .a11y-map .paper { fill: #1c1c1e; }
      .a11y-map .screen { fill: #2a2a2c; stroke: #d0d0d0; }
      .a11y-map .strip { stroke: #9a9a9a; }
      .a11y-map .frame { stroke: #8c8c8c; }
      .a11y-map .container { stroke: #5a5a5a; }
      .a11y-map .mark { stroke: #b5b5b5; }
      .a11y-map .cross { stroke: #4a4a4a; }
      .a11y-map .knob { fill: #2a2a2c; stroke: #b5b5b5; }
      .a11y-map .passes { stroke: #56b4e9; }
      .a11y-map .fails { stroke: #e69f00; }
      .a11y-map .set-aside { stroke: #e69f00; }
      .a11y-map .cannot-tell { stroke: #c0c0c0; }
      .a11y-map .tint { fill: #56b4e9; }
      .a11y-map .hatch { stroke: #e69f00; }
      .a11y-map .dot { fill: #c0c0c0; }
      .a11y-map .badge { fill: #f2f2f2; stroke: #1c1c1e; }
      .a11y-map .number { fill: #1b1b1b; }
    }

    """

  static func writePatterns(to xml: XMLWriter, prefix: String) {
    xml.element("defs") {
      pattern("tint", side: 8, to: xml, prefix) {
        xml.element("rect", ["class": "tint", "width": "8", "height": "8"])
      }
      pattern("hatch", side: 7, turn: 45, to: xml, prefix) {
        xml.line(3.5, 0, 3.5, 7, "hatch")
      }
      pattern("dots", side: 6, to: xml, prefix) { xml.circle(3, 3, radius: 0.9, "dot") }
    }
  }

  private static func pattern(
    _ name: String, side: Double, turn: Double? = nil, to xml: XMLWriter, _ prefix: String,
    content: () -> Void
  ) {
    xml.element(
      "pattern",
      [
        "id": "\(prefix)-\(name)", "width": side.written, "height": side.written,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": turn.map { "rotate(\($0.written))" },
      ], content: content)
  }

  static func fill(_ verdict: TouchVerdict, prefix: String) -> String {
    switch verdict {
    case .passes: "url(#\(prefix)-tint)"
    case .fails: "url(#\(prefix)-hatch)"
    case .cannotTell: "url(#\(prefix)-dots)"
    case .setAside: "none"
    }
  }
}

extension TouchVerdict {
  var className: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .cannotTell: "cannot-tell"
    case .setAside: "set-aside"
    }
  }
}
