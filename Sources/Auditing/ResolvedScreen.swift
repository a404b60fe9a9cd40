import LayoutModel
import TouchTargets
import VoiceOver

/// A screen with everything worked out that rules ask: who can be heard and touched, what
/// VoiceOver says, where a finger works.
public struct ResolvedScreen: Sendable {
  public let screen: Screen
  public let format: Layout.Format
  public let idiom: Layout.Idiom?
  public let speaker: Speaker
  /// Whether VoiceOver reaches each element, by index.
  public let exposures: [Exposure]

  public init(_ screen: Screen, of layout: Layout, speaker: Speaker = Speaker()) {
    self.screen = screen
    format = layout.format
    idiom = layout.idiom
    self.speaker = speaker
    exposures = Exposure.exposures(in: screen)
  }

  public var elements: [Element] { screen.elements }

  /// The indices of the elements of these kinds that VoiceOver reaches, in document order.
  public func exposed(_ kinds: Element.Kind...) -> [Int] {
    elements.indices.filter { kinds.contains(elements[$0].kind) && exposures[$0] == .element }
  }

  /// What VoiceOver says of the element at `index`.
  public func utterance(of index: Int) -> Utterance {
    speaker.utterance(of: elements[index])
  }

  /// What VoiceOver would say of the element at `index` after a change.
  public func utterance(of index: Int, after change: (inout Element) -> Void) -> Utterance {
    var element = elements[index]
    change(&element)
    return speaker.utterance(of: element)
  }

  /// Whether a touch on the element at `index` can do anything: it and all its ancestors take
  /// touches, and it is enabled.
  public func isInteractive(_ index: Int) -> Bool {
    elements[index].state.isEnabled
      && ([index] + screen.ancestors(of: index)).allSatisfy {
        elements[$0].state.isUserInteractionEnabled ?? true
      }
  }

  /// The region of the element at `index` where a finger works.
  public func touchRegion(of index: Int) -> TouchRegion {
    screen.touchRegion(of: index)
  }
}

/// How far the file alone decides what an element says: what code could reach it.
public struct Reach: Sendable, Equatable {
  public var certainty: Certainty
  /// A clause for reports, for example `the outlet “saveButton” may set it in code`.
  public var reason: String?
}

extension ResolvedScreen {
  /// Whether code can change the element at `index`: an outlet, a class or a tag of its own, or
  /// run-time attributes the model does not know make a finding likely; nothing of the kind makes
  /// it certain.
  public func reach(of index: Int) -> Reach {
    let element = elements[index]
    if let outlet = element.outlets.first {
      return Reach(
        certainty: .likely, reason: "the outlet “\(outlet.property)” lets code change it")
    }
    if element.hasUnknownClass, let customClass = element.customClass {
      return Reach(certainty: .likely, reason: "the class \(customClass.name) may change it")
    }
    if let attribute = element.runtimeAttributes.first {
      return Reach(
        certainty: .likely,
        reason: "the run-time attribute “\(attribute.keyPath)” may change it")
    }
    if let tag = element.viewTag {
      return Reach(certainty: .likely, reason: "code can find it by its tag \(tag)")
    }
    return Reach(certainty: .certain)
  }
}
