import LayoutModel
import Testing

@testable import TouchTargets

/// What decides a side when constraints, frames and variations disagree.
@Suite struct ConstraintTests {
  private func region(
    frame: Rect? = Rect(x: 0, y: 0, width: 100, height: 30), stale: Bool = false,
    fixedFrame: Bool = false, installed: Bool = true, _ constraints: SizeConstraint...
  ) -> TouchRegion {
    var button = Element(.button, objectID: "me")
    button.geometry = Geometry(
      frame: frame, isFixedFrame: fixedFrame, isFrameStale: stale, sizeConstraints: constraints)
    button.state.isInstalled = installed
    var other = Element(.button, objectID: "other")
    other.geometry.sizeConstraints = [SizeConstraint(.width, .equal, 50)]
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    screen.append(other)
    let index = screen.append(button)
    return screen.touchRegion(of: index)
  }

  private typealias Length = TouchRegion.Length

  @Test func aRequiredConstraintBeatsTheFrame() {
    let region = region(SizeConstraint(.height, .equal, 44))
    #expect(region.height == Length(points: 44, visiblePoints: 44, basis: .constraint))
    #expect(region.width == Length(points: 100, visiblePoints: 100, basis: .designFrame))
  }

  /// Interface Builder has computed the frame with the constraint in mind.
  @Test func aConstraintThatMayGiveWayCountsOnlyWithoutAFrame() {
    for constraint in [
      SizeConstraint(.height, .equal, 44, priority: 750),
      SizeConstraint(.height, .equal, 44, variesBySizeClass: true),
      SizeConstraint(.height, .equal, 44, hasOutlet: true),
    ] {
      #expect(region(constraint).height?.points == 30)
      #expect(
        region(frame: nil, constraint).height
          == Length(points: 44, visiblePoints: 44, basis: .designFrame))
    }
  }

  @Test func requiredLimitsBoundTheFrame() {
    #expect(region(SizeConstraint(.height, .greaterThanOrEqual, 44)).height?.points == 44)
    #expect(region(SizeConstraint(.height, .greaterThanOrEqual, 20)).height?.points == 30)
    #expect(region(SizeConstraint(.height, .lessThanOrEqual, 24)).height?.points == 24)
    #expect(
      region(SizeConstraint(.height, .greaterThanOrEqual, 44, priority: 250)).height?.points
        == 30)
  }

  @Test func anAspectRatioFollowsTheFixedSide() {
    let ratio = SizeConstraint(
      .width, .equal, 2, multiplier: 1.5, other: .init(objectID: "me", dimension: .height))
    let forwards = region(SizeConstraint(.height, .equal, 20), ratio)
    #expect(forwards.width == Length(points: 32, visiblePoints: 32, basis: .constraint))
    let backwards = region(SizeConstraint(.width, .equal, 32), ratio)
    #expect(backwards.height == Length(points: 20, visiblePoints: 20, basis: .constraint))
    #expect(region(ratio).width?.basis == .designFrame)
  }

  @Test func aSideEqualToAnotherElementsFollowsIt() {
    let equal = SizeConstraint(
      .width, .equal, -10, other: .init(objectID: "other", dimension: .width))
    #expect(region(equal).width?.points == 40)
    let missing = SizeConstraint(
      .width, .equal, 0, other: .init(objectID: "nobody", dimension: .width))
    #expect(region(missing).width?.points == 100)
  }

  @Test func constraintsThatDependOnEachOtherEnd() {
    let one = SizeConstraint(
      .width, .equal, 0, other: .init(objectID: "me", dimension: .height))
    let two = SizeConstraint(
      .height, .equal, 0, other: .init(objectID: "me", dimension: .width))
    #expect(region(one, two).width?.basis == .designFrame)
  }

  @Test func whatIsNotThereHasNoRegion() {
    #expect(region(installed: false, SizeConstraint(.height, .equal, 44)) == TouchRegion())
  }

  @Test func missingZeroAndStaleFramesDecideNothing() {
    #expect(region(frame: nil) == TouchRegion())
    #expect(region(frame: Rect(x: 0, y: 0, width: 0, height: 0)) == TouchRegion())
    #expect(region(stale: true) == TouchRegion())
    #expect(region(stale: true, SizeConstraint(.height, .equal, 44)).height?.points == 44)
  }

  @Test func aFixedFrameIsWhatTheScreenShows() {
    #expect(region(fixedFrame: true).height?.basis == .fixedFrame)
  }

  @Test func autoresizingStretchesOnlyTheSideItNames() {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    var button = Element(.button)
    button.geometry = Geometry(
      frame: Rect(x: 0, y: 0, width: 100, height: 30), isFixedFrame: true,
      stretchedSides: .width)
    screen.append(button)
    #expect(screen.touchRegion(of: 0).width?.basis == .designFrame)
    #expect(screen.touchRegion(of: 0).height?.basis == .fixedFrame)
  }

  @Test func eachSizeClassHasItsOwnConstant() {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    var button = Element(.button, objectID: "me")
    button.geometry = Geometry(
      sizeConstraints: [
        SizeConstraint(
          .height, .equal, 49, variesBySizeClass: true,
          variations: [.init("heightClass=compact", constant: 32)]),
        SizeConstraint(
          .width, .equal, 0, multiplier: 2, other: .init(objectID: "me", dimension: .height)),
      ])
    screen.append(button)
    #expect(screen.touchSizeClasses(of: 0) == ["heightClass=compact"])
    #expect(screen.touchRegion(of: 0).height?.points == 49)
    #expect(screen.touchRegion(of: 0).width?.points == 98)
    let compact = screen.touchRegion(of: 0, in: "heightClass=compact")
    #expect(compact.height == Length(points: 32, visiblePoints: 32, basis: .constraint))
    #expect(compact.width?.points == 64)
    #expect(screen.touchRegion(of: 0, in: "widthClass=regular").height?.points == 49)
  }
}

/// Frames that were computed for another length of the view around.
@Suite struct OldFrameTests {
  private func height(rowFrame: Double, rowHeight: Double?, kind: Element.Kind = .view) -> Double? {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    let root = screen.append(Element(.view, objectID: "root"))
    var row = Element(kind, objectID: "row")
    row.geometry.frame = Rect(x: 0, y: 0, width: 100, height: rowFrame)
    if let rowHeight { row.geometry.sizeConstraints = [SizeConstraint(.height, .equal, rowHeight)] }
    let rowIndex = screen.append(row, to: root)
    var button = Element(.button, objectID: "button")
    button.geometry.frame = Rect(x: 0, y: 0, width: 100, height: 21)
    let index = screen.append(button, to: rowIndex)
    return screen.touchRegion(of: index).height?.points
  }

  @Test func aFrameOfAnotherTimeSaysNothing() {
    #expect(height(rowFrame: 22, rowHeight: 65) == nil)
    #expect(height(rowFrame: 65, rowHeight: 65) == 21)
    #expect(height(rowFrame: 65, rowHeight: 65.5) == 21)
    #expect(height(rowFrame: 22, rowHeight: nil) == 21)
    // What scrolls has a size of its own.
    #expect(height(rowFrame: 22, rowHeight: 65, kind: .scrollView) == 21)
  }
}
