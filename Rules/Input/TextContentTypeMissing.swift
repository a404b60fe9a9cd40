import Auditing
import LayoutModel

public struct TextContentTypeMissing: Rule {
  public static let documentation = RuleDocumentation(
    id: "text-content-type-missing",
    summary: "A field for something about the person does not say what it is for",
    why: """
      With a content type iOS offers the address, number or password it knows, so people who type \
      with difficulty, or who cannot remember, do not have to; and other software can show what the \
      field asks for in a way a person understands.
      """,
    decides: """
      A text field that is shown and can be used has no content type, and its accessibility label, \
      its placeholder, its floating label or the label beside it asks for an email address, a \
      telephone number, a user name or, of a secure field, a password: a new one where the field says so, or where \
      another asks for it a second time. Fields about somebody or \
      something else (a friend, a server), fields for several things, searches and codes are left \
      alone.
      """,
    limits: """
      Words in English, German, French, Spanish, Portuguese and Russian are known. What the field is \
      for is judged by words, so the finding is likely at best; where only the names that code uses \
      tell, where the texts of a field contradict each other, or where code may set the type, a \
      person must look.
      """,
    fixInInterfaceBuilder: """
      Choose Text Input Traits › Content Type in the Attributes inspector.
      """,
    fixInCode: """
      emailField.textContentType = .emailAddress
      """,
    standards: [.identifyInputPurpose, .apple("UITextInputTraits, textContentType")],
    severity: .warning, impact: .moderate, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .textField && screen.elements[index].state.isEnabled
      && screen.isShown(index) && screen.takesTouches(index)
      && screen.inputPurpose(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard screen.elements[index].textInput?.textContentType == nil, judges(index, in: screen),
        let purpose = screen.inputPurpose(of: index)
      else { return nil }
      var reach = screen.reach(of: index)
        .atMost(.likely, because: "what it is for is judged by its words")
      if purpose.evidence == nil {
        reach = reach.atMost(
          .needsReview, because: "only the names that code uses tell what it is for")
      } else if purpose.isContradicted {
        reach = reach.atMost(.needsReview, because: "its texts do not agree what it is for")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) seems to ask for \(purpose.kind.noun) and has no \
            content type that says so.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Set textContentType to \(purpose.kind.contentType)."))
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "An email address",
    """
    <layout name="Sign in">
      ↓<textField placeholder="Email" keyboardType="emailAddress"/>
    </layout>
    """,
    message: """
      The text field “Email” seems to ask for an email address and has no content type that says so.
      """,
    certainty: .likely),
  .fails(
    "The label above tells",
    """
    <layout name="Sign in">
      <stackView>
        <label text="Phone number"/>
        ↓<textField/>
      </stackView>
    </layout>
    """,
    message: """
      The text field seems to ask for a telephone number and has no content type that says so.
      """,
    certainty: .likely),
  .fails(
    "A password that is asked for twice is a new one",
    """
    <layout name="Sign up">
      ↓<textField placeholder="Password" secureTextEntry="true"/>
      <textField placeholder="Confirm password" secureTextEntry="true" textContentType="new-password"/>
    </layout>
    """,
    message: """
      The text field “Password” seems to ask for a new password and has no content type that says so.
      """,
    certainty: .likely),
  .fails(
    "The placeholder says that it is new",
    """
    <layout name="Sign up">
      ↓<textField accessibilityLabel="Password" placeholder="Confirm password" secureTextEntry="true"/>
    </layout>
    """,
    message: """
      The text field “Confirm password” seems to ask for a new password and has no content type that \
      says so.
      """,
    certainty: .likely),
  .fails(
    "Beside the one in use it is not",
    """
    <layout name="Security">
      ↓<textField placeholder="Password" secureTextEntry="true"/>
      <textField placeholder="Old password" secureTextEntry="true" textContentType="password"/>
      <textField placeholder="Repeat password" secureTextEntry="true" textContentType="new-password"/>
    </layout>
    """,
    message: """
      The text field “Password” seems to ask for a password and has no content type that says so.
      """,
    certainty: .likely),
  .fails(
    "Texts that do not agree",
    """
    <layout name="Profile">
      <stackView>
        <label text="Date of birth"/>
        ↓<textField placeholder="Username"/>
      </stackView>
    </layout>
    """,
    message: """
      The text field “Username” seems to ask for a user name and has no content type that says so.
      """,
    certainty: .needsReview),
  .fails(
    "Only an outlet tells",
    """
    <layout name="Sign up">
      ↓<textField secureTextEntry="true" outlet="newPasswordField"/>
    </layout>
    """,
    message: """
      The text field seems to ask for a new password and has no content type that says so.
      """,
    certainty: .needsReview),
  .fails(
    "In Interface Builder",
    """
    ↓<textField opaque="NO" contentMode="scaleToFill" placeholder="Password" id="txt-01">
      <rect key="frame" x="20" y="20" width="200" height="48"/>
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
    </textField>
    """, in: .interfaceBuilder,
    message: """
      The text field “Password” seems to ask for a password and has no content type that says so.
      """,
    certainty: .likely),
  .passes(
    "They say what they are for",
    """
    <layout name="Sign in">
      ↓<textField placeholder="Email" textContentType="email"/>
      ↓<textField placeholder="Password" secureTextEntry="true" textContentType="password"/>
    </layout>
    """),
  .passes(
    "About somebody or something else, or about several things",
    """
    <layout name="Share">
      <textField placeholder="Friend's email"/>
      <textField placeholder="Wi-Fi password" secureTextEntry="true"/>
      <textField placeholder="Email or phone"/>
      <textField placeholder="PIN" secureTextEntry="true"/>
      <textField placeholder="Title"/>
      <textField placeholder="Email" hidden="true"/>
      <textField placeholder="Email" enabled="false"/>
      <textField placeholder="Email" userInteractionEnabled="false"/>
      <textView accessibilityLabel="Email"/>
    </layout>
    """),
]
