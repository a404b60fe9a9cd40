import LayoutModel

/// An element name of Layout XML and where it may stand.
enum ElementName: Hashable, Sendable {
  case layout
  case element(Element.Kind)
  /// A section of a table view: its header and footer texts.
  case tableViewSection
  /// A segment of a segmented control.
  case segment
  /// The menu of a button, and an action in it.
  case menu, action

  static let all: [ElementName] =
    [.layout] + Element.Kind.allCases.filter { $0 != .other }.map(ElementName.element)
    + [.tableViewSection, .segment, .menu, .action]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  var name: String {
    switch self {
    case .layout: "layout"
    case .element(let kind): kind.rawValue
    case .tableViewSection: "tableViewSection"
    case .segment: "segment"
    case .menu: "menu"
    case .action: "action"
    }
  }

  /// A view that can stand wherever views can.
  var isView: Bool {
    if case .element(let kind) = self { !kind.isBarItem && kind != .contentView } else { false }
  }

  func holds(_ child: ElementName) -> Bool {
    switch (self, child) {
    case (.layout, .element(.navigationItem)), (.layout, .element(.barButtonItem)),
      (.layout, .element(.tabBarItem)),
      (.element(.navigationBar), .element(.navigationItem)),
      (.element(.navigationItem), .element(.barButtonItem)),
      (.element(.toolbar), .element(.barButtonItem)),
      (.element(.tabBar), .element(.tabBarItem)),
      (.element(.tableViewCell), .element(.contentView)),
      (.element(.collectionViewCell), .element(.contentView)),
      (.element(.tableView), .tableViewSection), (.tableViewSection, .element(.tableViewCell)),
      (.element(.segmentedControl), .segment), (.element(.button), .menu), (.menu, .action):
      true
    case (.layout, _), (.element(.navigationItem), _), (.element(.barButtonItem), _),
      (.element(.contentView), _):
      child.isView
    default:
      isView && child.isView
    }
  }

  /// The role a child has of which there can be one only, as the end of “… holds one …”.
  func onlyRole(of child: ElementName) -> String? {
    switch (self, child) {
    case (.layout, .element(.navigationItem)), (.layout, .element(.tabBarItem)), (_, .menu),
      (_, .element(.contentView)):
      child.name
    case (.element(.navigationItem), _) where child.isView: "view, its title view"
    case (.element(.barButtonItem), _) where child.isView: "view, its custom view"
    default: nil
    }
  }

  /// How the parent holds the child when not as a subview, in Interface Builder's words.
  func slot(of child: ElementName) -> String? {
    switch (self, child) {
    case (.element(.navigationItem), _) where child.isView: "titleView"
    case (.element(.barButtonItem), _) where child.isView: "customView"
    case (_, .element(.contentView)): "contentView"
    default: nil
    }
  }
}
