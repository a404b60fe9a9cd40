import Auditing
import LayoutModel

public struct SliderNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "slider-no-label",
    summary: "A slider has no accessibility label",
    why: """
      VoiceOver says “75%. Adjustable.” and not of what: the volume, the brightness, the place in a song. \
      The icons and labels around a slider help only those who see them.
      """,
    decides: """
      A slider VoiceOver reaches has no accessibility label with something to read in it. The label \
      above it or before it is suggested as its name. Left alone: sliders that are hidden, taken from \
      VoiceOver or take no touches, and those inside an element that is read as one.
      """,
    limits: """
      Code of the project that sets its label, or takes the slider from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class or a tag makes the finding likely, and certain once all the code behind it was \
      read and understood; where a run-time attribute holds a text, which may be the label, a \
      person must look. Which label belongs to the slider is judged by where it stands, in \
      layouts that read from left to right.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with what the slider sets: “Volume”.
      """,
    fixInCode: """
      volumeSlider.accessibilityLabel = NSLocalizedString("Volume", comment: "")
      """,
    standards: [
      .labelsOrInstructions, .nameRoleValue, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "A value of nothing",
        """
        <layout name="Player">
          ↓<slider minimumValue="0" maximumValue="100" value="75"/>
        </layout>
        """,
        message: """
          The slider has no accessibility label, so VoiceOver says a percentage and not of what.
          """,
        saysNow: "75%. Adjustable. | Swipe up or down with one finger to adjust the value.",
        wouldSay: "‹name›: 75%. Adjustable. | Swipe up or down with one finger to adjust the value."
      ),
      .fails(
        "A label above it, in Interface Builder, and an outlet",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="PlayerView">
          <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
          <subviews>
            <label opaque="NO" contentMode="left" text="Volume" id="lbl-01">
              <rect key="frame" x="20" y="20" width="200" height="20"/>
            </label>
            ↓<slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="sld-01">
              <rect key="frame" x="18" y="44" width="300" height="31"/>
            </slider>
          </subviews>
          <connections>
            <outlet property="volumeSlider" destination="sld-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The slider has no accessibility label; VoiceOver does not connect it with the label “Volume”.
          """,
        certainty: .likely,
        wouldSay: "Volume: 50%. Adjustable. | Swipe up or down with one finger to adjust the value."
      ),
      .fails(
        "The label right above it shows the value; its name stands above that",
        """
        <layout name="Search">
          <label text="Within *" frame="0 0 144 18"/>
          <label text="X km" frame="0 22 31 18"/>
          ↓<slider value="0.5" frame="0 46 358 31"/>
          <label text="XXX km" frame="300 80 58 18"/>
        </layout>
        """,
        message: """
          The slider has no accessibility label; VoiceOver does not connect it with the label \
          “Within *”.
          """,
        wouldSay: "Within: 50%. Adjustable. | Swipe up or down with one finger to adjust the value."
      ),
      .fails(
        "In a stack view, and nothing but the value",
        """
        <layout name="Search">
          <stackView>
            <label text="Distance"/>
            <label text="XXX km"/>
            <slider accessibilityLabel="Distance"/>
          </stackView>
          <stackView>
            <label text="X km"/>
            ↓<slider/>
          </stackView>
        </layout>
        """,
        message:
          "The slider has no accessibility label, so VoiceOver says a percentage and not of what."
      ),
      .passes(
        "Labelled",
        """
        <layout name="Player">
          ↓<slider accessibilityLabel="Volume" value="0.5"/>
          <switch accessibilityLabel="Sound"/>
          <slider accessibilityLabel="Volume" hidden="true"/>
          <slider accessibilityLabel="Volume" userInteractionEnabled="false"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Player">
          <slider isAccessibilityElement="false"/>
          <slider hidden="true"/>
          <slider userInteractionEnabled="false"/>
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
    screen.elements[index].kind == .slider && screen.isReached(index)
      && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard screen.elements[index].kind == .slider, screen.lacksLabel(index) else { return nil }
      return screen.missingLabel(
        of: index, so: "VoiceOver says a percentage and not of what",
        advice: "Give it an accessibility label that says what it sets.",
        reach: screen.reachOfMissingName(index))
    }
  }
}
