/// What Objective-C code does with an element itself: compares it, gives it a name, puts it into a
/// collection, passes it on.
extension ElementReader {
  mutating func readObjectiveCWhole(_ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let before = context.usage.start - 1
    let after = context.usage.end + 1
    if tokens.isAt(after, "="), context.usage.steps.isEmpty {
      if !tokens.isAt(after + 1, "nil") { lose("it is replaced by another object", context) }
      return
    }
    if isCondition(after, tokens) || isCondition(before, tokens) || tokens.isAt(after, "?")
      || tokens.isAt(before, "!") || tokens.isAt(before, "if") || tokens.isAt(before, "while")
    {
      return
    }
    if tokens.isAt(before, "=") {
      readObjectiveCAssignment(to: before - 1, context)
      return
    }
    if tokens.isAt(before, "in") {
      var inside = context
      inside.role = .element
      follow(declarationAt: before - 1, inside)
      return
    }
    if tokens.isAt(before, "return") {
      if !isFocusFunction(around: before, in: file), !isGetter(around: before, context) {
        lose("it is handed out", context)
      }
      return
    }
    guard let bracket = tokens.enclosing(context.usage.start) else {
      lose("its use is not understood", context)
      return
    }
    if tokens.isMark(bracket, "(") {
      let name = tokens.text(bracket - 1)
      if Effect.harmlessReceivers.contains(name) || name == "if" || name == "while" { return }
      lose("it is passed to “\(name)”", context)
    } else if tokens.isMark(bracket, "[") {
      readObjectiveCBrackets(bracket, context)
    } else {
      lose("its use is not understood", context)
    }
  }

  private func isCondition(_ index: Int, _ tokens: TokenList) -> Bool {
    isComparison(index, tokens) || tokens.isAt(index, "&&") || tokens.isAt(index, "||")
  }

  /// Whether the token belongs to a getter, whose value is what is being followed.
  private func isGetter(around token: Int, _ context: Context) -> Bool {
    let file = project.files[context.file]
    let name = file.tokens.text(context.usage.end)
    return file.type(around: token)?.members.contains {
      $0.body?.contains(token) == true && ($0.name == name || "_" + $0.name == name)
    } == true
  }

  private mutating func readObjectiveCAssignment(to end: Int, _ context: Context) {
    let file = project.files[context.file]
    let name = file.tokens.text(end)
    if file.localNames(name, at: [end]).contains(where: { $0.token == end }) {
      follow(declarationAt: end, context)
      return
    }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if !Effect.harmlessHolders.contains(plain) { lose("it is kept in “\(name)”", context) }
  }

  private mutating func readObjectiveCBrackets(_ bracket: Bracket, _ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let before = context.usage.start - 1
    let end = tokens.partner(bracket) ?? bracket
    if tokens.isMark(bracket - 1, "@"), tokens.touchesPrevious(bracket) {
      read(
        context.file, from: bracket - 1, to: end, as: .collection, isSure: context.isSure,
        depth: context.depth, in: context.branches, birth: context.birth, calls: context.calls)
      return
    }
    if tokens.isMark(before, ",") || tokens.isAt(bracket + 1, "NSArray")
      || tokens.isAt(bracket + 1, "NSSet")
    {
      // `[NSArray arrayWithObjects:a, b, nil]`
      guard
        tokens.isAt(bracket + 1, "NSArray") || tokens.isAt(bracket + 1, "NSSet")
          || tokens.isAt(bracket + 1, "NSMutableArray")
      else {
        lose("it is passed on", context)
        return
      }
      read(
        context.file, from: bracket, to: end, as: .collection, isSure: context.isSure,
        depth: context.depth, in: context.branches, birth: context.birth, calls: context.calls)
      return
    }
    guard tokens.isMark(before, ":") else {
      lose("its use is not understood", context)
      return
    }
    let part = tokens.text(before - 1)
    if Effect.harmlessReceivers.contains(part) { return }
    if tokens.isAt(bracket + 1, "self") {
      var selector = ""
      var argument = Argument(position: 0, count: 0)
      var index = bracket + 2
      while index < end {
        if tokens.isIdentifier(index), tokens.isMark(index + 1, ":") {
          if index < before - 1 { argument.position += 1 }
          argument.count += 1
          selector += tokens.text(index) + ":"
          index += 2
        } else {
          index =
            tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
            ? tokens.after(index) : index + 1
        }
      }
      if follow(argument, of: selector, context) { return }
    }
    lose("it is passed to “\(part)”", context)
  }
}
