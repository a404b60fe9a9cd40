import Auditing
import LayoutModel

/// The report for Xcode's issue navigator and for editors that read compiler messages: a line each,
/// `/absolute/path:line:column: warning: message [rule-id]`.
///
/// A run script phase shows it: Xcode reads `error`, `warning` and `note` in lower case behind an
/// absolute path, with columns in UTF-8 bytes as Clang counts them. A file that could not be read
/// is an error; what was not evaluated is a note.
struct XcodeReport {
  private(set) var bytes: [UInt8] = []

  init(_ report: AuditReport, settings: ReportSettings) {
    for file in report.files {
      let path = settings.absolutePath(file.path)
      for failure in file.failures {
        write(path, failure.position, "error", failure.text.brief.asSentence, "unreadable")
      }
      for finding in file.findings {
        write(
          path, finding.position, finding.severity.rawValue, finding.sentences, finding.rule)
      }
      for item in file.notEvaluated {
        write(
          path, item.position, "note", item.reason.description.brief.asSentence, "not-evaluated")
      }
    }
  }

  private mutating func write(
    _ path: String, _ position: SourcePosition?, _ kind: String, _ message: String, _ id: String
  ) {
    let place = "\(max(position?.line ?? 1, 1)):\(max(position?.column ?? 1, 1))"
    bytes.append(contentsOf: "\(path.harmless):\(place): \(kind): \(message) [\(id)]\n".utf8)
  }
}
