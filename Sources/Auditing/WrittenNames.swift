import LayoutModel
import VoiceOver

/// A name that is written for VoiceOver and shown nowhere.
public struct WrittenName: Sendable, Equatable {
  /// Without blanks at its ends, and never empty.
  public var text: String
  public var isTitle: Bool

  /// What it is called in Interface Builder.
  public var noun: String { isTitle ? "title" : "accessibility label" }
}

extension ResolvedScreen {
  /// The name that is written for VoiceOver alone: the accessibility label of an element it reaches,
  /// or the title of a bar button item that shows an image in its place. `nil` for a blank one, and
  /// where a title is read instead.
  public func writtenName(of index: Int) -> WrittenName? {
    guard exposures[index] == .element else { return nil }
    if let label = elements[index].accessibility.label {
      guard let text = label.text.visible else { return nil }
      if speaker.settings.nameRule == .titleOverLabel, elements[index].kind == .button,
        utterance(of: index).label?.source != .stated
      {
        return nil
      }
      return WrittenName(text: text, isTitle: false)
    }
    guard elements[index].kind == .barButtonItem, let item = elements[index].barItem,
      item.image != nil, let title = item.title?.visible
    else { return nil }
    return WrittenName(text: title, isTitle: true)
  }

  /// The indices of the elements with a name written for VoiceOver alone, with those names.
  public var writtenNames: [(index: Int, name: WrittenName)] {
    var indices = labelled
    for index in elements.indices
    where elements[index].kind == .barButtonItem && elements[index].accessibility.label == nil {
      indices.append(index)
    }
    return indices.compactMap { index in writtenName(of: index).map { (index, $0) } }
  }

  /// The finding that the written name of the element at `index` is badly put.
  ///
  /// - Parameters:
  ///   - index: The element's index.
  ///   - message: What is wrong.
  ///   - name: The name it should have; `nil` when only a person can tell.
  ///   - fix: The repair.
  ///   - limit: The certainty it has at most, and why.
  /// - Returns: The finding.
  public func badName(
    of index: Int, _ message: String, better name: String? = nil, fix: String,
    atMost limit: (certainty: Certainty, reason: String)? = nil
  ) -> RuleOutcome {
    let spoken = utterance(of: index)
    var reach = reachOfSpeech(of: index).resting(on: spoken)
    if let limit { reach = reach.atMost(limit.certainty, because: limit.reason) }
    return .fails(
      Finding(
        element: index, message: message, certainty: reach.certainty, reason: reach.reason,
        saysNow: spoken.markedText, wouldSay: text(of: index, labelled: name ?? unknownName),
        fix: fix))
  }

  /// The finding that the hint of the element at `index` is badly put; the parameters are those of
  /// ``badName(of:_:better:fix:atMost:)``, with the hint it should have: `nil` for none.
  public func badHint(
    of index: Int, _ message: String, better hint: String? = nil, fix: String,
    atMost limit: (certainty: Certainty, reason: String)? = nil
  ) -> RuleOutcome {
    let spoken = utterance(of: index)
    var reach = reachOfSpeech(of: index).resting(on: spoken)
    if let limit { reach = reach.atMost(limit.certainty, because: limit.reason) }
    return .fails(
      Finding(
        element: index, message: message, certainty: reach.certainty, reason: reach.reason,
        saysNow: spoken.markedText,
        wouldSay: utterance(of: index) { $0.accessibility.hint = hint.map { StatedText($0) } }
          .markedText,
        fix: fix))
  }

  /// The texts a person sees on the element or inside it, in document order.
  public func visibleTexts(of index: Int) -> [String] {
    // An image in a bar stands in place of the title.
    let isHidden = elements[index].kind == .barButtonItem && elements[index].barItem?.image != nil
    var texts = isHidden ? [] : elements[index].shownText.map { [$0] } ?? []
    for inside in screen.descendants(of: index) where isShown(inside) {
      if let text = elements[inside].shownText { texts.append(text) }
    }
    return texts
  }
}

extension ResolvedScreen {
  /// Whether the element is a text or an image that is read and not used.
  public func isOnlyRead(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .label, .imageView, .navigationItem:
      elements[index].accessibility.traits?.isDisjoint(with: [.button, .link, .adjustable]) ?? true
    case .textView: elements[index].textInput?.isEditable == false
    default: elements[index].accessibility.traits?.contains(.staticText) ?? false
    }
  }
}
