import LayoutModel
import Testing

@testable import TouchTargets

/// Sides that required constraints fix through one another.
@Suite struct FixedLengthTests {
  private typealias Other = SizeConstraint.Other

  private func screen(_ constraints: [[SizeConstraint]]) -> Screen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for (number, own) in constraints.enumerated() {
      var button = Element(.button, objectID: "\(number)")
      button.geometry.sizeConstraints = own
      screen.append(button)
    }
    return screen
  }

  private func width(like other: Int, plus constant: Double = 0) -> SizeConstraint {
    SizeConstraint(
      .width, .equal, constant, other: Other(objectID: "\(other)", dimension: .width))
  }

  @Test func withoutConstraintsThereIsNothingToDo() {
    let lengths = FixedLengths(screen([[], [SizeConstraint(.width, .greaterThanOrEqual, 48)]]))
    #expect(lengths.length(.width, of: 1) == nil)
    #expect(lengths.steps == 0)
  }

  @Test func aChainOfAnyLengthIsFollowed() {
    let constraints = (0..<5_000).map { [width(like: $0 + 1, plus: 1)] }
    let lengths = FixedLengths(screen(constraints + [[SizeConstraint(.width, .equal, 7)]]))
    #expect(lengths.length(.width, of: 0) == 5_007)
    #expect(lengths.length(.height, of: 0) == nil)
    #expect(lengths.steps == 5_000)
  }

  /// Paths through 60 such elements are more than can be counted.
  @Test(arguments: [false, true])
  func eachConstraintIsReadOnceHoweverManyPathsThereAre(isFixed: Bool) {
    var constraints = (0..<60).map { one in
      (0..<60).filter { $0 != one }.map { width(like: $0) }
    }
    if isFixed { constraints[59] = [SizeConstraint(.width, .equal, 44)] }
    let lengths = FixedLengths(screen(constraints))
    for index in 0..<60 {
      #expect(lengths.length(.width, of: index) == (isFixed ? 44 : nil))
    }
    #expect(lengths.steps == (isFixed ? 59 * 59 : 0))
  }

  @Test func aCycleThatIsFixedSomewhereIsFixedWhereverOneBegins() {
    let lengths = FixedLengths(
      screen([
        [width(like: 1)], [width(like: 0), width(like: 2)], [SizeConstraint(.width, .equal, 50)],
      ]))
    #expect(lengths.length(.width, of: 0) == 50)
    #expect(lengths.length(.width, of: 1) == 50)
  }

  @Test func ownConstantsComeFirst() {
    let lengths = FixedLengths(
      screen([
        [width(like: 1), SizeConstraint(.width, .equal, 20)], [SizeConstraint(.width, .equal, 50)],
      ]))
    #expect(lengths.length(.width, of: 0) == 20)
  }

  @Test func sizeClassesReachThoseThatFollow() {
    let lengths = FixedLengths(
      screen([
        [width(like: 1)],
        [
          SizeConstraint(
            .width, .equal, 50, variesBySizeClass: true,
            variations: [.init("heightClass=compact", constant: 30)])
        ],
      ]))
    #expect(lengths.length(.width, of: 0) == 50)
    #expect(lengths.length(.width, of: 0, in: "heightClass=compact") == 30)
    #expect(lengths.length(.width, of: 0, in: "widthClass=regular") == 50)
  }

  @Test(arguments: [1e8, -1e300, .infinity, .nan])
  func whatNoScreenCouldHaveIsNoLength(_ points: Double) {
    let lengths = FixedLengths(
      screen([[SizeConstraint(.width, .equal, points)], [width(like: 0)]]))
    #expect(lengths.length(.width, of: 0) == nil)
    #expect(lengths.length(.width, of: 1) == nil)
  }

  @Test func lengthsThatGrowBeyondAllScreensEnd() {
    let constraints = (0..<40).map { number in
      [
        SizeConstraint(
          .width, .equal, 0, multiplier: 2,
          other: Other(objectID: "\(number + 1)", dimension: .width))
      ]
    }
    let lengths = FixedLengths(screen(constraints + [[SizeConstraint(.width, .equal, 10)]]))
    #expect(lengths.length(.width, of: 39) == 20)
    #expect(lengths.length(.width, of: 0) == nil)
  }
}
