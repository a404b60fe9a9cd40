import LayoutModel

/// Walks a screen and puts what VoiceOver stops at into reading order.
///
/// Source: AccessibilitySnapshot, `AccessibilityHierarchyParser.swift`: views are taken apart down
/// to their accessibility elements, which are sorted by their frames; a group is sorted in itself
/// and stands where its first element stands.
struct Reading {
  let screen: Screen
  let exposures: [Exposure]
  let order: ReadingOrder
  private(set) var undetermined: [Transcript.UndeterminedOrder] = []

  init(of screen: Screen, exposures: [Exposure], order: ReadingOrder) {
    self.screen = screen
    self.exposures = exposures
    self.order = order
  }

  /// One place where VoiceOver stops, or several within one control.
  enum Stop: Equatable {
    case element(Int)
    case tab(Int, position: Int, count: Int)
    /// The information button at the end of a table cell.
    case accessory(of: Int)
    case header(of: Int)
    case footer(of: Int)

    var element: Int {
      switch self {
      case .element(let index), .tab(let index, _, _), .accessory(let index), .header(let index),
        .footer(let index):
        index
      }
    }
  }

  /// Stops that are sorted as one.
  private struct Unit {
    var stops: [Stop]
    /// `nil`: the layout does not say where it is.
    var origin: ReadingOrder.Origin?
    var isStale = false
  }

  /// The coordinate system of a parent.
  fileprivate struct Plane {
    /// Where its top left corner is; `nil`: the layout does not say.
    var origin: ReadingOrder.Origin?
    var isStale = false

    static let own = Plane(origin: ReadingOrder.Origin(x: 0, y: 0))
  }

  mutating func stops() -> [Stop] {
    var bands: [[Int]] = [[], [], [], []]
    for root in screen.roots { bands[screen.elements[root].kind.band].append(root) }
    return bands.flatMap { band in
      if let first = band.first, screen.elements[first].kind == .barButtonItem {
        return inDocumentOrder(band)
      }
      return sorted(band.flatMap { units(at: $0, on: .own) }).flatMap(\.stops)
    }
  }

  // MARK: Units

  private mutating func units(at index: Int, on plane: Plane) -> [Unit] {
    let element = screen.elements[index]
    let inside = element.plane(on: plane, isLeaf: screen.descendants(of: index).isEmpty)
    switch exposures[index] {
    case .hidden, .swallowed:
      return []
    case .element where element.kind != .navigationItem:
      var stops: [Stop] = [.element(index)]
      if element.hasInformationButton { stops.append(.accessory(of: index)) }
      return [Unit(stops: stops, origin: inside.origin, isStale: inside.isStale)]
    case .element, .container:
      break
    }
    switch element.kind {
    case .navigationItem:
      return [Unit(stops: bar(index), origin: plane.origin, isStale: plane.isStale)]
    case .navigationBar, .toolbar:
      let stops = inDocumentOrder(screen.children(of: index))
      return [Unit(stops: stops, origin: inside.origin, isStale: inside.isStale)]
    case .tabBar:
      return [Unit(stops: tabs(index), origin: inside.origin, isStale: inside.isStale)]
    default:
      break
    }
    var units: [Unit] = []
    for child in screen.children(of: index) { units += self.units(at: child, on: inside) }
    if case .section = element.content {
      let origin = units.first { $0.origin != nil }
      let stops = [.header(of: index)] + units.flatMap(\.stops) + [.footer(of: index)]
      return [Unit(stops: stops, origin: origin?.origin, isStale: origin?.isStale ?? false)]
    }
    if element.hasInformationButton {
      // A cell whose parts are read one by one has its accessory at the end.
      let ordered = sorted(units)
      return [
        Unit(
          stops: ordered.flatMap(\.stops) + [.accessory(of: index)],
          origin: ordered.first?.origin ?? inside.origin, isStale: inside.isStale)
      ]
    }
    if element.isGroup, units.count > 1 {
      let ordered = sorted(units)
      return [
        Unit(
          stops: ordered.flatMap(\.stops), origin: ordered.first?.origin,
          isStale: ordered.first?.isStale ?? false)
      ]
    }
    return units
  }

  // MARK: Bars

  /// Left items, title, right items. The first of several right items is the outermost.
  private mutating func bar(_ item: Int) -> [Stop] {
    var left: [Int] = []
    var middle: [Int] = []
    var right: [Int] = []
    var unplaced: [Int] = []
    for child in screen.children(of: item) {
      switch screen.elements[child].slot {
      case "leftBarButtonItem", "leftBarButtonItems": left.append(child)
      case "rightBarButtonItem", "rightBarButtonItems": right.insert(child, at: 0)
      case _ where screen.elements[child].kind == .barButtonItem: unplaced.append(child)
      default: middle.append(child)
      }
    }
    var stops = inDocumentOrder(left)
    if exposures[item] == .element { stops.append(.element(item)) }
    stops += inDocumentOrder(middle)
    stops += inDocumentOrder(right)
    let last = inDocumentOrder(unplaced)
    if !last.isEmpty, !stops.isEmpty || last.count > 1 {
      note(.missingFrame, of: last.map(\.element))
    }
    return stops + last
  }

  private mutating func tabs(_ bar: Int) -> [Stop] {
    let items = screen.children(of: bar).filter {
      screen.elements[$0].kind == .tabBarItem && exposures[$0] == .element
    }
    return items.enumerated().map { position, item in
      .tab(item, position: position + 1, count: items.count)
    }
  }

  /// What stands in a bar has no frames on the bar's plane; a custom view is a plane of its own.
  private mutating func inDocumentOrder(_ indices: [Int]) -> [Stop] {
    var stops: [Stop] = []
    for index in indices {
      let units = units(at: index, on: .own)
      stops += sorted(units).flatMap(\.stops)
    }
    return stops
  }

  // MARK: Order

  /// Sorts units by their origins. One without an origin follows the one before it in the document.
  private mutating func sorted(_ units: [Unit]) -> [Unit] {
    guard units.count > 1 else { return units }
    let placed = units.indices.filter { units[$0].origin != nil }
    let (order, open) = self.order.sorted(placed.compactMap { units[$0].origin })
    for run in open {
      note(.contradiction, of: run.flatMap { units[placed[$0]].stops.map(\.element) })
    }
    let stale = units.filter { $0.isStale && $0.origin != nil }
    note(.staleFrame, of: stale.flatMap { $0.stops.map(\.element) })
    if placed.count == units.count { return order.map { units[$0] } }

    let unplaced = units.indices.filter { units[$0].origin == nil }
    note(.missingFrame, of: unplaced.flatMap { units[$0].stops.map(\.element) })
    var followers: [Int: [Unit]] = [:]
    var before = -1
    for index in units.indices {
      if units[index].origin != nil {
        before = index
      } else {
        followers[before, default: []].append(units[index])
      }
    }
    return (followers[-1] ?? [])
      + order.flatMap { [units[placed[$0]]] + (followers[placed[$0]] ?? []) }
  }

  private mutating func note(
    _ reason: Transcript.UndeterminedOrder.Reason, of stops: [Int]
  ) {
    var elements: [Int] = []
    for element in stops where elements.last != element { elements.append(element) }
    guard !elements.isEmpty else { return }
    undetermined.append(Transcript.UndeterminedOrder(elements: elements, reason: reason))
  }
}

extension Element {
  /// The coordinate system of the element's children; of the element itself where it has none.
  fileprivate func plane(on parent: Reading.Plane, isLeaf: Bool) -> Reading.Plane {
    if kind.isBarItem { return .own }
    if case .section = content { return parent }
    // A root that holds a screen stands at its origin, whatever the file leaves out.
    if self.parent == nil, !isLeaf, geometry.frame ?? .zero == .zero { return parent }
    guard let origin = parent.origin, let frame = geometry.frame, frame != .zero else {
      return Reading.Plane(origin: nil, isStale: parent.isStale)
    }
    return Reading.Plane(
      origin: ReadingOrder.Origin(x: origin.x + frame.x, y: origin.y + frame.y),
      isStale: parent.isStale || geometry.isFrameStale)
  }

  fileprivate var isGroup: Bool {
    accessibility.groupsChildren == true || accessibility.traits?.contains(.tabBar) == true
  }

  fileprivate var hasInformationButton: Bool {
    guard case .cell(let cell) = content else { return false }
    return cell.accessory == "detailButton" || cell.accessory == "detailDisclosureButton"
  }
}

extension Element.Kind {
  /// Where on the screen a root of this kind stands: 0 is the top.
  fileprivate var band: Int {
    switch self {
    case .navigationItem, .navigationBar: 0
    case .barButtonItem, .toolbar: 2
    case .tabBarItem, .tabBar: 3
    default: 1
    }
  }
}

extension Rect {
  fileprivate static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}
