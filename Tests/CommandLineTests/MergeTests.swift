import Foundation
import Reporting
import Testing

@Suite struct MergeTests {
  let program: Program

  init() throws {
    program = try Program()
    for number in 0..<24 {
      try program.write(
        number % 3 == 0 ? Layouts.error : number == 7 ? Layouts.broken : Layouts.clean,
        to: "App/\(number % 5)/screen-\(number).xml")
    }
    try program.write(Layouts.error, to: "App/Pods/toolbar.xml")
  }

  /// With more shards than files, so that some are empty.
  @Test(arguments: [1, 3, 40])
  func shardsJoinToOneRun(count: Int) throws {
    for number in 1...count {
      // Machines may name the same files in other ways.
      let path = number % 2 == 0 ? "App" : "App/"
      let outcome = try program.run(
        path, "--shard", "\(number)/\(count)", "-f", "json", "-o", "shard-\(number).json",
        "--screens")
      #expect([0, 1, 2].contains(outcome.status))
    }
    let shards = (1...count).map { "shard-\($0).json" }.shuffled()
    for format in ReportFormat.allCases {
      let one = try program.run(
        ["App", "--format", format.rawValue] + (format == .json ? ["--screens"] : []))
      let joined = try program.run(["merge", "--format", format.rawValue] + shards)
      #expect(joined.output == one.output, "\(format)")
      #expect(joined.errors == one.errors)
      #expect(joined.status == one.status)
    }
  }

  /// What is suppressed, known, fixed, renamed, excluded and stale joins as well.
  @Test func shardsJoinWhatIsSetAside() throws {
    _ = try program.run("App", "--write-baseline", "base.json")
    _ = try program.shell(
      "rm App/0/screen-0.xml && mkdir App/5 && mv App/3/screen-3.xml App/5/screen-3.xml")
    try program.write(Layouts.clean, to: "App/2/screen-7.xml")
    try program.write(Layouts.clean, to: "App/1/screen-6.xml")
    try program.write(
      """
      exclude: ["4/"]
      suppress:
        - files: "2/**"
          reason: A reason.
        - files: "none.xml"
          reason: Nothing.
      """, to: "App/.a11y-audit.yml")
    let options = ["--baseline", "base.json", "--strict-baseline"]
    for number in 1...3 {
      _ = try program.run(
        ["App", "--shard", "\(number)/3", "-f", "json", "-o", "\(number).json", "--screens"]
          + options)
    }
    for format in ReportFormat.allCases {
      let one = try program.run(
        ["App", "--format", format.rawValue] + (format == .json ? ["--screens"] : []) + options)
      let joined = try program.run(
        "merge", "--format", format.rawValue, "3.json", "1.json", "2.json")
      #expect(joined.output == one.output, "\(format)")
      #expect(joined.status == one.status)
      if format == .text {
        for part in ["Suppressed: ", "Excluded: ", "fixed: App/0/screen-0.xml", "no longer needed"]
        {
          #expect(one.output.contains(part), "\(part)")
        }
        #expect(!one.output.contains("fixed: App/3"))
      }
    }
  }

  @Test func showsScreensOnlyWhereTheyWereKept() throws {
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "without.json")
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "with.json", "--screens")
    _ = try program.run(
      "App/0/screen-0.xml", "-f", "html", "-o", "page.html", "-f", "json", "-o", "beside.json")
    #expect(!(try program.run("merge", "without.json", "-f", "html").output.contains("<svg")))
    #expect(try program.run("merge", "with.json", "-f", "html").output.contains("<svg"))
    #expect(try program.text(of: "page.html").contains("<svg"))
    #expect(try program.text(of: "beside.json") == program.text(of: "without.json"))
  }

  /// A report may come from anywhere.
  @Test func takesNoDrawingThatIsNone() throws {
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "with.json", "--screens")
    let text = try program.text(of: "with.json")
    try program.write(text.replacing("</svg>", with: "<script>1</script></svg>"), to: "evil.json")
    let outcome = try program.run("merge", "evil.json", "-f", "html")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        a11y-audit: evil.json: files[0].screenReports[0].drawing is no drawing: it holds <script>

        """)
    #expect(outcome.output.isEmpty)
  }

  @Test func endsAsTheAuditWouldHave() throws {
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "error.json")
    _ = try program.run("App/1/screen-1.xml", "-f", "json", "-o", "clean.json")
    _ = try program.run("App/2/screen-7.xml", "-f", "json", "-o", "broken.json")
    #expect(try program.run("merge", "clean.json").status == 0)
    #expect(try program.run("merge", "clean.json", "error.json").status == 1)
    #expect(try program.run("merge", "error.json", "--fail-on", "never").status == 0)
    #expect(try program.run("merge", "error.json", "broken.json").status == 2)
  }

  @Test func namesEveryFileThatIsNoReport() throws {
    try program.write("{\"runs\": []}", to: "log.sarif")
    try program.write("{\"sch", to: "cut.json")
    let outcome = try program.run(
      "merge", "log.sarif", "cut.json", "none.json", "-f", "json", "-o", "all.json")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        a11y-audit: log.sarif: it is JSON, but no report of a11y-audit: write one with --format json
        a11y-audit: cut.json: it is no JSON, or not all of it is there
        a11y-audit: none.json: there is no such file or folder

        """)
    #expect(!program.exists("all.json"))
  }

  @Test func refusesToLeaveOutAShardOrCountAFileTwice() throws {
    _ = try program.run("App", "--shard", "1/2", "-f", "json", "-o", "1.json")
    let outcome = try program.run("merge", "1.json", "-o", "all.txt")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        a11y-audit: the reports cannot be joined: shard 2 of 2 is missing: name the reports of all \
        shards

        """)
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "one.json")
    let twice = try program.run("merge", "one.json", "one.json")
    #expect(twice.status == 2)
    #expect(twice.errors.contains("App/0/screen-0.xml: in one.json twice"))
    #expect(!program.exists("all.txt"))
  }

  @Test func doesNotWriteOverAReportItReads() throws {
    _ = try program.run("App/0/screen-0.xml", "-f", "json", "-o", "one.json")
    let before = try program.text(of: "one.json")
    let outcome = try program.run("merge", "one.json", "-f", "sarif", "-o", "./one.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a report cannot be written over the report it is about"))
    #expect(try program.text(of: "one.json") == before)
  }

  @Test func absoluteAndRelativePathsAreSharedOutAlike() throws {
    func findings(_ path: String) throws -> Int {
      let outcome = try program.run(path, "--shard", "2/3", "-f", "checkstyle")
      return outcome.output.ranges(of: "<file name=\"App/").count
    }
    let relative = try findings("App")
    #expect(relative > 0)
    #expect(try findings("./App") == relative)
    // The system's folder for temporary files may be a link.
    let real = try program.shell("pwd -P").output.trimmingCharacters(in: .newlines)
    #expect(try findings(real + "/App") == relative)
  }
}
