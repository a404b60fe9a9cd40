import LayoutModel
import TouchTargets
import XMLWriting

/// The numbers of the reading order on the picture: in the left upper part of each element, beside
/// one another where they would overlap.
struct Badges {
  private(set) var badges: [Badge] = []
  /// By element index: the part at the upper left of the element that its badge takes, in points.
  private(set) var corners: [Int: Size] = [:]

  struct Badge {
    var text: String
    var rect: Rect
  }

  static let height = 15.0
  /// The badges by the squares of the plane they touch.
  private var neighbourhoods: [Square: [Rect]] = [:]

  /// A square of the plane, counted from the origin.
  private struct Square: Hashable {
    var column: Int
    var row: Int

    /// Points; few badges have room in it.
    static let side = 64.0

    static func all(under rect: Rect) -> [Square] {
      let columns = number(rect.minX)...number(rect.maxX)
      let rows = number(rect.minY)...number(rect.maxY)
      return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
    }

    private static func number(_ position: Double) -> Int {
      Int((min(max(position, -1e6), 1e6) / side).rounded(.down))
    }
  }

  static func width(of text: String) -> Double {
    max(height, FittedText.width(of: text, size: 10) + 7)
  }

  init(_ picture: Picture) {
    let area = picture.placement.area
    for index in picture.drawn {
      let text = picture.numberText(of: index)
      guard !text.isEmpty, let rect = picture.placement.visibleRect(of: index) else { continue }
      let width = Self.width(of: text)
      var place = Rect(x: 0, y: 0, width: width, height: Self.height)
      if rect.width >= width + 26, rect.height >= 12, picture.holdsBadge(index) {
        place.x = rect.x + 1.5
        place.y = rect.height < 34 ? rect.midY - Self.height / 2 : rect.y + 2
      } else {
        // Too small to hold it: across the corner.
        place.x = rect.x - width / 2
        place.y = rect.y - Self.height / 2
      }
      place = free(Self.clamped(place, to: area), in: area)
      if place.x >= rect.x, place.x < rect.midX, place.overlaps(rect) {
        corners[index] = Size(
          width: place.maxX - rect.x + 1.5, height: place.maxY - rect.y + 1)
      }
      badges.append(Badge(text: text, rect: place))
      for square in Square.all(under: place) {
        neighbourhoods[square, default: []].append(place)
      }
    }
  }

  private func isFree(_ place: Rect) -> Bool {
    Square.all(under: place).allSatisfy { square in
      !(neighbourhoods[square]?.contains { $0.overlaps(place) } ?? false)
    }
  }

  /// The nearest place to the right, and below that, where no other badge is.
  private func free(_ wanted: Rect, in area: Rect) -> Rect {
    for row in 0..<4 {
      for column in 0..<6 {
        let place = Self.clamped(
          wanted.moved(
            by: (Double(column) * (wanted.width + 1), Double(row) * (wanted.height + 1))),
          to: area)
        if isFree(place) { return place }
      }
    }
    return wanted
  }

  private static func clamped(_ rect: Rect, to area: Rect) -> Rect {
    Rect(
      x: max(area.x, min(rect.x, area.x + area.width - rect.width)),
      y: max(area.y, min(rect.y, area.y + area.height - rect.height)), width: rect.width,
      height: rect.height)
  }

  func write(to xml: XMLWriter) {
    // A pointer over a badge means the element below.
    xml.element("g", ["aria-hidden": "true", "pointer-events": "none"]) {
      for badge in badges { Self.write(badge.text, in: badge.rect, to: xml) }
    }
  }

  static func write(_ text: String, in rect: Rect, to xml: XMLWriter) {
    xml.rect(rect, "badge", radius: rect.height / 2)
    xml.text(text, x: rect.midX, y: rect.midY + 3.6, size: 10, "number", anchor: .middle)
  }
}
