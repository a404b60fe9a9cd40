import Auditing
import LayoutModel
import TouchTargets

public struct MaterialVisualSizeTooSmall: Rule {
  public static let documentation = RuleDocumentation(
    id: "material-visual-size-too-small",
    summary: "A Material button is drawn smaller than 64 by 36 points",
    why: """
      Hit-area insets let a finger hit more than it sees. People with low vision, and everyone in \
      sunlight, still have to find the button first.
      """,
    decides: """
      The bounds of an MDCButton, MDCFlatButton or MDCRaisedButton, without its \
      `visibleAreaInsets`: at least 36 points high and, with a title, 64 wide. Where the side \
      takes touches on less than the minimum (by default 48 points), touch-target-too-small tells it. Floating buttons have \
      sizes of their own.
      """,
    limits: """
      With `centerVisibleArea` the button is drawn as large as its content, which the layout does \
      not say. A frame computed for the design device is a likely size.
      """,
    fixInInterfaceBuilder: """
      Raise the width and height constraints, or add a run-time attribute minimumSize of type size \
      with 64 and 36.
      """,
    fixInCode: """
      button.minimumSize = CGSize(width: 64, height: 36)
      """,
    standards: [.material("Buttons: minimum visual size of 64 by 36")],
    severity: .note, impact: .minor, examples: examples)

  /// The least visible width and height in points.
  public var minimumSize = Size(width: 64, height: 36)

  public static let options: [RuleOption<Self>] = [
    .size("minimum-size", "The least visible width and height in points", \.minimumSize)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].isTextButton
      && screen.isShown(index) && screen.elements[index].material?.centerVisibleArea != true
      && !sides(of: index, in: screen).isEmpty
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withCustomClass.compactMap { index in
      judges(index, in: screen) ? outcome(for: index, in: screen) : nil
    }
  }

  /// A side whose size is known and large enough to be touched.
  private struct Side {
    var adjective: String
    /// Points drawn.
    var visible: Double
    var minimum: Double
    var isDesigned: Bool

    /// Frames are rounded to whole pixels.
    var isTooSmall: Bool { visible + (isDesigned ? 0.5 : 0) < minimum }
  }

  private func sides(of index: Int, in screen: ResolvedScreen) -> [Side] {
    let element = screen.elements[index]
    let targetSides = screen.targetSides(of: index)
    let hidden = element.material?.visibleAreaInsets ?? .zero
    var sides: [Side] = []
    func add(
      _ adjective: String, _ side: TargetSide, without hidden: Double, minimum: Double
    ) {
      guard let length = side.length, !side.isTooSmall else { return }
      sides.append(
        Side(
          adjective: adjective, visible: length.visiblePoints - hidden, minimum: minimum,
          isDesigned: length.basis == .designFrame))
    }
    if element.shownButton?.title != nil {
      add("wide", targetSides[0], without: hidden.left + hidden.right, minimum: minimumSize.width)
    }
    add("high", targetSides[1], without: hidden.top + hidden.bottom, minimum: minimumSize.height)
    return sides
  }

  private func outcome(for index: Int, in screen: ResolvedScreen) -> RuleOutcome? {
    let small = sides(of: index, in: screen).filter(\.isTooSmall)
    guard !small.isEmpty else { return nil }
    var reach = screen.reach(of: index)
    if small.allSatisfy(\.isDesigned) {
      reach = reach.atMost(
        .likely, because: "its size is the one computed for the design device")
    }
    let lengths = small.map {
      "\($0.visible.inPoints) points \($0.adjective), less than \($0.minimum.inPoints)"
    }
    return .fails(
      Finding(
        element: index,
        message:
          "\(screen.elements[index].subject) is drawn \(lengths.joined(separator: ", and ")).",
        certainty: reach.certainty, reason: reach.reason,
        fix: """
          Make it at least \(minimumSize.width.inPoints) × \(minimumSize.height.inPoints) \
          points, or set minimumSize.
          """))
  }
}

extension Element {
  /// A Material button with a shape of its own content; an M3CButton is 44 points by its class.
  fileprivate var isTextButton: Bool {
    switch materialClass {
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton: true
    default: false
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Low, with a large hit area",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 32" hitAreaInsets="-8 0 -8 0"/>
    </layout>
    """,
    message: "The button “Save” is drawn 32 points high, less than 36."),
  .fails(
    "Narrow",
    """
    <layout name="Editor">
      ↓<button class="MDCRaisedButton" title="OK" width="48" height="48" outlet="okButton"/>
    </layout>
    """,
    message: "The button “OK” is drawn 48 points wide, less than 64.", certainty: .likely),
  .fails(
    "Both, by visibleAreaInsets",
    """
    <layout name="Editor">
      ↓<button class="MDCFlatButton" title="OK" frame="0 0 64 48" visibleAreaInsets="8 4 8 4"/>
    </layout>
    """,
    message: """
      The button “OK” is drawn 56 points wide, less than 64, and 32 points high, less than 36.
      """),
  .passes(
    "Large enough, an icon, a floating button, and a button of UIKit",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 36" hitAreaInsets="-6 0 -6 0"/>
      ↓<button class="MDCButton" image="ic_save" accessibilityLabel="Save" frame="0 0 48 48"/>
      <button class="MDCFloatingButton" image="ic_add" accessibilityLabel="Add" shape="mini"/>
      <button title="OK" frame="0 0 48 48"/>
      <button class="MDCButton" title="OK" frame="0 0 48 48" centerVisibleArea="true"/>
      <button class="MDCButton" title="Save" frame="0 0 88 32" hidden="true"/>
      <button class="MDCButton" title="Save"/>
    </layout>
    """),
  .passes(
    "Too small to touch: touch-target-too-small tells it",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 32"/>
    </layout>
    """),
  .fails(
    "In Interface Builder a frame is the one of the design device",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="48" height="48"/>
      <state key="normal" title="OK"/>
    </button>
    """, in: .interfaceBuilder,
    message: "The button “OK” is drawn 48 points wide, less than 64.",
    certainty: .likely),
  .passes(
    "In Interface Builder: a frame rounded to pixels",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="63.666666666666664" height="48"/>
      <state key="normal" title="OK"/>
    </button>
    """, in: .interfaceBuilder),
]
