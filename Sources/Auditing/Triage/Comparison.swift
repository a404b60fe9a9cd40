/// What has come of the findings that were known before.
public struct Comparison: Sendable, Equatable {
  public var source: KnownSource
  /// Whether what was known and is gone fails, so that the record is kept up to date.
  public var isStrict: Bool
  /// How many known findings are still there.
  public var remaining: Int
  /// Findings of a baseline that are there no longer, or are suppressed now, by path and
  /// description. Not told of a revision, whose code is not read.
  public var fixed: [FixedFinding]

  public init(
    _ source: KnownSource, isStrict: Bool = false, remaining: Int = 0, fixed: [FixedFinding] = []
  ) {
    self.source = source
    self.isStrict = isStrict
    self.remaining = remaining
    self.fixed = fixed
  }

  public var fixedCount: Int { fixed.reduce(0) { $0 + $1.count } }

  /// Whether it fails by itself.
  public var fails: Bool { isStrict && !fixed.isEmpty }
}

/// What tells that a finding is known.
public enum KnownSource: Sendable, Hashable {
  /// The baseline of this path, as messages name it.
  case baseline(String)
  /// The files as they were in this revision of git, as the user named it.
  case revision(String)

  /// For example `the baseline a11y-baseline.json`.
  public var description: String {
    switch self {
    case .baseline(let path): "the baseline \(path)"
    case .revision(let name): "the revision \(name)"
    }
  }
}

/// A finding that was there before: it is no longer among the findings, and never fails a build.
public struct KnownFinding: Sendable, Equatable {
  public var finding: ReportedFinding
  public var source: KnownSource

  public init(_ finding: ReportedFinding, from source: KnownSource) {
    self.finding = finding
    self.source = source
  }
}

/// A known finding that is there no longer.
public struct FixedFinding: Sendable, Hashable {
  /// As the baseline calls the file.
  public var path: String
  public var finding: RecordedFinding
  /// How many there are fewer.
  public var count: Int
  /// Whether there is no such file any more, as far as is known.
  public var isFileGone: Bool

  public init(path: String, _ finding: RecordedFinding, count: Int, isFileGone: Bool = false) {
    self.path = path
    self.finding = finding
    self.count = count
    self.isFileGone = isFileGone
  }

  static func precedes(_ one: FixedFinding, _ other: FixedFinding) -> Bool {
    (one.path, one.finding.description) < (other.path, other.finding.description)
  }
}

extension AuditReport {
  /// Takes what a baseline knows out of the findings, and adds the comparison.
  ///
  /// - Parameters:
  ///   - baseline: What is known.
  ///   - source: Where from.
  ///   - isStrict: Whether known findings that are gone fail.
  ///   - paths: How the baseline calls the files, in their order.
  ///   - isThere: Whether a file of the baseline that is not audited exists; what such files have
  ///     is neither remaining nor fixed.
  public mutating func compare(
    with baseline: Baseline, from source: KnownSource, isStrict: Bool = false, paths: [String],
    isThere: (String) -> Bool
  ) {
    let rules = Set(rules.map(\.id))
    let renames = baseline.renames(in: self, paths: paths, isThere: isThere)
    var oldPaths: [String: String] = [:]
    for (old, new) in renames { oldPaths[new] = old }
    var comparison = Comparison(source, isStrict: isStrict)
    var settled: Set<String> = []
    func fix(_ findings: [RecordedFinding: Int], of path: String, isFileGone: Bool = false) {
      for (finding, count) in findings where rules.contains(finding.rule) {
        comparison.fixed.append(
          FixedFinding(path: path, finding, count: count, isFileGone: isFileGone))
      }
    }
    for (index, path) in zip(files.indices, paths) {
      let path = oldPaths[path] ?? path
      settled.insert(path)
      guard files[index].failures.isEmpty, var known = baseline.files[path] else { continue }
      comparison.remaining += files[index].setAside(&known, from: source)
      fix(known, of: path)
    }
    for (path, findings) in baseline.files where !settled.contains(path) && !isThere(path) {
      fix(findings, of: path, isFileGone: true)
    }
    if case .revision = source { comparison.fixed = [] }
    comparison.fixed.sort(by: FixedFinding.precedes)
    comparisons.append(comparison)
  }
}

extension FileReport {
  /// Moves known findings, leaves in `known` what is gone, and tells how many were moved.
  fileprivate mutating func setAside(
    _ known: inout [RecordedFinding: Int], from source: KnownSource
  ) -> Int {
    var kept: [ReportedFinding] = []
    let before = self.known.count
    for finding in findings {
      let record = RecordedFinding(finding)
      if let count = known[record] {
        known[record] = count > 1 ? count - 1 : nil
        self.known.append(KnownFinding(finding, from: source))
      } else {
        kept.append(finding)
      }
    }
    findings = kept
    return self.known.count - before
  }
}
