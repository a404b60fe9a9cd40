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
  /// UTF-8.
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

  /// Adds a paragraph behind a margin of `indent` columns that holds `margin` on the first line and
  /// blanks after it. A note stands behind the paragraph, on a line of its own where it does not
  /// fit. A body of more than `limit` characters is cut.
  public mutating func paragraph(
    margin: [Styled] = [], indent: Int, _ body: Styled, limit: Int = 500, note: Styled? = nil
  ) {
    var column = 0
    for part in margin {
      append(part)
      column += part.text.columns
    }
    fill(from: column, to: indent)
    column = max(indent, column)

    let room = max(style.width, indent + 20)
    begin(body.ink)
    var isFirst = true
    for word in Array(body.text.abbreviated(to: limit).utf8).split(separator: UInt8(ascii: " ")) {
      let width = word.columns
      if !isFirst, column + 1 + width > room {
        end(body.ink)
        startLine(at: indent)
        begin(body.ink)
        column = indent
      } else if !isFirst {
        bytes.append(UInt8(ascii: " "))
        column += 1
      }
      bytes.append(contentsOf: word)
      column += width
      isFirst = false
    }
    end(body.ink)

    if let note {
      if column + 2 + note.text.columns > room {
        startLine(at: indent)
      } else {
        bytes.append(contentsOf: "  ".utf8)
      }
      append(note)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ part: Styled) {
    begin(part.ink)
    bytes.append(contentsOf: part.text.utf8)
    end(part.ink)
  }

  private mutating func startLine(at indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    fill(from: 0, to: indent)
  }

  private mutating func fill(from column: Int, to indent: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(indent - column, 0)))
  }

  private mutating func begin(_ ink: Styled.Ink) {
    guard style.hasColor, ink != .plain else { return }
    bytes.append(contentsOf: "\u{1B}[\(ink.rawValue)m".utf8)
  }

  private mutating func end(_ ink: Styled.Ink) {
    guard style.hasColor, ink != .plain else { return }
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }
}

/// A text and its look.
public struct Styled {
  /// Harmless for a terminal.
  public let text: String
  public let ink: Ink

  /// The text may hold anything; what would act on a terminal is made visible.
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
