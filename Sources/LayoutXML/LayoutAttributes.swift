import LayoutModel

/// What the attributes of `<layout>` state.
struct LayoutStatement {
  var name: String?
  var idiom: Layout.Idiom?
  var controller: CustomClass?
  var title: String?
  var isInNavigationController: Bool?
  var notes: String?
}

extension Attribute where Target == LayoutStatement {
  /// The attributes of `<layout>`.
  static let ofLayout: [Attribute] = [
    Attribute("name", .visibleText) { $0.name = $1 },
    Attribute("idiom", .oneOf([("phone", .phone), ("pad", Layout.Idiom.pad)])) { $0.idiom = $1 },
    Attribute("controller", .className) { $0.controller = $1 },
    Attribute("title", .text) { $0.title = $1 },
    Attribute("inNavigationController", .boolean) { $0.isInNavigationController = $1 },
    Attribute("notes", .text) { $0.notes = $1 },
  ]
}

extension Attribute where Target == Content.Segments.Segment {
  /// The attributes of `<segment>`.
  static let ofSegment: [Attribute] =
    [Attribute("title", .text) { $0.title = $1 }]
    + .image { $0.image = $1($0.image) }
    + [Attribute("enabled", .boolean) { $0.isEnabled = $1 }]
}

extension Attribute where Target == Button.MenuElement {
  /// The attributes of `<action>`, an element of a menu.
  static let ofAction: [Attribute] = [
    Attribute("title", .text) { $0.title = $1 },
    Attribute("on", .boolean) { $0.isOn = $1 },
  ]
}
