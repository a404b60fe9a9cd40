import LayoutModel

extension Speaker {
  /// The utterance of an element in its screen. Differs from ``utterance(of:)`` for a table cell
  /// that UIKit reads as one element: without a label of its own it speaks the texts inside, joined
  /// by `, `.
  public func utterance(of index: Int, in screen: Screen) -> Utterance {
    let element = screen.elements[index]
    var speech = speech(of: element)
    if element.kind == .tableViewCell, speech.label == nil {
      speech.label = texts(inside: index, in: screen)
    }
    return utterance(of: speech, language: element.accessibility.language)
  }

  private func texts(inside cell: Int, in screen: Screen) -> SpokenPart? {
    var texts: [String] = []
    var next = cell + 1
    while next < screen.elements[cell].subtreeEnd {
      let element = screen.elements[next]
      if element.isAbsent {
        next = max(element.subtreeEnd, next + 1)
        continue
      }
      if element.isAccessibilityElement == true {
        let speech = speech(of: element)
        if let text = (speech.label?.text).nonEmpty { texts.append(text) }
        if let text = (speech.value?.text).nonEmpty { texts.append(text) }
        next = max(element.subtreeEnd, next + 1)
      } else {
        next += 1
      }
    }
    if texts.isEmpty { return nil }
    return SpokenPart(texts.joined(separator: ", "), from: .children, isConfirmed: false)
  }
}
