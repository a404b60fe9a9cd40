import Auditing
import LayoutModel

/// The report for Xcode's issue navigator and for editors that read compiler messages: a line each,
/// `/absolute/path:line:column: warning: message [rule-id]`.
///
/// A run script phase shows it: Xcode reads `error`, `warning` and `note` in lower case behind an
/// absolute path, with columns in UTF-8 bytes as Clang counts them. A file that could not be read
/// is an error; what was not evaluated is a note. What is suppressed or known is not written: Xcode
/// shows all it reads as something to do.
struct XcodeReport {
  private(set) var bytes: [UInt8] = []

  init(_ report: AuditReport, settings: ReportSettings) {
    for file in report.files {
      write(file.messages + file.notEvaluatedMessages, at: settings.absolutePath(file.path))
    }
    for file in report.projectMessages {
      write(file.messages, at: settings.absolutePath(file.path))
    }
  }

  private mutating func write(_ messages: [FileMessage], at path: String) {
    for message in messages {
      let place = "\(message.line):\(message.column)"
      let line =
        "\(path.harmless):\(place): \(message.severity.rawValue): \(message.text) [\(message.id)]\n"
      bytes.append(contentsOf: line.utf8)
    }
  }
}
