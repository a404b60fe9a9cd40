import LayoutModel

/// What required constraints say about the edges of a screen's elements.
///
/// A side is numbered as in ``FixedLengths``; the numbers of its edges are twice that, and one more.
struct EdgeTies: Sendable, Equatable {
  fileprivate private(set) var edges: [Tie] = []
  /// Middles of sides, by the numbers of sides.
  fileprivate private(set) var middles: [Tie] = []
  /// The sides that some tie is about, each once, in the order of the file.
  private(set) var sides: [Int] = []
  /// Those of them that something else than constraints decides: the device, a table, a bar.
  private(set) var hosted: [Int] = []
  /// Those of the hosted sides that grow with what they hold.
  fileprivate private(set) var selfSizing: [Int] = []
  fileprivate let edgeCount: Int
  /// By side.
  private var partners: [Int: [Int]] = [:]
  /// How many ties of middles there are, by side.
  private var middleCounts: [Int: Int] = [:]

  /// The first is this many points behind the second.
  fileprivate struct Tie: Sendable, Equatable {
    var first: Int
    var second: Int
    var distance: Double
  }

  var isEmpty: Bool { sides.isEmpty }

  /// - Parameters:
  ///   - screen: The screen.
  ///   - indices: Its elements by their object ids.
  ///   - isConstant: By side: a required constraint has a constant for it.
  init(_ screen: Screen, indices: [String: Int], isConstant: [Bool]) {
    edgeCount = 2 * isConstant.count
    var isTied = [Bool](repeating: false, count: isConstant.count)
    // By index: a loop over constraints would copy each of them.
    for place in screen.edgeConstraints.indices {
      guard let first = indices[screen.edgeConstraints[place].first.objectID],
        let second = indices[screen.edgeConstraints[place].second.objectID],
        screen.ties(first, to: second)
      else { continue }
      let attribute = screen.edgeConstraints[place].first.attribute
      let other = screen.edgeConstraints[place].second.attribute
      let distance = screen.edgeConstraints[place].constant
      let side = sideNumber(attribute.dimension, of: first)
      let otherSide = sideNumber(other.dimension, of: second)
      if attribute.isCenter {
        middles.append(Tie(first: side, second: otherSide, distance: distance))
        middleCounts[side, default: 0] += 1
        if otherSide != side { middleCounts[otherSide, default: 0] += 1 }
      } else {
        edges.append(
          Tie(
            first: 2 * side + attribute.edge, second: 2 * otherSide + other.edge,
            distance: distance))
        partners[side, default: []].append(otherSide)
        partners[otherSide, default: []].append(side)
      }
      for (side, index) in [(side, first), (otherSide, second)] where !isTied[side] {
        isTied[side] = true
        sides.append(side)
        if screen.isHosted(index, hasConstant: isConstant[side]) {
          hosted.append(side)
          if side % 2 == 1, screen.isSelfSizingRow(index) { selfSizing.append(side) }
        }
      }
    }
  }

  /// Whether at least two ties are about the side, as it takes to hold both its edges.
  func areTied(bothEdgesOf side: Int) -> Bool {
    (partners[side]?.count ?? 0) + (middleCounts[side] ?? 0) >= 2
  }

  /// The sides that are tied to a side by edges, in the order of the file.
  func partners(of side: Int) -> [Int] { partners[side] ?? [] }
}

/// Works out where edges are, from ties and from lengths as they become known.
///
/// Where constraints reach from one edge to the other of a view that a table or the device sizes,
/// they ask for a length it need not have, and their chain is broken. A row that is as high as its
/// constraints ask contradicts none of them; what it comes to is left out all the same, as code may
/// set its height.
struct EdgeSolver {
  private(set) var chains: EdgeChains
  private let ties: EdgeTies
  /// The ties of middles that have not been used.
  private var open: [EdgeTies.Tie]
  /// Those of edges where a self-sizing row ends, until they have been looked at.
  private var late: [EdgeTies.Tie] = []
  /// By side: its edges have been tied at its length.
  private var isTaken: [Bool]
  private let hosted: [Int]
  /// By side; empty where there is none.
  private var isSelfSizing: [Bool] = []

  /// - Parameters:
  ///   - ties: The ties.
  ///   - hosting: False takes hosted sides for those of any other view.
  init(_ ties: EdgeTies, hosting: Bool = true) {
    self.ties = ties
    open = ties.middles
    isTaken = Array(repeating: false, count: ties.edgeCount / 2)
    chains = EdgeChains(edgeCount: ties.edgeCount)
    hosted = hosting ? ties.hosted : []
    if hosting, !ties.selfSizing.isEmpty {
      isSelfSizing = isTaken
      for side in ties.selfSizing { isSelfSizing[side] = true }
    }
    for tie in ties.edges {
      if endsRow(tie.first) || endsRow(tie.second) {
        late.append(tie)
      } else {
        chains.tie(tie.first, tie.distance, behind: tie.second)
      }
    }
  }

  /// Uses lengths.
  ///
  /// - Parameters:
  ///   - lengths: The lengths that are known, by the numbers of sides.
  ///   - isOpen: The sides that may have any length.
  /// - Returns: Whether a middle told something new.
  mutating func take(_ lengths: [Double?], except isOpen: (Int) -> Bool = { _ in false }) -> Bool {
    for side in ties.sides where !isTaken[side] {
      guard let length = lengths[side], !isOpen(side) else { continue }
      isTaken[side] = true
      chains.tie(2 * side + 1, length, behind: 2 * side)
    }
    for tie in late { tieUnlessSpanning(tie.first, tie.distance, behind: tie.second) }
    late = []
    let openBefore = open.count
    var rest: [EdgeTies.Tie] = []
    for tie in open where !align(tie) { rest.append(tie) }
    open = rest
    for side in hosted where length(of: side) != nil { chains.breakChain(of: 2 * side) }
    return open.count < openBefore
  }

  /// Points between the edges of a side; `nil` where nothing ties them.
  mutating func length(of side: Int) -> Double? {
    chains.distance(from: 2 * side, to: 2 * side + 1)
  }

  /// Points from one edge to another; `nil` where nothing ties them.
  mutating func distance(from edge: Int, to other: Int) -> Double? {
    chains.distance(from: edge, to: other)
  }

  /// Ties the edges of two sides by their middles, where one more distance is known: the sum of the
  /// edges of the first is that of the second and twice the distance of the middles.
  private mutating func align(_ tie: EdgeTies.Tie) -> Bool {
    let (start, end) = (2 * tie.first, 2 * tie.first + 1)
    let (otherStart, otherEnd) = (2 * tie.second, 2 * tie.second + 1)
    for (one, other, rest, otherRest) in [
      (start, otherStart, end, otherEnd), (end, otherEnd, start, otherStart),
      (start, otherEnd, end, otherStart), (end, otherStart, start, otherEnd),
    ] {
      guard let distance = chains.distance(from: other, to: one) else { continue }
      tieUnlessSpanning(rest, 2 * tie.distance - distance, behind: otherRest)
      return true
    }
    guard let own = length(of: tie.first), let other = length(of: tie.second) else { return false }
    chains.tie(start, (other - own) / 2 + tie.distance, behind: otherStart)
    return true
  }

  private func endsRow(_ edge: Int) -> Bool {
    !isSelfSizing.isEmpty && edge % 2 == 1 && isSelfSizing[edge / 2]
  }

  /// Ties two edges, unless one ends a self-sizing row and the other hangs on where it begins.
  private mutating func tieUnlessSpanning(_ edge: Int, _ distance: Double, behind other: Int) {
    if endsRow(edge), chains.distance(from: edge - 1, to: other) != nil { return }
    if endsRow(other), chains.distance(from: other - 1, to: edge) != nil { return }
    chains.tie(edge, distance, behind: other)
  }
}

extension EdgeConstraint.Attribute {
  /// 0 for the edge where a side begins, 1 for the one where it ends.
  fileprivate var edge: Int { self == .trailing || self == .bottom ? 1 : 0 }
}

extension Screen {
  /// Whether a constraint between two elements is about where they stand: both are there, and
  /// neither is what the other scrolls, as constraints to a scroll view are about its content.
  fileprivate func ties(_ one: Int, to other: Int) -> Bool {
    isInstalled(one) && isInstalled(other) && !scrolls(one, inside: other)
      && !scrolls(other, inside: one)
  }

  private func scrolls(_ index: Int, inside container: Int) -> Bool {
    elements[container].kind.scrollsContent && descendants(of: container).contains(index)
  }

  private func isInstalled(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      guard elements[current].state.isInstalled else { return false }
      next = elements[current].parent
    }
    return true
  }

  /// Whether the element is the content of a row that is as high as its constraints ask.
  fileprivate func isSelfSizingRow(_ index: Int) -> Bool {
    guard elements[index].kind == .contentView, let cell = elements[index].parent,
      case .cell(let content) = elements[cell].content
    else { return false }
    return content.isSelfSizing
  }

  /// Whether something else than constraints decides a side: the device or the view controller, a
  /// table, a bar, autoresizing. The top view of a xib has the length it states.
  fileprivate func isHosted(_ index: Int, hasConstant: Bool) -> Bool {
    if elements[index].slot != nil || elements[index].kind.isSizedForRow
      || elements[index].geometry.isFixedFrame
    {
      return true
    }
    return elements[index].parent == nil && !hasConstant
  }
}
