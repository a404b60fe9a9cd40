/// The content of a text field, text view or search bar.
public struct TextInput: Sendable, Equatable {
  public var text: String?
  public var placeholder: String?
  public var isSecure: Bool
  /// `UITextView` only; a text view that is not editable is read, not filled in.
  public var isEditable: Bool
  /// `UITextView` only: UIKit makes links of the addresses, telephone numbers and the like in the
  /// text. Interface Builder alone states it.
  public var detectsLinks: Bool
  /// Interface Builder's raw value: `email`, `username`, `one-time-code` …
  public var textContentType: String?
  /// Interface Builder's raw value: `emailAddress`, `phonePad`, `URL` …
  public var keyboardType: String?
  /// `never` (UIKit's default), `whileEditing`, `unlessEditing`, `always`.
  public var clearButtonMode: String?

  public init(
    text: String? = nil, placeholder: String? = nil, isSecure: Bool = false,
    isEditable: Bool = true, detectsLinks: Bool = false, textContentType: String? = nil,
    keyboardType: String? = nil,
    clearButtonMode: String? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.isEditable = isEditable
    self.detectsLinks = detectsLinks
    self.textContentType = textContentType
    self.keyboardType = keyboardType
    self.clearButtonMode = clearButtonMode
  }
}
