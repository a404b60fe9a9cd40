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
    let page = try page(SampleReport.drawn)
    #expect(page.firstMatch(of: #/ (src|href)="(?!#)/#) == nil)
    #expect(page.ranges(of: "url(").count == page.ranges(of: "url(#").count)
    #expect(!page.contains("@import"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func takesNamesForTextOnly() throws {
    var report = SampleReport.hostile
    // Drawings escape names themselves, but leave marks of direction.
    report.files[0].screens = SampleReport.hostileScreens
    let page = try page(report)
    #expect(page.ranges(of: "<script").count == 1)
    #expect(page.ranges(of: "</script").count == 1)
    let tags = Set(page.matches(of: #/<\/?([A-Za-z][^\s>]*)/#).map { String($0.1) })
    #expect(
      tags.subtracting([
        "html", "head", "meta", "title", "style", "body", "a", "header", "h1", "h2", "h3", "h4",
        "p", "main", "section", "table", "caption", "thead", "tbody", "tr", "th", "td", "form",
        "fieldset", "legend", "label", "select", "option", "button", "div", "ul", "li", "code",
        "span", "dl", "dt", "dd", "footer", "script", "details", "summary", "h5", "ol", "svg",
        "noscript", "defs", "pattern", "g", "rect", "line", "circle", "text",
      ]) == [])
    for scalar in page.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.value != 0x202E && scalar.value != 0x200F)
    }
  }

  @Test func idsAreUniqueAndLinksLeadSomewhere() throws {
    for report in [
      SampleReport.all, SampleReport.hostile, SampleReport.drawn, SampleReport.triaged,
      triagedAndDrawn,
    ] {
      let page = try page(report)
      let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      let targets = page.matches(of: #/ (?:href="#|aria-labelledby=")([^"]*)"/#).map {
        String($0.1)
      }
      #expect(Set(targets).subtracting(ids) == [])
    }
  }

  @Test func leadsFromFindingsToDrawingAndTranscript() throws {
    let page = try page(SampleReport.drawn)
    #expect(page.contains("<a href=\"#screen-1-element-close\">in the drawing</a>, "))
    #expect(page.contains("<a href=\"#screen-1-line-2\">line 2 of what VoiceOver says</a>"))
    // A screen without a finding is there too, and one without a drawing leads to none.
    #expect(page.contains("Screens without findings: 2"))
    #expect(!page.contains("#screen-3-element"))
  }

  @Test func speaksWithoutMarksInTheLanguageOfTheSpeech() throws {
    let page = try page(SampleReport.drawn)
    #expect(page.contains("data-utterance=\"ic close. Taste. Zum Öffnen doppeltippen.\""))
    #expect(page.contains("<div class=\"screen\" data-lang=\"de\">"))
    #expect(page.contains("<span lang=\"de\" dir=\"auto\">≈ic close. Taste.</span>"))
    #expect(page.contains("data-utterance=\"Fermer. Bouton.\" data-lang=\"fr\""))
    // No language at all.
    #expect(page.contains("<span dir=\"auto\">Later.</span>"))
  }

  private var triagedAndDrawn: AuditReport {
    var report = SampleReport.triaged
    report.files[0].screens = SampleReport.drawn.files[0].screens
    return report
  }

  @Test func setsApartWhatIsSetAside() throws {
    let page = try page(triagedAndDrawn)
    #expect(page.contains("<option value=\"remaining\">remaining</option>"))
    let states = page.matches(of: #/ data-state="([a-z]+)"/#).map { String($0.1) }
    #expect(states == ["new", "new", "suppressed", "suppressed", "remaining"])
    #expect(page.contains("Showing 5 of 5 findings."))
    #expect(page.contains("Code sets the label &lt;b&gt;later&lt;/b&gt;. (the note in line 107)"))
    #expect(page.contains("No longer open: 2 findings"))
    #expect(!(try self.page(SampleReport.drawn)).contains("name=\"state\""))
  }

  @Test func saysWhoseTextsAScreenHas() throws {
    let page = try page(triagedAndDrawn)
    #expect(page.ranges(of: "These are the layout’s own texts.").count == 1)
    #expect(page.ranges(of: "with the layout’s own texts: ").count == 1)
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
