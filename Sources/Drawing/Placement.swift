import Auditing
import LayoutModel
import TouchTargets

/// Where the shown elements of a screen are drawn.
///
/// Rectangles are in points on one plane. The first root view has its own coordinates; further
/// root views of an Interface Builder scene stand below it, as they are separate views. The roots
/// of Layout XML share one plane.
struct Placement {
  /// By element index; `nil` for what is not shown or has no place.
  private(set) var rects: [Rect?]
  /// By element index: the same for the part where a finger works.
  private(set) var touchRects: [Rect?]
  /// The root views, or a device of usual size where the layout gives none.
  private(set) var roots: [Rect] = []
  private(set) var strips: [BarStrip] = []
  /// The least rectangle around roots, strips and elements, within reason.
  private(set) var area = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Points; a picture shows no more than this.
  private static let largest = Size(width: 2_400, height: 4_000)
  /// Points; how far to the left of the first root view and above it things are shown.
  private static let reach = 400.0
  private static let gap = 24.0

  init(_ screen: ResolvedScreen) {
    rects = Array(repeating: nil, count: screen.elements.count)
    touchRects = rects
    var content: [Int] = []
    var top: [Int] = []
    var tools: [Int] = []
    var tabs: [Int] = []
    for root in screen.screen.roots {
      switch screen.elements[root].kind {
      case .navigationItem: top.append(root)
      case .barButtonItem: tools.append(root)
      case .tabBarItem: tabs.append(root)
      default: content.append(root)
      }
    }
    placeContent(content, of: screen)
    placeBars(of: screen)
    area = around(roots + (rects + touchRects).compactMap(\.self), with: screen.idiom)
    let width = area.width
    for item in top {
      addStrip(above: true, width: width, screen) { BarStrip(navigationItem: item, of: $0, in: $1) }
    }
    if !tools.isEmpty {
      addStrip(above: false, width: width, screen) { BarStrip(tools, of: $0, in: $1) }
    }
    if !tabs.isEmpty {
      addStrip(above: false, width: width, screen) { BarStrip(tabs, of: $0, in: $1) }
    }
  }

  /// The part of the area that can be seen of an element.
  func visibleRect(of index: Int) -> Rect? {
    guard let rect = rects[index], rect.width > 0, rect.height > 0 else { return nil }
    return rect.overlaps(area) ? rect : nil
  }

  // MARK: Views

  private mutating func placeContent(_ content: [Int], of screen: ResolvedScreen) {
    guard screen.format != .layoutXML else {
      for root in content { place(root, of: screen, shift: (0, 0)) }
      let frames = content.compactMap { rects[$0] }
      roots = [around([Self.device(screen.idiom)] + frames, with: screen.idiom)]
      return
    }
    for root in content where screen.isShown(root) {
      let frame = (screen.touchMap[root].frame ?? screen.elements[root].geometry.frame)?.drawable
      let y = roots.last.map { $0.maxY + Self.gap } ?? 0
      guard let frame, frame.width > 0, frame.height > 0 else {
        // A controller's view without a frame fills the device.
        if roots.isEmpty {
          roots.append(Self.device(screen.idiom))
          rects[root] = roots.last
          for child in screen.screen.children(of: root) { place(child, of: screen, shift: (0, 0)) }
        }
        continue
      }
      place(root, of: screen, shift: (-frame.x, y - frame.y))
      roots.append(Rect(x: 0, y: y, width: frame.width, height: frame.height))
    }
    if roots.isEmpty { roots = [Self.device(screen.idiom)] }
  }

  /// Places an element and what is inside it. The shift leads from the coordinates of the touch map
  /// to those of the drawing.
  private mutating func place(
    _ root: Int, of screen: ResolvedScreen, shift: (x: Double, y: Double)
  ) {
    let elements = screen.elements
    for index in root..<max(elements[root].subtreeEnd, root + 1) where screen.isShown(index) {
      guard !elements[index].kind.isBarItem else { continue }
      let place = screen.touchMap[index]
      if let frame = place.frame {
        rects[index] = frame.moved(by: shift).drawable
        touchRects[index] = place.region?.moved(by: shift).drawable
        continue
      }
      let parent = elements[index].parent
      let origin: Rect? =
        if index == root {
          Rect(x: shift.x, y: shift.y, width: 0, height: 0)
        } else {
          parent.flatMap { plane(of: $0, in: elements) }
        }
      guard let origin, let frame = elements[index].geometry.frame, frame != .zero else {
        continue
      }
      rects[index] = frame.moved(by: (origin.x, origin.y)).drawable
    }
  }

  /// The rectangle in whose coordinates the children of an element state their frames. Sections
  /// have none of their own.
  private func plane(of index: Int, in elements: [Element]) -> Rect? {
    if case .section = elements[index].content {
      return elements[index].parent.flatMap { plane(of: $0, in: elements) }
    }
    return rects[index]
  }

  // MARK: Bars

  /// Shares out bars that have a frame among their items, which have none.
  private mutating func placeBars(of screen: ResolvedScreen) {
    let elements = screen.elements
    for index in elements.indices where screen.isShown(index) {
      guard let rect = rects[index] else { continue }
      switch elements[index].kind {
      case .navigationBar:
        for child in screen.screen.children(of: index) {
          if elements[child].kind == .navigationItem {
            take(BarStrip(navigationItem: child, of: screen, in: rect))
          }
        }
      case .toolbar, .tabBar:
        let items = screen.screen.children(of: index).filter { elements[$0].kind.isBarItem }
        take(BarStrip(items, of: screen, in: rect))
      default: break
      }
    }
  }

  private mutating func take(_ strip: BarStrip) {
    for item in strip.items where rects[item.element] == nil { rects[item.element] = item.rect }
  }

  /// Adds a strip for items of a bar that is not in the layout itself.
  private mutating func addStrip(
    above: Bool, width: Double, _ screen: ResolvedScreen,
    _ make: (ResolvedScreen, Rect) -> BarStrip
  ) {
    let height = 44.0
    let distance = 8.0
    let y = above ? area.minY - height - distance : area.maxY + distance
    let strip = make(screen, Rect(x: area.minX, y: y, width: width, height: height))
    guard !strip.items.isEmpty else { return }
    take(strip)
    strips.append(strip)
    area = area.union(strip.rect)
  }

  // MARK: Limits

  /// The rectangle around what is drawn: the first rectangle, and the others as far as they are
  /// near it.
  private func around(_ all: [Rect], with idiom: Layout.Idiom?) -> Rect {
    var area = all.first ?? Self.device(idiom)
    area.width = min(area.width, Self.largest.width)
    area.height = min(area.height, Self.largest.height)
    let near = Rect(
      x: area.x - Self.reach, y: area.y - Self.reach, width: Self.largest.width + Self.reach,
      height: Self.largest.height + Self.reach)
    for rect in all.dropFirst() where rect.overlaps(near) {
      guard rect.width <= Self.largest.width, rect.height <= Self.largest.height else { continue }
      let left = max(rect.minX, near.minX)
      let top = max(rect.minY, near.minY)
      area = area.union(
        Rect(
          x: left, y: top, width: min(rect.maxX, near.maxX) - left,
          height: min(rect.maxY, near.maxY) - top))
    }
    return area
  }

  /// The screens Interface Builder draws by default: iPhone 8 and 9.7-inch iPad.
  private static func device(_ idiom: Layout.Idiom?) -> Rect {
    idiom == .pad
      ? Rect(x: 0, y: 0, width: 768, height: 1024) : Rect(x: 0, y: 0, width: 375, height: 667)
  }
}

extension Rect {
  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  func moved(by distance: (x: Double, y: Double)) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top)
  }

  func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(
      x: x + min(dx, width / 2), y: y + min(dy, height / 2), width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy))
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// The rectangle, unless its numbers are none that a picture could show.
  var drawable: Rect? {
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 100_000 }), width >= 0, height >= 0 else {
      return nil
    }
    return self
  }
}
