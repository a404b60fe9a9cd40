import Auditing
import LayoutModel
import TouchTargets

public struct TouchTargetCovered: Rule {
  public static let documentation = RuleDocumentation(
    id: "touch-target-covered",
    summary: "A view in front of a control takes its touches",
    why: """
      A touch goes to the view drawn last, seen or not: a transparent view with user interaction \
      enabled swallows what was meant for the button behind it. The button looks alive, and \
      VoiceOver still offers it, but a finger gets nothing or something else.
      """,
    decides: """
      The area of a control is compared with the views that are drawn later beside it or beside \
      a view around it and take touches: all but labels, image views, progress and activity \
      indicators, hidden ones and those with user interaction disabled. A finding says that they \
      leave less than the minimum (by default 48 by 48 points) to a control that is large enough by itself, \
      or nothing at all. Passed over: a button that covers a text field or something else \
      altogether to open what fills it in, and buttons without an action, which are there to be \
      seen, where another control lies over them or they have no outlet either.
      """,
    limits: """
      In Interface Builder's files places are those on the design device; findings there are \
      likely, never certain. Where the view in front has an outlet, a tag, run-time attributes or, \
      being no control, a class of its own, code may hide it, move it or let touches through, and \
      the rule cannot tell. Views that stack views and scrolling views arrange are not compared.
      """,
    fixInInterfaceBuilder: """
      Move one of the two, put the control after the view in the outline, or turn off User \
      Interaction Enabled for a view in which nothing is touched.
      """,
    fixInCode: """
      dimmingView.isUserInteractionEnabled = false
      // or
      view.bringSubviewToFront(playButton)
      """,
    standards: [
      .targetSizeMinimum, .targetSizeEnhanced,
      .apple("UIView, hitTest(_:with:): the view in front takes the touch"),
    ],
    severity: .warning, impact: .serious, isAboutTouchTargets: true,
    examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    let place = screen.touchMap[index]
    guard screen.elements[index].isOperatedByTouch, place.region != nil, !place.isEstimated
    else { return false }
    switch place.limit {
    case .ownSize: return true
    // What the views around it cut off hides what those in front of it leave.
    case .ancestor: return false
    case .covered(let cover):
      return !screen.isDuplicate(index, of: cover) && screen.lossToTell(of: index) != nil
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard case .covered = screen.touchMap[index].limit,
        judges(index, in: screen), let lost = screen.lostTouches(of: index),
        lost.leavesLess(than: screen.minimumTargetSize(of: index))
      else { return nil }
      return lost.outcome(
        on: index, message: message(on: index, lost, in: screen),
        fix: fix(for: index, lost, in: screen))
    }
  }

  private func message(on index: Int, _ lost: LostTouches, in screen: ResolvedScreen) -> String {
    let subject = screen.elements[index].subject
    let cover = screen.elements[lost.taker].mention
    guard !lost.isTotal else {
      return "\(subject) takes no touches: \(cover) in front of it takes them all."
    }
    return """
      \(subject) takes touches on \(lost.region.inPoints) of its \(lost.hitArea.inPoints): \(cover) \
      in front of it covers the others.
      """
  }

  private func fix(for index: Int, _ lost: LostTouches, in screen: ResolvedScreen) -> String {
    let noun = screen.elements[index].kind.noun
    let cover = screen.elements[lost.taker]
    let holdsTargets =
      cover.isTouchTarget
      || screen.screen.descendants(of: lost.taker).contains {
        screen.elements[$0].isTouchTarget || screen.elements[$0].kind.isBarItem
      }
    return holdsTargets || cover.kind != .view
      ? "Move the \(noun) or \(cover.mention), or put the \(noun) in front."
      : """
      Turn off User Interaction Enabled for \(cover.mention), in which nothing is touched, or put \
      the \(noun) in front.
      """
  }
}

extension ResolvedScreen {
  /// Two controls of one kind at one place, which duplicate-touch-target tells.
  fileprivate func isDuplicate(_ index: Int, of cover: Int) -> Bool {
    elements[index].kind == elements[cover].kind && elements[index].parent == elements[cover].parent
      && touchMap[index].frame == touchMap[cover].frame
  }
}

private let examples: [RuleExample] = [
  .fails(
    "An overlay over a button",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <view frame="0 0 320 480"/>
    </layout>
    """,
    message: """
      The button “Play” takes no touches: the view of line 3 in front of it takes them all.
      """,
    fix: """
      Turn off User Interaction Enabled for the view of line 3, in which nothing is touched, or put \
      the button in front.
      """),
  .fails(
    "A banner over the lower half",
    """
    <layout name="Player">
      <view frame="0 0 320 100">
        ↓<button title="Play" frame="20 40 120 60" outlet="playButton"/>
      </view>
      <view frame="0 70 320 60">
        <button title="Buy" frame="0 0 320 60"/>
      </view>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 120 × 30 points of its 120 × 60 points: the view of line \
      5 in front of it covers the others.
      """,
    certainty: .likely,
    fix: "Move the button or the view of line 5, or put the button in front."),
  .fails(
    "In Interface Builder places are those on the design device",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Follow"/>
      <connections>
        <action selector="follow" destination="ctl-00-001" eventType="touchUpInside" id="act-01"/>
      </connections>
    </button>
    <view contentMode="scaleToFill" userLabel="Shade" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Follow” takes no touches: the view “Shade” in front of it takes them all.
      """,
    certainty: .likely),
  .passes(
    "What lets touches through, or is not there",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <label text="New" frame="20 20 120 48"/>
      <imageView image="shade" frame="0 0 320 480"/>
      <view frame="0 0 320 480" userInteractionEnabled="false">
        <button title="Buy" frame="20 20 120 48"/>
      </view>
      <view frame="0 0 320 480" hidden="true"/>
      <view frame="0 0 320 480" alpha="0"/>
    </layout>
    """),
  .passes(
    "Drawn before it, and beside it",
    """
    <layout name="Player">
      <view frame="0 0 320 480"/>
      ↓<button title="Play" frame="20 20 120 48"/>
      ↓<button title="Stop" frame="140 20 120 48"/>
      <view frame="20 68 120 48"/>
    </layout>
    """),
  .passes(
    "A button over a text field opens its picker; one at its end is beside it",
    """
    <layout name="Order">
      <textField placeholder="Country" frame="20 20 280 48"/>
      ↓<button title="Choose the country" frame="20 20 280 48"/>
      ↓<textField placeholder="Password" frame="20 80 280 48"/>
      ↓<button title="Show the password" frame="252 80 48 48"/>
    </layout>
    """),
  .passes(
    "Two buttons at one place: duplicate-touch-target tells it",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 120 48"/>
      ↓<button title="Stop" frame="20 20 120 48"/>
    </layout>
    """),
  .cannotTell(
    "A view with an outlet may be hidden",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <view frame="0 0 320 480" outlet="errorView"/>
    </layout>
    """,
    because: "code may hide or move the view in front of it"),
  .cannotTell(
    "A class of its own may let touches through",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <view class="PassThroughView" frame="0 0 320 480"/>
    </layout>
    """,
    because: "the class of the view in front of it may let touches through"),
  .fails(
    "A view that can be tapped itself",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 40 120 60"/>
      <view gesture="tap" frame="0 70 320 60"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 120 × 30 points of its 120 × 60 points: the \
      view of line 3 in front of it covers the others.
      """,
    fix: "Move the button or the view of line 3, or put the button in front."),
  .fails(
    "A view with a toolbar",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 40 120 60"/>
      <view frame="0 70 320 200">
        <toolbar frame="0 150 320 50"><barButtonItem title="Buy"/></toolbar>
      </view>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 120 × 30 points of its 120 × 60 points: the \
      view of line 3 in front of it covers the others.
      """,
    fix: "Move the button or the view of line 3, or put the button in front."),
  .fails(
    "A list",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 40 120 60"/>
      <scrollView frame="0 70 320 200"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 120 × 30 points of its 120 × 60 points: the \
      scroll view of line 3 in front of it covers the others.
      """,
    fix: "Move the button or the scroll view of line 3, or put the button in front."),
  .fails(
    "A button that lies half on another",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 40 120 60"/>
      <button title="Stop" frame="20 70 120 60"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 120 × 30 points of its 120 × 60 points: the \
      button “Stop” in front of it covers the others.
      """),
  .fails(
    "An overlay of just its size",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <view frame="20 20 120 48"/>
    </layout>
    """,
    message: """
      The button “Play” takes no touches: the view of line 3 in front of it takes them \
      all.
      """),
  .passes(
    "Views that may listen behind others, places that are not known, and what others tell: touch-target-clipped",
    """
    <layout name="Player">
      <view gesture="tap" frame="0 0 320 400"/>
      <view gesture="tap" frame="0 420 320 40"/>
      <button title="About here" frame="20 20 120 48" width="100"/>
      <view frame="0 100 320 100">
        <button title="Follow" frame="20 76 120 48"/>
      </view>
    </layout>
    """),
  .fails(
    "An overlay with a text",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <view frame="0 0 320 480"><label text="Wait" frame="20 200 120 20"/></view>
    </layout>
    """,
    message: """
      The button “Play” takes no touches: the view of line 3 in front of it takes them \
      all.
      """,
    fix: """
      Turn off User Interaction Enabled for the view of line 3, in which nothing is touched, or put \
      the button in front.
      """),
]
