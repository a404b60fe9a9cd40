import LayoutModel
import XMLWriting

/// What the marks in a drawing mean.
public enum LegendMark: String, Sendable, CaseIterable {
  case passes, fails, cannotTell, setAside, frame, guess, number

  public var text: String {
    switch self {
    case .passes: "Touch region without a finding"
    case .fails: "Touch region with a finding"
    case .cannotTell: "Touch region of which the layout cannot tell enough"
    case .setAside: "Touch region with a finding that is set aside"
    case .frame: "Frame of an element"
    case .guess: "Dotted: may be another at run time; the place is a guess"
    case .number: "Place in VoiceOver’s reading order"
    }
  }

  /// What a touch region is.
  public static let regionText =
    "A touch region is the largest rectangle that nothing cuts off or covers."
  /// What strips beside the picture are.
  public static let stripText =
    "Dotted strips hold the items of bars, which have no place of their own."
  public static let unconfirmedText = "≈ stands before what no public source confirms."

  /// The mark as an `svg` element of 26 by 15 points, to stand in a page that has
  /// ``ScreenDrawing/styleSheet`` and ``ScreenDrawing/sharedPatterns()``.
  public func element() throws(ScreenDrawing.OutOfMemory) -> String {
    guard let xml = XMLWriter(isFragment: true) else { throw ScreenDrawing.OutOfMemory() }
    let rect = Rect(x: 1, y: 1.5, width: 24, height: 12)
    xml.element(
      "svg",
      [
        "class": DrawingStyle.rootClass, "width": "26", "height": "15", "viewBox": "0 0 26 15",
        "aria-hidden": "true",
      ]
    ) {
      switch self {
      case .passes: write(.passes, in: rect, to: xml)
      case .fails: write(.fails([]), in: rect, to: xml)
      case .cannotTell: write(.cannotTell([]), in: rect, to: xml)
      case .setAside: write(.setAside([]), in: rect, to: xml)
      case .frame: xml.rect(rect, "frame")
      case .guess: xml.rect(rect, "frame guess")
      case .number:
        Badges.write("1", in: Rect(x: 5.5, y: 0, width: 15, height: 15), to: xml)
      }
    }
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  private func write(_ verdict: TouchVerdict, in rect: Rect, to xml: XMLWriter) {
    xml.rect(
      rect, verdict.className,
      fill: DrawingStyle.fill(verdict, prefix: DrawingStyle.sharedPrefix))
  }
}
