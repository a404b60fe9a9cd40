import Auditing
import LayoutModel

/// What JSON reports say of findings that were known before.
extension JSONReport {
  /// What has come of the findings of a baseline or of an earlier revision.
  struct Comparison: Codable {
    var source: KnownSource
    /// Whether it fails when known findings are gone.
    var isStrict: Bool
    /// How many findings are in neither this nor another comparison.
    var new: Int
    /// How many known findings are still there.
    var remaining: Int
    /// Known findings that are there no longer, or are suppressed now; not told of a revision.
    var fixed: [FixedFinding]
  }

  /// Where findings are known from: one of the two.
  struct KnownSource: Codable {
    /// The path of a baseline.
    var baseline: String?
    /// A revision of git.
    var revision: String?
  }

  /// A finding that was there before.
  struct KnownFinding: Codable {
    var finding: Finding
    var source: KnownSource
  }

  /// A known finding that is there no longer.
  struct FixedFinding: Codable {
    /// As the baseline calls the file.
    var path: String
    var rule: String
    /// `id` and the object id; `identifier` and the accessibility identifier; or `name`, the
    /// screen, the XML element's name and what a person would call the element.
    var element: [String]
    var count: Int
    /// Whether there is no such file any more.
    var isFileGone: Bool
  }
}

extension JSONReport.Comparison {
  init(_ comparison: Auditing.Comparison, new: Int) {
    source = JSONReport.KnownSource(comparison.source)
    isStrict = comparison.isStrict
    self.new = new
    remaining = comparison.remaining
    fixed = comparison.fixed.map {
      JSONReport.FixedFinding(
        path: $0.path, rule: $0.finding.rule, element: $0.finding.element, count: $0.count,
        isFileGone: $0.isFileGone)
    }
  }
}

extension JSONReport.KnownSource {
  init(_ source: Auditing.KnownSource) {
    switch source {
    case .baseline(let path): baseline = path
    case .revision(let name): revision = name
    }
  }
}

extension JSONReport.KnownFinding {
  init(
    _ known: Auditing.KnownFinding, fingerprint: Fingerprint, columns: [SourcePosition: Int]
  ) {
    finding = JSONReport.Finding(known.finding, fingerprint: fingerprint, columns: columns)
    source = JSONReport.KnownSource(known.source)
  }
}

// MARK: Reading

extension Comparison {
  init(_ comparison: JSONReport.Comparison) {
    self.init(
      KnownSource(comparison.source), isStrict: comparison.isStrict,
      remaining: comparison.remaining,
      fixed: comparison.fixed.map {
        FixedFinding(
          path: $0.path, RecordedFinding(rule: $0.rule, element: $0.element), count: $0.count,
          isFileGone: $0.isFileGone)
      })
  }
}

extension KnownSource {
  init(_ source: JSONReport.KnownSource) {
    self = source.revision.map { .revision($0) } ?? .baseline(source.baseline ?? "")
  }
}

extension KnownFinding {
  init(_ known: JSONReport.KnownFinding) {
    self.init(ReportedFinding(known.finding), from: KnownSource(known.source))
  }
}
