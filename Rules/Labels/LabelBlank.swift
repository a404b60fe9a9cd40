import Auditing
import LayoutModel
import VoiceOver

public struct LabelBlank: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-blank",
    summary: "An accessibility label of white space hides what VoiceOver would read",
    why: """
      A label of blanks is a label: VoiceOver reads it in place of the title and says “Button”, \
      nothing more. The word that names the button stands on the screen, and only people who cannot \
      see it miss it.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches holds only white space or invisible \
      characters, and without it VoiceOver would read a title, a text, a placeholder or a name of \
      UIKit’s as the element’s label. Elements that have no other name are found by the rules about \
      those: empty-button, image-button-no-label, text-field-no-label and others.
      """,
    limits: """
      Code of the project that sets another label, or takes the element from VoiceOver, exempts \
      it; where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood. An empty label is another matter: UIKit may \
      take it for none.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Label in the Identity inspector. Where the element is not to be read at \
      all, clear Accessibility › Enabled as well.
      """,
    fixInCode: """
      saveButton.accessibilityLabel = nil
      """,
    standards: [.nameRoleValue, .apple("UIAccessibility, accessibilityLabel")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "A title VoiceOver does not read",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityLabel=" "/>
        </layout>
        """,
        message: """
          The button’s accessibility label is blank, so VoiceOver does not read its title “Save”.
          """,
        saysNow: " . Button.", wouldSay: "Save. Button."),
      .fails(
        "Neither the image’s name nor the title is read",
        """
        <layout name="Editor">
          ↓<button title="Save" image="ic_save" accessibilityLabel=" " accessibilityHint="Save."/>
        </layout>
        """,
        message: """
          The button’s accessibility label is blank, so VoiceOver does not read its title “Save”.
          """),
      .fails(
        "A text, with an outlet",
        """
        <layout name="Editor">
          ↓<label text="Drafts" accessibilityLabel=" " outlet="titleLabel"/>
        </layout>
        """,
        message: """
          The label’s accessibility label is blank, so VoiceOver does not read its text “Drafts”.
          """,
        certainty: .likely),
      .fails(
        "A cell would speak the texts in it",
        """
        <layout name="Settings">
          <tableView>
            ↓<tableViewCell accessibilityLabel=" " isAccessibilityElement="true">
              <contentView>
                <label text="Sound"/>
                <label text="On"/>
              </contentView>
            </tableViewCell>
          </tableView>
        </layout>
        """,
        message: """
          The cell’s accessibility label is blank, so VoiceOver does not read the texts in it, \
          “Sound, On”.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, a bar button item with an image and a title",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem title="Menu" image="ic_menu" id="itm-01">
              <accessibility key="accessibilityConfiguration" label=" "/>
            </barButtonItem>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item’s accessibility label is blank, so VoiceOver does not read its title \
          “Menu”.
          """),
      .passes(
        "Labels with something to read, and no labels",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityLabel="Save draft"/>
          <button title="Save"/>
          <label text="Drafts"/>
        </layout>
        """),
      .passes(
        "Nothing is hidden: see empty-button, image-button-no-label, placeholder-only-label",
        """
        <layout name="Editor">
          ↓<button accessibilityLabel=" "/>
          ↓<button title=" " image="ic_save" accessibilityLabel=" "/>
          ↓<textField placeholder="Title" accessibilityLabel=" "/>
          ↓<textField accessibilityLabel=" "/>
        </layout>
        """),
      .passes(
        "UIKit may take an empty label for none",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityLabel=""/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Editor">
          <button title="Save" accessibilityLabel=" " hidden="true"/>
          <label text="Drafts" accessibilityLabel=" " isAccessibilityElement="false"/>
        </layout>
        """),
      .fails(
        "A subtitle",
        """
        <layout name="Screen">
          ↓<button configuration="plain" subtitle="12 new" accessibilityLabel=" "/>
        </layout>
        """,
        message: """
          The button’s accessibility label is blank, so VoiceOver does not read its \
          subtitle “12 new”.
          """,
        certainty: .likely),
      .fails(
        "A search bar, which its placeholder names",
        """
        <layout name="Screen">
          ↓<searchBar placeholder="Find a song" accessibilityLabel=" "/>
        </layout>
        """,
        message: """
          The search bar’s accessibility label is blank, so VoiceOver does not read its \
          placeholder “Find a song”.
          """,
        certainty: .likely),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.label != nil && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard let hidden = screen.labelHiddenByBlank(of: index)
      else { return nil }
      let unlabelled = screen.utterance(of: index) { $0.accessibility.label = nil }
      let reach = screen.reachOfSpeech(of: index).resting(on: unlabelled)
      return .fails(
        Finding(
          element: index,
          message: """
            The \(screen.elements[index].kind.noun)’s accessibility label is blank, so VoiceOver \
            does not read \(hidden.inWords).
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText, wouldSay: unlabelled.markedText,
          fix: "Remove the accessibility label, or write in it what VoiceOver should read."))
    }
  }
}

extension SpokenPart {
  /// What the element shows, for messages: `its title “Save”`.
  fileprivate var inWords: String {
    switch source {
    case .title: "its title \(text.quoted)"
    case .subtitle: "its subtitle \(text.quoted)"
    case .text: "its text \(text.quoted)"
    case .placeholder: "its placeholder \(text.quoted)"
    case .children: "the texts in it, \(text.quoted)"
    default: "its name \(text.quoted)"
    }
  }
}
