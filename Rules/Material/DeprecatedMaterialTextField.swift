import Auditing
import LayoutModel

public struct DeprecatedMaterialTextField: Rule {
  public static let documentation = RuleDocumentation(
    id: "deprecated-material-text-field",
    summary: "A text field has a class that Material components have deprecated",
    why: """
      MDCTextField and MDCMultilineTextField are deprecated since release 124.0. What VoiceOver says \
      of them changed from release to release and will not be mended any more; their successors \
      speak their labels, helper texts and errors by one rule.
      """,
    decides: """
      The class of an element is MDCTextField or MDCMultilineTextField.
      """,
    limits: """
      Subclasses are not judged. Projects that stay with a release before 124.0 have no successor to \
      change to in some cases; so the rule is off by default.
      """,
    fixInInterfaceBuilder: """
      Change Class in the Identity inspector to MDCFilledTextField or MDCOutlinedTextField; for \
      several lines, to MDCFilledTextArea or MDCOutlinedTextArea.
      """,
    fixInCode: """
      let field = MDCOutlinedTextField()
      field.label.text = NSLocalizedString("Email", comment: "")
      """,
    standards: [
      .material("Release 124.0.0: MDCTextField and its associated classes are deprecated")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "One line",
        """
        <layout name="Sign in">
          ↓<textField class="MDCTextField" placeholder="Email"/>
        </layout>
        """,
        message: """
          The text field “Email” is an MDCTextField, which is deprecated since release 124.0; its \
          successors are MDCFilledTextField and MDCOutlinedTextField.
          """),
      .fails(
        "In Interface Builder: several lines",
        """
        ↓<view contentMode="scaleToFill" id="vie-01" customClass="MDCMultilineTextField">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view is an MDCMultilineTextField, which is deprecated since release 124.0; its \
          successors are MDCFilledTextArea and MDCOutlinedTextArea.
          """),
      .passes(
        "Their successors",
        """
        <layout name="Sign in">
          ↓<textField class="MDCFilledTextField" floatingLabelText="Email"/>
          ↓<textView class="MDCFilledTextArea" floatingLabelText="Message"/>
          <textField placeholder="Email"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let name = screen.elements[index].materialClass else { return false }
    return name.successors != nil || name.isTextControl || name.isTextArea
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withCustomClass.compactMap { index in
      guard let name = screen.elements[index].materialClass, let successors = name.successors
      else { return nil }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) is an \(name.rawValue), which is deprecated since \
            release 124.0; its successors are \(successors).
            """,
          certainty: .certain, fix: "Change the class to one of its successors."))
    }
  }
}

extension MaterialClass {
  fileprivate var successors: String? {
    switch self {
    case .MDCTextField: "MDCFilledTextField and MDCOutlinedTextField"
    case .MDCMultilineTextField: "MDCFilledTextArea and MDCOutlinedTextArea"
    default: nil
    }
  }
}
