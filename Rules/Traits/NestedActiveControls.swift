import Auditing
import LayoutModel
import VoiceOver

public struct NestedActiveControls: Rule {
  public static let documentation = RuleDocumentation(
    id: "nested-active-controls",
    summary: "An accessibility element holds controls that VoiceOver cannot reach",
    why: """
      VoiceOver stops at an accessibility element as a whole and never looks inside. Buttons and \
      fields in it can be seen and touched, but people who use VoiceOver, Switch Control or a \
      keyboard cannot get at them.
      """,
    decides: """
      The layout makes a view, cell, label or image an accessibility element, and inside it stand \
      controls that are shown, enabled and take touches. Controls that the layout itself takes from \
      VoiceOver are left alone: what they do the element may do as a whole.
      """,
    limits: """
      Code may offer the controls as custom actions; with an outlet, a custom class, a tag or a \
      run-time attribute of the element the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Enabled of the element in the Identity inspector, and give each thing in \
      it a label of its own.
      """,
    fixInCode: """
      cardView.isAccessibilityElement = false
      cardView.shouldGroupAccessibilityChildren = true
      """,
    standards: [.keyboard, .nameRoleValue, .apple("UIAccessibility, isAccessibilityElement")],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "A card that swallows its button",
        """
        <layout name="Orders">
          ↓<view isAccessibilityElement="true" accessibilityLabel="Order 12">
            <label text="Order 12"/>
            <button title="Cancel"/>
          </view>
          ↓<view class="MDCCard" isAccessibilityElement="true" accessibilityLabel="Order 12">
            <button title="Cancel"/>
          </view>
        </layout>
        """,
        message: """
          VoiceOver reads the view “Order 12” as one element and cannot reach the button “Cancel” in \
          it.
          """,
        saysNow: "Order 12"),
      .fails(
        "Two controls, and code that may offer them",
        """
        <layout name="Orders">
          ↓<view class="OrderCard" isAccessibilityElement="true" accessibilityLabel="Order 12">
            <view>
              <button title="Cancel"/>
              <switch accessibilityLabel="Notify me"/>
            </view>
          </view>
        </layout>
        """,
        message: """
          VoiceOver reads the view “Order 12” as one element and cannot reach the 2 controls in it, \
          the first of which is the button “Cancel”.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder",
        """
        ↓<view contentMode="scaleToFill" id="vie-01">
          <rect key="frame" x="20" y="20" width="300" height="100"/>
          <subviews>
            <button opaque="NO" contentMode="scaleToFill" id="btn-01">
              <rect key="frame" x="0.0" y="0.0" width="120" height="48"/>
              <state key="normal" title="Cancel"/>
            </button>
          </subviews>
          <accessibility key="accessibilityConfiguration" label="Order 12">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </view>
        """, in: .interfaceBuilder,
        message: """
          VoiceOver reads the view “Order 12” as one element and cannot reach the button “Cancel” in \
          it.
          """),
      .passes(
        "Texts and pictures may be read as one",
        """
        <layout name="Orders">
          ↓<view isAccessibilityElement="true" accessibilityLabel="Order 12, on its way">
            <label text="Order 12"/>
            <imageView image="truck"/>
            <button title="Cancel" hidden="true"/>
            <button title="Cancel" enabled="false"/>
            <button title="Open" isAccessibilityElement="false"/>
            <button title="Open" userInteractionEnabled="false"/>
            <textView text="Our terms" editable="false"/>
            <view accessibilityElementsHidden="true"><button title="Cancel"/></view>
            <toolbar><barButtonItem title="Menu"/></toolbar>
          </view>
        </layout>
        """),
      .passes(
        "Cells with controls are read part by part; text areas answer for what is in them",
        """
        <layout name="Orders">
          <tableView>
            <tableViewCell>
              <contentView><label text="Order 12"/><button title="Cancel"/></contentView>
            </tableViewCell>
          </tableView>
          <view class="MDCMultilineTextField"><textView/></view>
        </layout>
        """),
      .fails(
        "A text view to write in",
        """
        <layout name="Orders">
          ↓<view isAccessibilityElement="true" accessibilityLabel="Order 12">
            <textView accessibilityLabel="Remark"/>
          </view>
        </layout>
        """,
        message: """
          VoiceOver reads the view “Order 12” as one element and cannot reach the text view \
          “Remark” in it.
          """),
      .passes(
        "Elements that hold nothing, are not made by hand or not reached, or answer for what is in them",
        """
        <layout name="Orders">
          <tableView>
            <tableViewCell><contentView><label text="Order 12"/></contentView></tableViewCell>
          </tableView>
          <view isAccessibilityElement="true" accessibilityLabel="Order 12"/>
          <view isAccessibilityElement="true" accessibilityLabel="Order 12" hidden="true">
            <label text="Order 12"/>
          </view>
          <toolbar isAccessibilityElement="true" accessibilityLabel="Tools">
            <barButtonItem title="Cancel"/>
          </toolbar>
          <view class="MDCChipView" isAccessibilityElement="true" accessibilityLabel="Vegetarian">
            <button title="Remove"/>
          </view>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.isElement == true && screen.exposures[index] == .element
      && screen.elements[index].holdsViewsOfOthers
      && screen.elements[index].subtreeEnd > index + 1
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen) else { return nil }
      let controls = screen.screen.descendants(of: index).filter { inside in
        let element = screen.elements[inside]
        return screen.exposures[inside] == .swallowed(by: index) && element.kind.isControl
          && element.kind != .barButtonItem && element.state.isEnabled
          && element.accessibility.isElement != false
          && (element.kind != .textView || element.textInput?.isEditable == true)
          && screen.takesTouches(inside)
      }
      guard let first = controls.first else { return nil }
      let reach = screen.reach(of: index)
      let what =
        controls.count == 1
        ? "\(screen.elements[first].calledInSentence) in it."
        : """
        the \(controls.count) controls in it, the first of which is \
        \(screen.elements[first].calledInSentence).
        """
      return .fails(
        Finding(
          element: index, others: controls,
          message: """
            VoiceOver reads \(screen.elements[index].calledInSentence) as one element and cannot \
            reach \(what)
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          fix: "Let VoiceOver read what is in it, or offer the controls as custom actions."))
    }
  }
}

extension Element {
  /// A view that does not answer for what is in it by a class of its own.
  fileprivate var holdsViewsOfOthers: Bool {
    if let materialClass, materialClass != .MDCCard { return false }
    switch kind {
    case .view, .stackView, .scrollView, .visualEffectView, .containerView, .tableViewCell,
      .collectionViewCell, .collectionReusableView, .contentView, .imageView, .label, .button,
      .tableView, .collectionView, .other:
      return true
    default: return false
    }
  }
}
