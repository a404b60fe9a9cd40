import Auditing
import LayoutModel
import TouchTargets

/// The items of a bar. A layout file does not place them; they stand in the order in which UIKit
/// lays them out.
struct BarStrip {
  var rect: Rect
  private(set) var items: [Item] = []

  struct Item {
    var element: Int
    var rect: Rect
  }

  /// Toolbars and tab bars: side by side.
  init(_ items: [Int], of screen: ResolvedScreen, in rect: Rect) {
    self.rect = rect
    let shown = items.filter { screen.isShown($0) && !screen.elements[$0].isSpace }
    guard !shown.isEmpty else { return }
    let share = rect.width / Double(shown.count)
    for (place, item) in shown.enumerated() {
      let width = min(share - 4, Self.width(of: item, in: screen))
      add(item, of: screen, x: rect.x + (Double(place) + 0.5) * share - width / 2, width: width)
    }
  }

  /// Navigation bars: left items, the title or what stands in its place, right items.
  init(navigationItem: Int, of screen: ResolvedScreen, in rect: Rect) {
    self.rect = rect
    guard screen.isShown(navigationItem) else { return }
    var left: [Int] = []
    var middle: [Int] = []
    var right: [Int] = []
    for child in screen.screen.children(of: navigationItem) {
      let element = screen.elements[child]
      guard screen.isShown(child), !element.isSpace else { continue }
      switch element.slot {
      case "leftBarButtonItem", "leftBarButtonItems": left.append(child)
      case "rightBarButtonItem", "rightBarButtonItems": right.append(child)
      case _ where element.kind == .barButtonItem: right.append(child)
      default: middle.append(child)
      }
    }
    if middle.isEmpty, screen.elements[navigationItem].shownText != nil {
      middle.append(navigationItem)
    }
    let all = left + middle + right
    let gap = 6.0
    let wanted = all.map { Self.width(of: $0, in: screen) }
    let room = rect.width - gap * Double(all.count + 1)
    let scale = min(1, max(room, 0) / max(wanted.reduce(0, +), 1))
    let widths = Dictionary(uniqueKeysWithValues: zip(all, wanted.map { $0 * scale }))

    var start = rect.minX + gap
    for item in left {
      let width = widths[item] ?? 0
      add(item, of: screen, x: start, width: width)
      start += width + gap
    }
    var end = rect.maxX - gap
    // The first of several right items is the outermost.
    for item in right {
      let width = widths[item] ?? 0
      add(item, of: screen, x: end - width, width: width)
      end -= width + gap
    }
    let width = middle.reduce(0) { $0 + (widths[$1] ?? 0) + gap } - gap
    var x = min(max(rect.midX - width / 2, start), max(end - width, start))
    for item in middle {
      add(item, of: screen, x: x, width: widths[item] ?? 0)
      x += (widths[item] ?? 0) + gap
    }
  }

  /// Adds an item; of one that is a view, also what is inside.
  private mutating func add(_ item: Int, of screen: ResolvedScreen, x: Double, width: Double) {
    guard width > 0 else { return }
    let height = min(36, rect.height - 4)
    let chip = Rect(x: x, y: rect.midY - height / 2, width: width, height: max(height, 1))
    items.append(Item(element: item, rect: chip))
    guard screen.elements[item].kind != .navigationItem else { return }
    var origins: [Int: Rect] = [item: chip]
    for index in screen.screen.descendants(of: item) where screen.isShown(index) {
      guard let parent = screen.elements[index].parent, let outer = origins[parent] else {
        continue
      }
      let isWhole = parent == item && screen.elements[item].kind == .barButtonItem
      guard !isWhole else {
        origins[index] = chip
        items.append(Item(element: index, rect: chip))
        continue
      }
      guard let frame = screen.elements[index].geometry.frame?.drawable, frame != .zero else {
        continue
      }
      let own = frame.moved(by: (outer.x, outer.y))
      origins[index] = own
      let left = max(own.minX, chip.minX)
      let top = max(own.minY, chip.minY)
      let seen = Rect(
        x: left, y: top, width: min(own.maxX, chip.maxX) - left,
        height: min(own.maxY, chip.maxY) - top)
      if seen.width > 0, seen.height > 0 { items.append(Item(element: index, rect: seen)) }
    }
  }

  private static func width(of item: Int, in screen: ResolvedScreen) -> Double {
    let element = screen.elements[item]
    let view = element.kind == .barButtonItem ? screen.screen.children(of: item).first : item
    if element.kind != .navigationItem, let view, !screen.elements[view].kind.isBarItem,
      let frame = screen.elements[view].geometry.frame, frame.width > 0
    {
      return min(max(frame.width, 30), 240)
    }
    return min(max(FittedText.width(of: element.barName, size: 12) + 40, 44), 200)
  }
}

extension Element {
  /// What a bar item is called in the picture.
  var barName: String {
    visibleName ?? barItem?.systemItem ?? kind.noun
  }

  /// A flexible or fixed space is nothing to see.
  fileprivate var isSpace: Bool {
    barItem?.systemItem == "flexibleSpace" || barItem?.systemItem == "fixedSpace"
  }
}
