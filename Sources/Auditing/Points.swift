import LayoutModel

extension Double {
  /// Points as people write them: `48`, `34.3`.
  public var inPoints: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map { "\($0)" } ?? "\(tenths)"
  }
}

extension Rect {
  /// Width and height as people write them: `48 × 34.3 points`.
  public var inPoints: String { "\(width.inPoints) × \(height.inPoints) points" }
}
