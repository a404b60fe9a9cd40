import Auditing
import Drawing
import LayoutModel
import LayoutReading
import Testing
import XMLReading

/// The first screen of a layout with what the audit is said to have found.
struct Sample {
  let layout: Layout
  var report: FileReport

  /// Reads a layout; the end of the path tells its format.
  init(_ text: String, path: String = "Sample.xml") throws {
    layout = try LayoutReader().read(Array(text.utf8), path: path).get()
    report = FileReport(path: path)
  }

  static let rule = documentation("too-small", isAboutTouchTargets: true)

  static func documentation(
    _ id: String, isAboutTouchTargets: Bool = false
  ) -> RuleDocumentation {
    RuleDocumentation(
      id: id, summary: "", why: "", decides: "", limits: "", fixInInterfaceBuilder: "",
      fixInCode: "", standards: [], severity: .warning, impact: .moderate,
      isAboutTouchTargets: isAboutTouchTargets, examples: [])
  }

  var screen: Screen { layout.screens[0] }

  /// The element shown by this text.
  func element(_ text: String) throws -> Element {
    try #require(screen.elements.first { $0.visibleName == text })
  }

  mutating func fail(
    _ text: String, _ message: String, rule: String = "too-small",
    certainty: Certainty = .certain, reason: String? = nil
  ) throws {
    let element = try element(text)
    report.findings.append(
      ReportedFinding(
        rule: rule, severity: .warning, impact: .moderate, certainty: certainty, reason: reason,
        message: message, screen: screen.name, element: ElementReference(element),
        position: element.position))
  }

  /// Suppresses what was found on the element.
  mutating func suppress(_ text: String, because reason: String) throws {
    let position = try element(text).position
    let suppression = Suppression(.note(position), reason: reason)
    report.suppressed += report.findings.filter { $0.position == position }
      .map { SuppressedFinding($0, by: suppression) }
    report.findings.removeAll { $0.position == position }
  }

  mutating func leaveOpen(_ text: String, because reason: String) throws {
    let element = try element(text)
    report.undecided.append(
      RuleRemark(
        rule: "too-small", reason: reason, element: ElementReference(element),
        position: element.position))
  }

  func drawing(rules: [RuleDocumentation] = [rule], idPrefix: String = "map") -> ScreenDrawing {
    ScreenDrawing(
      ResolvedScreen(screen, of: layout), verdicts: TouchVerdicts(report, rules: rules),
      idPrefix: idPrefix)
  }

  var svg: SVG { get throws { try SVG(drawing().document()) } }
}

/// A drawing read back.
struct SVG {
  let document: XMLDocument
  let text: String

  init(_ bytes: [UInt8]) throws {
    let vocabulary = XMLVocabulary(
      ["svg", "g", "rect", "text", "title", "desc", "style"],
      textBearing: ["text", "title", "desc"])
    document = try XMLReader(vocabulary: vocabulary).read(bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  struct Node {
    var name: String
    var attributes: [String: String]
    var text: String?
    /// Of the first `title` inside.
    var title: String?
    var index: Int
  }

  var nodes: [Node] {
    (0..<document.count).map { node in
      var attributes: [String: String] = [:]
      for attribute in document.attributes(of: node) {
        attributes[document.attributeName(attribute)] = document.attributeValue(attribute)
      }
      let title = document.children(of: node).first { document.name(of: $0) == "title" }
      return Node(
        name: document.name(of: node), attributes: attributes, text: document.text(of: node),
        title: title.flatMap { document.text(of: $0) }, index: node)
    }
  }

  /// The text alternative.
  var description: String { nodes.first { $0.name == "desc" }?.text ?? "" }

  /// The group of the element whose object id is `id`.
  func group(_ id: String) -> Node? {
    nodes.first { $0.attributes["id"] == "map-element-\(id)" }
  }

  /// The rectangles of a class inside the group of an element.
  func rects(_ name: String, inGroup id: String) -> [Rect] {
    guard let group = group(id) else { return [] }
    return nodes[group.index..<document.end(of: group.index)].filter {
      $0.name == "rect" && ($0.attributes["class"] ?? "").split(separator: " ").contains(name[...])
    }.map { node in
      func number(_ key: String) -> Double { Double(node.attributes[key] ?? "") ?? .nan }
      return Rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
  }

  /// All texts shown.
  var shownTexts: [String] { nodes.filter { $0.name == "text" }.compactMap(\.text) }
}

let signIn = """
  <layout name="Sign in">
    <label id="heading" text="Welcome back" frame="20 40 200 24"/>
    <view id="form" frame="20 100 335 200">
      <textField id="email" placeholder="Email" frame="10 10 300 48"/>
      <button id="help" buttonType="custom" title="Help" frame="10 70 88 30"/>
      <button id="send" class="MDCButton" title="Send" frame="120 70 64 40"
        hitAreaInsets="-4 -8 -4 -8"/>
      <switch id="remember" on="true" frame="250 70 51 31" accessibilityLabel="Remember me"/>
    </view>
    <imageView id="logo" image="logo" frame="300 30 40 40"/>
    <button id="later" title="Later"/>
    <label id="hidden" text="Secret" hidden="true" frame="20 400 100 20"/>
  </layout>
  """

func signInSample() throws -> Sample {
  var sample = try Sample(signIn)
  try sample.fail("Help", "The button “Help” takes touches on 88 × 30 points.")
  try sample.leaveOpen("Later", because: "the layout does not give it a size")
  return sample
}
