/// A text as a listener compares it: its words in lower case, without punctuation.
///
/// `&` counts as the word “and”; an apostrophe does not end a word.
public struct WordSequence: Sendable, Equatable {
  public let words: [String]

  public init(_ text: String) {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word += character.lowercased()
      } else if character != "'" && character != "’" {
        if !word.isEmpty { words.append(word) }
        word = ""
        if character == "&" { words.append("and") }
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  public init(words: [String]) {
    self.words = words
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Whether the other words stand in these one after another; joined or hyphenated spellings
  /// are the same (`E-Mail`, `Email`). False when there are no other words.
  public func contains(_ other: WordSequence) -> Bool {
    count(of: other) > 0
  }

  /// How often the other words stand in these one after another, without overlap.
  public func count(of other: WordSequence) -> Int {
    let wanted = other.words.joined()
    guard !wanted.isEmpty else { return 0 }
    var count = 0
    var start = 0
    while start < words.count {
      if let end = end(of: wanted, from: start) {
        count += 1
        start = end
      } else {
        start += 1
      }
    }
    return count
  }

  /// The index after the words that, joined from `start` on, give `wanted`.
  private func end(of wanted: String, from start: Int) -> Int? {
    var joined = ""
    var index = start
    while index < words.count, joined.utf8.count < wanted.utf8.count {
      joined += words[index]
      index += 1
    }
    return joined == wanted ? index : nil
  }
}
