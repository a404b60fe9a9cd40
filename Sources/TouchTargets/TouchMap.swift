import LayoutModel

/// Where every element of a screen stands, and the region of every touch target where a finger
/// works.
///
/// Rectangles are in points, in the coordinates of the screen: those in which the elements
/// without a parent state their frames. They are half open, as UIKit's are: the left and the top
/// edge belong to them, the right and the bottom edge do not.
///
/// Source: UIKit's `UIView.hitTest(_:with:)` and `point(inside:with:)`. A touch asks the views
/// from the outermost inwards and from the last drawn to the first; it never reaches a view where
/// an ancestor does not contain the point, be the ancestor clipping or not, nor one behind
/// another view that takes touches.
public struct TouchMap: Sendable, Equatable {
  /// By the index of the element in ``Screen/elements``.
  public let places: [Place]
  /// What constraints make of the sizes.
  public let fixedLengths: FixedLengths

  public subscript(index: Int) -> Place { places[index] }

  /// Where one element stands and can be touched.
  public struct Place: Sendable, Equatable {
    /// The bounds in the screen's coordinates; `nil` where the layout does not say where the
    /// element is (no frame, an outdated one, one in a bar, or an ancestor of that kind).
    public var frame: Rect?
    /// The bounds with hit-area insets and what the class adds.
    public var hitArea: Rect?
    /// The largest rectangle of the hit area that no ancestor cuts off and no view in front takes
    /// away; without width or height where nothing is left. `nil` for elements that are no touch
    /// targets, do not take touches or have no hit area.
    public var region: Rect?
    /// What makes the region smaller than the hit area.
    public var limit: Limit
    /// The frame in the file has another size than the element will have, so that its place is a
    /// guess: the real size around the middle of the frame.
    public var isEstimated: Bool

    public init(
      frame: Rect? = nil, hitArea: Rect? = nil, region: Rect? = nil, limit: Limit = .ownSize,
      isEstimated: Bool = false
    ) {
      self.frame = frame
      self.hitArea = hitArea
      self.region = region
      self.limit = limit
      self.isEstimated = isEstimated
    }
  }

  /// What a region ends at.
  public enum Limit: Sendable, Equatable {
    /// Nothing takes away of the element's own hit area.
    case ownSize
    /// The bounds of the ancestor at this index cut it off.
    case ancestor(Int)
    /// The element at this index is in front of it and takes the touches.
    case covered(by: Int)
  }

  /// Works out the map of a screen of a file of this format.
  public init(_ screen: Screen, in format: Layout.Format) {
    fixedLengths = FixedLengths(screen)
    var surveyor = Surveyor(
      elements: screen.elements, format: format, fixedLengths: fixedLengths)
    places = surveyor.places(in: screen)
  }
}

extension Element {
  /// Whether a finger is meant to hit the element itself: a control, a view with a gesture of the
  /// finger, or a Material class that is one. Cells and bar items are not counted.
  public var isTouchTarget: Bool {
    isOperatedByTouch
      || gestures.contains { $0.isEnabled && ($0.kind == .tap || $0.kind == .longPress) }
  }

  /// Whether the element is a control that a person sees and operates; a view that only listens
  /// for taps may lie behind others on purpose.
  public var isOperatedByTouch: Bool {
    (kind.isControl && !kind.isBarItem) || materialClass == .MDCChipView
      || materialClass == .MDCSlider
  }

}

extension Element.State {
  /// Whether hit testing can end at an element of this kind: it is there, and takes touches as
  /// stated or as its class does by default. Source: UIKit's header, `UIView.hitTest`: views that
  /// are hidden, disabled for touches or of an alpha below 0.01 are passed over with all their
  /// subviews.
  fileprivate func stopsTouches(on kind: Element.Kind) -> Bool {
    guard !isHidden, isInstalled, alpha >= 0.01, !kind.isBarItem else { return false }
    return isUserInteractionEnabled ?? kind.takesTouchesByDefault
  }
}

extension Element.Kind {
  /// UILabel and UIImageView start with user interaction disabled; what shows progress is nothing
  /// to touch either.
  public var takesTouchesByDefault: Bool {
    switch self {
    case .label, .imageView, .progressView, .activityIndicatorView: false
    default: true
    }
  }

  /// Whether the view moves its content, so that neither its bounds nor what lies over it tells
  /// what can be reached in it.
  var scrollsContent: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView, .webView, .mapView: true
    default: false
    }
  }

  /// Whether the view arranges its subviews at run time, side by side.
  var arrangesSubviews: Bool { self == .stackView || scrollsContent }

  /// Whether the size of the view is decided at run time by what it holds, whatever its frame.
  var isSizedForRow: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .contentView: true
    default: false
    }
  }
}

/// Works out places from the outermost views inwards.
private struct Surveyor {
  let elements: [Element]
  let format: Layout.Format
  let fixedLengths: FixedLengths
  var found: [TouchMap.Place] = []
  /// By the index of the parent, -1 for the roots; only those with many children.
  private var largeFamilies: [Int: LargeFamily] = [:]

  init(elements: [Element], format: Layout.Format, fixedLengths: FixedLengths) {
    self.elements = elements
    self.format = format
    self.fixedLengths = fixedLengths
  }

  mutating func places(in screen: Screen) -> [TouchMap.Place] {
    found.reserveCapacity(elements.count)
    // Whether touches reach into each element, by itself and its ancestors.
    var isOpen: [Bool] = []
    isOpen.reserveCapacity(elements.count)
    var targets: [Int] = []
    for index in elements.indices {
      let parent = elements[index].parent
      isOpen.append(
        (parent.map { isOpen[$0] } ?? true)
          && elements[index].state.stopsTouches(on: elements[index].kind))
      found.append(place(of: index, in: screen))
      if isOpen[index], found[index].hitArea != nil, mayBeTarget(index),
        elements[index].isTouchTarget
      {
        targets.append(index)
      }
    }
    guard !targets.isEmpty else { return found }
    for target in targets { limitRegion(of: target, in: screen) }
    return found
  }

  // An element is large; what most elements answer is read in place, without a copy of the rest.

  private func mayBeTarget(_ index: Int) -> Bool {
    elements[index].kind.isControl || !elements[index].gestures.isEmpty
      || elements[index].customClass != nil
  }

  /// Whether constraints or a class may give the element another size than its frame.
  private func mayDiffer(_ index: Int, from frame: Rect) -> Bool {
    if elements[index].hasMaterial || elements[index].customClass != nil { return true }
    if fixedLengths.isByEdges(.width, of: index) || fixedLengths.isByEdges(.height, of: index) {
      return true
    }
    let constraints = elements[index].geometry.sizeConstraints
    return constraints.indices.contains { place in
      let side = constraints[place].dimension == .width ? frame.width : frame.height
      return constraints[place].other != nil || abs(constraints[place].constant - side) > 0.5
    }
  }

  // MARK: Frames

  private func place(of index: Int, in screen: Screen) -> TouchMap.Place {
    guard let frame = elements[index].geometry.frame, !elements[index].geometry.isFrameStale,
      elements[index].state.isInstalled,
      frame.width > 0, frame.height > 0, !elements[index].kind.isBarItem
    else { return TouchMap.Place() }
    var origin = (x: 0.0, y: 0.0)
    var isEstimated = false
    if let parent = elements[index].parent {
      guard !elements[parent].kind.isBarItem, let outer = found[parent].frame else {
        return TouchMap.Place()
      }
      origin = (outer.x, outer.y)
      isEstimated = found[parent].isEstimated
    }
    var place = TouchMap.Place(
      frame: Rect(
        x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height),
      isEstimated: isEstimated)
    place.hitArea = place.frame
    guard mayDiffer(index, from: frame) else { return place }
    if !elements[index].geometry.sizeConstraints.isEmpty || elements[index].hasMaterial
      || elements[index].materialClass != nil || fixedLengths.isByEdges(.width, of: index)
      || fixedLengths.isByEdges(.height, of: index)
    {
      let width =
        screen.boundsLength(.width, of: index, fixed: fixedLengths)?.points ?? frame.width
      let height =
        screen.boundsLength(.height, of: index, fixed: fixedLengths)?.points ?? frame.height
      if abs(width - frame.width) > 0.5 || abs(height - frame.height) > 0.5 {
        place.frame = Rect(
          x: origin.x + frame.x + (frame.width - width) / 2,
          y: origin.y + frame.y + (frame.height - height) / 2, width: width, height: height)
        place.isEstimated = true
      }
    }
    place.hitArea = place.frame.flatMap { elements[index].hitArea(of: $0) }
    return place
  }

  // MARK: Regions

  /// Adds the later siblings of an element that take touches in a region.
  private mutating func addCovers(of index: Int, over region: Rect, to covers: inout [Int]) {
    let parent = elements[index].parent
    if !largeFamilies.isEmpty, let family = largeFamilies[parent ?? -1] {
      covers += family.inFront(of: index, over: region)
      return
    }
    let end = parent.map { elements[$0].subtreeEnd } ?? elements.count
    var sibling = elements[index].subtreeEnd
    var count = 0
    while sibling < end {
      if let area = touchArea(of: sibling), area.overlaps(region) { covers.append(sibling) }
      sibling = elements[sibling].subtreeEnd
      count += 1
    }
    if count > 64 { largeFamilies[parent ?? -1] = family(of: parent, before: end) }
  }

  private func family(of parent: Int?, before end: Int) -> LargeFamily {
    var members: [(index: Int, area: Rect)] = []
    var child = parent.map { $0 + 1 } ?? 0
    while child < end {
      if let area = touchArea(of: child) { members.append((child, area)) }
      child = elements[child].subtreeEnd
    }
    return LargeFamily(members)
  }

  /// Where the element keeps touches from what is behind it.
  private func touchArea(of index: Int) -> Rect? {
    guard let area = found[index].hitArea,
      elements[index].state.stopsTouches(on: elements[index].kind)
    else { return nil }
    return area
  }

  private mutating func limitRegion(of target: Int, in screen: Screen) {
    guard let hitArea = found[target].hitArea else { return }
    var region = hitArea
    var cut: (ancestor: Int, area: Double)?
    var covers: [Int] = []
    var level = target
    while true {
      let parent = elements[level].parent
      if parent.map({ !elements[$0].kind.arrangesSubviews }) ?? (format == .layoutXML) {
        addCovers(of: level, over: region, to: &covers)
      }
      guard let parent, !elements[parent].kind.scrollsContent else { break }
      if !elements[parent].kind.isSizedForRow, let bounds = found[parent].hitArea {
        let kept = region.intersection(bounds)
        let lost = region.area - kept.area
        if lost > cut?.area ?? 0 { cut = (parent, lost) }
        region = kept
      }
      level = parent
    }
    if let cut { found[target].limit = .ancestor(cut.ancestor) }
    let whole = region
    var most = cut?.area ?? 0
    var rest = [region]
    for cover in covers {
      guard let area = found[cover].hitArea else { continue }
      let lost = whole.intersection(area).area
      guard lost > 0 else { continue }
      if lost > most {
        most = lost
        found[target].limit = .covered(by: cover)
      }
      // Many views over one target leave only slivers.
      guard rest.count <= 64 else { continue }
      rest = rest.flatMap { $0.subtracting(area) }
    }
    found[target].region =
      Rect.largest(of: rest) ?? Rect(x: whole.x, y: whole.y, width: 0, height: 0)
  }
}

extension Element {
  /// The area around a frame where the element takes touches.
  func hitArea(of frame: Rect) -> Rect {
    let insets = hitAreaInsets
    let growth = sliderGrowth(ofHeight: frame.height)
    let width = max(0, frame.width - insets.left - insets.right + growth.width)
    let height = max(0, frame.height - insets.top - insets.bottom + growth.height)
    return Rect(
      x: frame.x + insets.left - growth.width / 2, y: frame.y + insets.top - growth.height / 2,
      width: width, height: height)
  }
}
