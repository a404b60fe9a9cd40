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
/// - What is suppressed or known is not written: GitLab knows no such state, and would show it as
///   something to do. In a merge request, an issue that has been set aside counts as resolved.
struct GitLabReport {
  let bytes: [UInt8]

  init(_ report: AuditReport, settings: ReportSettings) throws {
    bytes = try JSONText.bytes(
      of: report.files.flatMap { Self.issues(of: $0, path: settings.relativePath($0.path)) }
        + report.projectMessages.flatMap {
          Self.issues($0.messages, in: $0.path, path: settings.relativePath($0.path))
        })
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
    var rest = file
    rest.findings = []
    let findings = zip(file.findings, file.fingerprints.findings).map { finding, fingerprint in
      Issue(
        description: finding.sentences, check_name: finding.rule,
        fingerprint: fingerprint.description, severity: finding.severityInGitLab,
        location: Location(path: path, lines: Lines(begin: max(finding.position.line, 1))))
    }
    return issues(rest.messages, in: file.path, path: path) + findings
  }

  /// Issues that no rule has found, told apart by their numbers.
  private static func issues(
    _ messages: [FileMessage], in file: String, path: String
  ) -> [Issue] {
    var numbers: [String: Int] = [:]
    return messages.map { message in
      numbers[message.id, default: 0] += 1
      return Issue(
        description: message.text, check_name: message.id,
        fingerprint: Fingerprint(
          rule: message.id, path: file, element: [], number: numbers[message.id] ?? 1
        ).description,
        severity: message.id == FileMessage.unreadable ? "blocker" : message.severity.inGitLab,
        location: Location(path: path, lines: Lines(begin: message.line)))
    }
  }
}

extension Severity {
  fileprivate var inGitLab: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
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
