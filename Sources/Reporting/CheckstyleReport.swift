import Auditing
import LayoutModel
import XMLWriting

/// The report in the XML of Checkstyle, which Jenkins' Warnings plugin, reviewdog and Danger read.
///
/// `source` is `a11y-audit.` and the rule's id. Notes are of severity `info`. A file that could not
/// be read has an `error` of source `a11y-audit.unreadable`. What is suppressed or known is not
/// written: readers count every entry, also those of severity `ignore`.
struct CheckstyleReport {
  let bytes: [UInt8]

  init(_ report: AuditReport, settings: ReportSettings) throws {
    guard let xml = XMLWriter() else { throw OutOfMemory() }
    xml.element("checkstyle", ["version": Product.version]) {
      for file in report.files {
        Self.write(
          file.messages + file.notEvaluatedMessages, of: settings.relativePath(file.path), to: xml)
      }
      for file in report.projectMessages {
        Self.write(file.messages, of: settings.relativePath(file.path), to: xml)
      }
    }
    bytes = xml.bytes
  }

  private static func write(_ messages: [FileMessage], of path: String, to xml: XMLWriter) {
    xml.element("file", ["name": path]) {
      for message in messages {
        xml.element(
          "error",
          [
            "line": String(message.line), "column": String(message.column),
            "severity": message.severity.inCheckstyle, "message": message.text,
            "source": "\(Product.name).\(message.id)",
          ])
      }
    }
  }
}

extension Severity {
  fileprivate var inCheckstyle: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
