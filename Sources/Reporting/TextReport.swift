import Auditing
import LayoutModel

/// The report for people: the findings file by file, then a summary.
struct TextReport {
  private let report: AuditReport
  private var page: Page

  init(_ report: AuditReport, page style: PageStyle) {
    self.report = report
    page = Page(style)
    for file in report.files where file.hasSomethingToShow {
      write(file)
    }
    page.explain(report)
    page.write(AuditSummary(report), of: report)
  }

  var bytes: [UInt8] { page.bytes }

  private mutating func write(_ file: FileReport) {
    page.line(Styled(file.path, .heading))
    page.line()
    let positions =
      file.failures.compactMap(\.position) + file.invalidSuppressions.map(\.position)
      + file.findings.map(\.position) + file.staleSuppressions.map(\.source.position)
    let columns = FindingColumns(
      position: positions.map { $0.text.utf8.count }.max() ?? 0)
    for failure in file.failures {
      page.paragraph(
        margin: columns.margin(
          failure.position?.text ?? "", Styled("not read", .red)),
        indent: columns.indent, Styled(failure.message.asSentence))
      write("fix", failure.advice.map { Styled($0.asSentence) }, in: columns)
      page.line()
    }
    for suppression in file.invalidSuppressions {
      write(
        .error, suppression.message, id: InvalidSuppression.id, at: suppression.position,
        in: columns)
      write("fix", Styled(suppression.advice.asSentence), in: columns)
      page.line()
    }
    for finding in file.findings {
      write(finding, in: columns)
      page.line()
    }
    for suppression in file.staleSuppressions {
      write(
        .warning, suppression.message, id: StaleSuppression.id, at: suppression.source.position,
        in: columns)
      page.line()
    }
  }

  private mutating func write(_ finding: ReportedFinding, in columns: FindingColumns) {
    page.paragraph(
      margin: columns.margin(
        finding.position.text, Styled(finding.severity.rawValue, finding.severity.ink)),
      indent: columns.indent, Styled(finding.message, .strong),
      note: Styled("[\(finding.rule)]", .faint))
    write(
      "says now", finding.saysNow.map { Styled($0.isEmpty ? "(nothing)" : $0, .cyan) }, in: columns)
    write("would say", finding.wouldSay.map { Styled($0, .green) }, in: columns)
    write("fix", finding.fix.map { Styled($0) }, in: columns)
    let reason =
      finding.reason
      ?? (finding.certainty == .certain ? nil : "the layout alone cannot prove it")
    write(finding.certainty.word, reason.map { Styled($0.asSentence) }, in: columns)
    write("element", Styled(finding.element.identity(in: finding.screen), .faint), in: columns)
  }

  /// What the tool says of a suppression.
  private mutating func write(
    _ severity: Severity, _ message: String, id: String, at position: SourcePosition,
    in columns: FindingColumns
  ) {
    page.paragraph(
      margin: columns.margin(position.text, Styled(severity.rawValue, severity.ink)),
      indent: columns.indent, Styled(message.asSentence, .strong),
      note: Styled("[\(id)]", .faint))
  }

  private mutating func write(_ label: String, _ text: Styled?, in columns: FindingColumns) {
    guard let text else { return }
    page.paragraph(
      margin: columns.margin("", Styled(label, .faint)), indent: columns.indent, text)
  }
}

extension FileReport {
  fileprivate var hasSomethingToShow: Bool {
    !findings.isEmpty || !failures.isEmpty || !invalidSuppressions.isEmpty
      || !staleSuppressions.isEmpty
  }
}

/// Where the parts of a finding stand.
private struct FindingColumns {
  /// The width of the longest position.
  private let position: Int
  /// Takes the place of a position.
  private let blank: Styled

  /// The width of the longest of the words before the texts, `would say`.
  private static let label = 9

  init(position: Int) {
    self.position = position
    blank = Styled(String(repeating: " ", count: 2 + position + 2), .faint)
  }

  var indent: Int { 2 + position + 2 + Self.label + 2 }

  func margin(_ position: String, _ label: Styled) -> [Styled] {
    if position.isEmpty { return [blank, label] }
    return [Styled("  " + position.rightAligned(in: self.position) + "  ", .faint), label]
  }
}

extension ElementReference {
  /// Where to look for the element in Xcode.
  fileprivate func identity(in screen: String) -> String {
    var identity = tag
    if let customClass { identity += " (\(customClass))" }
    if let objectID { identity += " \(objectID)" }
    return "\(identity) in \(screen)"
  }
}

extension SourcePosition {
  fileprivate var text: String { "\(line):\(column)" }
}

extension Severity {
  var ink: Styled.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

extension Certainty {
  /// The certainty in one word.
  var word: String {
    switch self {
    case .certain: "certain"
    case .likely: "likely"
    case .needsReview: "review"
    }
  }
}
