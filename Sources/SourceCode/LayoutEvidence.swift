import LayoutModel

extension SourceIndex {
  /// The layout with what code does to those of its elements that code can reach and whose
  /// positions are given.
  public func addEvidence(to layout: inout Layout, at positions: Set<SourcePosition>) {
    for screen in layout.screens.indices {
      for index in layout.screens[screen].elements.indices
      where positions.contains(layout.screens[screen].elements[index].position) {
        layout.screens[screen].elements[index].evidence = evidence(
          ofElement: index, in: layout.screens[screen], near: layout.path)
      }
    }
  }

  /// What code does to an element by its outlets, its class, its run-time attributes, its tag and
  /// the actions it calls; `nil` when nothing of the kind leads to it.
  func evidence(
    ofElement index: Int, in screen: Screen, near layoutPath: String
  ) -> CodeEvidence? {
    let element = screen.elements[index]
    let elementClass = element.hasUnknownClass ? element.customClass?.name : nil
    var evidence = CodeEvidence()
    addContainers(of: index, in: screen, near: layoutPath, &evidence)
    guard
      !element.outlets.isEmpty || elementClass != nil || element.viewTag != nil
        || !element.runtimeAttributes.isEmpty
    else {
      // Nothing else leads to the element itself.
      return evidence.facts.isEmpty ? nil : evidence
    }
    for outlet in element.outlets {
      add(outlet, to: element, elementClass, near: layoutPath, &evidence)
    }
    if let elementClass {
      addClass(elementClass, of: element, near: layoutPath, &evidence)
    }
    addRuntimeAttributes(of: element, &evidence)
    let around = classes(around: index, in: screen)
    if let tag = element.viewTag {
      addTagLookups(
        tag, by: around, hasController: screen.controller?.customClass != nil, near: layoutPath,
        &evidence)
    }
    for className in around {
      guard let family = ClassFamily(className, near: layoutPath, in: project) else {
        if element.viewTag != nil, element.outlets.isEmpty, elementClass == nil {
          evidence.gaps.append(CodeGap("the source of \(className) was not found"))
        }
        continue
      }
      if !evidence.classes.contains(className) {
        evidence.gaps += family.parts.flatMap { traversalGaps(in: $0, family: family) }
      }
      addActions(of: element, calledIn: family, &evidence)
      if element.outlets.isEmpty, elementClass == nil {
        evidence.classes.append(className)
        evidence.sources += family.parts.map { project.files[$0.file].path }
      }
    }
    evidence.tidy()
    return evidence
  }

  private func add(
    _ outlet: Outlet, to element: Element, _ elementClass: String?, near layoutPath: String,
    _ evidence: inout CodeEvidence
  ) {
    guard let owner = outlet.ownerClass?.name else {
      evidence.gaps.append(
        CodeGap("the layout does not name the class with the outlet “\(outlet.property)”"))
      return
    }
    guard
      let found = self.evidence(
        forOutlet: outlet.property, ofClass: owner, isCollection: outlet.isCollection,
        to: element.kind, elementClass: elementClass, near: layoutPath)
    else {
      evidence.gaps.append(CodeGap("the source of \(owner) was not found"))
      return
    }
    evidence.facts += found.facts
    evidence.gaps += found.gaps
    evidence.sources += found.sources
    evidence.classes += found.classes.filter { !evidence.classes.contains($0) }
  }

  private func addClass(
    _ className: String, of element: Element, near layoutPath: String,
    _ evidence: inout CodeEvidence
  ) {
    guard
      let found = self.evidence(forClass: className, kind: element.kind, near: layoutPath)
    else {
      evidence.gaps.append(CodeGap("the source of \(className) was not found"))
      return
    }
    evidence.facts += found.facts
    evidence.gaps += found.gaps
    evidence.sources += found.sources
    if !evidence.classes.contains(className) { evidence.classes.append(className) }
    for attribute in element.runtimeAttributes where found.members.contains(attribute.keyPath) {
      evidence.understoodAttributes.insert(attribute.keyPath)
    }
    for (property, facts) in found.forwarded.sorted(by: { $0.key < $1.key }) {
      if let attribute = element.runtimeAttributes.first(where: { $0.keyPath == property }) {
        evidence.facts += facts.map { CodeFact($0, by: attribute) }
      } else if let fact = facts.first(where: \.property.isSpoken) {
        evidence.gaps.append(
          CodeGap("its “\(property)” sets its \(fact.property.rawValue) when used", at: fact.place))
      }
    }
  }

  private func addRuntimeAttributes(of element: Element, _ evidence: inout CodeEvidence) {
    let extensions = UIKitExtensions(project: project)
    for attribute in element.runtimeAttributes {
      guard
        case .does(let facts, let gaps) = extensions.answer(to: attribute.keyPath, on: element.kind)
      else { continue }
      evidence.facts += facts.map { CodeFact($0, by: attribute) }
      evidence.gaps += gaps
      evidence.understoodAttributes.insert(attribute.keyPath)
    }
  }

  /// `view.viewWithTag(3)`, `[cell viewWithTag:3]`: with this number anywhere in the project, with
  /// one that the code does not show in the classes around the element. Views without a
  /// controller, such as cells, are looked into by classes that nothing in the layout names.
  private func addTagLookups(
    _ tag: Int, by classes: [String], hasController: Bool, near layoutPath: String,
    _ evidence: inout CodeEvidence
  ) {
    let parts = classes.flatMap {
      ClassFamily($0, near: layoutPath, in: project)?.parts ?? []
    }
    for (index, mentions) in project.mentions.enumerated() {
      let file = project.files[index]
      for token in mentions["viewWithTag"] ?? [] {
        let argument = token + 2
        let isNumber =
          file.tokens.isNumber(argument)
          && (file.tokens.isMark(argument + 1, ")") || file.tokens.isMark(argument + 1, "]"))
        let finds =
          isNumber
          ? Int(file.tokens.text(argument)) == tag
          : !hasController
            || parts.contains { $0.file == index && project.type($0).body.contains(token) }
        if finds {
          evidence.gaps.append(CodeGap("code may find it by its tag", at: file.place(token)))
        }
      }
    }
  }

  /// The classes whose code goes over the views they hold: the controller's, those of the views
  /// around the element, those with its outlets.
  private func classes(around index: Int, in screen: Screen) -> [String] {
    var classes: [String] = []
    for name in [screen.controller?.customClass?.name].compactMap(\.self)
      + screen.ancestors(of: index).compactMap({ ancestor in
        screen.elements[ancestor].hasUnknownClass
          ? screen.elements[ancestor].customClass?.name : nil
      }) + screen.elements[index].outlets.compactMap({ $0.ownerClass?.name })
    where !classes.contains(name) {
      classes.append(name)
    }
    return classes
  }

  /// Classes of views around the element that make themselves an accessibility element, in which
  /// VoiceOver reaches nothing else.
  private func addContainers(
    of index: Int, in screen: Screen, near layoutPath: String, _ evidence: inout CodeEvidence
  ) {
    for ancestor in screen.ancestors(of: index) where screen.elements[ancestor].hasUnknownClass {
      guard let name = screen.elements[ancestor].customClass?.name,
        let own = self.evidence(
          forClass: name, kind: screen.elements[ancestor].kind, near: layoutPath)
      else { continue }
      let facts = (own.facts + own.whenUsed).sorted { $0.place < $1.place }
      let statements = facts.filter { $0.property == .isElement }
      if statements.allSatisfy({ $0.value == .flag(true) }) {
        evidence.facts += statements.map {
          CodeFact(.isElement, .flag(false), by: .container(name), at: $0.place, in: $0.branches)
        }
      } else if let fact = statements.first(where: { $0.value != .flag(false) }) {
        evidence.gaps.append(
          CodeGap("\(name) around it may be one element for VoiceOver", at: fact.place))
      }
      if let fact = facts.first(where: {
        $0.property == .elements || $0.property == .elementsHidden && $0.value != .flag(false)
      }) {
        evidence.gaps.append(
          CodeGap("\(name) around it sets its \(fact.property.rawValue)", at: fact.place))
      }
    }
  }

  /// What the methods do to their sender that using the element calls.
  private func addActions(
    of element: Element, calledIn family: ClassFamily, _ evidence: inout CodeEvidence
  ) {
    for case .selector(let selector, _) in element.actions {
      let name = selector.prefix { $0 != ":" }
      let functions = family.members(in: project) {
        $0.kind == .function && $0.body != nil && !$0.parameters.isEmpty
          && ($0.name == selector || $0.name == name
            || name.hasPrefix("\($0.name)With"))
      }
      for (file, function) in functions {
        guard let body = function.body, let sender = function.parameters.first else { continue }
        var reader = ElementReader(project: project, family: family)
        reader.read(name: sender.name, in: body, of: file)
        for act in reader.acts {
          if act.kind == .lost(ElementReader.tooOften) {
            evidence.gaps.append(CodeGap(ElementReader.tooOften, at: act.place))
          }
          guard case .sets(let property, _) = act.kind, property.isSpoken else { continue }
          evidence.gaps.append(
            CodeGap("using it sets its \(property.rawValue)", at: act.place))
        }
      }
    }
  }
}

extension CodeFact {
  fileprivate init(_ fact: ClassReader.Fact, by attribute: RuntimeAttribute) {
    self.init(
      fact.property, attribute.value.map { $0.visible == nil ? .nothing : .text($0) } ?? .computed,
      by: .runtimeAttribute(attribute.keyPath), at: fact.place, in: fact.branches)
  }
}

extension SourceIndex.Needs {
  /// What must be known to judge these elements of a layout.
  public init(_ layout: Layout, at positions: Set<SourcePosition>) {
    self.init()
    for screen in layout.screens {
      for (index, element) in screen.elements.enumerated()
      where positions.contains(element.position) {
        for ancestor in screen.ancestors(of: index) {
          if screen.elements[ancestor].hasUnknownClass,
            let name = screen.elements[ancestor].customClass?.name
          {
            classes.insert(name)
          }
        }
        let hasClass = element.hasUnknownClass
        guard
          !element.outlets.isEmpty || hasClass || element.viewTag != nil
            || !element.runtimeAttributes.isEmpty
        else { continue }
        if hasClass, let name = element.customClass?.name { classes.insert(name) }
        for outlet in element.outlets {
          outlets.insert(outlet.property)
          if let owner = outlet.ownerClass?.name { classes.insert(owner) }
        }
        if element.viewTag != nil { tags = true }
        if let controller = screen.controller?.customClass?.name { classes.insert(controller) }
        if !element.runtimeAttributes.isEmpty { runtimeAttributes = true }
      }
    }
  }

  public mutating func formUnion(_ other: SourceIndex.Needs) {
    classes.formUnion(other.classes)
    outlets.formUnion(other.outlets)
    tags = tags || other.tags
    runtimeAttributes = runtimeAttributes || other.runtimeAttributes
  }
}
