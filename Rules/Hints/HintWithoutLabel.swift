import Auditing
import LayoutModel

public struct HintWithoutLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-without-label",
    summary: "An element has an accessibility hint and no name",
    why: """
      Where there is neither a label nor a value VoiceOver reads the hint in their place: “Opens \
      the annual report. Button.” The element has a sentence for a name, which is slow to skim and \
      which Voice Control cannot match.
      """,
    decides: """
      An element VoiceOver reaches has an accessibility hint with something to read in it, and \
      neither a label nor a value: no accessibility label, title, text, placeholder or image that \
      VoiceOver could name.
      """,
    limits: """
      Code usually gives a title or label to a control with an outlet or a custom class. Code of \
      the project that sets its label or title, or takes the element from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, with an outlet, \
      a custom class or a run-time attribute with a text, which may be the label, a person must \
      look, until all the code behind it was read and understood.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with a short name, and keep the hint \
      only if the result of the action is not clear from it.
      """,
    fixInCode: """
      reportButton.accessibilityLabel = NSLocalizedString("Annual report", comment: "")
      """,
    standards: [.nameRoleValue, .apple("UIAccessibility, accessibilityHint")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "The hint is the name",
        """
        <layout name="Card">
          ↓<button accessibilityHint="Opens the report."/>
        </layout>
        """,
        message: """
          The button has the hint “Opens the report.” and no label, so VoiceOver reads the hint as \
          its name.
          """,
        saysNow: "Opens the report. Button.", wouldSay: "‹name›. Button. | Opens the report."),
      .fails(
        "A text field that code may label",
        """
        <layout name="Sign in">
          ↓<textField accessibilityHint="Letters and digits only." outlet="nameField"/>
        </layout>
        """,
        message: """
          The text field has the hint “Letters and digits only.” and no label, so VoiceOver reads \
          the hint as its name.
          """,
        certainty: .needsReview,
        saysNow: "Letters and digits only. Text Field. | Double tap to edit."),
      .fails(
        "In Interface Builder, a view made an element",
        """
        ↓<view contentMode="scaleToFill" id="box-01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <accessibility key="accessibilityConfiguration" hint="Opens the report.">
            <accessibilityTraits key="traits" button="YES"/>
            <bool key="isElement" value="YES"/>
          </accessibility>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view has the hint “Opens the report.” and no label, so VoiceOver reads the hint as \
          its name.
          """,
        saysNow: "Opens the report. Button."),
      .passes(
        "Something else to read",
        """
        <layout name="Card">
          ↓<button title="Report" accessibilityHint="Opens the report."/>
          ↓<button accessibilityLabel="Report" accessibilityHint="Opens the report."/>
          ↓<button accessibilityValue="12" accessibilityHint="Opens the report."/>
          ↓<textField placeholder="Name" accessibilityHint="Letters and digits only."/>
        </layout>
        """),
      .passes(
        "A cell speaks the texts in it",
        """
        <layout name="Settings">
          <tableView>
            ↓<tableViewCell accessibilityHint="Opens the report.">
              <contentView>
                <label text="Report"/>
              </contentView>
            </tableViewCell>
          </tableView>
        </layout>
        """),
      .passes(
        "An image to name: see image-button-no-label",
        """
        <layout name="Card">
          ↓<button image="ic_report" accessibilityHint="Opens the report."/>
        </layout>
        """),
      .passes(
        "No hint: see empty-button",
        """
        <layout name="Card">
          <button accessibilityHint=" "/>
          <button/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Card">
          <button accessibilityHint="Opens the report." hidden="true"/>
        </layout>
        """),
      .passes(
        "A blank label hides the title: see label-blank",
        """
        <layout name="Card">
          ↓<button title="Report" accessibilityLabel=" " accessibilityHint="Opens the report."/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.hint?.text.visible != nil
      && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.hinted.compactMap { index in
      guard let hint = screen.elements[index].accessibility.hint?.text.visible else { return nil }
      let spoken = screen.utterance(of: index)
      guard spoken.label?.text.visible == nil, spoken.value?.text.visible == nil,
        screen.labelHiddenByBlank(of: index) == nil
      else { return nil }
      let reach = screen.reachOfMissingName(index).whereCodeUsuallyFillsIn
      let element = screen.elements[index]
      return .fails(
        Finding(
          element: index,
          message: """
            The \(element.kind.noun) has the hint \(hint.quoted) and no label, so VoiceOver reads \
            the hint as its name.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.text(of: index, labelled: unknownName),
          fix: "Give it an accessibility label: a short name of what it is or does."))
    }
  }
}
