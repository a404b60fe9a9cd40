import LayoutModel
import XMLReading

/// User-defined run-time attributes: those the model has a property for go there, the others are
/// kept as they are.
extension ElementDecoder {
  func apply(_ list: XMLDocument.Node, to element: inout Element) {
    for node in document.children(of: list)
    where document.tag(of: node) == .userDefinedRuntimeAttribute {
      guard let keyPath = document.string(.keyPath, of: node) else { continue }
      let value = value(of: node)
      let origin: StatedText.Origin =
        isLocalized(node) ? .localizedRuntimeAttribute : .runtimeAttribute
      if applyAccessibility(keyPath, value, from: origin, to: &element.accessibility) { continue }
      if isMaterial(element), applyMaterial(keyPath, value, to: &element) { continue }
      if applyText(keyPath, value, to: &element) { continue }
      element.runtimeAttributes.append(
        RuntimeAttribute(
          keyPath, type: document.string(.type, of: node) ?? "", value: value.spelling,
          numbers: value.numbers))
    }
  }

  /// Interface Builder's type “Localized String”, which the tables of strings translate.
  private func isLocalized(_ node: XMLDocument.Node) -> Bool {
    if document.string(.type, of: node) == "localizedString" { return true }
    if document.flag(.localized, of: node) == true { return true }
    return document.children(of: node).contains {
      document.tag(of: $0) == .localizedString || document.flag(.localized, of: $0) == true
    }
  }

  /// Properties of Material classes are taken as such only on elements of those classes, and on
  /// classes the model does not know, which may be their subclasses.
  private func isMaterial(_ element: Element) -> Bool {
    element.materialClass != nil || element.hasUnknownClass
  }

  // MARK: Values

  private enum Value {
    case text(String)
    case flag(Bool)
    case number(Double)
    case pair(Double, Double)
    case four(Double, Double, Double, Double)
    case other

    /// The value in one text, for what the model keeps as written.
    var spelling: String? {
      switch self {
      case .text(let text): text
      case .flag(let flag): flag ? "YES" : "NO"
      case .number(let number): "\(number)"
      case .pair, .four, .other: nil
      }
    }

    var numbers: [Double] {
      switch self {
      case .pair(let one, let other): [one, other]
      case .four(let one, let two, let three, let four): [one, two, three, four]
      case .text, .flag, .number, .other: []
      }
    }

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }

    var flag: Bool? {
      switch self {
      case .flag(let flag): flag
      case .number(let number): number != 0
      default: nil
      }
    }

    var number: Double? {
      if case .number(let number) = self { number } else { nil }
    }

    var size: Size? {
      if case .pair(let width, let height) = self {
        Size(width: width, height: height)
      } else {
        nil
      }
    }

    /// A rect's four numbers in order: that KVC reads them as edge insets is inferred from the
    /// equal memory layout of CGRect and UIEdgeInsets.
    var insets: EdgeInsets? {
      guard case .four(let top, let left, let bottom, let right) = self else { return nil }
      return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  private func value(of node: XMLDocument.Node) -> Value {
    let type = document.string(.type, of: node)
    if let text = document.string(.value, of: node) {
      return type == "boolean" ? .flag(text == "YES") : .text(text)
    }
    for child in document.children(of: node) where document.isKey("value", of: child) {
      switch document.tag(of: child) {
      case .string, .mutableString, .localizedString:
        return .text(document.text(of: child) ?? "")
      case .integer, .real:
        return document.number(.value, of: child).map { .number($0) } ?? .other
      case .size:
        return pair(.width, .height, of: child)
      case .point:
        return pair(.x, .y, of: child)
      case .rect:
        guard let x = document.points(.x, of: child), let y = document.points(.y, of: child),
          let width = document.points(.width, of: child),
          let height = document.points(.height, of: child)
        else { return .other }
        return .four(x, y, width, height)
      default: return .other
      }
    }
    return type == "string" || type == "localizedString" ? .text("") : .other
  }

  private func pair(_ first: Name, _ second: Name, of node: XMLDocument.Node) -> Value {
    guard let one = document.points(first, of: node), let other = document.points(second, of: node)
    else { return .other }
    return .pair(one, other)
  }

  // MARK: Properties

  private func applyAccessibility(
    _ keyPath: String, _ value: Value, from origin: StatedText.Origin,
    to accessibility: inout Accessibility
  ) -> Bool {
    switch keyPath {
    case "accessibilityLabel":
      accessibility.label = value.text.map { StatedText($0, from: origin) }
    case "accessibilityValue":
      accessibility.value = value.text.map { StatedText($0, from: origin) }
    case "accessibilityHint":
      accessibility.hint = value.text.map { StatedText($0, from: origin) }
    case "accessibilityIdentifier": accessibility.identifier = value.text
    case "accessibilityLanguage": accessibility.language = value.text
    case "isAccessibilityElement": accessibility.isElement = value.flag
    case "accessibilityElementsHidden": accessibility.elementsHidden = value.flag
    case "accessibilityViewIsModal": accessibility.viewIsModal = value.flag
    case "shouldGroupAccessibilityChildren": accessibility.groupsChildren = value.flag
    case "accessibilityTraits":
      accessibility.traits = value.number.flatMap { UInt64(exactly: $0) }.map {
        AccessibilityTraits(rawValue: $0)
      }
    default: return false
    }
    return true
  }

  /// Plain UIKit properties that a run-time attribute sets after the nib's own value.
  private func applyText(_ keyPath: String, _ value: Value, to element: inout Element) -> Bool {
    switch (keyPath, element.content) {
    case ("placeholder", .textInput(var input)):
      input.placeholder = value.text ?? input.placeholder
      element.content = .textInput(input)
    case ("text", .textInput(var input)):
      input.text = value.text ?? input.text
      element.content = .textInput(input)
    case ("text", .label(var label)):
      label.text = value.text ?? label.text
      element.content = .label(label)
    default: return false
    }
    return true
  }

  private func applyMaterial(_ keyPath: String, _ value: Value, to element: inout Element) -> Bool {
    var material = element.material ?? Material()
    switch keyPath {
    case "hitAreaInsets":
      material.hitAreaInsets = value.insets
      material.areInsetsInferred = true
    case "visibleAreaInsets":
      material.visibleAreaInsets = value.insets
      material.areInsetsInferred = true
    case "centerVisibleArea": material.centerVisibleArea = value.flag
    case "minimumSize": material.minimumSize = value.size
    case "maximumSize": material.maximumSize = value.size
    case "shape": material.shape = value.number.flatMap { Int(exactly: $0) }
    case "mode": material.mode = value.number.flatMap { Int(exactly: $0) }
    case "thumbRadius": material.thumbRadius = value.number
    case "uppercaseTitle": material.uppercaseTitle = value.flag
    case "accessibilityTraitsIncludesButton":
      material.accessibilityTraitsIncludesButton = value.flag
    case "label.text": material.floatingLabelText = value.text
    case "leadingUnderlineLabel.text", "leadingAssistiveLabel.text":
      material.leadingUnderline.text = value.text
    case "leadingUnderlineLabel.accessibilityLabel", "leadingAssistiveLabel.accessibilityLabel":
      material.leadingUnderline.accessibilityLabel = value.text
    case "trailingUnderlineLabel.text", "trailingAssistiveLabel.text":
      material.trailingUnderline.text = value.text
    case "trailingUnderlineLabel.accessibilityLabel", "trailingAssistiveLabel.accessibilityLabel":
      material.trailingUnderline.accessibilityLabel = value.text
    case "placeholderLabel.accessibilityLabel":
      material.placeholderAccessibilityLabel = value.text
    case "clearButton.accessibilityLabel": material.clearButtonAccessibilityLabel = value.text
    case "textView.accessibilityLabel": material.textViewAccessibilityLabel = value.text
    case "placeholder" where element.textInput == nil:
      element.content = .textInput(TextInput(placeholder: value.text))
    default: return false
    }
    element.material = material
    return true
  }
}
