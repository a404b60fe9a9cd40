import Auditing
import LayoutModel
import VoiceOver

public struct LabelEmptyInLanguage: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-empty-in-language",
    summary: "A language’s strings table leaves an element without the name it has in the layout",
    why: """
      In one language the button has no title, or no accessibility label, and VoiceOver says \
      “Button” alone. Those who wrote the screen in another language never meet the fault.
      """,
    decides: """
      The table of a language has an empty text, or blanks, for a text of an element VoiceOver \
      reaches, and with it VoiceOver has no name to speak, or only the name of an image, where it \
      speaks one in the layout's own language.
      """,
    limits: """
      That the empty text of a table is shown, and not the layout's own in its place, is how \
      Foundation looks strings up; no source confirms it for layouts. An empty text may be meant: \
      some languages need no word before a number.
      """,
    fixInInterfaceBuilder: """
      Translate the text in the strings table or the String Catalog of the language, or delete its \
      key: the app then shows the layout's own text.
      """,
    fixInCode: """
      "abc-12-xyz.normalTitle" = "Sichern";
      """,
    standards: [.nameRoleValue, .apple("Localization")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "No title in German",
        """
        <layout name="Editor">
          ↓<button id="btn-01" title="Save"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.normalTitle\" = \"\";"],
        message: """
          In German (de): The title of the button “Save” is empty, so VoiceOver has no name for it.
          """,
        certainty: .likely, saysNow: "Taste."),
      .fails(
        "No accessibility label in German",
        """
        <layout name="Editor">
          ↓<button id="btn-01" image="ic_save" accessibilityLabel="Save"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.accessibilityLabel\" = \" \";"],
        message: """
          In German (de): The accessibility label of the button “Save” is empty, so VoiceOver has \
          no name for it.
          """,
        certainty: .likely),
      .passes(
        "Something else is read",
        """
        <layout name="Editor">
          <button id="btn-01" title="Save" accessibilityLabel="Save draft"/>
          <button id="btn-02" title="Save"/>
          <button id="btn-03" title="Save" accessibilityLabel="Save draft"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "";
          "btn-02.normalTitle" = "Sichern";
          "btn-03.accessibilityLabel" = "";
          """
        ]),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Editor">
          <button id="btn-01" title="Save" hidden="true"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.normalTitle\" = \"\";"]),
      .fails(
        "The name of a symbol is all that is left",
        """
        <layout name="Mail">
          ↓<button id="btn-01" symbol="ellipsis.circle" accessibilityLabel="Delete"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.accessibilityLabel\" = \"\";"],
        message: """
          In German (de): The accessibility label of the button “Delete” is empty, so VoiceOver has no \
          name for it.
          """,
        certainty: .likely),
      .fails(
        "A blank title is all that is left",
        """
        <layout name="Mail">
          ↓<button id="btn-01" title=" " accessibilityLabel="Delete"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.accessibilityLabel\" = \"\";"],
        message: """
          In German (de): The accessibility label of the button “Delete” is empty, so VoiceOver has no \
          name for it.
          """,
        certainty: .likely),
      .fails(
        "A blank text is all that is left",
        """
        <layout name="Mail">
          ↓<label id="lbl-01" text=" " accessibilityLabel="Unread"/>
        </layout>
        """,
        strings: ["de": "\"lbl-01.accessibilityLabel\" = \"\";"],
        message: """
          In German (de): The accessibility label of the label “Unread” is empty, so VoiceOver has no \
          name for it.
          """,
        certainty: .likely),
      .passes(
        "No name in the layout either: see image-button-no-label",
        """
        <layout name="Editor">
          <button id="btn-01" image="ic_save" accessibilityHint="Keeps your changes."/>
        </layout>
        """,
        strings: ["de": "\"btn-01.accessibilityHint\" = \"\";"]),
      .passes(
        "The text is there, or the layout’s own: see label-not-translated",
        """
        <layout name="Mail">
          <button id="btn-01" title="Save draft"/>
          <button id="btn-02" title="Send"/>
          <button id="btn-03" title="Reply"/>
          <button id="btn-04" title="Forward"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Save draft";
          "btn-02.normalTitle" = "Senden";
          "btn-03.normalTitle" = "Antworten";
          """
        ]),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.translation != nil && screen.exposures[index] == .element
      && !screen.elements[index].localizableTexts.isEmpty
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard let translation = screen.translation else { return [] }
    return translation.issues.compactMap { issue in
      guard issue.kind == .empty, judges(issue.element, in: screen),
        screen.meantName(of: issue.element) != nil
      else { return nil }
      let spoken = screen.utterance(of: issue.element) { $0[issue.text] = "" }
      guard spoken.label?.isMeant != true else { return nil }
      let reach = screen.reach(of: issue.element)
        .atMost(.likely, because: "no source confirms that an empty text is shown")
      let element = screen.elements[issue.element]
      let place = issue.table + (issue.position.map { ", line \($0.line)" } ?? "")
      return .fails(
        Finding(
          element: issue.element,
          message: """
            The \(issue.text.noun) of the \(element.subject.dropFirst(4)) is empty, so VoiceOver \
            has no name for it.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.utterance(of: issue.element).markedText,
          fix: "Give it a text in \(place), or delete the key there."))
    }
  }
}

extension SpokenPart {
  /// Whether the part is more than blanks and the name of an image.
  fileprivate var isMeant: Bool {
    text.visible != nil && source != .imageName && source != .symbolName
  }
}
