import LayoutModel

extension Speaker {
  /// The utterances of every part VoiceOver reads of an element, in order.
  ///
  /// Most elements have one. A segmented control has one for each segment, a stepper two, a text
  /// field with a clear button two; a Material text input that is a mere container has one for each
  /// of its labels besides the text entry. None of them: nothing to read.
  public func utterances(of element: Element) -> [Utterance] {
    let language = element.accessibility.language
    switch element.content {
    case .segments(let segments) where element.kind == .segmentedControl:
      let count = segments.segments.count
      return segments.segments.indices.map { index in
        utterance(
          of: speech(ofSegment: index, of: segments, isEnabled: element.state.isEnabled),
          at: .series(position: index + 1, count: count), language: language)
      }
    case _ where element.kind == .stepper:
      let traits: AccessibilityTraits = element.state.isEnabled ? .button : [.button, .notEnabled]
      return [SystemName.decrement, .increment].map { name in
        // The English words stand in AccessibilitySnapshot's reference images.
        let label = SpokenPart(
          words.name(name), from: .system, isConfirmed: words.language == "en")
        return utterance(of: Speech(label: label, traits: traits), language: language)
      }
    default:
      break
    }
    if let family = element.materialTextInput { return materialParts(of: element, family) }
    var utterances = [utterance(of: element)]
    if element.kind == .textField, let input = element.textInput, input.showsClearButton {
      utterances.append(
        utterance(of: Speech(label: systemPart(.clearText), traits: .button), language: language))
    }
    return utterances
  }

  private func speech(
    ofSegment index: Int, of segments: Content.Segments, isEnabled: Bool
  ) -> Speech {
    let segment = segments.segments[index]
    var traits: AccessibilityTraits = .button
    if segments.selected == index { traits.insert(.selected) }
    if !segment.isEnabled || !isEnabled { traits.insert(.notEnabled) }
    let title = segment.title.nonEmpty.map { SpokenPart($0, from: .title) }
    return Speech(label: title ?? segment.image.flatMap(imageName), traits: traits)
  }

  /// The parts of a Material text input. The order of a container's parts is the library's own
  /// (`accessibilityElements`), or that of its subviews.
  private func materialParts(of element: Element, _ family: MaterialTextInput) -> [Utterance] {
    let entry = utterance(of: element)
    let parts = MaterialTextParts(of: element, in: settings.materialVersion, speaker: self)
    let isContainer =
      switch family {
      case .textField: false
      case .textControl:
        settings.materialVersion == .develop && element.accessibility.isElement != true
      case .multilineTextField, .textArea: element.accessibility.isElement != true
      }
    guard isContainer else { return [entry] }
    let above = family == .multilineTextField ? parts.placeholder : parts.floatingLabel
    let isMultiline = family == .multilineTextField
    let below =
      isMultiline ? [parts.leading, parts.trailing] : [parts.leadingText, parts.trailingText]
    let texts = ([above] + below).map { part in
      part.map {
        utterance(
          of: Speech(label: $0, traits: .staticText), language: element.accessibility.language)
      }
    }
    return [texts[0], entry, texts[1], texts[2]].compactMap { $0 }
  }
}

extension TextInput {
  /// Whether a field that is not being edited shows the button that empties it.
  fileprivate var showsClearButton: Bool {
    text.nonEmpty != nil && (clearButtonMode == "always" || clearButtonMode == "unlessEditing")
  }
}
