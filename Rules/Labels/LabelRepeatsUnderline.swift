import Auditing
import LayoutModel

public struct LabelRepeatsUnderline: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-repeats-underline",
    summary: "A Material text field’s accessibility label repeats the text below its line",
    why: """
      MDCTextField joins the text of the label below its line to what VoiceOver reads. A field \
      whose underline says “Zip code” and whose accessibility label says it again is read “Zip \
      code: 94043, Zip code”: the same words twice, at every visit.
      """,
    decides: """
      A Material text input VoiceOver reaches has an accessibility label with the same words as \
      the label below its line says, leading or trailing, helper or error text (capitals and \
      punctuation aside), and VoiceOver speaks the words twice.
      """,
    limits: """
      Only equal texts are found: a label “Code” above “Enter the code we sent you” is shorter \
      and does help. Code may set other texts: with an outlet, a custom class, a tag or a \
      run-time attribute the finding is likely. What is spoken depends on the class and version \
      of Material components.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Label in the Identity inspector; the underline already names the \
      field. Or keep the label and let the underline say something else, such as the format.
      """,
    fixInCode: """
      zipCodeField.accessibilityLabel = nil
      zipCodeField.leadingUnderlineLabel.text = NSLocalizedString("Zip code", comment: "")
      """,
    standards: [
      .material("Text fields: accessibility, -accessibilityLabel")
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "The underline is the label already",
        """
        <layout name="Address">
          ↓<textField class="MDCTextField" accessibilityLabel="Zip code"
            leadingUnderlineText="Zip code"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Zip code” repeats the text below its line, so \
          VoiceOver reads it twice.
          """,
        saysNow: "Zip code: Zip code. Text Field. | Double tap to edit.",
        wouldSay: "Zip code. Text Field. | Double tap to edit."),
      .fails(
        "What the underline says counts, not what it shows",
        """
        <layout name="Address">
          ↓<textField class="MDCTextField" accessibilityLabel="Zip code" text="94043"
            leadingUnderlineText="ZIP" leadingUnderlineAccessibilityLabel="Zip-code:"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Zip code” repeats the text below its line, so \
          VoiceOver reads it twice.
          """,
        saysNow: "Zip code: 94043, Zip-code:. Text Field. | Double tap to edit.",
        wouldSay: "94043, Zip-code:. Text Field. | Double tap to edit."),
      .fails(
        "Helper text, with an outlet",
        """
        <layout name="Address">
          ↓<textField class="MDCTextField" accessibilityLabel="Zip code" outlet="zipField"
            textInputController="MDCTextInputControllerOutlined" helperText="Zip code"/>
        </layout>
        """,
        message: """
          The text field’s accessibility label “Zip code” repeats the text below its line, so \
          VoiceOver reads it twice.
          """,
        certainty: .likely),
      .passes(
        "The underline adds something",
        """
        <layout name="Address">
          ↓<textField class="MDCTextField" accessibilityLabel="Zip code"
            leadingUnderlineText="5 digits"/>
          ↓<textField class="MDCTextField" accessibilityLabel="Code"
            leadingUnderlineText="Enter the code we sent you"/>
            <textField class="MDCTextField" accessibilityLabel="City"
              textInputController="MDCTextInputControllerOutlined"/>
          <textField class="MDCTextField" leadingUnderlineText="Zip code"/>
          <textField class="MDCTextField" accessibilityLabel="Zip code"/>
        </layout>
        """),
      .passes(
        "This class leaves the underline out when there is a label",
        """
        <layout name="Address">
          ↓<textField class="MDCFilledTextField" accessibilityLabel="Zip code"
            leadingUnderlineText="Zip code"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Address">
          <textField class="MDCTextField" accessibilityLabel="Zip code" hidden="true"
            leadingUnderlineText="Zip code"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let material = screen.elements[index].material,
      screen.elements[index].accessibility.label?.text.visible != nil
    else { return false }
    return screen.exposures[index] == .element && !material.textsBelowLine.isEmpty
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withMaterial.compactMap { index in
      guard screen.exposures[index] == .element else { return nil }
      let element = screen.elements[index]
      guard let material = element.material, let label = element.accessibility.label?.text.visible
      else { return nil }
      let words = WordSequence(label)
      let spoken = screen.utterance(of: index)
      guard
        material.textsBelowLine.contains(where: { WordSequence($0) == words }),
        WordSequence(spoken.description).count(of: words) > 1
      else { return nil }
      let reach = screen.reachOfSpeech(of: index).resting(on: spoken)
      return .fails(
        Finding(
          element: index,
          message: """
            The \(element.kind.noun)’s accessibility label \(label.quoted) repeats the text below its \
            line, so VoiceOver reads it twice.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.utterance(of: index) { $0.accessibility.label = nil }.markedText,
          fix: "Remove the accessibility label."))
    }
  }
}

extension Material {
  /// What the labels below the line may say.
  fileprivate var textsBelowLine: [String] {
    [
      leadingUnderline.spoken, trailingUnderline.spoken, helperAccessibilityLabel, helperText,
      errorAccessibilityValue, errorText,
    ].compactMap { $0?.visible }
  }
}
