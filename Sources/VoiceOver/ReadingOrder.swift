import LayoutModel

/// The order in which VoiceOver reads things laid out on a plane: from top to bottom, and what
/// stands about as high from left to right.
///
/// Source: AccessibilitySnapshot, `AccessibilityHierarchyParser.swift`. Two origins count as equally
/// high when they are less than a threshold apart, so the comparison is not transitive; a stable
/// insertion in document order decides there, and the order is marked as not determined.
struct ReadingOrder {
  /// Points; derived by experiment in the source.
  var threshold: Double

  init(_ idiom: Layout.Idiom?) {
    threshold = idiom == .pad ? 13 : 8
  }

  /// The top left corner of a thing, in points of one common plane.
  struct Origin: Equatable {
    var x: Double
    var y: Double
  }

  func precedes(_ one: Origin, _ other: Origin) -> Bool {
    if one.y != other.y, abs(one.y - other.y) >= threshold { return one.y < other.y }
    return one.x < other.x
  }

  /// The positions of `origins` in reading order, and those among them whose order the comparison
  /// leaves open.
  func sorted(_ origins: [Origin]) -> (order: [Int], open: [[Int]]) {
    // Runs in which each origin is about as high as the next: only inside one can x decide.
    let byHeight = origins.indices.sorted {
      (origins[$0].y, $0) < (origins[$1].y, $1)
    }
    var order: [Int] = []
    var open: [[Int]] = []
    order.reserveCapacity(origins.count)
    var start = 0
    while start < byHeight.count {
      var end = start + 1
      while end < byHeight.count,
        origins[byHeight[end]].y - origins[byHeight[end - 1]].y < threshold
      {
        end += 1
      }
      let run = byHeight[start..<end].sorted()
      let height = origins[byHeight[end - 1]].y - origins[byHeight[start]].y
      if height < threshold {
        order += run.sorted { (origins[$0].x, $0) < (origins[$1].x, $1) }
      } else {
        let inserted = insertionSorted(run, origins)
        order += inserted
        if isContradictory(inserted, origins) { open.append(inserted) }
      }
      start = end
    }
    return (order, open)
  }

  private func insertionSorted(_ run: [Int], _ origins: [Origin]) -> [Int] {
    var sorted: [Int] = []
    sorted.reserveCapacity(run.count)
    for item in run {
      var place = sorted.count
      while place > 0, precedes(origins[item], origins[sorted[place - 1]]) { place -= 1 }
      sorted.insert(item, at: place)
    }
    return sorted
  }

  /// Whether something stands before a thing that the comparison puts before it.
  private func isContradictory(_ sorted: [Int], _ origins: [Origin]) -> Bool {
    for (place, item) in sorted.enumerated() {
      for earlier in sorted[..<place] where precedes(origins[item], origins[earlier]) {
        return true
      }
    }
    return false
  }
}
