/// What Swift code does with an element itself: compares it, gives it a name, puts it into a
/// collection, passes it on.
extension ElementReader {
  mutating func readSwiftWhole(_ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let before = context.usage.start - 1
    var after = context.usage.end + 1
    if tokens.isAt(after, "as") {
      after += 1
      while tokens.isAt(after, "?") || tokens.isAt(after, "!") { after += 1 }
      _ = SwiftStructure.typeName(&after, in: tokens)
    }
    if tokens.isAt(after, "="), context.usage.steps.isEmpty {
      if !tokens.isAt(after + 1, "nil") { lose("it is replaced by another object", context) }
      return
    }
    if isComparison(after, tokens) || isComparison(before, tokens) || tokens.isAt(after, "is") {
      return
    }
    if tokens.isAt(before, "let") || tokens.isAt(before, "var") {
      // `if let closeButton {`
      follow(declarationAt: context.usage.start, context)
      return
    }
    if tokens.isAt(before, "=") {
      readSwiftAssignment(to: before - 1, context)
      return
    }
    if tokens.isAt(before, "in") {
      readLoop(before, context)
      return
    }
    if tokens.isAt(before, "case") || tokens.isAt(before, "weak") || tokens.isAt(before, "unowned")
    {
      return
    }
    if tokens.isAt(before, "return") {
      if !isFocusFunction(around: before, in: file) { lose("it is handed out", context) }
      return
    }
    guard let bracket = tokens.enclosing(context.usage.start),
      tokens.isMark(before, "(") || tokens.isMark(before, "[") || tokens.isMark(before, ",")
        || tokens.isMark(before, ":")
    else {
      lose("its use is not understood", context)
      return
    }
    if tokens.isMark(bracket, "(") {
      readSwiftArgument(of: bracket, context)
    } else if tokens.isMark(bracket, "[") {
      readSwiftBrackets(bracket, context)
    } else if !file.isInControlHeader(before), !isCasePattern(before, tokens) {
      lose("its use is not understood", context)
    }
  }

  /// `case closeButton, openButton:`
  private func isCasePattern(_ token: Int, _ tokens: TokenList) -> Bool {
    var index = token
    while index > 0, index > token - 40, !tokens.isMark(index, "{"), !tokens.isMark(index, "}") {
      if tokens.isAt(index, "case") { return true }
      if tokens.isMark(index, ":") || tokens.isAt(index, "=") { return false }
      index -= 1
    }
    return false
  }

  /// `let button = closeButton`, `popover.sourceView = closeButton`
  private mutating func readSwiftAssignment(to end: Int, _ context: Context) {
    let tokens = project.files[context.file].tokens
    var index = end
    while index > max(0, end - 8) {
      if tokens.isIdentifier(index), tokens.isAt(index - 1, "let") || tokens.isAt(index - 1, "var")
      {
        follow(declarationAt: index, context)
        return
      }
      guard
        tokens.isIdentifier(index) || tokens.isAt(index, "?") || tokens.isAt(index, "!")
          || tokens.isMark(index, ":") || tokens.isMark(index, "]") || tokens.isMark(index, "[")
      else { break }
      index -= 1
    }
    if tokens.isIdentifier(end), Effect.harmlessHolders.contains(tokens.text(end)) { return }
    lose("it is kept in “\(tokens.text(end))”", context)
  }

  /// `for button in buttons {`
  private mutating func readLoop(_ keyword: Int, _ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    var index = keyword - 1
    while index > max(0, keyword - 16), !tokens.isAt(index, "for"), !tokens.isMark(index, "{") {
      index -= 1
    }
    guard tokens.isAt(index, "for"), let brace = file.nextBrace(after: context.usage.end) else {
      lose("its use is not understood", context)
      return
    }
    let names = ((index + 1)..<keyword).filter {
      tokens.isIdentifier($0) && !CodeFile.keywords.contains(tokens.text($0))
        && !tokens.isAt($0 - 1, "as") && !tokens.isMark($0 - 1, ":")
    }
    guard let name = context.isEnumerated ? names.last : names.first else { return }
    let scope = (brace + 1)..<max(tokens.partner(brace) ?? tokens.count, brace + 1)
    readName(tokens.text(name), in: scope, as: .element, context)
  }

  private mutating func readSwiftArgument(of bracket: Bracket, _ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    guard file.isCallParenthesis(bracket) else {
      // A condition in parentheses, or a pair.
      if tokens.isAt(bracket - 1, "if") || tokens.isAt(bracket - 1, "switch") { return }
      lose("it is put into a pair", context)
      return
    }
    var callee = bracket - 1
    if tokens.isAt(callee, ">") {
      while callee > 0, !tokens.isAt(callee, "<") { callee -= 1 }
      callee -= 1
    }
    while tokens.isAt(callee, "?") || tokens.isAt(callee, "!") { callee -= 1 }
    let name = tokens.text(callee)
    let before = context.usage.start - 1
    let label = tokens.isMark(before, ":") ? tokens.text(before - 1) : ""
    if Effect.harmlessReceivers.contains(name) || Effect.harmlessReceivers.contains(label) {
      return
    }
    let isOwn =
      !tokens.isMark(callee - 1, ".") || tokens.isAt(callee - 2, "self")
      || tokens.isAt(callee - 2, "Self") || family?.contains(tokens.text(callee - 2)) == true
      || tokens.isAt(callee - 2, "?") && tokens.isAt(callee - 3, "self")
    if isOwn, follow(argument(after: before, label, in: bracket, tokens), of: name, context) {
      return
    }
    lose("it is passed to “\(name)”", context)
  }

  /// The argument before which the token stands.
  private func argument(
    after token: Int, _ label: String, in bracket: Bracket, _ tokens: TokenList
  ) -> Argument {
    var argument = Argument(position: 0, label: label, count: 1)
    let end = tokens.partner(bracket) ?? bracket
    var index = bracket + 1
    while index < end {
      if tokens.isMark(index, ",") {
        argument.count += 1
        if index <= token { argument.position += 1 }
      }
      index =
        tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
        ? tokens.after(index) : index + 1
    }
    if tokens.isMark(end + 1, "{") { argument.count += 1 }
    return argument
  }

  /// `[closeButton, openButton]`, `[weak closeButton]`, `titles[closeButton]`
  private mutating func readSwiftBrackets(_ bracket: Bracket, _ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let end = tokens.partner(bracket) ?? bracket
    if tokens.isMark(bracket - 1, "{"), file.closureHeader(of: bracket - 1) != nil { return }
    let isIndex =
      tokens.touchesPrevious(bracket)
      && (tokens.isIdentifier(bracket - 1) || tokens.isMark(bracket - 1, "]")
        || tokens.isMark(bracket - 1, ")"))
    let isDictionary =
      tokens.isMark(context.usage.end + 1, ":") || tokens.isMark(context.usage.start - 1, ":")
    guard !isIndex, !isDictionary else {
      lose("it is put into a dictionary", context)
      return
    }
    read(
      context.file, from: bracket, to: end, as: .collection, isSure: context.isSure,
      depth: context.depth, in: context.branches, birth: context.birth, calls: context.calls)
  }
}
