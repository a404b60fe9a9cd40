import LayoutModel

/// The mistakes found in a document, in words.
struct Mistakes {
  private var failures: [ReadingFailure] = []
  private var unlisted = 0
  private var firstUnlisted: SourcePosition?

  /// More are counted only: a file with so many was not written as Layout XML.
  static let limit = 100

  var isEmpty: Bool { failures.isEmpty }

  /// In the order of the file, at most ``limit``, and how many more there are.
  var inOrder: [ReadingFailure] {
    let start = SourcePosition(line: 0, column: 0)
    var sorted = failures.enumerated().sorted { one, other in
      (one.element.position ?? start, one.offset) < (other.element.position ?? start, other.offset)
    }.map(\.element)
    if unlisted > 0 {
      sorted.append(
        ReadingFailure(
          message: "\(unlisted) more mistakes are not listed", position: firstUnlisted))
    }
    return sorted
  }

  /// Whether a mistake is still put into words; one that is not is counted.
  private mutating func lists(at position: SourcePosition) -> Bool {
    guard failures.count >= Self.limit else { return true }
    unlisted += 1
    firstUnlisted = firstUnlisted ?? position
    return false
  }

  private mutating func add(_ message: String, _ advice: String?, _ position: SourcePosition) {
    failures.append(ReadingFailure(message: message, advice: advice, position: position))
  }

  mutating func wrongRoot(_ name: String, at position: SourcePosition) {
    guard lists(at: position) else { return }
    add(
      "the root element is <\(shortened(name))>",
      name == "document" || name == "archive"
        ? "this is an Interface Builder document; call the file .storyboard or .xib"
        : "a layout starts with <layout>; leave other XML files out of the audit", position)
  }

  mutating func unknownElement(_ name: String, in parent: ElementName?, at position: SourcePosition)
  {
    guard lists(at: position) else { return }
    let allowed = ElementName.all.filter { parent?.holds($0) ?? true }.map(\.name)
    add(
      "<\(shortened(name))> is no element of Layout XML",
      advice(
        suggestion(for: name, among: ElementName.all.map(\.name)).map { "<\($0)>" },
        parent.map {
          allowed.isEmpty
            ? "<\($0.name)> holds no elements"
            : "<\($0.name)> holds \(allowed.sorted().joined(separator: ", "))"
        }), position)
  }

  mutating func misplaced(_ tag: ElementName, in parent: ElementName, at position: SourcePosition) {
    guard lists(at: position) else { return }
    let parents = ElementName.all.filter { $0.holds(tag) }
    let places =
      tag == .layout
      ? "<layout> is the root, one for each file"
      : "it can stand in "
        + (tag.isView
          ? "<layout> and in views" : parents.map { "<\($0.name)>" }.joined(separator: ", "))
    add("<\(tag.name)> cannot stand in <\(parent.name)>", places, position)
  }

  mutating func second(_ role: String, in parent: ElementName, at position: SourcePosition) {
    guard lists(at: position) else { return }
    add("<\(parent.name)> holds only one \(role)", "take this one out", position)
  }

  mutating func unknownAttribute(
    _ name: String, of tag: ElementName, takes: [String], at position: SourcePosition
  ) {
    guard lists(at: position) else { return }
    let owners = ElementName.all.filter { $0.takes(name) }.map { "<\($0.name)>" }
    let hint: String? =
      owners.isEmpty
      ? suggestion(for: name, among: takes).map { "did you mean “\($0)”?" }
      : "it belongs to \(owners.joined(separator: ", "));"
    let list =
      takes.isEmpty
      ? "<\(tag.name)> takes no attributes"
      : "<\(tag.name)> takes \(takes.sorted().joined(separator: ", "))"
    add(
      "“\(shortened(name))” is no attribute of <\(tag.name)>",
      [hint, list].compactMap { $0 }.joined(separator: " "), position)
  }

  mutating func wrongValue(
    _ value: String, of attribute: String, words: [String], expectation: String,
    at position: SourcePosition
  ) {
    guard lists(at: position) else { return }
    let wrong = tokens(of: value).map(String.init).first { !words.contains($0) }
    let found = words.isEmpty ? value : wrong ?? value
    let meant = wrong.flatMap { word in
      words == ["true", "false"]
        ? suggestedBoolean(for: word) : suggestion(for: word, among: words)
    }
    add(
      tokens(of: value).isEmpty
        ? "“\(attribute)” is empty" : "“\(shortened(found))” is no value of “\(attribute)”",
      advice(meant.map { "“\($0)”" }, "write \(expectation)"), position)
  }

  mutating func bothStated(
    _ attribute: String, and other: String, at position: SourcePosition
  ) {
    guard lists(at: position) else { return }
    add(
      "“\(attribute)” and “\(other)” state the same", "keep one of the two", position)
  }

  mutating func missing(
    _ needed: [String], for attribute: String, of tag: ElementName, at position: SourcePosition
  ) {
    guard lists(at: position) else { return }
    let names = needed.map { "“\($0)”" }.joined(separator: " or ")
    add(
      "“\(attribute)” says nothing without \(names)",
      "state \(names) in <\(tag.name)> too, or leave “\(attribute)” out", position)
  }

  mutating func text(_ text: String, in name: String, at position: SourcePosition) {
    guard lists(at: position) else { return }
    add(
      "text stands in <\(name)>: “\(shortened(text))”",
      "texts are attributes, for example text=\"…\" or title=\"…\"", position)
  }

  mutating func duplicate(_ id: String, first: SourcePosition, at position: SourcePosition) {
    guard lists(at: position) else { return }
    add(
      "the id “\(shortened(id))” is already used in line \(first.line)",
      "give every element an id of its own, or none", position)
  }

  mutating func range(_ message: String, of element: Element) {
    guard lists(at: element.position) else { return }
    add("<\(element.kind.rawValue)>: \(message)", "correct one of them", element.position)
  }

  private func advice(_ meant: String?, _ rest: String?) -> String? {
    let parts = [meant.map { "did you mean \($0)?" }, rest].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func suggestedBoolean(for word: String) -> String? {
    switch word.lowercased() {
    case "yes", "1", "on", "y", "t": "true"
    case "no", "0", "off", "n", "f": "false"
    case let other: suggestion(for: other, among: ["true", "false"])
    }
  }

  /// Words from a file, cut to a length that fits a message.
  private func shortened(_ text: String) -> String {
    text.count > 60 ? "\(text.prefix(60))…" : text
  }
}

extension ElementName {
  /// The names of the attributes the element takes, in the order of the tables.
  var attributeNames: [String] {
    switch self {
    case .layout: Attribute.ofLayout.map(\.name)
    case .element(let kind): Attribute.of(kind).map(\.name)
    case .tableViewSection: Attribute.ofTableViewSections.map(\.name)
    case .segment: Attribute.ofSegment.map(\.name)
    case .menu: []
    case .action: Attribute.ofAction.map(\.name)
    }
  }

  func takes(_ attribute: String) -> Bool {
    attributeNames.contains(attribute)
  }
}
