/// Takes Swift source apart.
///
/// Source: The Swift Programming Language, "Lexical Structure". What is no Swift gives tokens all
/// the same; nothing is refused.
struct SwiftTokenizer {
  private var scan: TokenScan
  private var position = 0
  private var line: Int32 = 1
  /// The texts around the place, outermost first: code within them is an interpolation.
  private var texts: [Literal] = []

  /// A text that goes on after an interpolation.
  private struct Literal {
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses open in the interpolation.
    var depth = 0
  }

  static func tokens(of bytes: [UInt8]) -> TokenList {
    var tokenizer = SwiftTokenizer(
      scan: TokenScan(bytes: bytes, language: .swift))
    tokenizer.run()
    return TokenList(tokenizer.scan)
  }

  private init(scan: TokenScan) {
    self.scan = scan
    self.scan.tokens.reserveCapacity(scan.bytes.count / 6)
  }

  private var bytes: [UInt8] { scan.bytes }

  private func byte(_ index: Int) -> UInt8 {
    index < scan.bytes.count ? scan.bytes[index] : 0
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, to end: Int, at line: Int32) {
    scan.tokens.append(
      Token(kind: kind, start: Int32(start), end: Int32(end), line: line))
  }

  private mutating func run() {
    while position < scan.bytes.count { step() }
    if !texts.isEmpty { scan.isWellFormed = false }
  }

  private mutating func step() {
    let start = position
    let first = scan.bytes[start]
    switch first {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0, 0x0B, 0x0C:
      position += 1
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "/") where startsRegex(start):
      skipRegex()
    case UInt8(ascii: "\""):
      startText(pounds: 0)
    case UInt8(ascii: "#"):
      pound()
    case UInt8(ascii: "`"):
      quotedName()
    case UInt8(ascii: "@") where byte(start + 1).startsName:
      position += 1
      name(.attribute)
    case _ where first.startsName:
      name(.identifier)
    case _ where first.isDigit:
      number()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      mark(first)
    case UInt8(ascii: "."):
      dots()
    default:
      sign(first)
    }
  }

  private mutating func mark(_ mark: UInt8) {
    add(.mark, from: position, to: position + 1, at: line)
    position += 1
    guard !texts.isEmpty else { return }
    let last = texts.count - 1
    if mark == UInt8(ascii: "(") {
      texts[last].depth += 1
    } else if mark == UInt8(ascii: ")") {
      texts[last].depth -= 1
      if texts[last].depth <= 0 {
        let literal = texts.removeLast()
        readText(literal)
      }
    }
  }

  private mutating func name(_ kind: Token.Kind) {
    let start = position
    while position < scan.bytes.count, scan.bytes[position].continuesName { position += 1 }
    add(kind, from: start, to: position, at: line)
  }

  private mutating func quotedName() {
    let start = position + 1
    var end = start
    while byte(end).continuesName { end += 1 }
    if end > start, byte(end) == UInt8(ascii: "`") {
      add(.identifier, from: start, to: end, at: line)
      position = end + 1
    } else {
      position += 1
      scan.isWellFormed = false
    }
  }

  private mutating func number() {
    let start = position
    while byte(position).continuesName
      || (byte(position) == UInt8(ascii: ".") && byte(position + 1).isDigit)
    {
      position += 1
    }
    add(.number, from: start, to: position, at: line)
  }

  private mutating func dots() {
    let start = position
    while byte(position) == UInt8(ascii: ".") { position += 1 }
    if position == start + 1 {
      add(.mark, from: start, to: position, at: line)
    } else {
      // `...` and `..<`
      if byte(position) == UInt8(ascii: "<") { position += 1 }
      add(.sign, from: start, to: position, at: line)
    }
  }

  private mutating func sign(_ first: UInt8) {
    let start = position
    position += 1
    // `?` and `!` stand alone, but for comparisons and `??`; `<` and `>` too, for the sake of
    // generic types.
    let second = byte(position)
    switch first {
    case UInt8(ascii: "?"):
      if second == UInt8(ascii: "?") { position += 1 }
    case UInt8(ascii: "!"), UInt8(ascii: "="):
      while byte(position) == UInt8(ascii: "="), position < start + 3 { position += 1 }
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if second == UInt8(ascii: "=") { position += 1 }
    case UInt8(ascii: "-") where second == UInt8(ascii: ">"):
      position += 1
    case UInt8(ascii: "&") where second == UInt8(ascii: "&"),
      UInt8(ascii: "|") where second == UInt8(ascii: "|"):
      position += 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "^"):
      if second == UInt8(ascii: "=") { position += 1 }
    default: break
    }
    add(.sign, from: start, to: position, at: line)
  }

  private mutating func skipLine() {
    while position < scan.bytes.count, scan.bytes[position] != UInt8(ascii: "\n") {
      position += 1
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while position < scan.bytes.count {
      switch (scan.bytes[position], byte(position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (UInt8(ascii: "\n"), _):
        line += 1
        position += 1
      default:
        position += 1
      }
    }
    scan.isWellFormed = false
  }

  /// `#if` and the like are noted and skipped with their line, so that all branches are read; `#"…"#` is a
  /// text, `#/…/#` a regular expression, `#selector` a name.
  private mutating func pound() {
    var pounds = 0
    while byte(position + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = byte(position + pounds)
    if next == UInt8(ascii: "\"") {
      position += pounds
      startText(pounds: pounds)
    } else if next == UInt8(ascii: "/") {
      skipExtendedRegex(pounds: pounds)
    } else if next.startsName {
      let start = position
      position += pounds
      let word = position
      while byte(position).continuesName { position += 1 }
      let name = scan.bytes[word..<position]
      if let kind = Directive.Kind(name) {
        let condition = position
        skipLine()
        scan.directives.append(
          Directive(
            kind, before: scan.tokens.count, at: line, condition: scan.bytes[condition..<position]))
      } else if name.elementsEqual("sourceLocation".utf8) {
        skipLine()
      } else {
        add(.identifier, from: start, to: position, at: line)
      }
    } else {
      position += pounds
    }
  }

  private mutating func startText(pounds: Int) {
    let isMultiline =
      byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
      && !(pounds > 0 && hasPounds(pounds, at: position + 2))
    position += isMultiline ? 3 : 1
    readText(Literal(pounds: pounds, isMultiline: isMultiline))
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads on in a text, to its end or to the next interpolation.
  private mutating func readText(_ literal: Literal) {
    let start = position
    let startLine = line
    while position < scan.bytes.count {
      let byte = scan.bytes[position]
      if byte == UInt8(ascii: "\\"), hasPounds(literal.pounds, at: position + 1) {
        let escaped = position + 1 + literal.pounds
        if self.byte(escaped) == UInt8(ascii: "(") {
          add(.text, from: start, to: position, at: startLine)
          position = escaped + 1
          add(.mark, from: escaped, to: escaped + 1, at: line)
          var literal = literal
          literal.depth = 1
          texts.append(literal)
          return
        }
        if self.byte(escaped) == UInt8(ascii: "\n") { line += 1 }
        position = min(escaped + 1, scan.bytes.count)
      } else if byte == UInt8(ascii: "\"") {
        if !literal.isMultiline, hasPounds(literal.pounds, at: position + 1) {
          add(.text, from: start, to: position, at: startLine)
          position += 1 + literal.pounds
          return
        }
        if literal.isMultiline, self.byte(position + 1) == byte, self.byte(position + 2) == byte,
          hasPounds(literal.pounds, at: position + 3)
        {
          add(.text, from: start, to: position, at: startLine)
          position += 3 + literal.pounds
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\n") {
        if !literal.isMultiline {
          // Never closed: it ends with its line.
          scan.isWellFormed = false
          add(.text, from: start, to: position, at: startLine)
          return
        }
        line += 1
        position += 1
      } else {
        position += 1
      }
    }
    scan.isWellFormed = false
    add(.text, from: start, to: position, at: startLine)
  }

  /// Whether a slash begins a regular expression: where an operand must stand, not before a blank,
  /// and with another slash on its line.
  private func startsRegex(_ start: Int) -> Bool {
    let next = byte(start + 1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "="),
      next != UInt8(ascii: "\n"), next != UInt8(ascii: ")"), next != 0
    else { return false }
    if let last = scan.tokens.last {
      switch last.kind {
      case .number, .text, .attribute: return false
      case .identifier:
        let word = scan.bytes[Int(last.start)..<Int(last.end)]
        guard
          ["return", "in", "case", "where", "if", "guard", "let", "try", "await"].contains(
            where: { word.elementsEqual($0.utf8) })
        else { return false }
      case .mark:
        let mark = scan.bytes[Int(last.start)]
        guard mark != UInt8(ascii: ")"), mark != UInt8(ascii: "]"), mark != UInt8(ascii: "}"),
          mark != UInt8(ascii: ".")
        else { return false }
      case .sign:
        let sign = scan.bytes[Int(last.start)]
        guard sign != UInt8(ascii: "?"), sign != UInt8(ascii: "!") else { return false }
      }
    }
    var index = start + 1
    while index < scan.bytes.count, scan.bytes[index] != UInt8(ascii: "\n") {
      if scan.bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if scan.bytes[index] == UInt8(ascii: "/") {
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func skipRegex() {
    let start = position
    position += 1
    while position < scan.bytes.count, scan.bytes[position] != UInt8(ascii: "/"),
      scan.bytes[position] != UInt8(ascii: "\n")
    {
      position += scan.bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, scan.bytes.count)
    add(.text, from: start + 1, to: position, at: line)
    if byte(position) == UInt8(ascii: "/") { position += 1 }
  }

  private mutating func skipExtendedRegex(pounds: Int) {
    let start = position + pounds + 1
    let startLine = line
    position = start
    while position < scan.bytes.count {
      let byte = scan.bytes[position]
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: position + 1) {
        add(.text, from: start, to: position, at: startLine)
        position += 1 + pounds
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    scan.isWellFormed = false
    add(.text, from: min(start, position), to: position, at: startLine)
  }
}
