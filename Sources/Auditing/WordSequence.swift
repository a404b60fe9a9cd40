/// A text as a listener compares it: its words in lower case, without punctuation.
///
/// `&` counts as the word “and”; an apostrophe does not end a word.
public struct WordSequence: Sendable, Hashable {
  public let words: [String]

  public init(_ text: String) {
    self.init(text, endingBeforeCapitals: false)
  }

  /// The words of a name in code or in Interface Builder's outline: `name`, `error` and `label` for
  /// `nameErrorLabel`.
  public init(ofIdentifier name: String) {
    self.init(name, endingBeforeCapitals: true)
  }

  public init(words: [String]) {
    self.words = words
  }

  /// - Parameters:
  ///   - text: The text.
  ///   - endsBeforeCapitals: Whether a capital behind a small letter begins a word.
  private init(_ text: String, endingBeforeCapitals endsBeforeCapitals: Bool) {
    // Most texts are of ASCII; what Unicode knows of characters is slow to ask for.
    words =
      text.isASCII
      ? Self.words(ofASCII: text, endsBeforeCapitals) : Self.words(of: text, endsBeforeCapitals)
  }

  private static func words(of text: String, _ endsBeforeCapitals: Bool) -> [String] {
    var words: [String] = []
    var word = ""
    var isSmall = false
    for character in text {
      if character.isLetter || character.isNumber {
        if endsBeforeCapitals, isSmall, !word.isEmpty, character.isUppercase {
          words.append(word)
          word = ""
        }
        word += character.lowercased()
      } else if character != "'" && character != "’" {
        if !word.isEmpty { words.append(word) }
        word = ""
        if character == "&" { words.append("and") }
      }
      if endsBeforeCapitals { isSmall = character.isLowercase }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func words(ofASCII text: String, _ endsBeforeCapitals: Bool) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isSmall = false
    func endWord() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if endsBeforeCapitals, isSmall { endWord() }
        word.append(byte | 0x20)
      case UInt8(ascii: "'"): break
      default:
        endWord()
        if byte == UInt8(ascii: "&") { words.append("and") }
      }
      isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }
    endWord()
    return words
  }

  public var isEmpty: Bool { words.isEmpty }

  /// The words with plain Latin letters: `num` for `núm`. Only letters that Unicode calls another
  /// one “with” something lose it; `ß` and `æ` stay.
  public var withoutDiacritics: WordSequence {
    WordSequence(words: words.map(\.withoutDiacritics))
  }

  /// Whether the other words stand in these one after another; joined or hyphenated spellings
  /// are the same (`E-Mail`, `Email`). False when there are no other words.
  public func contains(_ other: WordSequence) -> Bool {
    count(of: other) > 0
  }

  /// How often the other words stand in these one after another, without overlap.
  ///
  /// The search by Knuth, Morris and Pratt (1977): however often words repeat, each is read once.
  public func count(of other: WordSequence) -> Int {
    let wanted = other.words.flatMap { Array($0) }
    guard !wanted.isEmpty else { return 0 }
    let borders = Self.borders(of: wanted)
    // Where words begin among the characters of all of them, and where the last one ends.
    var beginnings: Set<Int> = [0]
    var position = 0
    for word in words {
      position += word.count
      beginnings.insert(position)
    }
    var count = 0
    var earliest = 0
    var matched = 0
    position = 0
    for word in words {
      for character in word {
        while matched > 0, matched == wanted.count || wanted[matched] != character {
          matched = borders[matched - 1]
        }
        if wanted[matched] == character { matched += 1 }
        position += 1
        let start = position - wanted.count
        if matched == wanted.count, start >= earliest, beginnings.contains(start),
          beginnings.contains(position)
        {
          count += 1
          earliest = position
        }
      }
    }
    return count
  }

  /// For each beginning of the text, the length of the longest shorter beginning that it ends with.
  private static func borders(of text: [Character]) -> [Int] {
    var borders = [0]
    var matched = 0
    for character in text.dropFirst() {
      while matched > 0, text[matched] != character { matched = borders[matched - 1] }
      if text[matched] == character { matched += 1 }
      borders.append(matched)
    }
    return borders
  }
}

extension String {
  /// Whether every character is one of ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  fileprivate var withoutDiacritics: String {
    if isASCII { return self }
    var plain = ""
    for scalar in unicodeScalars {
      if let letter = scalar.latinLetterOfName {
        plain.unicodeScalars.append(letter)
      } else if !(0x300..<0x370).contains(scalar.value)
        || !(plain.unicodeScalars.last?.isASCII ?? false)
      {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// `e` of LATIN SMALL LETTER E WITH ACUTE.
  fileprivate var latinLetterOfName: Unicode.Scalar? {
    guard (0xC0..<0x250).contains(value) || (0x1E00..<0x1F00).contains(value),
      let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ")
    else { return nil }
    let rest = name.dropFirst("LATIN SMALL LETTER ".count)
    guard rest.dropFirst().hasPrefix(" WITH "), let letter = rest.unicodeScalars.first else {
      return nil
    }
    return letter.properties.lowercaseMapping.unicodeScalars.first
  }
}
