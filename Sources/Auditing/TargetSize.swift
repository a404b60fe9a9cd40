import LayoutModel
import TouchTargets

extension ResolvedScreen {
  /// The least size asked of the element at `index`, in points.
  public func minimumTargetSize(of index: Int) -> Size {
    touchRequirement.minimum(for: elements[index])
  }

  /// Whether the element by itself, before ancestors and views in front take anything away, takes
  /// touches on at least its minimum; true where no rule asks it of the element, or the layout
  /// does not say.
  public func isLargeEnough(_ index: Int) -> Bool {
    let kind = elements[index].kind
    guard kind == .button || kind == .textField || elements[index].materialClass == .MDCChipView
    else { return true }
    let minimum = minimumTargetSize(of: index)
    let region = touchRegion(of: index)
    return region.width.isAtLeast(minimum.width) && region.height.isAtLeast(minimum.height)
  }
}

extension TouchRegion.Length? {
  /// Frames are rounded to whole pixels, so a design frame may miss it by less than half a point.
  fileprivate func isAtLeast(_ minimum: Double) -> Bool {
    guard let self else { return true }
    return self.points + (self.basis == .designFrame ? 0.5 : 0) >= minimum
  }
}
