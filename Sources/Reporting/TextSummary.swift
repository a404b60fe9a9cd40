import Auditing
import LayoutModel

/// The end of the report for people: what was examined, found, and not evaluated.
extension Page {
  mutating func write(_ summary: AuditSummary, of report: AuditReport) {
    line(Styled(String(repeating: "─", count: min(style.width, 72)), .faint))
    paragraph(indent: 0, Styled(examined(summary, shard: report.shard), .strong))
    writeCounts(summary)
    writeRules(summary)
    writeUnreadable(summary)
    writeNotEvaluated(summary)
    writeUndecided(summary)
    writeSuppressed(summary, of: report)
    writeComparisons(summary, of: report)
    writePassed(summary, of: report)
    writeFoldersLeftOut(report)
    writeFilesExcluded(report)
  }

  private func examined(_ summary: AuditSummary, shard: Shard?) -> String {
    let part = shard.map { ", shard \($0.number) of \($0.count)" } ?? ""
    return "Examined \(summary.examined)\(part)."
  }

  private mutating func writeCounts(_ summary: AuditSummary) {
    guard summary.count() > 0 else {
      line(Styled("No findings.", .green))
      return
    }
    let columns: [Certainty] = [.certain, .likely, .needsReview]
    line()
    line(
      Styled("  findings".padded(to: 14), .faint),
      Styled((columns.map(\.word) + ["all"]).map { $0.rightAligned(in: 9) }.joined(), .faint))
    for severity in Severity.allCases.reversed() {
      let all = summary.count(severity)
      let cells = columns.map { summary.count(severity, $0) } + [all]
      line(
        Styled("  \(severity.rawValue)s".padded(to: 14), all == 0 ? .faint : severity.ink),
        Styled(
          cells.map { ($0 == 0 ? "–" : grouped($0)).rightAligned(in: 9) }.joined(),
          all == 0 ? .faint : .plain))
    }
  }

  private mutating func writeRules(_ summary: AuditSummary) {
    guard !summary.rules.isEmpty else { return }
    line()
    let width = summary.rules.map { grouped($0.count).utf8.count }.max() ?? 0
    for rule in summary.rules {
      line(
        Styled("  " + grouped(rule.count).rightAligned(in: width), rule.severity.ink),
        Styled("  " + rule.rule))
    }
  }

  private mutating func writeUnreadable(_ summary: AuditSummary) {
    guard !summary.unreadable.isEmpty else { return }
    section("Not read", counted(summary.unreadable.count, "file"))
    paragraph(indent: 2, Styled(listed(summary.unreadable)))
  }

  private mutating func writeNotEvaluated(_ summary: AuditSummary) {
    guard !summary.notEvaluated.isEmpty else { return }
    section("Not evaluated", summary.notEvaluatedCount)
    for item in summary.notEvaluated {
      entry(item.paths.count, item.reason.asSentence)
      paragraph(indent: 9, Styled(listed(item.paths), .faint))
    }
  }

  private mutating func writeUndecided(_ summary: AuditSummary) {
    guard !summary.undecided.isEmpty else { return }
    section("Undecided", counted(summary.undecidedCount, "check"))
    let shown = summary.undecided.prefix(12)
    for item in shown {
      entry(item.count, "\(item.rule): \(item.reason)")
    }
    let rest = summary.undecided.dropFirst(shown.count)
    if !rest.isEmpty {
      entry(
        rest.reduce(0) { $0 + $1.count },
        "for \(counted(rest.count, "more reason")); see --format json")
    }
  }

  private mutating func writeSuppressed(_ summary: AuditSummary, of report: AuditReport) {
    let all = summary.suppressed
    guard all + summary.invalidSuppressions + summary.staleSuppressions > 0 else { return }
    section("Suppressed", counted(all, "finding"))
    if summary.suppressedByNotes > 0 { entry(summary.suppressedByNotes, "by notes in layouts") }
    if summary.suppressedByConfiguration > 0 {
      entry(summary.suppressedByConfiguration, "by the configuration")
    }
    if summary.invalidSuppressions > 0 {
      let plural = summary.invalidSuppressions == 1 ? "" : "s"
      entry(summary.invalidSuppressions, "suppression\(plural) cannot be followed")
    }
    if summary.staleSuppressions > 0 {
      let isOne = summary.staleSuppressions == 1
      entry(
        summary.staleSuppressions, "suppression\(isOne ? " is" : "s are") no longer needed")
    }
    for suppression in report.staleSuppressions {
      paragraph(indent: 9, Styled("\(suppression.source.description): \(suppression.message)"))
    }
  }

  private mutating func writeComparisons(_ summary: AuditSummary, of report: AuditReport) {
    for comparison in report.comparisons {
      line()
      line(
        Styled("Compared with \(comparison.source.description)", .strong),
        Styled(": " + comparison.counts(new: summary.count())))
      guard comparison.fails || report.isExplained else { continue }
      let shown = report.isExplained ? comparison.fixed[...] : comparison.fixed.prefix(12)
      for finding in shown { paragraph(indent: 2, Styled("fixed: " + finding.line)) }
      if shown.count < comparison.fixed.count {
        paragraph(indent: 2, Styled("and \(comparison.fixed.count - shown.count) more"))
      }
      if comparison.fails, case .baseline(let file) = comparison.source {
        paragraph(
          indent: 2,
          Styled("Take them out with --baseline \(file) --write-baseline \(file)", .red))
      }
    }
  }

  private mutating func writePassed(_ summary: AuditSummary, of report: AuditReport) {
    guard report.isExplained else { return }
    if summary.exemptCount > 0 {
      section("Exempt", counted(summary.exemptCount, "check"))
      for item in summary.exempt { entry(item.count, "\(item.rule): \(item.reason)") }
    }
    guard !summary.passed.isEmpty else { return }
    section("Passed", counted(summary.passed.reduce(0) { $0 + $1.count }, "check"))
    for item in summary.passed { entry(item.count, item.rule) }
  }

  private mutating func writeFoldersLeftOut(_ report: AuditReport) {
    guard !report.foldersLeftOut.isEmpty else { return }
    section("Not searched", counted(report.foldersLeftOut.count, "folder"))
    paragraph(
      indent: 2, Styled(listed(report.foldersLeftOut) + ". Name one to have it audited."))
  }

  private mutating func writeFilesExcluded(_ report: AuditReport) {
    guard !report.filesExcluded.isEmpty else { return }
    section("Excluded", counted(report.filesExcluded.count, "layout"))
    paragraph(
      indent: 2, Styled(listed(report.filesExcluded) + ". The configuration leaves them out."))
  }

  private mutating func section(_ title: String, _ count: String) {
    line()
    line(Styled(title, .strong), Styled(": " + count))
  }

  private mutating func entry(_ count: Int, _ text: String) {
    paragraph(
      margin: [Styled(grouped(count).rightAligned(in: 7), .faint)], indent: 9, Styled(text))
  }

  /// The first paths, and the number of the others.
  private func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).joined(separator: ", ")
    return paths.count > 3 ? shown + " and \(grouped(paths.count - 3)) more" : shown
  }
}

/// For example `1 file` and `1,071 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A number with commas between its thousands.
func grouped(_ number: Int) -> String {
  number < 1000
    ? String(number)
    : grouped(number / 1000) + "," + String(1000 + number % 1000).dropFirst()
}

extension Comparison {
  /// For example `1 new, 3 remaining, 2 fixed`.
  func counts(new: Int) -> String {
    let counts = "\(grouped(new)) new, \(grouped(remaining)) remaining"
    if case .revision = source { return counts }
    return counts + ", \(grouped(fixedCount)) fixed"
  }
}

extension FixedFinding {
  /// For example `App/Main.storyboard: empty-button on abc-12-xyz`.
  var line: String {
    "\(path): \(finding.description)" + (count > 1 ? " (\(count))" : "")
  }
}
