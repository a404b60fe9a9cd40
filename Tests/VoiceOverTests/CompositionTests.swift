import LayoutModel
import Testing
import VoiceOver

/// What AccessibilitySnapshot's reference images (iOS 26.2) show of views that state everything
/// themselves.
@Suite struct CompositionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var label: String?
    var value: String?
    var traits: AccessibilityTraits = []
    var hint: String?
    var spoken: String

    init(
      _ label: String? = nil, value: String? = nil, _ traits: AccessibilityTraits = [],
      hint: String? = nil, says spoken: String
    ) {
      self.label = label
      self.value = value
      self.traits = traits
      self.hint = hint
      self.spoken = spoken
    }

    var testDescription: String { spoken }
  }

  static let swipe = "Swipe up or down with one finger to adjust the value."
  static let allTraits = AccessibilityTraits.byName.reduce(into: AccessibilityTraits()) {
    if $1.trait != .toggleButton && $1.trait != .tabBar { $0.insert($1.trait) }
  }

  static let cases: [Case] = [
    Case(says: ""),
    Case("Label", says: "Label"),
    Case(value: "Value", says: "Value"),
    Case(hint: "Hint", says: "Hint"),
    Case("Label", value: "Value", says: "Label: Value"),
    Case("Label", hint: "Hint", says: "Label | Hint"),
    Case(value: "Value", hint: "Hint", says: "Value | Hint"),
    Case("Label", value: "Value", hint: "Hint", says: "Label: Value | Hint"),

    Case("02", .button, says: "02. Button."),
    Case("03", .link, says: "03. Link."),
    Case("04", .header, says: "04. Heading."),
    Case("05", .searchField, says: "05. Search Field."),
    Case("06", .image, says: "06. Image."),
    Case("07", .selected, says: "Selected: 07"),
    Case("12", .notEnabled, says: "12. Dimmed."),
    Case("15", .adjustable, says: "15. Adjustable. | \(swipe)"),
    Case("19", [.button, .link], says: "19. Button. Link."),
    Case("20", [.button, .header], says: "20. Button. Heading."),
    Case("21", [.button, .searchField], says: "21. Button. Search Field."),
    Case("22", [.button, .image], says: "22. Button. Image."),
    Case("23", [.button, .selected], says: "Selected: 23. Button."),
    Case("24", [.button, .notEnabled], says: "24. Dimmed. Button."),
    Case("25", [.button, .adjustable], says: "25. Button. Adjustable. | \(swipe)"),
    Case("26", [.keyboardKey, .button], says: "26"),
    Case(
      "27", allTraits,
      says: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
    // Traits without words.
    Case(
      "Text",
      [
        .staticText, .summaryElement, .playsSound, .updatesFrequently, .startsMediaSession,
        .allowsDirectInteraction, .causesPageTurn, .tabBar,
      ],
      says: "Text"),

    Case(.none, [.textEntry], says: "Text Field. | Double tap to edit."),
    Case(
      .none, [.textEntry, .isEditing],
      says: "Text Field. Is editing. | Use the rotor to access Misspelled Words"),
    Case(
      value: "•••••••••", [.textEntry, .secureTextField],
      says: "•••••••••. Secure Text Field. | Double tap to edit."),
    Case(
      value: "Hello from Text View", [.textEntry, .textArea],
      says: "Hello from Text View. Text Field. | "
        + "Double tap to edit., Use the rotor to access Misspelled Words"),
    // The instruction replaces a stated hint.
    Case("Name", .textEntry, hint: "Yours", says: "Name. Text Field. | Double tap to edit."),

    Case(
      value: "1", [.button, .toggleButton],
      says: "Switch Button. On. | Double tap to toggle setting."),
    Case(
      value: "0", [.button, .toggleButton],
      says: "Switch Button. Off. | Double tap to toggle setting."),
    Case(value: "1", [.button, .toggleButton, .notEnabled], says: "Dimmed. Switch Button. On."),
    Case(
      "Wi-Fi", value: "2", [.button, .toggleButton],
      says: "Wi-Fi. Switch Button. Mixed. | Double tap to toggle setting."),
    Case(
      "Wi-Fi", value: "1", [.button, .toggleButton], hint: "Joins networks.",
      says: "Wi-Fi. Switch Button. On. | Joins networks. Double tap to toggle setting."),

    Case("First", .backButton, says: "First. Back Button."),
    Case("back", .backButton, says: "Back Button."),
    Case(.none, .backButton, says: "Back Button."),
    Case("Second", .header, says: "Second. Heading."),
    Case(.none, .selected, says: "Selected."),

    // No second full stop; nothing else is trimmed.
    Case("Done.", .button, says: "Done. Button."),
    Case(" ", .button, says: " . Button."),
    // A hint alone becomes the description, before the traits.
    Case(.none, .button, hint: "Opens it.", says: "Opens it. Button."),
    Case(.none, .adjustable, hint: "Volume", says: "Volume. Adjustable."),
    Case("Volume", .adjustable, hint: "Loud.", says: "Volume. Adjustable. | Loud. \(swipe)"),
  ]

  @Test(arguments: cases)
  func speaks(_ test: Case) {
    var view = Element(.view)
    view.accessibility = Accessibility(
      label: test.label.map { StatedText($0) }, value: test.value.map { StatedText($0) },
      hint: test.hint.map { StatedText($0) }, traits: test.traits, isElement: true)
    #expect(Speaker().utterance(of: view).text == test.spoken)
  }

  @Test(arguments: [
    ("de", "Auswahl: Ton. Grau dargestellt. Umschalttaste. Ein."),
    ("de-AT", "Auswahl: Ton. Grau dargestellt. Umschalttaste. Ein."),
    ("ru_RU", "Выбрано: Ton. Недоступно. Кнопка-переключатель. Вкл."),
    ("fr", "Selected: Ton. Dimmed. Switch Button. On."),
    ("", "Selected: Ton. Dimmed. Switch Button. On."),
  ])
  func speaksLanguages(locale: String, spoken: String) {
    var view = Element(.view)
    view.accessibility = Accessibility(
      label: "Ton", value: "1", traits: [.selected, .button, .toggleButton, .notEnabled])
    let speaker = Speaker(Speaker.Settings(locale: locale))
    #expect(speaker.utterance(of: view).text == spoken)
  }

  @Test func theElementsLanguageWins() {
    var view = Element(.view)
    view.accessibility = Accessibility(label: "Ton", traits: .button, language: "de-DE")
    #expect(Speaker().utterance(of: view).text == "Ton. Taste.")
  }

  @Test func textAreaHintsJoinInEveryLanguage() {
    var view = Element(.textView, content: .textInput(TextInput()))
    view.accessibility.language = "ru"
    #expect(
      Speaker().utterance(of: view).spokenHint
        == "коснитесь дважды, чтобы редактировать., "
        + "Используйте ротор для доступа к объекту: Слова с ошибками")
  }

  /// English words stand in for those of languages that are not known, and are marked.
  @Test(arguments: [
    ("en", "Koti. Button. | Go home"), ("de", "Koti. Taste. | Go home"),
    ("fi", "≈Koti. Button. | Go home"), ("de-AT", "Koti. Taste. | Go home"),
  ])
  func wordsOfUnknownLanguages(_ locale: String, _ text: String) {
    var element = Element(.button)
    element.accessibility.label = StatedText("Koti")
    element.accessibility.hint = StatedText("Go home")
    let speaker = Speaker(Speaker.Settings(locale: locale))
    let spoken = speaker.utterance(of: element)
    #expect(spoken.markedText == text)
    #expect(spoken.isConfirmed)
    var label = Element(.label)
    label.accessibility.label = StatedText("Koti")
    #expect(speaker.utterance(of: label).markedText == "Koti")
    var slider = Element(.slider)
    slider.accessibility.label = StatedText("Koti")
    slider.accessibility.value = StatedText("1")
    #expect(speaker.utterance(of: slider).markedText.contains("| ≈") == (locale == "fi"))
    element.accessibility.language = "fi"
    #expect(speaker.utterance(of: element).markedText == "≈Koti. Button. | Go home")
    element.accessibility.language = "de"
    #expect(speaker.utterance(of: element).markedText == "Koti. Taste. | Go home")
  }
}
