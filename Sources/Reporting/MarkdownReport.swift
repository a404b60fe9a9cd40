import Auditing
import LayoutModel

/// The report for a comment on a pull request or merge request and for a job's summary, in the
/// Markdown of GitHub and GitLab.
///
/// A comment on GitHub holds 65,536 characters. Where the report is longer, the worst findings are
/// written and the others counted. The findings of a file, the worst first, stand behind a line
/// that opens on a click. What is suppressed or known is counted and not listed, since a comment is
/// about what is new; what of a baseline is fixed is listed.
struct MarkdownReport {
  /// Bytes, which are never fewer than characters; some are left for what a workflow adds.
  static let mostBytes = 65_000

  private let report: AuditReport
  private let settings: ReportSettings
  private var text = ""

  init(_ report: AuditReport, settings: ReportSettings) {
    self.report = report
    self.settings = settings
    let summary = AuditSummary(report)
    writeCounts(summary)
    let ending = Self.ending(summary, of: report, settings: settings)
    // The line that counts what is left out.
    writeFindings(room: Self.mostBytes - ending.utf8.count - 200)
    text += ending
  }

  var bytes: [UInt8] { Array(text.utf8) }

  private mutating func writeCounts(_ summary: AuditSummary) {
    text += "## \(Product.name): \(summary.line)\n\nExamined \(summary.examined)"
    text += report.shard.map { ", shard \($0.number) of \($0.count)" } ?? ""
    text += ".\n"
    if let line = summary.setAsideLine { text += "\nSet aside: \(line.escapedForMarkdown).\n" }
    for comparison in report.comparisons {
      text += "\n\(comparison.line(new: summary.count()).escapedForMarkdown)."
      if comparison.fails {
        text += " **The baseline holds more than there is: write it anew.**"
      }
      text += "\n"
    }
    guard summary.count() > 0 else { return }
    let columns: [Certainty] = [.certain, .likely, .needsReview]
    text += "\n| | " + columns.map(\.phrase).joined(separator: " | ") + " | all |\n"
    text += "| --- | ---: | ---: | ---: | ---: |\n"
    for severity in Severity.allCases.reversed() {
      let counts =
        columns.map { String(summary.count(severity, $0)) } + [String(summary.count(severity))]
      text += "| \(severity.rawValue)s | \(counts.joined(separator: " | ")) |\n"
    }
  }

  private mutating func writeFindings(room: Int) {
    var room = room - text.utf8.count
    var entries: [Int: [(finding: FindingIndex, text: String)]] = [:]
    var order: [Int] = []
    let all = report.findingsWorstFirst
    var written = 0
    for index in all {
      let entry = entry(report[index])
      let isFirst = entries[index.file] == nil
      let cost = entry.utf8.count + (isFirst ? heading(of: index.file).utf8.count + 40 : 0)
      guard cost <= room else { break }
      room -= cost
      written += 1
      if isFirst { order.append(index.file) }
      entries[index.file, default: []].append((index, entry))
    }
    for file in order {
      text += heading(of: file)
      text += (entries[file] ?? []).map(\.text).joined()
      text += "\n</details>\n"
    }
    let leftOut = all[written...]
    if !leftOut.isEmpty {
      text += """

        **\(counted(leftOut.count, "more finding")) in \
        \(counted(Set(leftOut.map(\.file)).count, "file")) left out** for want of room; they are \
        not worse than those shown.

        """
    }
  }

  private func heading(of file: Int) -> String {
    let summary = AuditSummary(AuditReport(files: [report.files[file]], rules: []))
    let path = settings.relativePath(report.files[file].path).shortened
    return "\n<details>\n<summary><code>\(path)</code>: \(summary.line)</summary>\n\n"
  }

  private func entry(_ finding: ReportedFinding) -> String {
    var text = "- **\(finding.severity.rawValue)**, line \(finding.position.line):"
    text +=
      " \(finding.message.asSentence.shortened) (<code>\(finding.rule.escapedForMarkdown)</code>)\n"
    let hasReason = finding.certainty != .certain || finding.reason != nil
    for (label, fact) in finding.facts where label != "certainty" || hasReason {
      text += "  - \(label): \(fact.shortened)\n"
    }
    text += "  - element: \(finding.element.description.shortened) in \(finding.screen.shortened)\n"
    return text
  }

  /// What there is besides findings; short, however much there is.
  private static func ending(
    _ summary: AuditSummary, of report: AuditReport, settings: ReportSettings
  ) -> String {
    let most = 10
    var text = ""
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      text += "\n<details>\n<summary>\(title)</summary>\n\n"
      text += items.prefix(most).map { "- \($0)\n" }.joined()
      if items.count > most { text += "- and \(grouped(items.count - most)) more\n" }
      text += "\n</details>\n"
    }
    list(
      "Not read: \(counted(summary.unreadable.count, "file"))",
      report.files.flatMap { file in
        file.failures.map { failure in
          let place = failure.position.map { ", line \($0.line)" } ?? ""
          let path = settings.relativePath(file.path).shortened
          return "<code>\(path)</code>\(place): \(failure.text.asSentence.shortened)"
        }
      })
    let files =
      report.files.map { (path: $0.path, messages: $0.suppressionMessages) }
      + report.configurationMessages
    list(
      "Suppressions to mend: \(summary.invalidSuppressions + summary.staleSuppressions)",
      files.flatMap { file in
        file.messages.map { message in
          let path = settings.relativePath(file.path).shortened
          return "**\(message.severity.rawValue)**, <code>\(path)</code>, line \(message.line): "
            + message.text.shortened
        }
      })
    list(
      "Not evaluated: \(summary.notEvaluatedCount)",
      summary.notEvaluated.map { "\($0.paths.count) × \($0.reason.asSentence.shortened)" })
    list(
      "Undecided: \(counted(summary.undecidedCount, "check"))",
      summary.undecided.map {
        "\($0.count) × <code>\($0.rule.escapedForMarkdown)</code>: \($0.reason.asSentence.shortened)"
      })
    list(
      "Not searched: \(counted(report.foldersLeftOut.count, "folder"))",
      report.foldersLeftOut.map { "<code>\(settings.relativePath($0).shortened)</code>" })
    list(
      "Excluded by the configuration: \(counted(report.filesExcluded.count, "layout"))",
      report.filesExcluded.map { "<code>\(settings.relativePath($0).shortened)</code>" })
    list(
      "Fixed: \(counted(report.fixed.reduce(0) { $0 + $1.count }, "finding"))",
      report.fixed.map(\.line.shortened))
    return text
  }
}

extension FileReport {
  /// What there is to say about suppressions in the file.
  var suppressionMessages: [FileMessage] {
    invalidSuppressions.map(FileMessage.init) + staleSuppressions.map(FileMessage.init)
  }
}

extension AuditReport {
  /// What is no longer found, of all comparisons.
  fileprivate var fixed: [FixedFinding] { comparisons.flatMap(\.fixed) }
}

extension String {
  /// One line of Markdown, cut where it is long.
  fileprivate var shortened: String { onOneLine.abbreviated(to: 300).escapedForMarkdown }
}
