import LayoutModel

/// An expression and what is done with its value: `closeButton?.configuration?.title = "Close"`.
struct Usage {
  /// The tokens from the first of the expression to the last before what is assigned to it.
  var start: Int
  var end: Int
  var steps: [Step] = []
  /// The first token of what is assigned.
  var assigned: Int?

  /// A property or method asked of the value before it.
  struct Step {
    /// `subscript` for brackets; an Objective-C method's whole selector.
    var name: String
    var token: Int
    /// The parentheses of a call in Swift, the brackets of a message in Objective-C.
    var arguments: Int?
    /// The brace of a trailing closure.
    var closure: Int?
    /// Whether it is an Objective-C message without arguments, which may read or do something.
    var isUnaryMessage = false

    var isCall: Bool { arguments != nil || closure != nil }
  }

  var path: [String] { steps.map(\.name) }
}

extension CodeFile {
  /// What is done with the value of the expression between these tokens.
  func usage(from start: Int, to end: Int) -> Usage {
    switch language {
    case .swift: swiftUsage(from: start, to: end)
    case .objectiveC: objectiveCUsage(from: start, to: end)
    }
  }

  private func swiftUsage(from start: Int, to end: Int) -> Usage {
    var usage = Usage(start: start, end: end)
    while true {
      skipUnwrapping(&usage)
      let next = usage.end + 1
      if tokens.isMark(next, "."), tokens.isIdentifier(next + 1) || tokens.isNumber(next + 1) {
        var step = Usage.Step(name: tokens.text(next + 1), token: next + 1)
        usage.end = next + 1
        if tokens.isMark(usage.end + 1, "("), !tokens.startsLine(usage.end + 1) {
          step.arguments = usage.end + 1
          usage.end = max(tokens.after(usage.end + 1) - 1, usage.end + 1)
        }
        if tokens.isMark(usage.end + 1, "{"), !tokens.startsLine(usage.end + 1),
          !isInControlHeader(usage.start)
        {
          step.closure = usage.end + 1
          usage.end = max(tokens.after(usage.end + 1) - 1, usage.end + 1)
        }
        usage.steps.append(step)
      } else if tokens.isMark(next, "["), !tokens.startsLine(next), tokens.touchesPrevious(next) {
        usage.steps.append(Usage.Step(name: "subscript", token: next))
        usage.end = max(tokens.after(next) - 1, next)
      } else if isWrapped(usage) {
        usage.start -= 1
        usage.end = tokens.partner(usage.start) ?? usage.end + 1
      } else {
        break
      }
    }
    if isAssignment(usage.end + 1), !usage.steps.isEmpty { usage.assigned = usage.end + 2 }
    return usage
  }

  private func skipUnwrapping(_ usage: inout Usage) {
    while tokens.isAt(usage.end + 1, "?") || tokens.isAt(usage.end + 1, "!"),
      tokens.touchesPrevious(usage.end + 1)
    {
      usage.end += 1
    }
  }

  /// Whether parentheses stand around the whole, perhaps with a cast: `(closeButton as? Button)`.
  private func isWrapped(_ usage: Usage) -> Bool {
    guard tokens.isMark(usage.start - 1, "("), let close = tokens.partner(usage.start - 1),
      !isCallParenthesis(usage.start - 1)
    else { return false }
    if close == usage.end + 1 { return true }
    return tokens.isAt(usage.end + 1, "as")
      && !((usage.end + 1)..<close).contains {
        tokens.isMark($0, ",") || tokens.isMark($0, "(") || tokens.isMark($0, ":")
      }
  }

  /// Whether the parenthesis holds the arguments of a call.
  func isCallParenthesis(_ index: Int) -> Bool {
    let before = index - 1
    guard tokens.touchesPrevious(index) else { return false }
    if tokens.isIdentifier(before) { return !Self.keywords.contains(tokens.text(before)) }
    return tokens.isMark(before, ")") || tokens.isMark(before, "]") || tokens.isAt(before, ">")
      || tokens.isAt(before, "?") || tokens.isAt(before, "!") || tokens.isMark(before, "}")
  }

  static let keywords: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "return", "in", "where", "let", "var", "else",
    "try", "await", "throw", "as", "is", "do", "repeat", "catch", "sizeof", "init",
  ]

  private func isAssignment(_ index: Int) -> Bool {
    ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains {
      guard tokens.tokens.indices.contains(index), tokens.tokens[index].kind == .sign else {
        return false
      }
      return tokens.text(index) == $0
    }
  }

  /// Whether the token belongs to the condition of an `if`, `guard`, `while`, `for` or `switch`,
  /// where a brace begins a block and not a closure.
  func isInControlHeader(_ token: Int) -> Bool {
    var index = token - 1
    let limit = max(0, token - 120)
    var sawColon = false
    while index >= limit {
      if tokens.isMark(index, ")") || tokens.isMark(index, "]") || tokens.isMark(index, "}") {
        // A closure in a condition must stand in parentheses, so a brace ends a statement.
        if tokens.isMark(index, "}") { return false }
        index = (tokens.partner(index) ?? index) - 1
        continue
      }
      if tokens.isMark(index, "{") || tokens.isMark(index, ";") || tokens.isMark(index, "(")
        || tokens.isMark(index, "[")
      {
        return false
      }
      if tokens.isMark(index, ":") { sawColon = true }
      if tokens.isIdentifier(index) {
        if tokens.isAt(index, "case") || tokens.isAt(index, "default") {
          if sawColon { return false }
        } else if tokens.isAt(index, "if") || tokens.isAt(index, "guard")
          || tokens.isAt(index, "while") || tokens.isAt(index, "for")
          || tokens.isAt(index, "switch")
        {
          return !tokens.isMark(index - 1, ".")
        } else if tokens.isAt(index, "else") || tokens.isAt(index, "return") {
          return false
        }
      }
      index -= 1
    }
    return false
  }

  /// The first token of the chain `a.b(…).c` that ends at the token.
  func chainStart(_ end: Int) -> Int {
    var start = end
    while start > 0 {
      if tokens.isMark(start, ")") || tokens.isMark(start, "]") || tokens.isMark(start, "}") {
        guard let open = tokens.partner(start) else { return start }
        start = open
        if tokens.isIdentifier(start - 1), tokens.touchesPrevious(start) {
          start -= 1
        } else if !(tokens.isMark(start - 1, ")") && tokens.touchesPrevious(start)) {
          return start
        } else {
          start -= 1
          continue
        }
      }
      var before = start - 1
      guard tokens.isMark(before, ".") else { return start }
      before -= 1
      while tokens.isAt(before, "?") || tokens.isAt(before, "!") { before -= 1 }
      guard
        tokens.isIdentifier(before) || tokens.isMark(before, ")") || tokens.isMark(before, "]")
      else { return start }
      start = before
    }
    return start
  }

  private func objectiveCUsage(from start: Int, to end: Int) -> Usage {
    var usage = Usage(start: start, end: end)
    while true {
      let next = usage.end + 1
      if tokens.isMark(next, ".") || tokens.isAt(next, "->"), tokens.isIdentifier(next + 1) {
        usage.steps.append(Usage.Step(name: tokens.text(next + 1), token: next + 1))
        usage.end = next + 1
      } else if tokens.isMark(next, "[") {
        usage.steps.append(Usage.Step(name: "subscript", token: next))
        usage.end = max(tokens.after(next) - 1, next)
      } else if isReceiver(usage), let close = tokens.partner(usage.start - 1) {
        let open = usage.start - 1
        let selector = selector(from: next, to: close)
        usage.start = open
        usage.end = close
        if let property = Self.property(ofSetter: selector) {
          usage.steps.append(Usage.Step(name: property, token: next))
          usage.assigned = next + 2
          return usage
        }
        usage.steps.append(
          Usage.Step(
            name: selector, token: next, arguments: selector.hasSuffix(":") ? open : nil,
            isUnaryMessage: !selector.hasSuffix(":")))
      } else if tokens.isMark(usage.start - 1, "("), tokens.partner(usage.start - 1) == next,
        !isCallParenthesis(usage.start - 1)
      {
        usage.start -= 1
        usage.end = next
      } else if tokens.isMark(usage.start - 1, ")"), let cast = tokens.partner(usage.start - 1),
        tokens.isAt(usage.start - 2, "*"), tokens.isIdentifier(cast + 1), !isCallParenthesis(cast)
      {
        usage.start = cast
      } else {
        break
      }
    }
    if isAssignment(usage.end + 1), !usage.steps.isEmpty { usage.assigned = usage.end + 2 }
    return usage
  }

  /// Whether a message is sent to the value: `[value …]`, neither `@[value]` nor `array[value]`.
  private func isReceiver(_ usage: Usage) -> Bool {
    let bracket = usage.start - 1
    guard tokens.isMark(bracket, "["), tokens.isIdentifier(usage.end + 1) else { return false }
    if tokens.isMark(bracket - 1, "@"), tokens.touchesPrevious(bracket) { return false }
    return true
  }

  /// `setTitle:forState:`
  private func selector(from start: Int, to end: Int) -> String {
    var selector = ""
    var index = start
    while index < end {
      if tokens.isIdentifier(index), tokens.isMark(index + 1, ":"),
        selector.isEmpty || !isTernary(index, from: start)
      {
        selector += tokens.text(index) + ":"
        index += 2
      } else if tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
      {
        index = tokens.after(index)
      } else {
        if selector.isEmpty, tokens.isIdentifier(index) { return tokens.text(index) }
        index += 1
      }
    }
    return selector
  }

  /// Whether a colon after the name belongs to a `?` before it.
  private func isTernary(_ index: Int, from start: Int) -> Bool {
    var open = 0
    var place = start
    while place < index {
      if tokens.isMark(place, "(") || tokens.isMark(place, "[") || tokens.isMark(place, "{") {
        place = tokens.after(place)
        continue
      }
      if tokens.isAt(place, "?") { open += 1 }
      if tokens.isMark(place, ":"), open > 0 { open -= 1 }
      place += 1
    }
    return open > 0
  }

  /// `setHidden:` sets `hidden`; methods with more parts are no setters.
  private static func property(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"),
      selector.utf8.filter({ $0 == UInt8(ascii: ":") }).count == 1
    else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// What is assigned, or passed as the first argument, as far as its first tokens tell.
  func value(at index: Int) -> CodeFact.Value {
    let next = index + 1
    let isWhole =
      tokens.startsLine(next) || tokens.isMark(next, ")") || tokens.isMark(next, "}")
      || tokens.isMark(next, ";") || tokens.isMark(next, ",") || tokens.isMark(next, "]")
      || (language == .objectiveC && tokens.isIdentifier(next))
    guard isWhole else { return .computed }
    if tokens.isText(index) {
      let text = tokens.text(index)
      return text.visible == nil ? .nothing : .text(text)
    }
    if tokens.isAt(index, "nil") || tokens.isAt(index, "NULL") { return .nothing }
    if tokens.isAt(index, "true") || tokens.isAt(index, "YES") { return .flag(true) }
    if tokens.isAt(index, "false") || tokens.isAt(index, "NO") { return .flag(false) }
    return .computed
  }
}

extension CodeFile {
  /// The branch in which the expression is a text, where its `? :` gives nothing in the other one.
  func branchesWithText(at start: Int) -> [CodeBranch] {
    let end = language == .swift ? expressionEnd(from: start, inHeader: false) : statementEnd(start)
    var index = start
    var question: Int?
    while index < end {
      if tokens.isAt(index, "?"), !tokens.touchesPrevious(index) || language == .objectiveC {
        question = question ?? index
      } else if let question, tokens.isMark(index, ":") {
        let arms = [question + 1..<index, index + 1..<end].map { isNothing($0) }
        guard arms[0] != arms[1] else { return [] }
        return [CodeBranch(arms[0] ? 1 : 0, of: 2, at: place(question), identity: question)]
      }
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
        ? tokens.after(index) : index + 1
    }
    return []
  }

  /// How many arguments a Swift call has, a closure behind it among them; `nil` for anything else.
  func argumentCount(of step: Usage.Step) -> Int? {
    guard language == .swift, step.isCall else { return nil }
    let trailing = step.closure == nil ? 0 : 1
    guard let open = step.arguments, let close = tokens.partner(open) else { return trailing }
    guard close > open + 1 else { return trailing }
    let commas = (open + 1..<close).count {
      tokens.isMark($0, ",") && tokens.enclosing($0) == open
    }
    return commas + 1 + trailing
  }

  /// What `setValue(_:forKey:)` and `setValue(_:animated:)` do; `nil` for other calls.
  func effectOfSettingValue(_ step: Usage.Step) -> Effect? {
    guard language == .swift, step.name == "setValue", let open = step.arguments,
      let close = tokens.partner(open)
    else { return nil }
    for index in open + 1..<max(close, open + 1)
    where tokens.enclosing(index) == open && tokens.isMark(index + 1, ":") {
      if tokens.isAt(index, "animated") { return .harmless }
      if tokens.isAt(index, "forKey"), tokens.isText(index + 2), index + 3 == close {
        return Effect.ofAssigning([tokens.text(index + 2)])
      }
    }
    return nil
  }

  private func isNothing(_ arm: Range<Int>) -> Bool {
    guard let only = arm.first, arm.count == 1 else { return false }
    return tokens.isText(only)
      ? tokens.text(only).visible == nil
      : tokens.isAt(only, "nil") || tokens.isAt(only, "NULL")
  }
}

extension TokenList {
  func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
  }
}
