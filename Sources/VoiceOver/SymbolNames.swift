/// What VoiceOver calls SF Symbols that have a name of Apple's.
///
/// Only names with a public source; every other symbol is read as it is written, for example
/// `clock.arrow.circlepath` (SwiftLint issue 5165).
enum SymbolNames {
  static let spoken: [String: String] = [
    // SwiftLint issue 5165.
    "plus": "Add",
    // Interface tests of several public apps find such buttons by this label.
    "heart": "Love",
  ]
}
