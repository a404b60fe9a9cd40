import Auditing
import LayoutModel
import Reporting
import Testing

/// What the page for a browser promises; `.ci/check-html.py` asks a browser for the rest.
@Suite struct HTMLReportTests {
  private func page(_ report: AuditReport) throws -> String {
    String(
      decoding: try ReportFormat.html.write(report, settings: ReportSettings(folder: "/Shop")),
      as: UTF8.self)
  }

  @Test func needsNothingButItself() throws {
    let page = try page(SampleReport.all)
    #expect(page.firstMatch(of: #/ (src|href)="(?!#)/#) == nil)
    #expect(!page.contains("url("))
    #expect(!page.contains("@import"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func takesNamesForTextOnly() throws {
    let page = try page(SampleReport.hostile)
    #expect(page.ranges(of: "<script").count == 1)
    #expect(page.ranges(of: "</script").count == 1)
    let tags = Set(page.matches(of: #/<\/?([A-Za-z][^\s>]*)/#).map { String($0.1) })
    #expect(
      tags.subtracting([
        "html", "head", "meta", "title", "style", "body", "a", "header", "h1", "h2", "h3", "h4",
        "p", "main", "section", "table", "caption", "thead", "tbody", "tr", "th", "td", "form",
        "fieldset", "legend", "label", "select", "option", "button", "div", "ul", "li", "code",
        "span", "dl", "dt", "dd", "footer", "script",
      ]) == [])
    for scalar in page.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.value != 0x202E && scalar.value != 0x200F)
    }
  }

  @Test func idsAreUniqueAndLinksLeadSomewhere() throws {
    for report in [SampleReport.all, SampleReport.hostile] {
      let page = try page(report)
      let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      let targets = page.matches(of: #/ (?:href="#|aria-labelledby=")([^"]*)"/#).map {
        String($0.1)
      }
      #expect(Set(targets).subtracting(ids) == [])
    }
  }

  @Test func saysWhatWasNotEvaluated() throws {
    let page = try page(SampleReport.all)
    for text in [
      "Not read: 1 file", "Not evaluated: 1 document", "his is a watchOS document",
      "2 checks of touch-target-too-small", "App/Pods",
    ] { #expect(page.contains(text)) }
    #expect(try self.page(SampleReport.empty).contains("<p>No findings.</p>"))
  }
}
