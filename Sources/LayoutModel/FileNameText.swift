extension String {
  /// Whether a text is written like the name of a file or a symbol and not like words for people:
  /// no blanks, and parted by `_`, by several `-` or `.`, or with the ending of an image file
  /// (`ic_close`, `arrow-right-24`, `close.png`). One hyphen, one dot or a capital inside stands in
  /// words too: “e-mail”, “booking.com”, “iPhone”.
  public var isWrittenLikeFileName: Bool {
    var hyphens = 0
    var dots = 0
    var hasLetter = false
    var hasUnderscore = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "@"): break
      case UInt8(ascii: "_"): hasUnderscore = true
      case UInt8(ascii: "-"): hyphens += 1
      case UInt8(ascii: "."): dots += 1
      default: return false
      }
    }
    return hasLetter && (hasUnderscore || hyphens > 1 || dots > 1 || hasImageFileEnding)
  }

  /// Whether the text ends like the name of an image file and has something before it.
  public var hasImageFileEnding: Bool {
    let name = lowercased()
    return [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", "@2x", "@3x"].contains {
      name.hasSuffix($0) && name.utf8.count > $0.utf8.count
    }
  }
}
