extension Layout {
  /// Takes what the project's own inspectable properties set for what they stand for.
  public mutating func apply(_ styles: HouseStyles) {
    guard !styles.keyPaths.isEmpty else { return }
    for screen in screens.indices {
      for index in screens[screen].elements.indices
      where !screens[screen].elements[index].runtimeAttributes.isEmpty {
        screens[screen].elements[index].apply(styles)
      }
    }
  }
}

extension Element {
  fileprivate mutating func apply(_ styles: HouseStyles) {
    runtimeAttributes = runtimeAttributes.filter { attribute in
      guard let property = styles.keyPaths[attribute.keyPath], let value = attribute.value else {
        return true
      }
      return !set(property, to: value)
    }
  }

  /// Sets a property to the value of a run-time attribute; false where the element has none such.
  private mutating func set(_ property: HouseStyles.Property, to value: String) -> Bool {
    let text = StatedText(value, from: .runtimeAttribute)
    switch property {
    case .accessibilityLabel: accessibility.label = text
    case .accessibilityValue: accessibility.value = text
    case .accessibilityHint: accessibility.hint = text
    case .accessibilityIdentifier: accessibility.identifier = value
    case .accessibilityLanguage: accessibility.language = value
    case .isAccessibilityElement:
      guard value == "YES" || value == "NO" else { return false }
      accessibility.isElement = value == "YES"
    case .placeholder:
      guard case .textInput(var input) = content else { return false }
      input.placeholder = value
      content = .textInput(input)
    case .text:
      switch content {
      case .textInput(var input):
        input.text = value
        content = .textInput(input)
      case .label(var label):
        label.text = value
        content = .label(label)
      default: return false
      }
    }
    return true
  }
}
