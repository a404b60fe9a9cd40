import Auditing
import Configuration
import LayoutModel
import Rules
import Testing
import VoiceOver

@Suite struct ConfigurationTests {
  private func settings(_ text: String, forPath path: String = "/x/A.xib") throws -> AuditSettings {
    try Files.read(text).settings(forFileAt: path)
  }

  private func severities(_ settings: AuditSettings) -> [String: Severity] {
    Dictionary(uniqueKeysWithValues: settings.rules.map { ($0.documentation.id, $0.severity) })
  }

  @Test func nothingStatedIsTheDefault() throws {
    for text in ["", "# nothing\n", "rules:\nexclude:\nsuppress:\n"] {
      let configuration = try Files.read(text)
      let settings = configuration.settings(forFileAt: "/x/A.xib")
      let plain = AuditSettings(rules: allRules.enabledByDefault)
      #expect(settings.rules.map(\.documentation.id) == plain.rules.map(\.documentation.id))
      #expect(severities(settings) == severities(plain))
      #expect(settings.touchRequirement == plain.touchRequirement)
      #expect(settings.speaker.settings == plain.speaker.settings)
      #expect(configuration.failOn == .error)
      #expect(configuration.readsEvidence)
      #expect(configuration.includes(fileAt: "/x/A.xib"))
      #expect(configuration.reports.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("off", nil), ("on", .warning), ("false", nil), ("no", nil), ("yes", .warning),
      ("'off'", nil),
      ("note", .note), ("error", .error), ("{ severity: note }", .note),
      ("{ enabled: false, severity: note }", nil), ("{}", .warning),
    ] as [(String, Severity?)])
  func rulesAreSetByAWordOrAMapping(value: String, expected: Severity?) throws {
    let settings = try settings("rules: { touch-target-too-small: \(value) }")
    #expect(severities(settings)["touch-target-too-small"] == expected)
    #expect(settings.rules.count == allRules.enabledByDefault.count - (expected == nil ? 1 : 0))
  }

  @Test func rulesThatAreOffByDefaultRunWhenNamed() throws {
    for value in ["on", "note", "{ distance: 12 }"] {
      let settings = try settings("rules: { touch-targets-too-close: \(value) }")
      #expect(severities(settings)["touch-targets-too-close"] == .note)
    }
  }

  @Test func optionsOfRulesAreSet() throws {
    let settings = try settings(
      """
      rules:
        repeated-hint: { minimum-count: 5 }
        touch-targets-too-close: { distance: 4.5 }
        material-visual-size-too-small: { minimum-size: [70, 40] }
      """)
    let rules = settings.rules.map(\.rule)
    #expect(rules.compactMap { $0 as? RepeatedHint }.first?.minimumCount == 5)
    #expect(rules.compactMap { $0 as? TouchTargetsTooClose }.first?.distance == 4.5)
    #expect(
      rules.compactMap { $0 as? MaterialVisualSizeTooSmall }.first?.minimumSize
        == Size(width: 70, height: 40))
  }

  @Test func speechAndTouchTargets() throws {
    let settings = try settings(
      """
      locale: de
      material-components: 83.0
      button-name: title
      touch-targets: { profile: apple, sizes: { ToolbarButton: [40, 30.5] } }
      house-styles:
        key-paths: { accLabelText: accessibilityLabel }
        classes: { PrimaryButton: { base: UIButton, provides-label: yes, minimum-size: [48, 48] } }
      """)
    #expect(
      settings.speaker.settings
        == Speaker.Settings(
          locale: "de", materialVersion: .released(major: 83, minor: 0), nameRule: .titleOverLabel))
    #expect(
      settings.touchRequirement
        == TouchRequirement(.apple, sizes: ["ToolbarButton": Size(width: 40, height: 30.5)]))
    #expect(
      settings.houseStyles
        == HouseStyles(
          keyPaths: ["accLabelText": .accessibilityLabel],
          classes: [
            "PrimaryButton": HouseClass(
              base: .uiKit(.button), providesLabel: true, minimumSize: Size(width: 48, height: 48))
          ], path: "c.yml"))
  }

  @Test func overridesApplyInOrder() throws {
    let files = try Files([
      "c.yml": """
      rules: { empty-button: warning, hint-without-label: off }
      overrides:
        - files: [Kiosk/, "*.storyboard"]
          preset: all
          locale: de
          rules: { empty-button: note, hint-without-label: { severity: error } }
        - files: Kiosk/Old/
          rules: { empty-button: off }
      """
    ])
    defer { files.remove() }
    let configuration = try files.read()
    func settings(_ path: String) -> AuditSettings {
      configuration.settings(forFileAt: files.folder + "/" + path)
    }
    let plain = settings("App/A.xib")
    #expect(severities(plain)["empty-button"] == .warning)
    #expect(severities(plain)["hint-without-label"] == nil)
    #expect(plain.speaker.settings.locale == "en")
    for path in ["Kiosk/A.xib", "App/Kiosk/A.xib", "App/A.storyboard"] {
      let kiosk = settings(path)
      #expect(severities(kiosk)["empty-button"] == .note)
      #expect(severities(kiosk)["hint-without-label"] == .error)
      #expect(kiosk.rules.count == allRules.count)
      #expect(kiosk.speaker.settings.locale == "de")
    }
    #expect(severities(settings("Kiosk/Old/A.xib"))["empty-button"] == nil)
    #expect(settings("Kiosk/Old/A.xib").rules.count == allRules.count - 1)
  }

  @Test func laterExtendedFilesAndOwnKeysWin() throws {
    let files = try Files([
      "shared/one.yml": """
      locale: de
      preset: all
      fail-on: never
      rules: { empty-button: note, repeated-hint: { minimum-count: 7 } }
      exclude: "*.storyboard"
      thresholds: { errors: 1, warnings: 2 }
      suppress: [{ reason: one, files: "../App/*.xib" }]
      """,
      "shared/two.yml": "locale: ru\nbaseline: b.json",
      "App/c.yml": """
      extends: [../shared/one.yml, ../shared/two.yml]
      fail-on: warning
      rules: { repeated-hint: error }
      thresholds: { errors: 0 }
      suppress: [{ reason: own, screen: Main }]
      """,
    ])
    defer { files.remove() }
    let configuration = try files.read("App/c.yml")
    let settings = configuration.settings(forFileAt: files.folder + "/App/A.xib")
    #expect(settings.speaker.settings.locale == "ru")
    #expect(settings.rules.count == allRules.count)
    #expect(configuration.failOn == .warning)
    #expect(severities(settings)["empty-button"] == .note)
    #expect(severities(settings)["repeated-hint"] == .error)
    #expect(settings.rules.compactMap { $0.rule as? RepeatedHint }.first?.minimumCount == 7)
    #expect(configuration.limits == FindingLimits(errors: 0, warnings: 2))
    // Patterns and paths start at the folder of the file that states them.
    #expect(!configuration.includes(fileAt: files.folder + "/App/A.storyboard"))
    #expect(configuration.baseline == files.folder + "/shared/b.json")
    #expect(settings.suppressions.map(\.reason) == ["one", "own"])
    let other = configuration.settings(forFileAt: files.folder + "/App/Sub/A.xib")
    #expect(other.suppressions.map(\.reason) == ["own"])
  }

  @Test func includeAndExclude() throws {
    let files = try Files(["c.yml": "include: [App/**, Kit]\nexclude: [Legacy/, 'App/*.xib']"])
    defer { files.remove() }
    let configuration = try files.read()
    func includes(_ path: String) -> Bool {
      configuration.includes(fileAt: files.folder + "/" + path)
    }
    #expect(includes("App/Views/A.xib"))
    #expect(includes("Kit/A.xib"))
    #expect(!includes("Other/A.xib"))
    #expect(!includes("App/A.xib"))
    #expect(!includes("App/Legacy/A.xib"))
  }

  @Test func suppressionsKnowTheirPlace() throws {
    let configuration = try Files.read(
      """
      suppress:
        - rule: empty-button
          object-id: 12
          accessibility-identifier: close
          reason: yes
        - screen: Sign in
          reason: Known
      """)
    let first = try #require(configuration.suppressions.first)
    #expect(
      first
        == SuppressionEntry(
          rule: "empty-button", objectID: "12", accessibilityIdentifier: "close", reason: "yes",
          configuration: "c.yml", position: SourcePosition(line: 2, column: 5)))
    #expect(configuration.suppressions.last?.position == SourcePosition(line: 6, column: 5))
  }

  @Test func reportsAndThresholds() throws {
    let configuration = try Files.read(
      """
      format: [text, { format: junit, output: build/a.xml }]
      fail-on: note
      thresholds: { findings: 3 }
      evidence: off
      """)
    #expect(configuration.reports.map(\.format) == ["text", "junit"])
    #expect(configuration.reports.first?.output == nil)
    #expect(configuration.reports.last?.output?.hasSuffix("/build/a.xml") == true)
    #expect(configuration.failOn == .note)
    #expect(configuration.limits == FindingLimits(findings: 3))
    #expect(!configuration.readsEvidence)
    #expect(try Files.read("format: json").reports.map(\.format) == ["json"])
  }
}
