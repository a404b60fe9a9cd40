import Auditing
import LayoutModel
import XMLWriting

/// The report in the XML of Checkstyle, which Jenkins' Warnings plugin, reviewdog and Danger read.
///
/// `source` is `a11y-audit.` and the rule's id. Notes are of severity `info`. A file that could not
/// be read has an `error` of source `a11y-audit.unreadable`.
struct CheckstyleReport {
  let bytes: [UInt8]

  init(_ report: AuditReport, settings: ReportSettings) throws {
    guard let xml = XMLWriter() else { throw OutOfMemory() }
    xml.element("checkstyle", ["version": Product.version]) {
      for file in report.files {
        xml.element("file", ["name": settings.relativePath(file.path)]) {
          for failure in file.failures {
            Self.write(
              to: xml, failure.position, "error", failure.text.brief.asSentence, "unreadable")
          }
          for finding in file.findings {
            Self.write(
              to: xml, finding.position, finding.severity.inCheckstyle, finding.sentences,
              finding.rule)
          }
          for item in file.notEvaluated {
            Self.write(
              to: xml, item.position, "info", item.reason.description.brief.asSentence,
              "not-evaluated")
          }
        }
      }
    }
    bytes = xml.bytes
  }

  private static func write(
    to xml: XMLWriter, _ position: SourcePosition?, _ severity: String, _ message: String,
    _ id: String
  ) {
    xml.element(
      "error",
      [
        "line": String(max(position?.line ?? 1, 1)),
        "column": position.map { String(max($0.column, 1)) }, "severity": severity,
        "message": message, "source": "\(Product.name).\(id)",
      ])
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
