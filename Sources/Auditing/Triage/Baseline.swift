import FilePaths

/// Findings that are known, so that only new ones count.
///
/// A finding is known by its rule, its file and what tells its element from others, as
/// ``Fingerprint`` does: by the object id, else the accessibility identifier, else screen, tag and
/// name. Lines and messages do not matter. Where a file has several such findings, their number
/// counts.
public struct Baseline: Sendable, Equatable {
  /// How often each finding is recorded, by the path of the file; without empty entries.
  public private(set) var files: [String: [RecordedFinding: Int]] = [:]

  public init() {}

  /// Records every finding of a report.
  ///
  /// - Parameters:
  ///   - report: A report, or what has come of an audit so far.
  ///   - paths: How the baseline calls the files, in their order in the report.
  public init(_ report: AuditReport, paths: [String]) {
    for (file, path) in zip(report.files, paths) {
      for (finding, count) in file.recorded { add(finding, count, to: path) }
    }
  }

  public mutating func add(_ finding: RecordedFinding, _ count: Int = 1, to path: String) {
    files[path, default: [:]][finding, default: 0] += count
  }

  /// The same findings with other names for the files.
  public func mapPaths(_ name: (String) -> String) -> Baseline {
    var baseline = Baseline()
    for (path, findings) in files {
      for (finding, count) in findings { baseline.add(finding, count, to: name(path)) }
    }
    return baseline
  }

  /// The number of findings.
  public var count: Int {
    files.values.reduce(0) { $0 + $1.values.reduce(0, +) }
  }

  /// The baseline after another audit. What the audit has judged is recorded anew. What it has not
  /// is kept: files that are there and were not audited or could not be read, and rules that did
  /// not run.
  public func updated(
    by report: AuditReport, paths: [String], isThere: (String) -> Bool
  ) -> Baseline {
    var updated = Baseline(report, paths: paths)
    let rules = Set(report.rules.map(\.id))
    let unread = Set(zip(report.files, paths).filter { !$0.0.failures.isEmpty }.map(\.1))
    let audited = Set(paths)
    let newNames = renames(in: report, paths: paths, isThere: isThere)
    for (path, findings) in files {
      let path = newNames[path] ?? path
      let wasJudged = audited.contains(path) && !unread.contains(path)
      guard wasJudged || unread.contains(path) || isThere(path) else { continue }
      for (finding, count) in findings where !wasJudged || !rules.contains(finding.rule) {
        updated.add(finding, count, to: path)
      }
    }
    return updated
  }

  /// The new paths of files that have moved, by their old ones.
  ///
  /// A recorded file that is neither audited nor there any more has moved to the audited file
  /// without records that shares the most of its findings: at least half of them, and one of them
  /// by its object id, which Interface Builder makes at random, unless the file's name is the same.
  func renames(
    in report: AuditReport, paths: [String], isThere: (String) -> Bool
  ) -> [String: String] {
    let audited = Set(paths)
    let gone = files.keys.filter { !audited.contains($0) && !isThere($0) }.sorted()
    guard !gone.isEmpty else { return [:] }
    var candidates = zip(report.files, paths)
      .filter { files[$0.1] == nil && !$0.0.findings.isEmpty }
      .map { (path: $0.1, findings: $0.0.recorded) }
    var renames: [String: String] = [:]
    for old in gone {
      let recorded = files[old] ?? [:]
      let total = recorded.values.reduce(0, +)
      var best: (index: Int, shared: Int)?
      for (index, candidate) in candidates.enumerated() {
        var shared = 0
        var hasObjectID = false
        for (finding, count) in recorded {
          guard let other = candidate.findings[finding] else { continue }
          shared += min(count, other)
          if finding.objectID != nil { hasObjectID = true }
        }
        guard shared * 2 >= total, shared > best?.shared ?? 0,
          hasObjectID || candidate.path.fileName == old.fileName
        else { continue }
        best = (index, shared)
      }
      if let best { renames[old] = candidates.remove(at: best.index).path }
    }
    return renames
  }
}

/// What a baseline knows of a finding.
public struct RecordedFinding: Sendable, Hashable {
  public var rule: String
  /// What tells the element from others; see ``Baseline``.
  public var element: [String]

  public init(rule: String, element: [String]) {
    self.rule = rule
    self.element = element
  }

  init(_ finding: ReportedFinding) {
    self.init(rule: finding.rule, element: finding.element.identity(in: finding.screen))
  }

  var objectID: String? {
    element.first == "id" && element.count == 2 ? element[1] : nil
  }

  /// For example `empty-button on abc-12-xyz`.
  public var description: String {
    let name = element.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
    return "\(rule) on \(name)"
  }
}

extension FileReport {
  /// The findings as a baseline knows them, and how often.
  var recorded: [RecordedFinding: Int] {
    findings.reduce(into: [:]) { $0[RecordedFinding($1), default: 0] += 1 }
  }
}
