/// Edges at known distances from each other: a union-find structure that keeps distances.
///
/// Edges that contradict each other break the chain they hang on, which then knows no distance:
/// which of its constraints Auto Layout gives up is not for a layout to say.
struct EdgeChains: Sendable, Equatable {
  /// By edge: another one of its chain, the edge itself where it leads the chain.
  private var leaders: [Int32]
  /// Points from that one.
  private var offsets: [Double]
  /// By leading edge.
  private var isBroken: [Bool]

  /// Distances below this are no contradiction but rounding, in points.
  static let tolerance = 0.5

  init(edgeCount: Int) {
    leaders = (0..<Int32(edgeCount)).map { $0 }
    offsets = Array(repeating: 0, count: edgeCount)
    isBroken = Array(repeating: false, count: edgeCount)
  }

  /// Lets `edge` be `distance` points behind `other`.
  mutating func tie(_ edge: Int, _ distance: Double, behind other: Int) {
    let (leader, offset) = lead(of: edge)
    let (otherLeader, otherOffset) = lead(of: other)
    if leader == otherLeader {
      let gap = (offset - otherOffset - distance).magnitude
      if !(gap <= Self.tolerance) { isBroken[leader] = true }
      return
    }
    leaders[leader] = Int32(otherLeader)
    offsets[leader] = otherOffset + distance - offset
    if isBroken[leader] || !offsets[leader].isFinite { isBroken[otherLeader] = true }
  }

  /// Points from `other` to `edge`; `nil` where they are not tied to each other.
  mutating func distance(from other: Int, to edge: Int) -> Double? {
    let (leader, offset) = lead(of: edge)
    let (otherLeader, otherOffset) = lead(of: other)
    return leader == otherLeader && !isBroken[leader] ? offset - otherOffset : nil
  }

  /// Makes the distances of the chain of this edge unknown.
  mutating func breakChain(of edge: Int) {
    isBroken[lead(of: edge).leader] = true
  }

  /// Lets every edge hang on the one that leads its chain, so that ``place(of:)`` takes one step.
  mutating func shorten() {
    for edge in leaders.indices { _ = lead(of: edge) }
  }

  /// The edge that leads the chain of an edge, and points from it; `nil` for a broken chain.
  func place(of edge: Int) -> (chain: Int, start: Double)? {
    var leader = edge
    var offset = 0.0
    while leaders[leader] != leader {
      offset += offsets[leader]
      leader = Int(leaders[leader])
    }
    return isBroken[leader] ? nil : (leader, offset)
  }

  private mutating func lead(of edge: Int) -> (leader: Int, offset: Double) {
    var leader = edge
    var offset = 0.0
    while leaders[leader] != leader {
      offset += offsets[leader]
      leader = Int(leaders[leader])
    }
    // The next question about these edges is answered at once.
    var current = edge
    var rest = offset
    while current != leader {
      let next = Int(leaders[current])
      let step = offsets[current]
      leaders[current] = Int32(leader)
      offsets[current] = rest
      rest -= step
      current = next
    }
    return (leader, offset)
  }
}
