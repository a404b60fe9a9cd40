import Auditing
import Drawing
import LayoutModel

/// The report as one page for a browser, which needs no server and nothing from the network.
///
/// Counts and what was not evaluated stand first, then the findings file by file and screen by
/// screen, each screen with a drawing beside what VoiceOver says where the report has them, then what
/// is suppressed or known with the reason, the other screens and the texts of the rules. Where scripts
/// run, findings can be filtered by state, severity, certainty, rule, standard and screen, and the
/// browser speaks what VoiceOver says; everything can be read without scripts.
struct HTMLReport {
  private(set) var html = HTMLWriter()
  let report: AuditReport
  let settings: ReportSettings
  let summary: AuditSummary
  /// The standards of each rule, in words.
  let standards: [String: [String]]

  var bytes: [UInt8] { html.bytes }

  init(_ report: AuditReport, settings: ReportSettings) {
    self.report = report
    self.settings = settings
    let summary = AuditSummary(report)
    self.summary = summary
    standards = Dictionary(
      report.rules.map { ($0.id, $0.standards.map(\.description)) },
      uniquingKeysWith: { first, _ in first })
    let parts = self
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.voidElement("meta", ["charset": "utf-8"])
        html.voidElement(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.voidElement(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
          ])
        html.element("title", "Accessibility audit: \(summary.line)")
        html.rawElement("style", HTMLStyle.css)
        if report.hasScreens { html.rawElement("style", ScreenDrawing.styleSheet) }
      }
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#findings"], "Skip to the findings")
        html.element("header") { html in
          html.element("h1", "Accessibility audit")
          html.element("p", parts.examined)
        }
        html.element("main") { html in
          parts.writeSummary(to: &html)
          parts.writeFindings(to: &html)
          parts.writeSetAside(to: &html)
          parts.writeScreensWithoutFindings(to: &html)
          parts.writeLegend(to: &html)
          parts.writeRules(to: &html)
        }
        html.element("footer") { html in
          html.element("p", "Written by \(Product.name) \(Product.version).")
        }
        html.rawElement("script", HTMLStyle.script)
      }
    }
  }

  private var examined: String {
    let part = report.shard.map { ", shard \($0.number) of \($0.count)" } ?? ""
    return "Examined \(summary.examined)\(part): \(summary.line)."
  }

  // MARK: Rules

  private func writeRules(to html: inout HTMLWriter) {
    guard !report.rules.isEmpty else { return }
    let counts = Dictionary(
      summary.rules.map { ($0.rule, $0.count) }, uniquingKeysWith: { first, _ in first })
    html.element("section", ["aria-labelledby": "rules"]) { html in
      html.element("h2", ["id": "rules"], "Rules that ran")
      for rule in report.rules.sorted(by: { $0.id < $1.id }) {
        html.element("article", ["aria-labelledby": "rule-\(rule.id)"]) { html in
          html.element("h3", ["id": "rule-\(rule.id)"], rule.id)
          html.element(
            "p", "\(rule.summary.asSentence) \(counted(counts[rule.id] ?? 0, "finding")).")
          for (title, text) in [
            ("Why it matters", rule.why), ("How it decides", rule.decides),
            ("What it cannot see", rule.limits),
            ("Fix in Interface Builder", rule.fixInInterfaceBuilder),
          ] where !text.isEmpty {
            html.element("h4", title)
            for paragraph in text.split(separator: "\n") {
              html.element("p", String(paragraph))
            }
          }
          html.element("h4", "Fix in code")
          html.element("pre") { html in html.element("code", rule.fixInCode) }
          html.element("h4", "Standards")
          html.element("ul") { html in
            for standard in rule.standards { html.element("li", standard.description) }
          }
        }
      }
    }
  }
}
