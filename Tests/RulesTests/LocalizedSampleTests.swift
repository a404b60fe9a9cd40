import Auditing
import Foundation
import LayoutReading
import Localization
import Rules
import Testing

/// The sample in two languages has its faults in German alone.
@Suite struct LocalizedSampleTests {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../SampleLayouts/Localized/Base.lproj/Reading.storyboard").path

  private func reports(withTables: Bool) throws -> [FileReport] {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.path)))
    var layout = try LayoutReader().read(bytes, path: Self.path).get()
    if withTables { layout.localization = LocalizationReader().localization(of: layout) }
    let auditor = Auditor(rules: allRules.enabledByDefault)
    return [auditor.audit(layout)] + auditor.auditTables(of: layout)
  }

  @Test func nothingIsFoundWithoutTheTables() throws {
    let reports = try reports(withTables: false)
    #expect(reports.count == 1)
    #expect(reports[0].findings.map(\.message) == [])
  }

  @Test func theFaultsAreInGerman() throws {
    let reports = try reports(withTables: true)
    try #require(reports.count == 2)
    #expect(
      reports[0].findings.map(\.rule)
        == ["label-in-name", "label-not-translated", "label-empty-in-language"])
    #expect(reports[0].findings.allSatisfy { $0.languages == ["de"] })
    #expect(
      reports[0].findings.allSatisfy { $0.element.objectID?.hasPrefix("wrg") ?? false })
    #expect(reports[1].path.hasSuffix("de.lproj/Reading.strings"))
    #expect(reports[1].findings.map(\.rule) == ["string-without-element"])
    #expect(reports[1].findings.map(\.position.line) == [24])
  }
}
