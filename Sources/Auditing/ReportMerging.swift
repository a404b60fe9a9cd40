/// A report and the name of the file it comes from.
public struct NamedReport: Sendable {
  public var name: String
  public var report: AuditReport

  public init(_ report: AuditReport, name: String) {
    self.report = report
    self.name = name
  }
}

/// Why reports cannot be joined.
public struct MergeFailure: Error, Sendable, Equatable {
  /// A clause without a full stop.
  public var message: String

  public init(message: String) {
    self.message = message
  }
}

extension AuditReport {
  /// Joins the reports of parts of an audit into what one audit of all files would have reported.
  public init(merging reports: [NamedReport]) throws(MergeFailure) {
    try Self.checkRules(of: reports)
    try Self.checkFiles(of: reports)
    try Self.checkShards(of: reports)
    self.init(
      files: reports.flatMap(\.report.files).sorted { $0.path.precedes($1.path) },
      rules: reports.first?.report.rules ?? [],
      foldersLeftOut: reports.flatMap(\.report.foldersLeftOut).withoutRepetition)
    filesExcluded = reports.flatMap(\.report.filesExcluded).withoutRepetition
    comparisons = Self.merged(reports.flatMap(\.report.comparisons))
    // What sets nothing aside in one part may do so in another.
    let unneeded = reports.map { named in
      named.report.shard == nil
        ? named.report.staleSuppressions : named.report.unneededSuppressions
    }
    staleSuppressions = (unneeded.first ?? []).filter { suppression in
      unneeded.allSatisfy { $0.contains(suppression) }
    }
  }

  /// One comparison for each baseline or revision.
  private static func merged(_ comparisons: [Comparison]) -> [Comparison] {
    var groups: [[Comparison]] = []
    for comparison in comparisons {
      if let place = groups.firstIndex(where: { $0[0].source == comparison.source }) {
        groups[place].append(comparison)
      } else {
        groups.append([comparison])
      }
    }
    return groups.map { parts in
      var merged = parts[0]
      merged.remaining = parts.reduce(0) { $0 + $1.remaining }
      merged.isStrict = parts.contains(where: \.isStrict)
      merged.fixed = fixed(inAllOf: parts)
      return merged
    }
  }

  /// What is fixed in the whole of several parts. A file that is gone is told by every part but the
  /// one that has it under a new name.
  private static func fixed(inAllOf parts: [Comparison]) -> [FixedFinding] {
    struct Place: Hashable {
      var path: String
      var finding: RecordedFinding
    }
    let told = Dictionary(grouping: parts.flatMap(\.fixed)) {
      Place(path: $0.path, finding: $0.finding)
    }
    return told.values.compactMap { tellings -> FixedFinding? in
      var whole = tellings[0]
      if tellings.contains(where: \.isFileGone) {
        guard tellings.count == parts.count else { return nil }
        whole.count = tellings.map(\.count).min() ?? 0
        whole.isFileGone = tellings.allSatisfy(\.isFileGone)
      } else {
        whole.count = tellings.reduce(0) { $0 + $1.count }
      }
      return whole
    }
    .sorted(by: FixedFinding.precedes)
  }

  /// Whatever is said of the rules that ran must hold for all files.
  private static func checkRules(of reports: [NamedReport]) throws(MergeFailure) {
    guard let first = reports.first else { return }
    let rules = first.report.rules
    let ids = Set(rules.map(\.id))
    for other in reports.dropFirst() {
      let difference = ids.symmetricDifference(other.report.rules.map(\.id)).sorted()
      if let rule = difference.first {
        throw MergeFailure(
          message: "“\(rule)” ran for only one of \(first.name) and \(other.name): "
            + "run the same rules on all parts")
      }
      for (one, two) in zip(rules, other.report.rules) where !one.isSame(as: two) {
        throw MergeFailure(
          message: "“\(one.id)” ran with other settings for \(other.name) than for "
            + "\(first.name): use one configuration for all parts")
      }
    }
  }

  private static func checkFiles(of reports: [NamedReport]) throws(MergeFailure) {
    var owners: [String: String] = [:]
    var duplicates: [(path: String, one: String, other: String)] = []
    for named in reports {
      for file in named.report.files {
        if let owner = owners.updateValue(named.name, forKey: file.path) {
          duplicates.append((file.path, owner, named.name))
        }
      }
    }
    guard let first = duplicates.first else { return }
    let others = duplicates.dropFirst().prefix(4).map { ", \($0.path)" }.joined()
    let rest = duplicates.count > 5 ? " and \(duplicates.count - 5) more" : ""
    let reports = first.one == first.other ? "twice" : "and in \(first.other)"
    throw MergeFailure(
      message: "\(first.path)\(others)\(rest): in \(first.one) \(reports)")
  }

  private static func checkShards(of reports: [NamedReport]) throws(MergeFailure) {
    let shards = reports.compactMap { named in named.report.shard.map { (named.name, $0) } }
    guard let (firstName, first) = shards.first else { return }
    var found: [Int: String] = [:]
    for (name, shard) in shards {
      guard shard.count == first.count else {
        throw MergeFailure(
          message: "\(firstName) is one of \(first.count) shards and \(name) one of \(shard.count)")
      }
      if let other = found.updateValue(name, forKey: shard.number) {
        throw MergeFailure(
          message: "\(other) and \(name) are both shard \(shard.number) of \(shard.count)")
      }
    }
    let missing = (1...first.count).filter { found[$0] == nil }
    guard missing.isEmpty else {
      let numbers = missing.prefix(8).map(String.init).joined(separator: ", ")
      let isOne = missing.count == 1
      throw MergeFailure(
        message: "shard\(isOne ? "" : "s") \(numbers)\(missing.count > 8 ? " and more" : "") of "
          + "\(first.count) \(isOne ? "is" : "are") missing: name the reports of all shards")
    }
  }
}

extension RuleDocumentation {
  /// Whether reports say the same of both.
  fileprivate func isSame(as other: RuleDocumentation) -> Bool {
    (id, summary, severity, impact) == (other.id, other.summary, other.severity, other.impact)
      && standards == other.standards
  }
}

extension String {
  /// Whether the text's bytes stand before those of another.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [String] {
  /// Each text where it stands first: every part of an audit tells of what none of them looked at.
  fileprivate var withoutRepetition: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
