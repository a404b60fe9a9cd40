import Auditing
import Foundation
import LayoutModel
import Reporting
import Testing

@Suite struct ReportTests {
  @Test(arguments: ReportFormat.allCases)
  func writesEverything(format: ReportFormat) throws {
    let bytes = try format.write(SampleReport.all, settings: ReportSettings(folder: "/Shop"))
    try expect(bytes, equalsExpected: "audit" + format.ending)
  }

  @Test(arguments: ReportFormat.allCases)
  func survivesHostileNames(format: ReportFormat) throws {
    let bytes = try format.write(SampleReport.hostile, settings: ReportSettings(folder: "/Shop"))
    try expect(bytes, equalsExpected: "hostile" + format.ending)
  }

  @Test(arguments: ReportFormat.allCases)
  func tellsWhatIsSetAside(format: ReportFormat) throws {
    let bytes = try format.write(SampleReport.triaged, settings: ReportSettings(folder: "/Shop"))
    try expect(bytes, equalsExpected: "triaged" + format.ending)
  }

  @Test func writesAllIntoSARIFWhenAsked() throws {
    let bytes = try ReportFormat.sarif.write(
      SampleReport.triaged, settings: ReportSettings(folder: "/Shop", hasAllInSARIF: true))
    try expect(bytes, equalsExpected: "triaged-all.sarif")
  }

  @Test(arguments: [ReportFormat.json, .html])
  func showsScreens(format: ReportFormat) throws {
    let bytes = try format.write(SampleReport.drawn, settings: ReportSettings(folder: "/Shop"))
    try expect(bytes, equalsExpected: "drawn" + format.ending)
  }

  @Test func otherFormatsLeaveScreensOut() throws {
    var plain = SampleReport.drawn
    for index in plain.files.indices { plain.files[index].screens = [] }
    for format in ReportFormat.allCases where format != .html {
      #expect(
        try format.write(
          SampleReport.drawn, settings: ReportSettings(hasScreensInJSON: false))
          == format.write(plain))
    }
  }

  @Test func fitsNarrowTerminals() throws {
    let bytes = try ReportFormat.text.write(
      SampleReport.all, settings: ReportSettings(page: PageStyle(width: 60)))
    try expect(bytes, equalsExpected: "audit-60-columns.txt")
  }

  @Test func coloursOnlyWhenAsked() throws {
    let plain = try ReportFormat.text.write(SampleReport.all)
    let colored = try ReportFormat.text.write(
      SampleReport.all, settings: ReportSettings(page: PageStyle(hasColor: true)))
    #expect(!plain.contains(0x1B))
    #expect(colored.contains(0x1B))
    let stripped = String(decoding: colored, as: UTF8.self)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == String(decoding: plain, as: UTF8.self))
  }

  @Test func saysThatNothingWasFound() throws {
    let text = String(decoding: try ReportFormat.text.write(SampleReport.empty), as: UTF8.self)
    #expect(text.contains("Examined 1 file with 1 screen and 7 elements."))
    #expect(text.contains("No findings."))
  }

  @Test func noFormatChangesFromOneRunToTheNext() throws {
    for format in ReportFormat.allCases {
      #expect(try format.write(SampleReport.all) == format.write(SampleReport.all))
    }
  }

  @Test func ruleCatalogue() throws {
    let rules = SampleReport.all.rules
    try expect(RuleCatalogue.text(of: rules, page: PageStyle()), equalsExpected: "rules.txt")
    try expect(
      RuleCatalogue.text(
        of: rules[0],
        options: [
          RuleOptionDeclaration(
            name: "minimum-size", summary: "The least width and height in points", kind: .size,
            defaultValue: .size(Size(width: 64, height: 36.5)))
        ], page: PageStyle()), equalsExpected: "rule.txt")
  }
}

extension ReportFormat {
  /// How the names of files in this format end.
  fileprivate var ending: String {
    switch self {
    case .text: ".txt"
    case .json: ".json"
    case .junit: ".xml"
    case .sarif: ".sarif"
    case .github: ".github.txt"
    case .gitlab: ".gitlab.json"
    case .checkstyle: ".checkstyle.xml"
    case .xcode: ".xcode.txt"
    case .markdown: ".md"
    case .html: ".html"
    }
  }
}
