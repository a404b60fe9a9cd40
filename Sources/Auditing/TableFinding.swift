import LayoutModel

/// What a rule has to say about an entry of a strings table that belongs to a layout.
public struct TableFinding: Sendable, Equatable {
  public var key: String
  /// The place in the table.
  public var position: SourcePosition
  /// One or two sentences: what is wrong, in the user's terms.
  public var message: String
  public var certainty: Certainty
  /// Why it is not certain.
  public var reason: String?
  public var fix: String?

  public init(
    key: String, position: SourcePosition, message: String, certainty: Certainty,
    reason: String? = nil, fix: String? = nil
  ) {
    self.key = key
    self.position = position
    self.message = message
    self.certainty = certainty
    self.reason = reason
    self.fix = fix
  }
}

extension Auditor {
  /// Audits the strings tables of a layout. A report for each table that something is wrong with;
  /// the findings are in the table's file.
  public func auditTables(of layout: Layout) -> [FileReport] {
    guard let tables = layout.localization?.tables else { return [] }
    return tables.compactMap { table in
      var report = FileReport(
        path: table.path, layoutPath: layout.path, notEvaluated: table.notEvaluated,
        failures: table.failures)
      let layoutName = layout.path.split(separator: "/").last.map(String.init) ?? layout.path
      for setting in settings.rules {
        for finding in setting.rule.check(table, of: layout) {
          report.findings.append(ReportedFinding(finding, of: setting, in: layoutName))
        }
      }
      report.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
      let isClean =
        report.findings.isEmpty && report.failures.isEmpty && report.notEvaluated.isEmpty
      return isClean ? nil : report
    }
  }
}

extension ReportedFinding {
  fileprivate init(_ finding: TableFinding, of setting: RuleSetting, in layoutName: String) {
    self.init(
      rule: setting.documentation.id,
      severity: finding.certainty == .needsReview ? .note : setting.severity,
      impact: setting.documentation.impact, certainty: finding.certainty, reason: finding.reason,
      message: finding.message, fix: finding.fix, screen: layoutName,
      element: ElementReference(tag: "string", name: finding.key), position: finding.position)
  }
}
