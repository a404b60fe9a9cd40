import LayoutModel
import Testing

@testable import TouchTargets

@Suite struct LargeFamilyTests {
  @Test(arguments: UInt64(1)...30)
  func findsWhatALookAtAllOfThemFinds(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    var members: [(index: Int, area: Rect)] = (0..<200).map { number in
      var rect = random.rect()
      rect.y *= 20
      if number % 40 == 0 { rect.height = 5_000 }
      return (number * 2, rect)
    }
    members.append((400, Rect(x: 0, y: -1e300, width: 50, height: 2e300)))
    let family = LargeFamily(members)
    for (index, area) in members {
      let expected = members.filter { $0.index > index && $0.area.overlaps(area) }.map(\.index)
      #expect(family.inFront(of: index, over: area) == expected)
    }
  }

  @Test func looksOnlyAtWhatStandsNear() {
    let family = LargeFamily(
      (0..<10_000).map { ($0, Rect(x: 0, y: Double($0) * 50, width: 100, height: 48)) })
    let candidates = family.candidates(over: Rect(x: 0, y: 5_000, width: 100, height: 48))
    #expect(candidates.contains(100))
    #expect(candidates.count <= 8)
  }

  /// The first target scans its siblings, the others ask the index made then.
  @Test func manySiblingsCoverOneAnotherAsFewDo() {
    let buttons = (0..<200).map { Tree(.button, 0, Double($0) * 40, 100, 48, []) }
    let map = TouchMap(.screen([Tree(.view, 0, 0, 200, 9_000, buttons)]), in: .layoutXML)
    for button in 1..<200 {
      #expect(map[button].limit == .covered(by: button + 1))
      #expect(map[button].region?.height == 40)
    }
    #expect(map[200].limit == .ownSize)
  }
}
