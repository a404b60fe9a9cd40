/// A name declared within a function, and where it holds.
struct LocalName {
  /// The token of the name where it is declared.
  var token: Int
  var scope: Range<Int>
  /// The first token after `=`.
  var initialiser: Int?
  /// The type written beside it, or that it is cast to or made of; its last word.
  var type: String?
}

extension CodeFile {
  /// The places within functions where the name is declared.
  func localNames(_ name: String, at occurrences: [Int]) -> [LocalName] {
    var names = occurrences.compactMap { occurrence in
      language == .swift ? swiftLocalName(at: occurrence) : objectiveCLocalName(at: occurrence)
    }
    for type in types {
      for member in type.members {
        guard let body = member.body else { continue }
        for parameter in member.parameters where parameter.name == name {
          names.append(
            LocalName(token: body.lowerBound - 1, scope: body, type: parameter.type))
        }
      }
    }
    return names
  }

  /// The tokens with this name in a range.
  func occurrences(of name: String, in range: Range<Int>) -> [Int] {
    let spelling = Array(name.utf8)
    return range.clamped(to: 0..<tokens.count).filter { index in
      let token = tokens.tokens[index]
      return token.kind == .identifier && Int(token.end - token.start) == spelling.count
        && tokens.bytes[Int(token.start)..<Int(token.end)].elementsEqual(spelling)
    }
  }

  /// The end of the block around the token.
  private func blockEnd(_ token: Int) -> Int {
    tokens.enclosingBrace(token).map { tokens.partner($0) ?? tokens.count } ?? tokens.count
  }

  // MARK: Swift

  private func swiftLocalName(at token: Int) -> LocalName? {
    if tokens.isAt(token - 1, "let") || tokens.isAt(token - 1, "var") {
      return swiftBinding(at: token)
    }
    if let loop = swiftLoop(at: token) { return loop }
    return closureParameter(at: token)
  }

  private func swiftBinding(at token: Int) -> LocalName? {
    if let brace = tokens.enclosingBrace(token),
      types.contains(where: { $0.body.lowerBound == brace + 1 })
    {
      return nil
    }
    guard tokens.enclosingBrace(token) != nil else { return nil }
    var local = LocalName(token: token, scope: token..<token)
    var next = token + 1
    if tokens.isMark(next, ":") {
      next += 1
      if tokens.isMark(next, "[") { next += 1 }
      local.type = SwiftStructure.typeName(&next, in: tokens)
      while tokens.isAt(next, "?") || tokens.isAt(next, "!") || tokens.isMark(next, "]") {
        next += 1
      }
    }
    let header = controlHeader(of: token)
    var end = next
    if tokens.isAt(next, "=") {
      local.initialiser = next + 1
      end = expressionEnd(from: next + 1, inHeader: header != nil)
      if local.type == nil { local.type = madeType(next + 1..<max(end, next + 1)) }
    }
    switch header {
    case nil:
      local.scope = end..<max(blockEnd(token), end)
    case .block(let brace):
      // The later conditions see it, too.
      local.scope = end..<max(tokens.partner(brace) ?? tokens.count, end)
    case .restOfBlock:
      local.scope = end..<max(blockEnd(token), end)
    }
    return local
  }

  private enum Header {
    case block(brace: Int)
    /// A guard.
    case restOfBlock
  }

  /// What kind of condition the token is a part of.
  private func controlHeader(of token: Int) -> Header? {
    guard isInControlHeader(token) else { return nil }
    var index = token - 1
    while index >= 0, !tokens.isMark(index, "{"), !tokens.isMark(index, ";") {
      if tokens.isAt(index, "guard") { return .restOfBlock }
      if tokens.isAt(index, "if") || tokens.isAt(index, "while") || tokens.isAt(index, "for")
        || tokens.isAt(index, "switch")
      {
        return nextBrace(after: token).map { .block(brace: $0) }
      }
      if tokens.isMark(index, ")") || tokens.isMark(index, "]") || tokens.isMark(index, "}") {
        index = tokens.partner(index) ?? index
      }
      index -= 1
    }
    return nil
  }

  /// The next brace after the token that no bracket holds.
  func nextBrace(after token: Int) -> Int? {
    var index = token + 1
    let limit = min(tokens.count, token + 200)
    while index < limit {
      if tokens.isMark(index, "{") { return index }
      if tokens.isMark(index, "}") || tokens.isMark(index, ";") { return nil }
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") ? tokens.after(index) : index + 1
    }
    return nil
  }

  /// The end of the expression that begins at the token: the end of its line where nothing carries
  /// it on, or the comma or brace that ends a condition.
  func expressionEnd(from start: Int, inHeader: Bool) -> Int {
    var index = start
    while index < tokens.count {
      if index > start, !inHeader, tokens.startsLine(index), !continues(index) { return index }
      if inHeader, tokens.isMark(index, "{") || tokens.isAt(index, "else") { return index }
      if tokens.isMark(index, "}") || tokens.isMark(index, ")") || tokens.isMark(index, "]")
        || tokens.isMark(index, ";") || tokens.isMark(index, ",")
      {
        return index
      }
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
        ? tokens.after(index) : index + 1
    }
    return index
  }

  private func continues(_ index: Int) -> Bool {
    tokens.isMark(index, ".") || tokens.tokens[index].kind == .sign
      || tokens.isMark(index, ":")
      || (tokens.tokens[index - 1].kind == .sign && !tokens.isAt(index - 1, "!")
        && !tokens.isAt(index - 1, "?"))
      || tokens.isAt(index, "as")
  }

  /// The class an expression makes or is cast to: `Cell()`, `… as? Cell`.
  private func madeType(_ range: Range<Int>) -> String? {
    var index = range.lowerBound
    var type: String?
    while index < range.upperBound {
      if tokens.isAt(index, "as") {
        var next = index + 1
        if tokens.isAt(next, "?") || tokens.isAt(next, "!") { next += 1 }
        type = SwiftStructure.typeName(&next, in: tokens)
        index = max(next, index + 1)
        continue
      }
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
        ? tokens.after(index) : index + 1
    }
    if let type { return type }
    let first = range.lowerBound
    guard tokens.isIdentifier(first), tokens.isMark(first + 1, "("),
      tokens.after(first + 1) >= range.upperBound,
      tokens.text(first).unicodeScalars.first?.properties.isUppercase == true
    else { return nil }
    return tokens.text(first)
  }

  /// `for button in buttons {`, `for (index, button) in …`, `for case let button as Button in …`
  private func swiftLoop(at token: Int) -> LocalName? {
    var first = token
    if tokens.isMark(token - 1, "(") || tokens.isMark(token - 1, ","),
      let open = tokens.enclosing(token), tokens.isMark(open, "("), tokens.isAt(open - 1, "for")
    {
      first = open
    }
    guard tokens.isAt(first - 1, "for"), let brace = nextBrace(after: token) else { return nil }
    return LocalName(
      token: token, scope: (brace + 1)..<(tokens.partner(brace) ?? tokens.count))
  }

  /// `{ button in`, `{ [weak self] (button: UIButton) -> Void in`
  private func closureParameter(at token: Int) -> LocalName? {
    guard let brace = tokens.enclosingBrace(token), let names = closureHeader(of: brace),
      token < names.end
    else { return nil }
    guard let parameter = names.parameters.first(where: { $0.token == token }) else { return nil }
    return LocalName(
      token: token, scope: names.end..<(tokens.partner(brace) ?? tokens.count),
      type: parameter.type)
  }

  /// The parameters a closure names before `in`; `nil` when it names none.
  func closureHeader(
    of brace: Int
  ) -> (parameters: [(token: Int, type: String?)], end: Int)? {
    var index = brace + 1
    let limit = min(tokens.partner(brace) ?? tokens.count, brace + 60)
    if tokens.isMark(index, "[") { index = tokens.after(index) }
    var parameters: [(token: Int, type: String?)] = []
    if tokens.isMark(index, "("), let close = tokens.partner(index) {
      var place = index + 1
      var isAtStart = true
      while place < close {
        if isAtStart, tokens.isIdentifier(place) {
          var type: String?
          var next = place + 1
          if tokens.isMark(next, ":") {
            next += 1
            type = SwiftStructure.typeName(&next, in: tokens)
          }
          parameters.append((place, type))
          place = max(next, place + 1)
          isAtStart = false
        } else {
          isAtStart = tokens.isMark(place, ",")
          place = tokens.isMark(place, "(") ? tokens.after(place) : place + 1
        }
      }
      index = close + 1
    } else {
      while tokens.isIdentifier(index), !tokens.isAt(index, "in") {
        parameters.append((index, nil))
        index += 1
        guard tokens.isMark(index, ",") else { break }
        index += 1
      }
      guard tokens.isAt(index, "in") else { return nil }
    }
    while index < limit {
      if tokens.isAt(index, "in") { return (parameters, index + 1) }
      guard
        tokens.isAt(index, "->") || tokens.isIdentifier(index) || tokens.isMark(index, ".")
          || tokens.isAt(index, "?") || tokens.isMark(index, "(") || tokens.isMark(index, ")")
      else { return nil }
      if tokens.startsLine(index) { return nil }
      index += 1
    }
    return nil
  }

  // MARK: Objective-C

  private func objectiveCLocalName(at token: Int) -> LocalName? {
    guard tokens.enclosingBrace(token) != nil else { return nil }
    var typeToken = token - 1
    while tokens.isAt(typeToken, "*") || tokens.isAt(typeToken, "__strong")
      || tokens.isAt(typeToken, "__weak") || tokens.isAt(typeToken, "const")
    {
      typeToken -= 1
    }
    let hasStar = typeToken < token - 1
    if tokens.isAt(typeToken, ">") {
      while typeToken > 0, !tokens.isAt(typeToken, "<") { typeToken -= 1 }
      typeToken -= 1
    }
    guard tokens.isIdentifier(typeToken) || isTypeOf(typeToken) else { return nil }
    if tokens.isIdentifier(typeToken), Self.keywords.contains(tokens.text(typeToken)) {
      return nil
    }
    let next = token + 1
    guard
      tokens.isAt(next, "=") || tokens.isMark(next, ";") || tokens.isAt(next, "in")
        || ((tokens.isMark(next, ",") || tokens.isMark(next, ")")) && hasStar)
    else { return nil }
    // `a * b` within an expression is no declaration: what stands before it tells.
    if hasStar, let first = tokens.enclosing(token), tokens.isMark(first, "["),
      !tokens.isMark(typeToken - 1, "(")
    {
      return nil
    }
    var local = LocalName(
      token: token, scope: token..<token,
      type: tokens.isIdentifier(typeToken) ? tokens.text(typeToken) : nil)
    if let open = tokens.enclosing(token), tokens.isMark(open, "(") {
      guard let close = tokens.partner(open) else { return nil }
      if tokens.isAt(open - 1, "for") || tokens.isAt(open - 1, "^")
        || (tokens.isIdentifier(open - 1) && tokens.isAt(open - 2, "^"))
      {
        local.scope =
          tokens.isMark(close + 1, "{")
          ? (close + 2)..<(tokens.partner(close + 1) ?? tokens.count)
          : (close + 1)..<max(statementEnd(close + 1), close + 1)
        return local
      }
      return nil
    }
    var end = next
    if tokens.isAt(next, "=") {
      local.initialiser = next + 1
      end = statementEnd(next + 1)
    }
    local.scope = end..<max(blockEnd(token), end)
    return local
  }

  private func isTypeOf(_ token: Int) -> Bool {
    guard tokens.isMark(token, ")"), let open = tokens.partner(token) else { return false }
    let word = tokens.text(open - 1)
    return word == "typeof" || word == "__typeof" || word == "__typeof__"
  }

  /// The index of the semicolon that ends an Objective-C statement.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    while index < tokens.count, !tokens.isMark(index, ";"), !tokens.isMark(index, "}") {
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
        ? tokens.after(index) : index + 1
    }
    return index
  }
}
