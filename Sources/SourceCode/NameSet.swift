/// A set of names that tells quickly whether bytes spell one of them: open addressing over FNV-1a
/// (Fowler, Noll and Vo).
struct NameSet: Sendable {
  private(set) var names: [String] = []
  private var spellings: [[UInt8]] = []
  private var slots: [Int32]
  private let mask: Int

  init(_ names: some Collection<String>) {
    var size = 64
    while size < names.count * 3 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    for name in names { insert(name) }
  }

  private mutating func insert(_ name: String) {
    let spelling = Array(name.utf8)
    guard !spelling.isEmpty else { return }
    var slot = Int(truncatingIfNeeded: Self.hash(spelling[...])) & mask
    while slots[slot] >= 0 {
      if spellings[Int(slots[slot])] == spelling { return }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(names.count)
    names.append(name)
    spellings.append(spelling)
  }

  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = step(hash, byte) }
    return hash
  }

  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The index of the name that these bytes spell, which hash to `hash`.
  func index(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if spellings[candidate].count == bytes.count, spellings[candidate].elementsEqual(bytes) {
        return candidate
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// What a quick look at a source file finds: without telling comments and texts from code, it may
/// find too much, never too little.
struct QuickLook: Sendable {
  /// The types that are declared, with the first name after the colon.
  var types: [(name: String, superclass: String?)] = []
  /// Whether one of the names looked for stands in the file.
  var mentionsWanted = false

  init(_ bytes: [UInt8], for wanted: NameSet, _ keywords: NameSet) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index].startsName else {
          // The rest of a number is no name.
          if bytes[index].isDigit {
            while index < bytes.count, bytes[index].continuesName { index += 1 }
          } else {
            index += 1
          }
          continue
        }
        let start = index
        var hash = NameSet.seed
        while index < bytes.count, bytes[index].continuesName {
          hash = NameSet.step(hash, bytes[index])
          index += 1
        }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if !mentionsWanted, wanted.index(of: word, hash: hash) != nil { mentionsWanted = true }
        if keywords.index(of: word, hash: hash) != nil {
          addType(after: index, in: bytes)
        }
      }
    }
  }

  static let keywords = NameSet([
    "class", "struct", "enum", "actor", "extension", "interface", "implementation",
  ])

  private mutating func addType(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var index = start
    guard var name = Self.name(at: &index, in: bytes) else { return }
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard let inner = Self.name(at: &index, in: bytes) else { break }
      name = inner
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
      let limit = min(bytes.count, index + 300)
      while index < limit, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index += 1
    }
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    var superclass: String?
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      index += 1
      superclass = Self.name(at: &index, in: bytes)
      while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        index += 1
        superclass = Self.name(at: &index, in: bytes)
      }
    }
    types.append((name, superclass))
  }

  private static func name(
    at index: inout Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    let start = index
    guard index < bytes.count, bytes[index].startsName else { return nil }
    while index < bytes.count, bytes[index].continuesName { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }
}
