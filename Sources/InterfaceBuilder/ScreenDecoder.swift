import LayoutModel
import XMLReading

/// Finds the screens of a document and walks their views.
///
/// The walk is generic: an element name it does not know keeps its subtree, and views are found
/// wherever they hang (cells, bar items, title views, table footers), not under `subviews` alone.
struct ScreenDecoder {
  let document: XMLDocument
  let connections: Connections
  let elements: ElementDecoder
  /// Which controllers stand in a navigation controller, and whether its bar is there; by id.
  private let navigated: [String: Bool]
  /// The classes of the controllers that are the roots of navigation controllers, by these.
  private let rootClasses: [XMLDocument.Node: CustomClass]

  init(_ document: XMLDocument) {
    self.document = document
    let connections = Connections(of: document)
    self.connections = connections
    rootClasses = connections.rootClasses(in: document)
    elements = ElementDecoder(
      document: document, connections: connections, namedColors: document.namedColors)
    navigated = connections.navigated(in: document)
  }

  /// The screens of the document; adds what no screen ever shows to what is left out.
  func screens(leavingOut leftOut: inout [NotEvaluated]) -> [Screen] {
    var screens: [Screen] = []
    for section in document.children(of: 0) {
      switch document.tag(of: section) {
      case .scenes:
        for scene in document.children(of: section) where document.tag(of: scene) == .scene {
          screens += self.screens(ofScene: scene, leavingOut: &leftOut)
        }
      case .objects:
        screens += self.screens(ofObjects: section)
      default: break
      }
    }
    for comment in document.comments where !screens.isEmpty {
      screens[0].directives.append(
        Directive(comment.text, at: comment.position, on: .lostComment))
    }
    return screens
  }

  /// A scene is a screen, and every view in its dock that an outlet leads to is one more: code shows
  /// such views somewhere else or later. A scene whose controller is defined elsewhere, or that holds only a first
  /// responder and the like, is none.
  private func screens(
    ofScene scene: XMLDocument.Node, leavingOut leftOut: inout [NotEvaluated]
  ) -> [Screen] {
    guard let objects = document.child(.objects, of: scene) else { return [] }
    let controller = document.children(of: objects).first {
      document.string(.sceneMemberID, of: $0) == "viewController"
    }
    guard let controller, document.tag(of: controller) != .viewControllerPlaceholder else {
      return []
    }
    var screen = Screen(
      name: name(of: controller, number: nil), objectID: document.string(.sceneID, of: scene),
      position: document.position(of: scene), controller: self.controller(controller))
    screen.controller?.rootClass = rootClasses[controller]
    screen.controller?.isInTabBar = isInTabBar(controller)
    screen.controller?.isInNavigationController = document.string(.id, of: controller)
      .flatMap { navigated[$0] }
    screen.directives += noteOnController(controller)
    fill(&screen, from: controller)

    var screens = [screen]
    for object in document.children(of: objects) where object != controller {
      var docked = Screen(
        name: "\(name(of: object, number: nil)) in the dock of \(screen.name)",
        objectID: document.string(.id, of: object), position: document.position(of: object),
        controller: screen.controller)
      fill(&docked, from: object)
      guard !docked.elements.isEmpty else { continue }
      if connections.lead(into: object, of: document) {
        screens.append(docked)
      } else {
        leftOut.append(NotEvaluated(.unconnectedObject, at: docked.position))
      }
    }
    return screens
  }

  /// Whether a tab bar controller of the file shows the controller, by itself or as the root of a
  /// navigation controller.
  private func isInTabBar(_ controller: XMLDocument.Node) -> Bool {
    guard let id = document.string(.id, of: controller) else { return false }
    if !connections.holders(of: id, by: "viewControllers").isEmpty { return true }
    return connections.holders(of: id, by: "rootViewController").contains { navigation in
      document.string(.id, of: navigation).map {
        !connections.holders(of: $0, by: "viewControllers").isEmpty
      } ?? false
    }
  }

  /// A tab bar item that is never shown: the navigation controller around its controller has one
  /// of its own.
  private func isReplaced(_ tabBarItem: XMLDocument.Node) -> Bool {
    guard let id = document.parent(of: tabBarItem).flatMap({ document.string(.id, of: $0) }) else {
      return false
    }
    return connections.holders(of: id, by: "rootViewController").contains {
      document.child(.tabBarItem, of: $0) != nil
    }
  }

  /// Every top-level object of a xib with something to see is a screen.
  private func screens(ofObjects objects: XMLDocument.Node) -> [Screen] {
    let owner = document.children(of: objects).first {
      document.tag(of: $0) == .placeholder && document.string(.id, of: $0) == "-1"
    }
    var screens: [Screen] = []
    for object in document.children(of: objects) where document.tag(of: object) != .placeholder {
      var screen = Screen(
        name: name(of: object, number: screens.count + 1),
        objectID: document.string(.id, of: object), position: document.position(of: object))
      fill(&screen, from: object)
      guard !screen.elements.isEmpty else { continue }
      let controller = isController(object) ? object : owner
      screen.controller = controller.map { self.controller($0) }
      screen.directives = (controller.map { noteOnController($0) } ?? []) + screen.directives
      screens.append(screen)
    }
    return screens
  }

  private func controller(_ node: XMLDocument.Node) -> Screen.Controller {
    Screen.Controller(
      tag: document.name(of: node), objectID: document.string(.id, of: node),
      customClass: document.customClass(of: node),
      title: document.text(.title, key: "title", of: node))
  }

  /// A note on a controller or on a xib's owner is about the whole screen.
  private func noteOnController(_ node: XMLDocument.Node) -> [Directive] {
    document.directive(of: node, on: .screen).map { [$0] } ?? []
  }

  private func isController(_ node: XMLDocument.Node) -> Bool {
    document.name(of: node).hasSuffix("Controller")
  }

  /// What a colleague would call the screen: the class, the outline's name, the title, the
  /// storyboard identifier, or at last the kind of object.
  private func name(of node: XMLDocument.Node, number: Int?) -> String {
    let names: [String?] = [
      document.string(.customClass, of: node), document.string(.userLabel, of: node),
      document.text(.title, key: "title", of: node),
      document.string(.storyboardIdentifier, of: node),
    ]
    if let name = names.lazy.compactMap({ $0?.visible }).first { return name }
    let kind = document.name(of: node)
    return number.map { "\(kind) \($0)" } ?? kind
  }

  // MARK: The walk

  private func fill(_ screen: inout Screen, from node: XMLDocument.Node) {
    walk(node, into: &screen, parent: nil)
    guard !screen.elements.isEmpty else { return }
    screen.edgeConstraints = connections.edgeConstraints(in: node..<document.end(of: node))
  }

  /// Adds the elements at and below `node` to the screen.
  private func walk(
    _ node: XMLDocument.Node, into screen: inout Screen, parent: Int?, slot: String? = nil,
    isPrototype: Bool = false
  ) {
    guard let step = step(at: node, inSlotOf: parent.map { screen.elements[$0].kind }) else {
      return
    }
    switch step {
    case .element(let kind):
      var element = elements.decode(node, as: kind)
      if case .cell(var cell) = element.content {
        cell.isPrototype = isPrototype || kind == .collectionViewCell
        cell.isSelfSizing = isPrototype && isInAutomaticTable(node)
        element.content = .cell(cell)
      }
      element.slot = element.slot ?? slot
      let hasNotes = element.notes != nil
      let index = screen.append(element, to: parent)
      if hasNotes, let directive = document.directive(of: node, on: .element(index)) {
        screen.directives.append(directive)
      }
      for child in document.children(of: node) {
        walk(child, into: &screen, parent: index)
      }
    case .holder(let isPrototype):
      // `leftBarButtonItems` and `rightBarButtonItems` tell the side.
      let isInItem = parent.map { screen.elements[$0].kind } == .navigationItem
      let slot = isInItem ? document.name(of: node) : nil
      for child in document.children(of: node) {
        walk(child, into: &screen, parent: parent, slot: slot, isPrototype: isPrototype)
      }
    }
  }

  /// Whether a prototype is one of a table whose `rowHeight` is `UITableView.automaticDimension`. The
  /// height of the prototype itself counts in Interface Builder alone.
  private func isInAutomaticTable(_ prototype: XMLDocument.Node) -> Bool {
    guard let table = document.parent(of: prototype).flatMap({ document.parent(of: $0) }),
      document.tag(of: table) == .tableView
    else { return false }
    return document.number(.rowHeight, of: table) == -1
  }

  private enum Step {
    case element(Element.Kind)
    /// No element itself; what is inside may be.
    case holder(prototypes: Bool)
  }

  /// What the walk does at a node; `nil` passes over it and everything inside.
  private func step(at node: XMLDocument.Node, inSlotOf parent: Element.Kind?) -> Step? {
    guard let tag = document.tag(of: node) else {
      // An element name the vocabulary does not have. Views have an id and a content mode.
      let isView =
        document.string(.id, of: node) != nil
        && (document.child(.rect, key: "frame", of: node) != nil
          || document.child(.subviews, of: node) != nil)
      return isView ? .element(.other) : .holder(prototypes: false)
    }
    switch tag {
    case .prototypes: return .holder(prototypes: true)
    case .subviews, .cells, .sections, .items, .toolbarItems, .objects, .viewController,
      .viewControllerPlaceholder, .navigationController:
      return .holder(prototypes: false)
    case .view:
      let isCell =
        parent == .tableViewCell || parent == .collectionViewCell
        || parent == .collectionReusableView
      return .element(isCell && document.isKey("contentView", of: node) ? .contentView : .view)
    case .tableViewCellContentView, .collectionViewCellContentView: return .element(.contentView)
    case .tableViewSection: return .element(.other)
    case .wkWebView, .webView: return .element(.webView)
    // The title of the next screen's back button; not a part of this one.
    case .barButtonItem where document.isKey("backBarButtonItem", of: node): return nil
    case .tabBarItem where isReplaced(node): return nil
    default: return Self.kinds[Int(tag.rawValue)].map { .element($0) }
    }
  }

  /// The kinds that are called like their elements, by ``Name``'s numbers.
  private static let kinds: [Element.Kind?] = Name.allCases.map { Element.Kind(rawValue: "\($0)") }
}
