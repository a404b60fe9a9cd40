import LayoutModel

/// Bounds of how wide a line of text is in the system's font.
///
/// The widths are bounds and no metrics. They were checked against the labels of 1,290 public
/// storyboards and xibs that are as wide as their texts, of which Interface Builder stores the
/// frames: of 743 frames with such fonts none was narrower than the lower bound but four that cut
/// their texts off. Frames that fit are 1.23 times the lower bound wide on average.
public struct TextWidth: Sendable, Equatable {
  /// The text is no narrower; points.
  public var least: Double
  /// The text is hardly wider; points.
  public var most: Double
}

extension Font {
  /// The width of a line of text; `nil` for fonts and scripts of which no width is known.
  public func width(of text: String) -> TextWidth? {
    switch self {
    case .custom, .system(_, .ultraLight), .system(_, .thin), .system(_, .light): return nil
    case .textStyle, .system: break
    }
    var least = 0.0
    for scalar in text.unicodeScalars {
      guard let width = scalar.leastWidth else { return nil }
      least += width
    }
    // Large letters stand closer together.
    let points = points >= 20 ? points * 0.95 : points
    return TextWidth(least: least * points, most: least * points * 1.35)
  }
}

extension Unicode.Scalar {
  /// In parts of the font size; `nil` for scripts of which no width is known.
  fileprivate var leastWidth: Double? {
    switch self {
    case "i", "j", "l", "I", "'", "’", "‘", ".", ",", ":", ";", "|", "!", "¡", "·", "і", "ї", "І",
      "Ї", "ι", "ϊ", "ΐ", "ί", "Ι":
      return 0.2
    case " ", "\u{A0}": return 0.23
    case "f", "t", "r", "(", ")", "[", "]", "-", "/", "“", "”", "„", "«", "»", "\\", "\"", "*":
      return 0.27
    case "m", "w", "M", "W", "@", "%", "—", "…", "ж", "ш", "щ", "ю", "Ж", "Ш", "Щ", "Ю": return 0.72
    case "a"..."z": return isNarrowish ? 0.43 : 0.47
    case "A"..."Z", "0"..."9": return 0.48
    case "г", "т", "з": return 0.35
    default: break
    }
    switch value {
    case 0x300..<0x370: return 0
    // Latin letters with diacritics, among them narrow ones.
    case 0xC0..<0x250:
      return "ìíîïĩīĭįıłļľĺÌÍÎÏĨĪĬĮİţťțřŕŗ".unicodeScalars.contains(self) ? 0.2 : 0.43
    case 0x370..<0x400: return 0.38
    case 0x400..<0x500: return 0.43
    // Kana, ideographs, Hangul and their punctuation are as wide as the font is high.
    case 0x3000..<0xA000, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFF61: return 0.85
    default: return nil
    }
  }

  private var isNarrowish: Bool {
    switch self {
    case "s", "c", "k", "v", "x", "y", "z": true
    default: false
    }
  }
}

extension Geometry {
  /// The length in points that required constraints do not let the dimension exceed, in every size
  /// class and whatever code does.
  public func limit(of dimension: SizeConstraint.Dimension) -> Double? {
    sizeConstraints.filter { $0.dimension == dimension && $0.isLimit }.map(\.constant).min()
  }

  /// What to say of an element that has the length in points that ``limit(of:)`` or
  /// ``widthWithoutGrowing`` tells: `is fixed at a width of 90 points`, or `can be no wider than 90
  /// points` where it may be shorter, too.
  public func limitInWords(_ length: Double, of dimension: SizeConstraint.Dimension) -> String {
    let binding = sizeConstraints.filter {
      $0.dimension == dimension && $0.isLimit && $0.constant == length
    }
    let isFixed = binding.isEmpty || binding.contains { $0.relation == .equal }
    return switch dimension {
    case _ where isFixed: "is fixed at a \(dimension.rawValue) of \(length.inPoints) points"
    case .width: "can be no wider than \(length.inPoints) points"
    case .height: "can be no higher than \(length.inPoints) points"
    }
  }

  /// The width in points that the element has and no text makes larger: one of constraints, or of a
  /// frame that stays as it is; `nil` where other things decide.
  public var widthWithoutGrowing: Double? {
    if let limit = limit(of: .width) { return limit > 0 ? limit : nil }
    guard isFixedFrame, !isFrameStale, !stretchedSides.contains(.width), let frame, frame.width > 0
    else { return nil }
    return frame.width
  }
}

extension SizeConstraint {
  /// Whether no length above the constant is possible, in any size class and whatever code does.
  fileprivate var isLimit: Bool {
    relation != .greaterThanOrEqual && other == nil && priority >= 1000 && !variesBySizeClass
      && !hasOutlet
  }
}
