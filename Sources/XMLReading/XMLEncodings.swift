import CLibXML2
import LayoutModel

/// Brings a file into UTF-8, so that offsets count the bytes of one encoding.
enum XMLEncodings {
  /// - Throws: When the encoding the file names is unknown, or its bytes do not fit it.
  static func utf8(_ bytes: [UInt8]) throws(ReadingFailure) -> [UInt8] {
    guard let name = foreignEncoding(of: bytes) else { return bytes }
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw ReadingFailure(
        message: "the encoding “\(name)” is not known",
        advice: "save the file as UTF-8 and say so in its first line",
        position: SourcePosition(line: 1, column: 1))
    }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else {
      throw ReadingFailure(message: "libxml2 has no memory for the file")
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    // What does not fit is told by the results; libxml2 must not write to standard error as well.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    xmlBufferAdd(input, bytes, CInt(bytes.count))
    while xmlBufferLength(input) > 0 {
      let left = xmlBufferLength(input)
      guard xmlCharEncInFunc(handler, output, input) >= 0, xmlBufferLength(input) < left else {
        throw ReadingFailure(
          message: "byte \(bytes.count - Int(left) + 1) of the file is not \(name)",
          advice: "save the file in the encoding its first line names",
          position: SourcePosition(line: 1, column: 1))
      }
    }
    return Array(
      UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
  }

  /// The encoding by byte order mark, by the look of the first bytes, or as declared; `nil` for
  /// UTF-8.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(4)
    if start.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32LE" }
    if start.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32BE" }
    if start.elementsEqual([0x3C, 0, 0, 0]) { return "UTF-32LE" }
    if start.elementsEqual([0, 0, 0, 0x3C]) { return "UTF-32BE" }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0]) { return "UTF-16LE" }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { return "UTF-16BE" }
    // `<?xm` on a mainframe; libxml2 has no name by which to ask for it.
    if start.elementsEqual([0x4C, 0x6F, 0xA7, 0x94]) { return "EBCDIC" }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return nil }
    guard let declared = declaredEncoding(of: bytes) else { return nil }
    switch declared.uppercased() {
    // Bytes that are no UTF-16 belie the declaration; libxml2 reads such files as UTF-8 too.
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16", "UTF-16LE", "UTF-16BE": return nil
    default: return declared
    }
  }

  /// The name in `<?xml … encoding="…"?>`.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let key = Array("encoding".utf8)
    guard bytes.starts(with: Array("<?xml".utf8)),
      let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    var start = 5
    while start < end, !bytes[start..<end].starts(with: key) { start += 1 }
    let rest = bytes[start..<end].dropFirst(key.count)
    guard let open = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") })
    else { return nil }
    let name = rest[(open + 1)...].prefix { $0 != rest[open] }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
