extension String {
  /// The text with everything that a terminal would act on made visible: control characters as
  /// Unicode's pictures of them (`␛`), line breaks as `⏎`, and the invisible characters that turn
  /// the direction of writing as `<U+202E>`.
  ///
  /// Names in a layout are other people's: an escape sequence must not colour, move or rename what
  /// stands in a report.
  public var harmless: String {
    guard mayActOnTerminal else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x2028, 0x2029: result += "⏎"
      case 0x00..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "␀")
      case 0x7F: result += "␡"
      case _ where scalar.actsOnTerminal: result += "<\(scalar.number)>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the bytes hold a character of ``Unicode/Scalar/actsOnTerminal``; a quick look, since
  /// nearly no text does.
  private var mayActOnTerminal: Bool {
    var lead: UInt8 = 0
    for byte in utf8 {
      if byte >= 0x20, byte < 0x7F {
        lead = 0
        continue
      }
      switch (lead, byte) {
      case (_, 0x00..<0x20), (_, 0x7F), (0xC2, 0x80..<0xA0), (0xD8, 0x9C), (0xEF, 0xBB),
        (0xEF, 0xBF):
        return true
      // U+2000 to U+207F, in which curly quotes are frequent and the others are not.
      case (0xE2, 0x80), (0xE2, 0x81):
        lead = byte == 0x80 ? 0x80 : 0x81
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
        return true
      default:
        lead = byte >= 0xC0 ? byte : 0
      }
    }
    return false
  }
}

extension StringProtocol {
  /// The columns the text takes in a terminal: two for East Asian wide characters and emoji.
  var columns: Int { utf8.columns }
}

extension Collection<UInt8> {
  /// The columns a text in UTF-8 takes in a terminal.
  var columns: Int {
    var count = 0
    for byte in self {
      switch byte {
      case 0x00..<0x80: count += 1
      // What Latin texts and curly quotes are made of.
      case 0xC2...0xC3, 0xE2: count += 1
      case 0x80..<0xC0: continue
      default: return String(decoding: self, as: UTF8.self).reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      }
    }
    return count
  }
}

extension Unicode.Scalar {
  /// For example `U+202E`.
  var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }

  /// Whether a terminal acts on the character instead of showing it.
  var actsOnTerminal: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    // Arabic letter mark; marks, embeddings, overrides and isolates of direction; separators.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Byte order mark, interlinear annotation.
    case 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

extension Character {
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    // The wide blocks of Unicode's East Asian Width (UAX #11), by their bounds.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
