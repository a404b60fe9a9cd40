/// Conditions that are none: they only make sure that something is there.
extension BranchSearch {
  /// Whether the condition only makes sure that something is there.
  func isNeutral(_ header: Range<Int>) -> Bool {
    let parts = parts(of: header, by: "&&")
    return !parts.isEmpty && parts.allSatisfy { isPresence($0) }
  }

  /// Whether the opposite of the condition only makes sure that something is there.
  func isNeutralDenial(_ header: Range<Int>) -> Bool {
    let parts = parts(of: header, by: "||")
    return !parts.isEmpty && parts.allSatisfy { isAbsence($0) }
  }

  /// The conditions between commas and these signs.
  private func parts(of header: Range<Int>, by sign: StaticString) -> [Range<Int>] {
    var header = header
    if tokens.isMark(header.lowerBound, "("), tokens.after(header.lowerBound) == header.upperBound {
      header = (header.lowerBound + 1)..<(header.upperBound - 1)
    }
    var parts: [Range<Int>] = []
    var start = header.lowerBound
    var index = start
    while index < header.upperBound {
      if tokens.isAt(index, sign) || tokens.isMark(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index =
        tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[")
        ? tokens.after(index) : index + 1
    }
    if start < header.upperBound { parts.append(start..<header.upperBound) }
    return parts
  }

  private func isPresence(_ part: Range<Int>) -> Bool {
    guard let first = part.first, let last = part.last,
      !part.contains(where: { tokens.isAt($0, "||") })
    else { return false }
    if tokens.isAt(first, "let") || tokens.isAt(first, "var") { return true }
    if tokens.isAt(first, "#available") || tokens.isAttributeAt(first, "available") { return true }
    if part.contains(where: { tokens.isAt($0, "!=") || tokens.isAt($0, "!==") }) {
      return isNothing(first) || isNothing(last)
    }
    if part.contains(where: { tokens.isAt($0, "==") || tokens.isAt($0, "!") }) { return false }
    if asksForPresence(part) { return true }
    return file.language == .objectiveC && (isAssignment(part) || isObjectOfStatement(part))
  }

  private func isAbsence(_ part: Range<Int>) -> Bool {
    guard let first = part.first, let last = part.last else { return false }
    if tokens.isAt(first, "#unavailable") { return true }
    if part.contains(where: { tokens.isAt($0, "==") || tokens.isAt($0, "===") }) {
      return isNothing(first) || isNothing(last)
    }
    guard tokens.isAt(first, "!") else { return false }
    let rest = (first + 1)..<part.upperBound
    return asksForPresence(rest)
      || file.language == .objectiveC && isObjectOfStatement(rest)
  }

  private func isNothing(_ index: Int) -> Bool {
    tokens.isAt(index, "nil") || tokens.isAt(index, "NULL") || tokens.isAt(index, "Nil")
  }

  /// Whether it is asked that something is there or can be done at all, or that the object of the
  /// statement is of a class.
  private func asksForPresence(_ part: Range<Int>) -> Bool {
    part.contains { index in
      guard tokens.isIdentifier(index) else { return false }
      // The label of an argument: `has(is: x)`.
      if file.language == .swift, tokens.isMark(index + 1, ":") { return false }
      switch tokens.text(index) {
      case "isViewLoaded", "responds", "respondsToSelector", "NSClassFromString",
        "conformsToProtocol":
        return true
      case "is", "isKind", "isKindOfClass", "isMember", "isMemberOfClass":
        guard
          let object = (part.lowerBound..<index).last(where: {
            tokens.isIdentifier($0) || tokens.isMark($0, ")") || tokens.isMark($0, "]")
          }), tokens.isIdentifier(object)
        else { return false }
        return isInStatement(tokens.text(object), after: part.upperBound)
      default: return false
      }
    }
  }

  /// `(self = [super init])`
  private func isAssignment(_ part: Range<Int>) -> Bool {
    part.contains { tokens.isAt($0, "=") }
  }

  /// Whether the condition is an object that the statement goes on with: `if (cell)` before
  /// `cell.closeButton`.
  private func isObjectOfStatement(_ part: Range<Int>) -> Bool {
    guard let name = part.last(where: { tokens.isIdentifier($0) }),
      part.allSatisfy({
        tokens.isIdentifier($0) || tokens.isMark($0, ".") || tokens.isAt($0, "->")
          || tokens.isMark($0, "[") || tokens.isMark($0, "]") || tokens.isMark($0, "(")
          || tokens.isMark($0, ")")
      })
    else { return false }
    let text = tokens.text(name)
    if ["self", "strongSelf", "weakSelf", "sself", "wself"].contains(text) { return true }
    return isInStatement(text, after: part.upperBound)
  }

  /// Whether the name stands in the statement up to the token.
  private func isInStatement(_ name: String, after limit: Int) -> Bool {
    var start = token
    while start > 0, start > token - 24, !tokens.isMark(start - 1, ";"),
      !tokens.isMark(start - 1, "{"), !tokens.isMark(start - 1, "}")
    {
      start -= 1
    }
    start = max(start, limit)
    return (start..<max(token + 1, start)).contains {
      tokens.isIdentifier($0) && tokens.text($0) == name
    }
  }
}
