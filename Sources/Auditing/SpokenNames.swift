import LayoutModel
import VoiceOver

/// Stands in what VoiceOver would say for a name the layout does not hold.
public let unknownName = "‹name›"

extension SpokenPart {
  /// Apple's name for a symbol; `nil` when the part only reads the symbol's own name aloud.
  public func appleName(of image: Image) -> String? {
    guard source == .symbolName, WordSequence(text) != WordSequence(image.name) else {
      return nil
    }
    return text
  }
}

extension ResolvedScreen {
  /// The name VoiceOver speaks of the element at `index`, when it is one that was meant to be
  /// heard: not the name of an image or symbol, and not blanks.
  public func meantName(of index: Int) -> String? {
    guard let label = utterance(of: index).label, label.source != .imageName,
      label.source != .symbolName
    else { return nil }
    return label.text.visible
  }

  /// What VoiceOver would say of the element at `index` with this accessibility label.
  public func text(of index: Int, labelled label: String) -> String {
    utterance(of: index) { $0.accessibility.label = StatedText(label) }.text
  }

  /// What VoiceOver says of the text input at `index` once a person has typed something.
  public func utteranceAfterTyping(
    in index: Int, changing change: (inout Element) -> Void = { _ in }
  ) -> Utterance {
    utterance(of: index) { element in
      if var input = element.textInput {
        input.text = Self.typedText
        element.content = .textInput(input)
      }
      change(&element)
    }
  }

  /// Whether the text input at `index` still says what it is for once it is filled in: by its
  /// label, or by a text joined to its value.
  public func keepsNameAfterTyping(_ index: Int) -> Bool {
    let filledIn = utteranceAfterTyping(in: index)
    if filledIn.label?.text.visible != nil { return true }
    guard let value = filledIn.value?.text else { return false }
    return value != Self.typedText && !value.allSatisfy { $0 == "•" }
  }

  private static let typedText = "‹typed text›"
}
