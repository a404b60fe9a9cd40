import Auditing
import LayoutModel
import VoiceOver

public struct ModalNotMarked: Rule {
  public static let documentation = RuleDocumentation(
    id: "modal-not-marked",
    summary: "A panel that covers the screen leaves what is behind it to VoiceOver",
    why: """
      A panel over a dimmed screen keeps fingers from what is behind it. VoiceOver goes on reading \
      both unless the panel is marked as modal: people wander off into a screen that does not \
      answer and cannot find the way out of the panel.
      """,
    decides: """
      A direct subview of a screen’s view covers all of it, dims or blurs what is behind (a \
      half-transparent background or a visual effect), and holds a button or another control; behind \
      it stand controls of the screen; and it is not marked as modal. It may be hidden at first, as \
      such panels usually are.
      """,
    limits: """
      Whether the view is a panel is guessed from its look, and code may mark it or show it alone, \
      so the finding always needs a look.
      """,
    fixInInterfaceBuilder: """
      Add a run-time attribute accessibilityViewIsModal of type Boolean to the panel in the Identity \
      inspector; Interface Builder has no field for it.
      """,
    fixInCode: """
      panelView.accessibilityViewIsModal = true
      UIAccessibility.post(notification: .screenChanged, argument: panelView)
      """,
    standards: [.focusOrder, .apple("UIAccessibility, accessibilityViewIsModal")],
    severity: .note, impact: .moderate, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.isPanel(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard let root = screen.elements.indices.first(where: { screen.isRoot($0) }) else { return [] }
    return screen.screen.children(of: root).compactMap { index in
      guard screen.elements[index].accessibility.viewIsModal != true,
        screen.elements[index].accessibility.elementsHidden != true, screen.isPanel(index)
      else { return nil }
      let reach = screen.reach(of: index).atMost(
        .needsReview, because: "whether it is a panel is guessed from its look")
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) covers the screen and is not marked as modal: \
            VoiceOver reads on behind it.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Set accessibilityViewIsModal."))
    }
  }
}

extension ResolvedScreen {
  /// The view of a whole screen: of a scene’s controller, or the only one of a layout.
  fileprivate func isRoot(_ index: Int) -> Bool {
    elements[index].parent == nil && !elements[index].kind.isBarItem
      && (format == .layoutXML || elements[index].slot == "view")
  }

  fileprivate func isPanel(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .view || element.kind == .visualEffectView, element.state.isInstalled,
      let root = element.parent, isRoot(root), element.letsThrough,
      let frame = element.geometry.frame, let whole = elements[root].geometry.frame,
      frame.width >= whole.width * 0.95, frame.height >= whole.height * 0.85,
      screen.descendants(of: index).contains(where: { isUsable($0) })
    else { return false }
    return (root + 1..<index).contains { isUsable($0) && exposures[$0] == .element }
  }

  private func isUsable(_ index: Int) -> Bool {
    elements[index].kind.isControl && elements[index].state.isInstalled
  }
}

extension Element {
  /// Dims or blurs what is behind.
  fileprivate var letsThrough: Bool {
    if kind == .visualEffectView { return true }
    guard let background = appearance?.backgroundColor?.value(in: .light) else { return false }
    return background.alpha > 0.1 && background.alpha < 0.98
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A dimmed screen behind a panel",
    """
    <layout name="Order">
      <navigationItem title="Order"/>
      <view frame="0 0 393 852">
        <button title="Back" frame="20 60 60 48"/>
        ↓<view frame="0 0 393 852" backgroundColor="#00000099" hidden="true">
          <view frame="40 300 313 200"><label text="Sent"/><button title="Close"/></view>
        </view>
      </view>
    </layout>
    """,
    message: """
      The view covers the screen and is not marked as modal: VoiceOver reads on behind it.
      """,
    certainty: .needsReview),
  .fails(
    "Nearly the whole screen",
    """
    <layout name="Order">
      <view frame="0 0 400 800">
        <button title="Back" frame="20 60 60 48"/>
        ↓<view frame="0 0 380 680" backgroundColor="#00000099"><button title="Close"/></view>
      </view>
    </layout>
    """,
    message: """
      The view covers the screen and is not marked as modal: VoiceOver reads on behind \
      it.
      """,
    certainty: .needsReview),
  .fails(
    "A blurred screen",
    """
    <layout name="Order">
      <view frame="0 0 393 852">
        <button title="Back" frame="20 60 60 48"/>
        ↓<visualEffectView frame="0 0 393 852"><button title="Close"/></visualEffectView>
      </view>
    </layout>
    """,
    message: """
      The visual effect view covers the screen and is not marked as modal: VoiceOver \
      reads on behind it.
      """,
    certainty: .needsReview),
  .fails(
    "In Interface Builder",
    """
    <button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="60" width="60" height="48"/>
      <state key="normal" title="Back"/>
    </button>
    ↓<view contentMode="scaleToFill" id="pnl-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <rect key="frame" x="40" y="300" width="100" height="48"/>
          <state key="normal" title="Close"/>
        </button>
      </subviews>
      <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The view covers the screen and is not marked as modal: VoiceOver reads on behind \
      it.
      """,
    certainty: .needsReview),
  .passes(
    "Marked, or passed over by VoiceOver",
    """
    <layout name="Order">
      <view frame="0 0 393 852">
        <button title="Back" frame="20 60 60 48"/>
        ↓<view frame="0 0 393 852" backgroundColor="#00000099" hidden="true"
          accessibilityViewIsModal="true"><button title="Close"/></view>
        ↓<view frame="0 0 393 852" backgroundColor="#00000099"
          accessibilityElementsHidden="true"><button title="Close"/></view>
      </view>
    </layout>
    """),
  .passes(
    "Opaque or clear; only a part of the screen; nothing to use in it; a part of another view",
    """
    <layout name="Order">
      <view frame="0 0 400 800">
        <button title="Back" frame="20 60 60 48"/>
        <view frame="0 0 400 800" backgroundColor="#000000"><button title="Close"/></view>
        <view frame="0 0 400 800" backgroundColor="#00000008"><button title="Close"/></view>
        <view frame="0 0 400 800"><button title="Close"/></view>
        <view frame="0 0 379 800" backgroundColor="#00000099"><button title="Close"/></view>
        <view frame="0 0 400 679" backgroundColor="#00000099"><button title="Close"/></view>
        <view frame="0 0 400 800" backgroundColor="#00000099"><label text="Loading"/></view>
        <scrollView frame="0 0 400 800" backgroundColor="#00000099"><button title="Close"/></scrollView>
        <view frame="0 0 400 800">
          <button title="Next"/>
          <view frame="0 0 400 800" backgroundColor="#00000099"><button title="Close"/></view>
        </view>
      </view>
    </layout>
    """),
  .passes(
    "Nothing behind it to use",
    """
    <layout name="Order">
      <view frame="0 0 393 852">
        <label text="Order"/>
        <button title="Back" hidden="true"/>
        <view frame="0 0 393 852" backgroundColor="#00000099"><button title="Close"/></view>
      </view>
    </layout>
    """),
  .passes(
    "In Interface Builder: what is left out of the default layout",
    """
    <button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="60" width="60" height="48"/>
      <state key="normal" title="Back"/>
    </button>
    <view contentMode="scaleToFill" id="pnl-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-02"><state key="normal" title="Close"/></button>
      </subviews>
      <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <variation key="default"><mask key="subviews"><exclude reference="pnl-01"/></mask></variation>
    </view>
    <view contentMode="scaleToFill" id="pnl-02">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-03"><state key="normal" title="Close"/></button>
      </subviews>
      <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <variation key="default"><mask key="subviews"><exclude reference="btn-03"/></mask></variation>
    </view>
    """, in: .interfaceBuilder),
  .passes(
    "In Interface Builder: just clear, and just opaque",
    """
    <button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="60" width="60" height="48"/>
      <state key="normal" title="Back"/>
    </button>
    <view contentMode="scaleToFill" id="pnl-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-02"><state key="normal" title="Close"/></button>
      </subviews>
      <color key="backgroundColor" white="0.0" alpha="0.10000000000000001" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view>
    <view contentMode="scaleToFill" id="pnl-02">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-03"><state key="normal" title="Close"/></button>
      </subviews>
      <color key="backgroundColor" white="0.0" alpha="0.97999999999999998" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view>
    """, in: .interfaceBuilder),
  .passes(
    "In Interface Builder: a view in the dock, which is no whole screen",
    """
    <scenes>
    <scene sceneID="scn-1"><objects>
      <viewController title="Order" id="ctl-1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="top-1">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
          </subviews>
        </view>
        <connections><outlet property="panel" destination="dck-1" id="out-1"/></connections>
      </viewController>
      <view contentMode="scaleToFill" id="dck-1">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <button opaque="NO" contentMode="scaleToFill" id="btn-1"><state key="normal" title="Back"/></button>
          <view contentMode="scaleToFill" id="pnl-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button opaque="NO" contentMode="scaleToFill" id="btn-2"><state key="normal" title="Close"/></button>
            </subviews>
            <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
        </subviews>
      </view>
    </objects></scene>
    </scenes>
    """, in: .storyboard),
]
