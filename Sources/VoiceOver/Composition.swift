import LayoutModel

/// Puts label, value, traits and hint of one accessibility element into the words VoiceOver speaks.
///
/// The order and the punctuation are those of AccessibilitySnapshot
/// (`UIAccessibility+SnapshotAdditions.swift`), which derived them by listening to devices. Its
/// branches for data tables, lists and landmarks are left out: no layout file can state those.
struct Composition {
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var hint: String?
  var place: Place?

  /// Where an element stands among its like.
  enum Place: Equatable {
    /// One of the parts of a control, such as a segment.
    case series(position: Int, count: Int)
    case tab(position: Int, count: Int)
  }

  func spoken(in words: Words) -> (description: String, hint: String?) {
    var description = label ?? ""
    var hint = self.hint.nonEmpty
    if traits.contains(.backButton), description.lowercased() == words.back.lowercased() {
      description = ""  // else: “Back. Back Button.”
    }
    if let value = value.nonEmpty, !traits.contains(.toggleButton) {
      description = description.isEmpty ? value : "\(description): \(value)"
    }
    if traits.contains(.selected) {
      description =
        description.isEmpty ? "\(words.selected)." : "\(words.selected): \(description)"
    }
    let specifiers = traitWords(in: words)
    if description.isEmpty, let only = hint {
      description = only
      hint = nil
    }
    if !specifiers.isEmpty {
      description = description.isEmpty ? specifiers : "\(description.ended) \(specifiers)"
    }
    switch place {
    case .series(let position, let count), .tab(let position, let count):
      description = words.place(description, position, count)
    case nil:
      break
    }
    return (description, augmented(hint, in: words))
  }

  private func traitWords(in words: Words) -> String {
    if traits.isEmpty && place == nil { return "" }
    let isTab: Bool = if case .tab = place { true } else { traits.contains(.tabBarItem) }
    var spoken: [String] = []
    if traits.contains(.notEnabled) { spoken.append(words.notEnabled) }
    if traits.contains(.button), !isTab,
      traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    {
      spoken.append(words.button)
    }
    if traits.contains(.backButton) { spoken.append(words.backButton) }
    if traits.contains(.toggleButton) {
      if traits.contains(.button) { spoken.append(words.switchButton) }
      switch value {
      case "1": spoken.append(words.on)
      case "0": spoken.append(words.off)
      case "2": spoken.append(words.mixed)
      case let other?: spoken.append(other)  // since iOS 17, word for word
      case nil: break
      }
    }
    if isTab { spoken.append(words.tab) }
    if traits.contains(.textEntry) {
      spoken.append(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
      if traits.contains(.isEditing) { spoken.append(words.isEditing) }
    }
    if traits.contains(.header) { spoken.append(words.heading) }
    if traits.contains(.link) { spoken.append(words.link) }
    if traits.contains(.adjustable) { spoken.append(words.adjustable) }
    if traits.contains(.image) { spoken.append(words.image) }
    if traits.contains(.searchField) { spoken.append(words.searchField) }
    return spoken.joined(separator: " ")
  }

  /// Adds how to operate the element. A text entry's own instruction replaces a stated hint.
  private func augmented(_ hint: String?, in words: Words) -> String? {
    if traits.contains(.notEnabled) { return hint }
    var hint = hint
    let isSwitch = traits.contains(.toggleButton)
    if isSwitch { hint = joined(hint, words.switchHint) }
    if traits.contains(.textEntry) {
      hint =
        if traits.contains(.isEditing) {
          words.editingHint
        } else if traits.contains(.textArea) {
          "\(words.textFieldHint.withoutFinalPeriod)., \(words.editingHint)"
        } else {
          words.textFieldHint
        }
    }
    let hasOnlyHint =
      self.hint.nonEmpty != nil && label.nonEmpty == nil && value.nonEmpty == nil
    if traits.contains(.adjustable), !isSwitch, !hasOnlyHint {
      hint = joined(hint, words.adjustableHint)
    }
    return hint
  }

  private func joined(_ hint: String?, _ instruction: String) -> String {
    guard let hint = hint.nonEmpty else { return instruction }
    return "\(hint.withoutFinalPeriod). \(instruction)"
  }
}

extension String {
  /// The text with a full stop at its end.
  fileprivate var ended: String { utf8.last == UInt8(ascii: ".") ? self : self + "." }

  fileprivate var withoutFinalPeriod: Substring {
    utf8.last == UInt8(ascii: ".") ? dropLast() : self[...]
  }
}

extension String? {
  /// The text, or `nil` when there is none. Blanks count as text here, as they do for UIKit.
  var nonEmpty: String? {
    guard let text = self, !text.isEmpty else { return nil }
    return text
  }
}
