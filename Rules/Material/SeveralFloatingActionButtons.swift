import Auditing
import LayoutModel

public struct SeveralFloatingActionButtons: Rule {
  public static let documentation = RuleDocumentation(
    id: "several-floating-action-buttons",
    summary: "A screen has more than one floating action button",
    why: """
      A floating action button stands for the one thing people most often do on a screen. Two of them \
      compete for attention, cover more of what is behind them, and with VoiceOver both come late \
      among everything they lie over.
      """,
    decides: """
      More than one MDCFloatingButton is shown on a screen, cells left out. The finding stands at the \
      second.
      """,
    limits: """
      Code may show them in turn, so where an outlet, a tag or a run-time attribute leads to one of \
      them a person must look; otherwise the finding is likely, as a group that unfolds from one \
      button is allowed.
      """,
    fixInInterfaceBuilder: """
      Keep one, and make the others plain buttons or items of a toolbar.
      """,
    fixInCode: """
      archiveButton.isHidden = true
      """,
    standards: [.material("Floating action buttons: one on a screen, for its primary action")],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "Two primary actions",
        """
        <layout name="Mail">
          <button class="MDCFloatingButton" symbol="pencil" accessibilityLabel="Write"/>
          ↓<button class="MDCFloatingButton" symbol="archivebox" accessibilityLabel="Archive"/>
        </layout>
        """,
        message: """
          The button “Archive” is one of 2 floating action buttons here; a screen should have one, for \
          what people most often do.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder: code may show one of them at a time",
        """
        <button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCFloatingButton">
          <rect key="frame" x="20" y="20" width="56" height="56"/>
          <state key="normal" title="Write"/>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02" customClass="MDCFloatingButton">
          <rect key="frame" x="100" y="20" width="56" height="56"/>
          <state key="normal" title="Archive"/>
        </button>
        <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
          <connections><outlet property="write" destination="btn-01" id="out-01"/></connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The button “Archive” is one of 2 floating action buttons here; a screen should have one, for \
          what people most often do.
          """,
        certainty: .needsReview),
      .passes(
        "One, and one that is not shown",
        """
        <layout name="Mail">
          ↓<button class="MDCFloatingButton" symbol="pencil" accessibilityLabel="Write"/>
          <button class="MDCFloatingButton" symbol="xmark" accessibilityLabel="Close" hidden="true"/>
          <button class="MDCButton" title="Archive"/>
          <tableView>
            <tableViewCell>
              <contentView>
                <button class="MDCFloatingButton" symbol="star" accessibilityLabel="Keep"/>
              </contentView>
            </tableViewCell>
          </tableView>
          <collectionView>
            <collectionViewCell>
              <contentView>
                <button class="MDCFloatingButton" symbol="star" accessibilityLabel="Keep"/>
              </contentView>
            </collectionViewCell>
          </collectionView>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].materialClass == .MDCFloatingButton && screen.isShown(index)
      && !screen.screen.ancestors(of: index).contains {
        screen.elements[$0].kind == .tableViewCell
          || screen.elements[$0].kind == .collectionViewCell
      }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let buttons = screen.withCustomClass.filter { judges($0, in: screen) }
    guard buttons.count > 1 else { return [] }
    let second = buttons[1]
    let reaches = buttons.map { screen.reach(of: $0) }
    let reach =
      reaches.first { $0.cause != nil }.map {
        $0.atMost(.needsReview, because: $0.reason ?? "code may hide one of them")
      }
      ?? Reach(certainty: .likely, reason: "they may unfold from one of them")
    return [
      .fails(
        Finding(
          element: second, others: Array(buttons.dropFirst(2)),
          message: """
            \(screen.elements[second].subject) is one of \(buttons.count) floating action buttons \
            here; a screen should have one, for what people most often do.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Make it a plain button or an item of a toolbar."))
    ]
  }
}
