import Auditing
import LayoutModel
import Testing

@Suite struct PresetTests {
  private func rule(
    _ standards: [Standard], isEnabledByDefault: Bool = true
  ) -> RuleDocumentation {
    RuleDocumentation(
      id: "rule", summary: "", why: "", decides: "", limits: "", fixInInterfaceBuilder: "",
      fixInCode: "", standards: standards, severity: .warning, impact: .minor,
      isEnabledByDefault: isEnabledByDefault, examples: [])
  }

  @Test(arguments: [
    (Preset.recommended, [true, true, true, true, false]),
    (.strict, [true, true, true, true, true]),
    (.all, [true, true, true, true, true]), (.wcagA, [true, false, false, false, false]),
    (.wcagAA, [true, true, false, false, true]), (.material, [true, true, true, true, true]),
  ])
  func chooseRules(preset: Preset, expected: [Bool]) {
    let rules = [
      rule([.nameRoleValue]), rule([.targetSizeMinimum]), rule([.targetSizeEnhanced]),
      rule([.apple("")]), rule([.material(""), .targetSizeMinimum], isEnabledByDefault: false),
    ]
    #expect(rules.map { preset.includes($0) } == expected)
  }

  @Test func strictRaisesSeverities() {
    #expect(Preset.strict.severity(of: rule([])) == .error)
    #expect(Preset.all.severity(of: rule([])) == .warning)
  }

  @Test func levelsOfWCAGAskForNoMoreThanTheirCriteria() {
    #expect(Preset.wcagAA.touchProfile == .wcag22AA)
    #expect(Preset.recommended.touchProfile == .material)
  }

  private func finding(_ severity: Severity, _ certainty: Certainty) -> ReportedFinding {
    ReportedFinding(
      rule: "rule", severity: severity, impact: .minor, certainty: certainty, message: "",
      screen: "", element: ElementReference(tag: "button"),
      position: SourcePosition(line: 1, column: 1))
  }

  @Test(
    arguments: [
      // Limits, threshold, counts of errors, warnings and notes, whether they fail.
      (FindingLimits(), .error, [0, 5, 5], false), (FindingLimits(), .error, [1, 0, 0], true),
      (FindingLimits(), .warning, [0, 1, 0], true), (FindingLimits(), .never, [9, 9, 9], false),
      (FindingLimits(errors: 2), .error, [2, 0, 0], false),
      (FindingLimits(errors: 2), .error, [3, 0, 0], true),
      (FindingLimits(warnings: 2), .error, [0, 3, 0], true),
      (FindingLimits(warnings: 2), .error, [1, 0, 0], true),
      (FindingLimits(findings: 3), .error, [1, 1, 1], false),
      (FindingLimits(findings: 3), .never, [1, 1, 2], true),
      (FindingLimits(findings: 3, errors: 0), .error, [1, 0, 0], true),
    ] as [(FindingLimits, FailureThreshold, [Int], Bool)])
  func limitsAllowSomeFindings(
    limits: FindingLimits, threshold: FailureThreshold, counts: [Int], fails: Bool
  ) {
    var file = FileReport(path: "A.xib")
    for (severity, count) in zip([Severity.error, .warning, .note], counts) {
      file.findings += Array(repeating: finding(severity, .certain), count: count)
      // What a person must look at first does not count.
      file.findings += Array(repeating: finding(severity, .needsReview), count: 50)
    }
    let summary = AuditSummary(AuditReport(files: [file], rules: []))
    #expect(limits.isFailure(summary, threshold: threshold) == fails)
  }
}
