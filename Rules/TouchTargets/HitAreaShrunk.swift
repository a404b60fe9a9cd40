import Auditing
import LayoutModel
import TouchTargets

public struct HitAreaShrunk: Rule {
  public static let documentation = RuleDocumentation(
    id: "hit-area-shrunk",
    summary: "Positive hitAreaInsets make the edge of a control dead",
    why: """
      `hitAreaInsets` are there to let a finger miss a small button by a little. Positive values \
      do the opposite: the edge of the button, which everyone can see, takes no touches. They are \
      usually a forgotten minus.
      """,
    decides: """
      Buttons and chips of Material components, and views of classes the tool does not know, whose \
      layout states positive `hitAreaInsets` on any edge. Where the target is also smaller than \
      the minimum (by default 48 by 48 points), touch-target-too-small tells it.
      """,
    limits: """
      In Interface Builder the insets stand in a run-time attribute of type rect, and no source \
      confirms that UIKit reads such a value as edge insets; findings there are likely, never certain.
      """,
    fixInInterfaceBuilder: """
      Put a minus before the numbers of the run-time attribute hitAreaInsets, or delete it.
      """,
    fixInCode: """
      // Negative values grow the area.
      button.hitAreaInsets = UIEdgeInsets(top: -6, left: 0, bottom: -6, right: 0)
      """,
    standards: [
      .material("Buttons: negative hitAreaInsets make the touch area larger")
    ],
    severity: .warning, impact: .minor, isAboutTouchTargets: true,
    examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    // Where the target is too small, touch-target-too-small tells it.
    screen.elements[index].material?.hitAreaInsets != nil && screen.isShown(index)
      && screen.takesTouches(index) && screen.isLargeEnough(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withMaterial.compactMap { index in
      guard let material = screen.elements[index].material, let insets = material.hitAreaInsets
      else { return nil }
      let edges = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ].filter { $0.1 > 0 }
      guard !edges.isEmpty, judges(index, in: screen) else { return nil }
      var reach = screen.reach(of: index)
      if material.areInsetsInferred {
        reach = reach.atMost(
          .likely, because: "its insets stand in a run-time attribute of type rect")
      }
      let parts = edges.map { "\($0.1.inPoints) points at the \($0.0)" }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) is dead on \(parts.joined(separator: ", ")): its \
            hitAreaInsets are positive there and shrink the area that takes touches.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Set hitAreaInsets to 0 or less on every edge."))
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A forgotten minus",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 64" hitAreaInsets="6 0 6 0"/>
    </layout>
    """,
    message: """
      The button “Save” is dead on 6 points at the top, 6 points at the bottom: its hitAreaInsets \
      are positive there and shrink the area that takes touches.
      """),
  .fails(
    "One edge, a size the layout does not say, and an outlet",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" image="ic_save" accessibilityLabel="Save"
        hitAreaInsets="-6 4 -6 0" outlet="saveButton"/>
    </layout>
    """,
    message: """
      The button “Save” is dead on 4 points at the left: its hitAreaInsets are positive there and \
      shrink the area that takes touches.
      """,
    certainty: .likely),
  .fails(
    "In Interface Builder",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="100" height="80"/>
      <state key="normal" title="Save"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets">
          <rect key="value" x="8" y="0.0" width="8" height="0.0"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” is dead on 8 points at the top, 8 points at the bottom: its hitAreaInsets \
      are positive there and shrink the area that takes touches.
      """,
    certainty: .likely),
  .passes(
    "Negative, none, or not touched",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 36" hitAreaInsets="-6 0 -6 0"/>
      <button class="MDCButton" title="Save" frame="0 0 88 48"/>
      <button class="MDCButton" title="Save" frame="0 0 88 64" hitAreaInsets="6 0 6 0"
        userInteractionEnabled="false"/>
      <button class="MDCButton" title="Save" frame="0 0 88 64" hitAreaInsets="6 0 6 0"
        hidden="true"/>
    </layout>
    """),
  .passes(
    "Too small as well: touch-target-too-small tells it",
    """
    <layout name="Editor">
      <button class="MDCButton" title="Save" frame="0 0 88 48" hitAreaInsets="6 0 6 0"/>
    </layout>
    """),
]
