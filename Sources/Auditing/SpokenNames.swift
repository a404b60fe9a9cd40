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
  /// heard: not the name of an image or symbol, and not blanks. A blank accessibility label counts
  /// as none.
  public func meantName(of index: Int) -> String? {
    meantLabel(of: index)?.text.visible
  }

  /// What VoiceOver would read as the label of the element at `index` if a blank accessibility label
  /// did not stand in its place; `nil` without a blank label, and where nothing meant to be heard
  /// is hidden by it.
  public func labelHiddenByBlank(of index: Int) -> SpokenPart? {
    guard hasBlankLabel(index), utterance(of: index).label?.text.visible == nil else { return nil }
    return meantLabel(of: index)
  }

  private func meantLabel(of index: Int) -> SpokenPart? {
    let spoken =
      hasBlankLabel(index)
      ? utterance(of: index) { $0.accessibility.label = nil } : utterance(of: index)
    guard let label = spoken.label, label.source != .imageName, label.source != .symbolName,
      label.text.visible != nil
    else { return nil }
    return label
  }

  private func hasBlankLabel(_ index: Int) -> Bool {
    guard let text = elements[index].accessibility.label?.text else { return false }
    return !text.isEmpty && text.visible == nil
  }

  /// What VoiceOver would say of the element at `index` with this accessibility label.
  public func text(of index: Int, labelled label: String) -> String {
    utterance(of: index) { $0.accessibility.label = StatedText(label) }.markedText
  }

  /// Whether VoiceOver speaks the stated hint of the element at `index` at all, after its name or in
  /// place of one: text fields and text views answer with an instruction of their own.
  public func speaksHint(of index: Int) -> Bool {
    guard let hint = elements[index].accessibility.hint?.text, !hint.isEmpty else { return false }
    let instruction = hint.last == "." ? String(hint.dropLast()) : hint
    let spoken = utterance(of: index)
    let isName = spoken.label == nil && spoken.value == nil
    return (isName ? spoken.text : spoken.spokenHint ?? "").contains(instruction)
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
