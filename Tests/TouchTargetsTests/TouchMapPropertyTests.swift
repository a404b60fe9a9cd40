import LayoutModel
import Testing

@testable import TouchTargets

/// What holds for every screen, tried on many.
@Suite struct TouchMapPropertyTests {
  private static let seeds = Array(UInt64(1)...60)

  @Test(arguments: seeds)
  func growingInsetsNeverShrinkARegion(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    var screen = random.screen()
    let before = TouchMap(screen, in: .layoutXML)
    let target = Int.random(in: 0..<screen.elements.count, using: &random)
    screen.elements[target].material = Material()
    screen.elements[target].material?.hitAreaInsets = EdgeInsets(
      top: -.random(in: 0...20, using: &random), left: -.random(in: 0...20, using: &random),
      bottom: -.random(in: 0...20, using: &random), right: -.random(in: 0...20, using: &random))
    let after = TouchMap(screen, in: .layoutXML)
    guard let one = before[target].region, let other = after[target].region else { return }
    #expect(other.room >= one.room - 0.001)
  }

  @Test(arguments: seeds)
  func clippingNeverGrowsARegion(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    var screen = random.screen()
    let before = TouchMap(screen, in: .layoutXML)
    // Cut the last view that holds others at the right and at the bottom.
    guard
      let holder = screen.elements.indices.last(where: { !screen.descendants(of: $0).isEmpty })
    else { return }
    screen.elements[holder].geometry.frame?.width *= 0.6
    screen.elements[holder].geometry.frame?.height *= 0.6
    let after = TouchMap(screen, in: .layoutXML)
    for index in screen.descendants(of: holder) {
      guard let one = before[index].region, let other = after[index].region else { continue }
      #expect(other.room <= one.room + 0.001)
    }
  }

  @Test(arguments: seeds)
  func aRegionLiesInItsHitAreaAndInEveryAncestor(_ seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let screen = random.screen()
    let map = TouchMap(screen, in: .layoutXML)
    for index in screen.elements.indices {
      guard let region = map[index].region, region.width > 0, region.height > 0 else { continue }
      for around in [index] + screen.ancestors(of: index) {
        let area = try #require(map[around].hitArea)
        #expect(region.intersection(area).area >= region.area - 0.001)
      }
    }
  }

  @Test(arguments: seeds)
  func theOrderOfSiblingsMattersOnlyWhereTheyOverlap(_ seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let trees = (0..<6).map { _ in random.tree(depth: 0) }
    let (one, other) = (Screen.screen(trees), Screen.screen(trees.reversed()))
    let forwards = TouchMap(one, in: .layoutXML)
    let backwards = TouchMap(other, in: .layoutXML)
    for (root, mirrored) in zip(one.roots, other.roots.reversed()) {
      let frame = try #require(forwards[root].frame)
      let isAlone = one.siblings(of: root).allSatisfy {
        forwards[$0].frame.map { !$0.overlaps(frame) } ?? true
      }
      if isAlone { #expect(forwards[root].region == backwards[mirrored].region) }
    }
  }

  @Test(arguments: seeds)
  func spacingOfTargetsOfOneSizeIsMutual(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let size = Size(
      width: .random(in: 1...23, using: &random), height: .random(in: 1...40, using: &random))
    func rect() -> Rect {
      Rect(
        x: .random(in: 0...60, using: &random), y: .random(in: 0...60, using: &random),
        width: size.width, height: size.height)
    }
    let (one, other) = (rect(), rect())
    #expect(
      TargetSpacing.conflict(of: one, with: other) == TargetSpacing.conflict(of: other, with: one))
    #expect(one.distance(to: other) == other.distance(to: one))
  }

  @Test(arguments: seeds)
  func neighbourhoodsFindWhatComparingAllFinds(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let targets = (0..<40).map { number in
      (
        index: number,
        rect: Rect(
          x: .random(in: -200...300, using: &random), y: .random(in: -200...300, using: &random),
          width: .random(in: 1...60, using: &random), height: .random(in: 1...60, using: &random))
      )
    }
    let neighbourhood = TargetNeighbourhood(targets)
    for target in targets {
      let all = targets.filter { TargetSpacing.conflict(of: target.rect, with: $0.rect) }
      #expect(neighbourhood.conflicts(of: target.rect) == all.map(\.index))
    }
  }

  @Test(arguments: seeds)
  func whatIsSubtractedIsGoneAndTheRestIsCovered(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let one = random.rect()
    let other = random.rect()
    let parts = one.subtracting(other)
    for part in parts {
      #expect(part == one || !part.overlaps(other) || part.intersection(other).area < 0.001)
      #expect(part.intersection(one).area >= part.area - 0.001)
    }
    if !one.overlaps(other) { #expect(parts == [one]) }
  }
}

extension Rect {
  /// What regions are compared by.
  fileprivate var room: Double { min(width, 48) * min(height, 48) }
}

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func rect() -> Rect {
    Rect(
      x: .random(in: -20...200, using: &self), y: .random(in: -20...200, using: &self),
      width: .random(in: 1...150, using: &self), height: .random(in: 1...150, using: &self))
  }

  mutating func tree(depth: Int) -> Tree {
    let rect = rect()
    let isButton = depth == 2 || Bool.random(using: &self)
    var subviews: [Tree] = []
    if !isButton {
      for _ in 0..<Int.random(in: 0...4, using: &self) { subviews.append(tree(depth: depth + 1)) }
    }
    var tree = Tree(
      isButton ? .button : .view, rect.x, rect.y, rect.width, rect.height, subviews)
    tree.element.geometry.isFixedFrame = true
    return tree
  }

  mutating func screen() -> Screen {
    .screen((0..<4).map { _ in tree(depth: 0) })
  }
}
