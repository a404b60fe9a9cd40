import LayoutModel

extension Speaker {
  /// A bar button item: its title names it even where an image is shown in its place.
  func barButtonSpeech(of element: Element) -> Speech {
    guard let item = element.barItem, !item.hasCustomView, !item.isSpace else { return Speech() }
    let isBack = element.slot == "backBarButtonItem"
    return Speech(
      label: name(of: item, system: item.systemItem.flatMap(SystemName.init(barButtonItem:))),
      traits: isBack ? [.button, .backButton] : .button)
  }

  /// A tab. A disabled one is not spoken as dimmed (AccessibilitySnapshot, reference image
  /// `testTabBars`); badges have no confirmed words and are left out.
  func tabSpeech(of element: Element) -> Speech {
    guard let item = element.barItem else { return Speech(traits: .tabBarItem) }
    return Speech(
      label: name(of: item, system: item.systemItem.flatMap(SystemName.init(tabBarItem:))),
      traits: element.state.isSelected ? [.tabBarItem, .selected] : .tabBarItem)
  }

  /// The title of a navigation bar.
  func titleSpeech(of element: Element) -> Speech {
    guard case .navigationItem(let title?, _, _) = element.content, !title.isEmpty else {
      return Speech(traits: .header)
    }
    return Speech(label: SpokenPart(title, from: .title), traits: .header)
  }

  private func name(of item: Content.BarItem, system: SystemName?) -> SpokenPart? {
    if let title = item.title.nonEmpty { return SpokenPart(title, from: .title) }
    if let system { return systemPart(system) }
    return item.image.flatMap(imageName)
  }
}

extension Content.BarItem {
  /// Only keeps others apart.
  var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}

extension SystemName {
  fileprivate init?(barButtonItem name: String) {
    switch name {
    case "add", "edit", "done", "cancel", "save", "undo", "redo", "compose", "reply", "action",
      "organize", "trash", "bookmarks", "search", "refresh", "stop", "camera", "play", "pause",
      "rewind", "fastForward", "pageCurl", "close":
      self.init(rawValue: name)
    default: return nil
    }
  }

  fileprivate init?(tabBarItem name: String) {
    switch name {
    case "more", "favorites", "featured", "topRated", "recents", "contacts", "history",
      "bookmarks", "search", "downloads", "mostRecent", "mostViewed":
      self.init(rawValue: name)
    default: return nil
    }
  }
}
