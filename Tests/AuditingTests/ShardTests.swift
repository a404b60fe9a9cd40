import Auditing
import Testing

@Suite struct ShardTests {
  private let paths = (0..<10_000).map { "App/Screen \($0)/Main.storyboard" }

  @Test(arguments: [1, 2, 3, 16])
  func everyFileIsInOneShard(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    var sizes = Array(repeating: 0, count: count)
    for path in paths {
      let owners = shards.indices.filter { shards[$0].contains(path) }
      #expect(owners.count == 1)
      sizes[try #require(owners.first)] += 1
    }
    // Even to a tenth, since the time of a run is that of its largest shard.
    #expect(sizes.allSatisfy { abs($0 - 10_000 / count) < 1_000 / count + 60 })
  }

  /// The FNV-1a hash of `a NUL` is 089be207b544f1e4.
  @Test func isByTheDocumentedHash() {
    #expect(Shard(5, of: 0x10)?.contains("a") == true)
    #expect(Shard(1, of: 2)?.contains("a") == true)
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, -1)])
  func knowsWhichCannotBe(number: Int, count: Int) {
    #expect(Shard(number, of: count) == nil)
  }
}

@Suite struct StandardTests {
  @Test(arguments: [
    Standard.nameRoleValue, .targetSizeMinimum, .targetSizeEnhanced, .apple("UIButton (iOS 15)"),
    .material("Buttons: sizes"), .wcag("1.1.1", "A (b) c", level: "AA"),
  ])
  func isReadFromItsDescription(standard: Standard) {
    #expect(Standard(standard.description) == standard)
  }

  @Test(arguments: [
    "", "WCAG 2.2 SC ", "WCAG 2.2 SC 4.1.2", "WCAG 2.2 SC )(", "WCAG 2.2 SC 1 (A)", "Apple",
  ])
  func isNothingElse(text: String) {
    #expect(Standard(text) == nil)
  }
}
