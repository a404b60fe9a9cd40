import LayoutModel
import Testing

@testable import TouchTargets

/// The exception for spacing of WCAG 2.2, success criterion 2.5.8, as “Understanding Target Size
/// (Minimum)” tells it.
@Suite struct SpacingTests {
  private func conflict(
    _ one: (Double, Double, Double, Double), _ other: (Double, Double, Double, Double)
  ) -> Bool {
    TargetSpacing.conflict(
      of: Rect(x: one.0, y: one.1, width: one.2, height: one.3),
      with: Rect(x: other.0, y: other.1, width: other.2, height: other.3))
  }

  @Test func twentyFourBySize() {
    #expect(!TargetSpacing.isUndersized(Rect(x: 0, y: 0, width: 24, height: 24)))
    #expect(TargetSpacing.isUndersized(Rect(x: 0, y: 0, width: 23.9, height: 24)))
    #expect(TargetSpacing.isUndersized(Rect(x: 0, y: 0, width: 300, height: 20)))
  }

  @Test func circlesMayTouchButNotMeet() {
    // Icons of 16 points: 8 between them make middles 24 apart.
    #expect(!conflict((0, 0, 16, 16), (24, 0, 16, 16)))
    #expect(conflict((0, 0, 16, 16), (23.9, 0, 16, 16)))
  }

  @Test func aLargeTargetOutsideTheCircleIsFarEnough() {
    // The middle is at 8; the circle ends at 20.
    #expect(!conflict((0, 0, 16, 16), (20, 0, 48, 48)))
    #expect(conflict((0, 0, 16, 16), (19.9, 0, 48, 48)))
  }

  @Test func aCornerIsAsFarAsItsNearestPoint() {
    // The corner of the large target is 8.5 away on both axes: 12.02 from the middle.
    #expect(!conflict((0, 0, 16, 16), (16.5, 16.5, 48, 48)))
    #expect(conflict((0, 0, 16, 16), (16.4, 16.4, 48, 48)))
  }

  @Test func insideAnotherTargetNothingIsFarEnough() {
    #expect(conflict((40, 40, 16, 16), (0, 0, 100, 100)))
  }

  @Test func conflictsComeInOrder() {
    let rect = Rect(x: 0, y: 0, width: 16, height: 16)
    let far = Rect(x: 24, y: 0, width: 16, height: 16)
    #expect(TargetNeighbourhood([(7, rect), (3, rect), (5, far)]).conflicts(of: rect) == [3, 7])
    #expect(TargetNeighbourhood([]).conflicts(of: rect) == [])
  }
}
