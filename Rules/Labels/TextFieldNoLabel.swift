import Auditing
import LayoutModel

public struct TextFieldNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "text-field-no-label",
    summary: "A text field has neither an accessibility label nor a placeholder",
    why: """
      VoiceOver says “Text Field” and not what to type. A label that stands beside the field \
      helps only those who see that it does: VoiceOver does not connect the two.
      """,
    decides: """
      A text field VoiceOver reaches has no accessibility label, no placeholder and, as a \
      Material text field, no floating label or underline text that is read with it. The text \
      the field is filled in with is no name. The label above the field or before it is \
      suggested as its name. Left alone: fields that are hidden, taken from VoiceOver or take no \
      touches, and fields with an accessibility hint (see hint-without-label).
      """,
    limits: """
      Code often fills in text fields that have an outlet: 69 of 114 such fields of public apps, \
      counted by the names of outlets in their sources. Code of the project that sets its label \
      or placeholder, or takes the field from VoiceOver, exempts it; where it does so only under \
      a condition, a person must look. Failing that, with an outlet, a custom class or a run-time \
      attribute with a text a person must look, until all the code behind it was read and \
      understood. Which label belongs to a field is judged by where it stands, in layouts that \
      read from left to right.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with the text of the label beside \
      the field.
      """,
    fixInCode: """
      emailField.accessibilityLabel = emailLabel.text
      """,
    standards: [
      .infoAndRelationships, .labelsOrInstructions, .nameRoleValue,
      .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "No name at all",
        """
        <layout name="Search">
          ↓<textField/>
        </layout>
        """,
        message: """
          The text field has no accessibility label and no placeholder, so VoiceOver does not say \
          what it is for.
          """,
        saysNow: "Text Field. | Double tap to edit.",
        wouldSay: "‹name›. Text Field. | Double tap to edit."),
      .fails(
        "A label above it, which VoiceOver does not connect",
        """
        <layout name="Sign in">
          <label text="Password: *" frame="20 100 200 20"/>
          <label text="*" frame="20 110 200 14"/>
          <label text="Forgotten?" frame="20 170 200 20"/>
          ↓<textField secureTextEntry="true" frame="20 124 335 44"/>
        </layout>
        """,
        message: """
          The text field has no accessibility label and no placeholder; VoiceOver does not \
          connect it with the label “Password: *”.
          """,
        saysNow: "Secure Text Field. | Double tap to edit.",
        wouldSay: "Password. Secure Text Field. | Double tap to edit."),
      .fails(
        "Text is no name",
        """
        <layout name="Profile">
          <stackView>
            <label text="City"/>
            ↓<textField text="Lyon" placeholder=" "/>
          </stackView>
        </layout>
        """,
        message: """
          The text field “Lyon” has no accessibility label and no placeholder; VoiceOver does not \
          connect it with the label “City”.
          """,
        saysNow: "Lyon. Text Field. | Double tap to edit.",
        wouldSay: "City: Lyon. Text Field. | Double tap to edit."),
      .fails(
        "Code usually fills it in",
        """
        <layout name="Sign in">
          ↓<textField outlet="userField"/>
          ↓<textField class="FloatingLabelField"/>
        </layout>
        """,
        message: """
          The text field has no accessibility label and no placeholder, so VoiceOver does not say \
          what it is for.
          """,
        certainty: .needsReview),
      .fails(
        "In Interface Builder, the label before it",
        """
        <label opaque="NO" contentMode="left" text="City" id="lbl-01">
          <rect key="frame" x="20" y="20" width="60" height="34"/>
        </label>
        ↓<textField opaque="NO" contentMode="scaleToFill" minimumFontSize="17" id="txt-01">
          <rect key="frame" x="88" y="20" width="200" height="34"/>
          <textInputTraits key="textInputTraits"/>
        </textField>
        """, in: .interfaceBuilder,
        message: """
          The text field has no accessibility label and no placeholder; VoiceOver does not \
          connect it with the label “City”.
          """,
        wouldSay: "City. Text Field. | Double tap to edit."),
      .passes(
        "Named",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email"/>
          ↓<textField class="MDCFilledTextField" floatingLabelText="Email"/>
          ↓<textField class="MDCTextField" leadingUnderlineText="Zip code"/>
        </layout>
        """),
      .passes(
        "Only a placeholder: see placeholder-only-label",
        """
        <layout name="Sign in">
          ↓<textField placeholder="Email"/>
        </layout>
        """),
      .passes(
        "Only a hint: see hint-without-label",
        """
        <layout name="Sign in">
          <textField accessibilityHint="Letters and digits only."/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Sign in">
          <textField isAccessibilityElement="false"/>
          <textField hidden="true"/>
          <textField userInteractionEnabled="false"/>
        </layout>
        """),
      .passes(
        "A hint beside a name, and what is no text field",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Name" accessibilityHint="Letters only."/>
          ↓<textField placeholder="Name" accessibilityHint="Letters only."/>
          <textView accessibilityLabel="Notes"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .placeholder]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.elements[index].kind == .textField, screen.exposures[index] == .element,
      screen.takesTouches(index)
    else { return false }
    // With a hint and nothing else, hint-without-label tells it.
    return screen.elements[index].accessibility.hint?.text.visible == nil
      || screen.keepsNameAfterTyping(index)
      || screen.elements[index].textInput?.placeholder?.visible != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.textField).compactMap { index in
      let element = screen.elements[index]
      guard element.textInput?.placeholder?.visible == nil, judges(index, in: screen),
        !screen.keepsNameAfterTyping(index)
      else { return nil }
      let caption = screen.caption(of: index)
      let reach = screen.reachOfMissingName(index).whereCodeUsuallyFillsIn
      let complaint = "\(element.subject) has no accessibility label and no placeholder"
      return .fails(
        Finding(
          element: index,
          message: caption.map {
            "\(complaint); VoiceOver does not connect it with the label \($0.text.quoted)."
          } ?? "\(complaint), so VoiceOver does not say what it is for.",
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.text(of: index, labelled: caption?.name ?? unknownName),
          fix: caption.map { "Set its accessibility label to \($0.name.quoted)." }
            ?? "Give it an accessibility label that says what to type."))
    }
  }
}
