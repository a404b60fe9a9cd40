import Auditing
import LayoutModel
import TouchTargets

public struct TouchTargetClipped: Rule {
  public static let documentation = RuleDocumentation(
    id: "touch-target-clipped",
    summary: "A part of a control stands outside the view that holds it and takes no touches",
    why: """
      UIKit asks a view for touches only within its bounds. What stands out of them is drawn and \
      looks like any other part of the control, but a finger there does nothing. People try \
      again, press harder, and believe that the app hangs.
      """,
    decides: """
      The area where a control takes touches, with its `hitAreaInsets`, is compared with the \
      bounds of every view around it, up to a view that scrolls. A finding says that an ancestor \
      takes a quarter of the control or more, or leaves less than the minimum (by default 48 by 48 points). \
      Controls that are too small by themselves are told by touch-target-too-small, unless \
      nothing is left of them.
      """,
    limits: """
      In Interface Builder's files places are those on the design device; findings there are \
      likely, never certain, and for a person to look at where the control leaves the view at the \
      right or at the bottom and nothing fixes the view's width or height. Not looked at there: \
      what leaves the outermost view or a view that clips its drawing (such views scroll, slide or \
      unfold), stack views, cells and what is around them, outdated frames. A view that lets touches through outside its bounds, by a \
      `point(inside:with:)` of its own, is not seen.
      """,
    fixInInterfaceBuilder: """
      Make the surrounding view large enough to hold the control, or move the control to a view \
      that is.
      """,
    fixInCode: """
      // In the class of the surrounding view, when its size has to stay:
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
      }
      """,
    standards: [
      .targetSizeMinimum, .targetSizeEnhanced,
      .apple("UIView, hitTest(_:with:): points outside the bounds are never reported as hits"),
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
    // What is in front of it hides what the views around it leave.
    case .covered: return false
    case .ancestor:
      return screen.lossToTell(of: index) != nil
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard case .ancestor = screen.touchMap[index].limit,
        judges(index, in: screen), let lost = screen.lostTouches(of: index),
        lost.leavesLess(than: screen.minimumTargetSize(of: index)) || takesQuarter(lost)
      else { return nil }
      return lost.outcome(
        on: index, message: message(on: index, lost, in: screen),
        fix: fix(for: index, lost, in: screen))
    }
  }

  private func takesQuarter(_ lost: LostTouches) -> Bool {
    lost.region.width * lost.region.height <= 0.75 * lost.hitArea.width * lost.hitArea.height
  }

  private func message(on index: Int, _ lost: LostTouches, in screen: ResolvedScreen) -> String {
    let subject = screen.elements[index].subject
    let holder = screen.elements[lost.taker].mention
    guard !lost.isTotal else {
      return "\(subject) takes no touches: it stands outside \(holder) around it."
    }
    return """
      \(subject) takes touches on \(lost.region.inPoints) of its \(lost.hitArea.inPoints): what \
      stands out of \(holder) around it is dead.
      """
  }

  private func fix(for index: Int, _ lost: LostTouches, in screen: ResolvedScreen) -> String? {
    guard let bounds = screen.touchMap[lost.taker].hitArea else { return nil }
    let area = lost.hitArea
    let edges = [
      ("at the top", bounds.minY - area.minY), ("at the bottom", area.maxY - bounds.maxY),
      ("at the left", bounds.minX - area.minX), ("at the right", area.maxX - bounds.maxX),
    ]
    let growth = edges.filter { $0.1 >= 0.05 }.map { "\($0.1.inPoints) points \($0.0)" }
    return """
      Make \(screen.elements[lost.taker].mention) larger by \(growth.joined(separator: " and ")), or \
      move the \(screen.elements[index].kind.noun) into it.
      """
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A button that stands out of a header",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 76 120 48"/>
      </view>
    </layout>
    """,
    message: """
      The button “Follow” takes touches on 120 × 24 points of its 120 × 48 points: what stands out \
      of the view of line 2 around it is dead.
      """,
    fix: """
      Make the view of line 2 larger by 24 points at the bottom, or move the button into it.
      """),
  .fails(
    "A button with an outlet, outside altogether",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 110 120 48" outlet="followButton"/>
      </view>
    </layout>
    """,
    message: """
      The button “Follow” takes no touches: it stands outside the view of line 2 around it.
      """,
    certainty: .likely),
  .fails(
    "Insets that reach beyond the surrounding view",
    """
    <layout name="Player">
      <view frame="0 100 320 36">
        ↓<button class="MDCButton" title="Play" frame="0 0 88 36" hitAreaInsets="-6 0 -6 0"/>
      </view>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 88 × 36 points of its 88 × 48 points: what stands out of \
      the view of line 2 around it is dead.
      """),
  .fails(
    "In Interface Builder places are those on the design device",
    """
    <view contentMode="scaleToFill" userLabel="Header" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
          <rect key="frame" x="20" y="76" width="120" height="48"/>
          <state key="normal" title="Follow"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="100" id="con-01"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Follow” takes touches on 120 × 24 points of its 120 × 48 points: what stands out \
      of the view “Header” around it is dead.
      """,
    certainty: .likely),
  .fails(
    "A view that another device may make larger",
    """
    <view contentMode="scaleToFill" userLabel="Header" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
          <rect key="frame" x="20" y="76" width="120" height="48"/>
          <state key="normal" title="Follow"/>
        </button>
      </subviews>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Follow” takes touches on 120 × 24 points of its 120 × 48 points: what stands out \
      of the view “Header” around it is dead.
      """,
    certainty: .needsReview),
  .passes(
    "Inside, and a little outside",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 50 120 50"/>
        <button title="Share" frame="160 40 120 62"/>
      </view>
    </layout>
    """),
  .passes(
    "Content that scrolls",
    """
    <layout name="Profile">
      <scrollView frame="0 0 320 100">
        ↓<button title="Follow" frame="20 90 120 48"/>
      </scrollView>
    </layout>
    """),
  .passes(
    "Too small by itself: touch-target-too-small tells it",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        <button title="Follow" frame="20 76 120 40"/>
      </view>
    </layout>
    """),
  .passes(
    "Beside the screen, and in a view that clips",
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
      <rect key="frame" x="380" y="76" width="120" height="48"/>
      <state key="normal" title="Follow"/>
    </button>
    <view clipsSubviews="YES" contentMode="scaleToFill" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="10"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-02">
          <rect key="frame" x="20" y="0" width="120" height="48"/>
          <state key="normal" title="Follow"/>
        </button>
      </subviews>
    </view>
    """, in: .interfaceBuilder),
  .cannotTell(
    "A view whose height code changes",
    """
    <view contentMode="scaleToFill" id="vie-01" customClass="Drawer">
      <rect key="frame" x="0.0" y="0.0" width="393" height="20"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
          <rect key="frame" x="20" y="0" width="120" height="48"/>
          <state key="normal" title="Follow"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="20" id="con-01"/>
      </constraints>
      <connections>
        <outlet property="height" destination="con-01" id="out-01"/>
      </connections>
    </view>
    """, in: .interfaceBuilder,
    because: "an outlet to a constraint lets code resize the view around it"),
  .fails(
    "Less than the minimum is left",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 54 120 60"/>
      </view>
    </layout>
    """,
    message: """
      The button “Follow” takes touches on 120 × 46 points of its 120 × 60 points: what \
      stands out of the view of line 2 around it is dead.
      """),
  .fails(
    "Enough is left, but a quarter is lost",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 40 120 80"/>
      </view>
    </layout>
    """,
    message: """
      The button “Follow” takes touches on 120 × 60 points of its 120 × 80 points: what \
      stands out of the view of line 2 around it is dead.
      """),
  .passes(
    "No controls, places that are not known, and what others tell: touch-target-covered",
    """
    <layout name="Profile">
      <view frame="0 0 320 100" gesture="tap"/>
      <button title="About here" frame="20 120 120 48" width="100"/>
      <button title="Off" frame="20 180 120 48" enabled="false" userInteractionEnabled="false"/>
      <button title="Play" frame="20 240 120 48"/>
      <view frame="20 260 120 48"/>
    </layout>
    """),
  .passes(
    "Enough is left, and more than three quarters",
    """
    <layout name="Profile">
      <view frame="0 0 320 100">
        ↓<button title="Follow" frame="20 38 120 80"/>
      </view>
    </layout>
    """),
]
