import Auditing

/// The formats of reports. Each has a file of its own; all are written from the same value.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// For programs; see ``JSONReport``.
  case json
  /// For continuous integration; see ``JUnitReport``.
  case junit

  /// The whole report, in UTF-8. One for people is laid out for `page`.
  public func write(_ report: AuditReport, page: PageStyle = PageStyle()) throws -> [UInt8] {
    switch self {
    case .text: TextReport(report, page: page).bytes
    case .json: try JSONReport(report).bytes
    case .junit: try JUnitReport(report).bytes
    }
  }
}
