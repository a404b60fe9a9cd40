/// One view, control or bar item of a screen.
///
/// Attributes hold what the file states. `nil` means "not stated", which is never the same as
/// empty or false: a class default, or code, decides then.
public struct Element: Sendable, Equatable {
  public var kind: Kind
  /// The element name as written in the file, for example `tableViewCellContentView`.
  public var tag: String
  /// The class as written, when the file names one.
  public var customClass: CustomClass?
  /// How the parent holds the element, when not as a subview: Interface Builder's `key`, for
  /// example `titleView`, `customView`, `tableFooterView`, `contentView`.
  public var slot: String?

  /// Interface Builder's object id, or the `id` of Layout XML. Unique in its file only.
  public var objectID: String?
  /// The name in Interface Builder's outline. VoiceOver never speaks it.
  public var userLabel: String?
  public var position: SourcePosition

  /// The parent's index in ``Screen/elements``.
  public var parent: Int?
  /// The index after the last descendant in ``Screen/elements``.
  public var subtreeEnd: Int

  public var geometry: Geometry
  public var state: State
  public var accessibility: Accessibility
  public var content: Content
  /// Whether the text, a title or the placeholder is an attributed string, which strings tables do
  /// not translate.
  public var hasAttributedText: Bool
  /// What the class of Material components adds, when ``customClass`` is one of them or the
  /// layout states such properties.
  public var material: Material? {
    get { materialBox?.value }
    set { materialBox = newValue.map { Box($0) } }
  }
  /// Whether there is a ``material``; nearly no element has one, and a look at it is costly.
  public var hasMaterial: Bool { materialBox != nil }
  private var materialBox: Box<Material>?
  /// How the element looks, where the file states something of it.
  public var appearance: Appearance? {
    get { appearanceBox?.value }
    set { appearanceBox = newValue.map { Box($0) } }
  }
  /// Whether there is an ``appearance``.
  public var hasAppearance: Bool { appearanceBox != nil }
  private var appearanceBox: Box<Appearance>?
  /// The Material class that the element's own class is based on, where the project says so.
  public var houseBase: MaterialClass?
  /// What the app's code does to the element; `nil` when it was not looked at.
  public var evidence: CodeEvidence? {
    get { evidenceBox?.value }
    set { evidenceBox = newValue.map { Box($0) } }
  }
  private var evidenceBox: Box<CodeEvidence>?

  /// The outlets that lead here, wherever in the file they are declared.
  public var outlets: [Outlet]
  /// What using the element does, as far as the file connects it.
  public var actions: [Action]
  public var gestures: [Gesture]
  /// Run-time attributes the model has no property for. They may change anything.
  public var runtimeAttributes: [RuntimeAttribute]
  /// The text of Interface Builder's Notes field; written for colleagues, never for users.
  public var notes: String?
  /// A `tag` other than 0, by which code can find the view.
  public var viewTag: Int?

  public init(
    _ kind: Kind, tag: String? = nil, customClass: CustomClass? = nil, objectID: String? = nil,
    position: SourcePosition = SourcePosition(line: 1, column: 1), content: Content = .none
  ) {
    self.kind = kind
    self.tag = tag ?? kind.rawValue
    self.customClass = customClass
    self.objectID = objectID
    self.position = position
    self.subtreeEnd = 0
    self.geometry = Geometry()
    self.state = State()
    self.accessibility = Accessibility()
    self.content = content
    self.hasAttributedText = false
    self.outlets = []
    self.actions = []
    self.gestures = []
    self.runtimeAttributes = []
  }

  /// What UIKit makes of the element, whatever its class is called. The raw value is Interface
  /// Builder's element name where one name stands for the kind.
  public enum Kind: String, Sendable, CaseIterable {
    case view, stackView, scrollView, visualEffectView, containerView, window
    case tableView, tableViewCell, collectionView, collectionViewCell, collectionReusableView
    /// The `contentView` of a cell.
    case contentView
    case button, textField, textView, searchBar
    case label, imageView
    case `switch`, slider, stepper, segmentedControl, pageControl, datePicker, pickerView
    case colorWell
    case progressView, activityIndicatorView
    case navigationBar, toolbar, tabBar
    case navigationItem, barButtonItem, tabBarItem
    case mapView, webView
    /// A view the model knows nothing about; its children are kept.
    case other

    /// Whether UIKit's class for this kind is a `UIControl` or takes touches as one does.
    public var isControl: Bool {
      switch self {
      case .button, .textField, .textView, .searchBar, .switch, .slider, .stepper,
        .segmentedControl, .pageControl, .datePicker, .pickerView, .colorWell, .barButtonItem,
        .tabBarItem:
        true
      default: false
      }
    }

    /// Whether the element is an object of a bar and not a view.
    public var isBarItem: Bool {
      self == .barButtonItem || self == .tabBarItem || self == .navigationItem
    }
  }

  /// What decides whether the element is there and can be used.
  public struct State: Sendable, Equatable {
    public var isHidden: Bool
    /// 0 (transparent) to 1.
    public var alpha: Double
    public var isEnabled: Bool
    /// `nil`: the class decides (labels and image views take no touches, everything else does).
    public var isUserInteractionEnabled: Bool?
    public var isSelected: Bool
    /// False for a view that a size-class variation leaves out of the default layout.
    public var isInstalled: Bool
    public var clipsToBounds: Bool?

    public init(
      isHidden: Bool = false, alpha: Double = 1, isEnabled: Bool = true,
      isUserInteractionEnabled: Bool? = nil, isSelected: Bool = false, isInstalled: Bool = true,
      clipsToBounds: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.alpha = alpha
      self.isEnabled = isEnabled
      self.isUserInteractionEnabled = isUserInteractionEnabled
      self.isSelected = isSelected
      self.isInstalled = isInstalled
      self.clipsToBounds = clipsToBounds
    }
  }
}

/// Holds what few rules ask for outside of the elements, so that they are cheap to copy.
private final class Box<Value: Sendable & Equatable>: Sendable, Equatable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (one: Box, other: Box) -> Bool {
    one.value == other.value
  }
}

/// A class named in a layout file.
public struct CustomClass: Sendable, Hashable {
  public var name: String
  /// The Swift module; `nil` for Objective-C classes and where the file gives none.
  public var module: String?

  public init(_ name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }
}

/// An outlet that leads to an element.
public struct Outlet: Sendable, Equatable {
  public var property: String
  /// The class that declares the outlet; `nil` when the file does not name it.
  public var ownerClass: CustomClass?
  public var isCollection: Bool

  public init(_ property: String, ownerClass: CustomClass? = nil, isCollection: Bool = false) {
    self.property = property
    self.ownerClass = ownerClass
    self.isCollection = isCollection
  }
}

/// What the file connects to using an element.
public enum Action: Sendable, Equatable {
  /// A message to `destination`, for `event` as Interface Builder writes it (`touchUpInside`).
  case selector(String, event: String?)
  /// A segue of the kind Interface Builder writes (`show`, `presentation`, `unwind` …).
  case segue(kind: String)
}

/// A gesture recognizer attached to a view.
public struct Gesture: Sendable, Equatable {
  public var kind: Kind
  public var isEnabled: Bool
  /// How many taps in a row, or fingers at once, a tap takes.
  public var tapCount: Int

  public init(_ kind: Kind, isEnabled: Bool = true, tapCount: Int = 1) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.tapCount = tapCount
  }

  /// One tap with one finger, which is what VoiceOver's double tap stands for.
  public var isPlainTap: Bool { kind == .tap && isEnabled && tapCount == 1 }

  public enum Kind: Sendable {
    case tap, longPress, pan, swipe, pinch, rotation, other
  }
}

/// A user-defined run-time attribute the model has no property for.
public struct RuntimeAttribute: Sendable, Equatable {
  public var keyPath: String
  /// Interface Builder's type: `string`, `boolean`, `number`, `localizedString` …
  public var type: String
  /// The value as written; `nil` for values that are no single text (colours, images).
  public var value: String?
  /// The numbers of a point, size or rect in the order of its parts; empty for other values.
  public var numbers: [Double]

  public init(_ keyPath: String, type: String, value: String?, numbers: [Double] = []) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.numbers = numbers
  }
}
