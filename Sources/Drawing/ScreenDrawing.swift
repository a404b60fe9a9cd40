import Auditing
import LayoutModel
import TouchTargets
import XMLWriting

/// A picture of a screen as an SVG 1.1 document: where its elements are, in which order VoiceOver
/// reads them, where a finger works and what the audit says about that.
///
/// - The picture looks through views: nothing covers anything.
/// - Beside it stand the legend, what VoiceOver says by number, the findings about touch targets
///   and what the layout gives no place.
/// - Its text alternative (`<desc>`) says all of that; each element is a `<g>` with a `<title>`.
/// - Verdicts differ in pattern and line as well as in colour. The colours are those of Okabe and
///   Ito, “Color Universal Design” (2008), which people with any colour vision tell apart.
public struct ScreenDrawing {
  let picture: Picture
  private let prefix: String
  /// Beside the picture; `nil` in a drawing whose texts stand around it.
  private let panel: Panel?
  private let badges: Badges
  /// By element index; `nil` where nothing leads to the element.
  private let ids: [String?]
  /// What shows a text or an image.
  private let contents: [(index: Int, rect: Rect)]

  private static let margin = 16.0
  private static let titleHeight = 30.0

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - verdicts: What the audit of the screen's file says about touch targets.
  ///   - prefix: Begins the ids, so that several drawings can stand in one HTML page.
  ///   - isEmbedded: Whether the drawing is to stand in a page that has ``styleSheet``,
  ///     ``sharedPatterns()``, a heading and everything in words: then it is the picture alone.
  ///   - linked: The indices of elements that something leads to; only these, and what VoiceOver
  ///     speaks, have ids. `nil` stands for all.
  public init(
    _ screen: ResolvedScreen, verdicts: TouchVerdicts, idPrefix prefix: String = "map",
    isEmbedded: Bool = false, linked: Set<Int>? = nil
  ) {
    let picture = Picture(screen, verdicts)
    self.picture = picture
    self.prefix = prefix
    let area = picture.placement.area
    panel = isEmbedded ? nil : Panel(picture, prefix: prefix, height: max(area.height, 560))
    badges = Badges(picture)
    ids = Self.ids(of: screen.elements, prefix: prefix).enumerated().map { index, id in
      linked?.contains(index) ?? true || !picture.numbers[index].isEmpty ? id : nil
    }
    contents = picture.drawn.compactMap { index in
      let element = screen.elements[index]
      guard element.kind.isControl || element.shownText != nil || element.imageName != nil else {
        return nil
      }
      return picture.placement.visibleRect(of: index).map { (index, $0) }
    }
  }

  /// The size of the picture in points.
  public var size: Size {
    let area = picture.placement.area
    guard let panel else {
      return Size(
        width: (area.width + 2 * Self.margin).rounded(.up),
        height: (area.height + 2 * Self.margin).rounded(.up))
    }
    return Size(
      width: (area.width + panel.size.width + 3 * Self.margin).rounded(.up),
      height: (max(area.height, panel.size.height) + Self.titleHeight + 2 * Self.margin)
        .rounded(.up))
  }

  public struct OutOfMemory: Error {
    public init() {}
  }

  /// The drawing as a document of its own, in UTF-8.
  public func document() throws(OutOfMemory) -> [UInt8] {
    guard let xml = XMLWriter() else { throw OutOfMemory() }
    write(to: xml)
    return xml.bytes
  }

  /// The drawing as an `svg` element without line breaks, to stand in a page.
  public func element() throws(OutOfMemory) -> String {
    guard let xml = XMLWriter(isFragment: true) else { throw OutOfMemory() }
    write(to: xml)
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  /// The colours and lines of drawings, for light and dark surroundings.
  public static var styleSheet: StaticString { DrawingStyle.css }

  /// An `svg` element without a look of its own, which holds the patterns of all embedded drawings
  /// of a page.
  public static func sharedPatterns() throws(OutOfMemory) -> String {
    guard let xml = XMLWriter(isFragment: true) else { throw OutOfMemory() }
    xml.element(
      "svg",
      [
        "class": DrawingStyle.rootClass, "width": "0", "height": "0", "aria-hidden": "true",
      ]
    ) { DrawingStyle.writePatterns(to: xml, prefix: DrawingStyle.sharedPrefix) }
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  /// What the fills of embedded drawings begin with.
  public static var sharedFill: String { "url(#\(DrawingStyle.sharedPrefix)-" }

  /// The id of the group that draws the element at `index`; `nil` for one without a place.
  public func id(of index: Int) -> String? {
    picture.placement.visibleRect(of: index) == nil ? nil : ids[index]
  }

  /// Writes the drawing as an `svg` element.
  public func write(to xml: XMLWriter) {
    let size = size
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": DrawingStyle.rootClass, "id": prefix,
        "width": size.width.written, "height": size.height.written,
        "viewBox": "0 0 \(size.width.written) \(size.height.written)", "role": "img",
        "aria-labelledby": "\(prefix)-title",
        "aria-describedby": panel == nil ? nil : "\(prefix)-text",
      ]
    ) {
      xml.element("title", ["id": "\(prefix)-title"]) {
        xml.text("Screen \(picture.screen.screen.name.quoted)")
      }
      if panel != nil {
        xml.element("desc", ["id": "\(prefix)-text"]) { xml.text(picture.textAlternative) }
        xml.element("style") { xml.text(DrawingStyle.css.description) }
      }
      if panel != nil { DrawingStyle.writePatterns(to: xml, prefix: prefix) }
      xml.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), "paper")
      if panel != nil { writeName(to: xml) }
      writePicture(to: xml)
      if let panel {
        xml.element("g", ["transform": translation(panelOrigin)]) { panel.write(to: xml) }
      }
    }
  }

  private func writeName(to xml: XMLWriter) {
    let name = FittedText(
      picture.screen.screen.name, width: size.width - 2 * Self.margin, size: 16, lines: 1)
    xml.text(name.lines.first ?? "", x: Self.margin, y: Self.margin + 14, size: 16, "strong")
  }

  /// From the upper edge of the drawing to the picture.
  private var top: Double { Self.margin + (panel == nil ? 0 : Self.titleHeight) }

  private var panelOrigin: (x: Double, y: Double) {
    (picture.placement.area.width + 2 * Self.margin, top)
  }

  private func writePicture(to xml: XMLWriter) {
    let area = picture.placement.area
    let edge = Self.margin / 2
    let shift = (edge - area.x, edge - area.y)
    // What is larger than the area must not run into the texts beside it.
    let window = Rect(
      x: Self.margin - edge, y: top - edge,
      width: area.width + 2 * edge, height: area.height + 2 * edge)
    xml.clipped(to: window) {
      xml.element("g", ["transform": translation(shift)]) { writeElements(to: xml) }
    }
  }

  private func writeElements(to xml: XMLWriter) {
    for root in picture.placement.roots { xml.rect(root, "screen") }
    for strip in picture.placement.strips { xml.rect(strip.rect, "strip", radius: 4) }
    for index in picture.drawn { writeElement(index, to: xml) }
    badges.write(to: xml)
  }

  private func writeElement(_ index: Int, to xml: XMLWriter) {
    guard let rect = picture.placement.visibleRect(of: index) else { return }
    let element = picture.screen.elements[index]
    xml.element("g", ["id": ids[index]]) {
      xml.element("title") { xml.text(picture.explanation(of: index)) }
      if let verdict = picture.verdicts[index] {
        // Without a region worked out, the frame stands for it; it also shows where a finger is
        // in vain.
        let region = picture.placement.touchRects[index]
        let isGuess = region == nil || picture.screen.touchMap[index].isEstimated
        xml.rect(
          region.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? rect,
          verdict.className + (isGuess ? " guess" : ""),
          fill: DrawingStyle.fill(
            verdict, prefix: panel == nil ? DrawingStyle.sharedPrefix : prefix))
      }
      let isGuess =
        element.geometry.isFrameStale || picture.screen.touchMap[index].isEstimated
      ElementLook(
        element: element, rect: rect, isGuess: isGuess, isFree: isFree(index),
        corner: badges.corners[index]
      ).write(to: xml)
    }
  }

  /// Whether a view has room for its own name: nothing is drawn inside it, and nothing that shows a
  /// text or an image stands in the same place.
  private func isFree(_ index: Int) -> Bool {
    guard !picture.screen.elements[index].kind.isControl else { return true }
    let inside = picture.screen.screen.descendants(of: index)
    guard let rect = picture.placement.visibleRect(of: index),
      inside.allSatisfy({ picture.placement.visibleRect(of: $0) == nil })
    else { return false }
    return !contents.contains { $0.index != index && $0.rect.overlaps(rect) }
  }

  private func translation(_ distance: (x: Double, y: Double)) -> String {
    "translate(\(distance.x.written) \(distance.y.written))"
  }

  /// The ids of the elements' groups: from their object ids where they have some, so that they stay
  /// the same when the file is edited elsewhere.
  private static func ids(of elements: [Element], prefix: String) -> [String] {
    var taken: Set<String> = ["\(prefix)-title", "\(prefix)-text"]
    return elements.enumerated().map { index, element in
      // Layout's ids may hold characters that XML's may not.
      let stated = element.objectID.map {
        String(
          String.UnicodeScalarView(
            $0.unicodeScalars.map { $0.isASCII && $0.properties.isIDContinue ? $0 : "-" }))
      }
      var id = "\(prefix)-element-" + (stated ?? "\(index)")
      while !taken.insert(id).inserted { id += "-\(index)" }
      return id
    }
  }
}
