import LayoutModel
import Testing
import VoiceOver

/// MDCMultilineTextField, MDCBaseTextField, MDCBaseTextArea and their subclasses.
@Suite struct MaterialInputFamilyTests {
  static let released = MaterialVersion.released(major: 124, minor: 2)

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var versions: [MaterialVersion]
    var element: Element
    var label: String?
    var value: String?
    var testDescription: String { name }

    init(
      _ name: String, _ versions: MaterialVersion..., isElement: Bool? = nil,
      explicit: String? = nil, placeholder: String? = nil, text: String? = nil, label: String?,
      value: String?, _ change: (inout Element, inout Material) -> Void
    ) {
      var material = Material()
      element = Element(
        .textField, content: .textInput(TextInput(text: text, placeholder: placeholder)))
      element.accessibility.label = explicit.map { StatedText($0) }
      element.accessibility.isElement = isElement
      change(&element, &material)
      element.material = material
      self.name = name
      self.versions = versions
      self.label = label
      self.value = value
    }
  }

  static func multiline(
    _ leading: String? = nil, _ trailing: String? = nil
  ) -> (inout Element, inout Material) -> Void {
    { element, material in
      element.kind = .view
      element.customClass = CustomClass("MDCMultilineTextField")
      material.leadingUnderline.text = leading
      material.trailingUnderline.text = trailing
    }
  }

  static func control(
    _ label: String? = nil, _ leading: String? = nil, _ trailing: String? = nil
  ) -> (inout Element, inout Material) -> Void {
    { element, material in
      element.customClass = CustomClass("MDCOutlinedTextField")
      material.floatingLabelText = label
      material.leadingUnderline.text = leading
      material.trailingUnderline.text = trailing
    }
  }

  static let cases: [Case] = [
    Case(
      "M1", released, .documented, placeholder: "Message", label: "Message", value: "Message",
      multiline()),
    Case(
      "M2", released, placeholder: "Message", text: "Hi", label: "Message, Max 3 lines, 0 / 140",
      value: "Hi", multiline("Max 3 lines", "0 / 140")),
    Case(
      "M3", released, isElement: true, explicit: "Note", placeholder: "Message",
      label: "Note, Error: Required", value: "Message", multiline("Error: Required")),
    Case("M4", .develop, placeholder: "Message", label: nil, value: "Message", multiline()),
    Case(
      "M5", .develop, explicit: "Note", placeholder: "Message", label: "Note", value: "Message",
      multiline()),
    Case(
      "M6", .develop, isElement: true, placeholder: "Message", text: "Hi", label: "Message, Help",
      value: "Hi", multiline("Help")),
    Case(
      "M7", .develop, isElement: true, explicit: "Note", placeholder: "Message",
      label: "Note, Help", value: "Message", multiline("Help")),
    Case("M8", .develop, isElement: true, label: nil, value: nil, multiline()),
    Case(
      "before v94.3", .released(major: 94, minor: 2), placeholder: "Message", label: nil,
      value: "Message", multiline("Help")),

    Case("B1", released, .documented, label: "Email", value: nil, control("Email")),
    Case(
      "B2", released, label: "Email, Required, 0/10", value: nil,
      control("Email", "Required", "0/10")),
    Case(
      "B3", released, explicit: "E-mail", label: "E-mail", value: nil,
      control("Email", "Required")),
    Case("B4", released, placeholder: "Email", label: "Email", value: "Email", control("Email")),
    Case(
      "B5", .develop, isElement: true, placeholder: "Email", label: "Email", value: nil,
      control("Email")),
    Case(
      "B7", .develop, isElement: true, placeholder: "name@example.com", label: "Email",
      value: "name@example.com", control("Email")),
    Case(
      "B9", .develop, placeholder: "Email", label: nil, value: "Email",
      control("Email", "Required")),
    Case("B11", released, .develop, isElement: true, label: nil, value: nil, control()),
    Case(
      "B12", released, .develop, isElement: true, placeholder: "Search", label: nil,
      value: "Search", control()),
    Case(
      "a text equal to the label is read", .develop, isElement: true, text: "Email",
      label: "Email", value: "Email", control("Email")),
  ]

  @Test(arguments: cases)
  func composes(_ test: Case) {
    for version in test.versions {
      let speaker = Speaker(Speaker.Settings(materialVersion: version))
      let utterance = speaker.utterance(of: test.element)
      #expect(utterance.label?.text == test.label, "\(version.description)")
      #expect(utterance.value?.text == test.value, "\(version.description)")
    }
  }

  /// The sub-labels' texts count, not what they are labelled.
  @Test func textControlsReadTheTexts() {
    let test = Case("", Self.released, label: nil, value: nil) { element, material in
      Self.control("Email")(&element, &material)
      material.leadingUnderline = Material.UnderlineLabel(
        text: "Required", accessibilityLabel: "You must fill this in")
    }
    #expect(Speaker().utterance(of: test.element).label?.text == "Email, Required")
  }

  // MARK: Parts

  func parts(_ element: Element, _ version: MaterialVersion) -> [String] {
    Speaker(Speaker.Settings(materialVersion: version)).utterances(of: element).map(\.description)
  }

  @Test func aTextControlIsAContainerAfterTheReleases() {
    let control = Case("", label: nil, value: nil, Self.control("Email", "Required")).element
    #expect(parts(control, .develop) == ["Email", "Text Field.", "Required"])
    #expect(parts(control, Self.released) == ["Email, Required. Text Field."])
  }

  @Test func aMultilineFieldIsAContainer() {
    var field = Case(
      "", placeholder: "Message", text: "Hi", label: nil, value: nil, Self.multiline("Help")
    )
    .element
    #expect(parts(field, .develop) == ["Message", "Hi. Text Field.", "Help"])
    field.accessibility.isElement = true
    #expect(parts(field, .develop) == ["Message, Help: Hi"])
  }

  @Test func aTextAreaIsReadPartByPart() {
    var area = Element(
      .view, customClass: CustomClass("MDCFilledTextArea"),
      content: .textInput(TextInput(text: "Hi", placeholder: "Never read")))
    var material = Material()
    material.floatingLabelText = "Note"
    material.leadingUnderline.text = "Optional"
    area.material = material
    area.accessibility.label = "Unused"
    #expect(parts(area, .documented) == ["Note", "Hi. Text Field.", "Optional"])
    material.textViewAccessibilityLabel = "Your note"
    area.material = material
    #expect(parts(area, .documented) == ["Note", "Your note: Hi. Text Field.", "Optional"])
    area.accessibility.isElement = true
    #expect(parts(area, .documented) == ["Unused"])
  }
}
