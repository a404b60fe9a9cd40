extension Layout {
  /// The layout as a tree of text: one line a screen or element, indented by depth, with what the
  /// file states about it. For people who look into a layout, and for tests.
  public var outline: String {
    var lines: [String] = []
    for entry in notEvaluated {
      lines.append("not evaluated: \(entry.reason.description)")
    }
    for screen in screens {
      var line = "screen “\(screen.name)” at \(screen.position)"
      if let idiom { line += " \(idiom.rawValue)" }
      if let controller = screen.controller {
        line += " \(controller.tag)"
        if let customClass = controller.customClass { line += ":\(customClass.name)" }
        if let title = controller.title { line += " title=\(quoted(title))" }
        if controller.isInNavigationController == true { line += " in-navigation-controller" }
      }
      lines.append(line)
      var depths: [Int] = []
      for element in screen.elements {
        let depth = element.parent.map { depths[$0] + 1 } ?? 1
        depths.append(depth)
        lines.append(
          String(repeating: "  ", count: depth) + element.outline.joined(separator: " "))
      }
      lines += screen.edgeConstraints.map { "  constraint \($0.outline)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}

extension Element {
  /// What the file states, in a fixed order; class defaults are left out.
  fileprivate var outline: [String] {
    var words = [kind == .other ? "other(\(tag))" : kind.rawValue]
    if let customClass { words[0] += ":\(customClass.name)" }
    if let objectID { words.append("#\(objectID)") }
    words.append("at \(position)")
    if let slot { words.append("in \(slot)") }
    if let userLabel { words.append("named \(quoted(userLabel))") }
    if let frame = geometry.frame {
      words.append(
        "frame=\(short(frame.x)),\(short(frame.y)) \(short(frame.width))×\(short(frame.height))")
    }
    if geometry.isFixedFrame {
      words.append("fixed-frame")
      if geometry.stretchedSides.contains(.width) { words.append("stretches-width") }
      if geometry.stretchedSides.contains(.height) { words.append("stretches-height") }
    }
    if geometry.isFrameStale { words.append("stale-frame") }
    words += geometry.sizeConstraints.map(\.outline)
    words +=
      state.outline + content.outline + accessibility.outline + (material?.outline ?? [])
      + (appearance?.outline ?? [])
    words += outlets.map { "outlet=\($0.property)\($0.isCollection ? "[]" : "")" }
    words += actions.map { action in
      switch action {
      case .selector(let selector, _): "action=\(selector)"
      case .segue(let kind): "segue=\(kind)"
      }
    }
    words += gestures.map { "gesture=\($0.kind)\($0.isEnabled ? "" : "(off)")" }
    words += runtimeAttributes.map { "runtime:\($0.keyPath)=\(quoted($0.value ?? "?"))" }
    if let viewTag { words.append("tag=\(viewTag)") }
    if let notes { words.append("notes=\(quoted(notes))") }
    return words
  }
}

extension Element.State {
  fileprivate var outline: [String] {
    var words: [String] = []
    if !isInstalled { words.append("uninstalled") }
    if isHidden { words.append("hidden") }
    if alpha != 1 { words.append("alpha=\(short(alpha))") }
    if !isEnabled { words.append("disabled") }
    if isSelected { words.append("selected") }
    if let isUserInteractionEnabled {
      words.append(isUserInteractionEnabled ? "interactive" : "not-interactive")
    }
    return words
  }
}

extension Appearance {
  fileprivate var outline: [String] {
    [
      backgroundColor.map { "background=\($0.outline)" }, textColor.map { "color=\($0.outline)" },
      font.map { "font=\($0.outline)" },
      adjustsFontForContentSizeCategory == true ? "scales" : nil,
    ].compactMap { $0 }
  }
}

extension Color {
  fileprivate var outline: String {
    switch self {
    case .fixed(let value):
      let parts = [value.red, value.green, value.blue].map { "\(Int(($0 * 255).rounded()))" }
      return parts.joined(separator: ",") + (value.alpha < 1 ? "@\(value.alpha)" : "")
    case .system(let name), .named(let name, _): return name
    case .unknown: return "?"
    }
  }
}

extension Font {
  fileprivate var outline: String {
    switch self {
    case .textStyle(let style): style.rawValue
    case .system(let points, .regular): short(points)
    case .system(let points, let weight): "\(weight.rawValue)-\(short(points))"
    case .custom(let name, let points): "\(name)-\(short(points))"
    }
  }
}

extension EdgeConstraint {
  fileprivate var outline: String {
    let sides = [first, second].map { "\($0.objectID).\($0.attribute.rawValue)" }
    let offset = constant == 0 ? "" : "\(constant > 0 ? "+" : "")\(short(constant))"
    return "\(sides[0])=\(sides[1])\(offset)"
  }
}

extension SizeConstraint {
  fileprivate var outline: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var right = short(constant)
    if let other {
      right = "\(other.objectID).\(other.dimension.rawValue)"
      if multiplier != 1 { right += "×\(short(multiplier))" }
      if constant != 0 { right += "\(constant > 0 ? "+" : "")\(short(constant))" }
    }
    var text = "\(dimension.rawValue)\(sign)\(right)"
    if priority != 1000 { text += "@\(short(priority))" }
    if variesBySizeClass {
      let constants = variations.map { "\($0.sizeClass): \(short($0.constant))" }
      text += constants.isEmpty ? "(varies)" : "(\(constants.joined(separator: ", ")))"
    }
    if hasOutlet { text += "(outlet)" }
    return text
  }
}

extension Content {
  fileprivate var outline: [String] {
    switch self {
    case .none: return []
    case .button(let button): return button.outline
    case .textInput(let input): return input.outline
    case .label(let label): return label.text.map { ["text=\(quoted($0))"] } ?? []
    case .image(let image): return ["image=\(image.outline)"]
    case .switch(let isOn): return [isOn ? "on" : "off"]
    case .slider(let range), .stepper(let range):
      return ["value=\(short(range.value)) of \(short(range.minimum))…\(short(range.maximum))"]
    case .segments(let segments):
      return segments.segments.enumerated().map { index, segment in
        let name = segment.title.map(quoted) ?? segment.image?.outline ?? "–"
        let marks =
          (index == segments.selected ? "(selected)" : "") + (segment.isEnabled ? "" : "(disabled)")
        return "segment=\(name)\(marks)"
      }
    case .pages(let count, let current): return ["page \(current) of \(count)"]
    case .progress(let progress): return ["progress=\(short(progress))"]
    case .activity(let isAnimating): return [isAnimating ? "animating" : "stopped"]
    case .barItem(let item):
      return [
        item.title.map { "title=\(quoted($0))" }, item.image.map { "image=\($0.outline)" },
        item.systemItem.map { "system=\($0)" }, item.badge.map { "badge=\(quoted($0))" },
        item.hasCustomView ? "custom-view" : nil,
      ].compactMap { $0 }
    case .navigationItem(let title, let prompt, let back):
      return [
        title.map { "title=\(quoted($0))" }, prompt.map { "prompt=\(quoted($0))" },
        back.map { "back=\(quoted($0))" },
      ].compactMap { $0 }
    case .cell(let cell):
      return [
        cell.isPrototype ? "prototype" : nil, cell.reuseIdentifier.map { "reuse=\($0)" },
        cell.accessory.map { "accessory=\($0)" },
      ].compactMap { $0 }
    case .section(let header, let footer):
      return [
        header.map { "header=\(quoted($0))" }, footer.map { "footer=\(quoted($0))" },
      ].compactMap { $0 }
    }
  }
}

extension Button {
  fileprivate var outline: [String] {
    var words: [String] = []
    if type != .custom { words.append(type.rawValue) }
    for (name, content) in [
      ("", normal), ("highlighted-", highlighted), ("selected-", selected),
      ("disabled-", disabled),
    ] {
      if let title = content.title { words.append("\(name)title=\(quoted(title))") }
      if let image = content.image { words.append("\(name)image=\(image.outline)") }
      if let image = content.backgroundImage {
        words.append("\(name)background=\(image.outline)")
      }
    }
    if let configuration {
      var parts = [configuration.style]
      if let title = configuration.title { parts.append("title=\(quoted(title))") }
      if let subtitle = configuration.subtitle { parts.append("subtitle=\(quoted(subtitle))") }
      if let image = configuration.image { parts.append("image=\(image.outline)") }
      if let image = configuration.backgroundImage { parts.append("background=\(image.outline)") }
      if configuration.showsActivityIndicator { parts.append("busy") }
      words.append("configuration(\(parts.joined(separator: " ")))")
    }
    if changesSelectionAsPrimaryAction { words.append("changes-selection") }
    if showsMenuAsPrimaryAction { words.append("shows-menu") }
    words += (menu ?? []).map { "menu=\(quoted($0.title))\($0.isOn ? "(on)" : "")" }
    return words
  }
}

extension TextInput {
  fileprivate var outline: [String] {
    [
      text.map { "text=\(quoted($0))" }, placeholder.map { "placeholder=\(quoted($0))" },
      isSecure ? "secure" : nil, isEditable ? nil : "read-only",
      detectsLinks ? "detects-links" : nil,
      textContentType.map { "content-type=\($0)" }, keyboardType.map { "keyboard=\($0)" },
      clearButtonMode.map { "clear-button=\($0)" },
    ].compactMap { $0 }
  }
}

extension Accessibility {
  fileprivate var outline: [String] {
    var words = [
      label.map { "label=\($0.outline)" }, value.map { "value=\($0.outline)" },
      hint.map { "hint=\($0.outline)" }, identifier.map { "identifier=\($0)" },
    ].compactMap { $0 }
    if let traits {
      let names = AccessibilityTraits.byName.filter { traits.contains($0.trait) }.map(\.name)
      words.append("traits=[\(names.joined(separator: " "))]")
    }
    if let isElement { words.append(isElement ? "element" : "no-element") }
    if elementsHidden == true { words.append("elements-hidden") }
    if viewIsModal == true { words.append("modal") }
    if groupsChildren == true { words.append("group") }
    if let language { words.append("language=\(language)") }
    return words
  }
}

extension Material {
  fileprivate var outline: [String] {
    let mark = areInsetsInferred ? "(inferred)" : ""
    return [
      hitAreaInsets.map { "hit-insets=\($0.outline)\(mark)" },
      visibleAreaInsets.map { "visible-insets=\($0.outline)\(mark)" },
      centerVisibleArea.map { "center-visible=\($0)" },
      minimumSize.map { "minimum=\(short($0.width))×\(short($0.height))" },
      maximumSize.map { "maximum=\(short($0.width))×\(short($0.height))" },
      shape.map { "shape=\($0)" }, mode.map { "mode=\($0)" },
      thumbRadius.map { "thumb-radius=\(short($0))" },
      uppercaseTitle.map { "uppercase-title=\($0)" },
      accessibilityTraitsIncludesButton.map { "traits-include-button=\($0)" },
      textInputController.map { "controller=\($0)" },
      leadingUnderline.text.map { "leading=\(quoted($0))" },
      leadingUnderline.accessibilityLabel.map { "leading-label=\(quoted($0))" },
      trailingUnderline.text.map { "trailing=\(quoted($0))" },
      trailingUnderline.accessibilityLabel.map { "trailing-label=\(quoted($0))" },
      placeholderAccessibilityLabel.map { "placeholder-label=\(quoted($0))" },
      floatingLabelText.map { "floating=\(quoted($0))" },
      helperText.map { "helper=\(quoted($0))" },
      helperAccessibilityLabel.map { "helper-label=\(quoted($0))" },
      errorText.map { "error=\(quoted($0))" },
      errorAccessibilityValue.map { "error-value=\(quoted($0))" },
      characterCountMax.map { "count-max=\($0)" },
      clearButtonAccessibilityLabel.map { "clear-label=\(quoted($0))" },
      textViewAccessibilityLabel.map { "text-view-label=\(quoted($0))" },
    ].compactMap { $0 }
  }
}

extension Image {
  fileprivate var outline: String {
    (isSymbol ? "symbol:" : "") + name + (accessibilityLabel.map { "(\(quoted($0)))" } ?? "")
  }
}

extension StatedText {
  fileprivate var outline: String {
    quoted(text) + (origin == .attribute ? "" : "(runtime)")
  }
}

extension EdgeInsets {
  fileprivate var outline: String {
    [top, left, bottom, right].map(short).joined(separator: ",")
  }
}

private func quoted(_ text: String) -> String {
  "“\(text.replacing("\n", with: "⏎"))”"
}

/// Without `.0`, and with at most two decimals.
private func short(_ number: Double) -> String {
  let hundredths = (number * 100).rounded() / 100
  return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
}
