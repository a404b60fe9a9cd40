import LayoutModel
import VoiceOver

/// How far the file alone decides what an element says or measures: what code could reach it.
public struct Reach: Sendable, Equatable {
  public var certainty: Certainty
  /// A clause for reports, for example `the outlet “saveButton” lets code change it`.
  public var reason: String?
  /// What code could reach the element by.
  public var cause: Cause?

  public init(certainty: Certainty, reason: String? = nil, cause: Cause? = nil) {
    self.certainty = certainty
    self.reason = reason
    self.cause = cause
  }

  public enum Cause: Sendable {
    case outlet, customClass, runtimeAttribute, tag
  }

  /// The reach at no more than this certainty, for the reason given when that is what lowers it.
  public func atMost(_ limit: Certainty, because reason: String) -> Reach {
    certainty > limit ? Reach(certainty: limit, reason: reason, cause: cause) : self
  }

  /// The reach of what follows from an utterance: never certain when no source confirms it.
  public func resting(on utterance: Utterance) -> Reach {
    utterance.isConfirmed
      ? self : atMost(.likely, because: "no source confirms what VoiceOver says here")
  }

  /// The reach for what code usually fills in: where an outlet or a class of its own leads to the
  /// element, a person must look.
  public var whereCodeUsuallyFillsIn: Reach {
    guard cause == .outlet || cause == .customClass else { return self }
    return Reach(certainty: .needsReview, reason: reason, cause: cause)
  }
}

extension ResolvedScreen {
  /// Whether code can change where the element at `index` stands and takes touches: an outlet, a
  /// class or a tag of its own, or run-time attributes the model does not know make a finding
  /// likely; nothing of the kind makes it certain. Where code is known to change it, a person must
  /// look.
  public func reach(of index: Int) -> Reach {
    let moved = elements[index].evidence?.facts.first {
      $0.property == .size || $0.property == .hitArea
    }
    guard let moved else { return reachByCode(of: index) }
    return Reach(
      certainty: .needsReview, reason: "code changes its size (\(moved.place.description))",
      cause: .outlet)
  }

  /// Whether code can change what VoiceOver says of the element at `index`. Where the code was
  /// read in full and sets nothing of the kind, a finding is certain.
  public func reachOfSpeech(of index: Int) -> Reach {
    reachOfSpeech(of: index, changedBy: CodeFact.Property.spoken, isMissing: false)
  }

  private func reachOfSpeech(
    of index: Int, changedBy properties: Set<CodeFact.Property>, isMissing: Bool
  ) -> Reach {
    let reach = reachByCode(of: index)
    guard let evidence = elements[index].evidence, reach.cause != nil else { return reach }
    if let fact = evidence.facts.first(where: {
      properties.contains($0.property) && (!isMissing || $0.givesName)
    }) {
      return Reach(
        certainty: .likely,
        reason: "code sets its \(fact.property.rawValue) (\(fact.place.description))",
        cause: reach.cause)
    }
    if let gap = evidence.gaps.first {
      return Reach(
        certainty: .likely,
        reason: [reach.reason, gap.description].compactMap(\.self).joined(separator: ": "),
        cause: reach.cause)
    }
    guard !evidence.sources.isEmpty, elements[index].hasKnownAttributes(by: evidence) else {
      return reach
    }
    let names = evidence.sources.map { CodePlace($0, line: 0).fileName }
    let files =
      names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let setsOther = evidence.facts.contains { $0.property.isSpoken && $0.value != .nothing }
    return Reach(
      certainty: .certain,
      reason: """
        all code of \(evidence.classes.joined(separator: " and ")) was read and nothing in it \
        \(isMissing && setsOther ? "gives it a name" : "sets what VoiceOver says"): \(files)
        """)
  }

  /// The statement in code that names the element at `index`, or takes it from VoiceOver, whatever
  /// the conditions around it are; `nil` where there is none or the code was not read.
  public func clearance(of index: Int, by properties: Set<CodeFact.Property>) -> CodeFact? {
    statements(about: index, setting: properties).first { $0.coverAllBranches }?.first
  }

  /// The first statement in code that names the element at `index`, or takes it from VoiceOver,
  /// under a condition.
  public func clearanceUnderCondition(
    of index: Int, by properties: Set<CodeFact.Property>
  ) -> CodeFact? {
    statements(about: index, setting: properties).lazy.compactMap(\.first).first
  }

  /// The statements that name the element, and those that take it from VoiceOver where nothing gives
  /// it back.
  private func statements(
    about index: Int, setting properties: Set<CodeFact.Property>
  ) -> [[CodeFact]] {
    guard let facts = elements[index].evidence?.facts else { return [] }
    let naming = facts.filter { properties.contains($0.property) && $0.value != .nothing }
    let hiding = [(CodeFact.Property.isElement, false), (.elementsHidden, true)].map {
      property, flag in
      let statements = facts.filter { $0.property == property }
      return statements.allSatisfy { $0.value == .flag(flag) } ? statements : []
    }
    return [naming] + hiding
  }

  private func reachByCode(of index: Int) -> Reach {
    if isLooseControl {
      return Reach(
        certainty: .needsReview,
        reason: "it stands alone at the top of the file, and code must put it on a screen")
    }
    if let outlet = elements[index].outlets.first {
      let kind = outlet.isCollection ? "outlet collection" : "outlet"
      return Reach(
        certainty: .likely, reason: "the \(kind) “\(outlet.property)” lets code change it",
        cause: .outlet)
    }
    if let customClass = elements[index].customClass, elements[index].hasUnknownClass {
      return Reach(
        certainty: .likely, reason: "the class \(customClass.name) may change it",
        cause: .customClass)
    }
    if let attribute = elements[index].runtimeAttributes.first(where: { !$0.onlyPaints }) {
      return Reach(
        certainty: .likely,
        reason: "the run-time attribute “\(attribute.keyPath)” may change it",
        cause: .runtimeAttribute)
    }
    if let tag = elements[index].viewTag {
      return Reach(
        certainty: .likely, reason: "code can find it by its tag \(tag)", cause: .tag)
    }
    return Reach(certainty: .certain)
  }

  /// The reach for a name the layout does not hold. A run-time attribute with a text that the
  /// model has no property for is likely to be that name.
  public func reachOfMissingName(
    _ index: Int, orOf properties: Set<CodeFact.Property> = []
  ) -> Reach {
    reachOfMissingName(index, inAny: CodeFact.Property.naming.union(properties))
  }

  /// The reach for a name that stays when a text field is filled in, which a placeholder is not.
  public func reachOfMissingLastingName(_ index: Int) -> Reach {
    reachOfMissingName(
      index, inAny: CodeFact.Property.naming.subtracting([.placeholder, .attributedPlaceholder]))
  }

  private func reachOfMissingName(
    _ index: Int, inAny properties: Set<CodeFact.Property>
  ) -> Reach {
    // What a text field is filled in with is no name.
    let naming = properties.subtracting(
      elements[index].textInput == nil ? [] : [.text, .value, .title])
    let reach = reachOfSpeech(
      of: index, changedBy: naming, isMissing: true)
    return reach.doubted(by: textAttribute(of: index, for: reach))
  }

  /// The reach for a name that the layout holds and code or a run-time attribute with a text is
  /// likely to replace.
  public func reachOfReplacedName(_ index: Int) -> Reach {
    let reach = reachOfSpeech(of: index)
    return reach.doubted(by: textAttribute(of: index, for: reach))
  }

  /// A run-time attribute with a text that the model has no property for, unless the code was read
  /// that takes it.
  private func textAttribute(of index: Int, for reach: Reach) -> RuntimeAttribute? {
    guard
      reach.certainty < .certain || reach.cause != nil
        || elements[index].evidence?.sources.isEmpty ?? true
    else { return nil }
    return elements[index].runtimeAttributes.first(where: \.isText)
  }
}

extension Reach {
  fileprivate func doubted(by attribute: RuntimeAttribute?) -> Reach {
    guard let attribute else { return self }
    return atMost(
      .needsReview,
      because: "the run-time attribute “\(attribute.keyPath)” may hold the name")
  }
}

extension Element {
  /// Whether every run-time attribute that could speak is one the code was seen to understand.
  fileprivate func hasKnownAttributes(by evidence: CodeEvidence) -> Bool {
    runtimeAttributes.allSatisfy { attribute in
      attribute.onlyPaints || evidence.understoodAttributes.contains(attribute.keyPath)
    }
  }
}

extension CodeFact.Property {
  /// What has to do with what VoiceOver says.
  public static let spoken = Set(allCases.filter(\.isSpoken))

  /// What can name an element or take it from VoiceOver.
  public static let naming: Set<CodeFact.Property> = [
    .label, .title, .configuration, .text, .placeholder, .attributedPlaceholder, .value, .isElement,
    .elementsHidden,
    .elements, .menu, .removed,
  ]
}

extension CodeFact {
  /// Whether an element without a name may have one by it, or need none.
  fileprivate var givesName: Bool {
    switch (property, value) {
    case (_, .nothing), (.isElement, .flag(true)), (.elementsHidden, .flag(false)): false
    default: true
    }
  }
}

extension RuntimeAttribute {
  fileprivate var isText: Bool {
    type == "string" || type == "localizedString" || type == "mutableString"
  }

  /// Sets a colour or something of the view's layer, which neither speaks nor takes touches.
  fileprivate var onlyPaints: Bool {
    type == "color" || keyPath.hasPrefix("layer.")
  }
}
