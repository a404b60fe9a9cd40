/// The object ids of a layout file, those of objects the model leaves out among them.
enum ObjectIdentifiers {
  /// The value of every attribute called `id`; `nil` when the file is not in an encoding whose
  /// ASCII characters are bytes. Comments are not left out: an id too many does no harm.
  static func all(in bytes: [UInt8]) -> Set<String>? {
    guard !bytes.contains(0) else { return nil }
    var ids: Set<String> = []
    var index = 0
    while let equals = bytes[index...].firstIndex(of: UInt8(ascii: "=")) {
      index = equals + 1
      var before = equals
      while before > 0, bytes[before - 1] <= 0x20 { before -= 1 }
      guard before >= 3, bytes[before - 1] == UInt8(ascii: "d"),
        bytes[before - 2] == UInt8(ascii: "i"), bytes[before - 3] <= 0x20
      else { continue }
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { continue }
      ids.insert(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      index = end + 1
    }
    return ids
  }
}
