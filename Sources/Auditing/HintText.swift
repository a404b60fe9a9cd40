import LayoutModel

extension ResolvedScreen {
  /// The hint of the element at `index`, where it has something to read in it and VoiceOver speaks it
  /// as a hint, after a name.
  public func spokenHint(of index: Int) -> String? {
    guard elements[index].accessibility.hint != nil, exposures[index] == .element,
      let hint = elements[index].accessibility.hint?.text.visible, speaksHint(of: index)
    else { return nil }
    let spoken = utterance(of: index)
    return spoken.label?.text.visible == nil && spoken.value?.text.visible == nil ? nil : hint
  }

  /// What the hint of the element at `index` says beyond these texts: its words without articles, the
  /// word for the element's kind and an instruction such as “Tap to” at its beginning, and without
  /// the words of the texts in any form of the verb.
  public func news(in hint: String, on index: Int, beyond texts: [String]) -> [String] {
    let said = Set(texts.flatMap { WordSequence($0).words.map(\.withoutVerbEnding) })
    let kind = Set(WordSequence(elements[index].kind.noun).words)
    return WordSequence(hint).withoutInstruction.words.filter {
      !articles.contains($0) && !kind.contains($0) && !said.contains($0.withoutVerbEnding)
    }
  }
}

private let articles: Set<String> = ["a", "an", "the", "this"]

extension WordSequence {
  /// The words after an instruction at the beginning, such as “Double-tap to”.
  fileprivate var withoutInstruction: WordSequence {
    for instruction in [["double", "tap"], ["doubletap"], ["tap"], ["press"], ["click"]] {
      for link in ["to", "for"] where words.starts(with: instruction + [link]) {
        return WordSequence(words: Array(words.dropFirst(instruction.count + 1)))
      }
    }
    return self
  }
}

extension String {
  /// `save` for `saves`, `press` for `presses`.
  public var withoutVerbEnding: String {
    for ending in ["sses", "shes", "ches", "xes"] where hasSuffix(ending) {
      return String(dropLast(2))
    }
    if count > 3, hasSuffix("s"), !hasSuffix("ss") { return String(dropLast()) }
    return self
  }
}

extension ResolvedScreen {
  /// The words for a gesture in the hint of the element at `index`: an instruction, or the verb of a
  /// gesture at the beginning.
  public func gesture(inHint hint: String, of index: Int) -> Phrase? {
    let text = PhraseText(hint)
    for vocabulary in vocabularies(of: index) {
      if let gesture = text.holding(vocabulary.gestures, in: vocabulary)
        ?? text.beginning(vocabulary.gestureVerbs, in: vocabulary)
      {
        return gesture
      }
    }
    return nil
  }
}
