import Auditing
import LayoutModel

public struct PickerNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "picker-no-label",
    summary: "A picker has no accessibility label",
    why: """
      VoiceOver reads the wheels of a picker one by one with what they show: “15”. Which date or which choice \
      it is for, and where one of two pickers ends, only the screen shows.
      """,
    decides: """
      A date picker or picker view on the screen has no accessibility label with something to read in it. \
      The label above it or before it is suggested as its name. Left alone: pickers that are hidden, taken \
      from VoiceOver or take no touches, and those inside an element that is read as one.
      """,
    limits: """
      No public source says what VoiceOver makes of a picker, so a finding is never certain, \
      whatever code was read. Code of the project that sets its label, or takes the picker from \
      VoiceOver, exempts it; where it does so only under a condition, a person must look. A \
      picker view is filled by code, which can label its wheels \
      (`pickerView(_:accessibilityLabelForComponent:)`); that is not looked for, so a person must \
      look; so too where a date picker has an outlet and nothing beside it to name it. Which \
      label belongs to the picker is judged by where it stands.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with what the picker chooses: “Departure”.
      """,
    fixInCode: """
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
        -> String? { NSLocalizedString("Country", comment: "") }
      """,
    standards: [
      .labelsOrInstructions, .nameRoleValue,
      .apple("UIPickerViewAccessibilityDelegate, pickerView(_:accessibilityLabelForComponent:)"),
    ],
    severity: .warning, impact: .serious,
    examples: [
      .fails(
        "A label above it, which VoiceOver does not connect",
        """
        <layout name="Trip">
          <label text="Departure" frame="16 100 300 20"/>
          ↓<datePicker frame="16 124 320 216"/>
        </layout>
        """,
        message: """
          The date picker has no accessibility label; VoiceOver does not connect it with the label \
          “Departure”.
          """,
        certainty: .likely),
      .fails(
        "The delegate may name the wheels",
        """
        <layout name="Trip">
          ↓<pickerView/>
        </layout>
        """,
        message: """
          The picker view has no accessibility label, so VoiceOver says what is chosen and not of what.
          """,
        certainty: .needsReview),
      .fails(
        "In Interface Builder, with an outlet and nothing beside it",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="TripView">
          <subviews>
            ↓<datePicker contentMode="scaleToFill" datePickerMode="date" id="dtp-01">
              <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
            </datePicker>
          </subviews>
          <connections>
            <outlet property="datePicker" destination="dtp-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The date picker has no accessibility label, so VoiceOver says what is chosen and not of what.
          """,
        certainty: .needsReview),
      .passes(
        "Labelled",
        """
        <layout name="Trip">
          ↓<datePicker accessibilityLabel="Departure"/>
          ↓<pickerView accessibilityLabel="Country"/>
          <switch accessibilityLabel="Sound"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Trip">
          <datePicker hidden="true"/>
          <datePicker accessibilityElementsHidden="true"/>
          <pickerView userInteractionEnabled="false"/>
        </layout>
        """),
      .fails(
        "A class of its own, and a label beside it",
        """
        <layout name="Screen">
          <label text="Departure"/>
          ↓<datePicker class="DayPicker"/>
        </layout>
        """,
        message: """
          The date picker has no accessibility label; VoiceOver does not connect it with \
          the label “Departure”.
          """,
        certainty: .likely),
      .passes(
        "Not reached by VoiceOver or by a finger, or with a hint alone: see hint-without-label",
        """
        <layout name="Screen">
          <datePicker accessibilityLabel="Departure" hidden="true"/>
          <datePicker accessibilityLabel="Departure" userInteractionEnabled="false"/>
          <datePicker isAccessibilityElement="true" accessibilityHint="When you leave."/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    let kind = screen.elements[index].kind
    return (kind == .datePicker || kind == .pickerView) && screen.isReached(index)
      && screen.takesTouches(index)
      && (screen.elements[index].accessibility.label?.text.visible != nil
        || screen.lacksLabel(index))
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      let kind = screen.elements[index].kind
      guard kind == .datePicker || kind == .pickerView, screen.lacksLabel(index) else { return nil }
      var reach = screen.reachOfMissingName(index)
      if kind == .pickerView {
        reach = reach.atMost(.needsReview, because: "its delegate in code may name the wheels")
      } else {
        reach = reach.atMost(
          .likely, because: "no source confirms what VoiceOver says of a date picker")
        if screen.caption(of: index) == nil { reach = reach.whereCodeUsuallyFillsIn }
      }
      return screen.missingLabel(
        of: index, so: "VoiceOver says what is chosen and not of what",
        advice: "Give it an accessibility label that says what it chooses.", reach: reach,
        isSpoken: false)
    }
  }
}
