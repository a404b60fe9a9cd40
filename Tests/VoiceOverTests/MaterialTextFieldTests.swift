import LayoutModel
import Testing
import VoiceOver

/// MDCTextField and its controllers.
@Suite struct MaterialTextFieldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var element: Element
    var label: String?
    var value: String?
    var testDescription: String { name }

    init(
      _ name: String, explicit: String? = nil, placeholder: String? = nil, text: String? = nil,
      label: String?, value: String?, _ change: (inout Material) -> Void = { _ in }
    ) {
      var material = Material()
      change(&material)
      element = Element(
        .textField, customClass: CustomClass("MDCTextField"),
        content: .textInput(TextInput(text: text, placeholder: placeholder)))
      element.material = material
      element.accessibility.label = explicit.map { StatedText($0) }
      self.name = name
      self.label = label
      self.value = value
    }
  }

  func check(_ test: Case, in version: MaterialVersion) {
    let speaker = Speaker(Speaker.Settings(materialVersion: version))
    let utterance = speaker.utterance(of: test.element)
    #expect(utterance.label?.text == test.label)
    #expect(utterance.value?.text == test.value)
    #expect(utterance.traits == .textEntry)
  }

  static func outlined(_ material: inout Material) {
    material.textInputController = "MDCTextInputControllerOutlined"
  }

  static func fullWidth(_ material: inout Material) {
    material.textInputController = "MDCTextInputControllerFullWidth"
  }

  // MARK: 124.2 and develop

  static let releasedCases: [Case] = [
    Case("T1", label: nil, value: nil),
    Case("T2", placeholder: "First name", label: "First name", value: nil),
    Case("T3", placeholder: "First name", text: "Ann", label: "First name", value: "Ann"),
    Case(
      "T4", placeholder: "First name", text: "Ann", label: "First name, Legal name", value: "Ann"
    ) { $0.leadingUnderline.text = "Legal name" },
    Case(
      "T5", placeholder: "First name", text: "Ann", label: "First name, Legal name, 3 / 10",
      value: "Ann"
    ) {
      outlined(&$0)
      $0.helperText = "Legal name"
      $0.characterCountMax = 10
    },
    Case("T6", placeholder: "First name", label: "First name, 0 / 10", value: nil) {
      outlined(&$0)
      $0.characterCountMax = 10
    },
    Case("T8", placeholder: "First name", label: "First name, Error: Required", value: nil) {
      outlined(&$0)
      $0.errorText = "Required"
    },
    Case(
      "T9", placeholder: "First name", label: "First name, Please enter your name", value: nil
    ) {
      outlined(&$0)
      $0.errorText = "Required"
      $0.errorAccessibilityValue = "Please enter your name"
    },
    Case("T11", placeholder: "First name", label: "First name, Your legal name", value: nil) {
      outlined(&$0)
      $0.helperText = "Legal name"
      $0.helperAccessibilityLabel = "Your legal name"
    },
    Case("T12", text: "94043", label: "Zip code", value: "94043") {
      $0.leadingUnderline.text = "Zip code"
    },
    Case("T15", placeholder: "Name", text: "Ann", label: "Name, 3 / 3", value: "Ann") {
      outlined(&$0)
      $0.characterCountMax = 3
    },
    // The library's unit tests.
    Case(
      "label, leading, trailing", explicit: "main accessibility label",
      label: "main accessibility label, leading underline, trailing underline", value: nil,
      underlines),
    Case(
      "placeholder, leading, trailing", placeholder: "Name",
      label: "placeholder, leading underline, trailing underline", value: nil
    ) {
      underlines(&$0)
      $0.placeholderAccessibilityLabel = "placeholder"
    },
    Case(
      "the label replaces the placeholder", explicit: "main accessibility label",
      placeholder: "Name",
      label: "main accessibility label, leading underline, trailing underline", value: nil,
      underlines),
    // An error hides the helper text; one without words says “Error.”
    Case("error over helper", label: "Error: Bad", value: nil) {
      $0.helperText = "Legal name"
      $0.errorText = "Bad"
    },
    Case("empty error", label: "Error.", value: nil) {
      outlined(&$0)
      $0.errorText = ""
    },
    Case("an override without an error", placeholder: "Name", label: "Name", value: nil) {
      outlined(&$0)
      $0.errorAccessibilityValue = "Fix it"
    },
    // UTF-16, as NSString counts.
    Case("counter", text: "👍", label: "2 / 10", value: "👍") { $0.characterCountMax = 10 },

    Case("F1", placeholder: "Name", text: "Ann", label: "Name, Error: .", value: "Ann. Name.") {
      fullWidth(&$0)
      $0.errorText = "Bad"
    },
    Case("F2", placeholder: "Name", label: "Name, Error: .", value: nil) {
      fullWidth(&$0)
      $0.errorText = "Bad"
    },
    Case("F3", label: "Error: .", value: nil) {
      fullWidth(&$0)
      $0.errorText = ""
    },
    Case("F4", placeholder: "Name", text: "Ann", label: "Name, Error: .", value: "Ann. Name.") {
      fullWidth(&$0)
      $0.errorText = "Bad"
      $0.errorAccessibilityValue = "Fix the name"
    },
    Case("F5", placeholder: "Name", text: "Ann", label: "Name", value: "Ann") {
      fullWidth(&$0)
      $0.helperText = "Never shown"
    },
    Case("F6", placeholder: "Name", text: "Ann", label: "Name, 3 / 10", value: "Ann") {
      fullWidth(&$0)
      $0.characterCountMax = 10
    },
  ]

  static func underlines(_ material: inout Material) {
    material.leadingUnderline = Material.UnderlineLabel(
      text: "leading", accessibilityLabel: "leading underline")
    material.trailingUnderline = Material.UnderlineLabel(
      text: "trailing", accessibilityLabel: "trailing underline")
  }

  @Test(arguments: releasedCases, [.released(major: 124, minor: 2), MaterialVersion.develop])
  func released(_ test: Case, version: MaterialVersion) {
    check(test, in: version)
  }

  // MARK: As documented

  /// “If the MDCTextField is empty, it will return a combination of any placeholderLabel text and
  /// leading underline text … otherwise the current text and any leading underline text.”
  static let documentedCases: [Case] = [
    Case("nothing", label: nil, value: nil),
    Case("placeholder", placeholder: "First name", label: nil, value: "First name"),
    Case("text", placeholder: "First name", text: "Ann", label: nil, value: "Ann"),
    Case(
      "empty", placeholder: "First name", label: nil, value: "First name, Legal name"
    ) { $0.leadingUnderline.text = "Legal name" },
    Case("filled", placeholder: "First name", text: "Ann", label: nil, value: "Ann, Legal name") {
      $0.leadingUnderline.text = "Legal name"
    },
    Case(
      "the zip code of the documentation", explicit: "Zip code", label: "Zip code",
      value: "Zip code"
    ) { $0.leadingUnderline.text = "Zip code" },
    Case(
      "labels of the labels", placeholder: "Name", label: nil,
      value: "placeholder, leading underline"
    ) {
      underlines(&$0)
      $0.placeholderAccessibilityLabel = "placeholder"
    },
    Case("error", placeholder: "Name", label: nil, value: "Name, Error: Required") {
      outlined(&$0)
      $0.helperText = "Legal name"
      $0.errorText = "Required"
    },
    Case("no counter", placeholder: "Name", text: "Ann", label: nil, value: "Ann") {
      outlined(&$0)
      $0.characterCountMax = 10
    },
  ]

  @Test(arguments: documentedCases)
  func documented(_ test: Case) {
    check(test, in: .documented)
  }

  @Test func speaksTheDocumentedZipCodeTwice() {
    let field = Self.documentedCases[5].element
    #expect(
      Speaker().utterance(of: field).text
        == "Zip code: Zip code. Text Field. | Double tap to edit.")
  }

  @Test func aPasswordIsNotRead() {
    var field = Case("", placeholder: "PIN", text: "1234", label: nil, value: nil).element
    field.content = .textInput(TextInput(text: "1234", placeholder: "PIN", isSecure: true))
    #expect(
      Speaker().utterance(of: field).text == "••••. Secure Text Field. | Double tap to edit.")
  }

  // MARK: Older versions

  /// `MDCTextField.m` at the tags.
  @Test(arguments: [
    ("24.0", "Name Legal", "Ann Legal"), ("55.3", "Name Legal", "Ann Legal"),
    ("55.4", "Name, Legal, Name", "Ann, Legal, Name"),
    ("56.0", "Name, Legal, Name", "Ann, Legal, Name"),
    ("57.0", "Name, Legal", "Ann, Legal"), ("62.9", "Name, Legal", "Ann, Legal"),
    ("63.0", "Name Legal", "Ann Legal"), ("83.0", "Name Legal", "Ann Legal"),
  ])
  func oldValues(version: String, empty: String, filled: String) throws {
    let version = try #require(MaterialVersion(version))
    for (text, value) in [(nil, empty), ("Ann", filled)] {
      check(
        Case("", explicit: "Who", placeholder: "Name", text: text, label: "Who", value: value) {
          $0.leadingUnderline.text = "Legal"
        }, in: version)
    }
  }

  @Test(arguments: ["84.0", "109.7", "109.8", "124.2"])
  func newLabels(version: String) throws {
    check(
      Case("", placeholder: "Name", text: "Ann", label: "Name, Legal", value: "Ann") {
        $0.leadingUnderline.text = "Legal"
      }, in: try #require(MaterialVersion(version)))
  }

  /// Errors: the sentence as value up to v83, the override since v67.
  @Test(arguments: [
    ("66.0", nil, "Ann. Name. Error: Bad."), ("66.0", "Fix", "Ann. Name. Error: Bad."),
    ("67.0", nil, "Ann. Name. Error: Bad"), ("67.0", "Fix", "Ann. Name. Fix"),
    ("84.0", nil, "Ann"),
  ])
  func oldErrors(version: String, override: String?, value: String) throws {
    let speaker = Speaker(
      Speaker.Settings(materialVersion: try #require(MaterialVersion(version))))
    let field = Case("", placeholder: "Name", text: "Ann", label: nil, value: nil) {
      Self.outlined(&$0)
      $0.errorText = "Bad"
      $0.errorAccessibilityValue = override
    }.element
    #expect(speaker.utterance(of: field).value?.text == value)
  }

  // MARK: Which fields are meant

  @Test func aSubclassIsKnownByItsProperties() {
    var field = Case("", placeholder: "Name", label: nil, value: nil) {
      $0.leadingUnderline.text = "Legal"
    }.element
    field.customClass = CustomClass("NameField", module: "App")
    #expect(Speaker().utterance(of: field).value?.text == "Name, Legal")
    field.material = Material()
    #expect(Speaker().utterance(of: field).value?.text == "Name")
  }
}
