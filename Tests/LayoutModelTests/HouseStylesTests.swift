import LayoutModel
import Testing

@Suite struct HouseStylesTests {
  private func element(
    _ element: Element, after attributes: RuntimeAttribute..., styles: HouseStyles
  ) throws -> Element {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    var element = element
    element.runtimeAttributes = attributes
    screen.append(element)
    var layout = Layout(path: "A.xib", format: .xib, screens: [screen])
    layout.apply(styles)
    return try #require(layout.screens.first?.elements.first)
  }

  private let styles = HouseStyles(keyPaths: [
    "accLabelText": .accessibilityLabel, "accHint": .accessibilityHint,
    "accElement": .isAccessibilityElement, "hintText": .placeholder,
  ])

  @Test func keyPathsSetWhatTheyStandFor() throws {
    let button = try element(
      Element(.button), after: RuntimeAttribute("accLabelText", type: "string", value: "Close"),
      RuntimeAttribute("accHint", type: "localizedString", value: "Closes"),
      RuntimeAttribute("accElement", type: "boolean", value: "NO"),
      RuntimeAttribute("cornerRadius", type: "number", value: "4"), styles: styles)
    #expect(button.accessibility.label == StatedText("Close", from: .runtimeAttribute))
    #expect(button.accessibility.hint?.text == "Closes")
    #expect(button.accessibility.isElement == false)
    #expect(button.runtimeAttributes.map(\.keyPath) == ["cornerRadius"])
  }

  @Test func whatAnElementDoesNotHaveStays() throws {
    let button = try element(
      Element(.button), after: RuntimeAttribute("hintText", type: "string", value: "Email"),
      RuntimeAttribute("accElement", type: "string", value: "perhaps"),
      RuntimeAttribute("accLabelText", type: "color", value: nil), styles: styles)
    #expect(button.runtimeAttributes.count == 3)
    #expect(button.accessibility == Accessibility())
    let field = try element(
      Element(.textField, content: .textInput(TextInput())),
      after: RuntimeAttribute("hintText", type: "string", value: "Email"), styles: styles)
    #expect(field.content == .textInput(TextInput(placeholder: "Email")))
    #expect(field.runtimeAttributes.isEmpty)
  }
}
