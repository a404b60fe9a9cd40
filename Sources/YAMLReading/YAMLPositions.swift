import LayoutModel

/// Where characters and bytes of a text in UTF-8 stand.
struct YAMLPositions {
  private let bytes: [UInt8]
  /// The offsets of the first bytes of lines.
  private let lineStarts: [Int]
  /// The offset of each character; empty where all are single bytes.
  private let characterOffsets: [UInt32]
  /// A byte order mark is no character and takes no column.
  private let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lineStarts = [start]
    var isASCII = true
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
      if byte >= 0x80, offset >= start { isASCII = false }
    }
    self.lineStarts = lineStarts
    characterOffsets =
      isASCII
      ? []
      : bytes.indices.dropFirst(start).compactMap {
        bytes[$0] & 0xC0 == 0x80 ? nil : UInt32($0)
      }
  }

  /// The place of a character, counted from 0.
  func position(ofCharacter index: Int) -> SourcePosition {
    if characterOffsets.isEmpty { return position(ofByte: start + index) }
    return position(
      ofByte: index < characterOffsets.count ? Int(characterOffsets[index]) : bytes.count)
  }

  /// The place of a byte, counted from 0.
  func position(ofByte offset: Int) -> SourcePosition {
    let offset = min(max(offset, start), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Whether a line begins as version control marks a conflict.
  var hasConflictMarkers: Bool {
    lineStarts.contains { bytes[$0...].starts(with: "<<<<<<< ".utf8) }
  }

  /// The first byte of the character at a place; `nil` at the end of the text.
  func byte(ofCharacter index: Int) -> UInt8? {
    let offset =
      characterOffsets.isEmpty
      ? start + index : index < characterOffsets.count ? Int(characterOffsets[index]) : bytes.count
    return offset < bytes.count ? bytes[offset] : nil
  }
}
