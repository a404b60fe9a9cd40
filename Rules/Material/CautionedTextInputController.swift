import Auditing
import LayoutModel

public struct CautionedTextInputController: Rule {
  public static let documentation = RuleDocumentation(
    id: "cautioned-text-input-controller",
    summary: "A Material text field has a controller that its makers warn of",
    why: """
      Where a text field begins, what it is for and whether it can be used are told by its style. The \
      makers of Material components tested the styles with people: some did badly, some were never \
      tested, and they ask to use them only as a last resort.
      """,
    decides: """
      The controller of a text field is MDCTextInputControllerUnderline, which tested poorly; \
      MDCTextInputControllerFullWidth, which was not tested; …LegacyDefault or …LegacyFullWidth, \
      which are there for old code; or …Base, which is made for subclasses.
      """,
    limits: """
      Only Layout XML can state a controller; in storyboards it is made in code.
      """,
    fixInInterfaceBuilder: """
      Interface Builder has no place for controllers; see the repair in code.
      """,
    fixInCode: """
      emailController = MDCTextInputControllerOutlined(textInput: emailField)
      """,
    standards: [.material("Text Fields: Text Input Controller Classes, Cautioned")],
    severity: .note, impact: .moderate,
    examples: [
      .fails(
        "Tested poorly",
        """
        <layout name="Sign in">
          ↓<textField class="MDCTextField" placeholder="Email"
                     textInputController="MDCTextInputControllerUnderline"/>
        </layout>
        """,
        message: """
          The text field “Email” has the controller MDCTextInputControllerUnderline, which did poorly \
          in tests with people; use MDCTextInputControllerFilled or MDCTextInputControllerOutlined.
          """),
      .fails(
        "Not tested",
        """
        <layout name="Mail">
          ↓<textField class="MDCTextField" placeholder="To"
                     textInputController="MDCTextInputControllerFullWidth"/>
        </layout>
        """,
        message: """
          The text field “To” has the controller MDCTextInputControllerFullWidth, which was not \
          tested with people and is for where another style is impracticable; use \
          MDCTextInputControllerFilled or MDCTextInputControllerOutlined.
          """),
      .passes(
        "Recommended",
        """
        <layout name="Sign in">
          ↓<textField class="MDCTextField" placeholder="Email"
                     textInputController="MDCTextInputControllerOutlined"/>
          ↓<textView class="MDCMultilineTextField" placeholder="Message"
                    textInputController="MDCTextInputControllerOutlinedTextArea"/>
          <textField class="MDCTextField" placeholder="Name"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].material?.textInputController != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withMaterial.compactMap { index in
      guard let controller = screen.elements[index].material?.textInputController,
        let warning = Self.warnings[controller]
      else { return nil }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) has the controller \(controller), which \(warning); \
            use MDCTextInputControllerFilled or MDCTextInputControllerOutlined.
            """,
          certainty: .certain, fix: "Use MDCTextInputControllerFilled or …Outlined."))
    }
  }

  /// What the makers say, in short, by class.
  private static let warnings = [
    "MDCTextInputControllerUnderline": "did poorly in tests with people",
    "MDCTextInputControllerFullWidth":
      "was not tested with people and is for where another style is impracticable",
    "MDCTextInputControllerLegacyDefault": "is there for old code only",
    "MDCTextInputControllerLegacyFullWidth": "is there for old code only",
    "MDCTextInputControllerBase": "is made for subclasses",
  ]
}
