import Drawing

/// Whether a text is a drawing as this program writes them, and nothing else.
///
/// A drawing comes into a page as it is. One from a JSON report may have been written by anyone, so
/// that nothing passes but elements and attributes that drawings have: none of them runs scripts
/// (SVG 1.1, section 18.4), loads anything or leads away from the page.
struct DrawingCheck {
  /// What must not be there, as a clause without a full stop; `nil` for a drawing.
  private(set) var fault: String?

  private var rest: Substring.UTF8View
  private var open: [String] = []
  /// What the ids begin with.
  private let id: String

  init(_ drawing: String, id: String) {
    rest = drawing[...].utf8
    self.id = id
    var isFirst = true
    while fault == nil, !rest.isEmpty {
      if isFirst {
        guard rest.starts(with: "<svg ".utf8) else { break }
        isFirst = false
      } else if open.isEmpty {
        fault = "something stands behind it"
        return
      }
      step()
    }
    if fault == nil, isFirst || !open.isEmpty { fault = "it is no whole svg element" }
    // What can be in no page but its own.
    if fault == nil, !Self.isWord(id) { fault = "its id has more than letters, digits and -" }
  }

  private static let elements: Set<String> = [
    "svg", "g", "title", "defs", "pattern", "rect", "line", "circle", "text",
  ]

  private static let attributes: Set<String> = [
    "xmlns", "class", "id", "width", "height", "viewBox", "role", "aria-labelledby",
    "aria-hidden", "pointer-events", "patternUnits", "patternTransform", "transform", "x", "y",
    "rx", "fill", "x1", "y1", "x2", "y2", "cx", "cy", "r", "font-size", "text-anchor", "overflow",
  ]

  /// Goes past one tag, or the text before the next.
  private mutating func step() {
    guard rest.first == UInt8(ascii: "<") else {
      rest = rest.drop { $0 != UInt8(ascii: "<") }
      return
    }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      let name = word()
      guard name == open.popLast(), take(">") else {
        fault = "</\(name)> stands where it does not belong"
        return
      }
      return
    }
    let name = word()
    guard Self.elements.contains(name), open.last != "title" else {
      fault = "it holds <\(name)>"
      return
    }
    attributes(of: name)
  }

  private mutating func attributes(of name: String) {
    while fault == nil {
      if take("/>") { return }
      if take(">") {
        open.append(name)
        return
      }
      guard take(" ") else {
        fault = "the tag <\(name)> does not end"
        return
      }
      let attribute = word()
      guard Self.attributes.contains(attribute), take("=\"") else {
        fault = "<\(name)> has the attribute “\(attribute)”"
        return
      }
      let value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest[value.endIndex...]
      guard take("\"") else {
        fault = "the tag <\(name)> does not end"
        return
      }
      // The page keeps closed drawings as text, where such a sign would begin a tag.
      guard !value.contains(UInt8(ascii: "<")) else {
        fault = "the attribute “\(attribute)” holds “<”"
        return
      }
      check(String(value) ?? "", of: attribute)
    }
  }

  private mutating func check(_ value: String, of attribute: String) {
    switch attribute {
    case "id":
      let isRoot = open.isEmpty && value == id
      if !isRoot, !value.hasPrefix(id + "-") || !Self.isWord(value) {
        fault = "it has the id “\(value)”"
      }
    case "fill":
      let isOwn =
        value.hasPrefix("url(#\(id)-") || value.hasPrefix(ScreenDrawing.sharedFill)
        || !value.utf8.contains(UInt8(ascii: "("))
      if !isOwn { fault = "it is filled with “\(value)”" }
    default: break
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { Self.isWordByte($0) }
    rest = rest[word.endIndex...]
    return String(word) ?? ""
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let bytes = text.description.utf8
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isWordByte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
