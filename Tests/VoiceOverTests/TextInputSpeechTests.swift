import LayoutModel
import Testing
import VoiceOver

@Suite struct TextInputSpeechTests {
  static func field(
    _ input: TextInput, in kind: Element.Kind = .textField,
    _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(kind, content: .textInput(input))
    change(&element)
    return element
  }

  /// AccessibilitySnapshot's reference images of text inputs, and what follows from them.
  @Test(
    arguments: [
      (field(TextInput()), "Text Field. | Double tap to edit."),
      (
        field(TextInput(placeholder: "Some placeholder text")),
        "Some placeholder text. Text Field. | Double tap to edit."
      ),
      (
        field(TextInput(text: "Hello from Text Field", placeholder: "Placeholder")),
        "Hello from Text Field. Text Field. | Double tap to edit."
      ),
      (
        field(TextInput(placeholder: "Password", isSecure: true)),
        "Password. Secure Text Field. | Double tap to edit."
      ),
      (
        field(TextInput(text: "secret123", isSecure: true)),
        "•••••••••. Secure Text Field. | Double tap to edit."
      ),
      (
        field(TextInput(placeholder: "Name")) { $0.accessibility.label = "Name" },
        "Name: Name. Text Field. | Double tap to edit."
      ),
      (
        field(TextInput(placeholder: "Name")) { $0.state.isEnabled = false },
        "Name. Dimmed. Text Field."
      ),
      (
        field(TextInput(), in: .textView),
        "Text Field. | Double tap to edit., Use the rotor to access Misspelled Words"
      ),
      (
        field(TextInput(text: "Hello from Text View"), in: .textView),
        "Hello from Text View. Text Field. | "
          + "Double tap to edit., Use the rotor to access Misspelled Words"
      ),
      (field(TextInput(text: "Terms", isEditable: false), in: .textView), "Terms"),
      (
        field(TextInput(placeholder: "Songs"), in: .searchBar),
        "Songs. Text Field. Search Field. | Double tap to edit."
      ),
      (
        field(TextInput(text: "Abba"), in: .searchBar),
        "Search: Abba. Text Field. Search Field. | Double tap to edit."
      ),
    ] as [(Element, String)])
  func speaks(element: Element, spoken: String) {
    #expect(Speaker().utterance(of: element).text == spoken)
  }

  @Test func aFieldHasNoLabelOfItsOwn() {
    let utterance = Speaker().utterance(of: Self.field(TextInput(placeholder: "Name")))
    #expect(utterance.label == nil)
    #expect(utterance.value == SpokenPart("Name", from: .placeholder))
    #expect(utterance.isConfirmed)
  }

  @Test(arguments: [
    (field(TextInput(text: "Terms", isEditable: false), in: .textView)),
    (field(TextInput(placeholder: "Songs"), in: .searchBar)),
    (field(TextInput(), in: .searchBar)),
  ])
  func doesNotVouchFor(element: Element) {
    #expect(!Speaker().utterance(of: element).isConfirmed)
  }

  @Test(
    arguments: [
      (nil, "Ann", 1), ("never", "Ann", 1), ("whileEditing", "Ann", 1), ("always", "Ann", 2),
      ("unlessEditing", "Ann", 2), ("always", nil, 1), ("always", "", 1),
    ] as [(String?, String?, Int)])
  func clearButton(mode: String?, text: String?, count: Int) throws {
    let parts = Speaker().utterances(
      of: Self.field(TextInput(text: text, clearButtonMode: mode)))
    #expect(parts.count == count)
    if count == 2 {
      #expect(parts[1].text == "Clear text. Button.")
      #expect(!parts[1].isConfirmed)
    }
  }
}
