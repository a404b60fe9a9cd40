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
  public private(set) var text = ""

  public init(_ style: PageStyle) {
    self.style = style
  }

  public var bytes: [UInt8] { Array(text.utf8) }

  /// Adds a line as it is. The parts are not broken, however long they are.
  public mutating func line(_ parts: Styled...) {
    for part in parts {
      append(part)
    }
    text += "\n"
  }

  /// Adds a paragraph behind a margin that holds `margin` on the first line and blanks after it.
  ///
  /// - Parameters:
  ///   - indent: Columns of the margin.
  ///   - note: Stands behind the paragraph, on a line of its own where it does not fit.
  public mutating func paragraph(
    margin: [Styled] = [], indent: Int, _ body: Styled, note: Styled? = nil
  ) {
    var column = 0
    for part in margin {
      append(part)
      column += part.text.columns
    }
    let room = max(style.width, indent + 20)
    var words = body.text.abbreviated(to: 1_000).split(separator: " ").map { Styled($0, body.ink) }
    if let note { words.append(Styled(" " + note.text, note.ink)) }
    var isFirst = true
    for word in words {
      let width = word.text.columns
      if !isFirst, column + 1 + width > room {
        text += "\n"
        column = 0
        isFirst = true
      }
      if isFirst {
        text += String(repeating: " ", count: max(indent - column, 0))
        column = max(indent, column)
      } else {
        text += " "
        column += 1
      }
      append(isFirst && word.text.first == " " ? Styled(word.text.dropFirst(), word.ink) : word)
      column += width
      isFirst = false
    }
    text += "\n"
  }

  private mutating func append(_ part: Styled) {
    guard style.hasColor, part.ink != .plain else {
      text += part.text
      return
    }
    text += "\u{1B}[\(part.ink.rawValue)m\(part.text)\u{1B}[0m"
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
