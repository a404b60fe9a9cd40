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
    "accElement": .isAccessibilityElement, "hintText": .placeholder, "localizableString": .title,
    "touchInsets": .hitAreaInsets,
  ])

  @Test func keyPathsSetWhatTheyStandFor() throws {
    let button = try element(
      Element(.button), after: RuntimeAttribute("accLabelText", type: "string", value: "Close"),
      RuntimeAttribute("accHint", type: "localizedString", value: "Closes"),
      RuntimeAttribute("accElement", type: "boolean", value: "NO"),
      RuntimeAttribute("cornerRadius", type: "number", value: "4"), styles: styles)
    #expect(button.accessibility.label == StatedText("Close", from: .ownProperty))
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

  @Test func aTitleIsTakenOrItsKeyNoted() throws {
    let button = Element(.button, content: .button(Button()))
    let named = try element(
      button, after: RuntimeAttribute("localizableString", type: "string", value: "Log in"),
      styles: styles)
    #expect(named.shownButton?.title == "Log in")
    let keyed = try element(
      button, after: RuntimeAttribute("localizableString", type: "string", value: "login.title"),
      styles: styles)
    #expect(keyed.shownButton?.title == nil)
    #expect(keyed.evidence?.facts.map(\.property) == [.title])
    #expect(keyed.evidence?.isComplete == false)
  }

  @Test func insetsAreFourNumbers() throws {
    let button = try element(
      Element(.button, content: .button(Button())),
      after: RuntimeAttribute("touchInsets", type: "rect", value: nil, numbers: [-8, -4, -8, -4]),
      RuntimeAttribute("other", type: "rect", value: nil, numbers: [1, 2, 3, 4]), styles: styles)
    #expect(button.material?.hitAreaInsets == EdgeInsets(top: -8, left: -4, bottom: -8, right: -4))
    #expect(button.material?.areInsetsInferred == true)
    #expect(button.runtimeAttributes.map(\.keyPath) == ["other"])
  }

  private func element(_ element: Element, of style: HouseClass) throws -> Element {
    var element = element
    element.customClass = CustomClass("PrimaryButton")
    return try self.element(
      element, styles: HouseStyles(classes: ["PrimaryButton": style], path: ".a11y-audit.yml"))
  }

  @Test func classesBehaveAsTheirBases() throws {
    let button = try element(Element(.view), of: HouseClass(base: .uiKit(.button)))
    #expect(button.kind == .button)
    #expect(button.button == Button())
    let drawn = Element(.button, content: .button(Button(normal: .init(title: "Save"))))
    let material = try element(drawn, of: HouseClass(base: .material(.MDCFloatingButton)))
    #expect(material.materialClass == .MDCFloatingButton)
    #expect(material.hasUnknownClass, "its code may do more than its base")
    #expect(material.shownButton?.title == "Save")
    let other = try element(drawn, of: HouseClass())
    #expect(other.materialClass == nil)
  }

  @Test func classesProvideLabelsAndSizes() throws {
    let button = try element(
      Element(.button, content: .button(Button())),
      of: HouseClass(providesLabel: true, minimumSize: Size(width: 48, height: 44)))
    #expect(button.material?.minimumSize == Size(width: 48, height: 44))
    #expect(
      button.evidence?.facts == [
        CodeFact(
          .label, by: .customClass("PrimaryButton"), at: CodePlace(".a11y-audit.yml", line: 0))
      ])
  }
}
