/// A word, number, text or sign of source code.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or keyword; of `` `self` `` the part between the backticks.
    case identifier
    /// `@IBOutlet`, `@property`: the name after the sign.
    case attribute
    case number
    /// A text or a part of one, without its quotation marks.
    case text
    /// Brackets, commas and the like: one byte.
    case mark
    /// Swift's operators, Objective-C's too: one byte or more.
    case sign
  }

  var kind: Kind
  var start: Int32
  var end: Int32
  /// 1-based.
  var line: Int32
}

/// The tokens of a file and how its brackets pair up.
struct TokenList: Sendable {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket the index of its partner; for brackets without one, and everything else, -1.
  let partners: [Int32]
  /// For each token the index of the bracket around it; -1 outside of all.
  let enclosing: [Int32]
  /// Whether the brackets pair up and all texts and comments end.
  let isWellFormed: Bool
  /// In the order of their places.
  let directives: [Directive]

  init(_ scan: TokenScan) {
    directives = scan.directives
    bytes = scan.bytes
    tokens = scan.tokens
    var partners = [Int32](repeating: -1, count: tokens.count)
    var enclosing = [Int32](repeating: -1, count: tokens.count)
    var open: [Int32] = []
    var openBraces = 0
    var isWellFormed = scan.isWellFormed
    for index in tokens.indices {
      let token = tokens[index]
      enclosing[index] = open.last ?? -1
      if token.kind == .attribute, scan.language == .objectiveC, !open.isEmpty,
        scan.bytes[Int(token.start)..<Int(token.end)].elementsEqual("end".utf8)
      {
        // Whatever went wrong before, a class ends here.
        isWellFormed = false
        open.removeAll()
        openBraces = 0
        enclosing[index] = -1
      }
      guard token.kind == .mark else { continue }
      let byte = bytes[Int(token.start)]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        open.append(Int32(index))
        if byte == UInt8(ascii: "{") { openBraces += 1 }
      } else if let opener = Self.opener(of: byte) {
        guard let match = Self.match(for: opener, in: open, openBraces, of: scan) else {
          isWellFormed = false
          continue
        }
        if match != open.count - 1 { isWellFormed = false }
        if opener == UInt8(ascii: "{") { openBraces -= 1 }
        let partner = open[match]
        open.removeSubrange(match...)
        partners[index] = partner
        partners[Int(partner)] = Int32(index)
        enclosing[index] = open.last ?? -1
      }
    }
    self.partners = partners
    self.enclosing = enclosing
    self.isWellFormed = isWellFormed && open.isEmpty
  }

  /// The open bracket that a closing one belongs to. A brace may close parentheses that were left
  /// open; nothing closes an open brace early.
  private static func match(
    for opener: UInt8, in open: [Int32], _ openBraces: Int, of scan: TokenScan
  ) -> Int? {
    func byte(_ index: Int) -> UInt8 { scan.bytes[Int(scan.tokens[Int(open[index])].start)] }
    if opener == UInt8(ascii: "{") {
      return openBraces > 0 ? open.indices.last { byte($0) == opener } : nil
    }
    for index in open.indices.suffix(64).reversed() {
      if byte(index) == opener { return index }
      if byte(index) == UInt8(ascii: "{") { return nil }
    }
    return nil
  }

  private static func opener(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }
}

extension TokenList {
  var count: Int { tokens.count }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func line(_ index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].line) : 0
  }

  /// Whether the token is spelled so, whatever its kind but a text.
  func isAt(_ index: Int, _ spelling: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .text else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { spelling in
      for offset in 0..<spelling.count
      where bytes[Int(token.start) + offset] != spelling[offset] {
        return false
      }
      return true
    }
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return false }
    return bytes[Int(tokens[index].start)] == UInt8(ascii: mark)
  }

  func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  func isAttribute(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .attribute
  }

  func isText(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .text
  }

  /// Whether nothing stands between the token and the one before it.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  func startsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    return index == 0 || tokens[index].line != tokens[index - 1].line
  }

  /// The partner of a bracket.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The opening bracket around the token.
  func enclosing(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), enclosing[index] >= 0 else { return nil }
    return Int(enclosing[index])
  }

  /// The opening brace around the token.
  func enclosingBrace(_ index: Int) -> Int? {
    var next = enclosing(index)
    while let bracket = next, !isMark(bracket, "{") { next = enclosing(bracket) }
    return next
  }

  /// The index after the closing partner of an opening bracket; after the bracket itself when it
  /// is never closed.
  func after(_ bracket: Int) -> Int {
    partner(bracket).map { $0 + 1 } ?? bracket + 1
  }
}

/// What a tokenizer makes of a file.
struct TokenScan {
  let bytes: [UInt8]
  let language: Language
  var tokens: [Token] = []
  var directives: [Directive] = []
  var isWellFormed = true

  enum Language: Sendable {
    case swift, objectiveC

    init?(path: String) {
      if path.hasSuffix(".swift") {
        self = .swift
      } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".h") {
        self = .objectiveC
      } else {
        return nil
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte may begin a name; every byte of other than ASCII characters may.
  var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var continuesName: Bool { startsName || isDigit }
}
