import LayoutModel
import XMLReading

/// The outlets, gestures and exclusions of a document, by the id of what they lead to.
struct Connections {
  /// Outlets by destination.
  private(set) var outlets: [String: [Outlet]] = [:]
  /// The recognizer kinds by their own id.
  private var recognizers: [String: Gesture] = [:]
  /// Recognizer ids by the id of the view they are attached to.
  private var attachments: [String: [String]] = [:]
  /// The views and constraints that the default variation leaves out.
  private(set) var excluded: Set<String> = []
  /// The constraints that some size class leaves out or has a different constant for.
  private(set) var varying: Set<String> = []
  /// Constraints on widths and heights by the id of the view whose side they decide.
  private(set) var sizeConstraints: [String: [SizeConstraint]] = [:]
  /// Constraints on edges, in the order of the file.
  private var edgeConstraints: [(node: XMLDocument.Node, constraint: EdgeConstraint)] = []

  /// The controllers that hold another one by a relationship, by its id.
  private var holders: [String: [(relationship: String, controller: XMLDocument.Node)]] = [:]
  /// The segues that push the controller with this id where there is a navigation controller.
  private var pushes: [(segue: XMLDocument.Node, destination: String)] = []

  init(of document: XMLDocument) {
    var constraints: [XMLDocument.Node] = []
    for node in 0..<document.count {
      switch document.tag(of: node) {
      case .outlet, .outletCollection: addOutlet(node, in: document)
      case .segue: addRelationship(node, in: document)
      case .constraint: constraints.append(node)
      case .exclude: addExclusion(node, in: document)
      case .tapGestureRecognizer: addRecognizer(node, .tap, in: document)
      case .pongPressGestureRecognizer: addRecognizer(node, .longPress, in: document)
      case .panGestureRecognizer, .screenEdgePanGestureRecognizer:
        addRecognizer(node, .pan, in: document)
      case .swipeGestureRecognizer: addRecognizer(node, .swipe, in: document)
      case .pinchGestureRecognizer: addRecognizer(node, .pinch, in: document)
      case .rotationGestureRecognizer: addRecognizer(node, .rotation, in: document)
      default: break
      }
    }
    for node in constraints {
      addConstraint(node, in: document)
      addEdgeConstraint(node, in: document)
    }
  }

  /// The constraints on edges that stand inside an object.
  func edgeConstraints(in nodes: Range<XMLDocument.Node>) -> [EdgeConstraint] {
    guard !edgeConstraints.isEmpty else { return [] }
    // Those of an object stand together.
    var low = 0
    var high = edgeConstraints.count
    while low < high {
      let middle = (low + high) / 2
      if edgeConstraints[middle].node < nodes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return edgeConstraints[low...].prefix { $0.node < nodes.upperBound }.map(\.constraint)
  }

  /// The gestures attached to the view with this id.
  func gestures(of id: String) -> [Gesture] {
    (attachments[id] ?? []).map { recognizers[$0] ?? Gesture(.other) }
  }

  /// The nodes of the controllers to which the controller with this id stands in a relationship
  /// (`rootViewController`, `viewControllers` …).
  func holders(of id: String, by relationship: String) -> [XMLDocument.Node] {
    (holders[id] ?? []).filter { $0.relationship == relationship }.map(\.controller)
  }

  private mutating func addRelationship(_ node: XMLDocument.Node, in document: XMLDocument) {
    guard let destination = document.string(.destination, of: node) else { return }
    let kind = document.string(.kind, of: node)
    if kind == "show" || kind == "push" { pushes.append((node, destination)) }
    guard let relationship = document.string(.relationship, of: node),
      let owner = document.parent(of: node).flatMap({ document.parent(of: $0) })
    else { return }
    holders[destination, default: []].append((relationship, owner))
  }

  /// The controllers that stand in a navigation controller of the document, by their ids: its root,
  /// and what segues show from there on. False where the navigation bar is hidden.
  func navigated(in document: XMLDocument) -> [String: Bool] {
    var navigated: [String: Bool] = [:]
    for (id, holders) in holders {
      for (relationship, controller) in holders where relationship == "rootViewController" {
        let bar = document.child(.navigationBar, of: controller)
        let isHidden =
          document.flag(.navigationBarHidden, of: controller) == true
          || bar.flatMap { document.flag(.hidden, of: $0) } == true
        navigated[id] = !isHidden
      }
    }
    guard !navigated.isEmpty, !pushes.isEmpty else { return navigated }
    var destinations: [String: [String]] = [:]
    for (segue, destination) in pushes {
      if let source = controller(around: segue, in: document) {
        destinations[source, default: []].append(destination)
      }
    }
    var pending = Array(navigated.keys)
    while let source = pending.popLast() {
      for destination in destinations[source] ?? [] where navigated[destination] == nil {
        navigated[destination] = navigated[source]
        pending.append(destination)
      }
    }
    return navigated
  }

  /// The classes of the root view controllers of the document's navigation controllers, by these.
  func rootClasses(in document: XMLDocument) -> [XMLDocument.Node: CustomClass] {
    guard
      holders.values.contains(where: { $0.contains { $0.relationship == "rootViewController" } })
    else { return [:] }
    var classes: [XMLDocument.Node: CustomClass] = [:]
    for node in 0..<document.count where document.string(.sceneMemberID, of: node) != nil {
      guard let id = document.string(.id, of: node),
        let customClass = document.customClass(of: node)
      else { continue }
      for navigation in self.holders(of: id, by: "rootViewController") {
        classes[navigation] = customClass
      }
    }
    return classes
  }

  /// Whether an outlet leads to the object at the node or to something inside it.
  func lead(into node: XMLDocument.Node, of document: XMLDocument) -> Bool {
    (node..<document.end(of: node)).contains {
      document.string(.id, of: $0).map { outlets[$0] != nil } ?? false
    }
  }

  /// The id of the controller of the scene that the node is in.
  private func controller(around node: XMLDocument.Node, in document: XMLDocument) -> String? {
    var current = node
    while let parent = document.parent(of: current) {
      if document.tag(of: parent) == .objects {
        guard document.string(.sceneMemberID, of: current) == nil else {
          return document.string(.id, of: current)
        }
        // A gesture recognizer, or a view in the dock, of the same scene.
        return document.children(of: parent).first {
          document.string(.sceneMemberID, of: $0) == "viewController"
        }.flatMap { document.string(.id, of: $0) }
      }
      current = parent
    }
    return nil
  }

  private mutating func addOutlet(_ node: XMLDocument.Node, in document: XMLDocument) {
    guard let property = document.string(.property, of: node),
      let destination = document.string(.destination, of: node),
      let owner = document.parent(of: node).flatMap({ document.parent(of: $0) })
    else { return }
    if property == "gestureRecognizers" {
      if let view = document.string(.id, of: owner) {
        attachments[view, default: []].append(destination)
      }
      return
    }
    outlets[destination, default: []].append(
      Outlet(
        property, ownerClass: document.customClass(of: owner),
        isCollection: document.tag(of: node) == .outletCollection))
  }

  private mutating func addRecognizer(
    _ node: XMLDocument.Node, _ kind: Gesture.Kind, in document: XMLDocument
  ) {
    guard let id = document.string(.id, of: node) else { return }
    let counts = [Name.numberOfTapsRequired, .numberOfTouchesRequired].compactMap {
      document.string($0, of: node).flatMap { Int($0) }
    }
    recognizers[id] = Gesture(
      kind, isEnabled: document.flag(.enabled, of: node) ?? true, tapCount: counts.max() ?? 1)
  }

  /// `<variation key="…"><mask key="…"><exclude reference="…"/></mask></variation>`
  private mutating func addExclusion(_ node: XMLDocument.Node, in document: XMLDocument) {
    guard let reference = document.string(.reference, of: node),
      let variation = document.parent(of: node).flatMap({ document.parent(of: $0) })
    else { return }
    if document.isKey("default", of: variation) {
      excluded.insert(reference)
    } else {
      varying.insert(reference)
    }
  }

  private mutating func addConstraint(_ node: XMLDocument.Node, in document: XMLDocument) {
    guard let dimension = document.dimension(.firstAttribute, of: node),
      document.flag(.placeholder, of: node) != true
    else { return }
    let id = document.string(.id, of: node)
    if let id, excluded.contains(id) { return }
    // Without a first item the constraint speaks of the view that owns it.
    let owner = document.parent(of: node).flatMap { document.parent(of: $0) }
    guard
      let first = document.string(.firstItem, of: node)
        ?? owner.flatMap({ document.string(.id, of: $0) }),
      let constant = document.points(.constant, of: node, or: 0)
    else { return }

    var constraint = SizeConstraint(
      dimension,
      document.string(.relation, of: node).flatMap { SizeConstraint.Relation(rawValue: $0) }
        ?? .equal,
      constant)
    constraint.multiplier =
      document.string(.multiplier, of: node).flatMap { Self.multiplier($0) } ?? 1
    constraint.priority = document.number(.priority, of: node) ?? 1000
    let isLeftOut = id.map { varying.contains($0) } == true
    let variations = isLeftOut ? [] : variations(of: node, in: document)
    constraint.variesBySizeClass = isLeftOut || !variations.isEmpty
    constraint.variations = variations
    constraint.hasOutlet = id.map { outlets[$0] != nil } ?? false

    if let second = document.string(.secondItem, of: node),
      let other = document.string(.secondAttribute, of: node)
    {
      guard let otherDimension = SizeConstraint.Dimension(rawValue: other) else { return }
      constraint.other = SizeConstraint.Other(objectID: second, dimension: otherDimension)
      if second != first, let mirrored = constraint.mirrored(onto: first) {
        sizeConstraints[second, default: []].append(mirrored)
      }
    } else if let other = document.string(.secondAttribute, of: node) {
      // An aspect ratio of one view: `width` to its own `height`.
      guard let otherDimension = SizeConstraint.Dimension(rawValue: other) else { return }
      constraint.other = SizeConstraint.Other(objectID: first, dimension: otherDimension)
    }
    sizeConstraints[first, default: []].append(constraint)
  }

  /// Keeps a constraint between two edges or middles where nothing else can change it.
  private mutating func addEdgeConstraint(_ node: XMLDocument.Node, in document: XMLDocument) {
    guard let first = document.edge(.firstAttribute, of: node),
      let second = document.edge(.secondAttribute, of: node),
      first.dimension == second.dimension, first.isCenter == second.isCenter,
      document.attributeIndex(Name.multiplier.rawValue, of: node) == nil,
      document.flag(.placeholder, of: node) != true, document.flag(.symbolic, of: node) != true,
      document.number(.priority, of: node) ?? 1000 >= 1000,
      document.string(.relation, of: node) ?? "equal" == "equal",
      let constant = document.points(.constant, of: node, or: 0),
      document.child(.variation, of: node) == nil
    else { return }
    if let id = document.string(.id, of: node), mayChange(id) || outlets[id] != nil { return }
    // Without a first item the constraint speaks of the view that owns it.
    let firstItem =
      document.string(.firstItem, of: node)
      ?? document.parent(of: node).flatMap { document.parent(of: $0) }
      .flatMap { document.string(.id, of: $0) }
    guard let firstItem, let secondItem = document.string(.secondItem, of: node),
      !mayChange(firstItem), !mayChange(secondItem)
    else { return }
    edgeConstraints.append(
      (
        node,
        EdgeConstraint(
          EdgeConstraint.Anchor(firstItem, first), EdgeConstraint.Anchor(secondItem, second),
          constant)
      ))
  }

  /// Whether a view or a constraint is left out by default or in some size class.
  private func mayChange(_ id: String) -> Bool {
    (!excluded.isEmpty && excluded.contains(id)) || (!varying.isEmpty && varying.contains(id))
  }

  /// `<variation key="heightClass=compact" constant="32"/>` within a constraint.
  private func variations(
    of constraint: XMLDocument.Node, in document: XMLDocument
  ) -> [SizeConstraint.Variation] {
    document.children(of: constraint).compactMap { node in
      guard document.tag(of: node) == .variation, let sizeClass = document.string(.key, of: node)
      else { return nil }
      return SizeConstraint.Variation(
        sizeClass, constant: document.number(.constant, of: node) ?? 0)
    }
  }

  /// Interface Builder writes `157:21`, `1/2` and decimals.
  static func multiplier(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] {
      let parts = text.split(separator: separator)
      guard parts.count == 2 else { continue }
      guard let top = Double(parts[0]), let bottom = Double(parts[1]), bottom != 0 else {
        return nil
      }
      return (top / bottom).isFinite ? top / bottom : nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension SizeConstraint {
  /// The same constraint seen from the other item: `a = m·b + c` is `b = a/m − c/m`.
  fileprivate func mirrored(onto first: String) -> SizeConstraint? {
    guard let other, multiplier != 0 else { return nil }
    var mirrored = self
    mirrored.dimension = other.dimension
    mirrored.other = Other(objectID: first, dimension: dimension)
    mirrored.multiplier = 1 / multiplier
    mirrored.constant = -constant / multiplier
    mirrored.variations = variations.map {
      Variation($0.sizeClass, constant: -$0.constant / multiplier)
    }
    let flips = multiplier > 0
    switch relation {
    case .equal: break
    case .lessThanOrEqual: mirrored.relation = flips ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored.relation = flips ? .lessThanOrEqual : .greaterThanOrEqual
    }
    return mirrored
  }
}

extension XMLDocument {
  /// Whether a constraint is about a width or a height; `nil` where it is about a place, as most are.
  fileprivate func dimension(_ name: Name, of node: Node) -> SizeConstraint.Dimension? {
    has("width", as: name, of: node) ? .width : has("height", as: name, of: node) ? .height : nil
  }

  /// The edge or middle that a constraint is about, `nil` for all else.
  fileprivate func edge(_ name: Name, of node: Node) -> EdgeConstraint.Attribute? {
    guard let index = attributeIndex(name.rawValue, of: node) else { return nil }
    return withAttributeBytes(index) { bytes in
      // By the length and the last letter: most constraints come by here.
      let candidate: EdgeConstraint.Attribute? =
        switch (bytes.count, bytes.last) {
        case (3, UInt8(ascii: "p")): .top
        case (6, UInt8(ascii: "m")): .bottom
        case (7, UInt8(ascii: "g")): .leading
        case (7, UInt8(ascii: "X")): .centerX
        case (7, UInt8(ascii: "Y")): .centerY
        case (8, UInt8(ascii: "g")): .trailing
        default: nil
        }
      guard let candidate, bytes.elementsEqual(candidate.rawValue.utf8) else { return nil }
      return candidate
    }
  }
}
