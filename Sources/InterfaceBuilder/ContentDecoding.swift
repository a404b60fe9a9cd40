import LayoutModel
import XMLReading

/// What each kind of element shows or holds.
extension ElementDecoder {
  func content(of node: XMLDocument.Node, kind: Element.Kind) -> Content {
    switch kind {
    case .button: .button(button(node))
    case .textField, .textView, .searchBar: .textInput(textInput(node))
    case .label:
      .label(
        Content.Label(
          text: plainOrAttributed(.text, plain: "text", attributed: "attributedText", of: node),
          numberOfLines: document.string(.numberOfLines, of: node).flatMap { Int($0) } ?? 1,
          belongsToCellStyle: belongsToCellStyle(node)))
    case .imageView:
      document.image(.image, key: "image", of: node).map { .image($0) } ?? .none
    case .switch: .switch(isOn: document.flag(.on, of: node) ?? false)
    case .slider: .slider(range(node, minimum: .minValue, maximum: .maxValue, to: 1))
    case .stepper: .stepper(range(node, minimum: .minimumValue, maximum: .maximumValue, to: 100))
    case .segmentedControl: .segments(segments(node))
    case .pageControl:
      .pages(
        count: document.string(.numberOfPages, of: node).flatMap { Int($0) } ?? 0,
        current: document.string(.currentPage, of: node).flatMap { Int($0) } ?? 0)
    case .progressView: .progress(document.number(.progress, of: node) ?? 0)
    case .activityIndicatorView:
      .activity(isAnimating: document.flag(.animating, of: node) ?? false)
    case .barButtonItem, .tabBarItem: .barItem(barItem(node))
    case .navigationItem: navigationItem(node)
    case .tableViewCell, .collectionViewCell:
      .cell(
        Content.Cell(
          accessory: document.string(.accessoryType, of: node),
          reuseIdentifier: document.string(.reuseIdentifier, of: node)))
    case .other where document.tag(of: node) == .tableViewSection:
      .section(
        header: document.text(.headerTitle, key: "headerTitle", of: node),
        footer: document.text(.footerTitle, key: "footerTitle", of: node))
    default: .none
    }
  }

  /// The attributed text where there is one: it is what the view shows.
  private func plainOrAttributed(
    _ name: Name, plain: StaticString, attributed: StaticString, of node: XMLDocument.Node
  ) -> String? {
    document.attributedText(key: attributed, of: node)
      ?? document.text(name, key: plain, of: node)
  }

  /// Whether the cell around a label names it as one its style brings. Such a label stands in
  /// the `subviews` of the cell's content view.
  private func belongsToCellStyle(_ label: XMLDocument.Node) -> Bool {
    guard let cell = document.parent(of: label).flatMap(document.parent).flatMap(document.parent),
      document.tag(of: cell) == .tableViewCell, let id = document.string(.id, of: label)
    else { return false }
    return document.string(.textLabel, of: cell) == id
      || document.string(.detailTextLabel, of: cell) == id
  }

  // MARK: Buttons

  private func button(_ node: XMLDocument.Node) -> Button {
    var button = Button()
    button.type = buttonType(node)
    button.changesSelectionAsPrimaryAction =
      document.flag(.changesSelectionAsPrimaryAction, of: node) ?? false
    button.showsMenuAsPrimaryAction = document.flag(.showsMenuAsPrimaryAction, of: node) ?? false
    for child in document.children(of: node) {
      switch document.tag(of: child) {
      case .state:
        let content = Button.StateContent(
          title: plainOrAttributed(
            .title, plain: "title", attributed: "attributedTitle", of: child),
          image: document.image(.image, key: "image", of: child),
          backgroundImage: document.image(.backgroundImage, key: "backgroundImage", of: child))
        switch document.string(.key, of: child) {
        case "normal": button.normal = content
        case "highlighted": button.highlighted = content
        case "selected": button.selected = content
        case "disabled": button.disabled = content
        default: break
        }
      case .buttonConfiguration: button.configuration = configuration(child)
      case .menu: button.menu = menuElements(child)
      default: break
      }
    }
    return button
  }

  /// No type is a custom button; `roundedRect` is how Xcode before 12 wrote `system`.
  private func buttonType(_ node: XMLDocument.Node) -> Button.ButtonType {
    guard let type = document.string(.buttonType, of: node) else { return .custom }
    return type == "roundedRect" ? .system : Button.ButtonType(rawValue: type) ?? .custom
  }

  private func configuration(_ node: XMLDocument.Node) -> Button.Configuration {
    var configuration = Button.Configuration(
      style: document.string(.style, of: node) ?? "plain",
      title: plainOrAttributed(.title, plain: "title", attributed: "attributedTitle", of: node),
      subtitle: plainOrAttributed(
        .subtitle, plain: "subtitle", attributed: "attributedSubtitle", of: node),
      image: document.image(.image, key: "image", of: node),
      showsActivityIndicator: document.flag(.showsActivityIndicator, of: node) ?? false)
    if let background = document.child(.backgroundConfiguration, of: node) {
      configuration.backgroundImage = document.image(.image, key: "image", of: background)
    }
    return configuration
  }

  /// The actions of a menu, those of its submenus included.
  private func menuElements(_ menu: XMLDocument.Node) -> [Button.MenuElement] {
    (menu + 1..<document.end(of: menu)).compactMap { node in
      switch document.tag(of: node) {
      case .action, .command:
        document.string(.title, of: node).map {
          Button.MenuElement($0, isOn: document.string(.state, of: node) == "on")
        }
      default: nil
      }
    }
  }

  // MARK: Text inputs

  private func textInput(_ node: XMLDocument.Node) -> TextInput {
    var input = TextInput(
      text: plainOrAttributed(.text, plain: "text", attributed: "attributedText", of: node),
      placeholder: plainOrAttributed(
        .placeholder, plain: "placeholder", attributed: "attributedPlaceholder", of: node),
      isEditable: document.flag(.editable, of: node) ?? true,
      clearButtonMode: document.string(.clearButtonMode, of: node))
    if let traits = document.child(.textInputTraits, of: node) {
      input.isSecure = document.flag(.secureTextEntry, of: traits) ?? false
      input.textContentType = document.string(.textContentType, of: traits)
      input.keyboardType = document.string(.keyboardType, of: traits)
    }
    input.detectsLinks = detectsLinks(node)
    return input
  }

  /// `<dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>` in a text view that
  /// can be selected and not edited, as UIKit detects nothing in others.
  private func detectsLinks(_ node: XMLDocument.Node) -> Bool {
    guard let detector = document.child(.dataDetectorType, of: node),
      document.flag(.editable, of: node) == false, document.flag(.selectable, of: node) != false
    else { return false }
    return document.attributes(of: detector).contains { document.attributeValue($0) == "YES" }
  }

  // MARK: Other controls

  private func range(
    _ node: XMLDocument.Node, minimum: Name, maximum: Name, to defaultMaximum: Double
  ) -> Content.Range {
    Content.Range(
      value: document.number(.value, of: node) ?? 0,
      minimum: document.number(minimum, of: node) ?? 0,
      maximum: document.number(maximum, of: node) ?? defaultMaximum)
  }

  private func segments(_ node: XMLDocument.Node) -> Content.Segments {
    let list = document.child(.segments, of: node)
    let segments = list.map { list in
      document.children(of: list).map { segment in
        Content.Segments.Segment(
          title: document.text(.title, key: "title", of: segment),
          image: document.image(.image, key: "image", of: segment),
          isEnabled: document.flag(.enabled, of: segment) ?? true)
      }
    }
    return Content.Segments(
      segments ?? [],
      selected: document.string(.selectedSegmentIndex, of: node).flatMap { Int($0) })
  }

  // MARK: Bars

  private func barItem(_ node: XMLDocument.Node) -> Content.BarItem {
    Content.BarItem(
      title: document.text(.title, key: "title", of: node),
      image: document.image(.image, key: "image", of: node),
      systemItem: document.string(.systemItem, of: node),
      badge: document.string(.badgeValue, of: node),
      hasCustomView: document.children(of: node).contains {
        document.isKey("customView", of: $0)
      })
  }

  private func navigationItem(_ node: XMLDocument.Node) -> Content {
    let back = document.child(.barButtonItem, key: "backBarButtonItem", of: node)
    return .navigationItem(
      title: document.text(.title, key: "title", of: node),
      prompt: document.text(.prompt, key: "prompt", of: node),
      backButtonTitle: back.flatMap { document.text(.title, key: "title", of: $0) })
  }
}
