import LayoutModel

/// What VoiceOver says as a person swipes through a screen.
///
/// Every element of the screen is accounted for: it has lines, or it is among ``silences``.
public struct Transcript: Sendable, Equatable {
  /// In reading order.
  public var lines: [Line]
  /// In document order.
  public var silences: [Silence]
  /// Where the layout leaves the order open; ``lines`` keep document order there.
  public var undetermined: [UndeterminedOrder]

  public init(
    lines: [Line] = [], silences: [Silence] = [], undetermined: [UndeterminedOrder] = []
  ) {
    self.lines = lines
    self.silences = silences
    self.undetermined = undetermined
  }

  /// One stop of VoiceOver.
  public struct Line: Sendable, Equatable {
    /// The index in ``Screen/elements``. Controls read part by part have several lines.
    public var element: Int
    public var utterance: Utterance

    public init(element: Int, utterance: Utterance) {
      self.element = element
      self.utterance = utterance
    }
  }

  /// An element without a line of its own, and why.
  public struct Silence: Sendable, Equatable {
    public var element: Int
    public var reason: Reason

    public init(element: Int, reason: Reason) {
      self.element = element
      self.reason = reason
    }

    public enum Reason: Sendable, Equatable {
      /// See ``Exposure/hidden(by:)``.
      case hidden(by: Int)
      /// See ``Exposure/swallowed(by:)``.
      case swallowed(by: Int)
      /// Not an accessibility element.
      case notElement
      /// What it holds is made at run time and stands in no layout file.
      case contentsAtRunTime
      /// An accessibility element with nothing to say; VoiceOver passes over it.
      case nothingToSay
    }
  }

  /// Elements whose order the layout does not decide, and why.
  public struct UndeterminedOrder: Sendable, Equatable {
    /// Indices in ``Screen/elements``, in the order of the lines.
    public var elements: [Int]
    public var reason: Reason

    public init(elements: [Int], reason: Reason) {
      self.elements = elements
      self.reason = reason
    }

    public enum Reason: String, Sendable {
      /// The layout gives no frame, or an empty one.
      case missingFrame
      /// Interface Builder marks the frame as not the one the constraints make.
      case staleFrame
      /// The frames overlap in height so that left-to-right and top-to-bottom contradict.
      case contradiction

      /// The reason as a clause, for people.
      public var explanation: String {
        switch self {
        case .missingFrame: "the layout gives no frame"
        case .staleFrame: "the frames are not those the constraints make"
        case .contradiction: "the frames overlap in height"
        }
      }
    }
  }
}

extension Speaker {
  /// What VoiceOver says of a screen, in reading order. Bars of the screen's controller come where
  /// they stand: the navigation bar before the content, toolbar and tab bar after it.
  ///
  /// The idiom decides how far apart things must be to count as one below the other; `nil` counts
  /// as a phone.
  public func transcript(of screen: Screen, idiom: Layout.Idiom?) -> Transcript {
    let exposures = Exposure.exposures(in: screen)
    var reading = Reading(of: screen, exposures: exposures, order: ReadingOrder(idiom))
    let stops = reading.stops()

    var transcript = Transcript(undetermined: reading.undetermined)
    var hasLine = [Bool](repeating: false, count: screen.elements.count)
    for stop in stops {
      for utterance in utterances(at: stop, in: screen) where utterance.text.visible != nil {
        hasLine[stop.element] = true
        transcript.lines.append(Transcript.Line(element: stop.element, utterance: utterance))
      }
    }
    for index in screen.elements.indices where !hasLine[index] {
      transcript.silences.append(
        Transcript.Silence(
          element: index, reason: exposures[index].silence(of: screen.elements[index])))
    }
    return transcript
  }

  private func utterances(at stop: Reading.Stop, in screen: Screen) -> [Utterance] {
    let element = screen.elements[stop.element]
    let language = element.accessibility.language
    switch stop {
    case .element(let index) where element.kind == .tableViewCell:
      return [utterance(of: index, in: screen)]
    case .element:
      return utterances(of: element)
    case .tab(_, let position, let count):
      return [
        utterance(
          of: speech(of: element), at: .tab(position: position, count: count), language: language)
      ]
    case .accessory:
      return [utterance(of: Speech(label: systemPart(.moreInfo), traits: .button))]
    case .header, .footer:
      guard case .section(let header, let footer) = element.content else { return [] }
      let isHeader: Bool = if case .header = stop { true } else { false }
      guard let text = (isHeader ? header : footer).nonEmpty else { return [] }
      // No source says what else VoiceOver adds to a section's header.
      return [utterance(of: Speech(label: SpokenPart(text, from: .text, isConfirmed: false)))]
    }
  }
}

extension Exposure {
  fileprivate func silence(of element: Element) -> Transcript.Silence.Reason {
    switch self {
    case .hidden(let index): .hidden(by: index)
    case .swallowed(let index): .swallowed(by: index)
    case .element: .nothingToSay
    case .container: element.hasContentsAtRunTime ? .contentsAtRunTime : .notElement
    }
  }
}
