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
    var folders: [String] = []
    var known: Set<String> = []
    for folder in reports.flatMap(\.report.foldersLeftOut) where known.insert(folder).inserted {
      folders.append(folder)
    }
    self.init(
      files: reports.flatMap(\.report.files).sorted { $0.path.precedes($1.path) },
      rules: reports.first?.report.rules ?? [], foldersLeftOut: folders)
    comparisons = Self.merged(reports.flatMap(\.report.comparisons))
    // What sets nothing aside in one part may do so in another.
    staleSuppressions = (reports.first?.report.staleSuppressions ?? []).filter { suppression in
      reports.allSatisfy { $0.report.staleSuppressions.contains(suppression) }
    }
  }

  /// One comparison for each baseline or revision. A file that is gone is told by every part.
  private static func merged(_ comparisons: [Comparison]) -> [Comparison] {
    var merged: [Comparison] = []
    for comparison in comparisons {
      guard let index = merged.firstIndex(where: { $0.source == comparison.source }) else {
        merged.append(comparison)
        continue
      }
      merged[index].remaining += comparison.remaining
      merged[index].isStrict = merged[index].isStrict || comparison.isStrict
      for finding in comparison.fixed where !merged[index].fixed.contains(finding) {
        merged[index].fixed.append(finding)
      }
    }
    return merged
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
