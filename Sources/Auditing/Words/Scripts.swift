/// A script as Unicode groups letters, by the blocks of those that apps are commonly written in.
enum Script {
  case latin, greek, cyrillic, armenian, hebrew, arabic, indic, thai, georgian, hangul, kana, han

  /// The script of a letter; `nil` for other scripts and for what is no letter.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3134F: self = .han
    default: return nil
    }
  }
}

extension String {
  /// Whether both texts have letters of known scripts, and none of one script: “Home” and “ホーム”.
  public func sharesNoScript(with other: String) -> Bool {
    let own = Set(unicodeScalars.compactMap(Script.init))
    let others = Set(other.unicodeScalars.compactMap(Script.init))
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }
}
