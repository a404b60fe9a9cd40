import LayoutModel

/// Runs rules over layouts.
public struct Auditor: Sendable {
  public let settings: AuditSettings

  public init(_ settings: AuditSettings) {
    self.settings = settings
  }

  /// An auditor with rules as they come.
  public init(rules: [any Rule.Type]) {
    self.init(AuditSettings(rules: rules))
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
      let resolved = ResolvedScreen(screen, of: layout, with: settings)
      var passes: [[String]] =
        settings.collectsPasses ? Array(repeating: [], count: screen.elements.count) : []
      for setting in settings.rules {
        let outcomes = setting.rule.check(resolved)
        if settings.collectsPasses {
          let notPassed = Set(outcomes.flatMap(\.elements))
          for index in screen.elements.indices
          where !notPassed.contains(index) && setting.rule.judges(index, in: resolved) {
            passes[index].append(setting.documentation.id)
          }
        }
        for outcome in outcomes {
          switch outcome {
          case .fails(let finding):
            report.findings.append(ReportedFinding(finding, of: setting, in: screen))
          case .cannotTell(let index, let reason):
            report.undecided.append(RuleRemark(setting, reason, on: index, in: screen))
          case .exempt(let index, let reason):
            report.exempt.append(RuleRemark(setting, reason, on: index, in: screen))
          }
        }
      }
      for (index, rules) in passes.enumerated() where !rules.isEmpty {
        let element = screen.elements[index]
        report.passed.append(
          PassedElement(
            rules: rules.sorted(), screen: screen.name, element: ElementReference(element),
            position: element.position))
      }
    }
    report.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    report.undecided.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    report.exempt.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    return report
  }
}

extension RuleOutcome {
  /// The indices of the elements it is about.
  public var elements: [Int] {
    switch self {
    case .fails(let finding): [finding.element] + finding.others
    case .cannotTell(let element, _), .exempt(let element, _): [element]
    }
  }
}

extension ReportedFinding {
  /// The finding as reports tell it. What a person must look at first is a note, whatever the
  /// rule's severity, so that it never fails a build.
  fileprivate init(_ finding: Finding, of setting: RuleSetting, in screen: Screen) {
    let element = screen.elements[finding.element]
    self.init(
      rule: setting.documentation.id,
      severity: finding.certainty == .needsReview ? .note : setting.severity,
      impact: setting.documentation.impact, certainty: finding.certainty, reason: finding.reason,
      message: finding.message, saysNow: finding.saysNow, wouldSay: finding.wouldSay,
      fix: finding.fix, screen: screen.name, element: ElementReference(element),
      position: element.position)
  }
}

extension RuleRemark {
  fileprivate init(_ setting: RuleSetting, _ reason: String, on index: Int, in screen: Screen) {
    let element = screen.elements[index]
    self.init(
      rule: setting.documentation.id, reason: reason, element: ElementReference(element),
      position: element.position)
  }
}
