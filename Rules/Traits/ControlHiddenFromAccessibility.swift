import Auditing
import LayoutModel
import VoiceOver

public struct ControlHiddenFromAccessibility: Rule {
  public static let documentation = RuleDocumentation(
    id: "control-hidden-from-accessibility",
    summary: "A control that can be seen and touched is taken from VoiceOver",
    why: """
      What is no accessibility element is not there for people who use VoiceOver, Switch Control or \
      a keyboard: they cannot press the button or fill in the field that everybody else can.
      """,
    decides: """
      A button, text field, text view, switch or slider is shown, enabled and takes touches, and the \
      layout says that it is no accessibility element; or a view that holds controls hides all its \
      accessibility elements. Left alone: controls inside an accessibility element, and a control \
      beside another one that does the same.
      """,
    limits: """
      Code may give VoiceOver another way to the same end, such as a custom action, so a button in a \
      cell needs a look: the cell may do what the button does. With an outlet, a custom class, a tag \
      or a run-time attribute the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Tick Accessibility › Enabled in the Identity inspector, and fill in Label.
      """,
    fixInCode: """
      closeButton.isAccessibilityElement = true
      """,
    standards: [.nameRoleValue, .keyboard, .apple("UIAccessibility, isAccessibilityElement")],
    severity: .error, impact: .critical, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    if screen.elements[index].accessibility.elementsHidden == true {
      return !screen.controls(hiddenBy: index).isEmpty
    }
    switch screen.exposures[index] {
    case .element, .container: return screen.isReachableControl(index)
    case .swallowed, .hidden: return false
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      if screen.elements[index].accessibility.elementsHidden == true {
        return hider(index, in: screen)
      }
      guard screen.exposures[index] == .container, judges(index, in: screen) else { return nil }
      return screen.hasTwin(index) ? nil : hidden(index, in: screen)
    }
  }

  private func hidden(_ index: Int, in screen: ResolvedScreen) -> RuleOutcome {
    var reach = screen.reach(of: index)
    if screen.isInCell(index) {
      reach = reach.atMost(.needsReview, because: "the cell may do what it does")
    } else if screen.elements[index].accessibility.label == nil,
      screen.elements[index].shownText == nil, screen.elements[index].imageName == nil,
      screen.elements[index].kind == .button
    {
      reach = reach.atMost(.needsReview, because: "it shows nothing of its own")
    }
    return .fails(
      Finding(
        element: index,
        message: """
          VoiceOver cannot reach \(screen.elements[index].calledInSentence): it is no accessibility \
          element.
          """,
        certainty: reach.certainty, reason: reach.reason, saysNow: "",
        wouldSay: screen.utterance(of: index) { $0.accessibility.isElement = true }.markedText,
        fix: "Make it an accessibility element."))
  }

  private func hider(_ index: Int, in screen: ResolvedScreen) -> RuleOutcome? {
    let controls = screen.controls(hiddenBy: index)
    guard let first = controls.first else { return nil }
    let reach = screen.reach(of: index)
    let name = screen.elements[first].calledInSentence
    let what =
      switch controls.count {
      case 1 where first == index: "itself from VoiceOver."
      case 1: "\(name) from VoiceOver."
      default: "\(controls.count) controls from VoiceOver, the first of which is \(name)."
      }
    return .fails(
      Finding(
        element: index, others: controls.filter { $0 != index },
        message: "\(screen.elements[index].subject) hides \(what)",
        certainty: reach.certainty, reason: reach.reason, saysNow: "",
        fix: "Do not hide the accessibility elements of a view with controls."))
  }
}

extension ResolvedScreen {
  /// Whether a person who sees and touches can use the element.
  fileprivate func isReachableControl(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .button, .textField, .switch, .slider: break
    case .textView where elements[index].textInput?.isEditable == true: break
    default: return false
    }
    return elements[index].state.isEnabled && isShown(index) && takesTouches(index)
  }

  fileprivate func controls(hiddenBy index: Int) -> [Int] {
    (index..<elements[index].subtreeEnd).filter {
      exposures[$0] == .hidden(by: index) && isReachableControl($0)
    }
  }

  fileprivate func isInCell(_ index: Int) -> Bool {
    screen.ancestors(of: index).contains {
      elements[$0].kind == .tableViewCell || elements[$0].kind == .collectionViewCell
    }
  }

  /// Whether VoiceOver reaches another control of the screen that does the same.
  fileprivate func hasTwin(_ index: Int) -> Bool {
    let actions = elements[index].actions
    guard !actions.isEmpty else { return false }
    return elements.indices.contains {
      elements[$0].actions == actions && exposures[$0] == .element
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A button that VoiceOver passes over",
    """
    <layout name="Photo">
      ↓<button symbol="xmark" accessibilityLabel="Close" isAccessibilityElement="false"/>
    </layout>
    """,
    message: "VoiceOver cannot reach the button “Close”: it is no accessibility element.",
    saysNow: "", wouldSay: "Close. Button."),
  .fails(
    "A whole form",
    """
    <layout name="Sign in">
      ↓<view accessibilityElementsHidden="true" outlet="form">
        <textField placeholder="Email"/>
        <button title="Sign in"/>
      </view>
    </layout>
    """,
    message: """
      The view hides 2 controls from VoiceOver, the first of which is the text field “Email”.
      """,
    certainty: .likely),
  .fails(
    "In Interface Builder",
    """
    ↓<textField opaque="NO" contentMode="scaleToFill" placeholder="Email" id="txt-01">
      <rect key="frame" x="20" y="20" width="200" height="48"/>
      <accessibility key="accessibilityConfiguration">
        <bool key="isElement" value="NO"/>
      </accessibility>
      <textInputTraits key="textInputTraits"/>
    </textField>
    """, in: .interfaceBuilder,
    message: "VoiceOver cannot reach the text field “Email”: it is no accessibility element."),
  .fails(
    "In a cell, which may do what it does",
    """
    <layout name="Photo">
      <tableView>
        <tableViewCell>
          <contentView>
            <switch accessibilityLabel="Lock"/>
            ↓<button title="Lock" isAccessibilityElement="false"/>
          </contentView>
        </tableViewCell>
      </tableView>
      <collectionView>
        <collectionViewCell>
          <contentView>
            <switch accessibilityLabel="Lock"/>
            ↓<button title="Lock" isAccessibilityElement="false"/>
          </contentView>
        </collectionViewCell>
      </collectionView>
    </layout>
    """,
    message: "VoiceOver cannot reach the button “Lock”: it is no accessibility element.",
    certainty: .needsReview),
  .passes(
    "Nobody can use it, or the element around it is there for it",
    """
    <layout name="Photo">
      <button title="Save" isAccessibilityElement="false" hidden="true"/>
      <button title="Save" isAccessibilityElement="false" enabled="false"/>
      <button title="Save" isAccessibilityElement="false" userInteractionEnabled="false"/>
      <view isAccessibilityElement="true" accessibilityLabel="Photo" accessibilityTraits="button">
        <button title="Open" isAccessibilityElement="false"/>
      </view>
      <view accessibilityElementsHidden="true"><imageView image="waves"/></view>
      <view accessibilityElementsHidden="true" hidden="true"><button title="Save"/></view>
      <textView text="Our terms" editable="false" isAccessibilityElement="false"/>
    </layout>
    """),
  .passes(
    "Another control does the same",
    """
    <layout name="Photo">
      ↓<button symbol="xmark" isAccessibilityElement="false" action="close:"/>
      ↓<button title="Close" action="close:"/>
    </layout>
    """),
  .fails(
    "A button without anything on it may lie over something else",
    """
    <layout name="Photo">
      ↓<button isAccessibilityElement="false"/>
    </layout>
    """,
    message: """
      VoiceOver cannot reach the button: it is no accessibility element.
      """,
    certainty: .needsReview),
  .fails(
    "A button with an image alone",
    """
    <layout name="Photo">
      ↓<button image="ic_close" isAccessibilityElement="false"/>
    </layout>
    """,
    message: """
      VoiceOver cannot reach the button “ic_close”: it is no accessibility element.
      """),
  .fails(
    "A button with a title or a label alone",
    """
    <layout name="Photo">
      ↓<button title="Close" isAccessibilityElement="false"/>
      ↓<button accessibilityLabel="Close" isAccessibilityElement="false"/>
    </layout>
    """,
    message: "VoiceOver cannot reach the button “Close”: it is no accessibility element."),
  .fails(
    "A field to fill in, without anything on it",
    """
    <layout name="Photo">
      ↓<textField isAccessibilityElement="false"/>
    </layout>
    """,
    message: """
      VoiceOver cannot reach the text field: it is no accessibility element.
      """),
  .fails(
    "A text view to write in",
    """
    <layout name="Photo">
      ↓<textView accessibilityLabel="Notes" isAccessibilityElement="false"/>
    </layout>
    """,
    message: """
      VoiceOver cannot reach the text view “Notes”: it is no accessibility element.
      """),
  .fails(
    "A control that hides itself",
    """
    <layout name="Photo">
      ↓<button title="Save" accessibilityElementsHidden="true"/>
    </layout>
    """,
    message: "The button “Save” hides itself from VoiceOver."),
  .fails(
    "A view with one control",
    """
    <layout name="Photo">
      ↓<view accessibilityElementsHidden="true">
        <view accessibilityElementsHidden="true"><button title="Save"/></view>
        <button title="Open" hidden="true"/>
      </view>
    </layout>
    """,
    message: "The view hides the button “Save” from VoiceOver."),
  .fails(
    "Others do something else, or are not reached either",
    """
    <layout name="Photo">
      ↓<button title="Close" isAccessibilityElement="false" action="close:"/>
      <button title="Save" action="save:"/>
      <button title="Close" action="close:" hidden="true"/>
    </layout>
    """,
    message: "VoiceOver cannot reach the button “Close”: it is no accessibility element."),
]
