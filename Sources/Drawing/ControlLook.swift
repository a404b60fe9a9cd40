import LayoutModel
import TouchTargets
import XMLWriting

/// The shapes of controls that show a value and no text.
struct ControlLook {
  let element: Element
  let rect: Rect
  let frameClass: String

  func write(to xml: XMLWriter) {
    switch element.content {
    case .switch(let isOn):
      let radius = rect.height / 2
      xml.rect(rect, frameClass, radius: radius)
      let knob = max(radius - 2, 1)
      xml.circle(
        isOn ? rect.maxX - radius : rect.minX + radius, rect.midY, radius: knob, "knob")
    case .slider(let range):
      xml.rect(rect, frameClass)
      track(share: range.share, radius: min(8, rect.height / 2), to: xml)
    case .progress(let progress):
      xml.rect(rect, frameClass)
      track(share: progress, radius: 2, to: xml)
    case .stepper:
      xml.rect(rect, frameClass, radius: 6)
      xml.line(rect.midX, rect.minY, rect.midX, rect.maxY, "mark")
      let quarter = rect.width / 4
      xml.text(
        "−", x: rect.minX + quarter, y: rect.midY + 5, size: 14, "plain", anchor: .middle)
      xml.text(
        "+", x: rect.maxX - quarter, y: rect.midY + 5, size: 14, "plain", anchor: .middle)
    case .segments(let segments):
      write(segments, to: xml)
    case .pages(let count, let current):
      xml.rect(rect, frameClass)
      let shown = min(max(count, 0), 30)
      let step = min(16, rect.width / Double(max(shown, 1)))
      for page in 0..<shown {
        xml.circle(
          rect.midX + (Double(page) - Double(shown - 1) / 2) * step, rect.midY,
          radius: min(3, step / 3), page == current ? "badge" : "knob")
      }
    default:
      xml.rect(rect, frameClass)
      xml.circle(
        rect.midX, rect.midY, radius: max(min(rect.width, rect.height) / 2 - 2, 1), "mark guess")
    }
  }

  private func track(share: Double, radius: Double, to xml: XMLWriter) {
    xml.line(rect.minX, rect.midY, rect.maxX, rect.midY, "mark")
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    let x = rect.minX + radius + share * max(rect.width - 2 * radius, 0)
    xml.circle(x, rect.midY, radius: radius, "knob")
  }

  private func write(_ segments: Content.Segments, to xml: XMLWriter) {
    xml.rect(rect, frameClass, radius: 6)
    guard !segments.segments.isEmpty else { return }
    let width = rect.width / Double(segments.segments.count)
    for (place, segment) in segments.segments.enumerated() {
      let box = Rect(
        x: rect.x + Double(place) * width, y: rect.y, width: width, height: rect.height)
      if place > 0 { xml.line(box.minX, box.minY, box.minX, box.maxY, "mark") }
      if place == segments.selected { xml.rect(box.insetBy(2, 2), "knob", radius: 5) }
      let name = segment.title?.visible ?? segment.image?.name ?? ""
      let size = min(11, rect.height * 0.8)
      let text = FittedText(name, width: width - 4, size: size, lines: 1).lines.first ?? ""
      xml.clipped(to: box) {
        xml.text(
          text, x: width / 2, y: rect.height / 2 + size * 0.35, size: size,
          segment.title?.visible == nil ? "image" : "plain", anchor: .middle)
      }
    }
  }
}

extension Content.Range {
  /// Where the value is between its bounds, 0 to 1.
  fileprivate var share: Double {
    maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
  }
}
