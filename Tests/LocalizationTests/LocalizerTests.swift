import LayoutModel
import LayoutReading
import Localization
import Testing

/// Keys and what they replace; what a table lacks.
@Suite struct LocalizerTests {
  private func layout(_ elements: String) throws -> (layout: Layout, source: [UInt8]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view contentMode="scaleToFill" id="top">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(elements)</subviews></view>
      <tapGestureRecognizer id="tap"/></objects></document>
      """
    let source = Array(text.utf8)
    return (try LayoutReader().read(source, path: "Main.xib").get(), source)
  }

  private func localized(_ elements: String, _ table: String) throws -> LayoutLocalization {
    let (layout, source) = try layout(elements)
    return layout.localization(
      by: [("de", "de.lproj/Main.strings", StringsFile(strings: Array(table.utf8)))],
      source: source)
  }

  struct Property: CustomTestStringConvertible {
    var element: String
    var key: String
    var text: LocalizableText

    var testDescription: String { key }
  }

  /// One of every property, each with the layout's text “Old”.
  static let properties = [
    Property(element: #"<label id="e" text="Old"/>"#, key: "text", text: .text),
    Property(element: #"<textField id="e" text="Old"/>"#, key: "text", text: .text),
    Property(
      element: #"<textField id="e" placeholder="Old"/>"#, key: "placeholder", text: .placeholder),
    Property(element: #"<textView id="e" text="Old"/>"#, key: "text", text: .text),
    Property(
      element: #"<button id="e"><state key="normal" title="Old"/></button>"#, key: "normalTitle",
      text: .normalTitle),
    Property(
      element: #"<button id="e"><state key="selected" title="Old"/></button>"#,
      key: "selectedTitle", text: .selectedTitle),
    Property(
      element: #"<button id="e"><state key="highlighted" title="Old"/></button>"#,
      key: "highlightedTitle", text: .highlightedTitle),
    Property(
      element: #"<button id="e"><state key="disabled" title="Old"/></button>"#,
      key: "disabledTitle", text: .disabledTitle),
    Property(
      element: #"<button id="e"><buttonConfiguration key="configuration" title="Old"/></button>"#,
      key: "configuration.title", text: .configurationTitle),
    Property(
      element:
        #"<button id="e"><buttonConfiguration key="configuration" subtitle="Old"/></button>"#,
      key: "configuration.subtitle", text: .configurationSubtitle),
    Property(
      element:
        #"<switch id="e"><accessibility key="accessibilityConfiguration" label="Old"/></switch>"#,
      key: "accessibilityLabel", text: .accessibilityLabel),
    Property(
      element:
        #"<switch id="e"><accessibility key="accessibilityConfiguration" label="Old"/></switch>"#,
      key: "accessibilityConfiguration.label", text: .accessibilityLabel),
    Property(
      element:
        #"<switch id="e"><accessibility key="accessibilityConfiguration" hint="Old"/></switch>"#,
      key: "accessibilityHint", text: .accessibilityHint),
    Property(
      element:
        #"<segmentedControl id="e"><segments><segment title="A"/><segment title="Old"/></segments></segmentedControl>"#,
      key: "segmentTitles[1]", text: .segmentTitle(1)),
    Property(
      element:
        #"<toolbar id="b"><items><barButtonItem title="Old" id="e"/></items></toolbar>"#,
      key: "title", text: .title),
    Property(
      element:
        #"<navigationBar id="b"><items><navigationItem title="Old" id="e"/></items></navigationBar>"#,
      key: "title", text: .title),
    Property(
      element:
        #"<navigationBar id="b"><items><navigationItem prompt="Old" id="e"/></items></navigationBar>"#,
      key: "prompt", text: .prompt),
    Property(
      element:
        #"<tableView id="t"><sections><tableViewSection headerTitle="Old" id="e"/></sections></tableView>"#,
      key: "headerTitle", text: .headerTitle),
    Property(
      element:
        #"<tableView id="t"><sections><tableViewSection footerTitle="Old" id="e"/></sections></tableView>"#,
      key: "footerTitle", text: .footerTitle),
  ]

  @Test(arguments: properties)
  func replacesEveryProperty(_ property: Property) throws {
    let localization = try localized(property.element, "\"e.\(property.key)\" = \"Neu\";")
    let screen = try #require(localization.translations.first?.screens.first)
    let element = try #require(screen.elements.first { $0.objectID == "e" })
    #expect(element[property.text] == "Neu")
    #expect(localization.tables.first?.strays == [])
    #expect(localization.translations.first?.changes == [true])
    if !property.key.hasPrefix("accessibilityConfiguration") {
      #expect(property.text.property == property.key)
    }
    #expect(LocalizableText(property: property.key[...]) == property.text)
  }

  @Test(arguments: ["", "segmentTitles[]", "segmentTitles[-1]", "segmentTitles[x", "toolTip"])
  func otherPropertiesAreUnknown(property: String) {
    #expect(LocalizableText(property: property[...]) == nil)
  }

  @Test func aTableAddsNoText() throws {
    let localization = try localized(
      #"<button id="e"><state key="normal" title="Old"/></button>"#,
      """
      "e.accessibilityLabel" = "Neu";
      "e.selectedTitle" = "Neu";
      """)
    let translation = try #require(localization.translations.first)
    #expect(translation.changes == [false])
    #expect(translation.screens[0].elements.allSatisfy { $0.accessibility.label == nil })
    let name = LayoutLocalization.StrayString.ElementName(tag: "button", objectID: "e")
    #expect(
      localization.tables.first?.strays.map(\.reason) == [
        .noText(.accessibilityLabel, of: name), .noText(.selectedTitle, of: name),
      ])
  }

  @Test func knowsTheObjectsThatAreNoElements() throws {
    let localization = try localized(
      #"<label id="e" text="Old"/>"#,
      """
      "tap.name" = "Neu";
      "gone.text" = "Alt";
      "no key" = "of Interface Builder’s";
      """)
    let strays = try #require(localization.tables.first?.strays)
    #expect(strays.map(\.key) == ["gone.text"])
    #expect(strays.first?.reason == .noObject(id: "gone"))
    #expect(strays.first?.position == SourcePosition(line: 2, column: 1))
  }

  @Test func withoutTheLayoutsBytesNoKeyIsAStray() throws {
    let (layout, _) = try layout(#"<label id="e" text="Old"/>"#)
    let localization = layout.localization(
      by: [("de", "x", StringsFile(strings: Array("\"gone.text\" = \"Alt\";".utf8)))], source: nil)
    #expect(localization.tables.first?.strays == [])
  }

  @Test func attributedTextsAreLeftAlone() throws {
    let localization = try localized(
      """
      <label id="e"><attributedString key="attributedText"><fragment content="Old"/>\
      </attributedString></label>
      """, "\"e.text\" = \"Neu\";")
    #expect(localization.translations.first?.changes == [false])
    #expect(localization.tables.first?.strays == [])
  }

  @Test func runtimeAttributesAreNotExported() throws {
    let localization = try localized(
      """
      <switch id="e"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="accessibilityLabel" value="Old"/></userDefinedRuntimeAttributes></switch>
      """, "\"e.accessibilityLabel\" = \"Neu\";")
    #expect(localization.translations.first?.changes == [false])
    // The label is there, though the table does not reach it.
    #expect(localization.tables.first?.strays == [])
  }

  @Test func theLastOfTwoKeysCounts() throws {
    let localization = try localized(
      #"<label id="e" text="Old"/>"#, "\"e.text\" = \"1\";\n\"e.text\" = \"2\";")
    #expect(localization.translations.first?.screens[0].elements[1].label?.text == "2")
    #expect(
      localization.tables.first?.strays.map(\.reason)
        == [.repeated(again: SourcePosition(line: 2, column: 1))])
  }

  // MARK: What a table lacks

  private static let form = """
    <label id="a" text="Name of the file"/><label id="b" text="Size"/><label id="c" text="Owner"/>
    <label id="d" text="12"/>
    """

  private func issues(_ table: String) throws -> [LayoutLocalization.Issue] {
    try #require(try localized(Self.form, table).translations.first).issues
  }

  @Test func tellsWhatIsMissingOrTheSame() throws {
    let issues = try issues(
      "\"a.text\" = \"Dateiname\"; \"b.text\" = \"Größe\"; \"c.text\" = \"Owner\";")
    #expect(issues.map(\.kind) == [.untranslated])
    #expect(issues.map(\.base) == ["Owner"])
    #expect(issues.first?.position == SourcePosition(line: 1, column: 47))
    // “12” has no letters.
    #expect(
      try self.issues("\"a.text\" = \"Dateiname\"; \"b.text\" = \"Größe\";").map(\.kind)
        == [.missing])
  }

  @Test(arguments: [
    "", "\"a.text\" = \"Name of the file\"; \"b.text\" = \"Size\"; \"c.text\" = \"Owners\";",
    "\"a.text\" = \"Name of the file\"; \"b.text\" = \"Größe\"; \"c.text\" = \"Besitzer\";",
  ])
  func tablesThatAreNotTranslatedHaveNothingMissing(table: String) throws {
    let kinds = try issues(table).map(\.kind)
    // The last one is a translation.
    #expect(kinds == (table.contains("Besitzer") ? [.untranslated] : []))
  }

  @Test func anEmptyTextIsAnIssueAndLeavesTheLayouts() throws {
    let (layout, source) = try layout(Self.form)
    var localized = layout
    localized.localization = layout.localization(
      by: [("de", "t", StringsFile(strings: Array("\"a.text\" = \" \";".utf8)))], source: source)
    let translation = try #require(localized.localization?.translations.first)
    #expect(translation.issues.map(\.kind) == [.empty])
    #expect(translation.screens == layout.screens)
    // A person meets the empty text.
    #expect(localized.localized(for: "de")?.screens[0].elements[1].label?.text == "")
    #expect(localized.localized(for: "fr") == nil)
  }
}
