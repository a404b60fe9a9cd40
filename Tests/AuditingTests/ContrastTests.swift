import Auditing
import LayoutModel
import Testing

/// Contrast ratios against values published elsewhere, and what stands behind a text.
@Suite struct ContrastTests {
  /// WCAG's own extremes, and the grey that its working group names as the lightest on white.
  @Test(
    arguments: [
      (RGBA(white: 0), RGBA(white: 1), 21.0), (RGBA(white: 1), RGBA(white: 1), 1),
      (RGBA(0x76, 0x76, 0x76), RGBA(white: 1), 4.54),
      (RGBA(0x77, 0x77, 0x77), RGBA(white: 1), 4.48),
      (RGBA(255, 0, 0), RGBA(white: 1), 4.0), (RGBA(0, 0, 255), RGBA(white: 1), 8.59),
      // Half-transparent black over white is the grey #808080.
      (RGBA(white: 0, alpha: 0.5), RGBA(white: 1), 3.98),
    ] as [(RGBA, RGBA, Double)])
  func ratios(text: RGBA, background: RGBA, ratio: Double) {
    #expect(abs(text.contrast(over: background) - ratio) < 0.01)
  }

  @Test func colorsInWords() {
    #expect(RGBA(60, 60, 67, alpha: 0.6).inHex == "#3C3C43 at 60%")
    #expect(RGBA(white: 1).inHex == "#FFFFFF")
  }

  private func backdrop(
    of last: Element, in views: [(Element, parent: Int?)]
  ) -> Backdrop {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for (view, parent) in views { screen.append(view, to: parent) }
    let index = screen.append(last, to: 0)
    return ResolvedScreen(screen, of: Layout(screen)).backdrop(of: index)
  }

  private func view(
    _ background: Color?, _ kind: Element.Kind = .view, at frame: Rect? = nil,
    class name: String? = nil
  ) -> Element {
    var view = Element(kind, customClass: name.map { CustomClass($0) })
    view.geometry.frame = frame
    if let background { view.appearance = Appearance(backgroundColor: background) }
    return view
  }

  private static let white = Color.fixed(RGBA(white: 1))

  @Test func theNearestOpaqueBackground() {
    let label = Element.label("Hi", at: Rect(x: 10, y: 10, width: 50, height: 20))
    #expect(backdrop(of: label, in: [(view(Self.white), nil)]) == .color(Self.white, of: 0))
    var own = label
    own.appearance = Appearance(backgroundColor: .system("labelColor"))
    #expect(
      backdrop(of: own, in: [(view(Self.white), nil)]) == .color(.system("labelColor"), of: 1))
  }

  @Test func whatMayShowMakesItUnknown() {
    let label = Element.label("Hi", at: Rect(x: 10, y: 10, width: 50, height: 20))
    let under = Rect(x: 0, y: 0, width: 100, height: 100)
    let elsewhere = Rect(x: 0, y: 200, width: 100, height: 100)
    func isKnown(_ views: (Element, parent: Int?)...) -> Bool {
      if case .color = backdrop(of: label, in: views) { true } else { false }
    }
    #expect(isKnown((view(Self.white), nil), (view(nil, .imageView, at: elsewhere), 0)))
    #expect(isKnown((view(Self.white), nil), (view(nil, at: under), 0)))
    #expect(!isKnown((view(nil), nil)))
    #expect(!isKnown((view(.fixed(RGBA(white: 1, alpha: 0.5))), nil)))
    #expect(!isKnown((view(.named("Accent", copy: nil)), nil)))
    #expect(!isKnown((view(Self.white), nil), (view(nil, .imageView, at: under), 0)))
    #expect(!isKnown((view(Self.white), nil), (view(.system("labelColor"), at: under), 0)))
    #expect(!isKnown((view(Self.white), nil), (view(nil, at: under, class: "Gradient"), 0)))
    #expect(!isKnown((view(nil, class: "Gradient"), nil)))
    var transparent = view(Self.white)
    transparent.state.alpha = 0.5
    #expect(!isKnown((transparent, nil)))
  }
}
