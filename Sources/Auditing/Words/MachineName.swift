import LayoutModel

/// A text that names something for a program and not for a person.
public enum MachineName: Sendable, Equatable {
  /// The name of an image: `ic_close`, `close.png`.
  case image
  /// The name of an SF Symbol: `square.and.arrow.up`.
  case symbol
  /// A name in code, a key of a strings table, an accessibility identifier: `btnSave`, `user_name`.
  case identifier
}

extension ResolvedScreen {
  /// What the text, a name of the element at `index`, names for a program; `nil` when it may be meant
  /// for people.
  public func machineName(_ text: String, of index: Int) -> MachineName? {
    // Names for programs have no spaces and are spelled in ASCII.
    guard text.utf8.count > 2, text.utf8.allSatisfy(\.isASCIIName) else { return nil }
    if isImageName(text, of: index) { return .image }
    let bytes = Array(text.utf8)
    if bytes.isSymbolName || elements[index].showsSymbol(called: text) { return .symbol }
    return bytes.isIdentifier ? .identifier : nil
  }

  /// Whether the text is written like the name of a file and is that of the image the element shows
  /// or of one in the asset catalogues of the project, or ends like an image file.
  private func isImageName(_ text: String, of index: Int) -> Bool {
    text.isWrittenLikeFileName
      && (text == elements[index].imageName || imageAssets.contains(text)
        || text.hasImageFileEnding)
  }
}

extension Element {
  /// Whether it shows the symbol of that name, in more than one word.
  fileprivate func showsSymbol(called name: String) -> Bool {
    guard name == imageName, name.utf8.contains(UInt8(ascii: ".")) else { return false }
    switch content {
    case .button: return (shownButton?.image ?? shownButton?.backgroundImage)?.isSymbol == true
    case .image(let image): return image.isSymbol
    case .barItem(let item): return item.image?.isSymbol == true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isLower: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isUpper: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isAlphanumeric: Bool { isLower || isUpper || isDigit }

  fileprivate var isASCIIName: Bool {
    isAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "@")
      || self == UInt8(ascii: "/")
  }
}

extension [UInt8] {
  private var parts: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  /// Words of the names of SF Symbols that no domain and no other key ends or begins with.
  private static let symbolWords: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "triangle", "badge", "chevron", "arrow",
    "xmark", "checkmark", "plus", "minus", "ellipsis", "magnifyingglass", "triangle", "horizontal",
    "vertical", "up", "down", "left", "right", "forward", "backward", "clockwise",
    "counterclockwise", "path", "2", "3",
  ]

  /// `square.and.arrow.up`, `plus.circle`: words in lower case, the last or first of which only
  /// symbols have.
  fileprivate var isSymbolName: Bool {
    let parts = parts
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isLower || $0.isDigit }
      }), first.first?.isLower == true
    else { return false }
    let ends = [first, last].compactMap { String(validating: $0, as: UTF8.self) }
    return ends.contains { Self.symbolWords.contains($0) }
  }

  /// `user_name`, `btnSave`, `login.button.title`, `com.example.save`.
  fileprivate var isIdentifier: Bool {
    if contains(UInt8(ascii: "@")) { return false }
    if contains(UInt8(ascii: "_")) {
      return first != UInt8(ascii: "_") && contains { $0.isLower || $0.isUpper }
    }
    if contains(UInt8(ascii: ".")) { return isDottedKey }
    return isLowerCamel
  }

  /// Top-level domains and the beginnings of web addresses.
  private static let domainParts: Set<String> = [
    "com", "org", "net", "io", "de", "fr", "uk", "app", "dev", "edu", "gov", "www", "eu", "ru",
  ]

  private var isDottedKey: Bool {
    let parts = parts
    guard parts.count > 2,
      parts.allSatisfy({ part in
        part.first.map { $0.isLower || $0.isUpper } == true && part.allSatisfy(\.isAlphanumeric)
      }), first?.isLower == true, let last = parts.last.map({ String(decoding: $0, as: UTF8.self) })
    else { return false }
    return !Self.domainParts.contains(last) && !starts(with: "www.".utf8)
  }

  /// `videoName`, but neither `iPhone` nor `macOS` nor `openSUSE`.
  private var isLowerCamel: Bool {
    guard allSatisfy(\.isAlphanumeric), let capital = firstIndex(where: \.isUpper), capital > 1,
      self[..<capital].allSatisfy(\.isLower)
    else { return false }
    let rest = self[capital...]
    return rest.contains { $0.isLower } && !rest.elementsEqual("OS".utf8)
  }
}
