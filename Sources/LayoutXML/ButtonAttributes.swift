import LayoutModel

extension Attribute where Target == Element {
  static let ofButtons: [Attribute] =
    [
      Attribute(
        "buttonType",
        .oneOf([
          ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure),
          ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
          ("close", Button.ButtonType.close),
        ])
      ) { $0.buttonContent.type = $1 },
      // Comes first: the title, subtitle and images after it are those of the configuration.
      Attribute("configuration", .oneOf(["plain", "gray", "tinted", "filled"])) {
        $0.buttonContent.configuration = Button.Configuration(style: $1)
      },
      Attribute("title", .text) { $0.buttonContent.title = $1 },
      Attribute("subtitle", .text) {
        $0.buttonContent.configuration?.subtitle = $1
      }.needing("configuration"),
      Attribute("showsActivityIndicator", .boolean) {
        $0.buttonContent.configuration?.showsActivityIndicator = $1
      }.needing("configuration"),
    ]
    + .image { $0.buttonContent.image = $1($0.buttonContent.image) }
    + [Attribute("backgroundImage", .visibleText) { $0.buttonContent.backgroundImage = Image($1) }]
    + titleAndImage(in: "highlighted") { $1(&$0.buttonContent.highlighted) }
    + titleAndImage(in: "selected") { $1(&$0.buttonContent.selected) }
    + titleAndImage(in: "disabled") { $1(&$0.buttonContent.disabled) }
    + [
      Attribute("changesSelectionAsPrimaryAction", .boolean) {
        $0.buttonContent.changesSelectionAsPrimaryAction = $1
      },
      Attribute("showsMenuAsPrimaryAction", .boolean) {
        $0.buttonContent.showsMenuAsPrimaryAction = $1
      },
    ]

  /// What a button shows in a state other than the normal one.
  private static func titleAndImage(
    in state: String,
    _ edit: @escaping @Sendable (inout Element, (inout Button.StateContent) -> Void) -> Void
  ) -> [Attribute] {
    [
      Attribute("\(state)Title", .text) { element, title in
        edit(&element) { $0.title = title }
      },
      Attribute("\(state)Image", .visibleText) { element, name in
        edit(&element) { $0.image = Image(name) }
      }.insteadOf("\(state)Symbol"),
      Attribute("\(state)Symbol", .word) { element, name in
        edit(&element) { $0.image = Image(name, isSymbol: true) }
      }.insteadOf("\(state)Image"),
    ]
  }
}

/// The start content of a button: its configuration's where there is one, else the normal state's.
extension Button {
  fileprivate var title: String? {
    get { configuration == nil ? normal.title : configuration?.title }
    set {
      if configuration == nil { normal.title = newValue } else { configuration?.title = newValue }
    }
  }

  fileprivate var image: Image? {
    get { configuration == nil ? normal.image : configuration?.image }
    set {
      if configuration == nil { normal.image = newValue } else { configuration?.image = newValue }
    }
  }

  fileprivate var backgroundImage: Image? {
    get { configuration == nil ? normal.backgroundImage : configuration?.backgroundImage }
    set {
      if configuration == nil {
        normal.backgroundImage = newValue
      } else {
        configuration?.backgroundImage = newValue
      }
    }
  }
}
