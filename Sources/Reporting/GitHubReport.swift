import Auditing
import LayoutModel

/// The report for the log of a GitHub Actions step: annotations, which GitHub shows beside the
/// lines of a pull request, and a line that counts.
///
/// GitHub shows ten annotations of each kind a step, so the worst ten errors, warnings and notices
/// become workflow commands; the others stand in a group of the log that opens on a click. What is
/// suppressed or known is counted in a line of the log and not annotated: an annotation calls for
/// something to be done.
struct GitHubReport {
  private(set) var bytes: [UInt8] = []

  /// Annotations of each kind that GitHub shows for one step.
  private static let annotationsOfAKind = 10

  init(_ report: AuditReport, settings: ReportSettings) {
    let messages = Self.messages(of: report, settings: settings)
    var shown: [String: Int] = [:]
    var others: [Message] = []
    for message in messages {
      if shown[message.command, default: 0] < Self.annotationsOfAKind {
        shown[message.command, default: 0] += 1
        write(message.workflowCommand)
      } else {
        others.append(message)
      }
    }
    if !others.isEmpty {
      write("::group::\(counted(others.count, "more message"))")
      for message in others {
        write(message.logLine)
      }
      write("::endgroup::")
    }
    let summary = AuditSummary(report)
    write("\(Product.name): \(summary.line). Examined \(summary.examined).")
    if let line = summary.setAsideLine { write("Set aside: \(line).") }
    for comparison in report.comparisons {
      write(comparison.line(new: summary.count()).harmless.asLogText + ".")
    }
  }

  private mutating func write(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Files that could not be read and suppressions that cannot be followed, then the findings, the
  /// worst first, then suppressions that are no longer needed.
  private static func messages(of report: AuditReport, settings: ReportSettings) -> [Message] {
    let files =
      report.files.map { (path: $0.path, messages: $0.messagesBesidesFindings) }
      + report.projectMessages
    let others = files.flatMap { file in
      file.messages.map { message in
        Message(
          command: message.severity.inGitHub, path: settings.relativePath(file.path),
          position: message.position, title: message.id, lines: [message.text])
      }
    }
    let findings = report.findingsWorstFirst.map { index in
      let finding = report[index]
      return Message(
        command: finding.severity.inGitHub,
        path: settings.relativePath(report.files[index.file].path), position: finding.position,
        title: finding.rule,
        lines: [finding.message] + finding.facts.map { "\($0.label): \($0.text)" })
    }
    let error = Severity.error.inGitHub
    return others.filter { $0.command == error } + findings
      + others.filter { $0.command != error }
  }

  private struct Message {
    /// `error`, `warning` or `notice`.
    var command: String
    var path: String
    var position: SourcePosition?
    var title: String
    var lines: [String]

    private var line: Int { max(position?.line ?? 1, 1) }
    private var column: Int { max(position?.column ?? 1, 1) }

    /// GitHub's syntax: `::error file=…,line=…,col=…,title=…::message`.
    var workflowCommand: String {
      let properties = [
        ("file", path.harmless), ("line", "\(line)"), ("col", "\(column)"), ("title", title),
      ]
      let head = properties.map { "\($0)=\($1.asWorkflowProperty)" }.joined(separator: ",")
      return "::\(command) \(head)::"
        + lines.map(\.brief).joined(separator: "\n").asWorkflowData
    }

    /// A line of the log that is no command, whatever the texts are.
    var logLine: String {
      let text = lines.map(\.brief).joined(separator: " · ")
      // Both syntaxes of commands: `::name` at the start of a line, and `##[name]` anywhere in it.
      return "- \(path.harmless):\(line):\(column): \(command): \(text) [\(title)]".asLogText
    }
  }
}

extension Severity {
  fileprivate var inGitHub: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension FileReport {
  fileprivate var messagesBesidesFindings: [FileMessage] {
    var rest = self
    rest.findings = []
    return rest.messages
  }
}

extension String {
  /// The text without the beginning of a command that may stand anywhere in a line.
  fileprivate var asLogText: String { replacing("##[", with: "# #[") }

  /// Escaped as the message of a workflow command (actions/toolkit, command.ts, escapeData).
  fileprivate var asWorkflowData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escaped as a property of a workflow command (actions/toolkit, command.ts, escapeProperty).
  fileprivate var asWorkflowProperty: String {
    asWorkflowData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
