import Auditing
import LayoutModel

public struct StepperNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "stepper-no-label",
    summary: "A stepper has no accessibility label",
    why: """
      VoiceOver reads the two halves of a stepper as “Decrement. Button.” and “Increment. Button.”: not what \
      they change, and not the value they change it to.
      """,
    decides: """
      A stepper VoiceOver reaches has no accessibility label with something to read in it. The label \
      above it or before it is suggested as its name. Left alone: steppers that are hidden, taken from \
      VoiceOver or take no touches, and those inside an element that is read as one.
      """,
    limits: """
      Code of the project that sets its label, or takes the stepper from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class or a tag makes the finding likely, and certain once all the code behind it was \
      read and understood; where a run-time attribute holds a text, which may be the label, a \
      person must look. Which label belongs to the stepper is judged by where it stands, in \
      layouts that read from left to right. Apple does not document how a label of the stepper \
      itself is spoken with its halves; listen to it on a device.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with what the stepper changes. Where the value \
      stands in a label beside it, a view around both that is one adjustable element reads best.
      """,
    fixInCode: """
      guestsStepper.accessibilityLabel = guestsLabel.text
      """,
    standards: [
      .labelsOrInstructions, .nameRoleValue, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .warning, impact: .serious,
    examples: [
      .fails(
        "Two buttons without an object",
        """
        <layout name="Booking">
          <label text="Guests" frame="16 100 120 32"/>
          ↓<stepper value="2" frame="260 100 94 32"/>
        </layout>
        """,
        message: """
          The stepper has no accessibility label; VoiceOver does not connect it with the label “Guests”.
          """,
        saysNow: "Decrement. Button. Increment. Button."),
      .fails(
        "In Interface Builder, with an outlet",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="BookingView">
          <subviews>
            ↓<stepper opaque="NO" contentMode="scaleToFill" maximumValue="100" id="stp-01"/>
          </subviews>
          <connections>
            <outlet property="stepper" destination="stp-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The stepper has no accessibility label, so VoiceOver says “Decrement” and “Increment” and not \
          of what.
          """,
        certainty: .likely),
      .passes(
        "Labelled",
        """
        <layout name="Booking">
          ↓<stepper accessibilityLabel="Guests" value="2"/>
          <switch accessibilityLabel="Sound"/>
          <stepper accessibilityLabel="Guests" hidden="true"/>
          <stepper accessibilityLabel="Guests" userInteractionEnabled="false"/>
          <stepper accessibilityHint="How many come."/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Booking">
          <stepper hidden="true"/>
          <stepper userInteractionEnabled="false"/>
        </layout>
        """),
      .passes(
        "Other controls have rules of their own",
        """
        <layout name="Screen">
          <switch/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .stepper && screen.isReached(index)
      && screen.takesTouches(index)
      && (screen.elements[index].accessibility.label?.text.visible != nil
        || screen.lacksLabel(index))
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard screen.elements[index].kind == .stepper, screen.lacksLabel(index) else { return nil }
      return screen.missingLabel(
        of: index, so: "VoiceOver says “Decrement” and “Increment” and not of what",
        advice: "Give it an accessibility label that says what it changes.",
        reach: screen.reachOfMissingName(index),
        isSpoken: false)
    }
  }
}
