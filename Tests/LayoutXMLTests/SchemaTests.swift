import LayoutModel
import Testing
import XMLReading

@testable import LayoutXML

/// The schema and the decoder, each judging the same documents on its own.
@Suite("The schema and the decoder agree")
struct SchemaTests {
  private func isValid(_ xml: String) throws -> Bool {
    try XMLReader.validate(Array(xml.utf8), against: LayoutXMLDecoder.schema).isEmpty
  }

  private func expectAgreement(
    _ xml: String, accepted: Bool, _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try isValid(xml) == accepted, "schema: \(xml)", sourceLocation: location)
    let found = try mistakes(xml)
    #expect(
      found.isEmpty == accepted, "decoder: \(xml) \(found.map(\.message))",
      sourceLocation: location)
  }

  /// A document with one element of this name where it may stand, with these attributes.
  private func document(_ name: ElementName, _ attributes: String) -> String {
    var parents: [ElementName] = []
    var child = name
    while child != .layout {
      let parent: ElementName =
        ElementName.layout.holds(child)
        ? .layout : ElementName.all.first { $0 != child && $0.holds(child) } ?? .layout
      parents.append(parent)
      child = parent
    }
    return parents.reduce("<\(name.name) \(attributes)/>") { "<\($1.name)>\($0)</\($1.name)>" }
  }

  /// A value that every attribute of this name takes.
  private func sample(_ attribute: String) -> String {
    let values = [
      "accessibilityTraits": "button", "gesture": "tap", "frame": "0 0 48 48",
      "hitAreaInsets": "0 0 0 0", "visibleAreaInsets": "0 0 0 0", "minimumSize": "0 0",
      "maximumSize": "0 0", "idiom": "pad", "buttonType": "system", "configuration": "plain",
      "shape": "mini", "mode": "expanded", "textContentType": "email", "keyboardType": "URL",
      "clearButtonMode": "always", "systemItem": "search", "accessoryType": "checkmark",
      "accessibilityLanguage": "de", "slot": "leftBarButtonItem",
      "backgroundColor": "#3C3C43", "textColor": "label", "titleColor": "#3c3c4399",
      "font": "bold 17",
    ]
    let booleans: Set = [
      "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal",
      "shouldGroupAccessibilityChildren", "hidden", "clipsToBounds", "userInteractionEnabled",
      "enabled", "selected", "showsActivityIndicator", "changesSelectionAsPrimaryAction",
      "showsMenuAsPrimaryAction", "centerVisibleArea", "uppercaseTitle",
      "accessibilityTraitsIncludesButton", "secureTextEntry", "editable", "on", "animating",
      "inNavigationController", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
    ]
    let numbers: Set = [
      "tag", "width", "height", "alpha", "thumbRadius", "characterCountMax", "numberOfLines",
      "value", "minimumValue", "maximumValue", "numberOfPages", "currentPage", "progress",
    ]
    return values[attribute] ?? (booleans.contains(attribute) ? "true" : nil)
      ?? (numbers.contains(attribute) ? "0" : "word")
  }

  private func written(_ names: [String]) -> String {
    names.map { "\($0)=\"\(sample($0))\"" }.joined(separator: " ")
  }

  @Test("An element has the same attributes and children", arguments: ElementName.all)
  func structure(name: ElementName) throws {
    let outline = try SchemaOutline(LayoutXMLDecoder.schema)
    let element = try #require(outline.elements[name.name])
    #expect(element.attributes == Set(name.attributeNames))
    #expect(element.children == Set(ElementName.all.filter { name.holds($0) }.map(\.name)))
    #expect(outline.elements.count == ElementName.all.count)
  }

  /// Each attribute in a document of its own element, alone but for what it needs. (One element
  /// with all of them would take libxml2 hours: it keeps every combination of optional patterns.)
  @Test(
    "Every element takes its attributes and every word of their lists", arguments: ElementName.all)
  func ownAttributes(name: ElementName) throws {
    var elements: [String] = []
    func add(_ attribute: String, _ words: [String], _ needed: [String]) {
      let company = needed.first.map { " " + written([$0]) } ?? ""
      for value in words.isEmpty ? [sample(attribute)] : words {
        elements.append("<\(name.name) \(attribute)=\"\(value)\"\(company)/>")
      }
    }
    switch name {
    case .layout: Attribute.ofLayout.forEach { add($0.name, $0.words, $0.needed) }
    case .segment: Attribute.ofSegment.forEach { add($0.name, $0.words, $0.needed) }
    case .action: Attribute.ofAction.forEach { add($0.name, $0.words, $0.needed) }
    case .tableViewSection:
      Attribute.ofTableViewSections.forEach { add($0.name, $0.words, $0.needed) }
    case .menu: break
    case .element(let kind):
      // A selected segment needs segments.
      for attribute in Attribute.of(kind) where attribute.name != "selectedSegmentIndex" {
        add(attribute.name, attribute.words, attribute.needed)
      }
    }
    let place = document(name, "")
    let isOnlyChild = ElementName.all.contains { $0.onlyRole(of: name) == name.name }
    if isOnlyChild || name == .layout {
      for element in elements {
        try expectAgreement(
          place.replacing("<\(name.name) />", with: element), accepted: true)
      }
    } else {
      let all = elements.joined().replacing(" id=\"word\"", with: " id=\"\(name.name)\"")
      try expectAgreement(place.replacing("<\(name.name) />", with: all), accepted: true)
    }
  }

  @Test(
    "Children of which there can be one",
    arguments: [
      "<layout><navigationItem/><navigationItem/></layout>",
      "<layout><tabBarItem/><view/><tabBarItem/></layout>",
      "<layout><button><menu/><menu/></button></layout>",
      "<layout><navigationItem><view/><barButtonItem/><searchBar/></navigationItem></layout>",
      "<layout><barButtonItem><view/><button/></barButtonItem></layout>",
      "<layout><tableViewCell><contentView/><contentView/></tableViewCell></layout>",
    ])
  func onlyOne(xml: String) throws {
    try expectAgreement(xml, accepted: false)
  }

  /// Values that each kind of attribute takes, and values it does not.
  @Test(
    "Values",
    arguments: [
      ("view id", ["a", " a ", "a-b:c.1", "ß"], ["", " ", "a b"]),
      ("view class", ["A", "A.B", "Modul.Größe"], ["", "A B", ".A", "A.", "A..B"]),
      ("view notes", ["", " ", "a & b".replacing("&", with: "&amp;")], []),
      ("view hidden", ["true", "false", " true "], ["", "TRUE", "yes", "YES", "1", "true false"]),
      (
        "view frame", ["0 0 0 0", "-1.5 2 3 4.25", " 1  2&#10;3&#9;4 "],
        [
          "", "1", "1 2 3", "1 2 3 4 5", "1,2,3,4", "1 2 -3 4", "1 2 3 -0", "a b c d",
          "{{0,0},{1,1}}",
        ]
      ),
      (
        "view width", ["0", "48", "0.5", "999999", "34.333333333333336"],
        [
          "", "-1", "-0", "+1", "1.", ".5", "1e3", "NaN", "nan", "INF", "inf", "Infinity", "0x10",
          "1000000", "48pt", "48,5", "١", "1 2", "0.123456789012345678901",
        ]
      ),
      ("view alpha", ["0", "1", "0.5", "1.0", "000001.000"], ["1.01", "2", "-0.5", "50%", ""]),
      ("progressView progress", ["0", "1"], ["1.5", "-1"]),
      ("view tag", ["0", "-12", "999999"], ["1.5", "1000000", "", "a", "--1", "-"]),
      ("label numberOfLines", ["0", "2"], ["-1", "-0", "1.0", ""]),
      ("slider value", ["0", "1", "0.5"], ["", "a", "1/2"]),
      (
        "view accessibilityTraits",
        ["none", " none ", "button", "button selected", "header header"],
        ["", " ", "none button", "buton", "button, selected", "startsMedia", "Button"]
      ),
      (
        "view accessibilityLanguage", ["de", "en-GB", "zh-Hant-TW"], ["", "d", "de_DE", "de-", "1"]
      ),
      ("view gesture", ["tap", "tap pan"], ["", "doubleTap", "none"]),
      ("view hitAreaInsets", ["-6 -6 -6 -6", "0 0 0 0.5"], ["-6", "-6 -6", "", "a 0 0 0"]),
      ("view minimumSize", ["0 0", "64 36.5"], ["64", "-1 0", "64x36", ""]),
      (
        "view backgroundColor", ["#3C3C43", "#3c3c4399", "systemBackground", " white "],
        ["", "#fff", "#GGGGGG", "#3C3C4", "red", "systemBackgroundColor", "white black"]
      ),
      (
        "label font", ["body", "17", "bold 17", " bold  17.5 ", "Avenir-Heavy 14"],
        ["", "0", "-1", "bold", "bold 0", "17pt", "bold 17 x", "title4"]
      ),
      ("button image", ["heart", "Pill 2"], ["", " "]),
      ("button symbol", ["heart.fill"], ["", "heart fill"]),
      ("button shape", ["default", "mini"], ["1", "", "largeIcon"]),
      ("button configuration", ["plain", "gray", "tinted", "filled"], ["grey", "", "borderless"]),
      ("button buttonType", ["custom", "close"], ["roundedRect", "plain", ""]),
      ("textField clearButtonMode", ["never", "always"], ["whileediting", ""]),
      ("textField textContentType", ["one-time-code"], ["oneTimeCode", ""]),
      ("barButtonItem systemItem", ["add", "close"], ["favorites", ""]),
      ("tabBarItem systemItem", ["favorites", "search"], ["add", ""]),
    ])
  func values(attribute: String, taken: [String], refused: [String]) throws {
    let words = attribute.split(separator: " ")
    let (name, attribute) = (words[0], words[1])
    for value in taken {
      try expectAgreement("<layout><\(name) \(attribute)=\"\(value)\"/></layout>", accepted: true)
    }
    for value in refused {
      try expectAgreement("<layout><\(name) \(attribute)=\"\(value)\"/></layout>", accepted: false)
    }
  }

  @Test(
    "What attributes need and exclude",
    arguments: [
      (#"<button image="a" symbol="b"/>"#, false),
      (#"<button selectedImage="a" selectedSymbol="b"/>"#, false),
      (#"<button image="a" selectedSymbol="b"/>"#, true),
      (#"<button imageAccessibilityLabel="a"/>"#, false),
      (#"<button imageAccessibilityLabel="a" symbol="b"/>"#, true),
      (#"<button subtitle="a"/>"#, false),
      (#"<button showsActivityIndicator="true"/>"#, false),
      (#"<button subtitle="a" showsActivityIndicator="true" configuration="gray"/>"#, true),
    ])
  func company(element: String, accepted: Bool) throws {
    try expectAgreement("<layout>\(element)</layout>", accepted: accepted)
  }

  @Test(
    "Other documents",
    arguments: [
      ("<layout/>", true),
      ("<layout idiom=\"pad\"/>", true),
      ("<layout idiom=\"mac\"/>", false),
      ("<Layout/>", false),
      ("<view/>", false),
      ("<layout><layout/></layout>", false),
      ("<layout><view><layout/></view></layout>", false),
      ("<layout><unknown/></layout>", false),
      ("<layout>text</layout>", false),
      ("<layout><label>text</label></layout>", false),
      ("<layout>text<view/></layout>", false),
      ("<layout><view/>text</layout>", false),
      ("<layout><view/><![CDATA[text]]><view/></layout>", false),
      ("<layout>\n  <label/>\n</layout>", true),
      ("<layout xml:lang=\"de\"/>", false),
      ("<layout a:b=\"c\" xmlns:a=\"d\"/>", false),
      ("<a:layout xmlns:a=\"d\"/>", false),
    ])
  func documents(xml: String, accepted: Bool) throws {
    try expectAgreement(xml, accepted: accepted)
  }

  /// What only the decoder compares.
  @Test(
    "The schema cannot compare",
    arguments: [
      #"<view id="a"/><label id="a"/>"#,
      #"<slider minimumValue="2" value="2" maximumValue="1"/>"#,
      #"<slider value="2"/>"#,
      #"<stepper value="101"/>"#,
      #"<pageControl numberOfPages="3" currentPage="3"/>"#,
      #"<pageControl currentPage="1"/>"#,
      #"<segmentedControl selectedSegmentIndex="0"/>"#,
      #"<segmentedControl selectedSegmentIndex="1"><segment/></segmentedControl>"#,
    ])
  func comparisons(elements: String) throws {
    let xml = "<layout>\(elements)</layout>"
    #expect(try isValid(xml))
    #expect(try mistakes(xml).count == 1)
  }

  /// A default namespace changes no name the decoder sees.
  @Test("The decoder does not look at default namespaces")
  func namespaces() throws {
    let xml = "<layout xmlns=\"urn:other\"/>"
    #expect(try !isValid(xml))
    #expect(try mistakes(xml).isEmpty)
  }
}
