/// Text broken and cut to fit a box, by the usual widths of letters. No font is measured; what is
/// still too long is clipped.
struct FittedText {
  /// Without line breaks.
  private(set) var lines: [String] = []

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: White space in it is as good as one blank.
  ///   - width: Points.
  ///   - size: Of the font in points.
  ///   - limit: The most lines there may be.
  init(_ text: String, width: Double, size: Double, lines limit: Int) {
    guard limit > 0, width > 0 else { return }
    // Nobody reads more than this in a picture.
    let words = text.prefix(4_000).split(whereSeparator: \.isWhitespace).map(String.init)
    var line = ""
    var rest = words[...]
    while let word = rest.first {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if Self.width(of: longer, size: size) <= width + 0.01 {
        line = longer
        rest.removeFirst()
      } else if lines.count == limit - 1 {
        lines.append(Self.cut(longer, to: width, size: size))
        return
      } else if line.isEmpty {
        let (start, end) = Self.split(word, at: width, size: size)
        lines.append(start)
        rest[rest.startIndex] = end
        if end.isEmpty { rest.removeFirst() }
      } else {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  /// One line in the largest font that shows all of it, between two sizes.
  static func line(
    _ text: String, width: Double, sizes: ClosedRange<Double>
  ) -> (text: String, size: Double) {
    let wanted = self.width(of: text, size: 1)
    let size = max(sizes.lowerBound, min(sizes.upperBound, wanted > 0 ? width / wanted : 0))
    return (FittedText(text, width: width, size: size, lines: 1).lines.first ?? "", size)
  }

  /// The width of a line in points, as sans-serif fonts usually have it.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + $1.relativeWidth } * size
  }

  /// The text with an ellipsis in place of what does not fit.
  private static func cut(_ text: String, to width: Double, size: Double) -> String {
    let (start, end) = split(text, at: width - 0.8 * size, size: size)
    return end.isEmpty ? start : start + "…"
  }

  /// The text in two parts, of which the first fits and has at least one character.
  private static func split(
    _ text: String, at width: Double, size: Double
  ) -> (start: String, end: String) {
    var taken = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      taken += Self.width(of: String(text[end]), size: size)
      if taken > width, end > text.startIndex { break }
      end = text.index(after: end)
    }
    return (String(text[..<end]), String(text[end...]))
  }
}

extension Unicode.Scalar {
  /// In parts of the font size.
  fileprivate var relativeWidth: Double {
    switch self {
    case "i", "j", "l", "I", "'", "’", ".", ",", ":", ";", "|", "!": 0.29
    case "f", "t", "r", " ", "“", "”", "(", ")", "[", "]", "-", "/": 0.37
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.92
    case "A"..."Z": 0.7
    case _ where value >= 0x0300 && value < 0x0370: 0
    case _ where value >= 0x1100: properties.generalCategory == .otherPunctuation ? 0.6 : 1
    default: 0.61
    }
  }
}
