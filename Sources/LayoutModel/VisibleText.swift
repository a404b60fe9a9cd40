extension String {
  /// The text without blanks at its ends, or `nil` when nothing of it can be seen.
  ///
  /// Blanks are Unicode white space and the invisible characters found in titles of real files:
  /// U+200B and U+FEFF. A text of them alone shows nothing.
  public var visible: String? {
    if let first = utf8.first, let last = utf8.last, first.isSign, last.isSign { return self }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return nil }
    return String(scalars[first...last])
  }
}

extension UInt8 {
  /// A visible character of ASCII, as which most texts begin and end.
  fileprivate var isSign: Bool { self > 0x20 && self < 0x7F }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    value == 0x20 || value == 0x200B || value == 0xFEFF || properties.isWhitespace
  }
}
