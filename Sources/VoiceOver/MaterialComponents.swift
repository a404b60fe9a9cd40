import LayoutModel

extension Speaker {
  /// What the classes of Material components make of label, value and traits, other than text
  /// inputs. Sources: the classes' `.m` files, 124.2.
  func correctMaterial(_ element: Element, _ speech: inout Speech) {
    guard let material = element.materialClass else { return }
    switch material {
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton, .MDCFloatingButton:
      // Whatever traits were set; the property has been there since v79.1.0.
      if element.material?.accessibilityTraitsIncludesButton ?? true {
        speech.traits.insert(.button)
      }
      // An empty label is passed over for the title.
      if speech.label?.source == .title { speech.label?.isConfirmed = true }
    case .MDCChipView:
      speech.traits.insert(.button)
      if element.state.isSelected { speech.traits.insert(.selected) }
      if !element.state.isEnabled { speech.traits.insert(.notEnabled) }
    case .MDCSlider:
      speech.traits.insert(.adjustable)
      if !element.state.isEnabled { speech.traits.insert(.notEnabled) }
    case .MDCPageControl:
      // The getter is overridden: a label that was set is not heard.
      speech = Speech(
        label: pageLabel(of: element),
        value: element.accessibility.value.nonEmpty.map { SpokenPart($0, from: .stated) },
        traits: .adjustable, hint: speech.hint)
    case .MDCProgressView:
      // So is this one.
      speech.label = systemPart(.progress)
    case .MDCActivityIndicator:
      speech = activityIndicatorSpeech(of: element, hint: speech.hint)
    default:
      break
    }
  }

  private func pageLabel(of element: Element) -> SpokenPart? {
    guard case .pages(let count, let current) = element.content else { return nil }
    return page(current, of: count).map { SpokenPart($0, from: .system) }
  }

  private func activityIndicatorSpeech(of element: Element, hint: SpokenPart?) -> Speech {
    let stated = element.accessibility.label.nonEmpty.map { SpokenPart($0, from: .stated) }
    return Speech(
      label: stated ?? SpokenPart("Activity Indicator", from: .system),
      value: element.isAnimating.map {
        SpokenPart($0 ? "In Progress" : "Progress Halted", from: .system)
      },
      traits: .updatesFrequently, hint: hint)
  }
}

extension Element {
  /// `nil` for what is no activity indicator.
  var isAnimating: Bool? {
    if case .activity(let isAnimating) = content { isAnimating } else { nil }
  }
}
