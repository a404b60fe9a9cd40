import LayoutModel
import VoiceOver

/// Runs rules over layouts.
public struct Auditor: Sendable {
  public let rules: [any Rule.Type]
  public let speaker: Speaker
  private let registered: [(rule: any Rule, documentation: RuleDocumentation)]

  public init(rules: [any Rule.Type], speaker: Speaker = Speaker()) {
    self.rules = rules
    self.speaker = speaker
    registered = rules.map { ($0.init(), $0.documentation) }
  }

  /// Audits a layout that could be read.
  ///
  /// Findings come in the order of their places in the file, those of one place by rule; the
  /// same layout always gives the same report.
  public func audit(_ layout: Layout) -> FileReport {
    var report = FileReport(
      path: layout.path, format: layout.format, screenCount: layout.screens.count,
      notEvaluated: layout.notEvaluated)
    for screen in layout.screens {
      report.elementCount += screen.elements.count
      let resolved = ResolvedScreen(screen, of: layout, speaker: speaker)
      for (rule, documentation) in registered {
        for outcome in rule.check(resolved) {
          switch outcome {
          case .fails(let finding):
            report.findings.append(
              ReportedFinding(finding, of: documentation, in: screen))
          case .cannotTell(let index, let reason):
            report.undecided.append(
              Undecided(
                rule: documentation.id, reason: reason,
                element: ElementReference(screen.elements[index]),
                position: screen.elements[index].position))
          }
        }
      }
    }
    report.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    report.undecided.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    return report
  }
}

extension ReportedFinding {
  /// The finding as reports tell it. What a person must look at first is a note, whatever the
  /// rule's severity, so that it never fails a build.
  fileprivate init(_ finding: Finding, of documentation: RuleDocumentation, in screen: Screen) {
    let element = screen.elements[finding.element]
    self.init(
      rule: documentation.id,
      severity: finding.certainty == .needsReview ? .note : documentation.severity,
      impact: documentation.impact, certainty: finding.certainty, reason: finding.reason,
      message: finding.message, saysNow: finding.saysNow, wouldSay: finding.wouldSay,
      fix: finding.fix, screen: screen.name, element: ElementReference(element),
      position: element.position)
  }
}
