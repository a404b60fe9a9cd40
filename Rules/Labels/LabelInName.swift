import Auditing
import LayoutModel

public struct LabelInName: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-in-name",
    summary: "A button’s accessibility label does not contain the title it shows",
    why: """
      A person who steers the phone by voice says what is written on the button, and nothing may \
      happen: unless code gives it other names, Voice Control goes by the accessibility label. A \
      person who sees a little and listens hears another word than the one on the screen.
      """,
    decides: """
      A button VoiceOver reaches shows a title, has an accessibility label, and the words of the \
      title do not stand in the label one after another. Capitals, accents, punctuation, hyphens \
      and “&” for “and” do not matter. Left alone: titles without two letters or digits (“⇥”, “B”, \
      “+”), abbreviations of the label (“Pg Up” for “Page up”, “FAQ”, “Einfg” for “Einfügen”), \
      Interface Builder’s default titles and templates such as “%@”, as code replaces them, and \
      titles that a language leaves as the layout has them where the layout’s own label contains \
      them and the language’s is in another script: “Home”, read “ホーム”.
      """,
    limits: """
      With an outlet, a custom class, a tag or a run-time attribute code may set either text, so \
      the finding is likely. Titles in another language than the label are found as well. A \
      label in another script than its title may be how the title is read, which is what Voice \
      Control in that language listens for, or another word; WCAG goes by the letters, and no rule \
      can tell, so a person must look. The reference of UIButton says that VoiceOver reads the title even when there is a label; tests \
      with UIKit show that the label wins. A title and a label that disagree are wrong either way: \
      one of the two is never heard, and Voice Control listens for another word than is shown.
      """,
    fixInInterfaceBuilder: """
      Begin Accessibility › Label with the title and add what makes it clearer (“Edit profile” for \
      “Edit”), or clear it: VoiceOver then reads the title.
      """,
    fixInCode: """
      editButton.accessibilityLabel = NSLocalizedString("Edit profile", comment: "")
      """,
    standards: [.labelInName, .apple("Voice Control, accessibilityUserInputLabels")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "A label copied from another button",
        """
        <layout name="Sign in">
          ↓<button title="Cancel" accessibilityLabel="Log In"/>
        </layout>
        """,
        message: """
          The button shows “Cancel” and VoiceOver says “Log In”: someone who \
          says the title to Voice Control may not be able to press it.
          """,
        saysNow: "Log In. Button.", wouldSay: "Cancel. Button."),
      .fails(
        "Some of the words are not enough",
        """
        <layout name="Sign in">
          ↓<button title="Sign in with email" accessibilityLabel="Sign in" outlet="emailButton"/>
        </layout>
        """,
        message: """
          The button shows “Sign in with email” and VoiceOver says “Sign in”: someone who \
          says the title to Voice Control may not be able to press it.
          """,
        certainty: .likely),
      .fails(
        "No abbreviation of its label",
        """
        <layout name="Keyboard">
          ↓<button title="Del" accessibilityLabel="Right"/>
        </layout>
        """,
        message: """
          The button shows “Del” and VoiceOver says “Right”: someone who \
          says the title to Voice Control may not be able to press it.
          """),
      .fails(
        "Nearly the same letters",
        """
        <layout name="Document">
          ↓<button title="Save" accessibilityLabel="Share"/>
        </layout>
        """,
        message: """
          The button shows “Save” and VoiceOver says “Share”: someone who \
          says the title to Voice Control may not be able to press it.
          """),
      .fails(
        "Numbers are not shortened",
        """
        <layout name="Trial">
          ↓<button title="10 days" accessibilityLabel="100 days"/>
        </layout>
        """,
        message: """
          The button shows “10 days” and VoiceOver says “100 days”: someone who \
          says the title to Voice Control may not be able to press it.
          """),
      .fails(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Log In"/>
          <state key="normal" title="Cancel"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button shows “Cancel” and VoiceOver says “Log In”: someone who \
          says the title to Voice Control may not be able to press it.
          """,
        saysNow: "Log In. Button."),
      .fails(
        "In one of the languages",
        """
        <layout name="Download">
          ↓<button id="btn-01" title="Cancel" accessibilityLabel="Cancel download"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Abbrechen";
          "btn-01.accessibilityLabel" = "Download beenden";
          """,
          "fr": """
          "btn-01.normalTitle" = "Annuler";
          "btn-01.accessibilityLabel" = "Annuler le téléchargement";
          """,
        ],
        message: """
          In German (de): The button shows “Abbrechen” and VoiceOver says “Download beenden”: \
          someone who says the title to Voice Control may not be able to press it.
          """,
        saysNow: "Download beenden. Taste.", wouldSay: "Abbrechen. Taste."),
      .fails(
        "In another script it may be a reading",
        """
        <layout name="Keyboard">
          ↓<button title="Home" accessibilityLabel="ホーム"/>
        </layout>
        """,
        message: """
          The button shows “Home” and VoiceOver says “ホーム”: someone who says the title to Voice \
          Control may not be able to press it.
          """,
        certainty: .needsReview),
      .fails(
        "A wrong word in every language",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Del" accessibilityLabel="Right"/>
        </layout>
        """,
        strings: [
          "de": "\"btn-01.accessibilityLabel\" = \"Rechts\";",
          "ja": "\"btn-01.accessibilityLabel\" = \"右\";",
        ],
        message: """
          The button shows “Del” and VoiceOver says “Right”: someone who says the title to Voice \
          Control may not be able to press it.
          """),
      .fails(
        "In some languages a reading, in one another word",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Home" accessibilityLabel="Home"/>
        </layout>
        """,
        strings: [
          "fi": "\"btn-01.accessibilityLabel\" = \"Koti\";",
          "ja": "\"btn-01.accessibilityLabel\" = \"ホーム\";",
          "ko": "\"btn-01.accessibilityLabel\" = \"홈\";",
        ],
        message: """
          In Finnish (fi): The button shows “Home” and VoiceOver says “Koti”: someone who says the \
          title to Voice Control may not be able to press it.
          """),
      .fails(
        "No shorthand, although its letters are there",
        """
        <layout name="Days">
          ↓<button title="Clear" accessibilityLabel="Calendar"/>
        </layout>
        """,
        message: """
          The button shows “Clear” and VoiceOver says “Calendar”: someone who says the title to \
          Voice Control may not be able to press it.
          """),
      .fails(
        "The texts of several languages",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Caps" accessibilityLabel="Caps Lock"/>
        </layout>
        """,
        strings: [
          "fr": """
          "btn-01.normalTitle" = "Majuscules";
          "btn-01.accessibilityLabel" = "Verr. Maj.";
          """,
          "pl": """
          "btn-01.normalTitle" = "Wielkie litery";
          "btn-01.accessibilityLabel" = "Klawisz Caps";
          """,
        ],
        message: """
          In French (fr): The button shows “Majuscules” and VoiceOver says “Verr. Maj.”: someone who \
          says the title to Voice Control may not be able to press it. The same in Polish (pl), with \
          other texts.
          """),
      .passes(
        "What stands on keys is the same in every language",
        """
        <layout name="Keyboard">
          ↓<button id="btn-01" title="Pg Up" accessibilityLabel="Page up"/>
        </layout>
        """,
        strings: ["ja": "\"btn-01.accessibilityLabel\" = \"ページアップ\";"]),
      .passes(
        "The title and more",
        """
        <layout name="Profile">
          ↓<button title="Edit" accessibilityLabel="Edit profile"/>
          ↓<button title="SAVE" accessibilityLabel="Save"/>
          ↓<button title="E-Mail" accessibilityLabel="Send email"/>
          ↓<button title="Terms &amp; Conditions" accessibilityLabel="Terms and conditions"/>
          ↓<button title="保存" accessibilityLabel="変更を保存"/>
          <button title="Edit"/>
        </layout>
        """),
      .passes(
        "Accents are no other words",
        """
        <layout name="Keyboard">
          ↓<button title="Num" accessibilityLabel="Bloq Núm"/>
          ↓<button title="Résumé" accessibilityLabel="Resume of work"/>
        </layout>
        """),
      .fails(
        "The beginning of another word is no shorthand",
        """
        <layout name="Links">
          ↓<button title="Short" accessibilityLabel="Shorten the link"/>
        </layout>
        """,
        message: """
          The button shows “Short” and VoiceOver says “Shorten the link”: someone who says the title \
          to Voice Control may not be able to press it.
          """),
      .passes(
        "Abbreviations and glyphs",
        """
        <layout name="Keyboard">
          ↓<button title="Pg Up" accessibilityLabel="Page up"/>
          ↓<button title="Esc" accessibilityLabel="Escape"/>
          ↓<button title="Einfg" accessibilityLabel="Einfügen"/>
          ↓<button title="Ctrl" accessibilityLabel="Control"/>
          ↓<button title="FAQ" accessibilityLabel="Frequently asked questions"/>
          ↓<button title="30s" accessibilityLabel="Rewind 30 seconds"/>
          <button title="⇥" accessibilityLabel="Tab"/>
          <button title="B" accessibilityLabel="Bold"/>
        </layout>
        """),
      .passes(
        "Titles that code replaces",
        """
        <layout name="Profile">
          <button title="Button" accessibilityLabel="Edit profile"/>
          <button title="%d messages" accessibilityLabel="Unread messages"/>
          <button title="Edit" accessibilityLabel=" "/>
          <button title="{{count}} more" accessibilityLabel="Show all"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Profile">
          <button title="Cancel" accessibilityLabel="Log In" hidden="true"/>
        </layout>
        """),
      .fails(
        "Letters that stand in other words",
        """
        <layout name="Screen">
          ↓<button title="Sign in" accessibilityLabel="Design input"/>
        </layout>
        """,
        message: """
          The button shows “Sign in” and VoiceOver says “Design input”: someone who says \
          the title to Voice Control may not be able to press it.
          """),
      .fails(
        "Letters in the middle of a word",
        """
        <layout name="Screen">
          ↓<button title="Out" accessibilityLabel="Route"/>
        </layout>
        """,
        message: """
          The button shows “Out” and VoiceOver says “Route”: someone who says the title to \
          Voice Control may not be able to press it.
          """),
      .fails(
        "Longer words are no shorthand",
        """
        <layout name="Screen">
          ↓<button title="Table" accessibilityLabel="Tabulate"/>
        </layout>
        """,
        message: """
          The button shows “Table” and VoiceOver says “Tabulate”: someone who says the \
          title to Voice Control may not be able to press it.
          """),
      .fails(
        "In a script without capitals",
        """
        <layout name="Screen">
          ↓<button title="保存" accessibilityLabel="閉じる"/>
        </layout>
        """,
        message: """
          The button shows “保存” and VoiceOver says “閉じる”: someone who says the title to \
          Voice Control may not be able to press it.
          """),
      .fails(
        "A title that one language leaves as it is is no shorthand",
        """
        <layout name="Screen">
          ↓<button id="btn-01" title="Cancel" accessibilityLabel="Cancel download"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.accessibilityLabel" = "Download beenden";
          """
        ],
        message: """
          In German (de): The button shows “Cancel” and VoiceOver says “Download beenden”: \
          someone who says the title to Voice Control may not be able to press it.
          """),
      .fails(
        "A shorthand that is the language’s own",
        """
        <layout name="Screen">
          ↓<button id="btn-01" title="Page up" accessibilityLabel="Page up"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Pg Up";
          "btn-01.accessibilityLabel" = "Seite hoch";
          """
        ],
        message: """
          In German (de): The button shows “Pg Up” and VoiceOver says “Seite hoch”: someone \
          who says the title to Voice Control may not be able to press it.
          """),
      .fails(
        "A title and a label that disagree in all languages",
        """
        <layout name="Sign in">
          ↓<button id="btn-01" title="Cancel" accessibilityLabel="Log In"/>
        </layout>
        """,
        strings: ["de": "\"btn-01.accessibilityLabel\" = \"Anmelden\";"],
        message: """
          The button shows “Cancel” and VoiceOver says “Log In”: someone who says the title to Voice \
          Control may not be able to press it.
          """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.exposures[index] == .element,
      screen.elements[index].accessibility.label?.text.visible != nil,
      let title = screen.elements[index].shownButton?.title, Self.isToBeSpoken(title)
    else { return false }
    return screen.utterance(of: index).label?.source == .stated
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard let label = screen.elements[index].accessibility.label?.text.visible,
        let title = screen.elements[index].shownButton?.title,
        !Self.contains(title, in: label), !isReading(label, of: title, on: index, in: screen),
        judges(index, in: screen)
      else { return nil }
      let spoken = screen.utterance(of: index)
      var reach = screen.reachOfSpeech(of: index).resting(on: spoken)
      if title.sharesNoScript(with: label), !isFoundInLayout(index, in: screen) {
        reach = reach.atMost(
          .needsReview, because: "a label in another script may be how the title is read")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            The button shows \(title.quoted) and VoiceOver says \(label.quoted): someone who says \
            the title to Voice Control may not be able to press it.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.utterance(of: index) { $0.accessibility.label = nil }.markedText,
          fix: "Remove the accessibility label, or begin it with \(title.quoted)."))
    }
  }

  /// Whether a person would speak the title: not a glyph, a default or a template.
  private static func isToBeSpoken(_ title: String) -> Bool {
    let defaults: Set<String> = ["Button", "Label", "Title", "Item", "Text"]
    let isTemplate = title.contains { "%{}<>$".contains($0) }
    return !defaults.contains(title) && !isTemplate
      && title.count { $0.isLetter || $0.isNumber } >= 2
  }

  /// Whether a language left the title as it is, and its label is how the title is read: in the
  /// layout's own texts the title is short for the label, as what stands on the keys of a keyboard
  /// (“Pg Up”) is no word of a language; or the label contains it there, and here is in another
  /// script.
  private func isReading(
    _ label: String, of title: String, on index: Int, in screen: ResolvedScreen
  ) -> Bool {
    guard let base = screen.translation?.base.elements[index],
      base.shownButton?.title == title, let ownLabel = base.accessibility.label?.text.visible
    else { return false }
    let shown = WordSequence(title).withoutDiacritics
    let spoken = WordSequence(ownLabel).withoutDiacritics
    return spoken.contains(shown)
      ? title.sharesNoScript(with: label) : spoken.isAbbreviated(by: shown)
  }

  /// Whether the layout's own texts have the fault, so that the label is no reading of the title in
  /// any language.
  private func isFoundInLayout(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let base = screen.translation?.base.elements[index],
      let title = base.shownButton?.title, let label = base.accessibility.label?.text.visible
    else { return false }
    return !title.sharesNoScript(with: label) && !Self.contains(title, in: label)
  }

  private static func contains(_ title: String, in label: String) -> Bool {
    let shown = WordSequence(title).withoutDiacritics
    let spoken = WordSequence(label).withoutDiacritics
    if spoken.contains(shown) || spoken.isAbbreviated(by: shown) { return true }
    // Scripts without capitals may not part their words by spaces.
    guard title.contains(where: { $0.isLetter && !$0.isCased }) else { return false }
    return spoken.words.joined().contains(shown.words.joined())
  }
}

extension WordSequence {
  /// Whether each word of the title is a word of these or short for some, in order.
  fileprivate func isAbbreviated(by title: WordSequence) -> Bool {
    var rest = words[...]
    for word in title.words.flatMap(\.lettersAndDigits) {
      guard
        let start = rest.indices.first(where: { word.isShort(for: rest[$0...]) != nil }),
        let length = word.isShort(for: rest[start...])
      else { return false }
      rest = rest[(start + length)...]
    }
    return true
  }
}

extension String {
  /// `30s` as `30` and `s`.
  fileprivate var lettersAndDigits: [String] {
    reduce(into: [String]()) { parts, character in
      if let last = parts.last?.last, last.isNumber == character.isNumber {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
  }

  /// How many of the words this one stands for: one it equals or shortens (`pg`, `page`), or as
  /// many as it has initials (`faq`); `nil` for none. Longer words than `ctrl` are no shorthand, but
  /// for what keeps the beginning of a word and some of its consonants (`einfg`, `einfugen`).
  fileprivate func isShort(for words: ArraySlice<String>) -> Int? {
    guard let word = words.first, let initial = first, word.first == initial else { return nil }
    if self == word { return 1 }
    guard count <= 4 || isContraction(of: word), !initial.isNumber else { return nil }
    var rest = word[...]
    let isShortened = allSatisfy { letter in
      guard let found = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: found)...]
      return true
    }
    if isShortened { return 1 }
    let initials = words.prefix(count).compactMap(\.first)
    return String(initials) == self ? count : nil
  }

  private func isContraction(of word: String) -> Bool {
    count == 5 && word.hasPrefix(prefix(3)) && !word.hasPrefix(self)
      && !"aeiou".contains(suffix(1))
  }
}
