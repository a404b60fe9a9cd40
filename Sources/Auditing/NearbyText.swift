import LayoutModel

/// A text on the screen that belongs to another element by where it stands.
public struct NearbyText: Sendable, Equatable {
  public var element: Int
  public var text: String

  public init(element: Int, text: String) {
    self.element = element
    self.text = text
  }

  /// The text as the name of what it stands beside: without the colon or the asterisk that many
  /// forms add for the eye.
  public var name: String {
    let marks: Set<Character> = [":", "*", " ", "\n"]
    let end = text.lastIndex { !marks.contains($0) } ?? text.startIndex
    return String(text[...end].drop { marks.contains($0) })
  }
}

extension ResolvedScreen {
  /// The label that names the element by its place: right above it or right before it.
  ///
  /// Labels beside the element count; failing those, labels beside its parent when the element is
  /// the only input in there. Interface Builder's default text “Label” is no name.
  public func caption(of index: Int) -> NearbyText? {
    if let caption = caption(beside: index) { return caption }
    guard let parent = elements[index].parent, elements[parent].slot == nil,
      screen.descendants(of: parent).allSatisfy({
        $0 == index || elements[$0].textInput == nil
      })
    else { return nil }
    return caption(beside: parent)
  }

  /// The text that stands over a group of elements: a section's header, or the last label before
  /// them in the view that holds them all or beside that view.
  public func heading(over group: [Int]) -> NearbyText? {
    guard let first = group.first else { return nil }
    var holder = elements[first].parent
    while let current = holder,
      !group.allSatisfy({ screen.descendants(of: current).contains($0) })
    {
      holder = elements[current].parent
    }
    // A label that only names the first of them is no heading.
    let caption = elements[first].shownText == nil ? caption(of: first)?.element : nil
    var level: Int? = holder
    var inner = first
    for _ in 0..<3 {
      let rows = level.map { screen.children(of: $0) } ?? screen.roots
      if let level, case .section(let header?, _) = elements[level].content,
        let text = header.visible
      {
        return NearbyText(element: level, text: text)
      }
      let before = rows.filter { elements[$0].subtreeEnd <= inner && $0 != caption }
      if let label = before.last(where: { labelText($0) != nil }), let text = labelText(label) {
        return NearbyText(element: label, text: text)
      }
      guard let current = level else { return nil }
      inner = current
      level = elements[current].parent
    }
    return nil
  }

  private func caption(beside index: Int) -> NearbyText? {
    let family = screen.siblings(of: index)
    if let frame = elements[index].geometry.frame,
      elements[index].parent.map({ elements[$0].kind != .stackView }) ?? true
    {
      let distances = family.compactMap { sibling -> (caption: NearbyText, gap: Double)? in
        guard let text = labelText(sibling), let other = elements[sibling].geometry.frame,
          let gap = frame.gap(toCaption: other)
        else { return nil }
        return (NearbyText(element: sibling, text: text), gap)
      }
      return distances.min { $0.gap < $1.gap }?.caption
    }
    guard let previous = family.last(where: { $0 < index }), let text = labelText(previous) else {
      return nil
    }
    return NearbyText(element: previous, text: text)
  }

  /// The text of a label on the screen; `nil` for anything else, for default text and for signs.
  private func labelText(_ index: Int) -> String? {
    guard let text = elements[index].label?.text?.visible, text != "Label",
      text.contains(where: \.isLetter), isShown(index)
    else { return nil }
    return text
  }
}

extension Rect {
  /// The distance to a label above this rectangle or on its left, in points; `nil` when the label
  /// stands elsewhere or too far away to belong to it.
  fileprivate func gap(toCaption label: Rect) -> Double? {
    let slack = 4.0
    let sharesColumn = label.x < x + width && x < label.x + label.width
    let above = y - (label.y + label.height)
    if sharesColumn, above >= -slack, above <= 24 { return max(0, above) }
    let sharedHeight = min(y + height, label.y + label.height) - max(y, label.y)
    let before = x - (label.x + label.width)
    if sharedHeight >= min(height, label.height) / 2, before >= -slack, before <= 40 {
      return max(0, before)
    }
    return nil
  }
}
