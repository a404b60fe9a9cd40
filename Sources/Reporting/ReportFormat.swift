import Auditing

/// The formats of reports. Each has a file of its own; all are written from the same value.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// For programs, and for joining shards; see ``JSONReport``.
  case json
  /// For continuous integration; see ``JUnitReport``.
  case junit
  /// For GitHub code scanning and other readers of static analysis; see ``SARIFReport``.
  case sarif
  /// For the log of a GitHub Actions step; see ``GitHubReport``.
  case github
  /// For GitLab's Code Quality; see ``GitLabReport``.
  case gitlab
  /// For Jenkins' Warnings plugin, reviewdog and Danger; see ``CheckstyleReport``.
  case checkstyle
  /// For Xcode; see ``XcodeReport``.
  case xcode
  /// For comments on pull requests and for job summaries; see ``MarkdownReport``.
  case markdown
  /// For a browser; see ``HTMLReport``.
  case html

  /// The whole report, in UTF-8.
  public func write(
    _ report: AuditReport, settings: ReportSettings = ReportSettings()
  ) throws -> [UInt8] {
    switch self {
    case .text: TextReport(report, page: settings.page).bytes
    case .json: try JSONReport(report, hasScreens: settings.hasScreensInJSON).bytes
    case .junit: try JUnitReport(report, settings: settings).bytes
    case .sarif: try SARIFReport(report, settings: settings).bytes
    case .github: GitHubReport(report, settings: settings).bytes
    case .gitlab: try GitLabReport(report, settings: settings).bytes
    case .checkstyle: try CheckstyleReport(report, settings: settings).bytes
    case .xcode: XcodeReport(report, settings: settings).bytes
    case .markdown: MarkdownReport(report, settings: settings).bytes
    case .html: HTMLReport(report, settings: settings).bytes
    }
  }
}

extension ReportFormat {
  /// Whether the format shows what ``FileReport/screens`` holds.
  public var showsScreens: Bool { self == .html }
}

/// libxml2 has no memory left.
struct OutOfMemory: Error {}
