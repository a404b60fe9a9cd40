import Auditing
import LayoutModel

public struct LabelEqualsPlaceholder: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-equals-placeholder",
    summary: "A text field’s accessibility label repeats its placeholder",
    why: """
      As long as the field is empty VoiceOver reads the label and then the placeholder, which is \
      its value: “Email: Email. Text Field”. In a form of ten fields that doubles what a person \
      has to listen to.
      """,
    decides: """
      A text input VoiceOver reaches is empty, its accessibility label and its placeholder have \
      the same words (capitals and punctuation aside), and both are spoken. Search bars are left \
      alone: their placeholder is their label.
      """,
    limits: """
      Code may set another placeholder or label: with an outlet, a custom class, a tag or a \
      run-time attribute the finding is likely. Some versions of Material components leave one of \
      the two out, so of their classes a person must look.
      """,
    fixInInterfaceBuilder: """
      Keep the label and turn the placeholder into an example (“name@example.com”), or leave it \
      empty where a label on the screen already says what to type.
      """,
    fixInCode: """
      emailField.placeholder = "name@example.com"
      """,
    standards: [.apple("UITextField, placeholder")],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "Read twice",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email" placeholder="email…"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Email” repeats its placeholder: VoiceOver reads \
          it twice while the field is empty.
          """,
        saysNow: "Email: email…. Text Field. | Double tap to edit.",
        wouldSay: "Email. Text Field. | Double tap to edit."),
      .fails(
        "A class of Material components, with an outlet",
        """
        <layout name="Sign in">
          ↓<textField class="MDCOutlinedTextField" accessibilityLabel="Email" placeholder="Email"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Email” repeats its placeholder: VoiceOver reads \
          it twice while the field is empty.
          """,
        certainty: .needsReview),
      .fails(
        "In Interface Builder, with a tag",
        """
        ↓<textField opaque="NO" tag="2" contentMode="scaleToFill" placeholder="City" id="txt-01">
          <accessibility key="accessibilityConfiguration" label="City"/>
          <textInputTraits key="textInputTraits"/>
        </textField>
        """, in: .interfaceBuilder,
        message: """
          The text field’s accessibility label “City” repeats its placeholder: VoiceOver reads it \
          twice while the field is empty.
          """,
        certainty: .likely, saysNow: "City: City. Text Field. | Double tap to edit."),
      .passes(
        "Two different texts",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email" placeholder="name@example.com"/>
          <textField accessibilityLabel="Email"/>
          ↓<textField accessibilityLabel="*" placeholder="*"/>
          ↓<textField accessibilityLabel="Name" placeholder="First name"/>
          ↓<textView class="MDCMultilineTextField" accessibilityLabel="Message" placeholder="Hello"/>
          <textField placeholder="Email"/>
          <searchBar accessibilityLabel="Songs" placeholder="Title"/>
        </layout>
        """),
      .passes(
        "With a text in it the placeholder is not read",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email" placeholder="Email" text="ann@example.com"/>
        </layout>
        """),
      .passes(
        "A stated value takes the placeholder’s place",
        """
        <layout name="Sign in">
          ↓<textField accessibilityLabel="Email" placeholder="Email" accessibilityValue="Empty"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Sign in">
          <textField accessibilityLabel="Email" placeholder="Email" hidden="true"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    (screen.elements[index].kind == .textField || screen.elements[index].kind == .textView)
      && screen.exposures[index] == .element
      && screen.elements[index].accessibility.label?.text.visible != nil
      && screen.elements[index].textInput?.placeholder?.visible != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard judges(index, in: screen) else { return nil }
      let element = screen.elements[index]
      guard let label = element.accessibility.label?.text.visible,
        let placeholder = element.textInput?.placeholder?.visible
      else { return nil }
      let words = WordSequence(label)
      let spoken = screen.utterance(of: index)
      guard words == WordSequence(placeholder),
        WordSequence(spoken.description).count(of: words) > 1
      else { return nil }
      var reach = screen.reachOfSpeech(of: index).resting(on: spoken)
      if element.materialClass != nil {
        reach = reach.atMost(
          .needsReview, because: "some versions of the class leave one of the two out")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            The \(element.kind.noun)’s accessibility label \(label.quoted) repeats its placeholder: \
            VoiceOver reads it twice while the field is empty.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.utterance(of: index) { changed in
            guard var input = changed.textInput else { return }
            input.placeholder = nil
            changed.content = .textInput(input)
          }.markedText,
          fix: "Turn the placeholder into an example or leave it out."))
    }
  }
}
