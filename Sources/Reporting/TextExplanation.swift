import Auditing
import LayoutModel

/// What stands behind the counts of the report for people, for those who ask.
extension Page {
  mutating func explain(_ report: AuditReport) {
    guard report.isExplained else { return }
    list("Not evaluated", in: report) { file in
      file.notEvaluated.map { ($0.position, $0.reason.description.asSentence) }
    }
    list("Undecided", in: report) { $0.undecided.map(\.explanation) }
    list("Exempt", in: report) { $0.exempt.map(\.explanation) }
    list("Suppressed", in: report) { file in
      file.suppressed.map {
        let by = $0.suppression
        return (
          $0.finding.position,
          "\($0.finding.rule): \($0.finding.element.description): "
            + "\(by.reason.asSentence) (\(by.source.description))"
        )
      }
    }
    list("Known", in: report) { file in
      file.known.map {
        (
          $0.finding.position,
          "\($0.finding.rule): \($0.finding.element.description), in \($0.source.description)"
        )
      }
    }
    list("Passed", in: report) { file in
      file.passed.map {
        ($0.position, "\($0.element.description): \($0.rules.joined(separator: ", "))")
      }
    }
  }

  /// One paragraph for each place, file by file.
  private mutating func list(
    _ title: String, in report: AuditReport,
    _ entries: (FileReport) -> [(position: SourcePosition, text: String)]
  ) {
    var isFirst = true
    for file in report.files {
      let entries = entries(file)
      guard !entries.isEmpty else { continue }
      if isFirst {
        line(Styled(title, .strong))
        isFirst = false
      }
      line()
      line(Styled("  " + file.path, .heading))
      for entry in entries {
        let place = "\(entry.position.line):\(entry.position.column)"
        paragraph(
          margin: [Styled("  " + place.rightAligned(in: 9) + "  ", .faint)], indent: 13,
          Styled(entry.text))
      }
    }
    if !isFirst { line() }
  }
}

extension RuleRemark {
  fileprivate var explanation: (position: SourcePosition, text: String) {
    (position, "\(rule): \(element.description): \(reason)")
  }
}
