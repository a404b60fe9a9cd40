import Auditing
import LayoutModel
import TouchTargets

public struct DuplicateTouchTarget: Rule {
  public static let documentation = RuleDocumentation(
    id: "duplicate-touch-target",
    summary: "Two controls lie at exactly the same place",
    why: """
      A finger only ever meets the control in front. VoiceOver and Switch Control stop at both, \
      and the second stop does something the screen does not show, or the same thing again.
      """,
    decides: """
      Two controls of one kind in the same view, both shown and taking touches, with the same \
      frame to half a point. Passed over: views that stack views or scrolling views arrange, and \
      a control behind with neither an action nor an outlet, which is only there to be seen.
      """,
    limits: """
      Where either of the two has an outlet, a tag or run-time attributes, code usually shows them \
      in turn, and the rule cannot tell. In Interface Builder's files places are those on the \
      design device; findings there are likely, never certain.
      """,
    fixInInterfaceBuilder: """
      Delete the control that is left over. If the two are shown in turn, set Hidden for the one \
      that is not there at first.
      """,
    fixInCode: """
      // One button that changes instead of two in turn:
      playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
      """,
    standards: [
      .apple("UIView, hitTest(_:with:): the view in front takes the touch")
    ],
    severity: .warning, impact: .moderate, isAboutTouchTargets: true,
    examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind.isControl && place(of: index, in: screen) != nil
      && screen.isConnected(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    var last: [Place: Int] = [:]
    return screen.elements.indices.compactMap { index in
      guard screen.elements[index].kind.isControl, let place = place(of: index, in: screen) else {
        return nil
      }
      defer { last[place] = index }
      return last[place].flatMap { outcome(for: $0, under: index, in: screen) }
    }
  }

  /// What two duplicates have in common.
  private struct Place: Hashable {
    var parent: Int?
    var kind: Element.Kind
    /// In half points.
    var frame: [Double]
  }

  private func place(of index: Int, in screen: ResolvedScreen) -> Place? {
    let place = screen.touchMap[index]
    let parent = screen.elements[index].parent
    guard let frame = place.frame, place.region != nil, !place.isEstimated,
      parent != nil || screen.format == .layoutXML,
      !(parent.map { screen.elements[$0].kind.placesSubviews } ?? false)
    else { return nil }
    return Place(
      parent: parent, kind: screen.elements[index].kind,
      frame: [frame.x, frame.y, frame.width, frame.height].map { ($0 * 2).rounded() })
  }

  private func outcome(
    for behind: Int, under front: Int, in screen: ResolvedScreen
  ) -> RuleOutcome? {
    let element = screen.elements[behind]
    guard screen.isConnected(behind) else { return nil }
    var reach = screen.reach(of: behind)
    let other = screen.reach(of: front)
    if reach.mayHide || other.mayHide {
      return .cannotTell(element: behind, because: "code may show the two in turn")
    }
    if let reason = other.reason { reach = reach.atMost(other.certainty, because: reason) }
    if screen.format != .layoutXML {
      reach = reach.atMost(.likely, because: "places are those on the design device")
    }
    return .fails(
      Finding(
        element: behind, others: [front],
        message: """
          \(element.subject) lies exactly behind \(screen.elements[front].mention): a finger meets \
          only the one in front.
          """,
        certainty: reach.certainty, reason: reach.reason,
        fix: "Delete one of the two, or move it."))
  }
}

extension ResolvedScreen {
  /// Whether code hears of touches on the element, or reaches it, as far as the format says.
  fileprivate func isConnected(_ index: Int) -> Bool {
    format == .layoutXML || !elements[index].actions.isEmpty || !elements[index].outlets.isEmpty
      || !elements[index].gestures.isEmpty
  }
}

extension Reach {
  fileprivate var mayHide: Bool { cause != nil && cause != .customClass }
}

extension Element.Kind {
  /// Whether the view decides where its subviews are.
  fileprivate var placesSubviews: Bool {
    self == .stackView || self == .tableView || self == .collectionView
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Two buttons at one place",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <button title="Stop" frame="20 20 120 48"/>
    </layout>
    """,
    message: """
      The button “Play” lies exactly behind the button “Stop”: a finger meets only the one in front.
      """),
  .fails(
    "A class of its own",
    """
    <layout name="Player">
      <view frame="0 0 320 100">
        ↓<button title="Play" frame="20 20 120 48"/>
        <button title="Stop" class="RoundButton" frame="20 20 120 48"/>
      </view>
    </layout>
    """,
    message: """
      The button “Play” lies exactly behind the button “Stop”: a finger meets only the one in front.
      """,
    certainty: .likely),
  .fails(
    "In Interface Builder places are those on the design device",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Play"/>
      <connections>
        <action selector="play" destination="ctl-00-001" eventType="touchUpInside" id="act-01"/>
      </connections>
    </button>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-02">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Stop"/>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” lies exactly behind the button “Stop”: a finger meets only the one in front.
      """,
    certainty: .likely),
  .passes(
    "Beside each other, of two kinds, hidden, or untouchable",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      ↓<button title="Stop" frame="140 20 120 48"/>
      <label text="Play" frame="20 20 120 48"/>
      ↓<textField placeholder="Country" frame="20 20 120 48"/>
      <button title="Pause" frame="20 20 120 48" hidden="true"/>
      <button title="Wait" frame="20 20 120 48" userInteractionEnabled="false"/>
      <button title="Play"/>
      <button title="Stop"/>
      <view gesture="tap" frame="20 120 120 48"/>
      <view gesture="tap" frame="20 120 120 48"/>
      <button title="Play" frame="20 180 120 48" width="100"/>
      <button title="Stop" frame="20 180 120 48" width="100"/>
    </layout>
    """),
  .cannotTell(
    "Buttons with outlets are usually shown in turn",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48" outlet="playButton"/>
      <button title="Stop" frame="20 20 120 48" outlet="stopButton"/>
    </layout>
    """,
    because: "code may show the two in turn"),
  .passes(
    "Views that place what is in them",
    """
    <layout name="Player">
      <stackView frame="0 0 320 100">
        <button title="Play" frame="20 20 120 48"/>
        <button title="Stop" frame="20 20 120 48"/>
      </stackView>
      <tableView frame="0 0 320 100">
        <button title="Play" frame="20 20 120 48"/>
        <button title="Stop" frame="20 20 120 48"/>
      </tableView>
      <collectionView frame="0 0 320 100">
        <button title="Play" frame="20 20 120 48"/>
        <button title="Stop" frame="20 20 120 48"/>
      </collectionView>
    </layout>
    """),
  .passes(
    "In Interface Builder: a button that does nothing is there to be seen",
    """
    <button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Play"/>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-02">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Stop"/>
    </button>
    """, in: .interfaceBuilder),
  .fails(
    "In Interface Builder: a tap gesture",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Play"/>
      <connections>
        <outletCollection property="gestureRecognizers" destination="tap-01" appends="YES" id="out-01"/>
      </connections>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-02">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Stop"/>
    </button>
    <tapGestureRecognizer id="tap-01"/>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” lies exactly behind the button “Stop”: a finger meets only the \
      one in front.
      """,
    certainty: .likely),
  .cannotTell(
    "An outlet to the one behind is enough",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48" outlet="playButton"/>
      <button title="Stop" frame="20 20 120 48"/>
    </layout>
    """,
    because: "code may show the two in turn"),
  .cannotTell(
    "And so is one to the one in front",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 120 48"/>
      <button title="Stop" frame="20 20 120 48" outlet="stopButton"/>
    </layout>
    """,
    because: "code may show the two in turn"),
  .cannotTell(
    "In Interface Builder, with an outlet and no action",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Play"/>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-02">
      <rect key="frame" x="20" y="76" width="120" height="48"/>
      <state key="normal" title="Stop"/>
    </button>
    <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
      <connections><outlet property="play" destination="btn-01" id="out-01"/></connections>
    </view>
    """, in: .interfaceBuilder,
    because: "code may show the two in turn"),
]
