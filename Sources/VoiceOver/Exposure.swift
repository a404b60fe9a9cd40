import LayoutModel

/// Whether VoiceOver reaches an element.
public enum Exposure: Sendable, Equatable {
  /// An accessibility element: VoiceOver stops here. A control that VoiceOver reads part by part,
  /// such as a segmented control, counts as one; so does a navigation item, whose title is read and
  /// whose bar button items are elements of their own.
  case element
  /// Not an element itself; what is inside may be.
  case container
  /// Inside the accessibility element at this index, which VoiceOver reads in its place.
  case swallowed(by: Int)
  /// Not there: hidden, transparent, left out of the default layout or taken from VoiceOver, by
  /// itself or with the ancestor at this index; or beside the modal view at this index.
  case hidden(by: Int)

  /// The exposure of every element of a screen, by index.
  ///
  /// Source: AccessibilitySnapshot, `AccessibilityHierarchyParser.swift`. A frame of no size, which
  /// hides a view there, is no proof in a layout file: the size is worked out at run time.
  public static func exposures(in screen: Screen) -> [Exposure] {
    let elements = screen.elements
    var exposures = [Exposure](repeating: .container, count: elements.count)
    let modals = modalViews(in: screen)
    let mergedCells = mergedCells(in: screen)
    var index = 0
    var swallower = (index: 0, end: 0)
    while index < elements.count {
      let element = elements[index]
      let end = max(element.subtreeEnd, index + 1)
      if element.isAbsent {
        for inside in index..<end { exposures[inside] = .hidden(by: index) }
        index = end
      } else if index < swallower.end {
        exposures[index] = .swallowed(by: swallower.index)
        index += 1
      } else if let modal = element.parent.flatMap({ modals[$0] }), modal != index {
        for inside in index..<end { exposures[inside] = .hidden(by: modal) }
        index = end
      } else {
        if element.isAccessibilityElement ?? mergedCells.contains(index) {
          exposures[index] = .element
          if element.kind != .navigationItem { swallower = (index, end) }
        }
        index += 1
      }
    }
    return exposures
  }

  /// For each parent with modal subviews, the last of them that is there.
  private static func modalViews(in screen: Screen) -> [Int: Int] {
    var modals: [Int: Int] = [:]
    for (index, element) in screen.elements.enumerated()
    where element.accessibility.viewIsModal == true && !element.isAbsent && !element.kind.isBarItem
    {
      if let parent = element.parent { modals[parent] = index }
    }
    return modals
  }

  /// The table cells with nothing in them but texts and images, which UIKit reads as one element.
  private static func mergedCells(in screen: Screen) -> Set<Int> {
    var cells: Set<Int> = []
    for (index, element) in screen.elements.enumerated()
    where element.kind == .tableViewCell && element.accessibility.isElement == nil {
      var hasText = false
      var inside = index + 1
      var isStatic = true
      while inside < element.subtreeEnd, isStatic {
        let part = screen.elements[inside]
        if part.isAbsent {
          inside = max(part.subtreeEnd, inside + 1)
          continue
        }
        if part.kind == .tableViewCell {
          isStatic = false
        } else if part.isAccessibilityElement == true {
          if part.isStaticText { hasText = true } else { isStatic = false }
        } else if part.hasContentsAtRunTime || part.kind == .tableView
          || part.kind == .collectionView
        {
          isStatic = false
        }
        inside += 1
      }
      if isStatic && hasText { cells.insert(index) }
    }
    return cells
  }
}

extension Element {
  /// Not in the layout as it starts, or taken from VoiceOver. The cut-off of `alpha` is a very low
  /// value that no source gives, so only 0 counts.
  var isAbsent: Bool {
    state.isHidden || state.alpha <= 0 || !state.isInstalled
      || accessibility.elementsHidden == true || slot == "backBarButtonItem"
  }

  /// Whether the element is an accessibility element: as stated, else as its class is by default;
  /// `nil` for a table cell, where what is inside decides.
  var isAccessibilityElement: Bool? {
    if let known = materialClass, let answer = known.isAlwaysElement(self) { return answer }
    if let stated = accessibility.isElement { return stated }
    switch kind {
    case .button, .textField, .textView, .searchBar, .label, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .progressView, .activityIndicatorView, .tabBarItem:
      return true
    case .barButtonItem:
      guard let item = barItem else { return true }
      return !item.hasCustomView && !item.isSpace
    case .navigationItem:
      if case .navigationItem(let title, _, _) = content { return title.nonEmpty != nil }
      return false
    case .tableViewCell:
      return nil
    default:
      return materialTextInput != nil || materialClass.map(\.isElementByDefault) ?? false
    }
  }

  /// A text, or an image made an element, with nothing of a control about it.
  fileprivate var isStaticText: Bool {
    switch kind {
    case .label, .imageView, .view:
      accessibility.traits?.isDisjoint(with: [.button, .link, .adjustable, .searchField]) ?? true
    default: false
    }
  }

  /// What it holds is made at run time and stands in no layout file.
  var hasContentsAtRunTime: Bool {
    switch kind {
    case .datePicker, .pickerView, .colorWell, .mapView, .webView, .containerView: true
    default: false
    }
  }
}

extension MaterialClass {
  /// Classes that answer for themselves, whatever was set.
  fileprivate func isAlwaysElement(_ element: Element) -> Bool? {
    switch self {
    case .MDCSlider: true
    case .MDCActivityIndicator: element.isAnimating ?? false
    default: nil
    }
  }

  fileprivate var isElementByDefault: Bool {
    self == .MDCChipView || self == .MDCPageControl || self == .MDCProgressView
  }
}
