import Auditing
import LayoutModel

public struct TextViewNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "text-view-no-label",
    summary: "An editable text view has no accessibility label",
    why: """
      VoiceOver says “Text Field” and, once something is typed, that text: never what to write. A label \
      above the text view helps only those who see that it belongs to it.
      """,
    decides: """
      A text view VoiceOver reaches can be edited and has no accessibility label with something to read in \
      it. The text it holds is no name. The label above it or before it is suggested as its name. Left \
      alone: text views that are not editable, hidden, taken from VoiceOver or take no touches, those with \
      an accessibility hint alone (see hint-without-label), and those of Material Components, which are \
      containers: VoiceOver reads their labels beside the text view inside.
      """,
    limits: """
      Code often fills in text inputs that have an outlet, or makes a text view one that is only \
      read. Code of the project that sets its label, or takes the text view from VoiceOver, \
      exempts it; where it does so only under a condition, a person must look. Failing that, with \
      an outlet, a custom class or a run-time attribute with a text a person must look until all \
      the code behind it was read and understood, and always where the layout fills in more than \
      three words: they may be there to be read only. Which label belongs to the text view is \
      judged by where it stands, in layouts that read from left to right.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with the text of the label beside the text view. \
      Clear Editable in the Attributes inspector where the text is only to be read.
      """,
    fixInCode: """
      notesView.accessibilityLabel = notesLabel.text
      """,
    standards: [
      .infoAndRelationships, .labelsOrInstructions, .nameRoleValue,
      .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Text is no name",
        """
        <layout name="Feedback">
          ↓<textView text="Write to us"/>
        </layout>
        """,
        message: """
          The text view “Write to us” has no accessibility label, so VoiceOver does not say what it is for.
          """,
        saysNow: """
          Write to us. Text Field. | Double tap to edit., Use the rotor to access Misspelled Words
          """,
        wouldSay: """
          ‹name›: Write to us. Text Field. | Double tap to edit., Use the rotor to access Misspelled Words
          """),
      .fails(
        "A label above it, in Interface Builder",
        """
        <label opaque="NO" contentMode="left" text="Notes" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="20"/>
        </label>
        ↓<textView contentMode="scaleToFill" id="txt-01">
          <rect key="frame" x="20" y="44" width="335" height="120"/>
        </textView>
        """, in: .interfaceBuilder,
        message: """
          The text view has no accessibility label; VoiceOver does not connect it with the label “Notes”.
          """),
      .fails(
        "A remark stands between it and its label",
        """
        <layout name="Group">
          <stackView>
            <label text="Décrivez votre groupe"/>
            <label text="Facultatif (200 caractères max)"/>
            ↓<textView/>
          </stackView>
        </layout>
        """,
        message: """
          The text view has no accessibility label; VoiceOver does not connect it with the label \
          “Décrivez votre groupe”.
          """),
      .fails(
        "Texts that stand in for others are no names",
        """
        <layout name="Product">
          <stackView>
            <label text="read at YYY"/>
            ↓<textView/>
          </stackView>
        </layout>
        """,
        message: """
          The text view has no accessibility label, so VoiceOver does not say what it is for.
          """),
      .fails(
        "Code usually fills it in",
        """
        <layout name="Feedback">
          ↓<textView outlet="textView"/>
          ↓<textView class="GrowingTextView"/>
        </layout>
        """,
        message: """
          The text view has no accessibility label, so VoiceOver does not say what it is for.
          """,
        certainty: .needsReview),
      .passes(
        "Labelled, or not for writing",
        """
        <layout name="Feedback">
          ↓<textView accessibilityLabel="Notes"/>
          <textView text="Our terms" editable="false"/>
          <textField accessibilityLabel="Name"/>
          <textView accessibilityLabel="Notes" hidden="true"/>
          <textView accessibilityLabel="Notes" userInteractionEnabled="false"/>
          <textView class="MDCFilledTextArea" floatingLabelText="Notes"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger; only a hint: see hint-without-label",
        """
        <layout name="Feedback">
          <textView isAccessibilityElement="false"/>
          <textView hidden="true"/>
          <textView userInteractionEnabled="false"/>
          <textView accessibilityHint="At most 200 letters."/>
        </layout>
        """),
      .fails(
        "A text of more words may be one to read",
        """
        <layout name="Screen">
          ↓<textView text="Write to us with all questions"/>
        </layout>
        """,
        message: """
          The text view “Write to us with all questions” has no accessibility label, so \
          VoiceOver does not say what it is for.
          """,
        certainty: .needsReview),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .textView && screen.exposures[index] == .element
      && screen.elements[index].textInput?.isEditable == true && screen.takesTouches(index)
      && screen.elements[index].materialClass == nil
      && (screen.lacksLabel(index)
        || screen.elements[index].accessibility.label?.text.visible != nil)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen), screen.lacksLabel(index) else { return nil }
      var reach = screen.reachOfMissingName(index).whereCodeUsuallyFillsIn
      if let text = screen.elements[index].textInput?.text, WordSequence(text).words.count > 3 {
        reach = reach.atMost(.needsReview, because: "its text may be there to be read only")
      }
      return screen.missingLabel(
        of: index, so: "VoiceOver does not say what it is for",
        advice: "Give it an accessibility label that says what to write.", reach: reach)
    }
  }
}
