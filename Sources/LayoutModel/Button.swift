/// The content of a `UIButton`.
public struct Button: Sendable, Equatable {
  public var type: ButtonType
  public var normal: StateContent
  public var highlighted: StateContent
  public var selected: StateContent
  public var disabled: StateContent
  /// The configuration of iOS 15 and later. Where there is one, title, subtitle and image come
  /// from it alone and the states' titles are leftovers.
  public var configuration: Configuration?
  /// A toggle button; with a primary menu, a pop-up button.
  public var changesSelectionAsPrimaryAction: Bool
  /// A tap opens the menu: a pull-down or pop-up button.
  public var showsMenuAsPrimaryAction: Bool
  /// `nil`: the file gives no menu (code may).
  public var menu: [MenuElement]?

  public init(
    type: ButtonType = .custom, normal: StateContent = StateContent(),
    highlighted: StateContent = StateContent(), selected: StateContent = StateContent(),
    disabled: StateContent = StateContent(), configuration: Configuration? = nil,
    changesSelectionAsPrimaryAction: Bool = false, showsMenuAsPrimaryAction: Bool = false,
    menu: [MenuElement]? = nil
  ) {
    self.type = type
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
    self.disabled = disabled
    self.configuration = configuration
    self.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    self.showsMenuAsPrimaryAction = showsMenuAsPrimaryAction
    self.menu = menu
  }

  /// `UIButton.ButtonType`; `roundedRect` and `system` are one type.
  public enum ButtonType: String, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close

    /// UIKit gives the button its picture and its accessibility label.
    public var isLabelledBySystem: Bool {
      self != .custom && self != .system
    }
  }

  /// What a button shows in one control state.
  public struct StateContent: Sendable, Equatable {
    /// Plain, or the text of an attributed title.
    public var title: String?
    public var image: Image?
    public var backgroundImage: Image?

    public init(title: String? = nil, image: Image? = nil, backgroundImage: Image? = nil) {
      self.title = title
      self.image = image
      self.backgroundImage = backgroundImage
    }
  }

  public struct Configuration: Sendable, Equatable {
    /// `plain`, `gray`, `tinted`, `filled` or a later name.
    public var style: String
    public var title: String?
    public var subtitle: String?
    public var image: Image?
    public var backgroundImage: Image?
    public var showsActivityIndicator: Bool

    public init(
      style: String = "plain", title: String? = nil, subtitle: String? = nil, image: Image? = nil,
      backgroundImage: Image? = nil, showsActivityIndicator: Bool = false
    ) {
      self.style = style
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.backgroundImage = backgroundImage
      self.showsActivityIndicator = showsActivityIndicator
    }
  }

  public struct MenuElement: Sendable, Equatable {
    public var title: String
    public var isOn: Bool

    public init(_ title: String, isOn: Bool = false) {
      self.title = title
      self.isOn = isOn
    }
  }
}

extension Element {
  /// What a button shows in the state the layout starts in.
  ///
  /// A configuration decides alone. Otherwise the start state's own title and images win and the
  /// normal state's fill the gaps, as UIKit's "Title Attributes" and "Images" describe. A title
  /// of blanks (also zero-width ones) counts as none; it shows nothing.
  public var shownButton: ShownButton? {
    guard let button else { return nil }
    if let configuration = button.configuration {
      return ShownButton(
        title: configuration.title?.visible, subtitle: configuration.subtitle?.visible,
        image: configuration.image, backgroundImage: configuration.backgroundImage)
    }
    let start: Button.StateContent =
      !state.isEnabled ? button.disabled : state.isSelected ? button.selected : button.normal
    return ShownButton(
      title: (start.title ?? button.normal.title)?.visible, subtitle: nil,
      image: start.image ?? button.normal.image,
      backgroundImage: start.backgroundImage ?? button.normal.backgroundImage)
  }
}

/// The title, subtitle and images a button shows; blank texts are `nil`.
public struct ShownButton: Sendable, Equatable {
  public var title: String?
  public var subtitle: String?
  public var image: Image?
  public var backgroundImage: Image?

  public init(
    title: String? = nil, subtitle: String? = nil, image: Image? = nil,
    backgroundImage: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.backgroundImage = backgroundImage
  }
}
