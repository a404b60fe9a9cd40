/// A text of an element that a strings table of the layout can replace.
///
/// The keys of such tables are `OBJECTID.property`, with the properties as Interface Builder's
/// export writes them.
public enum LocalizableText: Sendable, Hashable {
  case accessibilityLabel, accessibilityHint, accessibilityValue
  /// Of labels and text inputs.
  case text
  case placeholder
  /// Of bar items and navigation items.
  case title
  case prompt
  case headerTitle, footerTitle
  case normalTitle, highlightedTitle, selectedTitle, disabledTitle
  case configurationTitle, configurationSubtitle
  /// Counted from 0.
  case segmentTitle(Int)

  /// Understands the part of a key behind the object id; `nil` for properties the model has no
  /// place for.
  public init?(property: Substring) {
    switch property {
    case "accessibilityLabel", "accessibilityConfiguration.label": self = .accessibilityLabel
    case "accessibilityHint", "accessibilityConfiguration.hint": self = .accessibilityHint
    case "accessibilityValue", "accessibilityConfiguration.value": self = .accessibilityValue
    case "text": self = .text
    case "placeholder": self = .placeholder
    case "title": self = .title
    case "prompt": self = .prompt
    case "headerTitle": self = .headerTitle
    case "footerTitle": self = .footerTitle
    case "normalTitle": self = .normalTitle
    case "highlightedTitle": self = .highlightedTitle
    case "selectedTitle": self = .selectedTitle
    case "disabledTitle": self = .disabledTitle
    case "configuration.title": self = .configurationTitle
    case "configuration.subtitle": self = .configurationSubtitle
    default:
      guard property.hasPrefix("segmentTitles["), property.last == "]",
        let number = Int(property.dropFirst(14).dropLast()), number >= 0
      else { return nil }
      self = .segmentTitle(number)
    }
  }

  /// The property as tables write it.
  public var property: String {
    switch self {
    case .accessibilityLabel: "accessibilityLabel"
    case .accessibilityHint: "accessibilityHint"
    case .accessibilityValue: "accessibilityValue"
    case .text: "text"
    case .placeholder: "placeholder"
    case .title: "title"
    case .prompt: "prompt"
    case .headerTitle: "headerTitle"
    case .footerTitle: "footerTitle"
    case .normalTitle: "normalTitle"
    case .highlightedTitle: "highlightedTitle"
    case .selectedTitle: "selectedTitle"
    case .disabledTitle: "disabledTitle"
    case .configurationTitle: "configuration.title"
    case .configurationSubtitle: "configuration.subtitle"
    case .segmentTitle(let index): "segmentTitles[\(index)]"
    }
  }

  /// What a person who writes layouts calls the text, for messages.
  public var noun: String {
    switch self {
    case .accessibilityLabel: "accessibility label"
    case .accessibilityHint: "accessibility hint"
    case .accessibilityValue: "accessibility value"
    case .text: "text"
    case .placeholder: "placeholder"
    case .title, .normalTitle, .configurationTitle: "title"
    case .highlightedTitle: "highlighted title"
    case .selectedTitle: "selected title"
    case .disabledTitle: "disabled title"
    case .configurationSubtitle: "subtitle"
    case .prompt: "prompt"
    case .headerTitle: "header"
    case .footerTitle: "footer"
    case .segmentTitle(let index): "title of segment \(index + 1)"
    }
  }

  /// Whether the text is stated for assistive technologies alone.
  public var isForAccessibility: Bool {
    switch self {
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue: true
    default: false
    }
  }

  /// Whether elements of this kind can have the text.
  public func applies(to kind: Element.Kind) -> Bool {
    switch self {
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue: !kind.isBarItem
    case .text: kind == .label || kind == .textField || kind == .textView || kind == .searchBar
    case .placeholder: kind == .textField || kind == .searchBar
    case .title: kind.isBarItem
    case .prompt: kind == .navigationItem
    case .headerTitle, .footerTitle: kind == .other
    case .normalTitle, .highlightedTitle, .selectedTitle, .disabledTitle, .configurationTitle,
      .configurationSubtitle:
      kind == .button
    case .segmentTitle: kind == .segmentedControl
    }
  }
}

extension Element {
  /// The texts the element states that strings tables can replace. An attributed text is none of
  /// them, and neither is what a run-time attribute sets.
  public var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = [.accessibilityLabel, .accessibilityHint, .accessibilityValue]
    switch content {
    case .label: texts.append(.text)
    case .textInput: texts += [.text, .placeholder]
    case .button:
      texts += [
        .normalTitle, .highlightedTitle, .selectedTitle, .disabledTitle, .configurationTitle,
        .configurationSubtitle,
      ]
    case .barItem: texts.append(.title)
    case .navigationItem: texts += [.title, .prompt]
    case .section: texts += [.headerTitle, .footerTitle]
    case .segments(let segments):
      texts += segments.segments.indices.map { LocalizableText.segmentTitle($0) }
    default: break
    }
    return texts.filter { self[$0] != nil }
  }

  /// A text that strings tables can replace; `nil` when the layout does not state it, and when it
  /// is none that a table reaches.
  ///
  /// Setting changes a stated text only: a table translates, it adds nothing.
  public subscript(text: LocalizableText) -> String? {
    get {
      if hasAttributedText, !text.isForAccessibility { return nil }
      return statedText(text)
    }
    set {
      guard self[text] != nil, let newValue else { return }
      replace(text, by: newValue)
    }
  }

  private func statedText(_ text: LocalizableText) -> String? {
    switch (text, content) {
    case (.accessibilityLabel, _): accessibility.label.localizable
    case (.accessibilityHint, _): accessibility.hint.localizable
    case (.accessibilityValue, _): accessibility.value.localizable
    case (.text, .label(let label)): label.text
    case (.text, .textInput(let input)): input.text
    case (.placeholder, .textInput(let input)): input.placeholder
    case (.title, .barItem(let item)): item.title
    case (.title, .navigationItem(let title, _, _)): title
    case (.prompt, .navigationItem(_, let prompt, _)): prompt
    case (.headerTitle, .section(let header, _)): header
    case (.footerTitle, .section(_, let footer)): footer
    case (.normalTitle, .button(let button)): button.normal.title
    case (.highlightedTitle, .button(let button)): button.highlighted.title
    case (.selectedTitle, .button(let button)): button.selected.title
    case (.disabledTitle, .button(let button)): button.disabled.title
    case (.configurationTitle, .button(let button)): button.configuration?.title
    case (.configurationSubtitle, .button(let button)): button.configuration?.subtitle
    case (.segmentTitle(let index), .segments(let segments)):
      segments.segments.indices.contains(index) ? segments.segments[index].title : nil
    default: nil
    }
  }

  private mutating func replace(_ text: LocalizableText, by new: String) {
    switch (text, content) {
    case (.accessibilityLabel, _): accessibility.label?.text = new
    case (.accessibilityHint, _): accessibility.hint?.text = new
    case (.accessibilityValue, _): accessibility.value?.text = new
    case (_, .label(var label)):
      label.text = new
      content = .label(label)
    case (_, .textInput(var input)):
      if text == .placeholder { input.placeholder = new } else { input.text = new }
      content = .textInput(input)
    case (_, .barItem(var item)):
      item.title = new
      content = .barItem(item)
    case (_, .navigationItem(let title, let prompt, let back)):
      content = .navigationItem(
        title: text == .title ? new : title, prompt: text == .prompt ? new : prompt,
        backButtonTitle: back)
    case (_, .section(let header, let footer)):
      content = .section(
        header: text == .headerTitle ? new : header, footer: text == .footerTitle ? new : footer)
    case (.segmentTitle(let index), .segments(var segments)):
      segments.segments[index].title = new
      content = .segments(segments)
    case (_, .button(var button)):
      button.replace(text, by: new)
      content = .button(button)
    default: break
    }
  }
}

extension Button {
  fileprivate mutating func replace(_ text: LocalizableText, by new: String) {
    switch text {
    case .normalTitle: normal.title = new
    case .highlightedTitle: highlighted.title = new
    case .selectedTitle: selected.title = new
    case .disabledTitle: disabled.title = new
    case .configurationTitle: configuration?.title = new
    case .configurationSubtitle: configuration?.subtitle = new
    default: break
    }
  }
}

extension StatedText? {
  /// Interface Builder exports its own attributes for translation, run-time attributes not.
  fileprivate var localizable: String? {
    self?.origin == .attribute ? self?.text : nil
  }
}
