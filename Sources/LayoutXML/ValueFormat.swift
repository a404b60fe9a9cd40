import LayoutModel

/// How the value of an attribute is written.
struct ValueFormat<Value: Sendable>: Sendable {
  /// What to write, as the end of the sentence “Write …”.
  let expectation: String
  /// Every value there is, where the list is closed; also the words a suggestion is made from.
  let words: [String]
  /// The value, or `nil` when the text is none.
  let read: @Sendable (String) -> Value?

  init(
    _ expectation: String, words: [String] = [], read: @escaping @Sendable (String) -> Value?
  ) {
    self.expectation = expectation
    self.words = words
    self.read = read
  }
}

extension ValueFormat where Value == String {
  /// Any text, also an empty one: to state an empty text is not the same as to state none.
  static let text = ValueFormat("any text") { $0 }

  /// A text that shows something.
  static let visibleText = ValueFormat("a text that is not empty") { text in
    tokens(of: text).isEmpty ? nil : text
  }

  /// An identifier: no blanks in it.
  static let word = ValueFormat("a name without blanks") { text in
    let tokens = tokens(of: text)
    return tokens.count == 1 ? String(tokens[0]) : nil
  }

  /// BCP 47.
  static let language = ValueFormat("a language tag, for example de or en-GB") { text in
    let tokens = tokens(of: text)
    guard tokens.count == 1 else { return nil }
    let subtags = tokens[0].split(separator: "-", omittingEmptySubsequences: false)
    let isTag = subtags.enumerated().allSatisfy { index, subtag in
      (index == 0 ? 2...8 : 1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { $0.isLetter || (index > 0 && $0.isDigit) }
    }
    return isTag ? String(tokens[0]) : nil
  }
}

extension ValueFormat where Value == CustomClass {
  static let className = ValueFormat("a class name, for example PillButton or MyApp.PillButton") {
    text in
    let tokens = tokens(of: text)
    guard tokens.count == 1 else { return nil }
    let parts = tokens[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }), let name = parts.last else { return nil }
    let module = parts.dropLast().joined(separator: ".")
    return CustomClass(String(name), module: module.isEmpty ? nil : module)
  }
}

extension ValueFormat where Value == Bool {
  static let boolean = ValueFormat("true or false", words: ["true", "false"]) { text in
    switch tokens(of: text) {
    case ["true"]: true
    case ["false"]: false
    default: nil
    }
  }
}

extension ValueFormat where Value == Double {
  static let number = ValueFormat("a number, for example 12 or -4.5") { text in
    numbers(in: text, count: 1)?[0]
  }

  /// A width or height.
  static let length = ValueFormat("a number of points, 0 or more") { text in
    numbers(in: text, count: 1).flatMap { $0[0].sign == .plus ? $0[0] : nil }
  }

  /// A part of the whole, as `alpha` and `progress` state it.
  static let fraction = ValueFormat("a number from 0 to 1") { text in
    length.read(text).flatMap { $0 <= 1 ? $0 : nil }
  }
}

extension ValueFormat where Value == Int {
  static let integer = ValueFormat("a whole number") { text in
    let tokens = tokens(of: text)
    guard tokens.count == 1, Digits.isInteger(tokens[0]) else { return nil }
    return Int(tokens[0])
  }

  static let count = ValueFormat("a whole number, 0 or more") { text in
    text.utf8.contains(UInt8(ascii: "-")) ? nil : integer.read(text)
  }
}

extension ValueFormat where Value == Size {
  static let size = ValueFormat("a width and a height in points, for example 48 48") { text in
    numbers(in: text, count: 2).flatMap { numbers in
      numbers.allSatisfy { $0.sign == .plus } ? Size(width: numbers[0], height: numbers[1]) : nil
    }
  }
}

extension ValueFormat where Value == Rect {
  static let rect = ValueFormat("x, y, width and height in points, for example 16 20 48 48") {
    text in
    numbers(in: text, count: 4).flatMap { numbers in
      numbers[2].sign == .plus && numbers[3].sign == .plus
        ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }
}

extension ValueFormat where Value == EdgeInsets {
  static let insets = ValueFormat("top, left, bottom and right in points, for example -6 0 -6 0") {
    text in
    numbers(in: text, count: 4).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension ValueFormat {
  /// One of a closed list of words.
  static func oneOf(_ choices: [(word: String, value: Value)]) -> ValueFormat {
    let words = choices.map(\.word)
    return ValueFormat("one of \(words.joined(separator: ", "))", words: words) { text in
      let tokens = tokens(of: text)
      guard tokens.count == 1 else { return nil }
      return choices.first { $0.word == tokens[0] }?.value
    }
  }
}

extension ValueFormat where Value == String {
  /// One of a closed list of words.
  static func oneOf(_ words: [String]) -> ValueFormat {
    oneOf(words.map { ($0, $0) })
  }
}

extension ValueFormat where Value == AccessibilityTraits {
  /// The whole set: `none`, or names with blanks between them.
  static let traits: ValueFormat = {
    let words = ["none"] + AccessibilityTraits.byName.map(\.name)
    return ValueFormat(
      "none, or some of \(words.dropFirst().joined(separator: ", "))", words: words
    ) { text in
      let tokens = tokens(of: text)
      if tokens == ["none"] { return [] }
      var traits: AccessibilityTraits = []
      for token in tokens {
        guard let named = AccessibilityTraits.byName.first(where: { $0.name == token }) else {
          return nil
        }
        traits.insert(named.trait)
      }
      return tokens.isEmpty ? nil : traits
    }
  }()
}

extension ValueFormat where Value == [Gesture] {
  static let gestures: ValueFormat = {
    let kinds: [(word: String, kind: Gesture.Kind)] = [
      ("tap", .tap), ("longPress", .longPress), ("pan", .pan), ("swipe", .swipe),
      ("pinch", .pinch), ("rotation", .rotation),
    ]
    let words = kinds.map(\.word)
    return ValueFormat("some of \(words.joined(separator: ", "))", words: words) { text in
      var gestures: [Gesture] = []
      for token in tokens(of: text) {
        guard let named = kinds.first(where: { $0.word == token }) else { return nil }
        gestures.append(Gesture(named.kind))
      }
      return gestures.isEmpty ? nil : gestures
    }
  }()
}

/// The words of a value; XML's blanks part them.
func tokens(of text: String) -> [Substring] {
  text.unicodeScalars.split { [0x20, 0x09, 0x0A, 0x0D].contains($0.value) }.map(Substring.init)
}

/// Exactly `count` decimal numbers.
private func numbers(in text: String, count: Int) -> [Double]? {
  let tokens = tokens(of: text)
  guard tokens.count == count else { return nil }
  let numbers = tokens.compactMap { Digits.isDecimal($0) ? Double($0) : nil }
  return numbers.count == count ? numbers : nil
}

/// The notation of numbers: `-`, one to six digits, and a fraction of up to twenty. No exponents,
/// no infinity; a million points is larger than any screen.
private enum Digits {
  static func isInteger(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
    return (1...6).contains(digits.count) && digits.allSatisfy(\.isDigit)
  }

  static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard isInteger(parts[0]) else { return false }
    guard parts.count == 2 else { return true }
    let fraction = parts[1].utf8
    return (1...20).contains(fraction.count) && fraction.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
