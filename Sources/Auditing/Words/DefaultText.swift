import LayoutModel

extension ResolvedScreen {
  /// Whether the text is one that Interface Builder writes on an element of this kind until someone
  /// writes another: the texts of its library, “Button”, “Label”, “Item” and others, and the Latin
  /// that its text views begin with.
  public func isDefaultText(_ text: String, on index: Int) -> Bool {
    switch elements[index].kind {
    case .button: text == "Button"
    case .label: text == "Label"
    case .barButtonItem: text == "Item" || text == "Bar Button Item"
    case .tabBarItem: text == "Item"
    case .navigationItem: text == "Title"
    case .textView, .textField: text.hasPrefix("Lorem ipsum dolor sit")
    default: text == "Label" || text == "Button" || text.hasPrefix("Lorem ipsum dolor sit")
    }
  }
}
