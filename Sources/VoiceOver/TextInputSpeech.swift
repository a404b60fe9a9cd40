import LayoutModel

extension Speaker {
  /// UIKit's text field, text view and search bar.
  ///
  /// A text field has no label of its own; its placeholder is its value until there is text
  /// (AccessibilitySnapshot, reference images of `TextInputsViewController`).
  func textInputSpeech(of element: Element) -> Speech {
    let input = element.textInput ?? TextInput()
    let text = spokenText(of: input)
    switch element.kind {
    case .textView where !input.isEditable:
      // Read like a text; no source confirms it.
      return Speech(value: text.map { SpokenPart($0.text, from: .text, isConfirmed: false) })
    case .textView:
      return Speech(value: text, traits: [.textEntry, .textArea])
    case .searchBar:
      let placeholder = input.placeholder.nonEmpty.map {
        SpokenPart($0, from: .placeholder, isConfirmed: false)
      }
      return Speech(
        label: placeholder ?? systemPart(.search), value: text,
        traits: [.textEntry, .searchField])
    default:
      let placeholder = input.placeholder.nonEmpty.map { SpokenPart($0, from: .placeholder) }
      return Speech(value: text ?? placeholder, traits: textFieldTraits(input))
    }
  }

  /// The text as VoiceOver reads it: a bullet for each character of a password.
  func spokenText(of input: TextInput) -> SpokenPart? {
    guard let text = input.text.nonEmpty else { return nil }
    return SpokenPart(
      input.isSecure ? String(repeating: "•", count: text.count) : text, from: .text)
  }

  func textFieldTraits(_ input: TextInput) -> AccessibilityTraits {
    input.isSecure ? [.textEntry, .secureTextField] : .textEntry
  }
}
