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
  public var name: String { text.withoutFormMarks }
}

extension ResolvedScreen {
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
      if let level, case .section(let header?, _) = elements[level].content,
        let text = header.visible
      {
        return NearbyText(element: level, text: text)
      }
      while elements[inner].parent != level, let row = elements[inner].parent { inner = row }
      while let row = screen.previousSibling(of: inner) {
        if row != caption, let text = labelText(row) { return NearbyText(element: row, text: text) }
        inner = row
      }
      guard let current = level else { return nil }
      inner = current
      level = elements[current].parent
    }
    return nil
  }

  /// The text of a label on the screen; `nil` for anything else, for default text and for signs.
  private func labelText(_ index: Int) -> String? {
    elements[index].kind == .label && isShown(index) ? elements[index].captionText : nil
  }
}
