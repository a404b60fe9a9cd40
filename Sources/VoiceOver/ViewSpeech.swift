import LayoutModel

extension Speaker {
  /// Views and controls without a file of their own.
  func viewSpeech(of element: Element) -> Speech {
    var speech = Speech()
    switch element.content {
    case .label(let label):
      speech.label = label.text.nonEmpty.map { SpokenPart($0, from: .text) }
      speech.traits = .staticText
    case .image(let image):
      speech.label = imageName(image)
    case .switch(let isOn):
      speech.value = SpokenPart(isOn ? "1" : "0", from: .system)
    case .slider(let range):
      speech.value = percentage(range).map { SpokenPart(words.percent($0), from: .system) }
    case .progress(let progress):
      speech.label = systemPart(.progress)
      let range = Content.Range(value: progress, minimum: 0, maximum: 1)
      speech.value = percentage(range).map {
        SpokenPart(words.percent($0), from: .system, isConfirmed: false)
      }
    case .activity(let isAnimating):
      speech.label = systemPart(isAnimating ? .inProgress : .progressHalted)
    case .pages(let count, let current):
      speech.value = page(current, of: count).map {
        SpokenPart($0, from: .system, isConfirmed: false)
      }
    case .section(let header, _):
      speech.label = header.nonEmpty.map { SpokenPart($0, from: .text, isConfirmed: false) }
    default:
      break
    }
    switch element.kind {
    case .label: speech.traits = .staticText
    case .imageView: speech.traits = .image
    case .switch: speech.traits = [.button, .toggleButton]
    case .slider, .pageControl: speech.traits = .adjustable
    case .progressView: speech.traits = .updatesFrequently
    default: break
    }
    return speech
  }

  /// The words for a page that is counted from 0; `nil` where its number is too large for any count.
  func page(_ current: Int, of count: Int) -> String? {
    let (number, isTooLarge) = current.addingReportingOverflow(1)
    return isTooLarge ? nil : words.page(number, count)
  }

  /// Where a value lies between its bounds, in whole per cent; `nil` without a range.
  func percentage(_ range: Content.Range) -> Int? {
    let share = (range.value - range.minimum) / (range.maximum - range.minimum)
    guard share.isFinite else { return nil }
    return Int(min(max(share, 0), 1) * 100 + 0.5)
  }
}
