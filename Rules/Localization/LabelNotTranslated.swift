import Auditing
import LayoutModel
import VoiceOver

public struct LabelNotTranslated: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-not-translated",
    summary: "VoiceOver speaks a text that a language’s strings table leaves untranslated",
    why: """
      The screen is in German, and one button is read in English words by a German voice. Who \
      listens understands neither the word nor that it is English. Accessibility labels and hints \
      are forgotten most, because nobody sees them.
      """,
    decides: """
      A table translates most of a layout's texts, and has the layout's own words for one that \
      VoiceOver speaks, or no key for it, or a String Catalog marks its translation as one to \
      review. Left alone: single words in languages with Latin letters (“Status”, “Name”), texts \
      without letters, Interface Builder's default texts, and shown texts of elements that an \
      outlet, a class of their own or a run-time attribute leads to, as code fills those in.
      """,
    limits: """
      Names of products and people are the same in every language, so a person must look. Tables \
      in which most texts are the layout's own are taken for variants of its language (British \
      English), and nothing is found in them. Texts that code sets are not seen.
      """,
    fixInInterfaceBuilder: """
      Translate the text in the strings table or the String Catalog of the language. A key that is \
      missing is `OBJECTID.accessibilityLabel`, `OBJECTID.normalTitle` and the like; Product › \
      Export Localizations… writes all of them.
      """,
    fixInCode: """
      "abc-12-xyz.accessibilityLabel" = "Seite schließen";
      """,
    standards: [.languageOfParts, .apple("Localization")],
    severity: .warning, impact: .serious,
    examples: [
      .fails(
        "The label was left as it was",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<button id="btn-02" image="ic_close" accessibilityLabel="Close tab" outlet="closeButton"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "btn-02.accessibilityLabel" = "Close tab";
          """
        ],
        message: """
          In German (de): The accessibility label of the button “Close tab” is not translated.
          """,
        certainty: .needsReview, saysNow: "Close tab. Taste."),
      .fails(
        "The table has no key for it",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<button id="btn-02" title="Close all tabs"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          """,
          "ru": """
          "lbl-01.text" = "Все вкладки";
          "btn-01.normalTitle" = "Отмена";
          "btn-02.normalTitle" = "Закрыть все вкладки";
          """,
        ],
        message: """
          In German (de): The strings table has no title for the button “Close all tabs”.
          """,
        certainty: .needsReview),
      .passes(
        "Everything is translated, or the same in both languages",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <label id="lbl-02" text="Status"/>
          <label id="lbl-03" text="1 / 20"/>
          <button id="btn-01" title="Cancel"/>
          <button id="btn-02" image="ic_close" accessibilityLabel="Close tab"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "lbl-02.text" = "Status";
          "lbl-03.text" = "1 / 20";
          "btn-01.normalTitle" = "Abbrechen";
          "btn-02.accessibilityLabel" = "Tab schließen";
          """
        ]),
      .passes(
        "A variant of the layout's own language",
        """
        <layout name="Colors">
          <label id="lbl-01" text="All colors"/>
          <button id="btn-01" title="Add a color"/>
          <button id="btn-02" title="Close this window"/>
          <button id="btn-03" title="Choose another image"/>
          <button id="btn-04" title="Ask for help"/>
        </layout>
        """,
        strings: [
          "en-GB": """
          "lbl-01.text" = "All colours";
          "btn-01.normalTitle" = "Add a colour";
          "btn-02.normalTitle" = "Close this window";
          "btn-03.normalTitle" = "Choose another image";
          "btn-04.normalTitle" = "Ask for help";
          """
        ]),
      .passes(
        "Code fills it in, or VoiceOver never speaks it",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          <label id="lbl-02" text="Example of a title" outlet="titleLabel"/>
          <label id="lbl-03" text="Never to be seen" hidden="true"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Example of a title";
          """
        ]),
      .fails(
        "One word, which another language translates, in a language of another script",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<label id="lbl-02" text="Map"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Karte";
          """,
          "ru": """
          "lbl-01.text" = "Все вкладки";
          "btn-01.normalTitle" = "Отмена";
          "lbl-02.text" = "Map";
          """,
        ],
        message: """
          In Russian (ru): The text of the label “Map” is not translated.
          """,
        certainty: .needsReview),
      .fails(
        "One word without a key",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<label id="lbl-02" text="Settings"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          """,
          "ru": """
          "lbl-01.text" = "Все вкладки";
          "btn-01.normalTitle" = "Отмена";
          "lbl-02.text" = "Настройки";
          """,
        ],
        message: """
          In German (de): The strings table has no text for the label “Settings”.
          """,
        certainty: .needsReview),
      .fails(
        "A script in the name of the language",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<label id="lbl-02" text="Map"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Karte";
          """,
          "zh-Hans": """
          "lbl-01.text" = "所有标签页";
          "btn-01.normalTitle" = "取消";
          "lbl-02.text" = "Map";
          """,
        ],
        message: """
          In Chinese (zh-Hans): The text of the label “Map” is not translated.
          """,
        certainty: .needsReview),
      .fails(
        "A region in the name of the language",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          ↓<label id="lbl-02" text="Map"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Karte";
          """,
          "zh_CN": """
          "lbl-01.text" = "所有标签页";
          "btn-01.normalTitle" = "取消";
          "lbl-02.text" = "Map";
          """,
        ],
        message: """
          In Chinese (zh_CN): The text of the label “Map” is not translated.
          """,
        certainty: .needsReview),
      .passes(
        "Words that may be the same, names, and what other texts are read in place of",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          <label id="lbl-02" text="Status"/>
          <label id="lbl-03" text="Firefox"/>
          <label id="lbl-04" text="OK"/>
          <label id="lbl-05" text="5 GB"/>
          <label id="lbl-06" text="Text field"/>
          <label id="lbl-07" text="Close"/>
          <label id="lbl-08" text="Back"/>
          <label id="lbl-09" text="Next"/>
          <button id="btn-02" title="Close this tab" accessibilityLabel="Close"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Status";
          "lbl-03.text" = "Firefox";
          "lbl-04.text" = "Gut";
          "lbl-05.text" = "5 GB";
          "lbl-06.text" = "Text field";
          "btn-02.normalTitle" = "Close this tab";
          "btn-02.accessibilityLabel" = "Schließen";
          "lbl-07.text" = "Schließen";
          "lbl-08.text" = "Zurück";
          "lbl-09.text" = "Weiter";
          """,
          "ru": """
          "lbl-01.text" = "Все вкладки";
          "btn-01.normalTitle" = "Отмена";
          "lbl-02.text" = "Статус";
          "lbl-03.text" = "Firefox";
          "lbl-04.text" = "OK";
          "lbl-05.text" = "5 ГБ";
          "lbl-06.text" = "Text field";
          "btn-02.normalTitle" = "Закрыть вкладку";
          "btn-02.accessibilityLabel" = "Закрыть";
          "lbl-07.text" = "Закрыть";
          "lbl-08.text" = "Назад";
          "lbl-09.text" = "Далее";
          """,
        ]),
      .passes(
        "A word that two languages share",
        """
        <layout name="Tabs">
          <label id="lbl-01" text="All tabs"/>
          <button id="btn-01" title="Cancel"/>
          <label id="lbl-02" text="Карта"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Alle Tabs";
          "btn-01.normalTitle" = "Abbrechen";
          "lbl-02.text" = "Karte";
          """,
          "uk": """
          "lbl-01.text" = "Усі вкладки";
          "btn-01.normalTitle" = "Скасувати";
          "lbl-02.text" = "Карта";
          """,
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
      guard issue.kind != .empty, judges(issue.element, in: screen),
        Self.isToBeTranslated(issue, into: translation.language),
        issue.text.isForAccessibility || screen.reach(of: issue.element).certainty == .certain
      else { return nil }
      let element = screen.elements[issue.element]
      // In review, the text is the language's own.
      let text = element[issue.text] ?? issue.base
      guard
        screen.speaker.utterances(of: element).contains(where: { $0.speaks(text) })
      else { return nil }
      return .fails(finding(issue, of: element, saying: screen.utterance(of: issue.element)))
    }
  }

  private func finding(
    _ issue: LayoutLocalization.Issue, of element: Element, saying spoken: Utterance
  ) -> Finding {
    let subject = element.subject.dropFirst(4)
    let place = "\(issue.table)" + (issue.position.map { ", line \($0.line)" } ?? "")
    let message: String
    let reason: String
    let fix: String
    switch issue.kind {
    case .missing:
      message = "The strings table has no \(issue.text.noun) for the \(subject)."
      reason = "the text may be meant to be the same in every language"
      fix = "Add \(element.objectID ?? "").\(issue.text.property) to \(place)."
    case .needsReview:
      message = "The translated \(issue.text.noun) of the \(subject) is marked for review."
      reason = "the String Catalog says that a person must look"
      fix = "Review it in \(place)."
    case .untranslated, .empty:
      message = "The \(issue.text.noun) of the \(subject) is not translated."
      reason = "the text may be meant to be the same in every language"
      fix = "Translate it in \(place)."
    }
    return Finding(
      element: issue.element, message: message, certainty: .needsReview, reason: reason,
      saysNow: spoken.markedText, fix: fix)
  }

  /// Whether the text is likely to have other words in the language.
  private static func isToBeTranslated(
    _ issue: LayoutLocalization.Issue, into language: String
  ) -> Bool {
    if issue.kind == .needsReview { return true }
    guard !issue.base.isStandIn else { return false }
    let words = WordSequence(issue.base).words.filter { $0.contains(where: \.isLetter) }
    if words.count > 1 { return true }
    // A word that is translated nowhere may be a name.
    guard issue.isTranslatedElsewhere, let word = words.first, word.count > 2 else { return false }
    if issue.kind == .missing { return true }
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return languagesOfOtherScripts.contains(String(code))
      && word.unicodeScalars.allSatisfy { $0.isASCII }
  }

  /// Languages that are not written in Latin letters, by ISO 639-1.
  private static let languagesOfOtherScripts: Set<String> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn",
    "ko", "lo", "mk", "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "ta", "te", "th", "uk", "ur",
    "zh",
  ]
}

extension Utterance {
  /// Whether the text is the label, the value or the hint, or a part of one of them.
  fileprivate func speaks(_ text: String) -> Bool {
    guard let text = text.visible else { return false }
    return [label, value, hint].contains { $0?.text.contains(text) ?? false }
  }
}
