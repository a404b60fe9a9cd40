extension Layout {
  /// Takes the project's own classes and inspectable properties for what they stand for.
  ///
  /// Doing so again changes nothing.
  public mutating func apply(_ styles: HouseStyles) {
    guard !styles.keyPaths.isEmpty || !styles.classes.isEmpty else { return }
    for screen in screens.indices {
      for index in screens[screen].elements.indices
      where screens[screen].elements[index].customClass != nil
        || !screens[screen].elements[index].runtimeAttributes.isEmpty
      {
        screens[screen].elements[index].apply(styles)
      }
    }
  }
}

extension Element {
  fileprivate mutating func apply(_ styles: HouseStyles) {
    if let name = customClass?.name, let style = styles.classes[name] {
      apply(style, of: name, from: styles.path)
    }
    guard !runtimeAttributes.isEmpty, !styles.keyPaths.isEmpty else { return }
    runtimeAttributes = runtimeAttributes.filter { attribute in
      guard let property = styles.keyPaths[attribute.keyPath] else { return true }
      if property == .hitAreaInsets { return !setHitAreaInsets(attribute.numbers) }
      guard let text = attribute.value else { return true }
      guard text.looksLikeKey, let fact = property.fact else { return !set(property, to: text) }
      note(
        CodeFact(
          fact, by: .runtimeAttribute(attribute.keyPath), at: CodePlace(styles.path, line: 0)))
      return false
    }
  }

  private mutating func apply(_ style: HouseClass, of name: String, from path: String) {
    switch style.base {
    case .uiKit(let kind) where self.kind == .view || self.kind == .other:
      // Interface Builder draws a class of the project as a plain view.
      self.kind = kind
      content = kind.emptyContent
    case .material(let material): houseBase = material
    case .uiKit, nil: break
    }
    if let size = style.minimumSize {
      var material = self.material ?? Material()
      material.minimumSize = material.minimumSize ?? size
      self.material = material
    }
    if style.providesLabel {
      note(CodeFact(.label, by: .customClass(name), at: CodePlace(path, line: 0)))
    }
  }

  /// Adds what a house style sets to what code does to the element.
  private mutating func note(_ fact: CodeFact) {
    var evidence =
      self.evidence
      ?? CodeEvidence(gaps: [CodeGap("the code that leads to it was not read")])
    if !evidence.facts.contains(fact) { evidence.facts.append(fact) }
    self.evidence = evidence
  }

  /// Sets a property to the value of a run-time attribute; false where the element has none such.
  private mutating func set(_ property: HouseStyles.Property, to value: String) -> Bool {
    let text = StatedText(value, from: .ownProperty)
    switch (property, content) {
    case (.accessibilityLabel, _): accessibility.label = text
    case (.accessibilityValue, _): accessibility.value = text
    case (.accessibilityHint, _): accessibility.hint = text
    case (.accessibilityIdentifier, _): accessibility.identifier = value
    case (.accessibilityLanguage, _): accessibility.language = value
    case (.isAccessibilityElement, _):
      guard value == "YES" || value == "NO" else { return false }
      accessibility.isElement = value == "YES"
    case (.title, .button(var button)):
      if button.configuration == nil {
        button.normal.title = value
      } else {
        button.configuration?.title = value
      }
      content = .button(button)
    case (.title, .barItem(var item)):
      item.title = value
      content = .barItem(item)
    case (.placeholder, .textInput(var input)):
      input.placeholder = value
      content = .textInput(input)
    case (.text, .textInput(var input)):
      input.text = value
      content = .textInput(input)
    case (.text, .label(var label)):
      label.text = value
      content = .label(label)
    case (.title, _), (.placeholder, _), (.text, _), (.hitAreaInsets, _): return false
    }
    return true
  }

  /// Takes the four numbers of a run-time attribute for insets: top, left, bottom, right.
  private mutating func setHitAreaInsets(_ numbers: [Double]) -> Bool {
    guard numbers.count == 4 else { return false }
    var material = self.material ?? Material()
    material.hitAreaInsets = EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    material.areInsetsInferred = true
    self.material = material
    return true
  }
}

extension HouseStyles.Property {
  /// What is known when the attribute holds the key of a text and not the text.
  fileprivate var fact: CodeFact.Property? {
    switch self {
    case .accessibilityLabel: .label
    case .accessibilityValue: .value
    case .accessibilityHint: .hint
    case .title: .title
    case .placeholder: .placeholder
    case .text: .text
    case .accessibilityIdentifier, .accessibilityLanguage, .isAccessibilityElement, .hitAreaInsets:
      nil
    }
  }
}

extension Element.Kind {
  /// What an element of the kind holds when its file says nothing.
  fileprivate var emptyContent: Content {
    switch self {
    case .button: .button(Button())
    case .textField, .textView: .textInput(TextInput())
    case .label: .label(Content.Label())
    case .switch: .switch(isOn: false)
    default: .none
    }
  }
}

extension String {
  /// Whether this is more likely the key of a text than a text: `login.title`, `LOGIN_TITLE`.
  fileprivate var looksLikeKey: Bool {
    !contains(" ") && dropFirst().dropLast().contains { $0 == "." || $0 == "_" }
  }
}
