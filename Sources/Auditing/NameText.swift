import LayoutModel

extension String {
  /// The text as the name of a text input: without the colon, the asterisk or the dots that forms
  /// add for the eye (“Captcha*”, “Node address…”), and without a format in parentheses (“Code
  /// (XXXX-XXXX)”).
  var withoutFormMarks: String {
    var text = withoutParentheses(where: \.holdsPlaceForValue)[...].drop(while: \.isFormMark)
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
      !name.isRemark(words: words), words.count <= 8,
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
    return words.first == "lorem" || words.first == "bla" || words.first == "blabla"
      || words.allSatisfy { $0.allSatisfy(\.isNumber) }
      || mayHoldPlaceForValue && withoutParentheses(where: { _ in true }).holdsPlaceForValue
      || ["label", "text", "textfield", "placeholder", "button", "string"].contains(
        words.filter { !$0.allSatisfy(\.isNumber) }.joined())
      || words == ["text", "field"] || words == ["text", "label"]
  }

  /// Whether a value that code sets is left open: “XXX km”, “X min”, “read at YYY”.
  fileprivate var holdsPlaceForValue: Bool {
    guard mayHoldPlaceForValue else { return false }
    let words = WordSequence(self).words
    if words.count == 2, ["x", "n"].contains(words[0]), units.contains(words[1]) { return true }
    // “dd.mm.yyyy” says how to write a date.
    guard !words.contains("mm") else { return false }
    return words.contains { word in
      guard word.utf8.count >= 2, let letter = word.first, "xyzn".contains(letter) else {
        return false
      }
      return word.allSatisfy { $0 == letter }
    }
  }

  /// Most texts have neither a doubled letter of those nor one that stands alone at the beginning.
  private var mayHoldPlaceForValue: Bool {
    var previous: UInt8 = 0
    for (place, byte) in utf8.enumerated() {
      let letter = byte | 0x20
      if letter == previous, "xyzn".utf8.contains(letter) { return true }
      if place == 1, byte == UInt8(ascii: " "), "xn".utf8.contains(previous) { return true }
      previous = letter
    }
    return false
  }

  /// Whether the text, of these words, says something about an input and not what it is for:
  /// “Required”, “Optional (200 characters)”.
  fileprivate func isRemark(words: [String]) -> Bool {
    if words.allSatisfy({ remarkWords.contains($0) }) { return true }
    guard utf8.contains(UInt8(ascii: "(")) else { return false }
    let rest = WordSequence(withoutParentheses { _ in true }).words
    return !rest.isEmpty && rest.allSatisfy { remarkWords.contains($0) }
  }

  /// The text without the parentheses whose content passes the test, unless nothing is left then.
  private func withoutParentheses(where test: (String) -> Bool) -> String {
    guard utf8.contains(UInt8(ascii: "(")) else { return self }
    var rest = ""
    var text = self[...]
    while let start = text.firstIndex(of: "("), let end = text[start...].firstIndex(of: ")") {
      rest += text[..<start]
      if !test(String(text[start...end])) { rest += text[start...end] }
      text = text[text.index(after: end)...]
    }
    rest += text
    return rest.contains { $0.isLetter || $0.isNumber } ? rest : self
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

  /// Whether a label shows the value of an input, which code sets, or a remark on it (“Optional”).
  var showsValueOrRemark: Bool {
    guard let text = label?.text?.visible else { return false }
    return text.holdsPlaceForValue || text.isRemark(words: WordSequence(text).words)
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
      || label?.text?.isRemark(words: words) ?? true
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
  "required", "optional", "field", "fields", "hint", "obligatoire", "optionnel", "optionnelle",
  "facultatif", "facultative", "opcional", "obligatorio", "obligatoria", "facoltativo",
  "facoltativa", "obbligatorio", "erforderlich", "pflichtfeld",
]

/// Units that follow a letter that stands for a number.
private let units: Set<String> = [
  "km", "m", "cm", "mm", "mi", "miles", "ft", "kg", "g", "lb", "kcal", "h", "hours", "min", "mins",
  "minutes", "s", "sec", "seconds", "days", "jours", "heures", "tage", "stunden", "minuten",
]
