/// Writes HTML (WHATWG) piece by piece. Names, styles and scripts are literals of the program;
/// everything else is text and is escaped, so that nothing in a layout becomes markup.
struct HTMLWriter {
  /// UTF-8.
  private(set) var bytes: [UInt8] = Array("<!DOCTYPE html>\n".utf8)

  /// Writes an element with its attributes in this order, those without a value left out, and what
  /// `content` writes inside.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    start(name, attributes)
    content(&self)
    append("</\(name)>")
    if Self.blocks.contains("\(name)") { append("\n") }
  }

  /// Writes an element that holds a text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that holds a text and has no attributes.
  mutating func element(_ name: StaticString, _ text: String) {
    element(name, [:], text)
  }

  /// Writes an element that has no end tag.
  mutating func voidElement(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) {
    start(name, attributes)
    append("\n")
  }

  /// Writes a style sheet or a script, whose contents HTML does not unescape.
  mutating func rawElement(_ name: StaticString, _ contents: StaticString) {
    append("<\(name)>\(contents)</\(name)>\n")
  }

  /// Writes a drawing: an `svg` element in which ``DrawingCheck`` finds no fault. Marks that turn the
  /// direction of writing are made visible.
  mutating func drawing(_ svg: String) {
    guard svg.harmless != svg else { return append(svg) }
    for scalar in svg.unicodeScalars {
      append(scalar.actsOnTerminal && scalar != "\n" ? "&lt;\(scalar.number)&gt;" : "\(scalar)")
    }
  }

  /// Writes text. What is not meant to be seen, such as marks that turn the direction of writing, is
  /// made visible; line breaks stay.
  mutating func text(_ text: String) {
    escape(text, isAttribute: false)
  }

  private mutating func start(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) {
    append("<\(name)")
    for (name, value) in attributes {
      guard let value else { continue }
      append(" \(name)=\"")
      escape(value, isAttribute: true)
      append("\"")
    }
    append(">")
  }

  private mutating func escape(_ text: String, isAttribute: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\n") }
      for byte in String(line).harmless.utf8 {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\"") where isAttribute: append("&quot;")
        default: bytes.append(byte)
        }
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// The elements after which a line ends.
  private static let blocks: Set<String> = [
    "article", "body", "dd", "details", "div", "dl", "fieldset", "footer", "form", "h1", "h2", "h3",
    "h4", "h5", "head", "header", "html", "li", "main", "nav", "noscript", "ol", "option", "p",
    "pre",
    "section", "select", "summary", "table", "tbody", "td", "th", "thead", "title", "tr", "ul",
  ]
}
