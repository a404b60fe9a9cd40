import Auditing
import LayoutModel
import Reporting
import Rules
import Testing
import VoiceOver

@testable import a11y_audit

/// One suite, one test at a time: `getopt_long` keeps its state in global variables.
@Suite(.serialized) struct OptionTests {
  private func audit(_ arguments: [String]) throws(UsageError) -> AuditCommand? {
    guard case .run(let command) = try Request<AuditCommand>(arguments) else { return nil }
    return command
  }

  private func speak(_ arguments: [String]) throws(UsageError) -> SpeakCommand? {
    guard case .run(let command) = try Request<SpeakCommand>(arguments) else { return nil }
    return command
  }

  @Test(
    arguments: [
      (["App"], [ReportDestination(format: .text)]),
      (["--format", "json", "App"], [.init(format: .json)]),
      (["App", "--format=json"], [.init(format: .json)]),
      (["-f", "json", "App"], [.init(format: .json)]),
      (["-fjson", "App"], [.init(format: .json)]),
      (["--output", "a.txt", "App"], [.init(format: .text, file: "a.txt")]),
      (["--output", "a.json", "--format", "json", "App"], [.init(format: .json, file: "a.json")]),
      (["--format", "json", "--output", "-", "App"], [.init(format: .json)]),
      (
        ["--format", "text", "--format", "junit", "--output", "a.xml", "App"],
        [.init(format: .text), .init(format: .junit, file: "a.xml")]
      ),
      (
        ["-f", "json", "-o", "a.json", "-f", "junit", "-o", "a.xml", "-f", "text", "App"],
        [
          .init(format: .json, file: "a.json"), .init(format: .junit, file: "a.xml"),
          .init(format: .text),
        ]
      ),
    ] as [([String], [ReportDestination])])
  func pairsFormatsWithOutputs(arguments: [String], expected: [ReportDestination]) throws {
    let command = try #require(try audit(arguments))
    #expect(command.output.destinations == expected)
    #expect(command.paths == ["App"])
  }

  @Test(
    arguments: [
      (["App"], FailureThreshold.error), (["--fail-on", "warning", "App"], .warning),
      (["App", "--fail-on=note"], .note),
      (["--fail-on", "error", "--fail-on", "never", "x"], .never),
    ] as [([String], FailureThreshold)])
  func readsTheThreshold(arguments: [String], expected: FailureThreshold) throws {
    #expect(try #require(try audit(arguments)).output.threshold == expected)
  }

  @Test func takesWhatFollowsTwoDashesForPaths() throws {
    let command = try #require(try audit(["-j", "3", "--", "--format", "-x"]))
    #expect(command.paths == ["--format", "-x"])
    #expect(command.jobs == 3)
  }

  @Test(
    arguments: [
      ([], Speaker.Settings()),
      (["--locale", "ru"], Speaker.Settings(locale: "ru")),
      (
        ["--material-components", "83.0"],
        Speaker.Settings(materialVersion: .released(major: 83, minor: 0))
      ),
      (["--material-components=develop"], Speaker.Settings(materialVersion: .develop)),
      (["--button-name", "title"], Speaker.Settings(nameRule: .titleOverLabel)),
      (["--button-name", "title", "--button-name", "label"], Speaker.Settings()),
    ] as [([String], Speaker.Settings)])
  func auditAndSpeakShareTheOptionsOfSpeech(
    arguments: [String], expected: Speaker.Settings
  ) throws {
    #expect(try #require(try audit(arguments + ["App"])).speech == expected)
    #expect(try #require(try speak(arguments + ["App"])).settings == expected)
  }

  @Test(
    arguments: [
      (["--locale", "fr"], "--locale takes en, de or ru, not “fr”"),
      (
        ["--material-components", "documentd"],
        """
        --material-components takes documented, develop or a version such as 124.2, not \
        “documentd”; did you mean “documented”?
        """
      ),
      (["--button-name", "hint"], "--button-name takes label or title, not “hint”"),
    ])
  func wrongOptionsOfSpeechAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try audit(arguments + ["App"]) }
    #expect(throws: UsageError(message)) { try speak(arguments + ["App"]) }
  }

  @Test func readsTheOptionsOfSpeak() throws {
    let command = try #require(
      try speak(["--screen", "Sign in", "--locale", "de", "--explain", "-f", "plain", "App"]))
    #expect(command.selection.name == "Sign in")
    #expect(command.settings.locale == "de")
    #expect(command.isExplaining)
    #expect(command.format == .plain)
  }

  @Test(
    arguments: [
      (["--formt", "json"], "there is no option “--formt”; did you mean “--format”?"),
      (["--frobnicate=3"], "there is no option “--frobnicate”"),
      (["-x", "App"], "there is no option “-x”"),
      (["-é"], "there is no option “-é”"),
      (["App", "-é", "B"], "there is no option “-é”"),
      (["-\u{FFFD}", "App"], "there is no option “-\u{FFFD}”"),
      (["-日本"], "there is no option “-日本”"),
      (["App", "--format"], "--format needs a value"),
      (["-o"], "--output needs a value"),
      (["--help=yes"], "--help takes no value"),
      (
        ["--format", "jsn"],
        """
        --format takes \(ReportFormat.allCases.map(\.rawValue).listed()), not “jsn”; did you mean \
        “json”?
        """
      ),
      (
        ["--shard", "0/4", "App"],
        "--shard takes a share and their number, such as 1/4 or 4/4, not “0/4”"
      ),
      (
        ["--shard", "5/4"], "--shard takes a share and their number, such as 1/4 or 4/4, not “5/4”"
      ),
      (["--shard", "2"], "--shard takes a share and their number, such as 1/4 or 4/4, not “2”"),
      (
        ["--shard", "1/2/3"],
        "--shard takes a share and their number, such as 1/4 or 4/4, not “1/2/3”"
      ),
      (["--junit-strict", "App"], "--junit-strict goes with --format junit"),
      (
        ["--screens", "--format", "html", "App"],
        "--screens goes with --format json; HTML reports always show screens"
      ),
      (["--fail-on", "always"], "--fail-on takes error, warning, note or never, not “always”"),
      (["--jobs", "0"], "--jobs takes a number from 1, not “0”"),
      (["--jobs", "two"], "--jobs takes a number from 1, not “two”"),
      (["--color", "blue"], "--color takes auto, always or never, not “blue”"),
      (["--output", ""], "--output needs the name of a file"),
      ([], "a path is missing: name the files or folders to audit"),
      (
        ["-f", "json", "-f", "text", "App"],
        "only one report can go to standard output: give the others an --output"
      ),
      (["-o", "a", "-o", "b", "App"], "“--output b” has no --format before it"),
      (
        ["-f", "json", "-o", "a", "-f", "junit", "-o", "a", "App"],
        "two reports cannot go to the same file, “a”"
      ),
    ] as [([String], String)])
  func saysWhatIsWrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try audit(arguments) }
  }

  private func map(_ arguments: [String]) throws(UsageError) -> MapCommand? {
    guard case .run(let command) = try Request<MapCommand>(arguments) else { return nil }
    return command
  }

  private let defaults = AuditSettings(rules: allRules.enabledByDefault)

  /// In the order of the alphabet.
  private static let offByDefault = allRules.map { $0.documentation }
    .filter { !$0.isEnabledByDefault }.map(\.id).sorted()

  @Test(
    arguments: [
      (["--enable", "touch-targets-too-close"], ["touch-targets-too-close"], []),
      (["--disable", "empty-button"], [], ["empty-button"]),
      (["--disable", "empty-button", "--enable", "empty-button"], [], []),
      (["--enable", "empty-button", "--enable", "empty-button"], [], []),
      (["--enable", "all"], Self.offByDefault, []),
      (
        ["--enable", "all", "--disable", "touch-targets-too-close"],
        Self.offByDefault.filter { $0 != "touch-targets-too-close" }, []
      ),
    ] as [([String], [String], [String])])
  func choosesRules(arguments: [String], added: [String], removed: [String]) throws {
    let before = defaults.rules.map(\.documentation.id)
    let after = try #require(try audit(arguments + ["App"])).changes.applied(to: defaults)
      .rules.map(\.documentation.id)
    #expect(after.filter { !before.contains($0) }.sorted() == added)
    #expect(before.filter { !after.contains($0) } == removed)
    #expect(Set(after).count == after.count)
  }

  @Test func allButOneRuleCanBeLeftOut() throws {
    let arguments = ["--disable", "all", "--enable", "empty-button", "App"]
    let command = try #require(try audit(arguments))
    #expect(command.changes.applied(to: defaults).rules.map(\.documentation.id) == ["empty-button"])
  }

  @Test(
    arguments: [
      ([], TouchRequirement()),
      (["--touch-profile", "apple"], TouchRequirement(.apple)),
      (["--touch-profile=wcag22-aa", "--touch-profile", "material"], TouchRequirement()),
      (
        ["--touch-size", "RoundButton=44x32.5", "--touch-size", "UIButton=40×40"],
        TouchRequirement(sizes: [
          "RoundButton": Size(width: 44, height: 32.5), "UIButton": Size(width: 40, height: 40),
        ])
      ),
      (
        ["--touch-size", "A=1x2", "--touch-profile", "apple", "--touch-size", "A=3X4"],
        TouchRequirement(.apple, sizes: ["A": Size(width: 3, height: 4)])
      ),
    ] as [([String], TouchRequirement)])
  func auditAndMapShareTheRequirement(
    arguments: [String], expected: TouchRequirement
  ) throws {
    let audit = try #require(try audit(arguments + ["App"]))
    #expect(audit.changes.applied(to: defaults).touchRequirement == expected)
    let map = try #require(try map(arguments + ["App"]))
    #expect(map.changes.applied(to: defaults).touchRequirement == expected)
  }

  @Test(
    arguments: [
      (
        ["--enable", "touch-target-to-close"],
        """
        --enable: there is no rule “touch-target-to-close”; did you mean “touch-targets-too-close”?
        """
      ),
      (["--disable", "xyzzy"], "--disable: there is no rule “xyzzy”"),
      (
        ["--touch-profile", "appel"],
        """
        --touch-profile takes material, apple or wcag22-aa, not “appel”; did you mean “apple”?
        """
      ),
      (
        ["--touch-size", "UISwitch=44x44"],
        """
        --touch-size takes UIButton, UITextField or a class of your own; no rule judges the size of \
        a UISwitch
        """
      ),
    ] as [([String], String)])
  func wrongOptionsOfRulesAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try audit(arguments + ["App"]) }
    #expect(throws: UsageError(message)) { try map(arguments + ["App"]) }
  }

  @Test(arguments: [
    "", "=", "44x44", "=44x44", "A=", "A=44", "A=44x", "A=x44", "A=44x44x44", "A=0x44", "A=-1x44",
    "A=nanx44", "A=infx44", "A=1e9x44", "A=44 x44", " =44x44",
  ])
  func wrongSizesAreExplained(value: String) {
    #expect(
      throws: UsageError(
        """
        --touch-size takes a class and its width and height in points, such as RoundButton=44x44, \
        not “\(value)”
        """)
    ) {
      try audit(["--touch-size", value, "App"])
    }
  }

  @Test func mapDrawsNothingButTouchTargets() {
    #expect(
      throws: UsageError("“empty-button” is not about touch targets, and nothing else is drawn")
    ) {
      try map(["--enable", "empty-button", "App"])
    }
  }

  @Test func suggestsRules() {
    #expect(
      throws: UsageError(
        "there is no rule “image-button-nolabel”; did you mean “image-button-no-label”?")
    ) {
      try Request<RulesCommand>(["image-button-nolabel"])
    }
  }

  @Test(arguments: [
    (["App"], CommandName.audit, ["App"]), (["audit", "App"], .audit, ["App"]),
    (["speak", "App"], .speak, ["App"]), (["rules"], .rules, []),
    (["merge", "a.json"], .merge, ["a.json"]), (["./rules"], .audit, ["./rules"]),
    (["--version"], .audit, ["--version"]),
    (["--color", "never", "speak", "x"], .speak, ["--color", "never", "x"]),
    (
      ["-fjson", "--screen=a", "speak", "-f", "plain"], .speak,
      ["-fjson", "--screen=a", "-f", "plain"]
    ),
    (["--explain", "speak", "x"], .speak, ["--explain", "x"]),
    (["--help", "speak"], .speak, ["--help"]),
    (["--color", "rules", "App"], .audit, ["--color", "rules", "App"]),
    (["--", "rules"], .audit, ["--", "rules"]),
    (["-j", "2", "--", "rules"], .audit, ["-j", "2", "--", "rules"]),
    (["App", "rules"], .audit, ["App", "rules"]),
    (["-é", "rules"], .audit, ["-é", "rules"]),
  ])
  func findsTheCommand(arguments: [String], command: CommandName, rest: [String]) {
    let split = CommandName.split(arguments)
    #expect(split.command == command)
    #expect(split.arguments == rest)
  }

  @Test(arguments: [
    (
      CommandName.audit,
      [
        "format", "output", "fail-on", "junit-strict", "sarif-all", "screens", "shard", "enable",
        "disable", "touch-profile", "touch-size", "locale", "material-components", "button-name",
        "no-evidence", "sources", "config", "no-config", "explain", "baseline",
        "write-baseline", "strict-baseline", "changed-since", "jobs", "color", "help", "version",
      ]
    ),
    (
      .speak,
      [
        "format", "screen", "language", "locale", "material-components", "button-name",
        "explain", "jobs", "color", "help", "version",
      ]
    ),
    (
      .merge,
      ["format", "output", "fail-on", "junit-strict", "sarif-all", "color", "help", "version"]
    ),
    (
      .map,
      [
        "output", "screen", "enable", "disable", "touch-profile", "touch-size", "locale", "jobs",
        "help", "version",
      ]
    ),
    (.rules, ["format", "color", "help", "version"]),
  ])
  func helpNamesEveryOption(command: CommandName, options: [String]) {
    let help = String(
      decoding: CommandHelp.text(of: command, style: PageStyle(width: 80)), as: UTF8.self)
    let named = help.matches(of: /^  (?:-[a-z], )?--([a-z-]+)/.anchorsMatchLineEndings())
      .map { String($0.1) }
    #expect(named == options)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
