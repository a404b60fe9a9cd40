import LayoutModel
import Testing
import VoiceOver

@Suite struct ButtonSpeechTests {
  static func button(_ button: Button, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var element = Element(.button, content: .button(button))
    change(&element)
    return element
  }

  static func titled(_ title: String?, _ change: (inout Element) -> Void = { _ in }) -> Element {
    button(Button(normal: Button.StateContent(title: title)), change)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var element: Element
    var spoken: String
    var source: SpokenPart.Source?
    var isConfirmed = true
    var testDescription: String { name }

    init(
      _ name: String, _ element: Element, says spoken: String, from source: SpokenPart.Source?,
      isConfirmed: Bool = true
    ) {
      self.name = name
      self.element = element
      self.spoken = spoken
      self.source = source
      self.isConfirmed = isConfirmed
    }
  }

  static let cases: [Case] = [
    Case("title", titled("Save"), says: "Save. Button.", from: .title),
    Case("nothing", titled(nil), says: "Button.", from: nil),
    Case("blank title", titled("  \u{200B}"), says: "Button.", from: nil),
    Case(
      "the label wins over the title", titled("A") { $0.accessibility.label = "Item A" },
      says: "Item A. Button.", from: .stated),
    Case(
      "an empty label may silence the title", titled("Save") { $0.accessibility.label = "" },
      says: "Save. Button.", from: .title, isConfirmed: false),
    Case(
      "disabled", titled("Save") { $0.state.isEnabled = false }, says: "Save. Dimmed. Button.",
      from: .title),
    Case(
      "the disabled state's title",
      button(
        Button(
          normal: Button.StateContent(title: "Save"), disabled: Button.StateContent(title: "Saved"))
      ) { $0.state.isEnabled = false },
      says: "Saved. Dimmed. Button.", from: .title),
    Case(
      "a selected toggle",
      button(
        Button(
          normal: Button.StateContent(title: "Off"), selected: Button.StateContent(title: "On"),
          changesSelectionAsPrimaryAction: true)
      ) { $0.state.isSelected = true },
      says: "Selected: On. Button.", from: .title),
    Case(
      "a configuration speaks alone",
      button(
        Button(
          normal: Button.StateContent(title: "Button"),
          configuration: Button.Configuration(title: "Pay"))), says: "Pay. Button.", from: .title),
    Case(
      "a configuration without a title",
      button(
        Button(
          normal: Button.StateContent(title: "Button"), configuration: Button.Configuration())),
      says: "Button.", from: nil),
    Case(
      "title and subtitle",
      button(Button(configuration: Button.Configuration(title: "Pay", subtitle: "3 items"))),
      says: "Pay, 3 items. Button.", from: .title, isConfirmed: false),
    Case(
      "subtitle alone", button(Button(configuration: Button.Configuration(subtitle: "3 items"))),
      says: "3 items. Button.", from: .subtitle, isConfirmed: false),
    Case(
      "activity indicator beside a title",
      button(
        Button(configuration: Button.Configuration(title: "Pay", showsActivityIndicator: true))),
      says: "Pay. Button.", from: .title),
    Case(
      "asset", button(Button(normal: Button.StateContent(image: Image("arrow-right-24")))),
      says: "arrow right 24. Button.", from: .imageName, isConfirmed: false),
    Case(
      "asset with underscores",
      button(Button(normal: Button.StateContent(image: Image("ic_menu")))),
      says: "ic menu. Button.", from: .imageName, isConfirmed: false),
    Case(
      "an image named with separators alone",
      button(Button(normal: Button.StateContent(image: Image("-_-")))), says: "Button.", from: nil),
    Case(
      "an image with a label",
      button(
        Button(normal: Button.StateContent(image: Image("ic_menu", accessibilityLabel: "Menu")))),
      says: "Menu. Button.", from: .stated),
    Case(
      "a title beside an image",
      button(Button(normal: Button.StateContent(title: "Menu", image: Image("ic_menu")))),
      says: "Menu. Button.", from: .title),
    Case(
      "a symbol with a name",
      button(Button(normal: Button.StateContent(image: Image("plus", isSymbol: true)))),
      says: "Add. Button.", from: .symbolName, isConfirmed: false),
    Case(
      "an asset that is called like a symbol",
      button(Button(normal: Button.StateContent(image: Image("plus")))), says: "plus. Button.",
      from: .imageName, isConfirmed: false),
    Case(
      "a symbol without a name",
      button(
        Button(normal: Button.StateContent(image: Image("clock.arrow.circlepath", isSymbol: true)))
      ), says: "clock arrow circlepath. Button.", from: .imageName, isConfirmed: false),
    Case(
      "information", button(Button(type: .infoDark)), says: "More Info. Button.", from: .system,
      isConfirmed: false),
    Case(
      "close", button(Button(type: .close)), says: "Close. Button.", from: .system,
      isConfirmed: false),
    Case(
      "pop-up button",
      button(
        Button(
          normal: Button.StateContent(title: "Colour"), changesSelectionAsPrimaryAction: true,
          showsMenuAsPrimaryAction: true,
          menu: [Button.MenuElement("Bondi Blue"), Button.MenuElement("Flower Power", isOn: true)])),
      says: "Flower Power. Button.", from: .menu, isConfirmed: false),
    Case(
      "pop-up button with nothing on",
      button(
        Button(
          changesSelectionAsPrimaryAction: true, showsMenuAsPrimaryAction: true,
          menu: [Button.MenuElement("Bondi Blue"), Button.MenuElement("Flower Power")])),
      says: "Bondi Blue. Button.", from: .menu, isConfirmed: false),
    Case(
      "pop-up button whose menu code makes",
      button(
        Button(
          normal: Button.StateContent(title: "Colour"), changesSelectionAsPrimaryAction: true,
          showsMenuAsPrimaryAction: true)), says: "Colour. Button.", from: .title,
      isConfirmed: false),
    Case(
      "pull-down button",
      button(
        Button(
          normal: Button.StateContent(title: "Sort"), showsMenuAsPrimaryAction: true,
          menu: [Button.MenuElement("Title", isOn: true)])), says: "Sort. Button.", from: .title),
    Case(
      "stated traits replace the class's",
      titled("1") { $0.accessibility.traits = [.keyboardKey, .staticText] }, says: "1",
      from: .title),
    Case(
      "hint", titled("Mo") { $0.accessibility.hint = "Toggles this day." },
      says: "Mo. Button. | Toggles this day.", from: .title),
  ]

  @Test(arguments: cases)
  func speaks(_ test: Case) {
    let utterance = Speaker().utterance(of: test.element)
    #expect(utterance.text == test.spoken)
    #expect(utterance.label?.source == test.source)
    #expect((utterance.label?.isConfirmed ?? true) == test.isConfirmed)
  }

  /// What VoiceOver calls them in place of “Button.”, no source says.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func menusAndTogglesAreNotVouchedFor(isToggle: Bool, opensMenu: Bool) {
    let utterance = Speaker().utterance(
      of: Self.button(
        Button(
          normal: Button.StateContent(title: "Sort"), changesSelectionAsPrimaryAction: isToggle,
          showsMenuAsPrimaryAction: opensMenu)))
    #expect(utterance.areTraitsConfirmed == (!isToggle && !opensMenu))
    #expect(utterance.isConfirmed == (!isToggle && !opensMenu))
  }

  @Test func aJoinedTextKnowsItsPieces() {
    let button = Self.button(
      Button(configuration: Button.Configuration(title: "Pay", subtitle: "3 items")))
    #expect(
      Speaker().utterance(of: button).label?.pieces == [
        SpokenPart("Pay", from: .title),
        SpokenPart("3 items", from: .subtitle, isConfirmed: false),
      ])
  }

  @Test func theTitleCanBeMadeToWin() {
    let speaker = Speaker(Speaker.Settings(nameRule: .titleOverLabel))
    let options = Self.titled("Options") { $0.accessibility.label = "Camera options" }
    #expect(speaker.utterance(of: options).text == "Options. Button.")
    let icon = Self.button(Button(normal: Button.StateContent(image: Image("gear")))) {
      $0.accessibility.label = "Settings"
    }
    #expect(speaker.utterance(of: icon).text == "Settings. Button.")
    var label = Element(.label, content: .label(Content.Label(text: "Text")))
    label.accessibility.label = "Other"
    #expect(speaker.utterance(of: label).text == "Other")
  }

  // MARK: MDCButton

  static func material(
    _ button: Button, uppercase: Bool? = nil, label: String? = nil, isSelected: Bool = false,
    includesButton: Bool? = nil, traits: AccessibilityTraits? = nil
  ) -> Element {
    Self.button(button) {
      $0.customClass = CustomClass("MDCRaisedButton")
      var material = Material()
      material.uppercaseTitle = uppercase
      material.accessibilityTraitsIncludesButton = includesButton
      $0.material = material
      $0.accessibility.label = label.map { StatedText($0) }
      $0.accessibility.traits = traits
      $0.state.isSelected = isSelected
    }
  }

  static let save = Button(normal: Button.StateContent(title: "Save"))
  static let toggle = Button(
    normal: Button.StateContent(title: "Off"), selected: Button.StateContent(title: "On"))

  /// MDCButton's label is never the upper-cased title (`MDCButton.m`, 124.2).
  @Test(arguments: [
    ("C1, C2", material(save, uppercase: true), "Save"),
    ("C3", material(save, uppercase: true, label: "Save file"), "Save file"),
    ("C4", material(save, uppercase: true, label: ""), "Save"),
    ("C5", material(toggle, uppercase: true, isSelected: true), "On"),
    (
      "C7", material(Button(normal: Button.StateContent(title: "Buy")), uppercase: true), "Buy"
    ),
    ("C8", material(save, uppercase: false), "Save"),
    ("C9", material(Button(normal: Button.StateContent(image: Image("ic_add")))), "ic add"),
    ("C10", material(Button()), nil),
  ])
  func materialLabel(name: String, element: Element, label: String?) {
    #expect(Speaker().utterance(of: element).label?.text == label, "\(name)")
  }

  @Test func materialEmptyLabelIsPassedOver() {
    let label = Speaker().utterance(of: Self.material(Self.save, label: "")).label
    #expect(label == SpokenPart("Save", from: .title))
  }

  @Test(
    arguments: [
      (nil, nil, AccessibilityTraits.button),
      (true, nil, .button),
      (true, .link, [.link, .button]),
      (nil, .link, [.link, .button]),
      (false, .allowsDirectInteraction, .allowsDirectInteraction),
      (true, .allowsDirectInteraction, [.allowsDirectInteraction, .button]),
    ] as [(Bool?, AccessibilityTraits?, AccessibilityTraits)])
  func materialTraits(
    includesButton: Bool?, stated: AccessibilityTraits?, traits: AccessibilityTraits
  ) {
    let element = Self.material(Self.save, includesButton: includesButton, traits: stated)
    #expect(Speaker().utterance(of: element).traits == traits)
  }
}
