import Auditing
import LayoutModel

/// A finding that does not call for attention, and why.
struct SetAsideFinding {
  enum Cause {
    case suppressed(Suppression)
    case known(KnownSource)
  }

  var finding: ReportedFinding
  var fingerprint: Fingerprint
  var cause: Cause

  /// The state in one word: `suppressed` or `remaining`.
  var state: String {
    switch cause {
    case .suppressed: Self.suppressed
    case .known: Self.remaining
    }
  }

  static let suppressed = "suppressed"
  static let remaining = "remaining"
  /// The state of findings that are not set aside.
  static let new = "new"

  /// Why it is set aside and by what, for example `Code sets the label (the note in line 12)`.
  var explanation: String {
    switch cause {
    case .suppressed(let suppression):
      "\(suppression.reason.asSentence) (\(suppression.source.description))"
    case .known(let source): "in \(source.description)"
    }
  }
}

extension FileReport {
  /// What is suppressed or was known before, in the order of the positions.
  var setAside: [SetAsideFinding] {
    guard !suppressed.isEmpty || !known.isEmpty else { return [] }
    let fingerprints = fingerprints
    let suppressed = zip(suppressed, fingerprints.suppressed).map {
      SetAsideFinding(
        finding: $0.finding, fingerprint: $1, cause: .suppressed($0.suppression))
    }
    let known = zip(known, fingerprints.known).map {
      SetAsideFinding(finding: $0.finding, fingerprint: $1, cause: .known($0.source))
    }
    return (known + suppressed).enumerated().sorted {
      ($0.element.finding.position, $0.offset) < ($1.element.finding.position, $1.offset)
    }.map(\.element)
  }
}

extension AuditSummary {
  /// What is set aside, for example `2 suppressed (1 by notes, 1 by the configuration) and 3
  /// known`; `nil` for nothing.
  var setAsideLine: String? {
    var parts: [String] = []
    if suppressed > 0 {
      let by = [(suppressedByNotes, "notes"), (suppressedByConfiguration, "the configuration")]
        .filter { $0.0 > 0 }
      parts.append(
        by.count == 1
          ? "\(grouped(suppressed)) suppressed by \(by[0].1)"
          : "\(grouped(suppressed)) suppressed ("
            + by.map { "\(grouped($0.0)) by \($0.1)" }.joined(separator: ", ") + ")")
    }
    if known > 0 { parts.append("\(grouped(known)) known") }
    return parts.isEmpty ? nil : parts.listed(with: "and")
  }
}

extension Comparison {
  /// For example `Compared with the baseline base.json: 1 new, 3 remaining, 2 fixed`.
  func line(new: Int) -> String {
    "Compared with \(source.description): \(counts(new: new))"
  }
}
