import Auditing
import Drawing
import LayoutModel

/// The report as one page for a browser, which needs no server and nothing from the network.
///
/// Counts and what was not evaluated stand first, then the findings file by file and screen by
/// screen, each screen with a drawing beside what VoiceOver says where the report has them, then the
/// other screens and the texts of the rules. Where scripts run, findings can be filtered by
/// severity, certainty, rule, standard and screen, and the browser speaks what VoiceOver says;
/// everything can be read without scripts.
struct HTMLReport {
  private(set) var html = HTMLWriter()
  let report: AuditReport
  let settings: ReportSettings
  private let summary: AuditSummary
  /// The standards of each rule, in words.
  private let standards: [String: [String]]

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

  // MARK: Summary

  private func writeSummary(to html: inout HTMLWriter) {
    html.element("section", ["aria-labelledby": "summary"]) { html in
      html.element("h2", ["id": "summary"], "Summary")
      writeCounts(to: &html)
      writeList(
        "Not read", counted(summary.unreadable.count, "file"),
        report.files.flatMap { file in
          file.failures.map { failure in
            let place = failure.position.map { ", line \($0.line)" } ?? ""
            return "\(settings.relativePath(file.path))\(place): \(failure.text.asSentence)"
          }
        }, to: &html)
      writeList(
        "Not evaluated",
        counted(summary.notEvaluated.reduce(0) { $0 + $1.paths.count }, "document"),
        summary.notEvaluated.map { item in
          let paths = item.paths.prefix(10).map(settings.relativePath).joined(separator: ", ")
          let rest = item.paths.count > 10 ? " and \(counted(item.paths.count - 10, "more"))" : ""
          return "\(item.reason.asSentence) \(paths)\(rest)"
        }, to: &html)
      writeList(
        "Undecided", counted(summary.undecidedCount, "check"),
        summary.undecided.map {
          "\(counted($0.count, "check")) of \($0.rule): \($0.reason.asSentence)"
        }, to: &html)
      writeList(
        "Not searched", counted(report.foldersLeftOut.count, "folder"),
        report.foldersLeftOut.map(settings.relativePath), to: &html)
    }
  }

  private func writeCounts(to html: inout HTMLWriter) {
    let columns: [Certainty] = [.certain, .likely, .needsReview]
    html.element("table") { html in
      html.element("caption", "Findings by severity and certainty")
      html.element("thead") { html in
        html.element("tr") { html in
          for title in ["severity"] + columns.map(\.phrase) + ["all"] {
            html.element("th", ["scope": "col"], title)
          }
        }
      }
      html.element("tbody") { html in
        for severity in Severity.allCases.reversed() {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], "\(severity.rawValue)s")
            for count in columns.map({ summary.count(severity, $0) }) + [summary.count(severity)] {
              html.element("td", String(count))
            }
          }
        }
      }
    }
  }

  private func writeList(
    _ title: String, _ count: String, _ items: [String], to html: inout HTMLWriter
  ) {
    guard !items.isEmpty else { return }
    html.element("h3", "\(title): \(count)")
    html.element("ul") { html in
      for item in items { html.element("li", item) }
    }
  }

  // MARK: Findings

  private func writeFindings(to html: inout HTMLWriter) {
    html.element("section", ["aria-labelledby": "findings"]) { html in
      html.element("h2", ["id": "findings", "tabindex": "-1"], "Findings")
      guard summary.count() > 0 else {
        html.element("p", "No findings.")
        return
      }
      writeFilter(to: &html)
      html.element("div", ["id": "findings-list"]) { html in
        for file in report.files where !file.findings.isEmpty {
          write(file, to: &html)
        }
      }
    }
  }

  private func writeFilter(to html: inout HTMLWriter) {
    let findings = report.files.flatMap(\.findings)
    let rules = Set(findings.map(\.rule))
    let choices: [(name: String, title: String, values: [String])] = [
      (
        "severity", "Severity",
        Severity.allCases.reversed().map(\.rawValue).filter { severity in
          findings.contains { $0.severity.rawValue == severity }
        }
      ),
      (
        "certainty", "Certainty",
        Certainty.allCases.reversed().filter { summary.count(nil, $0) > 0 }.map(\.phrase)
      ),
      ("rule", "Rule", rules.sorted()),
      ("standard", "Standard", Set(rules.flatMap { standards[$0] ?? [] }).sorted()),
      ("screen", "Screen", Set(findings.map(\.screen)).sorted()),
    ]
    html.element("form", ["id": "filter", "hidden": ""]) { html in
      html.element("fieldset") { html in
        html.element("legend", "Show only")
        for choice in choices {
          html.element("label") { html in
            html.text(choice.title)
            html.element("select", ["name": choice.name, "autocomplete": "off"]) { html in
              html.element("option", ["value": ""], "any")
              for value in choice.values {
                html.element("option", ["value": value], value.isEmpty ? "(without a name)" : value)
              }
            }
          }
        }
        html.element("button", ["type": "reset"], "Show all")
      }
      html.element("p", ["id": "filter-result", "role": "status"]) { html in
        html.text("Showing \(findings.count) of \(findings.count) findings.")
      }
    }
  }

  private func write(_ file: FileReport, to html: inout HTMLWriter) {
    let fingerprints = file.fingerprints
    // No region of its own: hundreds of landmarks help nobody.
    html.element("div", ["class": "file"]) { html in
      html.element("h3") { html in
        html.element("code", settings.relativePath(file.path))
      }
      for group in file.findingsByScreen {
        html.element("div", ["class": "screen", "data-lang": group.screen?.language]) { html in
          writeHeading(of: group.name, to: &html)
          if let screen = group.screen { write(screen, to: &html) }
          let lines = group.screen?.linesByPosition ?? [:]
          html.element("ul", ["class": "findings", "role": "list"]) { html in
            for index in group.findings {
              let finding = file.findings[index]
              write(
                finding, fingerprints[index],
                FindingPlaces(
                  drawing: group.screen?.drawing.flatMap { _ in
                    group.screen?.places[finding.position]
                  },
                  screen: group.screen?.id,
                  line: lines[finding.position]),
                to: &html)
            }
          }
        }
      }
    }
  }

  private func write(
    _ finding: ReportedFinding, _ fingerprint: Fingerprint, _ places: FindingPlaces,
    to html: inout HTMLWriter
  ) {
    html.element(
      "li",
      [
        "id": "finding-\(fingerprint)", "class": finding.severity.rawValue,
        "data-severity": finding.severity.rawValue, "data-certainty": finding.certainty.phrase,
        "data-rule": finding.rule,
        "data-standard": (standards[finding.rule] ?? []).joined(separator: "\n"),
        "data-screen": finding.screen,
        "data-lang": finding.languages.first { $0 != LanguageNames.base },
      ]
    ) { html in
      html.element("p") { html in
        html.element("span", ["class": "kind"], finding.severity.rawValue.asSentenceStart)
        html.text(", line \(finding.position.line): \(finding.message.asSentence)")
      }
      html.element("dl") { html in
        for (label, text) in finding.facts {
          html.element("dt", label)
          html.element("dd") { html in
            html.text(text)
            if label == "says now" || label == "would say" {
              writeButton(speaking: text, label, to: &html)
            }
          }
        }
        html.element("dt", "impact")
        html.element("dd", finding.impact.rawValue)
        html.element("dt", "element")
        html.element("dd", finding.element.description)
        write(places, to: &html)
        html.element("dt", "rule")
        html.element("dd") { html in
          if standards[finding.rule] == nil {
            html.element("code", finding.rule)
          } else {
            html.element("a", ["href": "#rule-\(finding.rule)"], finding.rule)
          }
        }
      }
    }
  }

  /// A button that speaks an utterance; one that says nothing has none.
  private func writeButton(
    speaking utterance: String, _ label: String, to html: inout HTMLWriter
  ) {
    guard utterance != "(nothing)" else { return }
    write(
      SpeechButton(
        utterance: utterance.replacing("≈", with: "").replacing(" | ", with: " "), what: label),
      to: &html)
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
