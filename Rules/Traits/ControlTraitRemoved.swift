import Auditing
import LayoutModel

public struct ControlTraitRemoved: Rule {
  public static let documentation = RuleDocumentation(
    id: "control-trait-removed",
    summary: "The traits stated for a control take away what it is",
    why: """
      Traits set in a layout take the place of those of the class. A button without the trait is \
      read like any text, so nobody knows that it can be tapped; a slider that is not adjustable \
      does not answer to swipes up and down, and VoiceOver cannot move it.
      """,
    decides: """
      The layout states the traits of a button, and none of them is button, link, search field, \
      keyboard key, tab bar or adjustable; or those of a slider or page control without adjustable. \
      What MDCButton adds by itself is taken in. Buttons that are only wrongly called dimmed are \
      left to not-enabled-mismatch.
      """,
    limits: """
      That traits from Interface Builder take the place of the class's own is how UIKit's \
      property works and not documented for nibs, so the finding is likely there. Code of the \
      project that sets the traits exempts the control; where it does so only under a condition, \
      a person must look.
      """,
    fixInInterfaceBuilder: """
      Tick Button (Adjustable for a slider) under Accessibility › Traits in the Identity inspector, \
      besides what else is right.
      """,
    fixInCode: """
      playButton.accessibilityTraits.insert(.button)
      """,
    standards: [.nameRoleValue, .apple("UIAccessibility, accessibilityTraits")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "A button that is read as a text",
        """
        <layout name="Player">
          ↓<button title="Play" accessibilityTraits="startsMediaSession"/>
        </layout>
        """,
        message: """
          The button “Play” is not called a button: the traits stated for it, starts media session, \
          take the place of its own.
          """,
        saysNow: "Play", wouldSay: "Play. Button."),
      .fails(
        "A slider that VoiceOver cannot move",
        """
        <layout name="Player">
          ↓<slider accessibilityLabel="Volume" value="0.5" accessibilityTraits="none"/>
        </layout>
        """,
        message: """
          The slider “Volume” is not called adjustable: the traits stated for it, none, take the \
          place of its own.
          """,
        saysNow: "Volume: 50%",
        wouldSay: "Volume: 50%. Adjustable. | Swipe up or down with one finger to adjust the value."
      ),
      .fails(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="20" y="20" width="120" height="48"/>
          <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" staticText="YES"/>
          </accessibility>
          <state key="normal" title="Play"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button “Play” is not called a button: the traits stated for it, static text, take the \
          place of its own.
          """,
        certainty: .likely),
      .passes(
        "Another role is a role",
        """
        <layout name="Player">
          ↓<button title="Play" accessibilityTraits="button startsMediaSession"/>
          ↓<button title="Licences" accessibilityTraits="link"/>
          ↓<button title="7" accessibilityTraits="keyboardKey"/>
          ↓<slider accessibilityLabel="Volume" accessibilityTraits="adjustable"/>
          <switch accessibilityLabel="Repeat" accessibilityTraits="none"/>
          <button title="Stop"/>
        </layout>
        """),
      .passes(
        "MDCButton adds the trait by itself",
        """
        <layout name="Player">
          ↓<button class="MDCButton" title="Play" accessibilityTraits="startsMediaSession"/>
        </layout>
        """),
      .passes(
        "Only wrongly dimmed: see not-enabled-mismatch; and not heard",
        """
        <layout name="Player">
          <button title="Play" accessibilityTraits="notEnabled"/>
          <button title="Play" accessibilityTraits="none" hidden="true"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.traits]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.traits != nil
      && screen.elements[index].kind.ownTraits != nil && screen.exposures[index] == .element
      && !screen.isWronglyDimmed(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withTraits.compactMap { index in
      guard judges(index, in: screen), let own = screen.elements[index].kind.ownTraits,
        let stated = screen.elements[index].accessibility.traits
      else { return nil }
      let utterance = screen.utterance(of: index)
      guard utterance.traits.isDisjoint(with: own.accepted) else { return nil }
      let element = screen.elements[index]
      var reach = screen.reachOfSpeech(of: index).resting(on: utterance)
      if screen.format != .layoutXML {
        reach = reach.atMost(
          .likely, because: "how a nib sets traits is not documented")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            \(element.subject) is not called \(own.name): the traits stated for it, \
            \(stated.names), take the place of its own.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: utterance.markedText,
          wouldSay: screen.utterance(of: index) {
            $0.accessibility.traits = stated.subtracting(.staticText).union(own.role)
          }.markedText,
          fix: "Add the trait \(own.role.names)."))
    }
  }
}

extension Element.Kind {
  /// The trait that says what the control is, what stands for it, and how messages call it.
  fileprivate var ownTraits:
    (role: AccessibilityTraits, accepted: AccessibilityTraits, name: String)?
  {
    switch self {
    case .button:
      (
        .button,
        [.button, .link, .searchField, .keyboardKey, .tabBar, .adjustable, .toggleButton],
        "a button"
      )
    case .slider, .pageControl: (.adjustable, .adjustable, "adjustable")
    default: nil
    }
  }
}
