import Auditing
import LayoutModel
import TouchTargets

public struct ExpandedMiniFloatingButton: Rule {
  public static let documentation = RuleDocumentation(
    id: "expanded-mini-floating-button",
    summary: "An expanded floating button of the mini shape has no minimum size",
    why: """
      A mini floating button is 40 points and takes touches on 48. Expanded, the same button has \
      neither a minimum size nor hit-area insets: with an icon of 24 points it is a target 24 \
      points high.
      """,
    decides: """
      An MDCFloatingButton of the mini shape in expanded mode whose height nothing fixes: no \
      constraint, no fixed frame, no `minimumSize`. Passed over where the minimum for touch targets \
      is 24 points or less and an icon makes it as high.
      """,
    limits: """
      The height is that of the title or the icon, whichever is higher, which the layout does not \
      say; a finding is likely, never certain. Code may set another shape or mode.
      """,
    fixInInterfaceBuilder: """
      Delete the run-time attribute shape: the default shape is at least 48 points high when \
      expanded. Or add a height constraint of at least 48 points.
      """,
    fixInCode: """
      button.setMinimumSize(CGSize(width: 48, height: 48), for: .mini, in: .expanded)
      """,
    standards: [
      .targetSizeMinimum, .targetSizeEnhanced,
      .material("Floating action buttons: MDCFloatingButton.m, 124.2, sizes by shape and mode"),
    ],
    severity: .warning, impact: .moderate, isAboutTouchTargets: true,
    examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    let element = screen.elements[index]
    return element.materialClass == .MDCFloatingButton && element.material?.mode == 1
      && element.material?.shape == 1 && screen.isShown(index) && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withMaterial.compactMap { index in
      let element = screen.elements[index]
      guard judges(index, in: screen), screen.touchRegion(of: index).height == nil
      else { return nil }
      let minimum = screen.minimumTargetSize(of: index).height
      guard minimum > 24 || element.shownButton?.image == nil else { return nil }
      let reach = screen.reach(of: index)
        .atMost(.likely, because: "its content decides its height")
      return .fails(
        Finding(
          element: index,
          message: """
            \(element.subject) is a mini floating button in expanded mode, which has no minimum \
            size: an icon of 24 points makes it 24 points high.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix:
            "Use the default shape, or set a minimumSize of \(minimum.inPoints) points in height."))
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Mini and expanded",
    """
    <layout name="Inbox">
      ↓<button class="MDCFloatingButton" title="Create" image="ic_add" shape="mini"
        mode="expanded"/>
    </layout>
    """,
    message: """
      The button “Create” is a mini floating button in expanded mode, which has no minimum size: an \
      icon of 24 points makes it 24 points high.
      """,
    certainty: .likely),
  .passes(
    "Another shape, another mode, or a height of its own",
    """
    <layout name="Inbox">
      <button class="MDCFloatingButton" title="Create" image="ic_add" mode="expanded"/>
      <button class="MDCFloatingButton" image="ic_add" accessibilityLabel="Create" shape="mini"/>
      ↓<button class="MDCFloatingButton" title="Create" shape="mini" mode="expanded" height="48"/>
      ↓<button class="MDCFloatingButton" title="Create" shape="mini" mode="expanded"
        minimumSize="0 48"/>
    </layout>
    """),
  .passes(
    "Not shown, not touched, or of another class",
    """
    <layout name="Inbox">
      <button class="MDCFloatingButton" title="Create" shape="mini" mode="expanded" hidden="true"/>
      <button class="MDCFloatingButton" title="Create" shape="mini" mode="expanded"
        userInteractionEnabled="false"/>
      <button class="MDCButton" title="Create" shape="mini" mode="expanded"/>
    </layout>
    """),
]
