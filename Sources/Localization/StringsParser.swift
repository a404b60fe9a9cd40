import LayoutModel

/// Reads the list of keys and values of a `.strings` file.
///
/// The grammar is that of Core Foundation (`CFOldStylePList.c`): texts in `"` or `'`, or bare where
/// they are of letters, digits and `_$/:.-`; `key = value;` and `key;`; `/* … */` and `// …`; the
/// escapes `\a \b \f \n \r \t \v`, three octal digits and `\U` with four hexadecimal ones, any other
/// character standing for itself. Of a key that stands twice the last one counts.
///
/// Core Foundation gives the whole file up at the first mistake. Here an entry with a mistake is
/// left out, so that all mistakes are found at once and one of them hides no others.
struct StringsParser {
  private let text: [UInt8]
  private var index = 0
  private var places: [Place] = []
  private(set) var failures: [ReadingFailure] = []

  /// A mistake at a byte of the text; the position is worked out when all are known.
  private struct Mistake: Error {
    var message: String
    var advice: String
    var offset: Int
  }

  private struct Place {
    var key: String
    var value: String
    var offset: Int
  }

  /// As many mistakes as one file is told about, and as many after which the rest is not read.
  private static let mostFailures = 20
  private static let mostMistakes = 100

  /// - Parameter text: UTF-8, without a byte order mark.
  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func parse() -> StringsTable {
    var mistakes: [Mistake] = []
    var isInBraces = false
    while mistakes.count < Self.mostMistakes {
      var start: Int?
      do throws(Mistake) {
        guard let byte = try nextToken() else { break }
        start = index
        if byte == UInt8(ascii: "{"), places.isEmpty, !isInBraces {
          isInBraces = true
          index += 1
        } else if byte == UInt8(ascii: "}"), isInBraces {
          index += 1
          isInBraces = false
        } else {
          try parseEntry()
        }
      } catch {
        mistakes.append(error)
        recover(from: start ?? error.offset)
      }
    }
    failures = mistakes.prefix(Self.mostFailures).map {
      ReadingFailure(
        message: $0.message, advice: $0.advice, position: text.position(at: $0.offset))
    }
    return table()
  }

  private func table() -> StringsTable {
    var table = StringsTable()
    table.entries.reserveCapacity(places.count)
    var line = 1
    var lineStart = 0
    var offset = 0
    // The places come in the order of the file.
    for place in places {
      while offset < place.offset {
        if text[offset] == UInt8(ascii: "\n") {
          line += 1
          lineStart = offset + 1
        }
        offset += 1
      }
      table.entries.append(
        StringsTable.Entry(
          place.key, place.value,
          at: SourcePosition(line: line, column: place.offset - lineStart + 1)))
    }
    return table
  }

  // MARK: Entries

  private mutating func parseEntry() throws(Mistake) {
    let keyOffset = index
    guard let key = try parseText() else {
      throw Mistake(
        message: "a key is expected here, not \(described(index))",
        advice: "write keys and values in quotation marks: \"key\" = \"value\";", offset: index)
    }
    let afterKey = index
    switch try nextToken() {
    case UInt8(ascii: ";"):
      index += 1
      places.append(Place(key: key, value: key, offset: keyOffset))
      return
    case UInt8(ascii: "="):
      index += 1
    default:
      throw Mistake(
        message: "“=” is missing behind the key “\(key.shortened)”",
        advice: "write \"key\" = \"value\";", offset: afterKey)
    }
    _ = try nextToken()
    let valueOffset = index
    guard let value = try parseText() else {
      throw Mistake(
        message: "the value of “\(key.shortened)” is no text",
        advice: "write it in quotation marks: \"key\" = \"value\";", offset: valueOffset)
    }
    let afterValue = index
    if try nextToken() == UInt8(ascii: ";") {
      index += 1
      places.append(Place(key: key, value: value, offset: keyOffset))
      return
    }
    if value.utf8.contains(UInt8(ascii: "\n")) {
      throw Mistake(
        message: "the value of “\(key.shortened)” has no closing quotation mark",
        advice: "end it with a quotation mark and a semicolon", offset: valueOffset)
    }
    places.append(Place(key: key, value: value, offset: keyOffset))
    throw Mistake(
      message: "“;” is missing behind the value of “\(key.shortened)”",
      advice: "end every entry with a semicolon", offset: afterValue)
  }

  /// Goes on with the next line that begins like an entry, counted from where the broken one began.
  private mutating func recover(from start: Int) {
    var next = start
    while next < text.count {
      while next < text.count, text[next] != UInt8(ascii: "\n") { next += 1 }
      while next < text.count, text[next] <= 0x20 { next += 1 }
      guard next < text.count else { break }
      let isComment =
        text[next] == UInt8(ascii: "/") && next + 1 < text.count
        && (text[next + 1] == UInt8(ascii: "*") || text[next + 1] == UInt8(ascii: "/"))
      if text[next] == UInt8(ascii: "\"") || isComment { break }
    }
    index = next
  }

  /// A character of the text, for messages.
  private func described(_ offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    let rest = text[offset..<min(offset + 4, text.count)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return "this"
    }
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let isPlain = scalar.value > 0x20 && scalar.properties.generalCategory != .control
    return isPlain
      ? "“\(Character(scalar))”" : "U+\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)"
  }

  // MARK: Tokens

  /// Passes over white space and comments; the byte that comes then, `nil` at the end.
  private mutating func nextToken() throws(Mistake) -> UInt8? {
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if isLineSeparator(index) {
        index += 3
      } else if byte == UInt8(ascii: "/"), index + 1 < text.count {
        switch text[index + 1] {
        case UInt8(ascii: "/"):
          while index < text.count, text[index] != UInt8(ascii: "\n"),
            text[index] != UInt8(ascii: "\r"), !isLineSeparator(index)
          {
            index += 1
          }
        case UInt8(ascii: "*"): try passComment()
        default: return byte
        }
      } else {
        return byte
      }
    }
    return nil
  }

  /// U+2028 and U+2029.
  private func isLineSeparator(_ offset: Int) -> Bool {
    text[offset] == 0xE2 && offset + 2 < text.count && text[offset + 1] == 0x80
      && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9)
  }

  private mutating func passComment() throws(Mistake) {
    let start = index
    index += 2
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw Mistake(
      message: "the comment is not closed", advice: "end it with */", offset: start)
  }

  /// The text at the index; `nil` when none begins there.
  private mutating func parseText() throws(Mistake) -> String? {
    guard index < text.count else { return nil }
    let quote = text[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try parseQuoted(quote) }
    let start = index
    while index < text.count, text[index].isBare { index += 1 }
    return index > start ? String(decoding: text[start..<index], as: UTF8.self) : nil
  }

  private mutating func parseQuoted(_ quote: UInt8) throws(Mistake) -> String {
    let start = index
    index += 1
    var end = index
    while end < text.count, text[end] != quote, text[end] != UInt8(ascii: "\\") { end += 1 }
    if end < text.count, text[end] == quote {
      defer { index = end + 1 }
      return String(decoding: text[index..<end], as: UTF8.self)
    }
    // Escapes are numbers of UTF-16, two of which may make one character.
    var units: [UInt16] = []
    while index < text.count {
      let byte = text[index]
      if byte == quote {
        index += 1
        return String(decoding: units, as: UTF16.self)
      }
      if byte == UInt8(ascii: "\\") {
        index += 1
        units.append(contentsOf: parseEscape())
      } else {
        let next = characterEnd(index)
        units.append(contentsOf: String(decoding: text[index..<next], as: UTF8.self).utf16)
        index = next
      }
    }
    throw Mistake(
      message: "the text has no closing quotation mark",
      advice: "end it with a quotation mark and a semicolon", offset: start)
  }

  private func characterEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// What stands behind a backslash.
  private mutating func parseEscape() -> [UInt16] {
    guard index < text.count else { return [] }
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return [parseNumber(radix: 8, digits: 3)]
    case UInt8(ascii: "U"):
      index += 1
      return [parseNumber(radix: 16, digits: 4)]
    default:
      let end = characterEnd(index)
      defer { index = end }
      switch byte {
      case UInt8(ascii: "a"): return [0x07]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "v"): return [0x0B]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "r"): return [0x0D]
      default: return Array(String(decoding: text[index..<end], as: UTF8.self).utf16)
      }
    }
  }

  /// As many digits as are there. Octal numbers above 177 are NextStep's own characters, of which
  /// none is known here.
  private mutating func parseNumber(radix: UInt16, digits: Int) -> UInt16 {
    var number: UInt16 = 0
    var rest = digits
    while rest > 0, index < text.count, let digit = text[index].digit, digit < radix {
      number = number &* radix &+ digit
      index += 1
      rest -= 1
    }
    return radix == 8 && number > 0x7F ? 0xFFFD : number
  }
}

extension UInt8 {
  /// Whether the character can stand in a text without quotation marks.
  fileprivate var isBare: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  fileprivate var digit: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

extension String {
  /// Keys may be whole sentences.
  fileprivate var shortened: String {
    count > 60 ? prefix(59) + "…" : self
  }
}
