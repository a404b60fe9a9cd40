import LayoutModel

extension Screen {
  static func with(_ elements: Element...) -> Screen {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    for element in elements { screen.append(element) }
    return screen
  }
}

extension Layout {
  init(_ screens: Screen...) {
    self.init(path: "Example.xml", format: .layoutXML, screens: screens)
  }
}

extension Element {
  static func label(_ text: String, at frame: Rect? = nil) -> Element {
    var label = Element(.label, content: .label(Content.Label(text: text)))
    label.geometry.frame = frame
    return label
  }

  static func textField(at frame: Rect? = nil) -> Element {
    var field = Element(.textField, content: .textInput(TextInput()))
    field.geometry.frame = frame
    return field
  }

  static func button(_ title: String? = nil, line: Int = 1, column: Int = 1) -> Element {
    Element(
      .button, position: SourcePosition(line: line, column: column),
      content: .button(Button(normal: Button.StateContent(title: title))))
  }
}
