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
  /// Whether code can change the element at `index`: an outlet, a class or a tag of its own, or
  /// run-time attributes the model does not know make a finding likely; nothing of the kind makes
  /// it certain.
  public func reach(of index: Int) -> Reach {
    let element = elements[index]
    if let outlet = element.outlets.first {
      let kind = outlet.isCollection ? "outlet collection" : "outlet"
      return Reach(
        certainty: .likely, reason: "the \(kind) “\(outlet.property)” lets code change it",
        cause: .outlet)
    }
    if element.hasUnknownClass, let customClass = element.customClass {
      return Reach(
        certainty: .likely, reason: "the class \(customClass.name) may change it",
        cause: .customClass)
    }
    if let attribute = element.runtimeAttributes.first(where: { !$0.onlyPaints }) {
      return Reach(
        certainty: .likely,
        reason: "the run-time attribute “\(attribute.keyPath)” may change it",
        cause: .runtimeAttribute)
    }
    if let tag = element.viewTag {
      return Reach(
        certainty: .likely, reason: "code can find it by its tag \(tag)", cause: .tag)
    }
    return Reach(certainty: .certain)
  }

  /// The reach for a name the layout does not hold. A run-time attribute with a text that the
  /// model has no property for is likely to be that name.
  public func reachOfMissingName(_ index: Int) -> Reach {
    let reach = reach(of: index)
    guard let attribute = elements[index].runtimeAttributes.first(where: \.isText) else {
      return reach
    }
    return reach.atMost(
      .needsReview,
      because: "the run-time attribute “\(attribute.keyPath)” may hold the name")
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
