import Auditing
import LayoutModel

/// The beginning of the page: counts, what was not evaluated and what was left out.
extension HTMLReport {
  func writeSummary(to html: inout HTMLWriter) {
    html.element("section", ["aria-labelledby": "summary"]) { html in
      html.element("h2", ["id": "summary"], "Summary")
      writeCounts(to: &html)
      if let line = summary.setAsideLine {
        html.element("p") { html in
          html.text("Set aside: \(line). ")
          html.element("a", ["href": "#set-aside"], "See what and why")
          html.text(".")
        }
      }
      for comparison in report.comparisons {
        html.element("p", "\(comparison.line(new: summary.count())).")
        if comparison.fails {
          html.element("p", "The audit fails: the baseline holds more than there is.")
        }
      }
      writeList(
        "No longer open", counted(report.comparisons.reduce(0) { $0 + $1.fixedCount }, "finding"),
        report.comparisons.flatMap(\.fixed).map(\.line), to: &html)
      writeList(
        "Suppressions that call for attention",
        counted(summary.invalidSuppressions + summary.staleSuppressions, "suppression"),
        suppressionsToMend, to: &html)
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
        summary.notEvaluatedCount,
        summary.notEvaluated.map { item in
          let paths = item.paths.prefix(10).map(settings.relativePath).joined(separator: ", ")
          let rest = item.paths.count > 10 ? " and \(grouped(item.paths.count - 10)) more" : ""
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
      writeList(
        "Excluded by the configuration", counted(report.filesExcluded.count, "layout"),
        report.filesExcluded.map(settings.relativePath), to: &html)
    }
  }

  private var suppressionsToMend: [String] {
    let files =
      report.files.map { (path: $0.path, messages: $0.suppressionMessages) }
      + report.configurationMessages
    return files.flatMap { file in
      file.messages.map {
        "\($0.severity.rawValue.asSentenceStart), \(settings.relativePath(file.path)), line "
          + "\($0.line): \($0.text)"
      }
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
}
