import LayoutModel

/// One side of an element's bounds and what decides it.
struct BoundsLength: Equatable {
  /// More than 0, and no more than ``Geometry/mostPoints``.
  var points: Double
  var basis: TouchRegion.Basis

  init?(_ points: Double, _ basis: TouchRegion.Basis) {
    guard points > 0, points <= Geometry.mostPoints else { return nil }
    self.points = points
    self.basis = basis
  }
}

extension Screen {
  /// A side of the bounds of the element at `index`; `nil` where the layout does not decide it.
  ///
  /// Required constraints win, then a frame nothing can change, then what the class makes of
  /// itself, then the frame computed for the design device, unless the constraints of a view around
  /// it have changed since. `sizeClass` chooses the constants of
  /// one size class; `nil` those that all others share.
  func boundsLength(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String? = nil,
    fixed: FixedLengths
  ) -> BoundsLength? {
    if let points = fixed.length(dimension, of: index, in: sizeClass) {
      return BoundsLength(
        points,
        fixed.isByEdges(dimension, of: index, in: sizeClass) ? .edgeConstraints : .constraint)
    }
    let stated = elements[index].geometry.statedLength(
      dimension, isFrameOld: isFrameOld(dimension, of: index, in: sizeClass, fixed: fixed))
    // An element is large; most of them are read without a copy.
    if elements[index].customClass == nil, elements[index].material == nil { return stated }
    let element = elements[index]
    if element.geometry.hasFixedSide(dimension), let stated {
      return element.grownToStatedMinimum(stated, dimension)
    }
    if let classLength = element.classLength(dimension) { return classLength }
    if !element.sizesItselfInCode, let stated {
      return element.clamped(stated.points, stated.basis, dimension)
    }
    return element.limits(dimension).minimum.flatMap {
      element.clamped($0, .classSize, dimension)
    }
  }
}

extension Screen {
  /// Whether the frame was computed for another length of the view around the element: constraints
  /// fix the nearest one now, and its own frame differs. What scrolls, and a row, is as long as its
  /// content.
  private func isFrameOld(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String?,
    fixed: FixedLengths
  ) -> Bool {
    guard !fixed.isEmpty else { return false }
    var next = elements[index].parent
    while let current = next, !elements[current].kind.scrollsContent,
      !elements[current].kind.isSizedForRow
    {
      if let length = fixed.length(dimension, of: current, in: sizeClass),
        let frame = elements[current].geometry.frame
      {
        let framed = dimension == .width ? frame.width : frame.height
        return (length - framed).magnitude > 1
      }
      next = elements[current].parent
    }
    return false
  }
}

extension Geometry {
  /// The side as the layout's geometry states it: the frame, which Interface Builder computed from
  /// all constraints; without one a constraint that holds unless something stronger, another size
  /// class or code changes it; within required limits.
  fileprivate func statedLength(
    _ dimension: SizeConstraint.Dimension, isFrameOld: Bool
  ) -> BoundsLength? {
    var preferred: Double?
    var least: Double?
    var most: Double?
    // By index: a loop over constraints would copy each of them.
    for place in sizeConstraints.indices
    where sizeConstraints[place].dimension == dimension && sizeConstraints[place].other == nil {
      let constant = sizeConstraints[place].constant
      let isRequired = sizeConstraints[place].priority >= 1000
      switch sizeConstraints[place].relation {
      case .equal: preferred = preferred ?? constant
      case .greaterThanOrEqual where isRequired: least = least ?? constant
      case .lessThanOrEqual where isRequired: most = most ?? constant
      case .greaterThanOrEqual, .lessThanOrEqual: break
      }
    }
    let isFixed = hasFixedSide(dimension)
    let framed =
      isFrameStale || (isFrameOld && !isFixed)
      ? nil : frame.map { dimension == .width ? $0.width : $0.height }
    guard var points = framed ?? preferred ?? least, points > 0 else { return nil }
    if let most { points = min(points, most) }
    if let least { points = max(points, least) }
    return BoundsLength(points, isFixed ? .fixedFrame : .designFrame)
  }

  /// Whether the frame decides the side for good: no constraint and no autoresizing changes it.
  fileprivate func hasFixedSide(_ dimension: SizeConstraint.Dimension) -> Bool {
    isFixedFrame && !stretchedSides.contains(dimension == .width ? .width : .height)
  }
}
