import LayoutModel

extension String {
  /// The text as the name of a text input: without the colon, the asterisk or the dots that forms
  /// add for the eye (“Captcha*”, “Node address…”).
  var withoutFormMarks: String {
    var text = self[...].drop(while: \.isFormMark)
    while let last = text.last, last.isFormMark { text.removeLast() }
    if text.hasSuffix("..") {
      while text.last == "." || text.last == " " { text.removeLast() }
    }
    return String(text)
  }

  /// The name this text makes for a text input; `nil` when it is none: an example or a format of
  /// what to type (“123456”, “name@example.com”, “dd/mm/yyyy”), a text that stands in for another
  /// one, a remark (“Required”), or too long to hear at every visit.
  public var asInputName: String? {
    let name = withoutFormMarks
    let words = WordSequence(name).words
    guard !words.isEmpty, !name.isExampleOfInput(words: words), !isStandIn(words: words),
      words.contains(where: { !remarkWords.contains($0) }), words.count <= 8,
      words.count <= 3 || name.last != "."
    else { return nil }
    return name
  }

  /// Whether the text says what to type by an example or a format.
  private func isExampleOfInput(words: [String]) -> Bool {
    let letters = count(where: \.isLetter)
    if letters == 0 || letters < count(where: \.isNumber) { return true }
    if contains("@") || holds("://") || words.first == "www" { return true }
    if let first = words.first, ["eg", "ex", "example", "exemple", "ejemplo"].contains(first) {
      return true
    }
    if words.starts(with: ["e", "g"]) || words.starts(with: ["z", "b"]) { return true }
    // “hh-mm”, “XXXX XXXX”, “X”: letters without case, such as ideographs, may be a word each.
    return words.allSatisfy { word in
      word.allSatisfy { $0 == word.first && ($0.isCased || $0.isNumber) }
    }
  }

  /// Whether the text stands in for one that code sets: Interface Builder's default or what people
  /// type in its place.
  public var isStandIn: Bool {
    isStandIn(words: WordSequence(self).words)
  }

  /// The same of a text with these words.
  fileprivate func isStandIn(words: [String]) -> Bool {
    if self == "title" || holds("%@") { return true }
    return words.first == "lorem" || words.allSatisfy { $0.allSatisfy(\.isNumber) }
      || ["label", "text", "textfield", "placeholder", "button", "string"].contains(
        words.filter { !$0.allSatisfy(\.isNumber) }.joined())
      || words == ["text", "field"] || words == ["text", "label"]
  }
}

extension Character {
  /// What forms add to a name for the eye.
  fileprivate var isFormMark: Bool {
    switch self {
    case ":", "*", "…", " ", "\n": true
    default: false
    }
  }
}

extension Element {
  /// The text of a label that can name an input beside it; `nil` for stand-in texts, for signs
  /// such as “*”, and for labels that show errors or hints.
  var captionText: String? {
    guard let text = label?.text?.visible, text.contains(where: \.isLetter) else { return nil }
    let words = WordSequence(text).words
    return text.isStandIn(words: words) || isComplaint(words: words) ? nil : text
  }

  /// Whether code is likely to put another text in place of the caption of the input: an outlet
  /// leads to a label that says “Title”, and the input is not called so.
  func isCaptionFilledIn(of input: Element) -> Bool {
    guard !outlets.isEmpty, let text = captionText?.lowercased(),
      ["title", "subtitle", "header", "heading", "item", "value", "detail"].contains(text)
    else { return false }
    return !input.namesForColleagues.contains {
      WordSequence(ofIdentifier: $0).words.contains(text)
    }
  }

  /// What code and Interface Builder call the element.
  private var namesForColleagues: [String] {
    outlets.map(\.property) + [userLabel, accessibility.identifier].compactMap { $0 }
  }

  /// Whether a label says what is wrong with an input, or helps to fill it in: by what it is called
  /// or by its text.
  private func isComplaint(words: [String]) -> Bool {
    if namesForColleagues.contains(where: {
      WordSequence(ofIdentifier: $0).words.contains { complaintNames.contains($0) }
    }) {
      return true
    }
    return words.contains { complaintWords.contains($0) }
      || words.allSatisfy { remarkWords.contains($0) }
  }
}

private let complaintNames: Set<String> = [
  "error", "errors", "err", "invalid", "warning", "hint", "hints", "helper", "help", "validation",
]

private let complaintWords: Set<String> = [
  "error", "errors", "invalid", "incorrect", "wrong", "warning",
  "fehler", "ungültig", "falsch", "erreur", "invalide", "erro", "inválido", "inválida",
  "ошибка", "неверный", "неверно",
]

/// Words that say something about an input and not what it is for, when they stand alone.
private let remarkWords: Set<String> = [
  "required", "optional", "field", "fields", "hint", "obligatoire", "optionnel", "facultatif",
  "erforderlich", "pflichtfeld",
]
