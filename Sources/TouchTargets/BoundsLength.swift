import LayoutModel

/// One side of an element's bounds and what decides it.
struct BoundsLength: Equatable {
  /// More than 0.
  var points: Double
  var basis: TouchRegion.Basis

  init?(_ points: Double, _ basis: TouchRegion.Basis) {
    guard points > 0 else { return nil }
    self.points = points
    self.basis = basis
  }
}

extension Screen {
  /// A side of the bounds of the element at `index`; `nil` where the layout does not decide it.
  ///
  /// Required constraints win, then a frame nothing can change, then what the class makes of
  /// itself, then the frame computed for the design device. `sizeClass` chooses the constants of
  /// one size class; `nil` those that all others share.
  func boundsLength(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String? = nil
  ) -> BoundsLength? {
    if let points = fixedLength(dimension, of: index, in: sizeClass, within: 4) {
      return BoundsLength(points, .constraint)
    }
    let element = elements[index]
    let stated = element.statedLength(dimension)
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

  /// The points to which required constraints fix a side: a constant, an aspect ratio, or the
  /// side of another element that is fixed itself. `depth` limits how many elements are followed.
  private func fixedLength(
    _ dimension: SizeConstraint.Dimension, of index: Int, in sizeClass: String?, within depth: Int
  ) -> Double? {
    guard depth > 0, !elements[index].geometry.sizeConstraints.isEmpty else { return nil }
    let constraints = elements[index].geometry.sizeConstraints.filter {
      $0.relation == .equal && $0.priority >= 1000 && !$0.hasOutlet
        && (!$0.variesBySizeClass || !$0.variations.isEmpty)
    }
    if let constant = constraints.first(where: { $0.dimension == dimension && $0.other == nil }) {
      return constant.constant(in: sizeClass)
    }
    for constraint in constraints where constraint.dimension == dimension {
      if let other = constraint.other, let source = self.index(of: other.objectID),
        let length = fixedLength(
          other.dimension, of: source, in: sizeClass, within: depth - 1)
      {
        return length * constraint.multiplier + constraint.constant(in: sizeClass)
      }
    }
    // An aspect ratio read backwards: the other side is stated through this one.
    for constraint in constraints where constraint.dimension != dimension {
      if let other = constraint.other, other.dimension == dimension, constraint.multiplier != 0,
        other.objectID == elements[index].objectID,
        let length = fixedLength(
          constraint.dimension, of: index, in: sizeClass, within: depth - 1)
      {
        return (length - constraint.constant(in: sizeClass)) / constraint.multiplier
      }
    }
    return nil
  }

  private func index(of objectID: String) -> Int? {
    // Not by a closure, which would be handed a copy of every element.
    elements.indices.first { elements[$0].objectID == objectID }
  }
}

extension Element {
  /// The side as the layout's geometry states it: the frame, which Interface Builder computed from
  /// all constraints; without one a constraint that holds unless something stronger, another size
  /// class or code changes it; within required limits.
  fileprivate func statedLength(_ dimension: SizeConstraint.Dimension) -> BoundsLength? {
    let constraints = geometry.sizeConstraints.filter {
      $0.dimension == dimension && $0.other == nil
    }
    let framed =
      geometry.isFrameStale
      ? nil : geometry.frame.map { dimension == .width ? $0.width : $0.height }
    let preferred = constraints.first { $0.relation == .equal }?.constant
    let required = constraints.filter { $0.priority >= 1000 }
    let least = required.first { $0.relation == .greaterThanOrEqual }?.constant
    let most = required.first { $0.relation == .lessThanOrEqual }?.constant
    guard var points = framed ?? preferred ?? least, points > 0 else { return nil }
    if let most { points = min(points, most) }
    if let least { points = max(points, least) }
    return BoundsLength(points, geometry.hasFixedSide(dimension) ? .fixedFrame : .designFrame)
  }
}

extension Geometry {
  /// Whether the frame decides the side for good: no constraint and no autoresizing changes it.
  fileprivate func hasFixedSide(_ dimension: SizeConstraint.Dimension) -> Bool {
    isFixedFrame && !stretchedSides.contains(dimension == .width ? .width : .height)
  }
}
