import LayoutModel
import XMLWriting

// The shapes of SVG 1.1 as the drawing uses them. Their look is a matter of classes; see
// ``DrawingStyle``.

extension XMLWriter {
  func rect(_ rect: Rect, _ name: String, radius: Double? = nil, fill: String? = nil) {
    element(
      "rect",
      [
        "class": name, "x": rect.x.written, "y": rect.y.written, "width": rect.width.written,
        "height": rect.height.written, "rx": radius.map(\.written), "fill": fill,
      ])
  }

  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String) {
    element(
      "line",
      [
        "class": name, "x1": x1.written, "y1": y1.written, "x2": x2.written, "y2": y2.written,
      ])
  }

  func circle(_ x: Double, _ y: Double, radius: Double, _ name: String) {
    element(
      "circle", ["class": name, "cx": x.written, "cy": y.written, "r": radius.written])
  }

  func text(
    _ text: String, x: Double, y: Double, size: Double, _ name: String, anchor: TextAnchor = .start
  ) {
    guard !text.isEmpty else { return }
    element(
      "text",
      [
        "class": name, "x": x.written, "y": y.written, "font-size": size.written,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
      ]
    ) { self.text(text) }
  }

  /// What `content` draws, cut off at a rectangle in whose coordinates it draws.
  func clipped(to rect: Rect, content: () -> Void) {
    element(
      "svg",
      [
        "x": rect.x.written, "y": rect.y.written, "width": rect.width.written,
        "height": rect.height.written, "overflow": "hidden",
      ], content: content)
  }
}

enum TextAnchor: String {
  case start, middle, end
}

extension Double {
  /// A number as SVG and people write it, to two decimals; 0 in place of what is none.
  var written: String {
    let hundredths = (self * 100).rounded() / 100
    guard hundredths.isFinite else { return "0" }
    return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
  }

  /// Points for people: to one decimal.
  var inPoints: String {
    ((self * 10).rounded() / 10).written
  }
}
