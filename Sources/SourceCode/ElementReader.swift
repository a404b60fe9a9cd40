import LayoutModel

/// Follows what code does with an element, through local names, loops, closures and the functions
/// of its class it is passed to.
struct ElementReader {
  let project: Project
  /// The class whose functions are followed.
  let family: ClassFamily?
  private(set) var acts: [Act] = []
  private var seen: Set<Place> = []
  private var isExhausted = false

  /// The clause for an element whose uses are not followed to the end.
  static let tooOften = "it is passed on too often to be followed"

  /// How many expressions are followed for an element.
  private static let limit = 2_000

  init(project: Project, family: ClassFamily?) {
    self.project = project
    self.family = family
  }

  /// An expression that has been followed under the conditions of its callers.
  private struct Place: Hashable {
    var file: Int
    var start: Int
    var end: Int
    var role: Role
    var branches: [CodeBranch]
  }

  /// Something code does with an element.
  struct Act: Hashable {
    var kind: Kind
    var place: CodePlace
    /// Whether it is this element for certain.
    var isSure: Bool
    /// The conditions it runs under.
    var branches: [CodeBranch] = []

    enum Kind: Hashable {
      case sets(CodeFact.Property, CodeFact.Value)
      /// Uses a property or method that is none of UIKit's; with the number of arguments of a
      /// Swift call.
      case usesUnknown(String, CodeFact.Value, arguments: Int?)
      /// The code was not followed: a clause with `it` for the element.
      case lost(String)
    }
  }

  /// What an expression stands for.
  enum Role: Int {
    case element, collection
  }

  typealias Bracket = Int

  mutating func read(
    _ file: Int, from start: Int, to end: Int, as role: Role, isSure: Bool, depth: Int = 0,
    in branches: [CodeBranch] = [], birth: Int? = nil, calls: [CallSite] = []
  ) {
    let place = Place(file: file, start: start, end: end, role: role, branches: branches)
    guard !seen.contains(place) else { return }
    guard depth < 16, acts.count < 400, seen.count < Self.limit else {
      giveUp(at: start, in: project.files[file])
      return
    }
    seen.insert(place)
    let usage = project.files[file].usage(from: start, to: end)
    var context = Context(
      file: file, usage: usage, role: role, isSure: isSure, depth: depth + 1, branches: branches,
      birth: birth, calls: calls)
    var steps = usage.steps[...]
    if role == .collection {
      guard let rest = readCollection(steps, &context) else { return }
      steps = rest
    }
    if steps.isEmpty {
      readWhole(context)
    } else {
      readSteps(steps, context)
    }
  }

  /// A use of an element that is being followed.
  struct Context {
    var file: Int
    var usage: Usage
    var role: Role
    var isSure: Bool
    var depth: Int
    /// Whether a collection comes with its indices.
    var isEnumerated = false
    /// The conditions of the calls that lead to the function.
    var branches: [CodeBranch] = []
    /// Where the object that holds the element is made.
    var birth: Int?
    /// The calls that lead to the function, each of which is followed once.
    var calls: [CallSite] = []
  }

  /// Where the element is an argument of a call.
  struct CallSite: Hashable {
    var file: Int
    var token: Int
  }

  /// Records once that not all uses were followed.
  private mutating func giveUp(at token: Int, in file: CodeFile) {
    guard !isExhausted else { return }
    isExhausted = true
    acts.append(Act(kind: .lost(Self.tooOften), place: file.place(token), isSure: true))
  }

  /// The conditions around the token, from where the object that holds the element is made.
  private func branches(around token: Int, _ context: Context) -> [CodeBranch] {
    let file = project.files[context.file]
    var branches = file.branches(around: token)
    if let birth = context.birth {
      for branch in file.branches(around: birth) where branches.first == branch {
        branches.removeFirst()
      }
    }
    return CodeBranch.limited(context.branches + branches)
  }

  mutating func add(
    _ kind: Act.Kind, at token: Int, _ context: Context, in more: [CodeBranch] = []
  ) {
    let file = project.files[context.file]
    acts.append(
      Act(
        kind: kind, place: file.place(token), isSure: context.isSure,
        branches: branches(around: token, context) + more))
  }

  /// Something a class does to itself.
  mutating func add(
    _ kind: Act.Kind, at token: Int, of file: CodeFile, in more: [CodeBranch] = []
  ) {
    acts.append(
      Act(
        kind: kind, place: file.place(token), isSure: true,
        branches: file.branches(around: token) + more))
  }

  /// Follows a name, such as a function's parameter, through its scope.
  mutating func read(name: String, in scope: Range<Int>, of file: Int) {
    let usage = Usage(start: scope.lowerBound, end: scope.lowerBound)
    readName(
      name, in: scope, as: .element,
      Context(file: file, usage: usage, role: .element, isSure: true, depth: 0))
  }

  // MARK: Collections

  /// Follows the steps from a collection to its elements. Gives the steps that remain; `nil` when
  /// all is said.
  private mutating func readCollection(
    _ steps: ArraySlice<Usage.Step>, _ context: inout Context
  ) -> ArraySlice<Usage.Step>? {
    var steps = steps
    while let step = steps.first, context.role == .collection {
      switch step.name {
      case "subscript", "first", "last", "randomElement", "firstObject", "lastObject",
        "objectAtIndex:", "objectAtIndexedSubscript:", "object", "popLast", "max", "min":
        readClosures(of: step, context)
        context.role = .element
      case "enumerated":
        context.isEnumerated = true
      case "reversed", "sorted", "filter", "dropFirst", "dropLast", "lazy", "prefix", "suffix",
        "compactMap", "shuffled", "reverseObjectEnumerator", "objectEnumerator", "copy":
        readClosures(of: step, context)
      case "forEach", "map", "flatMap", "allSatisfy", "contains", "firstIndex", "reduce",
        "enumerateObjectsUsingBlock:", "enumerateObjectsWithOptions:usingBlock:":
        readClosures(of: step, context)
        return nil
      case "count", "isEmpty", "indices", "index", "containsObject:", "indexOfObject:",
        "startIndex", "endIndex", "lastIndex":
        return nil
      default:
        add(
          .lost("“\(step.name)” of the collection it is in is not understood"), at: step.token,
          context)
        return nil
      }
      steps = steps.dropFirst()
    }
    return steps
  }

  // MARK: Steps

  private mutating func readSteps(_ steps: ArraySlice<Usage.Step>, _ context: Context) {
    let file = project.files[context.file]
    let path = steps.map(\.name)
    guard let last = steps.last, let first = steps.first else { return }
    if let assigned = context.usage.assigned {
      record(Effect.ofAssigning(path), value: assigned, at: first.token, context)
      return
    }
    if first.closure != nil || first.arguments != nil, Self.combinators.contains(first.name) {
      readClosures(of: first, context)
      return
    }
    if last.isUnaryMessage, !isStatement(context) {
      return
    }
    if path.count == 1, let effect = file.effectOfSettingValue(last) {
      record(effect, value: last.arguments.map { $0 + 1 }, at: first.token, context)
      return
    }
    if last.isCall || last.isUnaryMessage {
      let argument = file.language == .swift ? last.arguments.map { $0 + 1 } : last.token + 2
      record(Effect.ofCalling(path), value: argument, at: first.token, context)
      return
    }
    if path.count == 1, path[0] == "titleLabel" || path[0] == "imageView",
      file.tokens.isAt(context.usage.start - 1, "=")
    {
      add(.lost("its \(path[0]) is kept"), at: first.token, context)
    }
  }

  /// Functions that hand the value they are called on to their closure.
  private static let combinators: Set<String> = [
    "map", "flatMap", "apply", "then", "do", "also", "with", "let", "run", "configure", "setup",
    "tap",
  ]

  /// Whether the value of the expression is not used.
  private func isStatement(_ context: Context) -> Bool {
    let tokens = project.files[context.file].tokens
    let before = context.usage.start - 1
    return tokens.isMark(before, ";") || tokens.isMark(before, "{") || tokens.isMark(before, "}")
      || tokens.isMark(before, ")") || tokens.isMark(before, ":") || tokens.isAt(before, "else")
  }

  private mutating func record(
    _ effect: Effect, value start: Int?, at token: Int, _ context: Context
  ) {
    let file = project.files[context.file]
    let value = start.map { file.value(at: $0) } ?? .computed
    let branches = start.map { file.branchesWithText(at: $0) } ?? []
    switch effect {
    case .sets(let property): add(.sets(property, value), at: token, context, in: branches)
    case .unknown(let name):
      add(
        .usesUnknown(name, value, arguments: context.usage.steps.last.flatMap(file.argumentCount)),
        at: token, context, in: branches)
    case .harmless: break
    }
  }

  // MARK: Closures

  /// Follows the element into the closures of a call.
  private mutating func readClosures(of step: Usage.Step, _ context: Context) {
    let tokens = project.files[context.file].tokens
    var braces: [Bracket] = step.closure.map { [$0] } ?? []
    if let arguments = step.arguments, let end = tokens.partner(arguments) {
      var index = arguments + 1
      while index < end {
        if tokens.isMark(index, "{") { braces.append(index) }
        index =
          tokens.isMark(index, "{") || tokens.isMark(index, "(") || tokens.isMark(index, "[")
          ? tokens.after(index) : index + 1
      }
    }
    for brace in braces { readClosure(brace, context) }
  }

  private mutating func readClosure(_ brace: Bracket, _ context: Context) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let end = tokens.partner(brace) ?? tokens.count
    if file.language == .objectiveC {
      // `^(UIButton *button, NSUInteger index, BOOL *stop) {`
      guard tokens.isMark(brace - 1, ")"), let open = tokens.partner(brace - 1),
        let parameter = ((open + 1)..<max(brace - 1, open + 1)).first(where: {
          tokens.isIdentifier($0)
            && (tokens.isMark($0 + 1, ",") || tokens.isMark($0 + 1, ")"))
        })
      else { return }
      readName(tokens.text(parameter), in: (brace + 1)..<end, as: .element, context)
      return
    }
    if let header = file.closureHeader(of: brace), !header.parameters.isEmpty {
      let parameter =
        context.isEnumerated ? header.parameters.last : header.parameters.first
      guard let parameter else { return }
      readName(
        tokens.text(parameter.token), in: header.end..<max(end, header.end), as: .element, context)
      return
    }
    let anonymous = context.isEnumerated ? ["$1", "$0"] : ["$0"]
    for name in anonymous {
      for place in file.occurrences(of: name, in: (brace + 1)..<max(end, brace + 1))
      where closure(around: place, in: file) == brace {
        var last = place
        if context.isEnumerated, name == "$0" {
          guard tokens.isMark(place + 1, "."), tokens.isAt(place + 2, "element") else { continue }
          last = place + 2
        }
        read(
          context.file, from: place, to: last, as: .element, isSure: context.isSure,
          depth: context.depth, in: context.branches, birth: context.birth, calls: context.calls)
      }
    }
  }

  /// The brace of the innermost closure around the token.
  private func closure(around token: Int, in file: CodeFile) -> Bracket? {
    var brace = file.tokens.enclosingBrace(token)
    while let current = brace, isBlock(current, in: file) {
      brace = file.tokens.enclosingBrace(current)
    }
    return brace
  }

  /// Whether the brace begins the block of an `if`, `for` or the like.
  private func isBlock(_ brace: Bracket, in file: CodeFile) -> Bool {
    let tokens = file.tokens
    return tokens.isAt(brace - 1, "else") || tokens.isAt(brace - 1, "do")
      || tokens.isAt(brace - 1, "repeat") || tokens.isAt(brace - 1, "defer")
      || file.isInControlHeader(brace)
  }

  // MARK: Names

  /// Follows a local name for the element.
  mutating func readName(
    _ name: String, in scope: Range<Int>, as role: Role, _ context: Context
  ) {
    let file = project.files[context.file]
    let tokens = file.tokens
    let occurrences = file.occurrences(of: name, in: scope)
    guard !occurrences.isEmpty else { return }
    let inner = file.localNames(name, at: occurrences).filter {
      scope.contains($0.token) && $0.initialiser.map { tokens.text($0) != name } ?? true
    }
    for place in occurrences {
      if tokens.isMark(place - 1, ".") || tokens.isAt(place - 1, "->") { continue }
      if tokens.isMark(place + 1, ":"),
        tokens.isMark(place - 1, "(") || tokens.isMark(place - 1, ",")
          || tokens.isIdentifier(place - 1)
      {
        continue
      }
      let isDeclaration = tokens.isAt(place - 1, "let") || tokens.isAt(place - 1, "var")
      if isDeclaration, tokens.isAt(place + 1, "=") || tokens.isMark(place + 1, ":") { continue }
      if file.language == .objectiveC, tokens.isMark(place + 1, "]"),
        tokens.isIdentifier(place - 1) || tokens.isMark(place - 1, "]")
      {
        continue
      }
      if inner.contains(where: { $0.scope.contains(place) || $0.token == place }), !isDeclaration {
        continue
      }
      read(
        context.file, from: place, to: place, as: role, isSure: context.isSure,
        depth: context.depth, in: context.branches, birth: context.birth, calls: context.calls)
    }
  }

  // MARK: The element as a whole

  /// What is done with the element itself: compared, named, put into a collection, passed on.
  private mutating func readWhole(_ context: Context) {
    switch project.files[context.file].language {
    case .swift: readSwiftWhole(context)
    case .objectiveC: readObjectiveCWhole(context)
    }
  }

  func isComparison(_ index: Int, _ tokens: TokenList) -> Bool {
    tokens.isAt(index, "==") || tokens.isAt(index, "!=") || tokens.isAt(index, "===")
      || tokens.isAt(index, "!==")
  }

  mutating func lose(_ clause: String, _ context: Context) {
    add(.lost(clause), at: context.usage.start, context)
  }

  /// Whether the function around the token only tells where focus or touches go.
  func isFocusFunction(around token: Int, in file: CodeFile) -> Bool {
    file.type(around: token)?.members.contains {
      $0.body?.contains(token) == true
        && ($0.name.hasPrefix("preferredFocus") || $0.name.hasPrefix("hitTest"))
    } == true
  }

  /// Follows a name that is declared at the token and stands for the element.
  mutating func follow(declarationAt token: Int, _ context: Context) {
    let file = project.files[context.file]
    guard
      let local = file.localNames(file.tokens.text(token), at: [token]).first(where: {
        $0.token == token
      })
    else {
      lose("its use is not understood", context)
      return
    }
    readName(file.tokens.text(token), in: local.scope, as: context.role, context)
  }

  /// Where the element stands in a call.
  struct Argument {
    var position: Int
    /// Empty where there is none.
    var label = ""
    /// How many arguments the call has.
    var count: Int
  }

  /// Follows the element into a function of the class. False when there is none, or when which of
  /// its parameters takes the element is not known.
  mutating func follow(
    _ argument: Argument, of function: String, _ context: Context
  ) -> Bool {
    guard let family else { return false }
    let site = CallSite(file: context.file, token: context.usage.start)
    // A function that calls itself does nothing more the second time.
    if context.calls.contains(site) { return true }
    let functions = family.members(in: project) {
      $0.kind == .function && $0.name == function && $0.parameters.count > argument.position
        && $0.body != nil
    }
    var isFollowed = !functions.isEmpty
    for (file, member) in functions {
      guard let body = member.body else { continue }
      guard let parameter = Self.parameter(of: member, taking: argument) else {
        isFollowed = false
        continue
      }
      var inside = context
      inside.branches = branches(around: context.usage.start, context)
      inside.birth = nil
      inside.calls.append(site)
      inside.file = file
      readName(parameter, in: body, as: context.role, inside)
    }
    return isFollowed
  }

  /// Parameters with a default may be left out before the argument, so that its position tells
  /// only where as many arguments are given as there are parameters.
  private static func parameter(
    of function: TypeDeclaration.Member, taking argument: Argument
  ) -> String? {
    let names = function.parameters.map(\.name)
    if !argument.label.isEmpty, names.contains(argument.label) { return argument.label }
    let isFirst = argument.position == 0 && argument.label.isEmpty
    return isFirst || names.count == argument.count ? names[argument.position] : nil
  }
}
