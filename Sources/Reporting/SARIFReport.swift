import Auditing
import FilePaths
import LayoutModel

/// The report in SARIF 2.1.0 (OASIS), for GitHub code scanning, Azure DevOps' SARIF tab and editors.
///
/// - A place reaches from the beginning of the element to the end of its line. Columns count UTF-16
///   code units, as `columnKind` says; the column in bytes is the property `utf8Column`. In strings
///   tables and for files that could not be read a place is a whole line.
/// - `partialFingerprints` holds ``Fingerprint`` as `layoutElement/v1`. GitHub computes the
///   `primaryLocationLineHash` it follows alerts by from the line's text itself.
/// - What is suppressed or known is left out, and a notification counts it: GitHub does not heed
///   `suppressions` and `baselineState`, and would show all of it as open alerts
///   (https://docs.github.com/en/code-security/code-scanning, “SARIF support for code scanning”).
///   ``ReportSettings/hasAllInSARIF`` writes it for readers that do heed them: a suppressed result has
///   a `suppressions` entry, `inSource` for a note in the layout and `external` for the configuration,
///   a known one is `unchanged`, and what is fixed is `absent`. What is suppressed is not compared.
/// - Files that could not be read, suppressions that call for attention and what was not evaluated or
///   not decided are notifications of the invocation.
/// - GitHub takes 25,000 results a run: the worst findings are written, then what is set aside, then
///   what is fixed, and a notification counts the others.
struct SARIFReport {
  let bytes: [UInt8]

  /// Results that GitHub takes in one run.
  static let mostResults = 25_000

  /// How many results a run has no room for.
  fileprivate struct LeftOut {
    /// Findings that call for attention.
    var open: Int
    /// Findings that are set aside or fixed.
    var others = 0
  }

  init(_ report: AuditReport, settings: ReportSettings) throws {
    bytes = try JSONText.bytes(of: SARIFLog(runs: [Run(report, settings: settings)]))
  }

  private typealias Run = SARIFLog.Run
}

extension SARIFLog.Run {
  fileprivate init(_ report: AuditReport, settings: ReportSettings) {
    let places = Dictionary(
      zip(report.rules.map(\.id), report.rules.indices), uniquingKeysWith: { first, _ in first })
    var written = report.findingsWorstFirst
    let openCount = written.count
    written = written.prefix(SARIFReport.mostResults).sorted()
    var leftOut = SARIFReport.LeftOut(open: openCount - written.count)
    // The standard wants all results to have them, or none (SARIF 2.1.0, 3.27.23).
    let hasSuppressions =
      settings.hasAllInSARIF && report.files.contains { !$0.suppressed.isEmpty }
    let hasStates = settings.hasAllInSARIF && !report.comparisons.isEmpty
    var results: [SARIFLog.Result] = []
    var fingerprints: (file: Int, all: [Fingerprint]) = (-1, [])
    for index in written {
      let file = report.files[index.file]
      if index.file != fingerprints.file {
        fingerprints = (index.file, file.fingerprints.findings)
      }
      var result = SARIFLog.Result(
        report[index], in: file, settings, fingerprint: fingerprints.all[index.finding],
        ruleIndex: places[report[index].rule])
      if hasStates { result.baselineState = "new" }
      if hasSuppressions { result.suppressions = [] }
      results.append(result)
    }
    if settings.hasAllInSARIF {
      for file in report.files {
        for item in file.setAside {
          guard results.count < SARIFReport.mostResults else {
            leftOut.others += 1
            continue
          }
          var result = SARIFLog.Result(
            item.finding, in: file, settings, fingerprint: item.fingerprint,
            ruleIndex: places[item.finding.rule])
          if hasSuppressions { result.suppressions = [] }
          switch item.cause {
          case .known: result.baselineState = "unchanged"
          case .suppressed(let suppression):
            result.suppressions = [
              SARIFLog.Suppression(suppression, in: file.path, settings: settings)
            ]
          }
          results.append(result)
        }
      }
      for comparison in report.comparisons {
        for finding in comparison.fixed {
          guard results.count < SARIFReport.mostResults else {
            leftOut.others += 1
            continue
          }
          var result = SARIFLog.Result(
            finding, at: comparison.location(of: finding), settings,
            ruleIndex: places[finding.finding.rule])
          if hasSuppressions { result.suppressions = [] }
          results.append(result)
        }
      }
    }
    self.init(
      tool: SARIFLog.Tool(driver: SARIFLog.Driver(rules: report.rules.map(SARIFLog.Rule.init))),
      invocations: [
        SARIFLog.Invocation(report, settings: settings, ruleIndices: places, leftOut: leftOut)
      ],
      results: results)
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ rule: RuleDocumentation) {
    let sections = [
      ("Why it matters", rule.why), ("How it decides", rule.decides),
      ("What it cannot see", rule.limits), ("Fix in Interface Builder", rule.fixInInterfaceBuilder),
    ].filter { !$0.1.isEmpty }
    let standards = rule.standards.map(\.description)
    let text =
      sections.map { "\($0.0): \($0.1)" }
      + ["Fix in code:\n\(rule.fixInCode)", "Standards: \(standards.joined(separator: "; "))"]
    let markdown =
      sections.map { "**\($0.0)**\n\n\($0.1.escapedForMarkdown)" }
      + [
        "**Fix in code**\n\n\(rule.fixInCode.asCodeBlock)",
        "**Standards**\n\n"
          + standards.map { "- \($0.escapedForMarkdown)" }.joined(separator: "\n"),
      ]
    self.init(
      id: rule.id, shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.why.isEmpty ? rule.summary : rule.why),
      help: .init(
        text: text.joined(separator: "\n\n"), markdown: markdown.joined(separator: "\n\n")),
      defaultConfiguration: .init(level: rule.severity.rawValue),
      properties: .init(
        tags: rule.sarifTags, problemSeverity: rule.severity.asProblemSeverity,
        impact: rule.impact.rawValue, standards: standards))
  }
}

extension SARIFLog.Result {
  fileprivate init(
    _ finding: ReportedFinding, in file: FileReport, _ settings: ReportSettings,
    fingerprint: Fingerprint, ruleIndex: Int?
  ) {
    self.init(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: .init(text: finding.sentences.asSARIFMessage),
      locations: [
        SARIFLog.Location(
          physicalLocation: .init(
            artifactLocation: settings.sarifLocation(of: file.path),
            region: .init(
              line: finding.position.line, utf16Column: file.utf16Column(of: finding))),
          logicalLocations: [
            .init(
              fullyQualifiedName: "\(finding.screen): \(finding.element.description)".brief,
              kind: "element")
          ])
      ],
      partialFingerprints: .init(layoutElement: fingerprint.description),
      properties: .init(
        certainty: finding.certainty.rawValue, reason: finding.reason,
        impact: finding.impact.rawValue, screen: finding.screen, saysNow: finding.saysNow,
        wouldSay: finding.wouldSay, fix: finding.fix, utf8Column: finding.position.column))
  }

  /// A known finding that is there no longer.
  fileprivate init(
    _ fixed: FixedFinding, at path: String, _ settings: ReportSettings, ruleIndex: Int?
  ) {
    let count = fixed.count > 1 ? " (\(counted(fixed.count, "finding")))" : ""
    self.init(
      ruleId: fixed.finding.rule, ruleIndex: ruleIndex, level: "none",
      message: .init(
        text: "No longer open: \(fixed.finding.description)\(count).".brief.asSARIFMessage),
      locations: [
        SARIFLog.Location(
          physicalLocation: .init(artifactLocation: settings.sarifLocation(of: path)))
      ],
      partialFingerprints: .init(
        layoutElement: Fingerprint(
          rule: fixed.finding.rule, path: path, element: fixed.finding.element, number: 1
        ).description),
      baselineState: "absent", properties: .init())
  }
}

extension FileReport {
  /// The column of a finding in UTF-16 code units; `nil` where it is not known.
  fileprivate func utf16Column(of finding: ReportedFinding) -> Int? {
    layoutPath == nil ? utf16Columns[finding.position] ?? finding.position.column : nil
  }
}

extension Comparison {
  /// The path of a file that a baseline names from its own folder, as the report names files.
  fileprivate func location(of finding: FixedFinding) -> String {
    guard case .baseline(let file) = source else { return finding.path }
    return finding.path.resolved(from: file.parentFolder)
  }
}

extension SARIFLog.Suppression {
  fileprivate init(_ suppression: Suppression, in path: String, settings: ReportSettings) {
    let (kind, file) =
      switch suppression.source {
      case .note: ("inSource", path)
      case .configuration(let configuration, _): ("external", configuration)
      }
    self.init(
      kind: kind, justification: suppression.reason,
      location: SARIFLog.Location(
        physicalLocation: .init(
          artifactLocation: settings.sarifLocation(of: file),
          region: .init(line: suppression.source.position.line))))
  }
}

extension SARIFLog.Invocation {
  fileprivate init(
    _ report: AuditReport, settings: ReportSettings, ruleIndices: [String: Int],
    leftOut: SARIFReport.LeftOut
  ) {
    let summary = AuditSummary(report)
    var notifications: [SARIFLog.Notification] = []
    for file in report.files {
      let location = settings.sarifLocation(of: file.path)
      notifications += file.failures.map {
        SARIFLog.Notification(
          .unreadable, level: "error", $0.text.brief.asSentence, in: location, at: $0.position)
      }
      notifications += file.notEvaluated.map {
        SARIFLog.Notification(
          .notEvaluated, level: "note", $0.reason.description.brief.asSentence, in: location,
          at: $0.position)
      }
      notifications += Self.notifications(file.suppressionMessages, in: location)
    }
    for file in report.projectMessages {
      notifications += Self.notifications(
        file.messages, in: settings.sarifLocation(of: file.path))
    }
    notifications += summary.undecided.map {
      SARIFLog.Notification(
        .undecided, level: "note",
        "\(counted($0.count, "check")) of \($0.rule) undecided: \($0.reason)".brief.asSentence,
        rule: .init(id: $0.rule, index: ruleIndices[$0.rule]))
    }
    if !settings.hasAllInSARIF, let line = summary.setAsideLine {
      notifications.append(
        SARIFLog.Notification(.setAside, level: "note", "Set aside: \(line).".brief))
    }
    if !report.filesExcluded.isEmpty {
      let count = counted(report.filesExcluded.count, "layout")
      notifications.append(
        SARIFLog.Notification(
          .excluded, level: "note", "\(count) left out by the configuration."))
    }
    let parts = [
      leftOut.open > 0 ? "\(counted(leftOut.open, "finding")) of the lowest severities" : nil,
      leftOut.others > 0
        ? "\(counted(leftOut.others, "finding")) that are set aside or fixed" : nil,
    ].compactMap(\.self)
    if !parts.isEmpty {
      notifications.append(
        SARIFLog.Notification(
          .leftOut, level: "warning",
          """
          \(parts.joined(separator: " and ")) left out: GitHub takes \
          \(SARIFReport.mostResults) in a run.
          """))
    }
    self.init(
      executionSuccessful: summary.unreadable.isEmpty,
      toolExecutionNotifications: notifications)
  }

  private static func notifications(
    _ messages: [FileMessage], in file: SARIFLog.ArtifactLocation
  ) -> [SARIFLog.Notification] {
    messages.compactMap { message in
      SARIFLog.NotificationKind(rawValue: message.id).map {
        SARIFLog.Notification(
          $0, level: message.severity.rawValue, message.text, in: file, at: message.position)
      }
    }
  }
}

extension SARIFLog.Notification {
  fileprivate init(
    _ kind: SARIFLog.NotificationKind, level: String, _ text: String,
    in file: SARIFLog.ArtifactLocation? = nil, at position: SourcePosition? = nil,
    rule: SARIFLog.RuleReference? = nil
  ) {
    self.init(
      descriptor: .init(id: kind.rawValue), associatedRule: rule, level: level,
      message: .init(text: text.asSARIFMessage),
      locations: file.map {
        [
          SARIFLog.Location(
            physicalLocation: .init(
              artifactLocation: $0, region: position.map { .init(line: $0.line) }))
        ]
      })
  }
}

extension ReportSettings {
  /// A relative URI for a file of the folder, an absolute one for others.
  fileprivate func sarifLocation(of path: String) -> SARIFLog.ArtifactLocation {
    let relative = relativePath(path)
    let isBelow = !relative.hasPrefix("/") && !relative.split(separator: "/").contains("..")
    return isBelow
      ? SARIFLog.ArtifactLocation(uri: relative.percentEncodedPath, uriBaseId: "%SRCROOT%")
      : SARIFLog.ArtifactLocation(uri: "file://" + absolutePath(path).percentEncodedPath)
  }
}

extension RuleDocumentation {
  /// At most twenty, of which GitHub shows ten.
  fileprivate var sarifTags: [String] {
    var tags = ["accessibility"]
    for standard in standards {
      let tag =
        switch standard {
        case .wcag(let number, _, let level):
          ["wcag-\(number)", "wcag-level-\(level.lowercased())"]
        case .apple: ["apple"]
        case .material: ["material"]
        }
      tags += tag.filter { !tags.contains($0) }
    }
    return Array(tags.prefix(20))
  }
}

extension Severity {
  /// GitHub's words for `problem.severity`.
  fileprivate var asProblemSeverity: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}

extension String {
  /// The path with all but RFC 3986's unreserved characters and slashes encoded.
  fileprivate var percentEncodedPath: String {
    var encoded: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The text as a message in which nothing is taken for a link, `[text](target)` (SARIF 2.1.0,
  /// 3.11.6).
  fileprivate var asSARIFMessage: String {
    contains("](") ? replacing("[", with: "\\[").replacing("]", with: "\\]") : self
  }

  /// A fenced block with a fence longer than any in the text.
  fileprivate var asCodeBlock: String {
    let longest = split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)swift\n\(self)\n\(fence)"
  }
}
