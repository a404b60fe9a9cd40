import FilePaths
import LayoutModel

/// What the code of a class does to its own instances.
public struct ClassEvidence: Sendable {
  public var facts: [CodeFact]
  public var gaps: [CodeGap]
  public var sources: [String]
  /// What its properties set when they are set, by their names.
  var forwarded: [String: [ClassReader.Fact]]
  /// The names of its own properties and functions.
  var members: Set<String>
  /// What its functions and properties set that nothing in the class uses: only when others use
  /// them, so each stands in a branch that nothing completes.
  var whenUsed: [CodeFact] = []

  public var isComplete: Bool { gaps.isEmpty }
}

extension SourceIndex {
  /// What code does to the object that an outlet of a class leads to; `nil` when the project does
  /// not declare the class.
  ///
  /// The object's kind tells whose extensions count, `elementClass` is its own class when the
  /// layout names one. Where several classes have the name, the one nearest to the layout counts.
  public func evidence(
    forOutlet outlet: String, ofClass className: String, isCollection: Bool = false,
    to kind: Element.Kind = .button, elementClass: String? = nil, near layoutPath: String = ""
  ) -> CodeEvidence? {
    guard let family = ClassFamily(className, near: layoutPath, in: project) else { return nil }
    var evidence = CodeEvidence(
      gaps: familyGaps(family), sources: sources(of: family), classes: family.chain)
    let declares = family.members(in: project) {
      $0.kind == .property && ($0.name == outlet || $0.name == "_" + outlet)
    }
    if declares.isEmpty {
      evidence.gaps.append(
        CodeGap("no declaration of it was found in \(className)"))
    }
    if elementClass == nil,
      let type = declares.lazy.compactMap(\.member.type).first(where: { isClassOfProject($0) })
    {
      evidence.gaps.append(
        CodeGap("\(className) takes it for a \(type), which the layout does not say"))
    }
    var sure = ElementReader(project: project, family: family)
    var possible = ElementReader(project: project, family: family)
    for mention in Mentions(project: project, family: family).mentions(of: outlet) {
      let role: ElementReader.Role = isCollection ? .collection : .element
      if mention.isKeyPath {
        evidence.gaps.append(
          CodeGap(
            "a key path leads to it",
            at: project.files[mention.file].place(mention.start)))
      } else if mention.isSure {
        sure.read(
          mention.file, from: mention.start, to: mention.end, as: role, isSure: true,
          birth: mention.birth)
      } else {
        possible.read(mention.file, from: mention.start, to: mention.end, as: role, isSure: false)
      }
    }
    let subject = CodeFact.Subject.outlet(outlet, ofClass: className)
    for act in sure.acts {
      add(act, of: outlet, subject, kind, elementClass, layoutPath, to: &evidence)
    }
    for act in possible.acts {
      addPossible(act, of: outlet, kind, elementClass, layoutPath, to: &evidence)
    }
    addTextMentions(of: outlet, to: &evidence)
    addTraversals(in: family, to: &evidence)
    evidence.tidy()
    return evidence
  }

  /// What the code of a class does to its own instances; `nil` when the project does not declare
  /// it.
  public func evidence(
    forClass className: String, kind: Element.Kind = .button, near layoutPath: String = ""
  ) -> ClassEvidence? {
    let folder = layoutPath.parentFolder
    return cached("\(className) \(kind.rawValue) \(folder)") {
      makeEvidence(forClass: className, kind: kind, near: layoutPath)
    }
  }

  private func makeEvidence(
    forClass className: String, kind: Element.Kind, near layoutPath: String
  ) -> ClassEvidence? {
    guard let family = ClassFamily(className, near: layoutPath, in: project) else { return nil }
    var reader = ClassReader(project: project, family: family)
    reader.readFamily()
    let subject = CodeFact.Subject.customClass(className)
    var evidence = ClassEvidence(
      facts: reader.facts.map { CodeFact($0, by: subject) },
      gaps: familyGaps(family), sources: sources(of: family), forwarded: reader.forwarded,
      members: Set(family.members(in: project) { _ in true }.map(\.member.name)))
    evidence.gaps += reader.losses.map {
      CodeGap("its class passes itself on: \($0.clause)", at: $0.place)
    }
    evidence.whenUsed = reader.forwarded.values.flatMap { $0 }.map {
      CodeFact($0.under([.undecided(at: $0.place)]), by: subject)
    }
    let extensions = UIKitExtensions(project: project)
    for call in reader.calls {
      switch extensions.answer(to: call.name, arguments: call.arguments, on: kind) {
      case .unknown: break
      case .does(let facts, let gaps):
        evidence.facts += facts.map { CodeFact($0.under(call.branches), by: subject) }
        evidence.gaps += gaps
      }
    }
    return evidence
  }

  private func isClassOfProject(_ type: String) -> Bool {
    !Project.isFrameworkClass(type) && project.declared.contains(type)
  }

  private func familyGaps(_ family: ClassFamily) -> [CodeGap] {
    var gaps: [CodeGap] = []
    if let unknown = family.unknownSuperclass {
      gaps.append(CodeGap("the source of \(unknown), above \(family.name), was not found"))
    }
    if family.declarations > 1 {
      gaps.append(CodeGap("\(family.declarations) classes are called \(family.name)"))
    }
    for part in family.parts where !project.files[part.file].tokens.isWellFormed {
      gaps.append(
        CodeGap(
          "the source could not be understood as a whole",
          at: CodePlace(project.files[part.file].path, line: project.type(part).line)))
    }
    if let failure = failures.first {
      gaps.append(CodeGap("the source \(failure.path) could not be read"))
    }
    return gaps
  }

  private func sources(of family: ClassFamily) -> [String] {
    Set(family.parts.map { project.files[$0.file].path }).sorted()
  }

  // MARK: Acts

  private func add(
    _ act: ElementReader.Act, of outlet: String, _ subject: CodeFact.Subject,
    _ kind: Element.Kind, _ elementClass: String?, _ layoutPath: String,
    to evidence: inout CodeEvidence
  ) {
    switch act.kind {
    case .sets(let property, let value):
      evidence.facts.append(
        CodeFact(property, value, by: subject, at: act.place, in: act.branches))
    case .lost(let clause):
      evidence.gaps.append(CodeGap(clause, at: act.place))
    case .usesUnknown(let name, let value, let arguments):
      let (facts, gaps) = resolve(
        name, value, arguments, at: act.place, kind: kind, elementClass: elementClass,
        near: layoutPath)
      evidence.facts += facts.map {
        CodeFact(
          $0.property, $0.value, by: subject, at: act.place, in: act.branches + $0.branches)
      }
      evidence.gaps += gaps.map { CodeGap($0, at: act.place) }
    }
  }

  /// What a property or method does that is none of UIKit's: one of the element's own class, or
  /// of an extension. The gaps are clauses with `it` for the element.
  private func resolve(
    _ name: String, _ value: CodeFact.Value, _ arguments: Int?, at place: CodePlace,
    kind: Element.Kind, elementClass: String?, near layoutPath: String
  ) -> (facts: [ClassReader.Fact], gaps: [String]) {
    if let elementClass,
      let own = evidence(forClass: elementClass, kind: kind, near: layoutPath)
    {
      if let forwarded = own.forwarded[name] {
        return (
          forwarded.map {
            ClassReader.Fact(
              property: $0.property, value: value, place: place, branches: $0.branches)
          }, []
        )
      }
      // What its functions do is known of the class.
      if own.members.contains(name) { return ([], []) }
    }
    let extensions = UIKitExtensions(project: project)
    switch extensions.answer(to: name, arguments: arguments, on: kind) {
    case .unknown:
      return (
        [], Effect.isOfOtherControls(name) ? [] : ["the source of its “\(name)” was not found"]
      )
    case .does(let facts, let gaps):
      return (facts, gaps.isEmpty ? [] : ["its “\(name)” was not understood"])
    }
  }

  private func addPossible(
    _ act: ElementReader.Act, of outlet: String, _ kind: Element.Kind, _ elementClass: String?,
    _ layoutPath: String, to evidence: inout CodeEvidence
  ) {
    switch act.kind {
    case .sets(let property, _):
      guard property.isSpoken else { return }
      evidence.gaps.append(
        CodeGap("code outside the class may set its \(property.rawValue)", at: act.place))
    case .lost:
      evidence.gaps.append(CodeGap("code outside the class may use it", at: act.place))
    case .usesUnknown(let name, let value, let arguments):
      let (facts, gaps) = resolve(
        name, value, arguments, at: act.place, kind: kind, elementClass: elementClass,
        near: layoutPath)
      if facts.contains(where: { $0.property.isSpoken }) || !gaps.isEmpty {
        evidence.gaps.append(
          CodeGap("code outside the class may use its “\(name)”", at: act.place))
      }
    }
  }

  /// `value(forKey: "closeButton")`
  private func addTextMentions(of outlet: String, to evidence: inout CodeEvidence) {
    for (index, mentions) in project.textMentions.enumerated() {
      let file = project.files[index]
      for token in mentions[outlet] ?? [] {
        var label = token - 1
        if file.tokens.isMark(label, "@") { label -= 1 }
        guard file.tokens.isMark(label, ":") || file.tokens.isMark(label, "(") else { continue }
        let name = file.tokens.text(label - 1)
        if name == "forKey" || name == "valueForKey" || name == "forKeyPath"
          || name == "valueForKeyPath"
        {
          evidence.gaps.append(
            CodeGap("code finds it by the name of its outlet", at: file.place(token)))
        }
      }
    }
  }

  /// Code that goes through the views inside another and changes them.
  private func addTraversals(in family: ClassFamily, to evidence: inout CodeEvidence) {
    for part in family.parts {
      evidence.gaps += traversalGaps(in: part, family: family)
    }
  }

  func traversalGaps(in part: Project.Part, family: ClassFamily) -> [CodeGap] {
    let file = project.files[part.file]
    let type = project.type(part)
    guard type.kind != .interface else { return [] }
    var reader = ElementReader(project: project, family: family)
    for token in type.body
    where file.tokens.isIdentifier(token)
      && (file.tokens.isAt(token, "subviews") || file.tokens.isAt(token, "arrangedSubviews"))
    {
      var (start, end) = (token, token)
      if file.tokens.isMark(token - 1, ".") {
        start = file.chainStart(token)
      } else if file.language == .objectiveC, file.tokens.isMark(token + 1, "]"),
        let open = file.tokens.enclosing(token)
      {
        (start, end) = (open, token + 1)
      }
      reader.read(part.file, from: start, to: end, as: .collection, isSure: false)
    }
    return reader.acts.compactMap { act in
      if act.kind == .lost(ElementReader.tooOften) {
        return CodeGap("views it finds are passed on too often to be followed", at: act.place)
      }
      guard case .sets(let property, _) = act.kind, property.isSpoken else { return nil }
      return CodeGap("code sets \(property.rawValue) of views it finds", at: act.place)
    }
  }
}

extension CodeFact {
  fileprivate init(_ fact: ClassReader.Fact, by subject: Subject) {
    self.init(fact.property, fact.value, by: subject, at: fact.place, in: fact.branches)
  }
}

extension CodeEvidence {
  /// Each fact and gap once, in the order of the places.
  mutating func tidy() {
    var seenFacts: Set<CodeFact> = []
    facts = facts.filter { seenFacts.insert($0).inserted }.sorted { $0.place < $1.place }
    var seenGaps: Set<CodeGap> = []
    gaps = gaps.filter { seenGaps.insert($0).inserted }.sorted { one, other in
      switch (one.place, other.place) {
      case (let one?, let other?): one < other
      case (nil, _?): true
      case (_, nil): false
      }
    }
    sources = Set(sources).sorted()
  }
}
