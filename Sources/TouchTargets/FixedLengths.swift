import LayoutModel

/// The widths and heights in points to which required constraints fix the elements of a screen:
/// by a constant, an aspect ratio, or the side of another element that is fixed itself.
///
/// They are worked out once for the whole screen, from the sides that have a constant to those
/// that follow them, each constraint once; constraints that only depend on each other fix nothing.
/// A constant comes first; of several sides to follow, the one nearest to a constant, then the
/// first in the file.
public struct FixedLengths: Sendable, Equatable {
  /// By the numbers of sides; empty where no constraint fixes any.
  private let shared: [Double?]
  /// The same for the size classes in which constraints have constants of their own.
  private let bySizeClass: [String: [Double?]]
  /// How many times a side was followed to another one.
  let steps: Int

  /// Interface Builder knows eight size classes besides the one for all; any file may name more.
  private static let mostSizeClasses = 16

  public init(_ screen: Screen) {
    let equations = Equations(screen.elements)
    guard !equations.isEmpty else {
      shared = []
      bySizeClass = [:]
      steps = 0
      return
    }
    var solved = equations.solved(in: nil)
    shared = solved.lengths
    var steps = solved.steps
    var bySizeClass: [String: [Double?]] = [:]
    for sizeClass in equations.sizeClasses.prefix(Self.mostSizeClasses) {
      solved = equations.solved(in: sizeClass)
      bySizeClass[sizeClass] = solved.lengths
      steps += solved.steps
    }
    self.bySizeClass = bySizeClass
    self.steps = steps
  }

  /// The length of a side of the element at `index`; `nil` where no constraint fixes it.
  func length(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String? = nil
  ) -> Double? {
    let lengths = sizeClass.flatMap { bySizeClass[$0] } ?? shared
    return lengths.isEmpty ? nil : lengths[sideNumber(dimension, of: index)]
  }
}

private func sideNumber(_ dimension: SizeConstraint.Dimension, of index: Int) -> Int {
  2 * index + (dimension == .width ? 0 : 1)
}

/// What required constraints say about the sides of a screen's elements.
private struct Equations {
  /// A side and the constant it has.
  private var constants: [(side: Int, constraint: SizeConstraint)] = []
  private var links: [Link] = []
  /// Those in which constants differ, in the order of the file.
  private(set) var sizeClasses: [String] = []
  private let sideCount: Int

  /// A side that follows another one: `multiplier` times the other side, and the constant.
  private struct Link {
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

  init(_ elements: [Element]) {
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
    addLinks(of: followers, among: elements)
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

  private mutating func addLinks(of followers: [Int], among elements: [Element]) {
    guard !followers.isEmpty else { return }
    var indices: [String: Int] = [:]
    for index in elements.indices {
      guard let id = elements[index].objectID, indices[id] == nil else { continue }
      indices[id] = index
    }
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

  /// Every side that can be worked out, and how many links were followed.
  func solved(in sizeClass: String?) -> (lengths: [Double?], steps: Int) {
    var lengths = [Double?](repeating: nil, count: sideCount)
    var upcoming: [Int] = []
    func fix(_ side: Int, _ length: Double) {
      guard lengths[side] == nil, length.magnitude <= Geometry.mostPoints else { return }
      lengths[side] = length
      upcoming.append(side)
    }
    for (side, constraint) in constants { fix(side, constraint.constant(in: sizeClass)) }
    guard !links.isEmpty else { return (lengths, 0) }
    var followers: [Int: [Int]] = [:]
    for (number, link) in links.enumerated() { followers[link.source, default: []].append(number) }
    var steps = 0
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
    return (lengths, steps)
  }
}

extension SizeConstraint {
  /// Whether nothing but the constraint decides its side, as far as what it depends on is known.
  fileprivate var fixesLength: Bool {
    relation == .equal && priority >= 1000 && !hasOutlet
      && (!variesBySizeClass || !variations.isEmpty)
  }
}
