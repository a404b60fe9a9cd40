/// What VoiceOver calls SF Symbols that have a name of Apple's.
///
/// Only what a public report names; nothing says that these names hold in every release, so none
/// is ever confirmed. Every other symbol is read as it is written, with pauses for its dots
/// (SwiftLint issue 5165: `clock.arrow.circlepath`).
enum SymbolNames {
  static let spoken: [String: String] = [
    // SwiftLint issue 5165.
    "plus": "Add",
    // Interface tests of several public apps find such buttons by this label.
    "heart": "Love",
    // kiwix-apple issue 1684: VoiceOver's own output, macOS 26.5.
    "list.bullet": "List",
    // ish-AOK pull request 586: the table of iOS 26.5.
    "ellipsis.circle": "More",
  ]
}
