import Auditing
import LayoutModel

public struct KeyboardTypeMismatch: Rule {
  public static let documentation = RuleDocumentation(
    id: "keyboard-type-mismatch",
    summary: "A field for an email address or telephone number opens the standard keyboard",
    why: """
      The keyboard for email addresses has the @ at hand, the one for telephone numbers large digits: \
      fewer keys to find for people who type by touch exploration or with one finger.
      """,
    decides: """
      A text field that is shown and can be used states no keyboard type, or the standard one, and \
      its texts ask for an email address or a telephone number.
      """,
    limits: """
      What the field is for is judged by words, so the finding is likely at best. With a content type \
      iOS may choose the keyboard by itself; such fields are left alone. Off by default, as advice \
      beyond any standard.
      """,
    fixInInterfaceBuilder: """
      Choose Text Input Traits › Keyboard Type in the Attributes inspector.
      """,
    fixInCode: """
      emailField.keyboardType = .emailAddress
      """,
    standards: [.apple("UITextInputTraits, keyboardType")],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "An email address",
        """
        <layout name="Sign in">
          ↓<textField placeholder="Email" keyboardType="default"/>
        </layout>
        """,
        message: """
          The text field “Email” seems to ask for an email address and opens the standard keyboard.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder: only an outlet tells",
        """
        ↓<textField opaque="NO" contentMode="scaleToFill" id="txt-01">
          <rect key="frame" x="20" y="20" width="200" height="48"/>
          <textInputTraits key="textInputTraits"/>
        </textField>
        <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
          <connections><outlet property="phoneField" destination="txt-01" id="out-01"/></connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The text field seems to ask for a telephone number and opens the standard keyboard.
          """,
        certainty: .needsReview),
      .passes(
        "The right keyboard, and fields without one of their own",
        """
        <layout name="Sign in">
          ↓<textField placeholder="Email" keyboardType="emailAddress"/>
          ↓<textField placeholder="Phone" textContentType="tel"/>
          <textField placeholder="User name"/>
        </layout>
        """),
      .passes(
        "Nobody can type there, or more than a line is asked for",
        """
        <layout name="Account">
          <textField placeholder="Email" enabled="false"/>
          <textField placeholder="Email" hidden="true"/>
          <textField placeholder="Email" userInteractionEnabled="false"/>
          <textView accessibilityLabel="Email"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .textField && screen.elements[index].state.isEnabled
      && screen.isShown(index) && screen.takesTouches(index)
      && screen.inputPurpose(of: index)?.kind.keyboard != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard let input = screen.elements[index].textInput, input.textContentType == nil,
        input.keyboardType == nil || input.keyboardType == "default", judges(index, in: screen),
        let purpose = screen.inputPurpose(of: index), let keyboard = purpose.kind.keyboard
      else { return nil }
      var reach = screen.reach(of: index)
        .atMost(.likely, because: "what it is for is judged by its words")
      if purpose.evidence == nil {
        reach = reach.atMost(
          .needsReview, because: "only the names that code uses tell what it is for")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) seems to ask for \(purpose.kind.noun) and opens the \
            standard keyboard.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Set keyboardType to \(keyboard)."))
    }
  }
}

extension InputPurpose.Kind {
  /// The keyboard made for it; `nil` where the standard one is right.
  fileprivate var keyboard: String? {
    switch self {
    case .email: "emailAddress"
    case .telephone: "phonePad"
    case .username, .password, .newPassword: nil
    }
  }
}
