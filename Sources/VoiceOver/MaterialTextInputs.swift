import LayoutModel

/// The families of Material text inputs that speak alike.
enum MaterialTextInput {
  /// MDCTextField.
  case textField
  /// MDCMultilineTextField.
  case multilineTextField
  /// MDCBaseTextField and its subclasses.
  case textControl
  /// MDCBaseTextArea and its subclasses.
  case textArea
}

extension Element {
  /// The family by class; for a class the model does not know, by the properties the layout states.
  var materialTextInput: MaterialTextInput? {
    if customClass == nil && !hasMaterial { return nil }
    if let known = materialClass {
      switch known {
      case .MDCTextField: return .textField
      case .MDCMultilineTextField: return .multilineTextField
      case _ where known.isTextControl: return .textControl
      case _ where known.isTextArea: return .textArea
      default: return nil
      }
    }
    guard kind == .textField, let material else { return nil }
    if material.floatingLabelText != nil { return .textControl }
    return material.statesTextInput ? .textField : nil
  }
}

extension Material {
  fileprivate var statesTextInput: Bool {
    hasTextInputController || leadingUnderline != UnderlineLabel()
      || trailingUnderline != UnderlineLabel() || placeholderAccessibilityLabel != nil
  }
}

extension Speaker {
  /// The text input as one accessibility element; of one that VoiceOver reads part by part, its text
  /// entry.
  func materialSpeech(of element: Element, _ family: MaterialTextInput) -> Speech {
    let parts = MaterialTextParts(of: element, in: settings.materialVersion, speaker: self)
    var speech =
      switch family {
      case .textField: textFieldSpeech(parts)
      case .multilineTextField: multilineSpeech(parts, of: element)
      case .textControl: textControlSpeech(parts, of: element)
      case .textArea: textAreaSpeech(parts, of: element)
      }
    if !element.state.isEnabled { speech.traits.insert(.notEnabled) }
    return speech
  }

  /// MDCTextField. Sources: the README of TextFields for the documented behaviour; `MDCTextField.m`
  /// at each tag for the released ones.
  private func textFieldSpeech(_ parts: MaterialTextParts) -> Speech {
    let version = settings.materialVersion
    var speech = Speech(traits: textFieldTraits(parts.input))
    if version == .documented {
      speech.label = parts.stated
      speech.value = .joined([parts.ownValue ?? parts.placeholder, parts.leading], by: ", ")
    } else if version.isAtLeast(84) {
      speech.label = .joined(
        [parts.stated ?? parts.placeholder, parts.leading, parts.trailing], by: ", ")
      speech.value = parts.hasText ? parts.ownValue : nil
    } else if version.isAtLeast(57) {
      speech.label = parts.stated
      speech.value = .joined(
        [parts.ownValue ?? parts.placeholder, parts.leading],
        by: version.isAtLeast(63) ? " " : ", ")
    } else if version.isAtLeast(55, 4) {
      // An empty UITextField answers its placeholder today, which would then be heard twice; what
      // it answered on the systems of these versions, no source says.
      let own = parts.ownValue ?? parts.uiKitPlaceholder
      speech.label = parts.stated
      speech.value = .joined([own, parts.leading, parts.placeholder], by: ", ")
      if !parts.hasText { speech.value?.isConfirmed = false }
    } else {
      speech.label = parts.stated
      speech.value = .joined([parts.ownValue ?? parts.uiKitPlaceholder, parts.leading], by: " ")
      if !parts.hasText { speech.value?.isConfirmed = false }
    }
    return speech
  }

  /// MDCMultilineTextField, a view around a text view. Its label is composed only since v94.3.0, and
  /// after 124.2 only for a field that was made an accessibility element.
  private func multilineSpeech(_ parts: MaterialTextParts, of element: Element) -> Speech {
    let version = settings.materialVersion
    let isElement = element.accessibility.isElement == true
    let isComposed = version == .develop ? isElement : version.isAtLeast(94, 3)
    return Speech(
      label: isComposed
        ? .joined([parts.stated ?? parts.placeholder, parts.leading, parts.trailing], by: ", ")
        : parts.stated,
      value: parts.text ?? parts.uiKitPlaceholder,
      traits: isElement ? [] : [.textEntry, .textArea])
  }

  /// MDCBaseTextField and its subclasses; the placeholder is never part of their label. After 124.2
  /// the label is composed only for a field that was made an accessibility element.
  private func textControlSpeech(_ parts: MaterialTextParts, of element: Element) -> Speech {
    let isDevelop = settings.materialVersion == .develop
    let isComposed = !isDevelop || element.accessibility.isElement == true
    let label =
      parts.stated
      ?? (isComposed
        ? .joined([parts.floatingLabel, parts.leadingText, parts.trailingText], by: ", ") : nil)
    var value = parts.statedValue ?? parts.text ?? parts.uiKitPlaceholder
    if isDevelop, !parts.hasText, let label, value?.text == label.text { value = nil }
    return Speech(label: label, value: value, traits: textFieldTraits(parts.input))
  }

  /// MDCBaseTextArea and its subclasses have no code for accessibility: unless the area was made an
  /// element, VoiceOver reaches the text view inside, which has no label of its own.
  private func textAreaSpeech(_ parts: MaterialTextParts, of element: Element) -> Speech {
    if element.accessibility.isElement == true {
      return Speech(label: parts.stated, value: parts.statedValue)
    }
    return Speech(
      label: element.material?.textViewAccessibilityLabel.nonEmpty.map {
        SpokenPart($0, from: .stated)
      },
      value: parts.text, traits: [.textEntry, .textArea])
  }
}
