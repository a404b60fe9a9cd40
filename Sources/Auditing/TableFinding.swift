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
  /// the findings are in the table's file. What the tables of several languages have in common is
  /// told in the first of them.
  public func auditTables(of layout: Layout) -> [FileReport] {
    guard let tables = layout.localization?.tables else { return [] }
    let layoutName = layout.fileName
    var found: [(table: Int, finding: MergedFinding)] = []
    var places: [TableFindingCause: Int] = [:]
    for (index, table) in tables.enumerated() {
      for setting in settings.rules {
        for finding in setting.rule.check(table, of: layout) {
          let cause = TableFindingCause(finding, of: setting)
          if let place = places[cause], found[place].table != index {
            found[place].finding.add(finding.message, in: table.languages)
          } else {
            places[cause] = found.count
            let reported = ReportedFinding(finding, of: setting, in: layoutName, table.languages)
            found.append((index, MergedFinding(reported, in: table.languages)))
          }
        }
      }
    }
    return tables.enumerated().compactMap { index, table in
      let findings = found.filter { $0.table == index }.map(\.finding)
        .map { $0.messages.count > 1 ? $0.namingLanguages : $0.finding }
        .sorted { ($0.position, $0.rule) < ($1.position, $1.rule) }
      let isClean = findings.isEmpty && table.failures.isEmpty && table.notEvaluated.isEmpty
      guard !isClean else { return nil }
      var report = FileReport(
        path: table.path, layoutPath: layout.path, findings: findings,
        notEvaluated: table.notEvaluated, failures: table.failures)
      report.suppressByConfiguration(as: settings)
      return report
    }
  }
}

/// What makes findings in two tables one.
private struct TableFindingCause: Hashable {
  var rule: String
  var key: String
  var message: String

  init(_ finding: TableFinding, of setting: RuleSetting) {
    rule = setting.documentation.id
    key = finding.key
    message = finding.message.withoutQuotations
  }
}

extension ReportedFinding {
  fileprivate init(
    _ finding: TableFinding, of setting: RuleSetting, in layoutName: String,
    _ languages: [String]
  ) {
    self.init(
      rule: setting.documentation.id,
      severity: finding.certainty == .needsReview ? .note : setting.severity,
      impact: setting.documentation.impact, certainty: finding.certainty, reason: finding.reason,
      message: finding.message, fix: finding.fix, screen: layoutName,
      element: ElementReference(tag: "string", name: finding.key), position: finding.position,
      languages: languages)
  }
}
