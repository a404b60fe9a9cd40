import LayoutModel

/// A view that keeps another one from growing: required constraints hold both its edges at fixed
/// distances from the edges of this one, the length of which something else decides.
public struct Enclosure: Sendable, Equatable {
  /// The view, by its index.
  public var index: Int
  /// How much longer it is than the view it holds, in points.
  public var room: Double
}

extension Screen {
  /// What keeps a side of the element at `index` from growing; `nil` where nothing is known to.
  ///
  /// A stack view that fills its other side holds what it arranges as long as itself.
  public func enclosure(
    _ dimension: SizeConstraint.Dimension, of index: Int, fixed: FixedLengths
  ) -> Enclosure? {
    let side = sideNumber(dimension, of: index)
    if let ties = fixed.ties, ties.areTied(bothEdgesOf: side) {
      let around = enclosing(index)
      // Those around first, then those beside, each once.
      var candidates = around
      for partner in ties.partners(of: side) where !candidates.contains(partner / 2) {
        candidates.append(partner / 2)
      }
      func solved(opening other: Int) -> EdgeSolver {
        var solver = EdgeSolver(ties, hosting: false)
        let isOpen = { (side: Int) in
          side == other || side / 2 == index || around.contains(side / 2)
            || fixed.isByEdges(dimension, of: side / 2)
        }
        var rounds = 0
        while rounds < 4, solver.take(fixed.lengths, except: isOpen) { rounds += 1 }
        return solver
      }
      // The sides of those around are open anyway: one solver tells of all of them.
      var solverOfAround: EdgeSolver?
      for (place, candidate) in candidates.enumerated()
      where decides(dimension, of: candidate, fixed: fixed) {
        let other = sideNumber(dimension, of: candidate)
        let isAround = place < around.count
        var solver = (isAround ? solverOfAround : nil) ?? solved(opening: other)
        if isAround { solverOfAround = solver }
        if let start = solver.distance(from: 2 * other, to: 2 * side),
          let end = solver.distance(from: 2 * side + 1, to: 2 * other + 1)
        {
          return Enclosure(index: candidate, room: start + end)
        }
      }
    }
    guard let parent = elements[index].parent,
      elements[parent].geometry.filledSide == dimension
    else { return nil }
    return decides(dimension, of: parent, fixed: fixed)
      ? Enclosure(index: parent, room: 0) : enclosure(dimension, of: parent, fixed: fixed)
  }

  /// The views around an element, the nearest first, as far as their edges are places of theirs.
  private func enclosing(_ index: Int) -> [Int] {
    var around: [Int] = []
    var next = elements[index].parent
    while let current = next, !elements[current].kind.scrollsContent {
      around.append(current)
      if elements[current].kind.isSizedForRow { break }
      next = elements[current].parent
    }
    return around
  }

  /// Whether the side has a length by itself: a table gives a row its height, or a constraint on the
  /// side does.
  private func decides(
    _ dimension: SizeConstraint.Dimension, of index: Int, fixed: FixedLengths
  ) -> Bool {
    if elements[index].kind.isSizedForRow { return isRow(index) && dimension == .height }
    return fixed.length(dimension, of: index) != nil && !fixed.isByEdges(dimension, of: index)
  }

  /// Whether the element is a table's row, or its content.
  public func isRow(_ index: Int) -> Bool {
    elements[index].kind == .tableViewCell
      || (elements[index].kind == .contentView
        && elements[index].parent.map { elements[$0].kind == .tableViewCell } ?? false)
  }
}
