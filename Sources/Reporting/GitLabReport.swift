import Auditing
import LayoutModel

/// The report for GitLab's Code Quality widget: an array of issues in GitLab's subset of the Code
/// Climate format (https://docs.gitlab.com/ci/testing/code_quality/).
///
/// - Paths are relative to the repository, in which GitLab expects the tool to run, without `./`.
/// - Fingerprints stay when a line moves; see ``Fingerprint``. GitLab keeps one of several issues
///   with the same fingerprint, so no two have the same.
/// - Errors are `critical`, or `blocker` where the impact is critical too; warnings are `major`, or
///   `minor` where the impact is moderate or minor; notes are `info`. A file that could not be read
///   is a `blocker`.
struct GitLabReport {
  let bytes: [UInt8]

  init(_ report: AuditReport, settings: ReportSettings) throws {
    bytes = try JSONText.bytes(
      of: report.files.flatMap { Self.issues(of: $0, path: settings.relativePath($0.path)) })
  }

  struct Issue: Encodable {
    var description: String
    /// The rule's id.
    var check_name: String
    var fingerprint: String
    /// `info`, `minor`, `major`, `critical` or `blocker`.
    var severity: String
    var location: Location
  }

  struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  struct Lines: Encodable {
    /// From 1.
    var begin: Int
  }

  private static func issues(of file: FileReport, path: String) -> [Issue] {
    let failures = file.failures.enumerated().map { index, failure in
      Issue(
        description: failure.text.brief.asSentence, check_name: "unreadable",
        fingerprint: Fingerprint(
          rule: "unreadable", path: file.path, element: [], number: index + 1
        ).description,
        severity: "blocker",
        location: Location(path: path, lines: Lines(begin: max(failure.position?.line ?? 1, 1))))
    }
    let findings = zip(file.findings, file.fingerprints).map { finding, fingerprint in
      Issue(
        description: finding.sentences, check_name: finding.rule,
        fingerprint: fingerprint.description, severity: finding.severityInGitLab,
        location: Location(path: path, lines: Lines(begin: max(finding.position.line, 1))))
    }
    return failures + findings
  }
}

extension ReportedFinding {
  fileprivate var severityInGitLab: String {
    switch (severity, impact) {
    case (.error, .critical): "blocker"
    case (.error, _): "critical"
    case (.warning, .critical), (.warning, .serious): "major"
    case (.warning, _): "minor"
    case (.note, _): "info"
    }
  }
}
