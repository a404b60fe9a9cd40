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
    if part.contains(where: { presenceWords.contains(tokens.text($0)) }) { return true }
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
    return rest.contains { presenceWords.contains(tokens.text($0)) }
      || file.language == .objectiveC && isObjectOfStatement(rest)
  }

  private func isNothing(_ index: Int) -> Bool {
    tokens.isAt(index, "nil") || tokens.isAt(index, "NULL") || tokens.isAt(index, "Nil")
  }

  /// What asks whether something is there or can be done at all.
  private var presenceWords: Set<String> {
    [
      "isViewLoaded", "is", "responds", "respondsToSelector", "isKind", "isKindOfClass",
      "isMemberOfClass", "NSClassFromString", "conformsToProtocol",
    ]
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
    var start = token
    while start > 0, start > token - 24, !tokens.isMark(start - 1, ";"),
      !tokens.isMark(start - 1, "{"), !tokens.isMark(start - 1, "}")
    {
      start -= 1
    }
    start = max(start, part.upperBound)
    return (start..<max(token, start)).contains {
      tokens.isIdentifier($0) && tokens.text($0) == text
    }
  }
}
