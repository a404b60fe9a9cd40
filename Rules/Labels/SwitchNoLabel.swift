import Auditing
import LayoutModel

public struct SwitchNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "switch-no-label",
    summary: "A switch has no accessibility label",
    why: """
      VoiceOver says “Switch Button. On.” and not what is on. The label beside the switch is read as an \
      element of its own, before or after it, and with several switches in a list it is anyone’s guess \
      which is which. Voice Control cannot toggle the switch by name.
      """,
    decides: """
      A switch VoiceOver reaches has no accessibility label with something to read in it. The label \
      above it or before it is suggested as its name. Left alone: switches that are hidden, taken from \
      VoiceOver or take no touches, and those inside an element that is read as one.
      """,
    limits: """
      Code of the project that sets its label, or takes the switch from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class or a tag makes the finding likely, and certain once all the code behind it was \
      read and understood; where a run-time attribute holds a text, which may be the label, a \
      person must look. Which label belongs to the switch is judged by where it stands, in \
      layouts that read from left to right.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with the text of the label beside the switch, \
      and clear Accessibility › Enabled of that label, so that it is read once.
      """,
    fixInCode: """
      wifiSwitch.accessibilityLabel = wifiLabel.text
      """,
    standards: [
      .labelsOrInstructions, .nameRoleValue, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "A label in the same row",
        """
        <layout name="Settings">
          <label text="Wi-Fi" frame="16 100 120 31"/>
          ↓<switch on="true" frame="310 100 51 31"/>
          <label text="Bluetooth" frame="16 150 120 31"/>
          <switch accessibilityLabel="Bluetooth" frame="310 150 51 31"/>
        </layout>
        """,
        message: """
          The switch has no accessibility label; VoiceOver does not connect it with the label “Wi-Fi”.
          """,
        saysNow: "Switch Button. On. | Double tap to toggle setting.",
        wouldSay: "Wi-Fi. Switch Button. On. | Double tap to toggle setting."),
      .fails(
        "Nothing beside it, and an outlet",
        """
        <layout name="Settings">
          ↓<switch outlet="wifiSwitch"/>
        </layout>
        """,
        message: """
          The switch has no accessibility label, so VoiceOver says only whether it is on.
          """,
        certainty: .likely, saysNow: "Switch Button. Off. | Double tap to toggle setting.",
        wouldSay: "‹name›. Switch Button. Off. | Double tap to toggle setting."),
      .fails(
        "In a static cell, which is not read as one element",
        """
        <layout name="Settings">
          <tableView>
            <tableViewCell>
              <contentView>
                <label text="Wi-Fi"/>
                ↓<switch accessibilityLabel=" "/>
              </contentView>
            </tableViewCell>
          </tableView>
        </layout>
        """,
        message: """
          The switch has no accessibility label; VoiceOver does not connect it with the label “Wi-Fi”.
          """),
      .fails(
        "In Interface Builder, in a stack view",
        """
        <stackView opaque="NO" contentMode="scaleToFill" id="stk-01">
          <subviews>
            <label opaque="NO" contentMode="left" text="Wi-Fi:" id="lbl-01"/>
            ↓<switch opaque="NO" contentMode="scaleToFill" on="YES" id="swt-01"/>
          </subviews>
        </stackView>
        """, in: .interfaceBuilder,
        message: """
          The switch has no accessibility label; VoiceOver does not connect it with the label “Wi-Fi:”.
          """,
        wouldSay: "Wi-Fi. Switch Button. On. | Double tap to toggle setting."),
      .fails(
        "Told once, however long the label is in another language",
        """
        <layout name="Settings">
          <label id="lbl-01" text="Manage cookie consent" frame="16 100 120 31"/>
          ↓<switch id="swt-01" on="true" frame="310 100 51 31"/>
        </layout>
        """,
        strings: [
          "de": "\"lbl-01.text\" = \"Cookies verwalten\";",
          "fr": """
          "lbl-01.text" = "Laisser l’application gérer pour vous les demandes de consentement";
          """,
        ],
        message: """
          The switch has no accessibility label; VoiceOver does not connect it with the label \
          “Manage cookie consent”.
          """),
      .passes(
        "Labelled",
        """
        <layout name="Settings">
          ↓<switch accessibilityLabel="Wi-Fi"/>
          <slider accessibilityLabel="Volume"/>
          <switch accessibilityLabel="Wi-Fi" hidden="true"/>
          <switch accessibilityLabel="Wi-Fi" userInteractionEnabled="false"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger, or read with its cell",
        """
        <layout name="Settings">
          <switch isAccessibilityElement="false"/>
          <switch hidden="true"/>
          <switch userInteractionEnabled="false"/>
          <view isAccessibilityElement="true" accessibilityLabel="Wi-Fi">
            <switch/>
          </view>
        </layout>
        """),
      .passes(
        "Other controls have rules of their own",
        """
        <layout name="Screen">
          <slider/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .switch && screen.isReached(index)
      && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard screen.elements[index].kind == .switch, screen.lacksLabel(index) else { return nil }
      return screen.missingLabel(
        of: index, so: "VoiceOver says only whether it is on",
        advice: "Give it an accessibility label that says what it turns on.",
        reach: screen.reachOfMissingName(index))
    }
  }
}
