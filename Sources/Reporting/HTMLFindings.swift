import Auditing
import LayoutModel

/// The findings of the page, those that are set aside, and what filters both.
extension HTMLReport {
  func writeFindings(to html: inout HTMLWriter) {
    html.element("section", ["aria-labelledby": "findings"]) { html in
      html.element("h2", ["id": "findings", "tabindex": "-1"], "Findings")
      if summary.count() + summary.suppressed + summary.known > 0 { writeFilter(to: &html) }
      guard summary.count() > 0 else {
        html.element("p", "No findings.")
        return
      }
      html.element("div", ["class": "filtered"]) { html in
        for file in report.files where !file.findings.isEmpty {
          let fingerprints = file.fingerprints.findings
          write(file, file.findingsByScreen, to: &html) { index in
            PageFinding(file.findings[index], fingerprint: fingerprints[index])
          }
        }
      }
    }
  }

  /// Writes what is suppressed or known. Its screens stand elsewhere: with the findings where they
  /// have some, else with the screens that have none.
  func writeSetAside(to html: inout HTMLWriter) {
    guard let line = summary.setAsideLine else { return }
    html.element("section", ["class": "set-aside", "aria-labelledby": "set-aside"]) { html in
      html.element("h2", ["id": "set-aside", "tabindex": "-1"], "Set aside: \(line)")
      html.element("div", ["class": "filtered"]) { html in
        for file in report.files {
          let setAside = file.setAside
          guard !setAside.isEmpty else { continue }
          var listed = file
          listed.findings = setAside.map(\.finding)
          write(file, listed.findingsByScreen, hasScreens: false, to: &html) { index in
            PageFinding(setAside[index])
          }
        }
      }
    }
  }

  private func writeFilter(to html: inout HTMLWriter) {
    let setAside = report.files.flatMap(\.setAside)
    let findings = report.files.flatMap(\.findings) + setAside.map(\.finding)
    let rules = Set(findings.map(\.rule))
    let states =
      (summary.count() > 0 ? [SetAsideFinding.new] : []) + Set(setAside.map(\.state)).sorted()
    let severities = Set(findings.map(\.severity))
    let certainties = Set(findings.map(\.certainty))
    let choices: [(name: String, title: String, values: [String])] = [
      ("state", "State", setAside.isEmpty ? [] : states),
      (
        "severity", "Severity",
        Severity.allCases.reversed().filter(severities.contains).map(\.rawValue)
      ),
      (
        "certainty", "Certainty",
        Certainty.allCases.reversed().filter(certainties.contains).map(\.phrase)
      ),
      ("rule", "Rule", rules.sorted()),
      ("standard", "Standard", Set(rules.flatMap { standards[$0] ?? [] }).sorted()),
      ("screen", "Screen", Set(findings.map(\.screen)).sorted()),
    ]
    html.element("form", ["id": "filter", "hidden": ""]) { html in
      html.element("fieldset") { html in
        html.element("legend", "Show only")
        for choice in choices where !choice.values.isEmpty {
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

  private func write(
    _ file: FileReport, _ groups: [ScreenFindings], hasScreens: Bool = true,
    to html: inout HTMLWriter, finding: (Int) -> PageFinding
  ) {
    // No region of its own: hundreds of landmarks help nobody.
    html.element("div", ["class": "file"]) { html in
      html.element("h3") { html in
        html.element("code", settings.relativePath(file.path))
      }
      for group in groups {
        html.element("div", ["class": "screen", "data-lang": group.screen?.language]) { html in
          writeHeading(of: group.name, to: &html)
          if hasScreens, let screen = group.screen {
            let findings = group.findings.map { file.findings[$0] }
            write(
              screen, hasOtherLanguages: findings.contains(where: \.isOnlyInTranslations),
              to: &html)
          }
          let lines = group.screen?.linesByPosition ?? [:]
          html.element("ul", ["class": "findings", "role": "list"]) { html in
            for index in group.findings {
              let finding = finding(index)
              let position = finding.finding.position
              let places = FindingPlaces(
                drawing: group.screen?.drawing.flatMap { _ in group.screen?.places[position] },
                screen: group.screen?.id, line: lines[position],
                isOfOtherTexts: finding.finding.isOnlyInTranslations)
              write(finding, places, to: &html)
            }
          }
        }
      }
    }
  }

  private func write(
    _ item: PageFinding, _ places: FindingPlaces, to html: inout HTMLWriter
  ) {
    let finding = item.finding
    html.element(
      "li",
      [
        "id": "finding-\(item.fingerprint)",
        "class": item.setAside == nil ? finding.severity.rawValue : "aside",
        "data-state": item.setAside?.state ?? SetAsideFinding.new,
        "data-severity": finding.severity.rawValue, "data-certainty": finding.certainty.phrase,
        "data-rule": finding.rule,
        "data-standard": (standards[finding.rule] ?? []).joined(separator: "\n"),
        "data-screen": finding.screen,
        "data-lang": finding.isOnlyInTranslations ? finding.languages.first : nil,
      ]
    ) { html in
      html.element("p") { html in
        let kind = [item.setAside?.state, finding.severity.rawValue].compactMap(\.self)
          .joined(separator: " ")
        html.element("span", ["class": "kind"], kind.asSentenceStart)
        html.text(", line \(finding.position.line): \(finding.message.asSentence)")
      }
      html.element("dl") { html in
        if let setAside = item.setAside {
          html.element("dt", setAside.state)
          html.element("dd", setAside.explanation)
        }
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
}

/// A finding as the page shows it.
private struct PageFinding {
  var finding: ReportedFinding
  var fingerprint: Fingerprint
  /// `nil` for one that calls for attention.
  var setAside: SetAsideFinding?

  init(_ finding: ReportedFinding, fingerprint: Fingerprint) {
    self.finding = finding
    self.fingerprint = fingerprint
  }

  init(_ setAside: SetAsideFinding) {
    finding = setAside.finding
    fingerprint = setAside.fingerprint
    self.setAside = setAside
  }
}

extension ReportedFinding {
  /// Whether the layout's own texts do not have it, which screens are drawn and spoken with.
  fileprivate var isOnlyInTranslations: Bool {
    !languages.isEmpty && !languages.contains(LanguageNames.base)
  }
}
