/// How text for people is laid out.
public struct PageStyle: Sendable, Equatable {
  /// Columns; lines are broken between words to fit.
  public var width: Int
  /// Whether ANSI escape sequences colour the text.
  public var hasColor: Bool

  public init(width: Int = 100, hasColor: Bool = false) {
    self.width = width
    self.hasColor = hasColor
  }
}

/// Text for a terminal, written line by line.
public struct Page {
  public let style: PageStyle
  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  public init(_ style: PageStyle) {
    self.style = style
  }

  /// Adds a line as it is. The parts are not broken, however long they are.
  public mutating func line(_ parts: Styled...) {
    for part in parts {
      append(part)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a paragraph behind a margin that holds `margin` on the first line and blanks after it.
  ///
  /// - Parameters:
  ///   - indent: Columns of the margin.
  ///   - note: Stands behind the paragraph, on a line of its own where it does not fit.
  public mutating func paragraph(
    margin: [Styled] = [], indent: Int, _ body: Styled, note: Styled? = nil
  ) {
    var line = Line(column: 0, indent: indent, room: max(style.width, indent + 20))
    for part in margin {
      append(part)
      line.column += part.text.columns
    }
    let text = body.text.abbreviated(to: 1_000)
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let isASCII = word.allSatisfy { $0 < 0x80 }
      begin(word: isASCII ? word.count : String(Substring(word)).columns, in: &line)
      append(word, body.ink)
    }
    if let note {
      // One more blank sets the note off, where it does not begin a line.
      begin(word: note.text.columns + 1, in: &line)
      if !line.isEmpty { bytes.append(UInt8(ascii: " ")) }
      append(note)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The line of a paragraph that is being filled.
  private struct Line {
    var column: Int
    let indent: Int
    /// Columns.
    let room: Int
    /// Whether the next word is the first.
    var isStart = true
    /// Whether the word begun last is the first.
    var isEmpty = true
  }

  /// Moves to where a word of this width stands: behind a blank, or on a line of its own.
  private mutating func begin(word width: Int, in line: inout Line) {
    if !line.isStart, line.column + 1 + width > line.room {
      bytes.append(UInt8(ascii: "\n"))
      line.column = 0
      line.isStart = true
    }
    line.isEmpty = line.isStart
    let blanks = line.isStart ? max(line.indent - line.column, 0) : 1
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
    line.column += blanks + width
    line.isStart = false
  }

  private mutating func append(_ part: Styled) {
    append(part.text.utf8[...], part.ink)
  }

  private mutating func append(_ text: Substring.UTF8View, _ ink: Styled.Ink) {
    guard style.hasColor, ink != .plain else {
      bytes.append(contentsOf: text)
      return
    }
    bytes.append(contentsOf: "\u{1B}[\(ink.rawValue)m".utf8)
    bytes.append(contentsOf: text)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }
}

/// A text and its look.
public struct Styled {
  /// Harmless for a terminal.
  public let text: String
  public let ink: Ink

  /// - Parameter text: May hold anything; what would act on a terminal is made visible.
  public init(_ text: some StringProtocol, _ ink: Ink = .plain) {
    self.text = String(text).harmless
    self.ink = ink
  }

  /// The raw values are ANSI's “select graphic rendition” parameters.
  public enum Ink: String, Sendable {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case heading = "1;4"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case green = "32"
    case cyan = "36"
  }
}

extension String {
  /// The text filled with blanks up to a width in columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - columns, 0))
  }

  /// The text moved to the right end of a width in columns.
  func rightAligned(in width: Int) -> String {
    String(repeating: " ", count: Swift.max(width - columns, 0)) + self
  }

  /// The text, cut where it is longer than `limit` characters.
  func abbreviated(to limit: Int) -> String {
    guard utf8.count > limit, count > limit else { return self }
    return prefix(limit - 1) + "…"
  }
}
