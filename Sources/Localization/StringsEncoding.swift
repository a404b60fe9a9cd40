import LayoutModel

/// The encodings of strings tables: UTF-8, with or without a byte order mark, and UTF-16.
enum StringsEncoding {
  /// The text in UTF-8, without a byte order mark.
  static func utf8(_ bytes: [UInt8]) throws(ReadingFailure) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw ReadingFailure(
        message: "the file is in UTF-32", advice: "save it in UTF-8",
        position: SourcePosition(line: 1, column: 1))
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try utf16(bytes.dropFirst(2), isBigEndian: false)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    // Every table begins with an ASCII character; in UTF-16 a zero byte stands beside it.
    if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      return try utf16(bytes[...], isBigEndian: bytes[0] == 0)
    }
    return try checked(bytes)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(ReadingFailure) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let one = UInt16(bytes[index])
      let other = UInt16(bytes[index + 1])
      units.append(isBigEndian ? one << 8 | other : other << 8 | one)
      index += 2
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken =
      transcode(
        units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
      ) { text.append($0) } || bytes.count % 2 != 0
    guard isBroken else { return text }
    throw ReadingFailure(
      message: "the file begins as UTF-16 and does not go on so", advice: "save it in UTF-8",
      position: text.position(at: text.count))
  }

  private static func checked(_ bytes: [UInt8]) throws(ReadingFailure) -> [UInt8] {
    guard let place = bytes.firstInvalidUTF8 else { return bytes }
    throw ReadingFailure(
      message: "the file is neither UTF-8 nor UTF-16", advice: "save it in UTF-8",
      position: bytes.position(at: place))
  }
}

extension [UInt8] {
  /// The index of the first byte that UTF-8 does not allow where it stands.
  fileprivate var firstInvalidUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var index = 0
    while index < count {
      let length: Int =
        switch self[index] {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
      guard length > 0, index + length <= count,
        length == 1
          || String(validating: self[index..<(index + length)], as: UTF8.self) != nil
      else { return index }
      index += length
    }
    return nil
  }

  /// The place of a byte of the text, counted in lines that end with LF.
  func position(at offset: Int) -> SourcePosition {
    var line = 1
    var start = 0
    for index in 0..<Swift.min(offset, count) where self[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return SourcePosition(line: line, column: offset - start + 1)
  }

  /// Whether the text is XML and not a list of keys and values, in which `<` begins raw data and
  /// can stand behind `=` only.
  var isPropertyListXML: Bool {
    first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}
