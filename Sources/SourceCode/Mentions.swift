import LayoutModel

/// Where the code of a project speaks of an outlet.
struct Mentions {
  let project: Project
  let family: ClassFamily

  /// A mention: the expression that stands for the outlet.
  struct Mention {
    var file: Int
    var start: Int
    var end: Int
    /// Whether it is the outlet of an instance of the class for certain: false for objects whose
    /// class the code does not show, and in subclasses.
    var isSure: Bool
    /// Whether it only names the way to the outlet: `\\.closeButton.title`.
    var isKeyPath = false
    /// Where the object with the outlet is made, when it is made for this: conditions around that
    /// decide whether there is an object, not what is done to it.
    var birth: Int?
  }

  /// The mentions of the outlet in all files.
  func mentions(of outlet: String) -> [Mention] {
    var found: [Mention] = []
    for fileIndex in project.files.indices {
      let names =
        project.files[fileIndex].language == .swift ? [outlet] : [outlet, "_" + outlet]
      for name in names {
        guard let occurrences = project.mentions[fileIndex][name] else { continue }
        let locals = project.files[fileIndex].localNames(name, at: occurrences)
        for occurrence in occurrences {
          if let mention = mention(
            at: occurrence, named: name, of: outlet, in: fileIndex, locals: locals)
          {
            found.append(mention)
          }
        }
      }
    }
    return found
  }

  private func mention(
    at token: Int, named name: String, of outlet: String, in fileIndex: Int, locals: [LocalName]
  ) -> Mention? {
    let file = project.files[fileIndex]
    switch file.language {
    case .swift: return swiftMention(at: token, in: fileIndex, locals: locals)
    case .objectiveC:
      return objectiveCMention(
        at: token, isVariable: name != outlet, in: fileIndex, locals: locals)
    }
  }

  /// Whose outlet is mentioned.
  private enum Owner {
    case own, subclass, otherObject, nobody
  }

  private func owner(ofBodyAround token: Int, in file: CodeFile) -> Owner {
    guard let type = file.type(around: token) else { return .nobody }
    if family.subclasses.contains(type.name) { return .subclass }
    guard family.chain.contains(type.name) else { return .nobody }
    let isPart = family.parts.contains {
      project.files[$0.file].path == file.path
        && project.type($0).body.lowerBound == type.body.lowerBound
    }
    return isPart ? .own : .nobody
  }

  // MARK: Swift

  private func swiftMention(at token: Int, in fileIndex: Int, locals: [LocalName]) -> Mention? {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    // A function of the same name.
    if tokens.isMark(token + 1, "("), tokens.touchesPrevious(token + 1) { return nil }
    if tokens.isMark(token - 1, ".") {
      return swiftMember(at: token, in: fileIndex)
    }
    if isSwiftLabel(token, tokens) || tokens.isAt(token - 1, "func")
      || tokens.isAt(token - 1, "case") && tokens.isMark(token + 1, "(")
    {
      return nil
    }
    if tokens.isAt(token - 1, "let") || tokens.isAt(token - 1, "var") {
      // `if let closeButton {` unwraps the outlet under its own name.
      let isShorthand =
        file.isInControlHeader(token)
        && (tokens.isMark(token + 1, "{") || tokens.isMark(token + 1, ",")
          || tokens.isAt(token + 1, "else"))
      guard isShorthand else { return nil }
    } else if locals.contains(where: { $0.scope.contains(token) || $0.token == token }) {
      return nil
    }
    switch owner(ofBodyAround: token, in: file) {
    case .own: return Mention(file: fileIndex, start: token, end: token, isSure: true)
    case .subclass: return Mention(file: fileIndex, start: token, end: token, isSure: false)
    case .otherObject, .nobody: return nil
    }
  }

  /// Whether the name is the label of an argument or a parameter.
  private func isSwiftLabel(_ token: Int, _ tokens: TokenList) -> Bool {
    guard tokens.isMark(token + 1, ":") else {
      // `func show(closeButton button: UIButton)`
      return tokens.isIdentifier(token + 1) && tokens.isMark(token + 2, ":")
        && tokens.enclosing(token).map { tokens.isMark($0, "(") } == true
        && (tokens.isMark(token - 1, "(") || tokens.isMark(token - 1, ","))
    }
    if tokens.isIdentifier(token - 1) || tokens.isMark(token - 1, "(") { return true }
    return tokens.isMark(token - 1, ",")
      && tokens.enclosing(token).map { tokens.isMark($0, "(") } == true
  }

  /// `self.closeButton`, `cell.closeButton`, `(cell as! Cell).closeButton`.
  private func swiftMember(at token: Int, in fileIndex: Int) -> Mention? {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    var base = token - 2
    while tokens.isAt(base, "?") || tokens.isAt(base, "!") { base -= 1 }
    if tokens.isIdentifier(base) {
      if tokens.isMark(base - 1, "\\") {
        return Mention(
          file: fileIndex, start: base - 1, end: token, isSure: false, isKeyPath: true)
      }
      switch owner(ofObjectNamed: base, in: fileIndex) {
      case .own:
        return Mention(
          file: fileIndex, start: base, end: token, isSure: true, birth: birth(of: base, in: file))
      case .subclass, .otherObject:
        let start = file.chainStart(base)
        return Mention(file: fileIndex, start: start, end: token, isSure: false)
      case .nobody: return nil
      }
    }
    if tokens.isMark(base, ")"), let open = tokens.partner(base) {
      let start = file.chainStart(base)
      if !file.isCallParenthesis(open) {
        var next = base - 1
        while next > open, !tokens.isAt(next, "as") { next -= 1 }
        if next > open {
          next += 1
          while tokens.isAt(next, "?") || tokens.isAt(next, "!") { next += 1 }
          if let type = SwiftStructure.typeName(&next, in: tokens) {
            return mention(ofMemberOf: type, from: start, to: token, in: fileIndex)
          }
        }
      }
      return Mention(file: fileIndex, start: start, end: token, isSure: false)
    }
    if tokens.isMark(base, "]") || tokens.isMark(base, "}") {
      return Mention(
        file: fileIndex, start: file.chainStart(base), end: token, isSure: false)
    }
    if tokens.isMark(base, "\\") {
      return Mention(file: fileIndex, start: base, end: token, isSure: false, isKeyPath: true)
    }
    // `.closeButton`: a case of an enumeration.
    return nil
  }

  private func mention(
    ofMemberOf type: String, from start: Int, to end: Int, in fileIndex: Int
  ) -> Mention? {
    switch owner(ofType: type) {
    case .own: Mention(file: fileIndex, start: start, end: end, isSure: true)
    case .subclass, .otherObject:
      Mention(file: fileIndex, start: start, end: end, isSure: false)
    case .nobody: nil
    }
  }

  private func owner(ofType type: String) -> Owner {
    if type == family.name { return .own }
    if family.subclasses.contains(type) { return .subclass }
    // What is known as a superclass may be another subclass of it.
    if family.chain.contains(type) { return .otherObject }
    return project.declared.contains(type) || Project.isFrameworkClass(type)
      ? .nobody : .otherObject
  }

  /// Whose member follows the name and a dot.
  private func owner(ofObjectNamed token: Int, in fileIndex: Int) -> Owner {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    let name = tokens.text(token)
    let isMember = tokens.isMark(token - 1, ".") || tokens.isAt(token - 1, "->")
    if !isMember, isSelf(name) || isBoundToSelf(name, at: token, in: file) {
      return owner(ofBodyAround: token, in: file)
    }
    if CodeFile.keywords.contains(name), !isMember { return .nobody }
    // `Texts.close`: a type's own member.
    if file.language == .swift, name.unicodeScalars.first?.properties.isUppercase == true {
      return .nobody
    }
    var variable = name
    if file.language == .objectiveC, variable.hasPrefix("_") { variable.removeFirst() }
    if !isMember {
      let locals = file.localNames(name, at: nearby(name, token, in: file))
        .filter { $0.scope.contains(token) }
      if let nearest = locals.max(by: { $0.token < $1.token }) {
        return nearest.type.map { owner(ofType: $0) } ?? .otherObject
      }
    }
    if !isMember || tokens.isAt(token - 2, "self"),
      let type = file.type(around: token)
    {
      for part in project.parts[type.name] ?? [] {
        for member in project.type(part).members
        where member.kind == .property && (member.name == variable || member.name == name) {
          return member.type.map { owner(ofType: $0) } ?? .otherObject
        }
      }
    }
    return .otherObject
  }

  /// The places of a name around the token: within the outermost function or closure.
  private func nearby(_ name: String, _ token: Int, in file: CodeFile) -> [Int] {
    let body = file.type(around: token)?.body ?? 0..<file.tokens.count
    var range = body
    if let member = file.type(around: token)?.members.first(where: {
      $0.body?.contains(token) == true
    }), let memberBody = member.body {
      range = memberBody
    }
    return file.occurrences(of: name, in: max(range.lowerBound, token - 4000)..<token)
  }

  private func isSelf(_ name: String) -> Bool {
    name == "self" || name == "super" || name == "weakSelf" || name == "strongSelf"
      || name == "wself" || name == "sself" || name == "this" || name == "_self"
      || name == "welf" || name == "weak_self" || name == "strong_self" || name == "blockSelf"
  }

  private func isBoundToSelf(_ name: String, at token: Int, in file: CodeFile) -> Bool {
    file.localNames(name, at: nearby(name, token, in: file)).contains { local in
      guard local.scope.contains(token), let initialiser = local.initialiser else { return false }
      return file.tokens.isAt(initialiser, "self")
        && !file.tokens.isMark(initialiser + 1, ".") && !file.tokens.isAt(initialiser + 1, "?")
    }
  }

  /// Where the object of a local name is made or taken from a pool: `let cell = … dequeue…(…)`.
  private func birth(of token: Int, in file: CodeFile) -> Int? {
    let name = file.tokens.text(token)
    guard !file.tokens.isMark(token - 1, "."), !isSelf(name) else { return nil }
    let local = file.localNames(name, at: nearby(name, token, in: file))
      .filter { $0.scope.contains(token) }.max { $0.token < $1.token }
    guard let local, let start = local.initialiser else { return nil }
    let isMade =
      file.language == .swift
      ? isMadeInSwift(from: start, in: file.tokens)
      : isMadeInObjectiveC(from: start, in: file.tokens)
    return isMade ? local.token : nil
  }

  /// Whether the last call of the expression makes an object: `table.dequeueReusableCell(…)`,
  /// `Cell(…)`; one of several that it makes, too.
  private func isMadeInSwift(from start: Int, in tokens: TokenList) -> Bool {
    var index = start
    while tokens.isAt(index, "try") || tokens.isAt(index, "await") || tokens.isAt(index, "!")
      || tokens.isAt(index, "?") || tokens.isMark(index, "(")
    {
      // `(table.dequeueReusableCell(…) as? Cell)?.other` is another object.
      if tokens.isMark(index, "("), !isEndOfValue(tokens.after(index), tokens) { return false }
      index += 1
    }
    var isMade = false
    while tokens.isIdentifier(index) {
      if tokens.isMark(index + 1, "("), tokens.touchesPrevious(index + 1) {
        let name = tokens.text(index)
        isMade =
          isWordOfMaking(name) || name == "init"
          || name.unicodeScalars.first?.properties.isUppercase == true
        index = tokens.after(index + 1)
      } else {
        if !tokens.isAt(index, "first"), !tokens.isAt(index, "last") { isMade = false }
        index += 1
      }
      while tokens.isAt(index, "?") || tokens.isAt(index, "!")
        || tokens.isMark(index, "[") && tokens.touchesPrevious(index)
      {
        index = tokens.isMark(index, "[") ? tokens.after(index) : index + 1
      }
      guard tokens.isMark(index, ".") else { break }
      index += 1
    }
    return isMade
  }

  private func isEndOfValue(_ index: Int, _ tokens: TokenList) -> Bool {
    var index = index
    while tokens.isAt(index, "?") || tokens.isAt(index, "!") { index += 1 }
    return !tokens.isMark(index, ".") && !tokens.isMark(index, "[")
  }

  /// Whether the message makes an object: `[table dequeueReusableCellWithIdentifier:…]`,
  /// `[[Cell alloc] init]`; one of several that it makes, too.
  private func isMadeInObjectiveC(from start: Int, in tokens: TokenList) -> Bool {
    var index = start
    // `(Cell *)[…]`
    while tokens.isMark(index, "("), tokens.isAt(tokens.after(index) - 2, "*") {
      index = tokens.after(index)
    }
    var end = tokens.after(index)
    if tokens.isMark(end, ".") {
      guard tokens.isAt(end + 1, "firstObject") || tokens.isAt(end + 1, "lastObject") else {
        return false
      }
      end += 2
    } else if tokens.isMark(end, "[") {
      end = tokens.after(end)
    }
    guard tokens.isMark(end, ";") || tokens.isMark(end, ",") else { return false }
    while tokens.isMark(index, "[") {
      let receiver = index + 1
      var selector =
        tokens.isMark(receiver, "[") || tokens.isMark(receiver, "(")
        ? tokens.after(receiver) : receiver + 1
      while tokens.isMark(selector, ".") { selector += 2 }
      guard tokens.isIdentifier(selector) else { return false }
      let name = tokens.text(selector)
      if isWordOfMaking(name) || Self.firstWord(of: name) == "init" { return true }
      guard name == "firstObject" || name == "lastObject" || name == "objectAtIndex" else {
        return false
      }
      index = receiver
    }
    return false
  }

  private func isWordOfMaking(_ name: String) -> Bool {
    Self.wordsOfMaking.contains(Self.firstWord(of: name))
  }

  /// `dequeue` of `dequeueReusableCell`.
  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static let wordsOfMaking: Set<String> = [
    "dequeue", "instantiate", "load", "alloc", "new", "make", "create",
  ]

  // MARK: Objective-C

  private func objectiveCMention(
    at token: Int, isVariable: Bool, in fileIndex: Int, locals: [LocalName]
  ) -> Mention? {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    guard tokens.enclosingBrace(token) != nil else { return nil }
    if file.type(around: token)?.kind == .interface { return nil }
    let isMember = tokens.isMark(token - 1, ".") || tokens.isAt(token - 1, "->")
    if isMember {
      return objectiveCMember(at: token, from: token - 2, to: token, in: fileIndex)
    }
    // `[self closeButton]`
    if tokens.isMark(token + 1, "]"), let open = tokens.enclosing(token),
      tokens.isMark(open, "["), open < token - 1,
      tokens.isIdentifier(token - 1) || tokens.isMark(token - 1, "]")
        || tokens.isMark(token - 1, ")") && !isCast(token - 1, tokens)
    {
      // `[panel close];` tells it to do something.
      if tokens.isMark(token + 2, ";"),
        tokens.isMark(open - 1, ";") || tokens.isMark(open - 1, "{")
          || tokens.isMark(open - 1, "}") || tokens.isMark(open - 1, ")")
      {
        return nil
      }
      return objectiveCMember(
        at: token, from: token - 1, start: open, to: token + 1, in: fileIndex)
    }
    if tokens.isMark(token + 1, ":"), !isAfterQuestionMark(token, tokens) { return nil }
    // A variable's declaration at the head of an implementation.
    let isInMethod = file.type(around: token).map { type in
      type.members.contains { $0.body?.contains(token) == true }
    }
    guard isInMethod != false else { return nil }
    if locals.contains(where: { $0.scope.contains(token) || $0.token == token }) { return nil }
    switch owner(ofBodyAround: token, in: file) {
    case .own: return Mention(file: fileIndex, start: token, end: token, isSure: true)
    case .subclass: return Mention(file: fileIndex, start: token, end: token, isSure: false)
    case .otherObject, .nobody: return nil
    }
  }

  private func isCast(_ close: Int, _ tokens: TokenList) -> Bool {
    tokens.isAt(close - 1, "*")
  }

  private func isAfterQuestionMark(_ token: Int, _ tokens: TokenList) -> Bool {
    var index = token - 1
    while index > 0, index > token - 12, !tokens.isMark(index, ";"), !tokens.isMark(index, "{") {
      if tokens.isAt(index, "?") { return true }
      index -= 1
    }
    return false
  }

  private func objectiveCMember(
    at token: Int, from base: Int, start: Int? = nil, to end: Int, in fileIndex: Int
  ) -> Mention? {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    if tokens.isIdentifier(base) {
      switch owner(ofObjectNamed: base, in: fileIndex) {
      case .own:
        return Mention(
          file: fileIndex, start: start ?? base, end: end, isSure: true,
          birth: birth(of: base, in: file))
      case .subclass, .otherObject:
        return Mention(
          file: fileIndex, start: start ?? file.chainStart(base), end: end, isSure: false)
      case .nobody: return nil
      }
    }
    if tokens.isMark(base, ")"), let open = tokens.partner(base) {
      // `((Cell *)cell).closeButton`
      let cast = ((open + 1)..<max(base, open + 1)).first {
        tokens.isIdentifier($0) && tokens.isAt($0 + 1, "*")
      }
      if let cast {
        return mention(
          ofMemberOf: tokens.text(cast), from: start ?? open, to: end, in: fileIndex)
      }
      return Mention(file: fileIndex, start: start ?? open, end: end, isSure: false)
    }
    if tokens.isMark(base, "]"), let open = tokens.partner(base) {
      return Mention(file: fileIndex, start: start ?? open, end: end, isSure: false)
    }
    return nil
  }
}
