import Auditing
import LayoutModel

public struct LabelAllCaps: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-all-caps",
    summary: "A name is written in capitals",
    why: """
      VoiceOver may take a word in capitals for an abbreviation and spell it: “S A V E”. Braille displays put \
      a sign for capitals before each.
      """,
    decides: """
      All letters of the accessibility label of an element VoiceOver reaches, or of the title of a button or \
      item of a bar, are capitals, and a word of at least four letters has a vowel, as abbreviations that \
      are spelled anyway often have none. Left alone: texts that are only read, and titles that have an \
      accessibility label.
      """,
    limits: """
      The rule is off unless it is asked for. Whether VoiceOver spells a word depends on the word and the \
      voice, so a finding is never certain; abbreviations that are words (“NASA”) are found as well.
      """,
    fixInInterfaceBuilder: """
      Write the label as a sentence begins: “Save draft”. Where the title must be in capitals, give the button \
      an accessibility label that is not.
      """,
    fixInCode: """
      saveButton.accessibilityLabel = saveButton.currentTitle?.capitalized
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "A label",
        """
        <layout name="Editor">
          ↓<button image="ic_save" accessibilityLabel="SAVE DRAFT"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “SAVE DRAFT” is written in capitals, which VoiceOver may spell.
          """,
        certainty: .likely, saysNow: "SAVE DRAFT. Button.", wouldSay: "Save draft. Button."),
      .fails(
        "A title, in Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" title="СОХРАНИТЬ"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button’s title “СОХРАНИТЬ” is written in capitals, which VoiceOver may spell.
          """,
        certainty: .likely, wouldSay: "Сохранить. Button."),
      .passes(
        "Words, abbreviations, labels",
        """
        <layout name="Editor">
          ↓<button title="Save"/>
          ↓<button title="SAVE" accessibilityLabel="Save"/>
          ↓<button title="FAQ"/>
          ↓<button title="HTTP"/>
          ↓<button title="保存"/>
          <label text="DRAFTS"/>
        </layout>
        """),
      .fails(
        "An item of a bar",
        """
        <layout name="Screen">
          <toolbar>
            ↓<barButtonItem title="SAVE"/>
          </toolbar>
        </layout>
        """,
        message: """
          The bar button item’s title “SAVE” is written in capitals, which VoiceOver may \
          spell.
          """,
        certainty: .likely),
      .passes(
        "One word of several, texts that are only read, and what VoiceOver never reaches",
        """
        <layout name="Screen">
          <navigationItem title="DRAFTS"/>
          ↓<button title="Open README"/>
          <button image="ic_save"/>
          <label text="Drafts" accessibilityLabel="DRAFTS"/>
          <button title="SAVE" hidden="true"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element && !screen.isOnlyRead(index)
      && Self.name(of: screen.elements[index]) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard let name = Self.name(of: screen.elements[index]), name.isInCapitals,
        judges(index, in: screen)
      else { return nil }
      let better = name.prefix(1) + name.dropFirst().lowercased()
      let noun =
        screen.elements[index].accessibility.label == nil ? "title" : "accessibility label"
      return screen.badName(
        of: index,
        """
        The \(screen.elements[index].kind.noun)’s \(noun) \(name.quoted) is written in capitals, which \
        VoiceOver may spell.
        """,
        better: String(better), fix: "Give it the accessibility label \(String(better).quoted).",
        atMost: (.likely, "VoiceOver spells some words in capitals and reads others"))
    }
  }

  private static func name(of element: Element) -> String? {
    if let label = element.accessibility.label { return label.text.visible }
    return element.kind == .button || element.kind.isBarItem
      ? element.shownText : nil
  }
}

extension String {
  fileprivate var isInCapitals: Bool {
    guard !contains(where: \.isLowercase) else { return false }
    return split(whereSeparator: { !$0.isLetter }).contains { word in
      word.count >= 4 && word.contains { "AEIOUYÄÖÜАЕЁИОУЫЭЮЯÀÁÂÈÉÊÌÍÎÒÓÔÙÚÛ".contains($0) }
    }
  }
}
