extension Color {
  /// The colour in the light and in the dark appearance; `nil` where it is not known.
  ///
  /// An asset catalogue may hold another colour for the dark appearance, so a named colour is known
  /// in the light one only.
  public func value(in appearance: UserInterfaceStyle) -> RGBA? {
    switch self {
    case .fixed(let value): value
    case .system(let name):
      Self.systemColors[name].map { appearance == .light ? $0.light : $0.dark }
    case .named(_, let copy): appearance == .light ? copy : nil
    case .unknown: nil
    }
  }

  /// UIKit's colours by Interface Builder's names, without increased contrast.
  ///
  /// Sources: Apple's Human Interface Guidelines, Color, Specifications, before iOS 26, which
  /// changed some of the tints; for the label, background and fill colours the values that
  /// `UIColor` answers, which Xcode also writes to the resources of its documents.
  private static let systemColors: [String: (light: RGBA, dark: RGBA)] = [
    "whiteColor": (RGBA(white: 1), RGBA(white: 1)),
    "blackColor": (RGBA(white: 0), RGBA(white: 0)),
    "darkTextColor": (RGBA(white: 0), RGBA(white: 0)),
    "lightTextColor": (RGBA(white: 1, alpha: 0.6), RGBA(white: 1, alpha: 0.6)),
    "clearColor": (RGBA(white: 0, alpha: 0), RGBA(white: 0, alpha: 0)),
    "labelColor": (RGBA(white: 0), RGBA(white: 1)),
    "secondaryLabelColor": (RGBA(60, 60, 67, alpha: 0.6), RGBA(235, 235, 245, alpha: 0.6)),
    "tertiaryLabelColor": (RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3)),
    "quaternaryLabelColor": (RGBA(60, 60, 67, alpha: 0.18), RGBA(235, 235, 245, alpha: 0.16)),
    "placeholderTextColor": (RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3)),
    "linkColor": (RGBA(0, 122, 255), RGBA(9, 132, 255)),
    "systemBackgroundColor": (RGBA(white: 1), RGBA(white: 0)),
    "secondarySystemBackgroundColor": (RGBA(242, 242, 247), RGBA(28, 28, 30)),
    "tertiarySystemBackgroundColor": (RGBA(white: 1), RGBA(44, 44, 46)),
    "systemGroupedBackgroundColor": (RGBA(242, 242, 247), RGBA(white: 0)),
    "groupTableViewBackgroundColor": (RGBA(242, 242, 247), RGBA(white: 0)),
    "secondarySystemGroupedBackgroundColor": (RGBA(white: 1), RGBA(28, 28, 30)),
    "tableCellGroupedBackgroundColor": (RGBA(white: 1), RGBA(28, 28, 30)),
    "tertiarySystemGroupedBackgroundColor": (RGBA(242, 242, 247), RGBA(44, 44, 46)),
    "systemRedColor": (RGBA(255, 59, 48), RGBA(255, 69, 58)),
    "systemOrangeColor": (RGBA(255, 149, 0), RGBA(255, 159, 10)),
    "systemYellowColor": (RGBA(255, 204, 0), RGBA(255, 214, 10)),
    "systemGreenColor": (RGBA(52, 199, 89), RGBA(48, 209, 88)),
    "systemBlueColor": (RGBA(0, 122, 255), RGBA(10, 132, 255)),
    "systemIndigoColor": (RGBA(88, 86, 214), RGBA(94, 92, 230)),
    "systemPurpleColor": (RGBA(175, 82, 222), RGBA(191, 90, 242)),
    "systemPinkColor": (RGBA(255, 45, 85), RGBA(255, 55, 95)),
    "systemBrownColor": (RGBA(162, 132, 94), RGBA(172, 142, 104)),
    "systemGrayColor": (RGBA(142, 142, 147), RGBA(142, 142, 147)),
    "systemGray2Color": (RGBA(174, 174, 178), RGBA(99, 99, 102)),
    "systemGray3Color": (RGBA(199, 199, 204), RGBA(72, 72, 74)),
    "systemGray4Color": (RGBA(209, 209, 214), RGBA(58, 58, 60)),
    "systemGray5Color": (RGBA(229, 229, 234), RGBA(44, 44, 46)),
    "systemGray6Color": (RGBA(242, 242, 247), RGBA(28, 28, 30)),
  ]
}

/// `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, CaseIterable {
  case light, dark
}
