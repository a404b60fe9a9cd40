import LayoutModel

extension Speaker {
  /// What VoiceOver reads for an image without a text beside it: its own label, Apple's name of a
  /// symbol, or the name of the file with pauses for its separators.
  ///
  /// Sources for file names: Signal-iOS issue 4801 (`send-solid-24` is read “send solid 24”),
  /// material-components-ios issue 3165 (`ic_menu`). Not every release reads them, so such a name
  /// is never confirmed.
  func imageName(_ image: Image) -> SpokenPart? {
    if let label = image.accessibilityLabel, !label.isEmpty {
      return SpokenPart(label, from: .stated)
    }
    if image.isSymbol, let name = SymbolNames.spoken[image.name] {
      return SpokenPart(name, from: .symbolName, isConfirmed: false)
    }
    let words = image.name.utf8.split { $0.isSeparatorOfNames }.map { String(Substring($0)) }
    guard !words.isEmpty else { return nil }
    return SpokenPart(words.joined(separator: " "), from: .imageName, isConfirmed: false)
  }
}

extension UInt8 {
  fileprivate var isSeparatorOfNames: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: " "):
      true
    default: false
    }
  }
}
