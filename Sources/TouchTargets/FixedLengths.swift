import LayoutModel

/// The widths and heights in points to which required constraints fix the elements of a screen:
/// by a constant, an aspect ratio, the side of another element that is fixed itself, or by both
/// edges, which constraints tie to others.
///
/// They are worked out once for the whole screen, from the sides that have a constant to those
/// that follow them, each constraint once; constraints that only depend on each other fix nothing.
/// A constant comes first; of several sides to follow, the one nearest to a constant, then the
/// first in the file; then the edges.
public struct FixedLengths: Sendable, Equatable {
  private let shared: Solution
  /// The same for the size classes in which constraints have constants of their own.
  private let bySizeClass: [String: Solution]
  /// Which edges constraints tie together; `nil` where no length is known either.
  let ties: EdgeTies?

  /// Interface Builder knows eight size classes besides the one for all; any file may name more.
  private static let mostSizeClasses = 16

  public init(_ screen: Screen) {
    let equations = Equations(screen)
    guard !equations.isEmpty else {
      shared = Solution()
      bySizeClass = [:]
      ties = nil
      return
    }
    shared = equations.solved(in: nil)
    var bySizeClass: [String: Solution] = [:]
    for sizeClass in equations.sizeClasses.prefix(Self.mostSizeClasses) {
      bySizeClass[sizeClass] = equations.solved(in: sizeClass)
    }
    self.bySizeClass = bySizeClass
    ties = equations.ties
  }

  /// How many times a side was followed to another one.
  var steps: Int { bySizeClass.values.reduce(shared.steps) { $0 + $1.steps } }

  /// The length of a side of the element at `index`; `nil` where no constraint fixes it.
  func length(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String? = nil
  ) -> Double? {
    let side = sideNumber(dimension, of: index)
    if let sizeClass, let own = bySizeClass[sizeClass] { return own.length(of: side) }
    return shared.length(of: side)
  }

  /// Whether both edges decide the length of a side, and no constraint on the side itself.
  func isByEdges(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String? = nil
  ) -> Bool {
    let side = sideNumber(dimension, of: index)
    if let sizeClass, let own = bySizeClass[sizeClass] { return own.edgesDecide(side) }
    return shared.edgesDecide(side)
  }

  /// Where a side begins, in points from an edge that it shares with all sides of its chain, and how
  /// long it is; `nil` where constraints do not decide both, or not the same in every size class.
  func place(
    _ dimension: SizeConstraint.Dimension, of index: Int
  ) -> (chain: Int, start: Double, length: Double)? {
    let side = sideNumber(dimension, of: index)
    guard let place = shared.chains?.place(of: 2 * side), let length = shared.length(of: side),
      bySizeClass.values.allSatisfy({ other in
        guard let otherPlace = other.chains?.place(of: 2 * side),
          let otherLength = other.length(of: side)
        else { return false }
        return otherPlace.chain == place.chain
          && (otherPlace.start - place.start).magnitude <= EdgeChains.tolerance
          && (otherLength - length).magnitude <= EdgeChains.tolerance
      })
    else { return nil }
    return (place.chain, place.start, length)
  }

  /// The lengths by the numbers of sides; empty where no constraint fixes any.
  var lengths: [Double?] { shared.lengths }

  /// Whether no constraint fixes any side.
  var isEmpty: Bool { shared.lengths.isEmpty }
}

/// Sides and what fixes them, by their numbers.
private struct Solution: Sendable, Equatable {
  var lengths: [Double?] = []
  /// Empty where no edges fix a length.
  var isByEdges: [Bool] = []
  var chains: EdgeChains?
  var steps = 0

  func length(of side: Int) -> Double? { lengths.isEmpty ? nil : lengths[side] }

  func edgesDecide(_ side: Int) -> Bool { !isByEdges.isEmpty && isByEdges[side] }
}

func sideNumber(_ dimension: SizeConstraint.Dimension, of index: Int) -> Int {
  2 * index + (dimension == .width ? 0 : 1)
}

/// What required constraints say about the sides of a screen's elements.
private struct Equations {
  /// A side and the constant it has.
  private var constants: [(side: Int, constraint: SizeConstraint)] = []
  private var links: [Link] = []
  /// Those in which constants differ, in the order of the file.
  private(set) var sizeClasses: [String] = []
  private(set) var ties: EdgeTies?
  private let sideCount: Int

  /// A side that follows another one: `multiplier` times the other side, and the constant.
  fileprivate struct Link {
    var side: Int
    var source: Int
    var constraint: SizeConstraint
    /// The constraint is stated for the source: an aspect ratio read backwards.
    var isBackwards = false

    func length(from other: Double, in sizeClass: String?) -> Double {
      let constant = constraint.constant(in: sizeClass)
      return isBackwards
        ? (other - constant) / constraint.multiplier : other * constraint.multiplier + constant
    }
  }

  var isEmpty: Bool { constants.isEmpty }

  init(_ screen: Screen) {
    let elements = screen.elements
    sideCount = 2 * elements.count
    var followers: [Int] = []
    // What most constraints answer is read in place, without a copy of the rest.
    for index in elements.indices where !elements[index].geometry.sizeConstraints.isEmpty {
      let constraints = elements[index].geometry.sizeConstraints
      var follows = false
      for place in constraints.indices where constraints[place].fixesLength {
        if constraints[place].other == nil {
          constants.append(
            (sideNumber(constraints[place].dimension, of: index), constraints[place]))
        } else {
          follows = true
        }
      }
      if follows { followers.append(index) }
    }
    guard !constants.isEmpty else { return }
    collectSizeClasses(elements)
    guard !followers.isEmpty || !screen.edgeConstraints.isEmpty else { return }
    var indices: [String: Int] = [:]
    indices.reserveCapacity(elements.count)
    for index in elements.indices {
      guard let id = elements[index].objectID, indices[id] == nil else { continue }
      indices[id] = index
    }
    addLinks(of: followers, among: elements, by: indices)
    guard !screen.edgeConstraints.isEmpty else { return }
    var isConstant = [Bool](repeating: false, count: sideCount)
    for (side, _) in constants { isConstant[side] = true }
    let ties = EdgeTies(screen, indices: indices, isConstant: isConstant)
    self.ties = ties.isEmpty ? nil : ties
  }

  private mutating func collectSizeClasses(_ elements: [Element]) {
    var known: Set<String> = []
    for index in elements.indices {
      let constraints = elements[index].geometry.sizeConstraints
      for place in constraints.indices where !constraints[place].variations.isEmpty {
        for variation in constraints[place].variations
        where known.insert(variation.sizeClass).inserted {
          sizeClasses.append(variation.sizeClass)
        }
      }
    }
  }

  private mutating func addLinks(
    of followers: [Int], among elements: [Element], by indices: [String: Int]
  ) {
    for index in followers {
      for constraint in elements[index].geometry.sizeConstraints where constraint.fixesLength {
        guard let other = constraint.other, let source = indices[other.objectID] else { continue }
        let side = sideNumber(constraint.dimension, of: index)
        let sourceSide = sideNumber(other.dimension, of: source)
        links.append(Link(side: side, source: sourceSide, constraint: constraint))
        if other.objectID == elements[index].objectID, other.dimension != constraint.dimension,
          constraint.multiplier != 0
        {
          links.append(
            Link(
              side: sideNumber(other.dimension, of: index), source: side, constraint: constraint,
              isBackwards: true))
        }
      }
    }
  }

  /// Every side that can be worked out.
  func solved(in sizeClass: String?) -> Solution {
    var search = LinkSearch(links, sideCount: sideCount, sizeClass: sizeClass)
    for (side, constraint) in constants { search.fix(side, constraint.constant(in: sizeClass)) }
    search.follow()
    let withoutEdges = Solution(lengths: search.lengths, steps: search.steps)
    guard let ties else { return withoutEdges }
    var solver = EdgeSolver(ties)
    let isHosted = Set(ties.hosted)
    var isByEdges = [Bool](repeating: false, count: sideCount)
    // Lengths tell where edges are, and edges how long sides are; few turns tell all that layouts
    // hold.
    for _ in 0..<Self.mostRounds {
      var isNew = solver.take(search.lengths)
      for side in ties.sides where search.lengths[side] == nil && !isHosted.contains(side) {
        guard let length = solver.length(of: side), length > 0, search.fix(side, length) else {
          continue
        }
        isByEdges[side] = true
        isNew = true
      }
      guard isNew else { break }
      search.follow()
    }
    _ = solver.take(search.lengths)
    // What came last may contradict what was found first.
    for side in ties.sides where isByEdges[side] {
      guard let length = search.lengths[side], let span = solver.length(of: side),
        (length - span).magnitude <= EdgeChains.tolerance
      else { return withoutEdges }
    }
    var chains = solver.chains
    chains.shorten()
    return Solution(
      lengths: search.lengths, isByEdges: isByEdges, chains: chains, steps: search.steps)
  }

  private static let mostRounds = 16
}

/// Follows links from the sides that are known, each once.
private struct LinkSearch {
  private(set) var lengths: [Double?]
  private(set) var steps = 0
  private let links: [Equations.Link]
  private let sizeClass: String?
  /// The numbers of links by what they follow.
  private var followers: [Int: [Int]] = [:]
  /// The sides whose followers have not been looked at.
  private var upcoming: [Int] = []

  init(_ links: [Equations.Link], sideCount: Int, sizeClass: String?) {
    lengths = Array(repeating: nil, count: sideCount)
    self.links = links
    self.sizeClass = sizeClass
    for (number, link) in links.enumerated() { followers[link.source, default: []].append(number) }
  }

  /// False where the side is known already, or the length is none that a screen could have.
  @discardableResult
  mutating func fix(_ side: Int, _ length: Double) -> Bool {
    guard lengths[side] == nil, length.magnitude <= Geometry.mostPoints else { return false }
    lengths[side] = length
    if !links.isEmpty { upcoming.append(side) }
    return true
  }

  mutating func follow() {
    var next = 0
    while next < upcoming.count {
      let source = upcoming[next]
      next += 1
      guard let length = lengths[source] else { continue }
      for number in followers[source] ?? [] {
        steps += 1
        fix(links[number].side, links[number].length(from: length, in: sizeClass))
      }
    }
    upcoming = []
  }
}

extension SizeConstraint {
  /// Whether nothing but the constraint decides its side, as far as what it depends on is known.
  fileprivate var fixesLength: Bool {
    relation == .equal && priority >= 1000 && !hasOutlet
      && (!variesBySizeClass || !variations.isEmpty)
  }
}
