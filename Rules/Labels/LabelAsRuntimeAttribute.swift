import Auditing
import LayoutModel

public struct LabelAsRuntimeAttribute: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-as-runtime-attribute",
    summary: "An accessibility label or hint is set as a user-defined run-time attribute",
    why: """
      Interface Builder does not put such a text into the tables for translators: people who use the app in \
      another language hear it in the language of its makers.
      """,
    decides: """
      The accessibility label or hint of an element VoiceOver reaches is a user-defined run-time attribute of \
      the type String. The type Localized String is translated, and a property of the project’s own may be. Only one finding an element.
      """,
    limits: """
      An app in one language loses nothing. Bar button items have no field for an accessibility label, which \
      is why people choose this way; a title does the same there.
      """,
    fixInInterfaceBuilder: """
      Move the text to Accessibility › Label or Hint in the Identity inspector and remove the attribute. A bar \
      button item with an image: set its title, which is not shown and which VoiceOver reads. Where neither \
      is possible, choose the type Localized String.
      """,
    fixInCode: """
      menuItem.accessibilityLabel = NSLocalizedString("Menu", comment: "")
      """,
    standards: [
      .apple("Xcode, user-defined run-time attributes and localization")
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "A label",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" image="ic_close"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “Close” is a run-time attribute, which Interface Builder does \
          not offer for translation.
          """,
        saysNow: "Close. Button."),
      .fails(
        "A hint",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" title="Play"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Plays the song."/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility hint “Plays the song.” is a run-time attribute, which Interface \
          Builder does not offer for translation.
          """),
      .fails(
        "A bar button item has no other field",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem image="ic_menu" id="itm-01">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Menu"/>
              </userDefinedRuntimeAttributes>
            </barButtonItem>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item’s accessibility label “Menu” is a run-time attribute, which Interface Builder \
          does not offer for translation.
          """,
        fix: "Set its title to “Menu” and remove the attribute."),
      .passes(
        "Where translators find it",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Close"/>
          <state key="normal" image="ic_close"/>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <state key="normal" image="ic_close"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel">
              <localizedString key="value">Close</localizedString>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </button>
        <button opaque="NO" contentMode="scaleToFill" id="btn-03">
          <state key="normal" title="Close"/>
        </button>
        <button hidden="YES" opaque="NO" contentMode="scaleToFill" id="btn-04">
          <accessibility key="accessibilityConfiguration" label="Close"/>
          <state key="normal" title="Close"/>
        </button>
        """, in: .interfaceBuilder),
      .fails(
        "Of label and hint, the label is told",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" image="ic_close"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Closes it."/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility label “Close” is a run-time attribute, which Interface \
          Builder does not offer for translation.
          """,
        fix: "Move it to Accessibility › Label in the Identity inspector."),
      .fails(
        "A hint beside a label that is translated, or is blank",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Close"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Closes it."/>
          </userDefinedRuntimeAttributes>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <state key="normal" title="Close"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value=" "/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Closes it."/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s accessibility hint “Closes it.” is a run-time attribute, which \
          Interface Builder does not offer for translation.
          """),
      .fails(
        "A hint of a bar button item",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem title="Menu" id="itm-01">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Opens it."/>
              </userDefinedRuntimeAttributes>
            </barButtonItem>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item’s accessibility hint “Opens it.” is a run-time attribute, \
          which Interface Builder does not offer for translation.
          """,
        fix: "Move it to Accessibility › Hint in the Identity inspector."),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element
      && (screen.elements[index].accessibility.label?.text.visible != nil
        || screen.elements[index].accessibility.hint?.text.visible != nil)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let labels = screen.labelled.compactMap { index in
      outcome(on: index, screen.elements[index].accessibility.label, "label", in: screen)
    }
    let hints = screen.hinted.compactMap { index -> RuleOutcome? in
      let label = screen.elements[index].accessibility.label
      if let label, label.origin == .runtimeAttribute, label.text.visible != nil { return nil }
      return outcome(on: index, screen.elements[index].accessibility.hint, "hint", in: screen)
    }
    return labels + hints
  }

  private func outcome(
    on index: Int, _ stated: StatedText?, _ noun: String, in screen: ResolvedScreen
  ) -> RuleOutcome? {
    guard let stated, stated.origin == .runtimeAttribute, let text = stated.text.visible else {
      return nil
    }
    let kind = screen.elements[index].kind
    return .fails(
      Finding(
        element: index,
        message: """
          The \(kind.noun)’s accessibility \(noun) \(text.quoted) is a run-time attribute, which \
          Interface Builder does not offer for translation.
          """,
        certainty: .certain, saysNow: screen.utterance(of: index).markedText,
        fix: kind.isBarItem && noun == "label"
          ? "Set its title to \(text.quoted) and remove the attribute."
          : "Move it to Accessibility › \(noun == "label" ? "Label" : "Hint") in the Identity inspector."
      ))
  }
}
