import LayoutModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Element {
  /// A run-time attribute that may give the element more room for a finger than its bounds, enough
  /// for sides that are too small: `touchInsets`, `hitAreaEdgeInsets` and the like, which classes
  /// and extensions of an app's own name as they please.
  public func attributeGrowing(_ small: [TargetSide]) -> RuntimeAttribute? {
    runtimeAttributes.first { attribute in
      guard attribute.isAboutTouchArea else { return false }
      guard let most = attribute.mostPoints else { return true }
      // The value may be an inset of each edge or a length.
      return small.allSatisfy { ($0.length?.points ?? 0) + 2 * most >= $0.minimum }
    }
  }
}

extension RuntimeAttribute {
  fileprivate var isAboutTouchArea: Bool {
    guard ["number", "size", "rect", "point"].contains(type) else { return false }
    let words = WordSequence(ofIdentifier: keyPath).words
    return words.contains { ["touch", "touchable", "hit", "tap", "tappable"].contains($0) }
      && words.contains {
        [
          "inset", "insets", "area", "edge", "edges", "margin", "margins", "size", "extend",
          "extension", "expand", "expansion", "outset", "outsets", "padding",
        ].contains($0)
      }
  }

  /// The largest number of the value; `nil` where the file states none.
  fileprivate var mostPoints: Double? {
    let own = value.flatMap { Double($0) }.map { [$0] } ?? []
    return (numbers + own).map(\.magnitude).max()
  }
}
