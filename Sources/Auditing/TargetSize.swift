import LayoutModel
import TouchTargets

extension ResolvedScreen {
  /// The least size asked of the element at `index`, in points.
  public func minimumTargetSize(of index: Int) -> Size {
    touchRequirement.minimum(for: elements[index])
  }

  /// The width and the height of the element at `index`, before ancestors and views in front take
  /// anything away; `sizeClass` is one of ``Screen/touchSizeClasses(of:)``, or `nil` for all others.
  public func targetSides(of index: Int, in sizeClass: String? = nil) -> [TargetSide] {
    let minimum = minimumTargetSize(of: index)
    let region = touchRegion(of: index, in: sizeClass)
    return [
      TargetSide(.width, region.width, minimum: minimum.width),
      TargetSide(.height, region.height, minimum: minimum.height),
    ]
  }

  /// Whether the element by itself, before ancestors and views in front take anything away, takes
  /// touches on at least its minimum; true where no rule asks it of the element, or the layout
  /// does not say.
  public func isLargeEnough(_ index: Int) -> Bool {
    !elements[index].hasMinimumSize || !targetSides(of: index).contains(where: \.isTooSmall)
  }
}

extension Element {
  /// Whether a person taps the element and the app decides its size, so that a minimum is asked of
  /// it.
  public var hasMinimumSize: Bool {
    kind == .button || kind == .textField || materialClass == .MDCChipView
  }
}
