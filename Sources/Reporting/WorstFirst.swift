import Auditing

/// The place of a finding in a report.
struct FindingIndex: Hashable, Comparable {
  /// In ``AuditReport/files``.
  var file: Int
  /// In ``FileReport/findings``.
  var finding: Int

  static func < (one: FindingIndex, other: FindingIndex) -> Bool {
    (one.file, one.finding) < (other.file, other.finding)
  }
}

extension AuditReport {
  /// All findings: the severe before the others, of those the certain, of those the ones that hurt
  /// most; else as they stand in the report.
  var findingsWorstFirst: [FindingIndex] {
    let all = files.indices.flatMap { file in
      files[file].findings.indices.map { FindingIndex(file: file, finding: $0) }
    }
    return all.map { (index: $0, weight: self[$0].weight) }
      .sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }
      .map(\.index)
  }

  subscript(_ index: FindingIndex) -> ReportedFinding {
    files[index.file].findings[index.finding]
  }
}

extension ReportedFinding {
  fileprivate var weight: Int {
    let certainties = Certainty.allCases
    let impacts = Impact.allCases
    var weight = Severity.allCases.firstIndex(of: severity) ?? 0
    weight = weight * certainties.count + (certainties.firstIndex(of: certainty) ?? 0)
    return weight * impacts.count + (impacts.firstIndex(of: impact) ?? 0)
  }
}
