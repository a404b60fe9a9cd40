import Auditing
import LayoutModel
import VoiceOver

public struct PlaceholderOnlyLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "placeholder-only-label",
    summary: "A text field has no name but its placeholder",
    why: """
      VoiceOver reads the placeholder as long as the field is empty. Once something is typed it \
      reads only that: a person who comes back to check a form hears “12. Text Field” and cannot \
      tell which field it is. On the screen the placeholder vanishes just the same, which is hard \
      on people who forget what they were asked for.
      """,
    decides: """
      A text field VoiceOver reaches has a placeholder and no accessibility label, and once a \
      text is typed nothing is spoken but that text. Floating labels and underline texts of \
      Material text fields are read after typing, too, and count as names. Left alone: fields \
      that are hidden, taken from VoiceOver or take no touches.
      """,
    limits: """
      Code of the project that sets its label, or takes the field from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood. Where a run-time attribute holds a text, which \
      may be the label, a person must look. MDCTextField keeps its placeholder as its label since \
      version 84; as long as the version in use is not configured a person must look. Which label \
      belongs to a field is judged by where it stands. Whether a label beside the field is enough \
      for people who see it is not judged here.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector, best with the text of a label that \
      stays on the screen, and keep the placeholder for an example (“name@example.com”) or leave \
      it out: a placeholder that repeats the label is read twice.
      """,
    fixInCode: """
      emailField.accessibilityLabel = NSLocalizedString("Email", comment: "")
      emailField.placeholder = "name@example.com"
      """,
    standards: [
      .labelsOrInstructions, .nameRoleValue, .infoAndRelationships,
      .apple("UITextField, placeholder"),
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "The placeholder stands in for a label",
        """
        <layout name="Sign in">
          ↓<textField placeholder="Email"/>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “Email”: once something is typed, \
          VoiceOver reads only that.
          """,
        saysNow: "‹typed text›. Text Field. | Double tap to edit.",
        wouldSay: "Email: ‹typed text›. Text Field. | Double tap to edit.",
        fix: """
          Set its accessibility label to “Email” and leave the placeholder for an example.
          """),
      .fails(
        "The label above says it better",
        """
        <layout name="Sign in">
          <stackView>
            <label text="Email"/>
            ↓<textField placeholder="name@example.com" text="ann@example.com"/>
          </stackView>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “name@example.com”: once something is \
          typed, VoiceOver reads only that.
          """,
        wouldSay: "Email: ‹typed text›. Text Field. | Double tap to edit.",
        fix: "Set its accessibility label to “Email”."),
      .fails(
        "Of a password only bullets are left",
        """
        <layout name="Sign in">
          ↓<textField placeholder="Password" secureTextEntry="true" outlet="passwordField"/>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “Password”: once something is typed, \
          VoiceOver reads only that.
          """,
        certainty: .likely,
        saysNow: "••••••••••••. Secure Text Field. | Double tap to edit."),
      .fails(
        "A placeholder is never part of the label of a Material text control",
        """
        <layout name="Sign in">
          ↓<textField class="MDCFilledTextField" placeholder="Email"/>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “Email”: once something is typed, \
          VoiceOver reads only that.
          """),
      .fails(
        "Newer versions of MDCTextField keep the placeholder",
        """
        <layout name="Sign in">
          ↓<textField class="MDCTextField" placeholder="Email"/>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “Email”: once something is typed, \
          VoiceOver reads only that.
          """,
        certainty: .needsReview),
      .fails(
        "In Interface Builder",
        """
        ↓<textField opaque="NO" contentMode="scaleToFill" placeholder="City" id="txt-01">
          <rect key="frame" x="20" y="20" width="200" height="34"/>
          <textInputTraits key="textInputTraits"/>
        </textField>
        """, in: .interfaceBuilder,
        message: """
          The text field’s only name is its placeholder “City”: once something is typed, \
          VoiceOver reads only that.
          """),
      .fails(
        "The label above shows errors of the field over it",
        """
        <layout name="Sign up">
          <stackView>
            <textField accessibilityLabel="Name"/>
            <label text="Try another one"/>
            ↓<textField placeholder="Email*"/>
          </stackView>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “Email*”: once something is typed, \
          VoiceOver reads only that.
          """,
        wouldSay: "Email: ‹typed text›. Text Field. | Double tap to edit."),
      .fails(
        "An example is no name, and neither is a text that stands in for another",
        """
        <layout name="Product">
          <label text="Label" frame="20 74 335 18"/>
          ↓<textField placeholder="3270190200802" frame="20 96 335 44"/>
        </layout>
        """,
        message: """
          The text field’s only name is its placeholder “3270190200802”: once something is typed, \
          VoiceOver reads only that.
          """,
        wouldSay: "‹name›: ‹typed text›. Text Field. | Double tap to edit.",
        fix: "Give it an accessibility label that says what to type."),
      .passes(
        "Names that stay",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email" placeholder="name@example.com"/>
          ↓<textField class="MDCTextField" placeholder="94043" leadingUnderlineText="Zip code"/>
          <searchBar placeholder="Find a song"/>
          ↓<textField class="MDCOutlinedTextField" floatingLabelText="Email" placeholder="a@b.c"/>
        </layout>
        """),
      .passes(
        "No placeholder: see text-field-no-label",
        """
        <layout name="Sign in">
          <textField placeholder=" "/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Sign in">
          <textField placeholder="Email" isAccessibilityElement="false"/>
          <textField placeholder="Email" hidden="true"/>
          <textField placeholder="Email" userInteractionEnabled="false"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .textField && screen.exposures[index] == .element
      && screen.elements[index].textInput?.placeholder?.visible != nil
      && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.textField).compactMap { index in
      let element = screen.elements[index]
      guard let placeholder = element.textInput?.placeholder?.visible, judges(index, in: screen),
        !screen.keepsNameAfterTyping(index)
      else { return nil }
      let caption = screen.caption(of: index)
      let name = caption?.name ?? placeholder.asInputName
      var reach = screen.reachOfMissingLastingName(index)
      if let fact = element.evidence?.facts.first(where: {
        $0.property == .placeholder && $0.value == .nothing
      }) {
        reach = reach.atMost(
          .needsReview, because: "code takes its placeholder away (\(fact.place.description))")
      }
      if element.materialClass == .MDCTextField,
        screen.speaker.settings.materialVersion == .documented
      {
        reach = reach.atMost(
          .needsReview, because: "MDCTextField keeps its placeholder as its label since version 84")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            The text field’s only name is its placeholder \(placeholder.quoted): once something is \
            typed, VoiceOver reads only that.
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utteranceAfterTyping(in: index).markedText,
          wouldSay: screen.utteranceAfterTyping(in: index) {
            $0.accessibility.label = StatedText(name ?? unknownName)
          }.markedText,
          fix: fix(naming: name, byPlaceholder: caption == nil)))
    }
  }

  private func fix(naming name: String?, byPlaceholder: Bool) -> String {
    guard let name else { return "Give it an accessibility label that says what to type." }
    return "Set its accessibility label to \(name.quoted)"
      + (byPlaceholder ? " and leave the placeholder for an example." : ".")
  }
}
