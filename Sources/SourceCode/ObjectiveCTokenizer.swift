/// Takes Objective-C source apart, Objective-C++ too as far as it looks the same.
///
/// Source: Apple, "The Objective-C Programming Language"; ISO C, 6.4 "Lexical elements" and 6.10
/// "Preprocessing directives". Directives are skipped; of `#if 0` everything up to its `#else` or
/// `#endif` is, too.
struct ObjectiveCTokenizer {
  private var scan: TokenScan
  private var position = 0
  private var line: Int32 = 1
  /// Whether only blanks and comments stand before the place on its line.
  private var isAtLineStart = true
  private var conditions: [Condition] = []
  /// Braces open at the place.
  private var depth = 0

  /// An `#if` around the place.
  private struct Condition {
    /// Braces open before it.
    var depthBefore: Int
    /// Braces open after its first branch.
    var depthAfter: Int?
    /// Tokens before the branch that is read.
    var branchStart: Int
  }

  static func tokens(of bytes: [UInt8]) -> TokenList {
    var tokenizer = ObjectiveCTokenizer(
      scan: TokenScan(bytes: bytes, language: .objectiveC))
    tokenizer.run()
    return TokenList(tokenizer.scan)
  }

  private init(scan: TokenScan) {
    self.scan = scan
    self.scan.tokens.reserveCapacity(scan.bytes.count / 6)
  }

  private func byte(_ index: Int) -> UInt8 {
    index < scan.bytes.count ? scan.bytes[index] : 0
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, to end: Int, at line: Int32) {
    scan.tokens.append(Token(kind: kind, start: Int32(start), end: Int32(end), line: line))
    isAtLineStart = false
  }

  private mutating func run() {
    while position < scan.bytes.count { step() }
    if !conditions.isEmpty { scan.isWellFormed = false }
  }

  private mutating func step() {
    let start = position
    let first = scan.bytes[start]
    switch first {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
      isAtLineStart = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0, 0x0B, 0x0C:
      position += 1
    case UInt8(ascii: "\\"):
      // A line goes on.
      position += 1
      if byte(position) == UInt8(ascii: "\r") { position += 1 }
      if byte(position) == UInt8(ascii: "\n") {
        line += 1
        position += 1
      }
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isAtLineStart: directive()
    case UInt8(ascii: "\""): text(closedBy: first)
    case UInt8(ascii: "'"): text(closedBy: first)
    case UInt8(ascii: "@") where byte(start + 1) == UInt8(ascii: "\""):
      position += 1
      text(closedBy: UInt8(ascii: "\""))
    case UInt8(ascii: "@") where byte(start + 1).startsName:
      position += 1
      name(.attribute)
    case _ where first.startsName: name(.identifier)
    case _ where first.isDigit: number()
    case UInt8(ascii: "{"):
      depth += 1
      mark()
    case UInt8(ascii: "}"):
      depth -= 1
      mark()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ")"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "."):
      mark()
    default:
      sign(first)
    }
  }

  private mutating func mark() {
    add(.mark, from: position, to: position + 1, at: line)
    position += 1
  }

  private mutating func name(_ kind: Token.Kind) {
    let start = position
    while position < scan.bytes.count, scan.bytes[position].continuesName { position += 1 }
    add(kind, from: start, to: position, at: line)
  }

  private mutating func number() {
    let start = position
    while byte(position).continuesName || byte(position) == UInt8(ascii: ".") { position += 1 }
    add(.number, from: start, to: position, at: line)
  }

  private mutating func sign(_ first: UInt8) {
    let start = position
    position += 1
    let second = byte(position)
    switch first {
    case UInt8(ascii: "-") where second == UInt8(ascii: ">"): position += 1
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      if second == UInt8(ascii: "=")
        || (second == first && (first == UInt8(ascii: "&") || first == UInt8(ascii: "|")))
      {
        position += 1
      }
    default: break
    }
    add(.sign, from: start, to: position, at: line)
  }

  private mutating func text(closedBy quote: UInt8) {
    position += 1
    let start = position
    while position < scan.bytes.count {
      let byte = scan.bytes[position]
      if byte == UInt8(ascii: "\\") {
        if self.byte(position + 1) == UInt8(ascii: "\n") { line += 1 }
        position = min(position + 2, scan.bytes.count)
      } else if byte == quote {
        add(.text, from: start, to: position, at: line)
        position += 1
        return
      } else if byte == UInt8(ascii: "\n") {
        break
      } else {
        position += 1
      }
    }
    // Never closed: it ends with its line.
    scan.isWellFormed = false
    add(.text, from: start, to: position, at: line)
  }

  private mutating func skipLine() {
    while position < scan.bytes.count, scan.bytes[position] != UInt8(ascii: "\n") {
      if scan.bytes[position] == UInt8(ascii: "\\") { skipContinuation() }
      position = min(position + 1, scan.bytes.count)
    }
  }

  /// Passes over a backslash before the end of a line, which makes the next one part of it.
  private mutating func skipContinuation() {
    var next = position + 1
    if byte(next) == UInt8(ascii: "\r") { next += 1 }
    if byte(next) == UInt8(ascii: "\n") {
      line += 1
      position = next
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < scan.bytes.count {
      if scan.bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if scan.bytes[position] == UInt8(ascii: "\n") {
        line += 1
        isAtLineStart = true
      }
      position += 1
    }
    scan.isWellFormed = false
  }

  private mutating func skipDirective() {
    while position < scan.bytes.count, scan.bytes[position] != UInt8(ascii: "\n") {
      if scan.bytes[position] == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        skipComment()
        continue
      }
      if scan.bytes[position] == UInt8(ascii: "\\") { skipContinuation() }
      position = min(position + 1, scan.bytes.count)
    }
  }

  private mutating func directive() {
    position += 1
    let name = directiveName()
    switch name {
    case "if", "ifdef", "ifndef":
      let isNever = name == "if" && restOfLineIsZero()
      let condition = position
      skipDirective()
      if isNever {
        skipBranch()
      } else {
        conditions.append(Condition(depthBefore: depth, branchStart: scan.tokens.count))
        note(.start, name == "ifndef" ? [] : scan.bytes[condition..<position])
      }
    case "else", "elif":
      let condition = position
      skipDirective()
      endBranch()
      if !conditions.isEmpty {
        note(name == "else" ? .otherwise : .next, scan.bytes[condition..<position])
      }
      if !conditions.isEmpty {
        conditions[conditions.count - 1].branchStart = scan.tokens.count
        depth = conditions[conditions.count - 1].depthBefore
      }
    case "endif":
      skipDirective()
      endBranch()
      if let condition = conditions.popLast() {
        depth = condition.depthAfter ?? depth
        note(.end)
      }
    default:
      skipDirective()
    }
  }

  private mutating func note(_ kind: Directive.Kind, _ condition: ArraySlice<UInt8> = []) {
    scan.directives.append(
      Directive(kind, before: scan.tokens.count, at: line, condition: condition))
  }

  /// Two branches that each open or close a brace would count it twice: the first one stands for
  /// both then.
  private mutating func endBranch() {
    guard let condition = conditions.last else { return }
    guard condition.depthAfter != nil else {
      conditions[conditions.count - 1].depthAfter = depth
      return
    }
    if depth != condition.depthBefore {
      scan.tokens.removeSubrange(condition.branchStart...)
      scan.isWellFormed = false
    }
  }

  private mutating func directiveName() -> String {
    while byte(position) == UInt8(ascii: " ") || byte(position) == UInt8(ascii: "\t") {
      position += 1
    }
    let start = position
    while byte(position).continuesName { position += 1 }
    return String(decoding: scan.bytes[start..<position], as: UTF8.self)
  }

  private func restOfLineIsZero() -> Bool {
    var index = position
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
    guard byte(index) == UInt8(ascii: "0") else { return false }
    index += 1
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t")
      || byte(index) == UInt8(ascii: "\r")
    {
      index += 1
    }
    return index >= scan.bytes.count || byte(index) == UInt8(ascii: "\n")
      || byte(index) == UInt8(ascii: "/")
  }

  /// Skips a branch that is never compiled, with the conditions within it. An `#else` of it is
  /// read.
  private mutating func skipBranch() {
    var nesting = 0
    while position < scan.bytes.count {
      var start = position
      while byte(start) == UInt8(ascii: " ") || byte(start) == UInt8(ascii: "\t")
        || byte(start) == UInt8(ascii: "\n") || byte(start) == UInt8(ascii: "\r")
      {
        if byte(start) == UInt8(ascii: "\n") { line += 1 }
        start += 1
      }
      position = start
      guard byte(position) == UInt8(ascii: "#") else {
        skipLine()
        continue
      }
      position += 1
      let name = directiveName()
      let condition = position
      skipDirective()
      switch name {
      case "if", "ifdef", "ifndef": nesting += 1
      case "endif":
        if nesting == 0 { return }
        nesting -= 1
      case "else", "elif":
        if nesting == 0 {
          conditions.append(Condition(depthBefore: depth, branchStart: scan.tokens.count))
          // What stands behind `#else` is always compiled.
          note(
            .start,
            name == "elif" ? scan.bytes[condition..<position] : ArraySlice("TARGET_OS_IOS".utf8))
          return
        }
      default: break
      }
    }
    scan.isWellFormed = false
  }
}
