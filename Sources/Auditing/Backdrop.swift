import LayoutModel

/// What stands behind the text of an element.
public enum Backdrop: Sendable, Equatable {
  /// An opaque colour, and the view that is filled with it.
  case color(Color, of: Int)
  case unknown(because: String)
}

extension ResolvedScreen {
  /// What is behind the element at `index`: the nearest opaque background of itself and its
  /// ancestors. Unknown where anything in between may show, such as a picture, a view that lies
  /// under the element, or a class that may paint.
  public func backdrop(of index: Int) -> Backdrop {
    var current = index
    // Where the element is in the coordinates of the current view’s parent.
    var area = elements[index].geometry.frame
    while true {
      if elements[current].state.alpha < 1 {
        return .unknown(because: "a view that holds it is partly transparent")
      }
      if let background = elements[current].appearance?.backgroundColor {
        guard let value = background.value(in: .light) else {
          return .unknown(because: "the layout does not give the value of a colour")
        }
        if value.alpha >= 0.995 { return .color(background, of: current) }
        if value.alpha > 0 {
          return .unknown(because: "a background behind it is partly transparent")
        }
      } else if current != index, elements[current].fillsItself {
        return .unknown(because: "the layout does not say what is behind it")
      }
      if current != index, elements[current].mayPaint {
        return .unknown(because: "the view around it may paint what is behind it")
      }
      guard let parent = elements[current].parent else {
        return .unknown(because: "the layout does not say what is behind it")
      }
      if isPaintedUnder(current, area, in: parent) {
        return .unknown(because: "another view may lie behind it")
      }
      if let frame = elements[parent].geometry.frame, let inner = area {
        area = Rect(
          x: inner.x + frame.x, y: inner.y + frame.y, width: inner.width, height: inner.height)
      } else {
        area = nil
      }
      current = parent
    }
  }

  /// Whether an earlier sibling lies under the area and may show.
  private func isPaintedUnder(_ index: Int, _ area: Rect?, in parent: Int) -> Bool {
    if elements[parent].kind == .stackView { return false }
    var sibling = parent + 1
    while sibling < index {
      defer { sibling = elements[sibling].subtreeEnd }
      if let frame = elements[sibling].geometry.frame, let area, !frame.meets(area) { continue }
      if (sibling..<elements[sibling].subtreeEnd).contains(where: { isPainted($0) }) {
        return true
      }
    }
    return false
  }

  private func isPainted(_ index: Int) -> Bool {
    guard elements[index].state.isInstalled, !elements[index].state.isHidden else { return false }
    if elements[index].mayPaint || elements[index].fillsItself { return true }
    guard let background = elements[index].appearance?.backgroundColor else { return false }
    return background.value(in: .light)?.alpha != 0
  }
}

extension Element {
  /// Whether it shows a picture, or a class may draw in it.
  fileprivate var mayPaint: Bool {
    if hasUnknownClass { return true }
    switch kind {
    case .imageView, .visualEffectView, .mapView, .webView, .containerView, .other: return true
    case .button: return button?.configuration != nil || shownButton?.backgroundImage != nil
    default: return false
    }
  }

  /// Whether UIKit gives it a background of its own where none is stated.
  fileprivate var fillsItself: Bool {
    switch kind {
    case .tableView, .tableViewCell, .collectionView, .navigationBar, .toolbar, .tabBar,
      .searchBar, .textField, .textView, .window, .segmentedControl, .datePicker, .pickerView:
      true
    default: false
    }
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
