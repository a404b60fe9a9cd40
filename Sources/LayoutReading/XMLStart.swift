/// The first bytes of an `.xml` file, of which is to be told whether it is a layout.
///
/// A layout that was damaged, by a merge for example, is still one: who wrote it wants to know. So
/// it is not read as XML but searched for what looks like its first element.
struct XMLStart {
  private let bytes: [UInt8]
  /// Whether nothing follows these bytes.
  private let isWhole: Bool

  init(_ start: [UInt8], isWhole: Bool) {
    // ASCII characters of UTF-16 are the same bytes with zeros between them.
    bytes = start.filter { $0 != 0 }
    self.isWhole = isWhole
  }

  /// Whether the first element is a `<layout>` without namespaces, in capital or small letters; on either side of a
  /// merge conflict, where one stands before it. `nil`: the bytes end before that, within comments
  /// and other things that stand before a root element.
  var isLayout: Bool? {
    var rest = bytes[...]
    var hasConflict = false
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = rest[bracket...]
      rest = tag.dropFirst()
      if tag.starts(with: "<<<<<<<".utf8) {
        hasConflict = true
        guard let after = tag.index(after: "\n") else { return undecided }
        rest = tag[after...]
      } else if tag.starts(with: "<!--".utf8) {
        guard let after = tag.index(after: "-->") else { return undecided }
        rest = tag[after...]
      } else if tag.starts(with: "<?".utf8) {
        // Where the whole file does not hold the right end, it may be a mistyped one.
        guard let after = tag.index(after: "?>") ?? (isWhole ? tag.index(after: ">") : nil) else {
          return undecided
        }
        rest = tag[after...]
      } else if tag.starts(with: "<!".utf8) {
        guard let after = tag.index(after: ">") else { return undecided }
        rest = tag[after...]
      } else if let first = rest.first, first.isNameStart {
        let name = rest.prefix(while: \.isName)
        if name.endIndex == rest.endIndex, !isWhole { return nil }
        if name.map(\.lowercased).elementsEqual("layout".utf8) {
          // Layout XML has no namespaces; Android's data binding has a <layout> with some.
          return rest.prefix { $0 != UInt8(ascii: ">") }.index(after: "xmlns") == nil
        }
        // The other side of the conflict may be one.
        guard hasConflict, let other = rest.index(after: "\n=======") else { return false }
        hasConflict = false
        rest = rest[other...]
      }
    }
    // Text without any element is no document of ours; a byte order mark is no text.
    return rest.allSatisfy { $0 <= 0x20 || $0 >= 0x80 } ? undecided : false
  }

  /// A file that ends before its first element is nobody's.
  private var undecided: Bool? { isWhole ? false : nil }
}

extension ArraySlice<UInt8> {
  /// The index behind the first occurrence of a text.
  fileprivate func index(after text: StaticString) -> Int? {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count))
      .first { self[$0..<($0 + text.count)].elementsEqual(text) }.map { $0 + text.count }
  }
}

extension UInt8 {
  /// XML 1.0, production 4; a byte of a character that is not ASCII counts as one of a name.
  fileprivate var isNameStart: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// XML 1.0, production 4a.
  fileprivate var isName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isNameStart
    }
  }

  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
