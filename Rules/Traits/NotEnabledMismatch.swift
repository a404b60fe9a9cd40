import Auditing
import LayoutModel

public struct NotEnabledMismatch: Rule {
  public static let documentation = RuleDocumentation(
    id: "not-enabled-mismatch",
    summary: "VoiceOver calls an element dimmed that is not disabled",
    why: """
      “Dimmed” tells a person that a control is there and cannot be used now. Said of a text or of \
      a control that works, it makes people pass over what they could use, or wonder what they would \
      have to do first.
      """,
    decides: """
      The layout states the trait “not enabled” for an element that VoiceOver reaches, and the \
      element is no control, or a control that is enabled and takes touches.
      """,
    limits: """
      Code of the project that sets its traits, or takes the element from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood. Where code enables or disables the control, a \
      person must look.
      """,
    fixInInterfaceBuilder: """
      Clear the trait under Accessibility › Traits in the Identity inspector. Some versions of Xcode \
      show it the other way round, as User Interaction Enabled, which then has to be ticked. To take \
      an element from VoiceOver, clear Accessibility › Enabled instead.
      """,
    fixInCode: """
      titleLabel.accessibilityTraits.remove(.notEnabled)
      """,
    standards: [.nameRoleValue, .apple("UIAccessibilityTraits, notEnabled")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "A text is not disabled",
        """
        <layout name="Order">
          ↓<label text="Total" accessibilityTraits="notEnabled"/>
        </layout>
        """,
        message: """
          VoiceOver calls the label “Total” dimmed: it has the trait “not enabled” and nothing that \
          could be disabled.
          """,
        saysNow: "Total. Dimmed.", wouldSay: "Total"),
      .fails(
        "A button that works and is no longer called a button",
        """
        <layout name="Order">
          ↓<button title="Buy" accessibilityTraits="notEnabled" outlet="buyButton"/>
        </layout>
        """,
        message: """
          VoiceOver calls the button “Buy” dimmed: it has the trait “not enabled” although it is \
          enabled.
          """,
        certainty: .likely, saysNow: "Buy. Dimmed.", wouldSay: "Buy. Button."),
      .fails(
        "In Interface Builder",
        """
        ↓<view contentMode="scaleToFill" id="vie-01">
          <rect key="frame" x="20" y="20" width="200" height="48"/>
          <accessibility key="accessibilityConfiguration" label="Balance">
            <accessibilityTraits key="traits" notEnabled="YES"/>
            <bool key="isElement" value="YES"/>
          </accessibility>
        </view>
        """, in: .interfaceBuilder,
        message: """
          VoiceOver calls the view “Balance” dimmed: it has the trait “not enabled” and nothing that \
          could be disabled.
          """,
        saysNow: "Balance. Dimmed.", wouldSay: "Balance"),
      .passes(
        "What cannot be used",
        """
        <layout name="Order">
          ↓<button title="Buy" enabled="false" accessibilityTraits="button notEnabled"/>
          ↓<button title="Buy" userInteractionEnabled="false" accessibilityTraits="button notEnabled"/>
          ↓<label text="Sold out" enabled="false" accessibilityTraits="staticText notEnabled"/>
          <button title="Back"/>
          <button title="Help" accessibilityTraits="button"/>
        </layout>
        """),
      .passes(
        "VoiceOver does not stop at it",
        """
        <layout name="Order">
          <view accessibilityTraits="notEnabled"><label text="Total"/></view>
          <imageView image="stripes" accessibilityTraits="image notEnabled"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.traits]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.traits?.contains(.notEnabled) == true
      && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withTraits.compactMap { index in
      guard screen.exposures[index] == .element, screen.isWronglyDimmed(index) else { return nil }
      let element = screen.elements[index]
      var reach = screen.reachOfSpeech(of: index)
      if let fact = element.evidence?.facts.first(where: { $0.property == .enabled }) {
        reach = Reach(
          certainty: .needsReview,
          reason: "code enables or disables it (\(fact.place.description))", cause: reach.cause)
      }
      let cause =
        element.kind.isControl
        ? "although it is enabled" : "and nothing that could be disabled"
      return .fails(
        Finding(
          element: index,
          message: """
            VoiceOver calls \(element.calledInSentence) dimmed: it has the trait “not enabled” \
            \(cause).
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.utterance(of: index) {
            // Without a role of its own the set has nothing to keep: the class's traits are right.
            let rest = $0.accessibility.traits?.subtracting(.notEnabled) ?? []
            $0.accessibility.traits = rest.isEmpty ? nil : rest
          }.markedText,
          fix: "Remove the trait “not enabled”."))
    }
  }
}

extension ResolvedScreen {
  /// Whether the trait “not enabled” is stated of an element that is not disabled.
  func isWronglyDimmed(_ index: Int) -> Bool {
    guard elements[index].accessibility.traits?.contains(.notEnabled) == true else { return false }
    return elements[index].state.isEnabled
      && !(elements[index].kind.isControl && !takesTouches(index))
  }
}
