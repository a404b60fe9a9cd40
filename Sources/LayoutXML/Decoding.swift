import FilePaths
import LayoutModel
import XMLReading

/// The decoding of one document: one pass over its elements, which goes on after a mistake.
struct Decoding {
  private let document: XMLDocument
  private(set) var layout: Layout
  private(set) var mistakes = Mistakes()
  private var screen: Screen
  private var places: [Place] = []
  /// The first element with each id.
  private var identifiers: [String: XMLDocument.Node] = [:]

  /// What an XML element turned out to be.
  private struct Place {
    /// `nil`: no element of Layout XML.
    var tag: ElementName?
    /// The index in the screen of the element, or of the one a segment, menu or action is part of;
    /// `nil` where there is none because of a mistake.
    var element: Int?
    /// The roles of which there can be one only and that a child has taken.
    var takenRoles: [String] = []
  }

  init(document: XMLDocument, path: String) {
    self.document = document
    layout = Layout(path: path, format: .layoutXML)
    screen = Screen(name: "", position: document.position(of: 0))
  }

  mutating func run() {
    guard document.name(of: 0) == ElementName.layout.name else {
      mistakes.wrongRoot(document.name(of: 0), at: document.position(of: 0))
      return
    }
    readLayout()
    for node in 1..<max(document.count, 1) { read(node) }
    for index in screen.elements.indices { checkRanges(of: screen.elements[index]) }
    readComments()
    layout.screens = [screen]
  }

  private mutating func readLayout() {
    var statement = LayoutStatement()
    read(Attribute.ofLayout, of: 0, into: &statement, tag: .layout)
    layout.idiom = statement.idiom
    if statement.controller != nil || statement.title != nil
      || statement.isInNavigationController != nil
    {
      screen.controller = Screen.Controller(
        tag: "viewController", customClass: statement.controller, title: statement.title,
        isInNavigationController: statement.isInNavigationController)
    }
    screen.name =
      statement.name ?? statement.title?.visible ?? statement.controller?.name
      ?? layout.path.fileNameWithoutExtension
    add(statement.notes, on: .screen, of: 0)
    places.append(Place(tag: .layout))
    refuseText(in: 0)
  }

  private mutating func read(_ node: XMLDocument.Node) {
    let name = document.name(of: node)
    let parentNode = document.parent(of: node) ?? 0
    let parent = places[parentNode]
    guard let tag = ElementName.byName[name] else {
      mistakes.unknownElement(name, in: parent.tag, at: document.position(of: node))
      places.append(Place())
      return
    }
    refuseText(in: node)
    let isPlaced = place(tag, in: parent.tag, parentNode, at: node)

    switch tag {
    case .layout:
      var statement = LayoutStatement()
      read(Attribute.ofLayout, of: node, into: &statement, tag: tag)
      places.append(Place(tag: tag))
    case .element(let kind):
      var element = Element(kind, position: document.position(of: node))
      element.setDefaultContent()
      read(Attribute.of(kind), of: node, into: &element, tag: tag)
      add(element, as: tag, to: parent, isPlaced: isPlaced, node)
    case .tableViewSection:
      var section = Element(.other, tag: name, position: document.position(of: node))
      section.section = (header: nil, footer: nil)
      read(Attribute.ofTableViewSections, of: node, into: &section, tag: tag)
      add(section, as: tag, to: parent, isPlaced: isPlaced, node)
    case .segment:
      var segment = Content.Segments.Segment()
      read(Attribute.ofSegment, of: node, into: &segment, tag: tag)
      if isPlaced, let control = parent.element {
        screen.elements[control].segments.segments.append(segment)
      }
      places.append(Place(tag: tag))
    case .menu:
      var nothing: Void = ()
      read([Attribute<Void>](), of: node, into: &nothing, tag: tag)
      if isPlaced, let button = parent.element { screen.elements[button].buttonContent.menu = [] }
      places.append(Place(tag: tag, element: isPlaced ? parent.element : nil))
    case .action:
      var action = Button.MenuElement("")
      read(Attribute.ofAction, of: node, into: &action, tag: tag)
      if isPlaced, let button = parent.element {
        screen.elements[button].buttonContent.menu?.append(action)
      }
      places.append(Place(tag: tag))
    }
  }

  private mutating func add(
    _ element: Element, as tag: ElementName, to parent: Place, isPlaced: Bool,
    _ node: XMLDocument.Node
  ) {
    var element = element
    element.slot = parent.tag?.slot(of: tag) ?? element.slot
    for index in element.outlets.indices {
      element.outlets[index].ownerClass = screen.controller?.customClass
    }
    if let objectID = element.objectID { register(objectID, of: node) }
    guard isPlaced, parent.tag == .layout || parent.element != nil else {
      places.append(Place(tag: tag))
      return
    }
    let notes = element.notes
    let index = screen.append(element, to: parent.element)
    places.append(Place(tag: tag, element: index))
    add(notes, on: .element(index), of: node)
    if element.slot == "customView", let item = parent.element {
      screen.elements[item].bar.hasCustomView = true
    }
  }

  /// Whether the element may stand where it does.
  private mutating func place(
    _ tag: ElementName, in parent: ElementName?, _ parentNode: XMLDocument.Node,
    at node: XMLDocument.Node
  ) -> Bool {
    guard let parent else { return false }
    guard parent.holds(tag) else {
      mistakes.misplaced(tag, in: parent, at: document.position(of: node))
      return false
    }
    if let role = parent.onlyRole(of: tag) {
      guard !places[parentNode].takenRoles.contains(role) else {
        mistakes.second(role, in: parent, at: document.position(of: node))
        return false
      }
      places[parentNode].takenRoles.append(role)
    }
    return true
  }

  /// Reads the attributes of an element in the order of the table.
  private mutating func read<Target>(
    _ table: [Attribute<Target>], of node: XMLDocument.Node, into target: inout Target,
    tag: ElementName
  ) {
    var stated: [String: Int] = [:]
    for index in document.attributes(of: node) {
      let name = document.attributeName(index)
      if table.contains(where: { $0.name == name }) {
        stated[name] = index
      } else {
        mistakes.unknownAttribute(
          name, of: tag, takes: table.map(\.name),
          at: document.position(ofAttribute: index))
      }
    }
    for attribute in table {
      guard let index = stated[attribute.name] else { continue }
      let position = document.position(ofAttribute: index)
      if let other = attribute.alternative, let otherIndex = stated[other] {
        if otherIndex < index {
          mistakes.bothStated(attribute.name, and: other, at: position)
        }
        continue
      }
      if !attribute.needed.isEmpty, !attribute.needed.contains(where: { stated[$0] != nil }) {
        mistakes.missing(attribute.needed, for: attribute.name, of: tag, at: position)
        continue
      }
      let value = document.attributeValue(index)
      if !attribute.set(value, &target) {
        mistakes.wrongValue(
          value, of: attribute.name, words: attribute.words, expectation: attribute.expectation,
          at: position)
      }
    }
  }

  /// Comments that speak to the tool are about the element they stand before.
  private mutating func readComments() {
    guard !document.comments.isEmpty else { return }
    for comment in document.comments {
      let place = document.node(behind: comment).map { places[$0] }
      let target: Directive.Target =
        switch place?.tag {
        case .layout: .screen
        case .element, .tableViewSection: place?.element.map { .element($0) } ?? .nothing
        case .segment, .menu, .action, nil: .nothing
        }
      screen.directives.append(Directive(comment.text, at: comment.position, on: target))
    }
    screen.directives.sort { $0.position < $1.position }
  }

  /// Keeps a note that speaks to the tool.
  private mutating func add(
    _ notes: String?, on target: Directive.Target, of node: XMLDocument.Node
  ) {
    guard let notes, notes.contains(Directive.mark) else { return }
    let attribute = document.attributes(of: node).first { document.attributeName($0) == "notes" }
    screen.directives.append(
      Directive(
        notes,
        at: attribute.map { document.position(ofAttribute: $0) } ?? document.position(of: node),
        on: target))
  }

  /// Layout XML states texts in attributes only.
  private mutating func refuseText(in node: XMLDocument.Node) {
    if let text = document.text(of: node)?.visible {
      mistakes.text(text, in: document.name(of: node), at: document.position(of: node))
    }
  }

  private mutating func register(_ objectID: String, of node: XMLDocument.Node) {
    guard let first = identifiers.updateValue(node, forKey: objectID) else { return }
    identifiers[objectID] = first
    let attribute = document.attributes(of: node).first { document.attributeName($0) == "id" }
    mistakes.duplicate(
      objectID, first: document.position(of: first),
      at: attribute.map { document.position(ofAttribute: $0) } ?? document.position(of: node))
  }

  /// What a schema cannot compare.
  private mutating func checkRanges(of element: Element) {
    switch element.content {
    case .slider(let range), .stepper(let range):
      if range.minimum > range.maximum {
        mistakes.range("minimumValue is greater than maximumValue", of: element)
      } else if !(range.minimum...range.maximum).contains(range.value) {
        mistakes.range(
          "value \(short(range.value)) is not between \(short(range.minimum)) and "
            + short(range.maximum), of: element)
      }
    case .pages(let count, let current) where current > 0 && current >= count:
      mistakes.range("currentPage \(current) counts from 0; there are \(count) pages", of: element)
    case .segments(let segments):
      if let selected = segments.selected, selected >= segments.segments.count {
        mistakes.range(
          "selectedSegmentIndex \(selected) counts from 0; there are "
            + "\(segments.segments.count) segments", of: element)
      }
    default: break
    }
  }

  private func short(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
