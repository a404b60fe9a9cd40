import LayoutModel

extension Speaker {
  /// The utterance of an element in its screen. Differs from ``utterance(of:)`` for a table cell
  /// that UIKit reads as one element: without a label of its own it speaks the texts inside, joined
  /// by `, `.
  public func utterance(of index: Int, in screen: Screen) -> Utterance {
    utterance(of: index, as: screen.elements[index], in: screen)
  }

  /// The utterance of the element at `index`, were it this one.
  public func utterance(of index: Int, as element: Element, in screen: Screen) -> Utterance {
    var speech = speech(of: element)
    if element.kind == .tableViewCell, speech.label == nil {
      speech.label = texts(inside: index, in: screen)
    }
    return utterance(of: speech, language: element.accessibility.language)
  }

  private func texts(inside cell: Int, in screen: Screen) -> SpokenPart? {
    var texts: [SpokenPart?] = []
    var next = cell + 1
    while next < screen.elements[cell].subtreeEnd {
      let element = screen.elements[next]
      if element.isAbsent {
        next = max(element.subtreeEnd, next + 1)
        continue
      }
      if element.isAccessibilityElement == true {
        let speech = speech(of: element)
        texts += [speech.label, speech.value]
        next = max(element.subtreeEnd, next + 1)
      } else {
        next += 1
      }
    }
    guard let joined: SpokenPart = .joined(texts, by: ", ") else { return nil }
    return SpokenPart(
      joined.text, from: .children, isConfirmed: false,
      pieces: joined.pieces.isEmpty ? [joined] : joined.pieces)
  }
}
