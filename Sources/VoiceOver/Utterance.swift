import LayoutModel

/// What VoiceOver makes of one accessibility element.
public struct Utterance: Sendable, Equatable {
  public var label: SpokenPart?
  public var value: SpokenPart?
  public var traits: AccessibilityTraits
  /// False where no source confirms the words VoiceOver has for the traits, as of a pop-up button.
  public var areTraitsConfirmed: Bool
  /// Where English words stand in for VoiceOver's own, which are not known in the language.
  public var standIns: StandIns = []
  public var hint: SpokenPart?
  /// What is spoken first: label, value, traits and place, for example `Save. Button.`
  public var description: String
  /// What follows after a pause when hints are on, for example `Double tap to edit.`
  public var spokenHint: String?

  public init(
    label: SpokenPart? = nil, value: SpokenPart? = nil, traits: AccessibilityTraits = [],
    areTraitsConfirmed: Bool = true, hint: SpokenPart? = nil, description: String = "",
    spokenHint: String? = nil
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.areTraitsConfirmed = areTraitsConfirmed
    self.hint = hint
    self.description = description
    self.spokenHint = spokenHint
  }

  /// Description and hint in one line, `|` for the pause between them.
  public var text: String {
    guard let spokenHint, !spokenHint.isEmpty else { return description }
    return description.isEmpty ? spokenHint : "\(description) | \(spokenHint)"
  }

  /// The parts of an utterance in which English words stand in for those of its language.
  public struct StandIns: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let description = StandIns(rawValue: 1)
    public static let hint = StandIns(rawValue: 2)
  }

  /// Stands before what no public source confirms.
  public static let unconfirmedMark = "≈"

  /// The description with its marks: one before each part that no source confirms, or one before
  /// all of it where the traits are in doubt or their words are not those of the language, as they
  /// stand around the parts.
  public var markedDescription: String {
    let marked = marked(description, parts: [label, value])
    return areTraitsConfirmed && !standIns.contains(.description) ? marked : marked.withMark
  }

  /// The hint with a mark where no source confirms it.
  public var markedHint: String? {
    spokenHint.map {
      let marked = marked($0, parts: [hint])
      return standIns.contains(.hint) ? marked.withMark : marked
    }
  }

  /// Description and hint in one line with their marks, `|` for the pause between them.
  public var markedText: String {
    guard let markedHint, !markedHint.isEmpty else { return markedDescription }
    return description.isEmpty ? markedHint : "\(markedDescription) | \(markedHint)"
  }

  private func marked(_ text: String, parts: [SpokenPart?]) -> String {
    var text = text
    for case let part? in parts where !part.isConfirmed {
      let place = text.firstRange(of: part.text)?.lowerBound ?? text.startIndex
      text.insert(contentsOf: Self.unconfirmedMark, at: place)
    }
    return text
  }

  /// Whether a source confirms every part.
  public var isConfirmed: Bool {
    areTraitsConfirmed && [label, value, hint].allSatisfy { $0?.isConfirmed ?? true }
  }
}

extension String {
  /// The text with one mark at its beginning.
  fileprivate var withMark: String {
    hasPrefix(Utterance.unconfirmedMark) ? self : Utterance.unconfirmedMark + self
  }
}

/// One part of an utterance and where it comes from.
public struct SpokenPart: Sendable, Equatable {
  public var text: String
  /// Of a joined text the source of its first piece.
  public var source: Source
  /// False for what no source confirms; such a part never carries a certain finding.
  public var isConfirmed: Bool
  /// What a joined text is made of, in order; empty for a single text.
  public var pieces: [SpokenPart]

  public init(
    _ text: String, from source: Source, isConfirmed: Bool = true, pieces: [SpokenPart] = []
  ) {
    self.text = text
    self.source = source
    self.isConfirmed = isConfirmed
    self.pieces = pieces
  }

  public enum Source: String, Sendable {
    /// Stated in the layout: `accessibilityLabel`, `accessibilityValue`, `accessibilityHint`.
    case stated
    case title, subtitle, text, placeholder
    /// The label of a Material text control that floats above the text (`label.text`).
    case floatingLabel
    /// The label of a Material text input's underline: helper, error or counter.
    case underline
    /// The selected element of a pop-up button's menu.
    case menu
    /// The name of an image, as VoiceOver reads it in place of a label; also that of an SF Symbol
    /// for which no name of Apple's is known.
    case imageName
    /// Apple's name for an SF Symbol.
    case symbolName
    /// UIKit supplies it: system buttons and items, switches, percentages.
    case system
    /// Joined from the texts of the views inside.
    case children
  }
}

extension SpokenPart? {
  /// The parts that are there, with a separator between them.
  static func joined(_ parts: [SpokenPart?], by separator: String) -> SpokenPart? {
    let present = parts.compactMap { $0 }
    guard let first = present.first, present.count > 1 else { return present.first }
    return SpokenPart(
      present.map(\.text).joined(separator: separator), from: first.source,
      isConfirmed: present.allSatisfy(\.isConfirmed), pieces: present)
  }
}
