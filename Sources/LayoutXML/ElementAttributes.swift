import LayoutModel

extension Attribute where Target == Element {
  /// The attributes an element of this kind takes, in the order in which they are applied.
  static func of(_ kind: Element.Kind) -> [Attribute] {
    tables[kind] ?? []
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: Element.Kind.allCases.map { ($0, table(of: $0)) })

  private static func table(of kind: Element.Kind) -> [Attribute] {
    identity + (kind == .navigationItem ? [] : speech) + (kind.isBarItem ? [] : ofViews)
      + state(of: kind) + content(of: kind)
  }

  static let ofTableViewSections: [Attribute] = [
    id, notes,
    Attribute("headerTitle", .text) { $0.section.header = $1 },
    Attribute("footerTitle", .text) { $0.section.footer = $1 },
  ]

  // MARK: Every element

  private static let id = Attribute("id", .word) { $0.objectID = $1 }
  private static let notes = Attribute("notes", .text) { $0.notes = $1 }

  static let identity: [Attribute] = [
    id,
    Attribute("class", .className) { $0.customClass = $1 },
    Attribute("outlet", .word) { $0.outlets.append(Outlet($1)) },
    notes,
  ]

  /// Views, bar button items and tab bar items.
  static let speech: [Attribute] = [
    Attribute("tag", .integer) { $0.viewTag = $1 == 0 ? nil : $1 },
    Attribute("accessibilityLabel", .text) { $0.accessibility.label = StatedText($1) },
    Attribute("accessibilityValue", .text) { $0.accessibility.value = StatedText($1) },
    Attribute("accessibilityHint", .text) { $0.accessibility.hint = StatedText($1) },
    Attribute("accessibilityIdentifier", .text) { $0.accessibility.identifier = $1 },
    Attribute("accessibilityTraits", .traits) { $0.accessibility.traits = $1 },
    Attribute("accessibilityLanguage", .language) { $0.accessibility.language = $1 },
    Attribute("isAccessibilityElement", .boolean) { $0.accessibility.isElement = $1 },
  ]

  static let ofViews: [Attribute] = [
    Attribute("accessibilityElementsHidden", .boolean) { $0.accessibility.elementsHidden = $1 },
    Attribute("accessibilityViewIsModal", .boolean) { $0.accessibility.viewIsModal = $1 },
    Attribute("shouldGroupAccessibilityChildren", .boolean) {
      $0.accessibility.groupsChildren = $1
    },
    Attribute("frame", .rect) {
      $0.geometry.frame = $1
      // A frame in Layout XML is what the screen shows, not the leftover of a design device.
      $0.geometry.isFixedFrame = true
    },
    Attribute("width", .length) {
      $0.geometry.sizeConstraints.append(SizeConstraint(.width, .equal, $1))
    },
    Attribute("height", .length) {
      $0.geometry.sizeConstraints.append(SizeConstraint(.height, .equal, $1))
    },
    Attribute("hidden", .boolean) { $0.state.isHidden = $1 },
    Attribute("alpha", .fraction) { $0.state.alpha = $1 },
    Attribute("clipsToBounds", .boolean) { $0.state.clipsToBounds = $1 },
    backgroundColor,
    Attribute("userInteractionEnabled", .boolean) { $0.state.isUserInteractionEnabled = $1 },
    Attribute("gesture", .gestures) { $0.gestures = $1 },
    action,
  ]

  static let action = Attribute("action", .word) {
    $0.actions.append(.selector($1, event: nil))
  }

  // MARK: By kind

  static func state(of kind: Element.Kind) -> [Attribute] {
    let enabled = Attribute("enabled", .boolean) { $0.state.isEnabled = $1 }
    let selected = Attribute("selected", .boolean) { $0.state.isSelected = $1 }
    return switch kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .colorWell, .tabBarItem:
      [enabled, selected]
    case .barButtonItem: [enabled, selected, action]
    case .label, .searchBar: [enabled]
    case .tableViewCell, .collectionViewCell: [selected]
    default: []
    }
  }

  static func content(of kind: Element.Kind) -> [Attribute] {
    switch kind {
    case .button: ofButtons + ofTitles + materialArea + materialButton
    case .textField:
      text + [placeholder] + textInputTraits + [secureTextEntry, clearButtonMode] + ofText
        + [adjustsFontSizeToFitWidth] + materialTextInput
    case .textView:
      text + [placeholder, editable] + textInputTraits + [secureTextEntry] + ofText
        + materialTextInput
    case .searchBar: text + [placeholder] + textInputTraits
    case .label: ofLabels + ofText + [adjustsFontSizeToFitWidth]
    case .imageView:
      .image { element, change in
        let shown: Image? = if case .image(let image) = element.content { image } else { nil }
        if let image = change(shown) { element.content = .image(image) }
      }
    case .view: materialArea + [thumbRadius]
    case .switch: [Attribute("on", .boolean) { $0.content = .switch(isOn: $1) }]
    case .slider: range + [thumbRadius]
    case .stepper: range
    case .segmentedControl:
      [Attribute("selectedSegmentIndex", .count) { $0.segments.selected = $1 }]
    case .pageControl: ofPageControls
    case .progressView: [Attribute("progress", .fraction) { $0.content = .progress($1) }]
    case .activityIndicatorView:
      [Attribute("animating", .boolean) { $0.content = .activity(isAnimating: $1) }]
    case .tableViewCell: [reuseIdentifier, accessoryType]
    case .collectionViewCell: [reuseIdentifier]
    case .barButtonItem: ofBarItems + [systemItem(barButtonSystemItems), slot]
    case .tabBarItem:
      ofBarItems + [
        systemItem(tabBarSystemItems), Attribute("badgeValue", .text) { $0.bar.badge = $1 },
      ]
    case .navigationItem: ofNavigationItems
    default: []
    }
  }

  private static let ofLabels: [Attribute] = [
    Attribute("text", .text) { $0.labelContent.text = $1 },
    Attribute("numberOfLines", .count) { $0.labelContent.numberOfLines = $1 },
  ]

  private static let range: [Attribute] = [
    Attribute("value", .number) { $0.range.value = $1 },
    Attribute("minimumValue", .number) { $0.range.minimum = $1 },
    Attribute("maximumValue", .number) { $0.range.maximum = $1 },
  ]

  private static let ofPageControls: [Attribute] = [
    Attribute("numberOfPages", .count) { $0.pages.count = $1 },
    Attribute("currentPage", .count) { $0.pages.current = $1 },
  ]

  private static let reuseIdentifier = Attribute("reuseIdentifier", .visibleText) {
    $0.cell.reuseIdentifier = $1
  }

  private static let accessoryType = Attribute(
    "accessoryType",
    .oneOf(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])
  ) { $0.cell.accessory = $1 == "none" ? nil : $1 }

  private static let ofBarItems: [Attribute] =
    [Attribute("title", .text) { $0.bar.title = $1 }]
    + .image { $0.bar.image = $1($0.bar.image) }

  private static func systemItem(_ names: [String]) -> Attribute {
    Attribute("systemItem", .oneOf(names)) { $0.bar.systemItem = $1 }
  }

  /// The property of the navigation item that holds the bar button item: its side.
  private static let slot = Attribute(
    "slot", .oneOf(["leftBarButtonItem", "rightBarButtonItem"])
  ) { $0.slot = $1 }

  /// `UIBarButtonItem.SystemItem`.
  private static let barButtonSystemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
  ]

  /// `UITabBarItem.SystemItem`.
  private static let tabBarSystemItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  private static let ofNavigationItems: [Attribute] = [
    Attribute("title", .text) { $0.navigation.title = $1 },
    Attribute("prompt", .text) { $0.navigation.prompt = $1 },
    Attribute("backButtonTitle", .text) { $0.navigation.backButtonTitle = $1 },
  ]
}

extension Array {
  /// The attributes that state an image: one of the app or an SF Symbol, and how it is called.
  static func image<Target>(
    _ set: @escaping @Sendable (inout Target, (Image?) -> Image?) -> Void
  ) -> [Attribute<Target>] where Element == Attribute<Target> {
    [
      Attribute("image", .visibleText) { target, name in
        set(&target) { _ in Image(name) }
      }.insteadOf("symbol"),
      Attribute("symbol", .word) { target, name in
        set(&target) { _ in Image(name, isSymbol: true) }
      }.insteadOf("image"),
      Attribute("imageAccessibilityLabel", .text) { target, label in
        set(&target) { image in
          var image = image
          image?.accessibilityLabel = label
          return image
        }
      }.needing("image", "symbol"),
    ]
  }
}
