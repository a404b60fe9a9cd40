import Auditing
import LayoutModel
import Testing

@Suite struct BaselineTests {
  private func finding(
    _ rule: String = "rule", id: String? = nil, identifier: String? = nil, name: String? = nil,
    line: Int = 1
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, severity: .error, impact: .minor, certainty: .certain, message: "line \(line)",
      screen: "Screen",
      element: ElementReference(
        tag: "button", objectID: id, accessibilityIdentifier: identifier, name: name),
      position: SourcePosition(line: line, column: 1))
  }

  private func report(_ files: (String, [ReportedFinding])...) -> AuditReport {
    AuditReport(
      files: files.map { FileReport(path: $0.0, findings: $0.1) },
      rules: [.test("rule"), .test("other")])
  }

  private func baseline(_ files: (String, [ReportedFinding])...) -> Baseline {
    let report = AuditReport(
      files: files.map { FileReport(path: $0.0, findings: $0.1) }, rules: [])
    return Baseline(report, paths: files.map(\.0))
  }

  /// The report after the comparison, and the comparison.
  private func compare(
    _ report: AuditReport, _ baseline: Baseline, there: Set<String> = []
  ) -> (new: [Int], remaining: Int, fixed: [String]) {
    var report = report
    report.compare(
      with: baseline, from: .baseline("b.json"), paths: report.files.map(\.path),
      isThere: { there.contains($0) })
    let comparison = report.comparisons[0]
    #expect(report.files.reduce(0) { $0 + $1.known.count } == comparison.remaining)
    return (
      report.files.flatMap { $0.findings.map(\.position.line) }, comparison.remaining,
      comparison.fixed.map { "\($0.path) \($0.finding.description) \($0.count)" }
    )
  }

  @Test func whatIsRecordedIsKnownWhateverItsLine() {
    let old = baseline(("a.xib", [finding(id: "x", line: 1), finding(identifier: "i", line: 2)]))
    let now = report(
      (
        "a.xib",
        [finding(id: "x", line: 7), finding(identifier: "i", line: 8), finding(id: "y", line: 9)]
      ))
    #expect(compare(now, old) == (new: [9], remaining: 2, fixed: []))
  }

  @Test func theSameFindingTwiceIsKnownTwice() {
    let old = baseline(("a.xib", [finding(id: "x")]))
    let now = report(("a.xib", [finding(id: "x", line: 1), finding(id: "x", line: 2)]))
    #expect(compare(now, old) == (new: [2], remaining: 1, fixed: []))
    let before = baseline(("a.xib", [finding(id: "x"), finding(id: "x"), finding(id: "x")]))
    #expect(compare(now, before) == (new: [], remaining: 2, fixed: ["a.xib rule on x 1"]))
  }

  @Test func differsByRuleFileAndElement() {
    let old = baseline(("a.xib", [finding(id: "x")]))
    let now = report(
      ("a.xib", [finding("other", id: "x", line: 1), finding(identifier: "x", line: 2)]),
      ("b.xib", [finding(id: "x", line: 3)]))
    #expect(compare(now, old) == (new: [1, 2, 3], remaining: 0, fixed: ["a.xib rule on x 1"]))
  }

  @Test func whatWasNotJudgedIsNotFixed() {
    let old = baseline(
      ("a.xib", [finding("off", id: "x")]), ("there.xib", [finding(id: "x")]),
      ("gone.xib", [finding(id: "z")]), ("broken.xib", [finding(id: "x")]))
    var now = report(("a.xib", []), ("broken.xib", []))
    now.files[1].failures = [ReadingFailure(message: "broken")]
    #expect(
      compare(now, old, there: ["there.xib"])
        == (new: [], remaining: 0, fixed: ["gone.xib rule on z 1"]))
  }

  @Test(
    "A file that has moved is known by its findings",
    arguments: [
      // All, half and too few of the object ids.
      ("App/new.xib", ["x", "y"], true), ("App/new.xib", ["x", "z"], true),
      ("App/new.xib", ["z", "w"], false),
    ])
  func moves(_ path: String, _ ids: [String], _ isKnown: Bool) {
    let old = baseline(("old.xib", [finding(id: "x"), finding(id: "y")]))
    let now = report((path, ids.map { finding(id: $0) }))
    let shared = ids.filter { ["x", "y"].contains($0) }.count
    #expect(compare(now, old).remaining == (isKnown ? shared : 0))
    // While the old file is there, the new one is a copy.
    #expect(compare(now, old, there: ["old.xib"]).remaining == 0)
  }

  @Test func namesAloneTellAMovedFileOnlyUnderItsOldName() {
    let old = baseline(("old/Form.xml", [finding(name: "Save")]))
    #expect(compare(report(("new/Form.xml", [finding(name: "Save")])), old).remaining == 1)
    #expect(compare(report(("new/Other.xml", [finding(name: "Save")])), old).remaining == 0)
  }

  @Test func anUpdateKeepsWhatWasNotJudged() {
    let old = baseline(
      ("a.xib", [finding(id: "fixed"), finding("off", id: "x")]),
      ("there.xib", [finding(id: "x")]), ("gone.xib", [finding(id: "g")]),
      ("broken.xib", [finding(id: "b")]))
    var now = report(("a.xib", [finding(id: "new")]), ("broken.xib", []))
    now.files[1].failures = [ReadingFailure(message: "broken")]
    let paths = now.files.map(\.path)
    let updated = old.updated(by: now, paths: paths) { $0 == "there.xib" }
    #expect(
      updated
        == baseline(
          ("a.xib", [finding(id: "new"), finding("off", id: "x")]),
          ("there.xib", [finding(id: "x")]), ("broken.xib", [finding(id: "b")])))
  }

  // MARK: The file

  @Test func theFileHasALineForEachFindingInOrder() throws {
    let baseline = baseline(
      ("b.xib", [finding(id: "x"), finding(id: "x")]),
      ("a \"quoted\".xml", [finding(name: "tab\tand\u{1}\\"), finding(identifier: "save")]))
    let text = String(decoding: BaselineFile.bytes(of: baseline), as: UTF8.self)
    #expect(
      text == """
        {
          "schemaVersion": 1,
          "tool": "a11y-audit",
          "findings": [
            {"file": "a \\"quoted\\".xml", "rule": "rule", "identifier": "save"},
            {"file": "a \\"quoted\\".xml", "rule": "rule", "screen": "Screen", "tag": "button", \
        "name": "tab\\u0009and\\u0001\\\\"},
            {"file": "b.xib", "rule": "rule", "id": "x", "count": 2}
          ]
        }

        """)
    #expect(try BaselineFile.baseline(Array(text.utf8)) == baseline)
  }

  @Test func anEmptyBaselineIsOneToo() throws {
    let bytes = BaselineFile.bytes(of: Baseline())
    #expect(try BaselineFile.baseline(bytes) == Baseline())
  }

  @Test(arguments: [
    ("", "it is no JSON, or not all of it is there"),
    ("{\"schemaVersion\": 1, \"tool\": \"a11y-audit\", \"findings\": [", "it is no JSON"),
    ("[]", "it is no baseline"),
    ("{\"tool\": {\"name\": \"a11y-audit\"}, \"schemaVersion\": 1}", "it is no baseline"),
    ("{\"tool\": \"a11y-audit\", \"schemaVersion\": 2}", "its schemaVersion is 2"),
    ("{\"tool\": \"a11y-audit\", \"schemaVersion\": 1}", "findings is missing"),
    (
      "{\"tool\": \"a11y-audit\", \"schemaVersion\": 1, \"findings\": [{\"file\": \"a\"}]}",
      "findings[0].rule is missing"
    ),
    (
      """
      {"tool": "a11y-audit", "schemaVersion": 1, "findings": [{"file": "a", "rule": "b"}]}
      """, "findings[0] does not say which element"
    ),
    (
      """
      {"tool": "a11y-audit", "schemaVersion": 1, "findings": [
        {"file": "a", "rule": "b", "id": "c", "count": 0}]}
      """, "findings[0] does not say which element"
    ),
    (
      """
      {"tool": "a11y-audit", "schemaVersion": 1, "findings": [
        {"file": "a", "rule": "b", "id": "c", "count": 9223372036854775807}]}
      """, "findings[0] does not say which element"
    ),
    ("{\n<<<<<<< ours\n  \"schemaVersion\": 1\n", "it has the marks of a merge conflict"),
  ])
  func saysWhatIsWrongWithAFile(_ text: String, _ message: String) {
    #expect {
      try BaselineFile.baseline(Array(text.utf8))
    } throws: { error in
      (error as? BaselineFile.Failure)?.message.hasPrefix(message) == true
    }
  }
}
