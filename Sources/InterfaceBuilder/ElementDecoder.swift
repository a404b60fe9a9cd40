import LayoutModel
import XMLReading

/// Decodes what every view or bar item has; the content by kind is decoded beside.
struct ElementDecoder {
  let document: XMLDocument
  let connections: Connections
  /// The file's copies of colours in the asset catalogue, by name.
  let namedColors: [String: RGBA]

  func decode(_ node: XMLDocument.Node, as kind: Element.Kind) -> Element {
    var element = Element(
      kind, tag: document.name(of: node), customClass: document.customClass(of: node),
      objectID: document.string(.id, of: node), position: document.position(of: node))
    element.slot = document.string(.key, of: node)
    element.userLabel = document.string(.userLabel, of: node)
    element.viewTag = document.string(.tag, of: node).flatMap { Int($0) }.flatMap {
      $0 == 0 ? nil : $0
    }
    element.state = state(of: node)
    element.content = content(of: node, kind: kind)
    element.geometry.isFixedFrame = document.flag(.fixedFrame, of: node) ?? false
    element.geometry.isFrameStale =
      document.flag(.misplaced, of: node) == true || document.flag(.ambiguous, of: node) == true
    if kind == .stackView { element.geometry.filledSide = filledSide(of: node) }
    if let id = element.objectID {
      element.outlets = connections.outlets[id] ?? []
      element.gestures = connections.gestures(of: id)
      element.geometry.sizeConstraints = connections.sizeConstraints[id] ?? []
      if connections.excluded.contains(id) { element.state.isInstalled = false }
    }
    if case .activity(isAnimating: false) = element.content,
      document.flag(.hidesWhenStopped, of: node) == true
    {
      element.state.isHidden = true
    }

    var appearance = textSizeAppearance(of: node, as: kind)
    var runtimeAttributes: XMLDocument.Node?
    for child in document.children(of: node) {
      switch document.tag(of: child) {
      case .rect where document.isKey("frame", of: child):
        element.geometry.frame = rect(of: child)
      case .frame where document.isKey("frameInset", of: child):
        element.geometry.frame = insetFrame(of: child)
      case .autoresizingMask:
        element.geometry.stretchedSides = stretchedSides(of: child)
      case .inset where document.isKey("contentEdgeInsets", of: child):
        if element.materialClass?.isButton == true {
          element.material = Material()
          element.material?.nibContentEdgeInsets = insets(of: child)
        }
        addInsets(to: &appearance, of: kind)
      case .inset: addInsets(to: &appearance, of: kind)
      case .color, .fontDescription: add(child, to: &appearance, of: kind)
      case .accessibility:
        element.accessibility = accessibility(of: child)
      case .userDefinedRuntimeAttributes:
        runtimeAttributes = child
      case .connections:
        element.actions = actions(in: child)
      case .attributedString where document.isKey("userComments", of: child):
        element.notes = document.attributedText(key: "userComments", of: node)
      case .attributedString:
        element.hasAttributedText = true
      case .state, .buttonConfiguration:
        add(child, to: &appearance, of: kind)
        if document.child(.attributedString, of: child) != nil { element.hasAttributedText = true }
      default: break
      }
    }
    if let appearance { element.appearance = appearance }
    // Applied after everything else is decoded, as when a nib is loaded.
    if let runtimeAttributes { apply(runtimeAttributes, to: &element) }
    return element
  }

  private func state(of node: XMLDocument.Node) -> Element.State {
    Element.State(
      isHidden: document.flag(.hidden, of: node) ?? false,
      alpha: document.number(.alpha, of: node) ?? 1,
      isEnabled: document.flag(.enabled, of: node) ?? true,
      isUserInteractionEnabled: document.flag(.userInteractionEnabled, of: node),
      isSelected: document.flag(.selected, of: node) ?? false,
      clipsToBounds: document.flag(.clipsSubviews, of: node))
  }

  /// A stack view is horizontal and fills its other side unless the document says otherwise.
  private func filledSide(of node: XMLDocument.Node) -> SizeConstraint.Dimension? {
    guard document.string(.alignment, of: node) ?? "fill" == "fill" else { return nil }
    return document.string(.axis, of: node) == "vertical" ? .width : .height
  }

  private func rect(of node: XMLDocument.Node) -> Rect? {
    rect(.x, .y, of: node)
  }

  private func stretchedSides(of node: XMLDocument.Node) -> StretchedSides {
    var sides: StretchedSides = []
    if document.flag(.widthSizable, of: node) == true { sides.insert(.width) }
    if document.flag(.heightSizable, of: node) == true { sides.insert(.height) }
    return sides
  }

  /// `<inset key="…" minX="…" minY="…" maxX="…" maxY="…"/>`: left, top, right, bottom.
  private func insets(of node: XMLDocument.Node) -> EdgeInsets {
    EdgeInsets(
      top: document.number(.minY, of: node) ?? 0, left: document.number(.minX, of: node) ?? 0,
      bottom: document.number(.maxY, of: node) ?? 0, right: document.number(.maxX, of: node) ?? 0)
  }

  /// Xcode 7's alternative to `rect`; the same numbers under other names.
  private func insetFrame(of node: XMLDocument.Node) -> Rect? {
    rect(.minX, .minY, of: node)
  }

  private func rect(_ left: Name, _ top: Name, of node: XMLDocument.Node) -> Rect? {
    guard let width = document.points(.width, of: node),
      let height = document.points(.height, of: node),
      let x = document.points(left, of: node, or: 0), let y = document.points(top, of: node, or: 0)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func actions(in connections: XMLDocument.Node) -> [Action] {
    document.children(of: connections).compactMap { node in
      switch document.tag(of: node) {
      case .action:
        .selector(
          document.string(.selector, of: node) ?? "",
          event: document.string(.eventType, of: node))
      case .segue: .segue(kind: document.string(.kind, of: node) ?? "")
      default: nil
      }
    }
  }

  /// `<accessibility key="accessibilityConfiguration">`: the Accessibility panel.
  private func accessibility(of node: XMLDocument.Node) -> Accessibility {
    var accessibility = Accessibility()
    accessibility.label = document.text(.label, key: "label", of: node).map { StatedText($0) }
    accessibility.hint = document.text(.hint, key: "hint", of: node).map { StatedText($0) }
    accessibility.identifier = document.string(.identifier, of: node)
    for child in document.children(of: node) {
      switch document.tag(of: child) {
      case .accessibilityTraits: accessibility.traits = traits(of: child)
      case .bool where document.isKey("isElement", of: child):
        accessibility.isElement = document.flag(.value, of: child)
      default: break
      }
    }
    return accessibility
  }

  /// The traits replace the class's own. `none="YES"` is the empty set.
  private func traits(of node: XMLDocument.Node) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for attribute in document.attributes(of: node)
    where document.attributeValue(attribute) == "YES" {
      let name = document.attributeName(attribute)
      if let known = AccessibilityTraits.byName.first(where: { $0.name == name }) {
        traits.insert(known.trait)
      } else if name == "startsMedia" {
        traits.insert(.startsMediaSession)
      }
    }
    return traits
  }
}
