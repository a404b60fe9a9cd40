import Auditing
import Foundation
import LayoutModel
import Reporting
import Testing

/// What GitHub, GitLab and Xcode ask of the formats they read.
@Suite struct ServiceFormatTests {
  private let settings = ReportSettings(folder: "/Shop")

  private func text(_ format: ReportFormat, _ report: AuditReport) throws -> String {
    String(decoding: try format.write(report, settings: settings), as: UTF8.self)
  }

  private func json(_ format: ReportFormat, _ report: AuditReport) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try format.write(report, settings: settings)))
  }

  /// A report with one file a path, each with findings of these severities.
  private func report(
    _ paths: [String], _ severities: [Severity], message: String = "A fault."
  ) -> AuditReport {
    AuditReport(
      files: paths.map { path in
        FileReport(
          path: path,
          findings: severities.enumerated().map { index, severity in
            ReportedFinding(
              rule: "a-rule", severity: severity, impact: .serious, certainty: .certain,
              message: message, screen: "Screen",
              element: ElementReference(tag: "button", objectID: "id-\(index)"),
              position: SourcePosition(line: index + 1, column: 1))
          })
      }, rules: [])
  }

  // MARK: What is set aside

  /// Services show all they read as something to do.
  @Test(arguments: [ReportFormat.github, .gitlab, .checkstyle, .xcode, .sarif])
  func servicesGetOnlyWhatCallsForAttention(format: ReportFormat) throws {
    let text = try text(format, SampleReport.triaged)
    for part in [
      "ic_close", "The suppression gives no reason", "no longer needed",
      "The baseline holds 2 findings more than there is",
    ] {
      #expect(text.contains(part))
    }
    for part in ["ic_menu", "The design team knows", "44 × 30"] { #expect(!text.contains(part)) }
  }

  @Test(arguments: [ReportFormat.junit, .github, .sarif])
  func oneFindingThatIsGoneIsCountedAsOne(format: ReportFormat) throws {
    var report = SampleReport.triaged
    report.comparisons[0].fixed[0].count = 1
    #expect(try text(format, report).contains("The baseline holds 1 finding more than there is"))
  }

  /// SARIF 2.1.0, 3.27.23: all results have suppressions, or none has.
  @Test func sarifMarksAllResultsWhenAskedForAll() throws {
    let settings = ReportSettings(folder: "/Shop", hasAllInSARIF: true)
    let bytes = try ReportFormat.sarif.write(SampleReport.triaged, settings: settings)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["baselineState"] as? String }
        == ["new", "new", nil, nil, "unchanged", "absent"])
    let kinds = try results.map { result in
      try #require(result["suppressions"] as? [[String: Any]]).map { $0["kind"] as? String }
    }
    #expect(kinds == [[], [], ["inSource"], ["external"], [], []])
    let places = try results.map { result in
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      return (place["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(places.last == "App/Gone.xib")
    for result in try #require(try self.run(SampleReport.triaged)["results"] as? [[String: Any]]) {
      #expect(result["baselineState"] == nil && result["suppressions"] == nil)
    }
  }

  // MARK: GitHub's workflow commands

  @Test func gitHubShowsTheWorstTenOfAKind() throws {
    let severities = Array(repeating: [Severity.note, .warning, .error], count: 12).flatMap(\.self)
    let lines = try text(.github, report(["a.xib"], severities)).split(separator: "\n")
    for command in ["error", "warning", "notice"] {
      #expect(lines.count { $0.hasPrefix("::\(command) file=a.xib,line=") } == 10)
    }
    #expect(lines.first?.hasPrefix("::error ") == true)
    let group = try #require(lines.firstIndex(of: "::group::6 more messages"))
    #expect(lines[(group + 1)...].prefix(6).allSatisfy { $0.hasPrefix("- a.xib:") })
    #expect(lines[group + 7] == "::endgroup::")
    #expect(
      lines.last == """
        a11y-audit: 12 errors, 12 warnings and 12 notes. Examined 1 file with 0 screens and 0 \
        elements.
        """)
  }

  @Test func noTextBecomesAWorkflowCommand() throws {
    var hostile = SampleReport.hostile
    let finding = hostile.files[0].findings[0]
    for name in SampleReport.hostileNames + ["\n::add-mask::x", "\r::stop-commands::x"] {
      var copy = finding
      copy.message = name
      copy.fix = name
      hostile.files[0].findings.append(copy)
      hostile.files.append(
        FileReport(
          path: "::error::\(name)", findings: [copy], failures: [ReadingFailure(message: name)]))
    }
    // The runner looks at the ends of lines that .NET knows.
    let lines = try text(.github, hostile).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    for line in lines {
      let isCommand = line.trimmingPrefix { $0.isWhitespace }.hasPrefix("::")
      let isOurs =
        line.wholeMatch(
          of: /::(error|warning|notice) file=[^,:]+,line=\d+,col=\d+,title=[a-z-]+::[^\r\n]*/)
        != nil || line.hasPrefix("::group::") || line == "::endgroup::"
      #expect(!isCommand || isOurs, "\(line.prefix(80))")
      #expect(isCommand || !line.contains("##["))
    }
  }

  // MARK: Xcode

  @Test func xcodeGetsALineEachWithAbsolutePaths() throws {
    for report in [SampleReport.all, SampleReport.hostile] {
      let lines = try text(.xcode, report).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last?.isEmpty == true)
      for line in lines.dropLast() {
        #expect(
          line.wholeMatch(of: /\/Shop\/.*:\d+:\d+: (error|warning|note): .+ \[[a-z-]+\]/) != nil,
          "\(line.prefix(120))")
      }
    }
  }

  // MARK: GitLab's Code Quality

  @Test func gitLabGetsWhatItNeeds() throws {
    for report in [SampleReport.all, SampleReport.hostile] {
      let issues = try #require(try json(.gitlab, report) as? [[String: Any]])
      #expect(
        issues.count == report.files.reduce(0) { $0 + $1.findings.count + $1.failures.count })
      var fingerprints: Set<String> = []
      for issue in issues {
        #expect(try !#require(issue["description"] as? String).contains("\n"))
        #expect(fingerprints.insert(try #require(issue["fingerprint"] as? String)).inserted)
        #expect(
          ["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
        let location = try #require(issue["location"] as? [String: Any])
        #expect(try !#require(location["path"] as? String).hasPrefix("/"))
        let lines = try #require(location["lines"] as? [String: Int])
        #expect(try #require(lines["begin"]) >= 1)
      }
    }
    #expect(try #require(try json(.gitlab, SampleReport.empty) as? [Any]).isEmpty)
  }

  @Test func gitLabFollowsAFindingThatMoves() throws {
    func fingerprints(_ report: AuditReport) throws -> [String] {
      try #require(try json(.gitlab, report) as? [[String: Any]])
        .compactMap { $0["fingerprint"] as? String }
    }
    var moved = SampleReport.all
    for finding in moved.files[0].findings.indices {
      moved.files[0].findings[finding].position.line += 100
    }
    #expect(try fingerprints(moved) == fingerprints(SampleReport.all))
  }

  // MARK: SARIF

  private func run(_ report: AuditReport) throws -> [String: Any] {
    let log = try #require(try json(.sarif, report) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func location(_ path: String) throws -> [String: String] {
    let results = try #require(
      try run(report([path], [.error]))["results"] as? [[String: Any]])
    let location = (results.first?["locations"] as? [[String: Any]])?.first
    let place = try #require(location?["physicalLocation"] as? [String: Any])
    return try #require(place["artifactLocation"] as? [String: String])
  }

  @Test(arguments: [
    ("App/Main.storyboard", "App/Main.storyboard"), ("./App/Main.xib", "App/Main.xib"),
    ("/Shop/App/Main.xib", "App/Main.xib"), ("a b/ü:#?%.xib", "a%20b/%C3%BC%3A%23%3F%25.xib"),
  ])
  func sarifHasRelativeAddressesInTheFolder(path: String, uri: String) throws {
    #expect(try location(path) == ["uri": uri, "uriBaseId": "%SRCROOT%"])
  }

  @Test(arguments: [
    ("/Other/a b.xib", "file:///Other/a%20b.xib"), ("../x.xib", "file:///Shop/../x.xib"),
    ("/Shopping/x.xib", "file:///Shopping/x.xib"),
  ])
  func sarifHasAbsoluteAddressesOutsideTheFolder(path: String, uri: String) throws {
    #expect(try location(path) == ["uri": uri])
  }

  /// Columns are in the unit the run names; where nobody knows them, a place is a whole line.
  @Test(
    arguments: [
      (nil, 9, nil, 9), (nil, 9, 6, 6), ("Main.storyboard", 9, nil, 1),
    ] as [(String?, Int, Int?, Int)])
  func sarifCountsColumnsInUTF16(layout: String?, column: Int, utf16: Int?, expected: Int) throws {
    var report = report(["a.xib"], [.error])
    let position = SourcePosition(line: 1, column: column)
    report.files[0].layoutPath = layout
    report.files[0].findings[0].position = position
    report.files[0].utf16Columns[position] = utf16
    let run = try run(report)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = (result["locations"] as? [[String: Any]])?.first
    let place = try #require(location?["physicalLocation"] as? [String: Any])
    #expect(
      place["region"] as? [String: Int] == ["startLine": 1, "startColumn": expected, "endLine": 1])
    #expect((result["properties"] as? [String: Any])?["utf8Column"] as? Int == column)
  }

  @Test func sarifHoldsNoMoreResultsThanGitHubTakes() throws {
    let severities = Array(repeating: Severity.note, count: 26_000) + [.error, .warning]
    let run = try run(report(["a.xib"], severities))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 25_000)
    let levels = results.suffix(3).compactMap { $0["level"] as? String }
    #expect(levels == ["note", "error", "warning"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notifications = try #require(
      invocation["toolExecutionNotifications"] as? [[String: Any]])
    let message = try #require(notifications.first?["message"] as? [String: String])
    #expect(
      message["text"]
        == "1,002 findings of the lowest severities left out: GitHub takes 25000 in a run.")
  }

  /// A finding keeps its fingerprint when it is fixed, wherever the baseline is.
  @Test(arguments: [
    ("base.json", "a.xib"), ("ci/base.json", "../a.xib"), ("./ci/base.json", "../a.xib"),
    ("ci/base.json", "./x/../../a.xib"), ("../base.json", "../a.xib"),
  ])
  func sarifKeepsTheFingerprintOfWhatIsFixed(baseline: String, path: String) throws {
    let isOutside = baseline.hasPrefix("..")
    let open = report([isOutside ? "../../a.xib" : "a.xib"], [.error])
    let known = try fingerprints(of: open)
    var fixed = open
    fixed.comparisons = [
      Comparison(
        .baseline(baseline),
        fixed: [
          FixedFinding(
            path: path, RecordedFinding(rule: "a-rule", element: ["id", "id-0"]), count: 1)
        ])
    ]
    fixed.files[0].findings = []
    #expect(try fingerprints(of: fixed) == known)
  }

  private func fingerprints(of report: AuditReport) throws -> [String?] {
    let bytes = try ReportFormat.sarif.write(
      report, settings: ReportSettings(folder: "/Shop", hasAllInSARIF: true))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]]).map {
      ($0["partialFingerprints"] as? [String: String])?["layoutElement/v1"]
    }
  }

  /// What is set aside takes the room that open findings leave, and what is fixed the rest.
  @Test func sarifCountsWhatIsSetAsideIntoWhatGitHubTakes() throws {
    var report = report(["a.xib"], Array(repeating: .note, count: 25_003))
    let all = report.files[0].findings
    report.files[0].findings = Array(all.prefix(24_998))
    report.files[0].known = all.suffix(5).map { KnownFinding($0, from: .baseline("base.json")) }
    report.comparisons = [
      Comparison(
        .baseline("base.json"), remaining: 5,
        fixed: [
          FixedFinding(
            path: "a.xib", RecordedFinding(rule: "a-rule", element: ["id", "gone"]), count: 1)
        ])
    ]
    let bytes = try ReportFormat.sarif.write(
      report, settings: ReportSettings(folder: "/Shop", hasAllInSARIF: true))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 25_000)
    #expect(results.count { $0["baselineState"] as? String == "unchanged" } == 2)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "4 findings that are set aside or fixed left out: GitHub takes 25000 in a run."))
  }

  @Test func sarifHasNoLinksAndNoEmptyTexts() throws {
    let run = try run(SampleReport.hostile)
    for result in try #require(run["results"] as? [[String: Any]]) {
      let text = try #require((result["message"] as? [String: String])?["text"])
      #expect(!text.isEmpty)
      #expect(text.firstMatch(of: /[^\\]\]\(/) == nil)
    }
  }

  // MARK: Markdown

  @Test func markdownFitsAComment() throws {
    let paths = (0..<400).map { "App/Screen\($0).storyboard" }
    let severities: [Severity] = Array(repeating: .note, count: 20) + [.warning, .error]
    for message in ["A fault.", String(repeating: "@x", count: 5_000)] {
      let text = try text(.markdown, report(paths, severities, message: message))
      #expect(text.utf8.count <= 65_536)
      #expect(text.utf8.count > 55_000)
      let shown = text.matches(of: /^- \*\*(error|warning|note)\*\*/.anchorsMatchLineEndings())
      let leftOut = try #require(
        text.firstMatch(of: /\*\*([\d,]+) more findings in ([\d,]+) files left out\*\*/))
      let count = try #require(Int(String(leftOut.1).replacing(",", with: "")))
      #expect(shown.count + count == 400 * 22)
      // Notes stand only where no error is left out.
      let kinds = shown.map { String($0.1) }
      #expect(!kinds.contains("note") || kinds.count { $0 == "error" } == 400)
      #expect(kinds.contains("error"))
      #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
    }
  }

  @Test func markdownCountsWhatAListLeavesOut() throws {
    var report = SampleReport.empty
    report.foldersLeftOut = (1...12).map { "App/\($0)/Pods" }
    let text = try text(.markdown, report)
    #expect(text.contains("Not searched: 12 folders"))
    #expect(text.contains("<code>App/10/Pods</code>\n- and 2 more\n"))
  }

  @Test func markdownTakesNamesForTextOnly() throws {
    let text = try text(.markdown, SampleReport.hostile)
    let own = [
      "<details>", "</details>", "<summary>", "</summary>", "<code>", "</code>",
    ].reduce(text) { $0.replacing($1, with: "") }
    #expect(!own.contains("<"))
    #expect(!own.contains("`"))
    #expect(own.firstMatch(of: /[@!][a-z0-9]/) == nil)
    #expect(own.firstMatch(of: /&#(35|64);[a-z0-9]/) == nil)
    #expect(own.firstMatch(of: /https?:\/\/|www\.[a-z]|\]\(|:tada:|GH-1/) == nil)
    #expect(own.utf8.count < 20_000)
  }

  // MARK: JUnit

  @Test func strictJUnitHasNoFileAndNoLine() throws {
    let strict = ReportSettings(folder: "/Shop", isJUnitStrict: true)
    let text = String(
      decoding: try ReportFormat.junit.write(SampleReport.all, settings: strict), as: UTF8.self)
    #expect(text.firstMatch(of: #/ (file|line)="/#) == nil)
    #expect(try self.text(.junit, SampleReport.all).contains(" line=\"42\""))
  }

  @Test func junitWithoutFilesHasACase() throws {
    let text = try text(.junit, AuditReport(files: [], rules: [], shard: Shard(7, of: 9)))
    #expect(text.contains("tests=\"1\""))
    #expect(text.contains("<testcase classname=\"a11y-audit.layout\" name=\"no layout files\""))
  }
}
