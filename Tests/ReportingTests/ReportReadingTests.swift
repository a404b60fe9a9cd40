import Auditing
import LayoutModel
import Reporting
import Testing

/// What is read back from a JSON report, and reports joined from several.
@Suite struct ReportReadingTests {
  private func read(_ text: String) throws(JSONReportReading.Failure) -> AuditReport {
    try JSONReportReading.report(Array(text.utf8))
  }

  private func readBack(_ report: AuditReport) throws -> AuditReport {
    try JSONReportReading.report(try ReportFormat.json.write(report))
  }

  /// The reports are the parts of files, each written and read again.
  private func parts(of report: AuditReport, in groups: [[Int]]) throws -> [NamedReport] {
    try groups.enumerated().map { number, files in
      var part = report
      part.files = files.map { report.files[$0] }
      part.shard = Shard(number + 1, of: groups.count)
      return NamedReport(try readBack(part), name: "\(number + 1).json")
    }
  }

  @Test func holdsAllThatReportsSay() throws {
    for report in [
      SampleReport.all, SampleReport.hostile, SampleReport.empty, SampleReport.drawn,
      SampleReport.triaged,
    ] {
      let copy = try readBack(report)
      #expect(copy.files == report.files)
      #expect(copy.foldersLeftOut == report.foldersLeftOut)
      #expect(copy.filesExcluded == report.filesExcluded)
      #expect(copy.comparisons == report.comparisons)
      #expect(copy.staleSuppressions == report.staleSuppressions)
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatIsTheSameFromACopy(format: ReportFormat) throws {
    for report in [
      SampleReport.all, SampleReport.hostile, SampleReport.empty, SampleReport.drawn,
      SampleReport.triaged,
    ] {
      #expect(try format.write(try readBack(report)) == format.write(report))
    }
  }

  /// Nothing but a drawing comes into a page as it is.
  @Test(arguments: [
    ("", "it is no whole svg element"),
    ("text", "it is no whole svg element"),
    ("<svg ", "<svg> has the attribute “”"),
    ("<svg id=\"s\"><g>", "it is no whole svg element"),
    ("<svg id=\"s\"></svg><svg/>", "something stands behind it"),
    ("<svg id=\"s\"></svg>text", "something stands behind it"),
    ("<svg id=\"s\"></g></svg>", "</g> stands where it does not belong"),
    ("<svg id=\"s\"><script>1</script></svg>", "it holds <script>"),
    ("<svg id=\"s\"><SCRIPT>1</SCRIPT></svg>", "it holds <SCRIPT>"),
    ("<svg id=\"s\"><foreignObject/></svg>", "it holds <foreignObject>"),
    ("<svg id=\"s\"><title><g/></title></svg>", "it holds <g>"),
    ("<svg id=\"s\"><!-- --></svg>", "it holds <>"),
    ("<svg id=\"s\"><![CDATA[<p>]]></svg>", "it holds <>"),
    ("<svg id=\"s\"><a href=\"x\"/></svg>", "it holds <a>"),
    ("<svg id=\"s\" onload=\"x()\"></svg>", "<svg> has the attribute “onload”"),
    ("<svg id=\"s\" style=\"\"></svg>", "<svg> has the attribute “style”"),
    ("<svg id=\"s\"\tonload=\"x()\"></svg>", "the tag <svg> does not end"),
    ("<svg id=\"s\" class='x'></svg>", "<svg> has the attribute “class”"),
    ("<svg id=\"s\" class=\"x></svg>", "the tag <svg> does not end"),
    (
      "<svg id=\"s\" viewBox=\"</noscript><script>1</script>\"></svg>",
      "the attribute “viewBox” holds “<”"
    ),
    ("<svg id=\"findings\"></svg>", "it has the id “findings”"),
    ("<svg id=\"s\"><g id=\"s-a b\"/></svg>", "it has the id “s-a b”"),
    (
      "<svg id=\"s\"><rect fill=\"url(https://x.example)\"/></svg>",
      "it is filled with “url(https://x.example)”"
    ),
  ])
  func refusesWhatIsNoDrawing(drawing: String, fault: String) throws {
    var report = SampleReport.empty
    report.files[0].screens = [
      ScreenReport(
        name: "A", position: SourcePosition(line: 1, column: 1), id: "s", language: "en",
        drawing: drawing)
    ]
    #expect(
      throws: JSONReportReading.Failure(
        message: "files[0].screenReports[0].drawing is no drawing: \(fault)")
    ) { try readBack(report) }
  }

  @Test(arguments: ReportFormat.allCases)
  func shardsJoinToTheWhole(format: ReportFormat) throws {
    let whole = try format.write(SampleReport.all)
    for groups in [[[0, 1, 2, 3]], [[0, 2], [1, 3]], [[3], [], [1], [2, 0]]] {
      let parts = try parts(of: SampleReport.all, in: groups)
      #expect(try format.write(try AuditReport(merging: parts)) == whole)
      #expect(try format.write(try AuditReport(merging: parts.reversed())) == whole)
    }
  }

  /// Each part has compared its own files; a file that is gone is told by all of them.
  @Test(arguments: ReportFormat.allCases)
  func shardsJoinWhatIsSetAside(format: ReportFormat) throws {
    let all = ReportSettings(hasAllInSARIF: true)
    var parts = try parts(of: SampleReport.triaged, in: [[1], [0]])
    parts[0].report.comparisons[0].remaining = 0
    for part in parts.indices {
      parts[part].report.unneededSuppressions = SampleReport.triaged.staleSuppressions
    }
    let joined = try AuditReport(merging: parts)
    #expect(try format.write(joined) == format.write(SampleReport.triaged))
    #expect(
      try format.write(joined, settings: all) == format.write(SampleReport.triaged, settings: all))
  }

  @Test(arguments: [
    LayoutModel.NotEvaluated.Reason.otherPlatform("tvOS"), .legacyArchive, .launchScreen,
    .unknownRuntime("AppleSDK"), .unconnectedObject,
  ])
  func keepsWhyADocumentIsNotJudged(reason: NotEvaluated.Reason) throws {
    let item = NotEvaluated(reason, at: SourcePosition(line: 2, column: 3))
    let report = AuditReport(files: [FileReport(path: "a.xib", notEvaluated: [item])], rules: [])
    #expect(try readBack(report).files.first?.notEvaluated == [item])
  }

  @Test(arguments: [ReportFormat.text, .markdown, .html])
  func countsDocumentsAndObjectsApart(format: ReportFormat) throws {
    let files = [
      LayoutModel.NotEvaluated.Reason.launchScreen, .unconnectedObject, .unconnectedObject,
    ]
    .map { reason in
      FileReport(
        path: "a.xib",
        notEvaluated: [NotEvaluated(reason, at: SourcePosition(line: 2, column: 3))])
    }
    let text = String(
      decoding: try format.write(AuditReport(files: files, rules: [])), as: UTF8.self)
    #expect(text.contains("1 document and 2 objects"))
  }

  @Test func refusesShardsThatAreNotWhole() throws {
    let parts = try parts(of: SampleReport.all, in: [[0], [1], [2], [3]])
    #expect(
      throws: MergeFailure(
        message: "shards 2, 4 of 4 are missing: name the reports of all shards")
    ) { try AuditReport(merging: [parts[0], parts[2]]) }
    var other = parts[1]
    other.report.shard = Shard(1, of: 2)
    #expect(
      throws: MergeFailure(message: "1.json is one of 4 shards and 2.json one of 2")
    ) { try AuditReport(merging: [parts[0], other]) }
  }

  @Test func namesFilesThatAreInSeveralReports() throws {
    let report = try readBack(SampleReport.all)
    #expect(
      throws: MergeFailure(
        message: """
          App/Base.lproj/Main.storyboard, App/Settings.xib, Watch/Interface.storyboard, \
          layouts/broken.xml: in a.json and in b.json
          """)
    ) {
      try AuditReport(
        merging: [NamedReport(report, name: "a.json"), NamedReport(report, name: "b.json")])
    }
  }

  @Test func refusesReportsOfOtherRules() throws {
    var fewer = SampleReport.empty
    fewer.files = [FileReport(path: "other.xib")]
    #expect(
      throws: MergeFailure(
        message: """
          “repeated-hint” ran for only one of all.json and empty.json: run the same rules on all \
          parts
          """)
    ) {
      try AuditReport(
        merging: [
          NamedReport(SampleReport.all, name: "all.json"), NamedReport(fewer, name: "empty.json"),
        ])
    }
    var milder = SampleReport.empty
    milder.files = []
    milder.rules[0].severity = .warning
    #expect(throws: MergeFailure.self) {
      try AuditReport(
        merging: [
          NamedReport(SampleReport.empty, name: "a.json"), NamedReport(milder, name: "b.json"),
        ])
    }
  }

  static let head = #""tool": {"name": "a11y-audit", "version": "\#(Product.version)"}"#
  static let foreign = "it is JSON, but no report of a11y-audit: write one with --format json"

  @Test(arguments: [
    ("", "it is no JSON, or not all of it is there"),
    ("<xml/>", "it is no JSON, or not all of it is there"),
    (#"{"schemaVersion": 1, "#, "it is no JSON, or not all of it is there"),
    ("[]", foreign), ("3", foreign), ("{}", foreign), (#"{"tool": 3}"#, foreign),
    (#"{"version": "2.1.0", "runs": []}"#, foreign),
    (#"{"schemaVersion": 1, "tool": {"name": "eslint", "version": "9"}}"#, foreign),
    (
      #"{"schemaVersion": 1, "tool": {"name": "a11y-audit", "version": "9.0.0"}}"#,
      "a11y-audit 9.0.0 wrote it, and this is \(Product.version): use one version for all"
    ),
    (
      #"{"schemaVersion": 2, "tool": {"name": "a11y-audit"}}"#,
      """
      a11y-audit of an unknown version wrote it, and this is \(Product.version): use one version \
      for all
      """
    ),
    (#"{"schemaVersion": 1, \#(head)}"#, "the report has no “summary”"),
  ])
  func saysWhatIsWrongWithAReport(text: String, message: String) {
    #expect(throws: JSONReportReading.Failure(message: message)) { try read(text) }
  }

  @Test(arguments: [
    (
      #""severity" : "error""#, #""severity" : "fatal""#,
      "files[0].findings[0].severity has a value that is not known"
    ),
    (
      #""line" : 42"#, #""line" : "42""#,
      "files[0].findings[0].position.line is of another type than it should be"
    ),
    (#""line" : 42"#, #""place" : 42"#, "files[0].findings[0].position has no “line”"),
    (
      #""Material: Buttons""#, #""Section 508""#,
      "rules[0].standards[1] has a value that is not known"
    ),
  ])
  func saysWhereAReportIsWrong(part: String, replacement: String, message: String) throws {
    let text = String(decoding: try ReportFormat.json.write(SampleReport.all), as: UTF8.self)
    let range = try #require(text.firstRange(of: part))
    let broken = text.replacingCharacters(in: range, with: replacement)
    #expect(throws: JSONReportReading.Failure(message: message)) { try read(broken) }
  }

  /// Sums of counts stay within `Int`; what stands in texts is no count.
  @Test func refusesCountsThatCannotBe() throws {
    let text = String(decoding: try ReportFormat.json.write(SampleReport.all), as: UTF8.self)
    for number in ["9223372036854775807", "-9223372036854775807", "1e18"] {
      #expect(
        throws: JSONReportReading.Failure(
          message: "it counts more than there can be: a number has over 12 digits")
      ) { try read(text.replacing(#""elements" : "#, with: #""elements" : \#(number)"#)) }
    }
    var report = SampleReport.all
    report.files[0].findings[0].message = #"“9223372036854775807” \ "1e18""#
    #expect(throws: Never.self) { try readBack(report) }
  }

  @Test func refusesAShardThatCannotBe() throws {
    var report = SampleReport.empty
    report.shard = Shard(3, of: 4)
    let text = String(decoding: try ReportFormat.json.write(report), as: UTF8.self)
    #expect(try read(text).shard == report.shard)
    #expect(
      throws: JSONReportReading.Failure(message: "there is no shard 9 of 4")
    ) { try read(text.replacing(#""number" : 3"#, with: #""number" : 9"#)) }
  }
}
