import LayoutModel

/// The conditions a statement runs under, by what stands around it and before it.
extension CodeFile {
  /// The branches of conditions around the statement at the token, from the outermost; empty when
  /// it runs whenever its function does.
  ///
  /// What only makes sure that an object is there, or that the system is new enough, is no
  /// condition: `if let`, `guard let self`, `!= nil`, `#available`. Loops and closures are none
  /// either.
  func branches(around token: Int) -> [CodeBranch] {
    var search = BranchSearch(file: self, token: token)
    return search.branches()
  }
}

/// Walks from the function down to a statement.
struct BranchSearch {
  let file: CodeFile
  let token: Int
  private var found: [CodeBranch] = []

  init(file: CodeFile, token: Int) {
    self.file = file
    self.token = token
  }

  var tokens: TokenList { file.tokens }

  mutating func branches() -> [CodeBranch] {
    found = tokens.directiveBranches(around: token, in: file.path)
    guard let root = outermostBracket() else { return found }
    var block: Range<Int>? = inside(root)
    var depth = 0
    while let current = block {
      depth += 1
      if depth > Self.depthLimit {
        found.append(.undecided(at: file.place(token)))
        break
      }
      block = descend(current)
    }
    return CodeBranch.limited(found)
  }

  /// Deeper than this no conditions are told apart.
  private static let depthLimit = 100

  /// The outermost bracket around the token within its type.
  private func outermostBracket() -> Int? {
    let bodies = Set(file.types.map { $0.body.lowerBound - 1 })
    var outermost: Int?
    var next = tokens.enclosing(token)
    while let bracket = next, !bodies.contains(bracket) || file.language == .objectiveC {
      outermost = bracket
      next = tokens.enclosing(bracket)
    }
    return outermost
  }

  /// Goes through the statements of a block up to the one with the token; gives the block within
  /// it that has the token.
  private mutating func descend(_ block: Range<Int>) -> Range<Int>? {
    var index = block.lowerBound
    while index < block.upperBound, index <= token {
      if tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[") {
        let end = tokens.after(index)
        if index < token, token < end {
          return inside(index)
        }
        if tokens.isMark(index, "{"), isBlock(index), mayLeave(inside(index)) {
          found.append(.undecided(at: file.place(index)))
        }
        index = end
      } else if let choice = choice(at: index, before: block.upperBound) {
        if let branch = choice.bodies.firstIndex(where: { $0.contains(token) }) {
          enter(branch, of: choice)
          return choice.bodies[branch]
        }
        // In a header closures may stand, too.
        if token < choice.end {
          index += 1
          continue
        }
        pass(choice)
        index = max(choice.end, index + 1)
      } else {
        index += 1
      }
    }
    return nil
  }

  // MARK: Choices

  /// An `if`, `guard` or `switch`.
  private struct Choice {
    var keyword: Int
    /// The conditions of the branches that have one.
    var headers: [Range<Int>] = []
    /// The branches that are written.
    var bodies: [Range<Int>] = []
    /// Whether one of the bodies runs in any case.
    var isExhaustive = false
    var isSwitch = false
    var isGuard = false
    var end: Int

    /// The branches, the one that is not written among them.
    var count: Int { bodies.count + (isExhaustive ? 0 : 1) }
  }

  private func choice(at index: Int, before limit: Int) -> Choice? {
    guard tokens.isIdentifier(index), !tokens.isMark(index - 1, "."),
      !tokens.isMark(index + 1, ":"), !tokens.isQuotedName(index)
    else { return nil }
    let isSwift = file.language == .swift
    if tokens.isAt(index, "if") {
      return isSwift ? swiftIf(index, before: limit) : objectiveCIf(index, before: limit)
    }
    if tokens.isAt(index, "switch") {
      return isSwift ? swiftSwitch(index, before: limit) : objectiveCSwitch(index)
    }
    if isSwift, tokens.isAt(index, "guard") { return swiftGuard(index, before: limit) }
    if isSwift, tokens.isAt(index, "catch"), let brace = brace(after: index, before: limit) {
      return Choice(keyword: index, bodies: [inside(brace)], end: tokens.after(brace))
    }
    return nil
  }

  private func brace(after index: Int, before limit: Int) -> Int? {
    var next = index + 1
    while next < limit {
      if tokens.isMark(next, "{") { return next }
      if tokens.isMark(next, "}") || tokens.isMark(next, ";") { return nil }
      next =
        tokens.isMark(next, "(") || tokens.isMark(next, "[") ? tokens.after(next) : next + 1
    }
    return nil
  }

  private func inside(_ brace: Int) -> Range<Int> {
    (brace + 1)..<max(tokens.partner(brace) ?? tokens.count, brace + 1)
  }

  private func swiftIf(_ keyword: Int, before limit: Int) -> Choice? {
    var choice = Choice(keyword: keyword, end: keyword + 1)
    var next = keyword
    while true {
      guard let brace = brace(after: next, before: limit) else { return nil }
      choice.headers.append((next + 1)..<brace)
      choice.bodies.append(inside(brace))
      choice.end = tokens.after(brace)
      guard tokens.isAt(choice.end, "else") else { return choice }
      if tokens.isAt(choice.end + 1, "if") {
        next = choice.end + 1
        continue
      }
      guard tokens.isMark(choice.end + 1, "{") else { return choice }
      choice.bodies.append(inside(choice.end + 1))
      choice.end = tokens.after(choice.end + 1)
      choice.isExhaustive = true
      return choice
    }
  }

  private func swiftGuard(_ keyword: Int, before limit: Int) -> Choice? {
    guard let brace = brace(after: keyword, before: limit), tokens.isAt(brace - 1, "else") else {
      return nil
    }
    return Choice(
      keyword: keyword, headers: [(keyword + 1)..<(brace - 1)], bodies: [inside(brace)],
      isGuard: true, end: tokens.after(brace))
  }

  private func swiftSwitch(_ keyword: Int, before limit: Int) -> Choice? {
    guard let brace = brace(after: keyword, before: limit) else { return nil }
    return Choice(
      keyword: keyword, bodies: cases(inside(brace)), isExhaustive: true, isSwitch: true,
      end: tokens.after(brace))
  }

  private func objectiveCSwitch(_ keyword: Int) -> Choice? {
    guard tokens.isMark(keyword + 1, "("), tokens.isMark(tokens.after(keyword + 1), "{") else {
      return nil
    }
    let brace = tokens.after(keyword + 1)
    let block = inside(brace)
    let hasDefault = block.contains {
      tokens.enclosing($0) == brace && tokens.isAt($0, "default") && tokens.isMark($0 + 1, ":")
    }
    var bodies = cases(block)
    // A `default` for the compiler's sake stands behind all the cases.
    if bodies.count > 2, let last = bodies.last, last.count == 4,
      tokens.isAt(last.lowerBound, "default"), tokens.isAt(last.lowerBound + 2, "break")
    {
      bodies.removeLast()
    }
    return Choice(
      keyword: keyword, bodies: bodies, isExhaustive: hasDefault, isSwitch: true,
      end: tokens.after(brace))
  }

  /// What stands behind the labels of a `switch`; labels one after another have it in common.
  private func cases(_ block: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var index = block.lowerBound
    while index < block.upperBound {
      if isCaseLabel(index) { starts.append(index) }
      index =
        tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[")
        ? tokens.after(index) : index + 1
    }
    var bodies: [Range<Int>] = []
    var first = 0
    for place in starts.indices {
      let end = place + 1 < starts.count ? starts[place + 1] : block.upperBound
      if goesOn(starts[place]..<end), place + 1 < starts.count { continue }
      bodies.append(starts[first]..<end)
      first = place + 1
    }
    return bodies
  }

  private func isCaseLabel(_ index: Int) -> Bool {
    if tokens.isAt(index, "default") {
      return tokens.isMark(index + 1, ":") && !tokens.isMark(index - 1, ".")
    }
    return tokens.isAt(index, "case")
      && !["if", "guard", "while", "for", ","].contains(tokens.text(index - 1))
  }

  /// Whether a case runs into the next: nothing stands in it, or `fallthrough` does.
  private func goesOn(_ body: Range<Int>) -> Bool {
    if file.language == .swift { return body.contains { tokens.isAt($0, "fallthrough") } }
    guard let last = body.last else { return true }
    return tokens.isMark(last, ":") && tokens.enclosing(last) == tokens.enclosing(body.lowerBound)
  }

  private func objectiveCIf(_ keyword: Int, before limit: Int, depth: Int = 0) -> Choice? {
    var choice = Choice(keyword: keyword, end: keyword + 1)
    var next = keyword
    while true {
      guard tokens.isMark(next + 1, "("), let close = tokens.partner(next + 1) else { return nil }
      choice.headers.append((next + 2)..<max(close, next + 2))
      choice.end = appendBody(close + 1, before: limit, depth, to: &choice)
      guard tokens.isAt(choice.end, "else"), choice.end < limit else { return choice }
      if tokens.isAt(choice.end + 1, "if") {
        next = choice.end + 1
        continue
      }
      choice.end = appendBody(choice.end + 1, before: limit, depth, to: &choice)
      choice.isExhaustive = true
      return choice
    }
  }

  /// A block or a single statement; gives the index after it.
  private func appendBody(
    _ start: Int, before limit: Int, _ depth: Int, to choice: inout Choice
  ) -> Int {
    if tokens.isMark(start, "{") {
      choice.bodies.append(inside(start))
      return tokens.after(start)
    }
    // Of more conditions in one statement than anyone writes, the inner ones are not told apart.
    if tokens.isAt(start, "if"), depth < 32,
      let inner = objectiveCIf(start, before: limit, depth: depth + 1)
    {
      choice.bodies.append(start..<max(inner.end, start))
      return inner.end
    }
    let end = max(min(file.statementEnd(start), limit), start)
    choice.bodies.append(start..<end)
    return tokens.isMark(end, ";") ? end + 1 : end
  }

  // MARK: Branches

  /// Records that the token stands in the body of a choice.
  private mutating func enter(_ body: Int, of choice: Choice) {
    if choice.isGuard {
      add(1, of: 2, choice)
      return
    }
    if body == 0, let header = choice.headers.first, isNeutral(header) { return }
    if body == 1, choice.headers.count == 1, choice.isExhaustive, let header = choice.headers.first,
      isNeutralDenial(header)
    {
      return
    }
    // A branch that ends the program leaves the others.
    let ending = choice.bodies.map(endsProgram)
    let kept = ending.indices.filter { !ending[$0] || $0 == body }
    let number = kept.firstIndex(of: body) ?? 0
    add(number, of: kept.count + (choice.isExhaustive ? 0 : 1), choice)
  }

  /// Records what follows from a choice that has been passed: some branches may have left.
  private mutating func pass(_ choice: Choice) {
    guard choice.isSwitch || !choice.headers.isEmpty else { return }
    if choice.isGuard {
      if isNeutral(choice.headers[0]) || endsProgram(choice.bodies[0]) { return }
      add(0, of: 2, choice)
      return
    }
    let ending = choice.bodies.map(endsProgram)
    let leaving = choice.bodies.map { leaves($0, isCase: choice.isSwitch) }
    let unclear = choice.bodies.indices.contains { !leaving[$0] && mayLeave(choice.bodies[$0]) }
    guard unclear || leaving.indices.contains(where: { leaving[$0] && !ending[$0] }) else { return }
    if choice.bodies.count == 1, let header = choice.headers.first, isNeutralDenial(header) {
      return
    }
    let staying = (0..<choice.count).filter { $0 >= leaving.count || !leaving[$0] }
    // Which of several goes on is not told: the first stands for all, and the others are missed.
    guard !unclear, let first = staying.first else {
      found.append(.undecided(at: file.place(choice.keyword)))
      return
    }
    let kept = (0..<choice.count).filter { $0 >= choice.bodies.count || !ending[$0] }
    add(kept.firstIndex(of: first) ?? 0, of: kept.count, choice)
  }

  private mutating func add(_ number: Int, of count: Int, _ choice: Choice) {
    guard count > 1 else { return }
    found.append(
      CodeBranch(
        number, of: count, at: file.place(choice.keyword), identity: choice.keyword))
  }

  /// Whether nothing after the block runs once it does. The `break` of a case only ends the case.
  private func leaves(_ body: Range<Int>, isCase: Bool) -> Bool {
    contains(body) {
      tokens.isAt($0, "return") || tokens.isAt($0, "throw") || tokens.isAt($0, "continue")
        || tokens.isAt($0, "goto") || !isCase && tokens.isAt($0, "break")
    } || endsProgram(body)
  }

  /// Whether a statement in the block or in a block within it, but in no closure, ends the
  /// function.
  private func mayLeave(_ body: Range<Int>) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens.isMark(index, "(") || tokens.isMark(index, "[")
        || tokens.isMark(index, "{") && !isBlock(index)
      {
        index = tokens.after(index)
        continue
      }
      if !tokens.isMark(index - 1, "."), !tokens.isMark(index + 1, ":"),
        tokens.isAt(index, "return") || tokens.isAt(index, "throw") || tokens.isAt(index, "goto")
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether the brace begins a block of statements rather than a closure or a function.
  private func isBlock(_ brace: Int) -> Bool {
    let before = brace - 1
    if tokens.isAt(before, "else") || tokens.isAt(before, "do") || tokens.isAt(before, "repeat")
      || tokens.isAt(before, "catch")
    {
      return true
    }
    guard file.language == .objectiveC else { return file.isInControlHeader(brace) }
    if tokens.isMark(before, ")"), let open = tokens.partner(before) {
      return tokens.isAt(open - 1, "if") || tokens.isAt(open - 1, "for")
        || tokens.isAt(open - 1, "while") || tokens.isAt(open - 1, "switch")
        || tokens.isAttributeAt(open - 1, "catch") || tokens.isAttributeAt(open - 1, "synchronized")
    }
    return tokens.isMark(before, ";") || tokens.isMark(before, "{") || tokens.isMark(before, "}")
      || tokens.isMark(before, ":") || tokens.isAttribute(before)
  }

  private func endsProgram(_ body: Range<Int>) -> Bool {
    contains(body) {
      tokens.isAt($0, "fatalError") || tokens.isAt($0, "preconditionFailure")
        || tokens.isAt($0, "assertionFailure") || tokens.isAt($0, "abort")
    }
  }

  /// Whether a name of the block itself, and of none within it, passes the test.
  private func contains(_ body: Range<Int>, where test: (Int) -> Bool) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[") {
        index = tokens.after(index)
        continue
      }
      if tokens.isIdentifier(index), !tokens.isMark(index - 1, "."), test(index) { return true }
      index += 1
    }
    return false
  }
}

extension CodeBranch {
  /// A branch whose other branches are not known, so that no statements cover them all.
  static func undecided(at place: CodePlace) -> CodeBranch {
    CodeBranch(0, of: 2, at: place, identity: .min)
  }

  /// Of more conditions around a statement than anyone reads, the inner ones count as one.
  static func limited(_ branches: [CodeBranch]) -> [CodeBranch] {
    let limit = 200
    guard branches.count > limit else { return branches }
    return branches[..<limit] + [.undecided(at: branches[limit].place)]
  }
}

extension TokenList {
  /// Whether backticks stand around the name.
  fileprivate func isQuotedName(_ index: Int) -> Bool {
    let start = Int(tokens[index].start)
    return start > 0 && bytes[start - 1] == UInt8(ascii: "`")
  }
}
