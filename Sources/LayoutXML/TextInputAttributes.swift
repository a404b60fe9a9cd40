import LayoutModel

/// The attributes of text fields, text views and search bars.
extension Attribute where Target == Element {
  static let text: [Attribute] = [Attribute("text", .text) { $0.input.text = $1 }]

  /// `UITextView` has none; the multi-line inputs of Material components, which are written as
  /// text views, do.
  static let placeholder = Attribute("placeholder", .text) { $0.input.placeholder = $1 }

  static let secureTextEntry = Attribute("secureTextEntry", .boolean) { $0.input.isSecure = $1 }
  static let editable = Attribute("editable", .boolean) { $0.input.isEditable = $1 }

  static let clearButtonMode = Attribute(
    "clearButtonMode", .oneOf(["never", "whileEditing", "unlessEditing", "always"])
  ) { $0.input.clearButtonMode = $1 }

  static let textInputTraits: [Attribute] = [
    Attribute("textContentType", .oneOf(textContentTypes)) { $0.input.textContentType = $1 },
    Attribute("keyboardType", .oneOf(keyboardTypes)) { $0.input.keyboardType = $1 },
  ]

  /// The values of UIKit's `UITextContentType` constants. `honorifix-suffix` is UIKit's spelling.
  private static let textContentTypes = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name",
    "honorifix-suffix", "nickname", "organization-title", "organization", "location",
    "street-address", "address-line1", "address-line2", "address-level1", "address-level2",
    "address-level1+2", "address-level3", "country-name", "postal-code", "tel", "email", "url",
    "cc-number", "username", "password", "new-password", "one-time-code", "bday", "bday-day",
    "bday-month", "bday-year",
  ]

  /// Interface Builder's names; `alphabet` is UIKit's `asciiCapable`.
  private static let keyboardTypes = [
    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
  ]
}
