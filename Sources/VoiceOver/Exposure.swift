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
    exposures(of: screen.elements)
  }

  private static func exposures(of elements: [Element]) -> [Exposure] {
    var exposures = [Exposure](repeating: .container, count: elements.count)
    let modals = modalViews(in: elements)
    var swallower = (index: 0, end: 0)
    var index = 0
    while index < elements.count {
      let end = max(elements[index].subtreeEnd, index + 1)
      if isAbsent(index, in: elements) {
        for inside in index..<end { exposures[inside] = .hidden(by: index) }
        index = end
      } else if index < swallower.end {
        exposures[index] = .swallowed(by: swallower.index)
        index += 1
      } else if !modals.isEmpty, let parent = elements[index].parent,
        let modal = modals[parent], modal != index
      {
        for inside in index..<end { exposures[inside] = .hidden(by: modal) }
        index = end
      } else {
        if isElement(index, in: elements) {
          exposures[index] = .element
          if elements[index].kind != .navigationItem { swallower = (index, end) }
        }
        index += 1
      }
    }
    return exposures
  }

  // An element is large; what most elements answer is read in place, without a copy of the rest.

  private static func isAbsent(_ index: Int, in elements: [Element]) -> Bool {
    let state = elements[index].state
    if !state.isHidden, state.isInstalled, state.alpha > 0,
      elements[index].accessibility.elementsHidden != true,
      elements[index].kind != .barButtonItem
    {
      return false
    }
    return elements[index].isAbsent
  }

  private static func isElement(_ index: Int, in elements: [Element]) -> Bool {
    let isPlain =
      elements[index].customClass == nil && elements[index].accessibility.isElement == nil
    if isPlain, let answer = elements[index].kind.isAccessibilityElement { return answer }
    return elements[index].isAccessibilityElement ?? isMerged(index, in: elements)
  }

  /// For each parent with modal subviews, the last of them that is there.
  private static func modalViews(in elements: [Element]) -> [Int: Int] {
    var modals: [Int: Int] = [:]
    for index in elements.indices where elements[index].accessibility.viewIsModal == true {
      if !elements[index].isAbsent, !elements[index].kind.isBarItem,
        let parent = elements[index].parent
      {
        modals[parent] = index
      }
    }
    return modals
  }

  /// Whether a table cell has nothing in it but texts and images; UIKit reads it as one element.
  private static func isMerged(_ cell: Int, in elements: [Element]) -> Bool {
    var hasText = false
    var index = cell + 1
    while index < elements[cell].subtreeEnd {
      if isAbsent(index, in: elements) {
        index = max(elements[index].subtreeEnd, index + 1)
        continue
      }
      if elements[index].kind != .contentView, elements[index].keepsCellApart { return false }
      if isElement(index, in: elements) { hasText = true }
      index += 1
    }
    return hasText
  }
}

extension Element {
  /// Not in the layout as it starts, or taken from VoiceOver. The cut-off of `alpha` is a very low
  /// value that no source gives, so only 0 counts.
  var isAbsent: Bool {
    state.isHidden || state.alpha <= 0 || !state.isInstalled
      || accessibility.elementsHidden == true
      || (kind == .barButtonItem && slot == "backBarButtonItem")
  }

  /// Whether the element is an accessibility element: as stated, else as its class is by default;
  /// `nil` for a table cell, where what is inside decides.
  var isAccessibilityElement: Bool? {
    if let known = materialClass, let answer = known.isAlwaysElement(self) { return answer }
    if let stated = accessibility.isElement { return stated }
    switch kind {
    case .barButtonItem:
      guard let item = barItem else { return true }
      return !item.hasCustomView && !item.isSpace
    case .navigationItem:
      if case .navigationItem(let title, _, _) = content { return title.nonEmpty != nil }
      return false
    case .tableViewCell:
      return nil
    default:
      return kind.isAccessibilityElement == true || materialTextInput != nil
        || materialClass.map(\.isElementByDefault) ?? false
    }
  }

  /// Whether a table cell with this in it is not read as one element.
  fileprivate var keepsCellApart: Bool {
    switch kind {
    case .tableViewCell, .tableView, .collectionView: return true
    default: break
    }
    if isAccessibilityElement != true { return hasContentsAtRunTime }
    switch kind {
    case .label, .imageView, .view:
      guard let traits = accessibility.traits else { return false }
      return !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
    default: return true
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

extension Element.Kind {
  /// Whether UIKit's class is an accessibility element; `nil` where what it holds decides.
  fileprivate var isAccessibilityElement: Bool? {
    switch self {
    case .button, .textField, .textView, .searchBar, .label, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .progressView, .activityIndicatorView, .tabBarItem:
      true
    case .barButtonItem, .navigationItem, .tableViewCell: nil
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
