import LayoutModel

/// Reads what the code of a class does to its own instances.
struct ClassReader {
  let project: Project
  let family: ClassFamily?
  private(set) var facts: [Fact] = []
  /// What a property sets when it is set, by its name.
  private(set) var forwarded: [String: [Fact]] = [:]
  /// Functions of extensions of UIKit's classes that are called, by name.
  private(set) var calls: [Call] = []
  private(set) var losses: [(clause: String, place: CodePlace)] = []

  struct Call {
    var name: String
    /// How many, for Swift.
    var arguments: Int?
    var place: CodePlace
    var branches: [CodeBranch]
  }

  struct Fact: Hashable {
    var property: CodeFact.Property
    var value: CodeFact.Value
    var place: CodePlace
    var branches: [CodeBranch] = []
  }

  init(project: Project, family: ClassFamily?) {
    self.project = project
    self.family = family
  }

  /// Reads all parts of the class and of the classes above it.
  mutating func readFamily() {
    guard let family else { return }
    var members: [(member: TypeDeclaration.Member, part: Project.Part)] = []
    for part in family.parts {
      for member in project.type(part).members { members.append((member, part)) }
    }
    let reached = reached(among: members)
    for (member, part) in members {
      let before = facts
      read(member, of: part)
      guard member.kind == .function, !reached.contains(member.name), facts.count > before.count
      else { continue }
      // What nothing in the class calls happens only when others do.
      forwarded[Self.baseName(member.name), default: []] += facts[before.count...]
      facts = before
    }
  }

  /// The functions that run by themselves, and those whose names stand in them.
  private func reached(
    among members: [(member: TypeDeclaration.Member, part: Project.Part)]
  ) -> Set<String> {
    let byName = Dictionary(grouping: members) { Self.baseName($0.member.name) }
    var reached: Set<String> = []
    var open = members.filter { Self.runsByItself($0.member, in: project.files[$0.part.file]) }
    while let (member, part) = open.popLast() {
      guard reached.insert(member.name).inserted, let body = member.body else { continue }
      let tokens = project.files[part.file].tokens
      for token in body where tokens.isIdentifier(token) {
        open += byName[tokens.text(token)] ?? []
      }
    }
    return reached
  }

  /// `setUp` of `setUp:with:`.
  private static func baseName(_ name: String) -> String {
    String(name.prefix { $0 != ":" })
  }

  private static func runsByItself(_ member: TypeDeclaration.Member, in file: CodeFile) -> Bool {
    if member.kind == .property { return false }
    if file.language == .swift { return member.isOverride || member.name == "init" }
    return member.name.hasPrefix("init") || runningMethods.contains(member.name)
  }

  private static let runningMethods: Set<String> = [
    "awakeFromNib", "layoutSubviews", "didMoveToWindow", "didMoveToSuperview",
    "willMoveToSuperview:", "willMoveToWindow:", "prepareForReuse", "drawRect:",
    "traitCollectionDidChange:", "tintColorDidChange", "updateConstraints", "setSelected:",
    "setHighlighted:", "setEnabled:", "layoutIfNeeded", "intrinsicContentSize",
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityHint",
    "accessibilityValue", "accessibilityTraits", "isAccessibilityElement",
    "accessibilityElementsHidden", "accessibilityElements", "accessibilityUserInputLabels",
    "currentTitle", "titleForState:", "pointInside:withEvent:", "hitTest:withEvent:",
    "sizeThatFits:", "alignmentRectInsets",
  ]

  mutating func read(_ member: TypeDeclaration.Member, of part: Project.Part) {
    guard let body = member.body, project.type(part).kind != .interface else { return }
    let file = project.files[part.file]
    if let fact = override(member, in: file) {
      facts.append(fact)
      return
    }
    var reader = ElementReader(project: project, family: family)
    for token in body where file.tokens.isIdentifier(token) {
      readName(token, in: part.file, member, with: &reader)
    }
    var found: [Fact] = []
    for act in reader.acts {
      switch act.kind {
      case .sets(let property, let value):
        found.append(
          Fact(property: property, value: value, place: act.place, branches: act.branches))
      case .usesUnknown(let name, _, let arguments):
        calls.append(
          Call(name: name, arguments: arguments, place: act.place, branches: act.branches))
      case .lost(let clause): losses.append((clause, act.place))
      }
    }
    if member.kind == .property, !member.isOverride {
      if !found.isEmpty { forwarded[member.name, default: []] += found }
    } else {
      facts += found
    }
  }

  /// What a member provides by being there: `override var accessibilityLabel`.
  private func override(_ member: TypeDeclaration.Member, in file: CodeFile) -> Fact? {
    guard let body = member.body else { return nil }
    let place = CodePlace(file.path, line: member.line)
    let tokens = file.tokens
    let isSwift = file.language == .swift
    guard !isSwift || member.isOverride else { return nil }
    if isSwift, tokens.isAt(body.lowerBound, "didSet") || tokens.isAt(body.lowerBound, "willSet") {
      return nil
    }
    switch member.name {
    case "point", "hitTest", "pointInside:withEvent:", "hitTest:withEvent:":
      return Fact(property: .hitArea, value: .computed, place: place)
    case "intrinsicContentSize", "alignmentRectInsets", "sizeThatFits", "sizeThatFits:":
      return Fact(property: .size, value: .computed, place: place)
    default: break
    }
    guard member.kind == .property || !isSwift,
      let property = Self.overridable[member.name]
    else { return nil }
    var first = body.lowerBound
    if tokens.isAt(first, "get"), tokens.isMark(first + 1, "{") { first += 2 }
    if tokens.isAt(first, "return") { first += 1 }
    return Fact(property: property, value: file.value(at: first), place: place)
  }

  private static let overridable: [String: CodeFact.Property] = [
    "accessibilityLabel": .label, "accessibilityAttributedLabel": .label,
    "accessibilityHint": .hint, "accessibilityValue": .value, "accessibilityTraits": .traits,
    "isAccessibilityElement": .isElement, "accessibilityElementsHidden": .elementsHidden,
    "accessibilityElements": .elements, "accessibilityUserInputLabels": .userInputLabels,
    "currentTitle": .title, "titleForState:": .title,
  ]

  private mutating func readName(
    _ token: Int, in fileIndex: Int, _ member: TypeDeclaration.Member,
    with reader: inout ElementReader
  ) {
    let file = project.files[fileIndex]
    let tokens = file.tokens
    guard !tokens.isMark(token - 1, "."), !tokens.isAt(token - 1, "->") else { return }
    if tokens.isAt(token, "self") || tokens.isAt(token, "super") || tokens.isAt(token, "weakSelf")
      || tokens.isAt(token, "strongSelf")
    {
      readSelf(token, in: fileIndex, member, with: &reader)
      return
    }
    guard file.language == .swift, !tokens.isAt(token - 1, "let"), !tokens.isAt(token - 1, "var"),
      !tokens.isAt(token - 1, "func"), !tokens.isMark(token + 1, ":")
    else { return }
    let name = tokens.text(token)
    let isEffect = Effect.names.contains(name)
    guard isEffect || tokens.isMark(token + 1, "(") else { return }
    let locals =
      file.localNames(name, at: [])
      + file.localNames(name, at: file.occurrences(of: name, in: member.body ?? 0..<0))
    if locals.contains(where: { $0.scope.contains(token) }) { return }
    // What stands alone is asked of self.
    let usage = implicitUsage(from: token, in: file)
    record(usage, at: token, in: file, member, isSuper: false, with: &reader)
  }

  /// The usage of `self` that a name without it stands for.
  private func implicitUsage(from token: Int, in file: CodeFile) -> Usage {
    var usage = file.usage(from: token, to: token)
    var first = Usage.Step(name: file.tokens.text(token), token: token)
    if file.tokens.isMark(token + 1, "("), !file.tokens.startsLine(token + 1) {
      first.arguments = token + 1
      usage = file.usage(from: token, to: max(file.tokens.after(token + 1) - 1, token + 1))
    }
    usage.steps.insert(first, at: 0)
    if usage.steps.count == 1, file.tokens.isAt(usage.end + 1, "=") {
      usage.assigned = usage.end + 2
    }
    return usage
  }

  private mutating func readSelf(
    _ token: Int, in fileIndex: Int, _ member: TypeDeclaration.Member,
    with reader: inout ElementReader
  ) {
    let file = project.files[fileIndex]
    let usage = file.usage(from: token, to: token)
    guard usage.steps.isEmpty else {
      record(
        usage, at: token, in: file, member, isSuper: file.tokens.isAt(token, "super"),
        with: &reader)
      return
    }
    if let clause = lossOfSelf(usage, in: file) { losses.append((clause, file.place(token))) }
  }

  private mutating func record(
    _ usage: Usage, at token: Int, in file: CodeFile, _ member: TypeDeclaration.Member,
    isSuper: Bool, with reader: inout ElementReader
  ) {
    guard let first = usage.steps.first, let last = usage.steps.last else { return }
    let path = usage.path
    // An override passes on what it was given.
    if isSuper,
      member.name == first.name || member.name.hasPrefix(first.name + ":")
        || first.name == member.name + ":"
    {
      return
    }
    let effect: Effect
    var argument: Int?
    if let assigned = usage.assigned {
      effect = Effect.ofAssigning(path)
      argument = assigned
    } else if last.isCall || last.isUnaryMessage {
      effect = Effect.ofCalling(path)
      argument = file.language == .swift ? last.arguments.map { $0 + 1 } : last.token + 2
    } else {
      return
    }
    switch effect {
    case .sets(let property):
      reader.add(
        .sets(property, argument.map { file.value(at: $0) } ?? .computed), at: token, of: file,
        in: argument.map { file.branchesWithText(at: $0) } ?? [])
    case .unknown(let name) where path.count == 1 && !isOwn(name):
      reader.add(
        .usesUnknown(name, .computed, arguments: file.argumentCount(of: last)), at: token, of: file)
    case .unknown, .harmless: break
    }
  }

  private func isOwn(_ name: String) -> Bool {
    guard let family else { return false }
    return family.parts.contains { part in
      project.type(part).members.contains { $0.name == name }
    }
  }

  /// Whether the object as a whole goes where its code is not followed: a clause with `it`.
  private func lossOfSelf(_ usage: Usage, in file: CodeFile) -> String? {
    let tokens = file.tokens
    let before = usage.start - 1
    if tokens.isAt(before, "=") {
      let holder = tokens.text(before - 1).lowercased()
      return holder.hasSuffix("delegate") || holder.hasSuffix("datasource")
        || holder.hasSuffix("target") || holder.hasSuffix("self") || holder.hasSuffix("view")
        ? nil : "it is kept in “\(tokens.text(before - 1))”"
    }
    guard tokens.isMark(before, "(") || tokens.isMark(before, ",") || tokens.isMark(before, ":"),
      let bracket = tokens.enclosing(usage.start)
    else { return nil }
    let label = tokens.isMark(before, ":") ? tokens.text(before - 1) : ""
    if Self.labelsForSelf.contains(label) || Effect.harmlessReceivers.contains(label) { return nil }
    guard tokens.isMark(bracket, "("), file.isCallParenthesis(bracket) else {
      return file.language == .objectiveC && tokens.isMark(before, ":")
        ? "it is passed to “\(label)”" : nil
    }
    let callee = tokens.text(bracket - 1)
    if Effect.harmlessReceivers.contains(callee) || Self.calleesForSelf.contains(callee) {
      return nil
    }
    return "it is passed to “\(callee)”"
  }

  private static let labelsForSelf: Set<String> = [
    "target", "delegate", "owner", "observer", "addObserver", "removeObserver", "sender", "with",
    "equalTo", "of", "for", "addTarget", "removeTarget", "initWithTarget", "setDelegate",
    "dataSource", "context", "describing", "reflecting", "object", "setTarget", "withTarget",
    "setDataSource", "from", "performSelector", "cancelPreviousPerformRequestsWithTarget",
    "loadNibNamed", "view", "attachedToView", "referenceView", "in", "locationInView",
    "previousLocationInView", "translationInView", "velocityInView",
  ]

  private static let calleesForSelf: Set<String> = [
    "addTarget", "removeTarget", "addObserver", "removeObserver", "type", "isKind",
    "WEAKIFY", "STRONGIFY", "weakify", "strongify", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "UITapGestureRecognizer", "isEqual", "pinEdges", "equalTo",
    "insertSubview", "object_getClass", "typeof", "__typeof", "__typeof__",
  ]
}
