/// What an element shows or holds, by kind.
public enum Content: Sendable, Equatable {
  case none
  // The large ones are held indirectly: elements are copied often, their contents seldom.
  indirect case button(Button)
  /// Text fields, text views and search bars.
  indirect case textInput(TextInput)
  case label(Label)
  indirect case image(Image)
  case `switch`(isOn: Bool)
  case slider(Range)
  case stepper(Range)
  indirect case segments(Segments)
  case pages(count: Int, current: Int)
  case progress(Double)
  case activity(isAnimating: Bool)
  indirect case barItem(BarItem)
  indirect case navigationItem(title: String?, prompt: String?, backButtonTitle: String?)
  indirect case cell(Cell)
  /// A header or footer text of a table section.
  indirect case section(header: String?, footer: String?)

  /// A value between two bounds.
  public struct Range: Sendable, Equatable {
    public var value: Double
    public var minimum: Double
    public var maximum: Double

    public init(value: Double, minimum: Double, maximum: Double) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  public struct Label: Sendable, Equatable {
    public var text: String?
    /// 0 means as many as needed; UIKit's default is 1.
    public var numberOfLines: Int
    /// Whether it is the text or detail text of a table cell's style.
    public var belongsToCellStyle: Bool

    public init(text: String? = nil, numberOfLines: Int = 1, belongsToCellStyle: Bool = false) {
      self.text = text
      self.numberOfLines = numberOfLines
      self.belongsToCellStyle = belongsToCellStyle
    }
  }

  public struct Segments: Sendable, Equatable {
    public var segments: [Segment]
    /// `nil`: none selected.
    public var selected: Int?

    public init(_ segments: [Segment], selected: Int? = nil) {
      self.segments = segments
      self.selected = selected
    }

    public struct Segment: Sendable, Equatable {
      public var title: String?
      public var image: Image?
      public var isEnabled: Bool

      public init(title: String? = nil, image: Image? = nil, isEnabled: Bool = true) {
        self.title = title
        self.image = image
        self.isEnabled = isEnabled
      }
    }
  }

  /// The content of a bar button item or tab bar item.
  public struct BarItem: Sendable, Equatable {
    public var title: String?
    public var image: Image?
    /// Interface Builder's name of a system item (`add`, `flexibleSpace`, `favorites` …).
    public var systemItem: String?
    public var badge: String?
    /// The item's only child is the view shown in its place.
    public var hasCustomView: Bool

    public init(
      title: String? = nil, image: Image? = nil, systemItem: String? = nil, badge: String? = nil,
      hasCustomView: Bool = false
    ) {
      self.title = title
      self.image = image
      self.systemItem = systemItem
      self.badge = badge
      self.hasCustomView = hasCustomView
    }
  }

  public struct Cell: Sendable, Equatable {
    /// Interface Builder's accessory: `disclosureIndicator`, `detailButton`, `checkmark` …
    public var accessory: String?
    public var reuseIdentifier: String?
    /// A prototype is filled in code for every row.
    public var isPrototype: Bool
    /// The table makes its rows as high as the constraints in them ask, unless code says otherwise.
    public var isSelfSizing = false

    public init(
      accessory: String? = nil, reuseIdentifier: String? = nil, isPrototype: Bool = false
    ) {
      self.accessory = accessory
      self.reuseIdentifier = reuseIdentifier
      self.isPrototype = isPrototype
    }
  }
}

/// An image by name.
public struct Image: Sendable, Hashable {
  public var name: String
  /// An SF Symbol (`catalog="system"`), not an image of the app.
  public var isSymbol: Bool
  /// The image's own accessibility label, which only Layout XML can state.
  public var accessibilityLabel: String?

  public init(_ name: String, isSymbol: Bool = false, accessibilityLabel: String? = nil) {
    self.name = name
    self.isSymbol = isSymbol
    self.accessibilityLabel = accessibilityLabel
  }
}

extension Element {
  public var button: Button? {
    if case .button(let button) = content { button } else { nil }
  }

  public var textInput: TextInput? {
    if case .textInput(let input) = content { input } else { nil }
  }

  public var label: Content.Label? {
    if case .label(let label) = content { label } else { nil }
  }

  public var barItem: Content.BarItem? {
    if case .barItem(let item) = content { item } else { nil }
  }
}
