import LayoutModel

/// The texts a Material text input composes its label and value from.
///
/// A text input controller writes helper, error and counter texts into the two labels below the
/// line. Sources: `MDCTextInputControllerBase.m`, `MDCTextInputControllerFullWidth.m`, 124.2 and,
/// for errors in older versions, their tags.
struct MaterialTextParts {
  var input: TextInput
  /// The accessibility label that was set.
  var stated: SpokenPart?
  /// The accessibility value that was set.
  var statedValue: SpokenPart?
  /// The text; bullets for a password.
  var text: SpokenPart?
  /// What UITextField answers for a field with text, or what was set in its place.
  var ownValue: SpokenPart?
  /// What the placeholder label says.
  var placeholder: SpokenPart?
  /// The placeholder as UIKit knows it.
  var uiKitPlaceholder: SpokenPart?
  /// What the labels below the line say.
  var leading: SpokenPart?
  var trailing: SpokenPart?

  var floatingLabel: SpokenPart?
  /// What the labels below the line show, whatever they say.
  var leadingText: SpokenPart?
  var trailingText: SpokenPart?

  var hasText: Bool { text != nil }

  init(of element: Element, in version: MaterialVersion, speaker: Speaker) {
    input = element.textInput ?? TextInput()
    stated = element.accessibility.label.nonEmpty.map { SpokenPart($0, from: .stated) }
    statedValue = element.accessibility.value.nonEmpty.map { SpokenPart($0, from: .stated) }
    text = speaker.spokenText(of: input)
    uiKitPlaceholder = input.placeholder.nonEmpty.map { SpokenPart($0, from: .placeholder) }
    placeholder = uiKitPlaceholder
    ownValue = statedValue ?? text
    guard let material = element.material else { return }

    if let label = material.placeholderAccessibilityLabel.nonEmpty {
      placeholder = SpokenPart(label, from: .placeholder)
    }
    floatingLabel = material.floatingLabelText.nonEmpty.map {
      SpokenPart($0, from: .floatingLabel)
    }
    leadingText = material.leadingUnderline.text.nonEmpty.map { SpokenPart($0, from: .underline) }
    trailingText = material.trailingUnderline.text.nonEmpty.map {
      SpokenPart($0, from: .underline)
    }
    let labels = material.underlineLabels(below: input, in: version)
    leading = labels.leading.spoken.map { SpokenPart($0, from: .underline) }
    trailing = labels.trailing.spoken.map { SpokenPart($0, from: .underline) }
    if material.setsValueOnError(in: version) {
      let placeholder = input.placeholder.nonEmpty.map { ". \($0)" } ?? ""
      ownValue = SpokenPart("\(text?.text ?? "")\(placeholder).", from: .text)
    }
  }
}

extension Material {
  /// Whether a controller must be at work: one is named, or texts are stated that only one shows.
  var hasTextInputController: Bool {
    textInputController != nil || helperText != nil || errorText != nil
      || (characterCountMax ?? 0) > 0
  }

  private var isFullWidth: Bool {
    textInputController == "MDCTextInputControllerFullWidth"
      || textInputController == "MDCTextInputControllerLegacyFullWidth"
  }

  /// The labels below the line as the controller leaves them.
  fileprivate func underlineLabels(
    below input: TextInput, in version: MaterialVersion
  ) -> (leading: UnderlineLabel, trailing: UnderlineLabel) {
    guard hasTextInputController else { return (leadingUnderline, trailingUnderline) }
    var leading = leadingUnderline
    if isFullWidth {
      // Every layout pass empties the label; the error's words were made from what it left.
      leading.text = nil
      if errorText != nil { leading.accessibilityLabel = "Error: ." }
    } else if let errorText {
      leading.text = errorText
      leading.accessibilityLabel = spokenError(errorText, in: version)
    } else if let helperText {
      leading.text = helperText
      leading.accessibilityLabel = helperAccessibilityLabel
    }
    var trailing = trailingUnderline
    trailing.text = nil
    if let limit = characterCountMax, limit > 0 {
      trailing.text = "\(input.text?.utf16.count ?? 0) / \(limit)"
    }
    return (leading, trailing)
  }

  /// The library speaks English here in every language.
  private func spokenError(_ error: String, in version: MaterialVersion) -> String {
    if !version.isAtLeast(67) { return "Error: \(error)." }
    if let value = errorAccessibilityValue, !value.isEmpty { return value }
    return error.isEmpty ? "Error." : "Error: \(error)"
  }

  /// Whether an error makes the controller set the field's accessibility value: always before
  /// v84.0.0, since then only with a full-width controller.
  fileprivate func setsValueOnError(in version: MaterialVersion) -> Bool {
    errorText != nil && version != .documented && (isFullWidth || !version.isAtLeast(84))
  }
}
