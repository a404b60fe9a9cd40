import Foundation
import LayoutModel
import LayoutReading
import Localization
import Testing

/// Finding the tables beside a layout.
@Suite struct LocalizationReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11y-audit-localization-\(UUID().uuidString)")

  private func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let layout = #"<layout name="A"><button id="btn" title="Save"/></layout>"#

  private func localization(of name: String) throws -> LayoutLocalization? {
    let url = folder.appendingPathComponent(name)
    let bytes = Array(try Data(contentsOf: url))
    let layout = try LayoutReader().read(bytes, path: url.path).get()
    return LocalizationReader().localization(of: layout)
  }

  private func title(_ translation: LayoutLocalization.Translation?) -> String? {
    translation?.screens.first?.elements.first?.button?.normal.title
  }

  @Test func tablesOfOtherLanguagesAreFound() throws {
    defer { remove() }
    try write(Self.layout, to: "App/Base.lproj/Main.xml")
    try write("\"btn.normalTitle\" = \"Sichern\";", to: "App/de.lproj/Main.strings")
    try write("\"btn.normalTitle\" = \"Guardar\";", to: "App/es.lproj/Main.strings")
    try write("\"btn.normalTitle\" = \"other\";", to: "App/es.lproj/Other.strings")
    try write("", to: "App/fr.lproj/Localizable.strings")
    let localization = try #require(try localization(of: "App/Base.lproj/Main.xml"))
    #expect(localization.translations.map(\.language) == ["de", "es"])
    #expect(localization.translations.map { title($0) } == ["Sichern", "Guardar"])
    #expect(localization.translations.map(\.changes) == [[true], [true]])
    #expect(
      localization.tables.map { URL(fileURLWithPath: $0.path).lastPathComponent }
        == ["Main.strings", "Main.strings"])
    #expect(title(localization.translation(for: "de-AT")) == "Sichern")
    #expect(localization.translation(for: "en") == nil)
  }

  @Test func catalogsAreFound() throws {
    defer { remove() }
    try write(Self.layout, to: "Base.lproj/Main.xml")
    try write(
      """
      {"sourceLanguage":"en","strings":{"btn.normalTitle":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Sichern"}},
      "nl":{"stringUnit":{"state":"new","value":"Bewaar"}}}}}}
      """, to: "mul.lproj/Main.xcstrings")
    let localization = try #require(try localization(of: "Base.lproj/Main.xml"))
    #expect(localization.translations.map(\.language) == ["de", "nl"])
    // What is new is not translated yet: the app shows its own text.
    #expect(localization.translations.map { title($0) } == ["Sichern", "Save"])
  }

  @Test func aLayoutInNoLanguageFolderHasNone() throws {
    defer { remove() }
    try write(Self.layout, to: "App/Main.xml")
    try write("\"btn.normalTitle\" = \"Sichern\";", to: "App/de.lproj/Main.strings")
    #expect(try localization(of: "App/Main.xml") == nil)
  }

  @Test func aDocumentOfItsOwnNeedsNoTable() throws {
    defer { remove() }
    try write(Self.layout, to: "en.lproj/Main.xml")
    try write(Self.layout, to: "de.lproj/Main.xml")
    try write("\"btn.normalTitle\" = \"Sichern\";", to: "de.lproj/Main.strings")
    #expect(try localization(of: "en.lproj/Main.xml") == nil)
  }

  @Test func tablesOfTwoLayoutsHaveNoStrays() throws {
    defer { remove() }
    try write(Self.layout, to: "Base.lproj/Main.xml")
    try write("<document/>", to: "Base.lproj/Main.xib")
    try write("\"old.normalTitle\" = \"Alt\";", to: "de.lproj/Main.strings")
    #expect(try localization(of: "Base.lproj/Main.xml")?.tables.map(\.strays) == [[]])
  }

  @Test func aBrokenTableIsToldAndItsRestUsed() throws {
    defer { remove() }
    try write(Self.layout, to: "Base.lproj/Main.xml")
    try write(
      "\"x.text\" = \"1\"\n\"btn.normalTitle\" = \"Sichern\";", to: "de.lproj/Main.strings")
    let localization = try #require(try localization(of: "Base.lproj/Main.xml"))
    #expect(localization.tables.first?.failures.count == 1)
    #expect(localization.translations.map { title($0) } == ["Sichern"])
  }
}
