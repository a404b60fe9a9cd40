import LayoutModel

/// What a note asks for: `a11y-audit:ignore empty-button, label-blank: code sets the title`.
///
/// Such words begin with ``Directive/mark`` at the beginning of the note or behind white space, and
/// end with the line or where the next begin; attributes of XML cannot keep line breaks. What else
/// stands in a note is for colleagues.
struct SuppressionWords: Equatable {
  /// The ids of the rules; `nil` for `all`.
  var rules: [String]?
  /// Whether what is inside the element is meant too.
  var includesDescendants: Bool
  var reason: String

  /// Words that cannot be followed, and what to do about them.
  struct Mistake: Error, Equatable {
    var message: String
    var advice: String
  }

  /// What follows ``Directive/mark``.
  private enum Keyword: String, CaseIterable {
    case ignore
    case ignoreSubtree = "ignore-subtree"
  }

  /// Stands for every rule.
  private static let allRules = "all"

  /// Everything a note asks for.
  static func all(
    in note: String, knownRules: [String]
  ) -> [Result<SuppressionWords, Mistake>] {
    note.split(whereSeparator: \.isNewline).flatMap { directives(in: $0) }.map { text in
      Result { () throws(Mistake) in try SuppressionWords(text, knownRules: knownRules) }
    }
  }

  /// What stands behind each mark of a line.
  private static func directives(in line: Substring) -> [Substring] {
    var directives: [Substring] = []
    var rest = line
    while let mark = rest.firstMark {
      rest = rest[mark.upperBound...]
      directives.append(rest[..<(rest.firstMark?.lowerBound ?? rest.endIndex)])
    }
    return directives
  }

  private init(_ text: Substring, knownRules: [String]) throws(Mistake) {
    let word = text.prefix { !$0.isWhitespace && $0 != ":" }
    guard let keyword = Keyword(rawValue: String(word)) else {
      throw Self.unknown(String(word))
    }
    let rest = text[word.endIndex...]
    let names = rest.prefix { $0 != ":" }.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let example =
      "write “\(Directive.mark)\(keyword.rawValue) \(names.first ?? "empty-button"): why”"
    guard !names.isEmpty else {
      throw Mistake(message: "the suppression names no rule", advice: example)
    }
    if let unknown = names.first(where: { $0 != Self.allRules && !knownRules.contains($0) }) {
      let guess = suggestion(for: unknown, among: knownRules + [Self.allRules])
      throw Mistake(
        message: "there is no rule “\(unknown)”" + (guess.map { "; did you mean “\($0)”?" } ?? ""),
        advice: "“a11y-audit rules” lists them; “\(Self.allRules)” stands for every one")
    }
    let reason = rest.drop { $0 != ":" }.dropFirst()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !reason.isEmpty else {
      throw Mistake(message: "the suppression gives no reason", advice: example)
    }
    rules = names.contains(Self.allRules) ? nil : names
    includesDescendants = keyword == .ignoreSubtree
    self.reason = reason
  }

  private static func unknown(_ word: String) -> Mistake {
    let words = Keyword.allCases.map(\.rawValue)
    let guess = suggestion(for: word, among: words).map { "; did you mean “\($0)”?" }
    return Mistake(
      message: "“\(Directive.mark)\(word)” means nothing" + (guess ?? ""),
      advice: "write “\(Directive.mark)\(words[0]) empty-button: why” for an element, or "
        + "“\(words[1])” for it and all that is inside")
  }
}

extension Substring {
  /// The first mark that begins the text or follows white space.
  fileprivate var firstMark: Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if (start == base.startIndex || base[base.index(before: start)].isWhitespace),
        self[start...].hasPrefix(Directive.mark)
      {
        return start..<index(start, offsetBy: Directive.mark.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
