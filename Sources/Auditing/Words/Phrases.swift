import LayoutModel
import VoiceOver

/// A text in which words of languages are looked for: whole words where spaces part them, else parts
/// of the text.
public struct PhraseText: Sendable {
  public let text: String
  public let words: WordSequence
  /// The words without what parts them.
  private let joined: String
  private let isASCII: Bool

  public init(_ text: String) {
    self.text = text
    words = WordSequence(text)
    joined = words.words.joined()
    isASCII = joined.isASCII
  }

  /// The longest of the phrases that the text ends with.
  public func ending(_ phrases: [Phrase], in vocabulary: Vocabulary) -> Phrase? {
    longest(phrases) {
      vocabulary.isUnspaced ? joined.hasSuffix($0.joined) : words.words.ends(with: $0.words)
    }
  }

  /// The longest of the phrases that the text begins with.
  public func beginning(_ phrases: [Phrase], in vocabulary: Vocabulary) -> Phrase? {
    longest(phrases) {
      vocabulary.isUnspaced ? joined.hasPrefix($0.joined) : words.words.starts(with: $0.words)
    }
  }

  /// The longest of the phrases that stands in the text.
  public func holding(_ phrases: [Phrase], in vocabulary: Vocabulary) -> Phrase? {
    longest(phrases) {
      vocabulary.isUnspaced ? contains($0) : words.words.holds($0.words)
    }
  }

  /// Whether the text is one of the phrases.
  public func isOne(of phrases: [Phrase]) -> Bool {
    phrases.contains { $0.words == words.words }
  }

  /// Whether the phrase stands in the text, wherever words end.
  private func contains(_ phrase: Phrase) -> Bool {
    // A search among all characters of Unicode is slow, and ASCII holds none of the others.
    !(isASCII && !phrase.isASCII) && joined.contains(phrase.joined)
  }

  private func longest(_ phrases: [Phrase], where test: (Phrase) -> Bool) -> Phrase? {
    var longest: Phrase?
    for phrase in phrases where test(phrase) {
      if let other = longest, other.words.count >= phrase.words.count { continue }
      longest = phrase
    }
    return longest
  }
}

extension [String] {
  fileprivate func ends(with words: [String]) -> Bool {
    !words.isEmpty && count >= words.count && suffix(words.count).elementsEqual(words)
  }

  fileprivate func holds(_ words: [String]) -> Bool {
    guard !words.isEmpty, count >= words.count else { return false }
    return (0...(count - words.count)).contains { self[$0...].starts(with: words) }
  }
}

extension ResolvedScreen {
  /// The languages a text of the element at `index` may be in: the one it states or the screen is
  /// translated into, else all that are known, the language of the audit first.
  public func vocabularies(of index: Int) -> [Vocabulary] {
    if let stated = elements[index].accessibility.language ?? translation?.language {
      return Vocabulary.byLanguage[stated.languageCode] ?? []
    }
    let locale = speaker.settings.locale.languageCode
    return Vocabulary.allByFirst[locale] ?? Vocabulary.allWithoutHomographs
  }
}

extension Vocabulary {
  /// The vocabulary of each language alone.
  fileprivate static let byLanguage = Dictionary(grouping: all, by: \.language)

  /// All vocabularies by the language that comes first and is known.
  fileprivate static let allByFirst = byLanguage.mapValues { first in
    first + allWithoutHomographs.filter { $0.language != first[0].language }
  }

  fileprivate static let allWithoutHomographs = all.map(\.withoutHomographs)

  fileprivate var withoutHomographs: Vocabulary {
    guard !homographs.isEmpty else { return self }
    var vocabulary = self
    vocabulary.button.removeAll { homographs.contains($0) }
    return vocabulary
  }
}

extension String {
  fileprivate var languageCode: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}

extension String {
  /// The text before the phrase at its end and the marks between them (“Play, button” gives “Play”);
  /// `nil` when nothing is left.
  public func withoutEnding(_ phrase: Phrase) -> String? {
    guard
      let start = indices.last(where: {
        WordSequence(String(self[$0...])).words.joined() == phrase.joined
      })
    else { return nil }
    var rest = self[..<start]
    while let last = rest.last, last.isWhitespace || ",:;-–—(/[“„«".contains(last) {
      rest.removeLast()
    }
    return String(rest).visible
  }

  /// The text after the phrase at its beginning and the marks between them, with a capital where the
  /// text had one; `nil` when nothing is left.
  public func withoutBeginning(_ phrase: Phrase) -> String? {
    guard lowercased().hasPrefix(phrase.text) else { return nil }
    let rest = dropFirst(phrase.text.count).drop { $0.isWhitespace || ",:;-–—".contains($0) }
    guard let initial = rest.first else { return nil }
    let isCapital = first?.isUppercase ?? false
    return (isCapital ? initial.uppercased() : String(initial)) + rest.dropFirst()
  }
}

extension Vocabulary {
  /// The words for what VoiceOver says by itself of an element with these traits.
  public func spokenRoles(of element: Element, _ traits: AccessibilityTraits) -> [Phrase] {
    var roles: [Phrase] = []
    if traits.contains(.toggleButton) {
      roles += self.switch + button
    } else if traits.contains(.button), !traits.contains(.keyboardKey) {
      roles += button
    }
    if traits.contains(.link) { roles += link }
    if traits.contains(.image) { roles += image }
    if traits.contains(.searchField) { roles += searchField }
    if traits.contains(.textEntry) { roles += textField }
    if traits.contains(.tabBarItem) { roles += tab }
    if traits.contains(.header) { roles += header }
    if element.kind == .slider { roles += slider }
    return roles
  }
}
