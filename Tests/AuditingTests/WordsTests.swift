import Auditing
import LayoutModel
import Testing

/// What the words of languages and the names in code are told by.
@Suite struct WordsTests {
  @Test(
    arguments: [
      ("Save", "“Save”"), ("Save as", "“Save as”"), ("", "“”"), (" ", "“”"), (" Save ", "“Save”"),
      ("Save  as\n\tcopy", "“Save as copy”"), ("Größe ändern", "“Größe ändern”"),
      ("Größe\u{A0}ändern", "“Größe ändern”"), ("Größe \u{2028}ändern", "“Größe ändern”"),
      ("Сохранить", "“Сохранить”"), ("保存 全部", "“保存 全部”"), ("保存\u{3000}全部", "“保存 全部”"),
      // A mark that joins the blank before it is a part of the blank.
      ("Save \u{301}as", "“Save as”"), ("Save\u{7F}", "“Save\u{7F}”"),
      (String(repeating: "a", count: 60), "“\(String(repeating: "a", count: 60))”"),
      (String(repeating: "a", count: 61), "“\(String(repeating: "a", count: 59))…”"),
      (String(repeating: "ä", count: 60), "“\(String(repeating: "ä", count: 60))”"),
      (String(repeating: "ä", count: 61), "“\(String(repeating: "ä", count: 59))…”"),
    ] as [(String, String)])
  func quotations(_ text: String, _ quotation: String) {
    #expect(text.quoted == quotation)
  }

  @Test(
    arguments: [
      ("close.png", .image), ("Close@2x", .image), ("IMAGE.JPG", .image),
      ("square.and.arrow.up", .symbol), ("plus.circle", .symbol), ("chevron.left", .symbol),
      ("btnVideoSize", .identifier), ("user_name", .identifier), ("A11y_logo", .identifier),
      ("login.button.title", .identifier), ("com.example.app.save", .identifier),
      ("Close", nil), ("close", nil), ("iPhone", nil), ("eBay", nil), ("macOS", nil),
      ("watchOS", nil), ("YouTube", nil), ("openHAB", nil), ("1.2.3", nil), ("9.30", nil),
      ("example.com", nil), ("www.example.com", nil), ("me@example.com", nil), ("Sign-in", nil),
      ("Save draft.png now", nil), ("a_", nil), ("_", nil), ("…", nil), ("", nil),
      ("file.name", nil), ("Größe_1", nil),
    ] as [(String, MachineName?)])
  func namesInCode(_ text: String, _ name: MachineName?) {
    #expect(self.name(text) == name)
  }

  @Test func theNameOfTheOwnImage() {
    func name(_ text: String, _ image: Image) -> MachineName? {
      self.name(text, Element(.imageView, content: .image(image)))
    }
    #expect(name("arrow-right-24", Image("arrow-right-24")) == .image)
    #expect(name("ic_close", Image("ic_close")) == .image)
    #expect(name("share", Image("share")) == nil)
    #expect(name("Check-in", Image("Check-in")) == nil)
    #expect(name("arrow-right-24", Image("arrow-left-24")) == nil)
    #expect(name("bolt.shield", Image("bolt.shield", isSymbol: true)) == .symbol)
    #expect(name("bolt.shield.fill", Image("bolt.shield.fill", isSymbol: true)) == .image)
    #expect(name("trash", Image("trash", isSymbol: true)) == nil)
  }

  private func name(_ text: String, _ element: Element = Element(.view)) -> MachineName? {
    let screen = Screen.with(element)
    return ResolvedScreen(screen, of: Layout(screen)).machineName(text, of: 0)
  }

  @Test(
    arguments: [
      ("Click here", .empty), ("HERE", .empty), ("here!", .empty), ("Link >", .empty),
      ("Learn more", .vague), ("Mehr erfahren", .vague), ("Подробнее", .vague),
      ("More about it", nil), ("Click", .empty), ("", nil), ("Plus", nil), ("About", nil),
      ("Go", nil),
    ] as [(String, Vocabulary.LinkText?)])
  func linkTexts(_ text: String, _ kind: Vocabulary.LinkText?) {
    #expect(Vocabulary.linkText(text) == kind)
  }

  private func vocabulary(_ language: String) throws -> Vocabulary {
    try #require(Vocabulary.all.first { $0.language == language })
  }

  @Test(arguments: [
    ("en", "Play button", "button"), ("en", "Play, Button!", "button"), ("en", "Buttons", nil),
    ("en", "Unbutton", nil), ("de", "Abspielen-Schaltfläche", "schaltfläche"),
    ("ru", "Кнопка", "кнопка"), ("ja", "再生ボタン", "ボタン"), ("ko", "재생 버튼", "버튼"),
    ("ko", "재생버튼", "버튼"), ("zh", "播放按钮", "按钮"), ("fr", "Boutons", nil),
  ])
  func wordsAtTheEnd(_ language: String, _ text: String, _ word: String?) throws {
    let vocabulary = try vocabulary(language)
    #expect(PhraseText(text).ending(vocabulary.button, in: vocabulary)?.text == word)
  }

  @Test func theLongestPhraseWins() throws {
    let english = try vocabulary("en")
    let found = PhraseText("Sound toggle switch").ending(english.switch, in: english)
    #expect(found?.text == "toggle switch")
    #expect("Sound, toggle-switch.".withoutEnding("toggle switch") == "Sound")
    #expect("Toggle switch".withoutEnding("toggle switch") == nil)
    #expect("Image of a cat".withoutBeginning("image of") == "A cat")
    #expect("image of".withoutBeginning("image of") == nil)
  }

  @Test(arguments: [
    (nil, "en", ["button", "schaltfläche"], ["taste"]),
    (nil, "de-AT", ["button", "taste"], []),
    ("en", "de", ["button"], ["taste", "schaltfläche"]),
    ("xx", "en", [], ["button"]),
  ])
  func languages(
    _ stated: String?, _ locale: String, _ known: [String], _ unknown: [String]
  ) {
    var element = Element(.view)
    element.accessibility.language = stated
    let screen = Screen.with(element)
    var speaker = ResolvedScreen(screen, of: Layout(screen)).speaker
    speaker.settings.locale = locale
    let words = ResolvedScreen(screen, of: Layout(screen), speaker: speaker)
      .vocabularies(of: 0).flatMap { $0.button.map(\.text) }
    for word in known { #expect(words.contains(word)) }
    for word in unknown { #expect(!words.contains(word)) }
  }

  /// A word of one language must not accuse an ordinary one of another.
  @Test func wordsOfLanguagesAreSpelledAsTextsAreCompared() {
    for vocabulary in Vocabulary.all {
      let phrases =
        vocabulary.button + vocabulary.link + vocabulary.image + vocabulary.textField
        + vocabulary.searchField + vocabulary.switch + vocabulary.slider + vocabulary.tab
        + vocabulary.header + vocabulary.imageOf + vocabulary.namesWithRole + vocabulary.selected
        + vocabulary.notEnabled + vocabulary.on + vocabulary.off + vocabulary.gestureVerbs
        + vocabulary.gestures + vocabulary.empty + vocabulary.vague
      for phrase in phrases {
        #expect(WordSequence(phrase.text).words.joined(separator: " ") == phrase.text)
      }
    }
  }

  @Test func namesWrittenForVoiceOver() {
    var item = Element(
      .barButtonItem, content: .barItem(Content.BarItem(title: "Menu", image: Image("menu"))))
    var button = Element.button("Save")
    func names(_ elements: Element...) -> [String] {
      var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
      for element in elements { screen.append(element) }
      return ResolvedScreen(screen, of: Layout(screen)).writtenNames.map(\.name.text)
    }
    #expect(names(item, button) == ["Menu"])
    item.content = .barItem(Content.BarItem(title: "Menu"))
    button.accessibility.label = " Save draft "
    #expect(names(item, button) == ["Save draft"])
    button.accessibility.label = " "
    #expect(names(button) == [])
    button.accessibility.label = "Save draft"
    button.state.isHidden = true
    #expect(names(button) == [])
  }

  @Test func captionsOfSwitches() {
    func caption(_ kind: Element.Kind, _ labels: Element...) -> String? {
      var screen = Screen.with()
      for label in labels { screen.append(label) }
      var control = Element(kind)
      control.geometry.frame = Rect(x: 310, y: 100, width: 51, height: 31)
      let index = screen.append(control)
      return ResolvedScreen(screen, of: Layout(screen)).caption(of: index)?.text
    }
    let sound = Element.label("Sound", at: Rect(x: 16, y: 105, width: 80, height: 20))
    let below = Element.label("More", at: Rect(x: 16, y: 140, width: 345, height: 20))
    let flat = Element.label("Flat", at: Rect(x: 16, y: 115, width: 200, height: 0))
    #expect(caption(.switch, sound, below, flat) == "Sound")
    #expect(caption(.stepper, sound) == "Sound")
    // A slider fills its row.
    #expect(caption(.slider, sound) == nil)
  }
}
