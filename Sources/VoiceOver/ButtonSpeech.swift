import LayoutModel

extension Speaker {
  /// A `UIButton`: its label is the title of the state the layout starts in, then what its image is
  /// called.
  func buttonSpeech(of element: Element) -> Speech {
    guard let button = element.button, let shown = element.shownButton else {
      return Speech(traits: .button)
    }
    var traits: AccessibilityTraits = .button
    if element.state.isSelected { traits.insert(.selected) }
    // Toggle, pull-down and pop-up buttons may have words of their own; no source has them.
    let isPlain = !button.changesSelectionAsPrimaryAction && !button.showsMenuAsPrimaryAction
    return Speech(
      label: name(of: button, showing: shown), traits: traits, areTraitsConfirmed: isPlain)
  }

  private func name(of button: Button, showing shown: ShownButton) -> SpokenPart? {
    if button.isPopUp, let selected = button.selectedMenuElement {
      return SpokenPart(selected.title, from: .menu, isConfirmed: false)
    }
    // Code can give a pop-up button its menu, whose selected element replaces the title.
    let isConfirmed = !button.isPopUp
    switch (shown.title, shown.subtitle) {
    case (let title?, let subtitle?):
      // The title is read; how the subtitle is joined to it, no source says.
      return .joined(
        [
          SpokenPart(title, from: .title),
          SpokenPart(subtitle, from: .subtitle, isConfirmed: false),
        ],
        by: ", ")
    case (let title?, nil):
      return SpokenPart(title, from: .title, isConfirmed: isConfirmed)
    case (nil, let subtitle?):
      return SpokenPart(subtitle, from: .subtitle, isConfirmed: false)
    case (nil, nil):
      break
    }
    if let name = button.type.systemName { return systemPart(name) }
    return shown.image.flatMap(imageName)
  }

  /// UIKit's own name for something; no source confirms the exact words.
  func systemPart(_ name: SystemName) -> SpokenPart {
    SpokenPart(words.name(name), from: .system, isConfirmed: false)
  }
}

extension Button {
  /// A button that shows the selected element of its menu.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// UIKit selects the first element when none is on.
  fileprivate var selectedMenuElement: MenuElement? {
    menu?.first { $0.isOn } ?? menu?.first
  }
}

extension Button.ButtonType {
  fileprivate var systemName: SystemName? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: .moreInfo
    case .contactAdd: .addContact
    case .close: .close
    }
  }
}
