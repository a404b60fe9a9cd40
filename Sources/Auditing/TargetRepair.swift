import LayoutModel
import TouchTargets

extension ResolvedScreen {
  /// The smallest repair of sides that are too small: insets where the class has them, else
  /// constraints or the frame.
  public func repair(of small: [TargetSide], on index: Int) -> String {
    let element = elements[index]
    if element.takesHitAreaInsets {
      func inset(_ dimension: SizeConstraint.Dimension, or stated: Double?) -> String {
        (small.first { $0.dimension == dimension }?.inset ?? stated ?? 0).inPoints
      }
      let stated = element.material?.hitAreaInsets
      return """
        Set hitAreaInsets to \(inset(.height, or: stated?.top)) at top and bottom and \
        \(inset(.width, or: stated?.left)) at left and right.
        """
    }
    let repairs = small.map { repair(of: $0, on: index) }
    let sides = repairs.joined(
      separator: repairs.contains { $0.contains(" and ") } ? "; " : " and ")
    return sides.prefix(1).uppercased() + sides.dropFirst() + "."
  }

  /// What makes a side long enough: a constraint that is there is raised, not joined by another
  /// that contradicts it, and what holds the target at its edges grows, too.
  private func repair(of side: TargetSide, on index: Int) -> String {
    let element = elements[index]
    let name = side.dimension.rawValue
    let least = side.minimum.inPoints
    let constraints = element.geometry.sizeConstraints.filter {
      $0.dimension == side.dimension && $0.relation != .lessThanOrEqual
    }
    let hasConstant = constraints.contains { $0.other == nil }
    if hasConstant || (side.length?.basis != .constraint && side.length?.basis != .fixedFrame),
      let enclosure = screen.enclosure(side.dimension, of: index, fixed: touchMap.fixedLengths)
    {
      return repair(of: side, in: enclosure, hasConstant: hasConstant)
    }
    if hasConstant {
      return "raise the \(name) constraint to \(least) points"
    }
    switch side.length?.basis {
    case .constraint:
      let source = constraints.lazy.compactMap(\.other).first { $0.objectID != element.objectID }
      if let source, let index = elements.firstIndex(where: { $0.objectID == source.objectID }) {
        return """
          raise the \(source.dimension.rawValue) of \(elements[index].mention), which sets its \
          \(name), so that it has \(least) points
          """
      }
      return "raise the \(name) constraint to \(least) points"
    case .edgeConstraints:
      return "change the constraints on its edges until its \(name) is at least \(least) points"
    case .fixedFrame: return "make its frame at least \(least) points \(side.adjective)"
    default: return "add a \(name) constraint of at least \(least) points"
    }
  }
}

extension ResolvedScreen {
  /// A constraint on the target alone would contradict those on its edges.
  private func repair(
    of side: TargetSide, in enclosure: Enclosure, hasConstant: Bool
  ) -> String {
    let name = side.dimension.rawValue
    let least = side.minimum.inPoints
    // A target that sticks out is cut off by the view around it.
    let whole = (side.minimum + max(0, enclosure.room)).inPoints
    if screen.isRow(enclosure.index) {
      let own =
        hasConstant ? "raise the \(name) constraint to" : "add a \(name) constraint of at least"
      return "\(own) \(least) points and give the row a height of at least \(whole)"
    }
    let holder = elements[enclosure.index].mention
    guard hasConstant else {
      return "raise the \(name) of \(holder), which sets its \(name), to \(whole) points"
    }
    return least == whole
      ? "raise the \(name) constraint and the \(name) of \(holder) to \(least) points"
      : "raise the \(name) constraint to \(least) points and the \(name) of \(holder) to \(whole)"
  }
}

extension TargetSide {
  fileprivate var adjective: String { dimension == .width ? "wide" : "high" }

  /// The inset of both edges that gives the side its minimum (material-components-ios, Buttons,
  /// “Set the touch size”).
  fileprivate var inset: Double {
    min(0, -(minimum - (length?.visiblePoints ?? minimum)) / 2)
  }
}

extension Element {
  /// Whether the class has `hitAreaInsets`, or the layout states some.
  fileprivate var takesHitAreaInsets: Bool {
    if material?.hitAreaInsets != nil { return true }
    switch materialClass {
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton, .MDCFloatingButton, .MDCChipView:
      return true
    default:
      return false
    }
  }
}
