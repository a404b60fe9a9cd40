import LayoutModel

extension Element {
  /// What a person who sees the screen would call the element: the text it shows, else its
  /// accessibility label, the name of its image, its name in Interface Builder's outline.
  public var visibleName: String? {
    shownText ?? accessibility.label?.text.visible ?? imageName ?? userLabel?.visible
  }

  /// The text the element shows; `nil` when it shows none.
  public var shownText: String? {
    switch content {
    case .button: shownButton?.title ?? shownButton?.subtitle
    case .textInput(let input): input.placeholder?.visible ?? input.text?.visible
    case .label(let label): label.text?.visible
    case .barItem(let item): item.title?.visible
    case .navigationItem(let title, _, _): title?.visible
    default: nil
    }
  }

  /// The name of the image the element shows.
  public var imageName: String? {
    switch content {
    case .button: (shownButton?.image ?? shownButton?.backgroundImage)?.name
    case .image(let image): image.name
    case .barItem(let item): item.image?.name
    default: nil
    }
  }

  /// How messages begin: `The button “Save”`, or `The button` when nothing names it.
  public var subject: String {
    "The \(kind.noun)" + (visibleName.map { " \($0.quoted)" } ?? "")
  }

  /// How sentences go on with it: `the button “Save”`, or `the button` when nothing names it.
  public var calledInSentence: String {
    "the \(kind.noun)" + (visibleName.map { " \($0.quoted)" } ?? "")
  }
}

extension String {
  /// The text in quotation marks, for messages: on one line, and cut after 60 characters.
  public var quoted: String {
    if isShortLine { return "“\(self)”" }
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > 60 else { return "“\(line)”" }
    return "“\(line.prefix(59))…”"
  }

  /// Whether the text is of at most 60 bytes and without other blanks than single spaces between
  /// words; false also where that takes a longer look.
  private var isShortLine: Bool {
    guard utf8.count <= 60 else { return false }
    var isAfterBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      guard isBlank ? !isAfterBlank : byte.isOfPlainWord else { return false }
      isAfterBlank = isBlank
    }
    return isEmpty || !isAfterBlank
  }
}

extension UInt8 {
  /// Whether the byte is one of a sign of ASCII, a Latin or Cyrillic letter or an ideograph, among
  /// whose first bytes in UTF-8 are none of blanks and of marks that join the character before.
  fileprivate var isOfPlainWord: Bool {
    switch self {
    case 0x21..<0x7F, 0x80..<0xC0, 0xC3...0xC9, 0xD0...0xD1, 0xE4...0xE9: true
    default: false
    }
  }
}

extension Element.Kind {
  /// The kind in words, for messages.
  public var noun: String {
    switch self {
    case .textField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .imageView: "image"
    case .barButtonItem: "bar button item"
    case .tabBarItem: "tab bar item"
    case .segmentedControl: "segmented control"
    case .tableViewCell, .collectionViewCell: "cell"
    case .other: "view"
    case .button, .label, .switch, .slider, .stepper, .view, .toolbar: rawValue
    default: rawValue.spacedWords
    }
  }
}

extension String {
  /// `scrollView` as `scroll view`.
  fileprivate var spacedWords: String {
    reduce(into: "") { words, character in
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
  }
}

extension ElementReference {
  /// Names the element by what stays the same when the file is edited around it.
  public init(_ element: Element) {
    self.init(
      tag: element.tag, customClass: element.customClass?.name, objectID: element.objectID,
      accessibilityIdentifier: element.accessibility.identifier, name: element.visibleName)
  }
}

extension Element {
  /// How messages name an element beside their subject: `the view “Header”`, or by its line.
  public var mention: String {
    "the \(kind.noun) " + (visibleName?.quoted ?? "of line \(position.line)")
  }
}
