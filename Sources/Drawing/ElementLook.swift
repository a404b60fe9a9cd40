import Auditing
import LayoutModel
import TouchTargets
import XMLWriting

/// How one element looks: a simple shape by its kind with the text it shows. Real fonts, colours
/// and images are not drawn.
struct ElementLook {
  let element: Element
  /// In the coordinates of the picture.
  let rect: Rect
  /// The frame is not the one of run time.
  let isGuess: Bool
  /// Nothing else is drawn in the same place.
  let isFree: Bool
  /// The part at the upper left that belongs to a badge.
  let corner: Size?

  func write(to xml: XMLWriter) {
    let guess = isGuess ? " guess" : ""
    switch element.kind {
    case .label:
      xml.rect(rect, "container\(guess)")
      text(element.shownText, to: xml, lines: .max)
    case .button:
      xml.rect(rect, "frame\(guess)", radius: min(6, rect.height / 2))
      button(to: xml)
    case .textField:
      xml.rect(rect, "frame\(guess)", radius: 3)
      input(to: xml, lines: 1)
    case .searchBar:
      xml.rect(rect, "frame\(guess)", radius: min(10, rect.height / 2))
      input(to: xml, lines: 1)
    case .textView:
      xml.rect(rect, "frame\(guess)", radius: 3)
      input(to: xml, lines: .max, isTop: true)
    case .imageView:
      xml.rect(rect, "frame\(guess)")
      xml.line(rect.minX, rect.minY, rect.maxX, rect.maxY, "cross")
      xml.line(rect.minX, rect.maxY, rect.maxX, rect.minY, "cross")
      text(element.imageName ?? "image", to: xml, lines: 2, style: .image)
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .progressView,
      .activityIndicatorView:
      ControlLook(element: element, rect: rect, frameClass: "frame\(guess)").write(to: xml)
    case .barButtonItem, .tabBarItem:
      xml.rect(rect, "frame\(guess)", radius: 6)
      if element.barItem?.hasCustomView != true {
        let isImage = element.shownText == nil && element.barItem?.image != nil
        text(element.barName, to: xml, lines: 2, style: isImage ? .image : .title)
      }
    case .navigationItem:
      text(element.shownText, to: xml, lines: 1, style: .title)
    default:
      let isControl = element.kind.isControl || element.materialClass != nil
      xml.rect(rect, (isControl ? "frame" : "container") + guess)
      if isFree {
        let name = element.visibleName ?? element.customClass?.name
        text(
          name ?? (element.kind == .view ? nil : element.kind.noun), to: xml, lines: 1,
          style: isControl ? .image : .corner)
      }
    }
  }

  // MARK: Parts

  private func button(to xml: XMLWriter) {
    let shown = element.shownButton
    let title = [shown?.title, shown?.subtitle].compactMap(\.self).joined(separator: " · ")
    let image = (shown?.image ?? shown?.backgroundImage)?.name
    if !title.isEmpty {
      text(title, to: xml, lines: rect.height > 60 ? 2 : 1, style: .title)
    } else if let image {
      text(image, to: xml, lines: 2, style: .image)
    } else if let type = element.button?.type, type.isLabelledBySystem {
      text(type.rawValue, to: xml, lines: 1, style: .image)
    }
  }

  private func input(to xml: XMLWriter, lines: Int, isTop: Bool = false) {
    let input = element.textInput
    if let typed = input?.text?.visible {
      let shown = input?.isSecure == true ? String(repeating: "•", count: 8) : typed
      text(shown, to: xml, lines: lines, isTop: isTop)
    } else {
      text(input?.placeholder?.visible, to: xml, lines: lines, style: .placeholder, isTop: isTop)
    }
  }

  private enum Style {
    /// From the left.
    case plain, placeholder
    /// In the middle.
    case title
    /// In the middle and small: what is not text on the screen.
    case image
    /// In the upper left corner and small.
    case corner
  }

  /// Writes a text inside the frame, beside the badge.
  private func text(
    _ text: String?, to xml: XMLWriter, lines limit: Int, style: Style = .plain,
    isTop: Bool = false
  ) {
    guard let text, !text.isEmpty else { return }
    let isSmall = style == .image || style == .corner
    let size = min(isSmall ? 9 : 12, rect.height * 0.8)
    guard size >= 4 else { return }
    let isAtTop = style == .corner || isTop
    var block = TextBlock(
      text, in: rect.size, leading: 0, size: size, lines: limit, isAtTop: isAtTop)
    // Beside the badge where the text would run into it.
    if let corner, block.top + 0.2 * size < corner.height {
      block = TextBlock(
        text, in: rect.size, leading: corner.width, size: size, lines: limit, isAtTop: isAtTop)
    }
    let isCentred = style == .title || style == .image
    let name =
      switch style {
      case .plain, .title: "plain"
      case .placeholder: "faint"
      case .image, .corner: "image"
      }
    xml.clipped(to: rect) {
      for (number, line) in block.lines.enumerated() {
        xml.text(
          line, x: isCentred ? block.room.midX : block.room.x,
          y: block.top + block.size * 0.92 + Double(number) * block.lineHeight, size: block.size,
          name, anchor: isCentred ? .middle : .start)
      }
    }
  }
}

/// Lines of text in a box, in the coordinates of the box.
private struct TextBlock {
  var room: Rect
  var lines: [String]
  var size: Double
  var top: Double

  init(
    _ text: String, in box: Size, leading: Double, size: Double, lines limit: Int, isAtTop: Bool
  ) {
    let side = min(3, box.width / 10)
    let start = max(leading, side)
    room = Rect(x: start, y: 0, width: max(box.width - start - side, 0), height: box.height)
    let most = max(1, min(limit, Int(min(box.height / (size * Self.spacing), 200))))
    if most == 1 {
      let line = FittedText.line(text, width: room.width, sizes: min(size, 8)...size)
      lines = [line.text]
      self.size = line.size
    } else {
      lines = FittedText(text, width: room.width, size: size, lines: most).lines
      self.size = size
    }
    let height = Double(lines.count) * self.size * Self.spacing
    top = isAtTop ? min(2, box.height - height) : (box.height - height) / 2
    top = max(top, 0)
  }

  var lineHeight: Double { size * Self.spacing }

  /// From line to line, in parts of the font size.
  private static let spacing = 1.22
}
