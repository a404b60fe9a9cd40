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

  /// Audits a layout that could be read: its own texts, and those of every language of its strings
  /// tables where they have been read. What is the same in all languages is told once.
  ///
  /// Findings come in the order of their places in the file, those of one place by rule; the
  /// same layout always gives the same report.
  public func audit(_ layout: Layout) -> FileReport {
    var layout = layout
    layout.apply(settings.houseStyles)
    var report = judge(layout)
    if !layout.utf16Columns.isEmpty {
      let places = Set(report.findings.map(\.position))
      report.utf16Columns = layout.utf16Columns.filter { places.contains($0.key) }
    }
    report.suppress(as: settings, notesOf: layout)
    return report
  }

  /// What the rules say of the layout in all its languages.
  private func judge(_ layout: Layout) -> FileReport {
    let translations = layout.localization?.translations ?? []
    guard !translations.isEmpty else {
      return report(
        on: layout,
        layout.screens.map { judge(ResolvedScreen($0, of: layout, with: settings), settings.rules) }
      )
    }
    let screens = layout.screens.map { ResolvedScreen($0, of: layout, with: settings) }
    let judgements = screens.map { judge($0, settings.rules) }
    // Where a finger works does not depend on the language.
    let rules = settings.rules.filter { !$0.documentation.isAboutTouchTargets }
    let aboutTouchTargets = Set(
      settings.rules.filter { $0.documentation.isAboutTouchTargets }.map(\.documentation.id))
    return report(on: layout, judgements).merged(
      with: translations.map { translation in
        let speaker = settings.speaker.speaking(translation.language)
        let translated = screens.indices.map { index in
          guard let screen = screens[index].translated(into: translation, index, by: speaker)
          else { return judgements[index] }
          return judge(screen, rules).adding(judgements[index], ofRules: aboutTouchTargets)
        }
        return (translation.language, report(on: layout, translated))
      })
  }

  private func report(on layout: Layout, _ judgements: [Judgement]) -> FileReport {
    var report = FileReport(
      path: layout.path, format: layout.format, screenCount: layout.screens.count,
      elementCount: layout.screens.reduce(0) { $0 + $1.elements.count },
      findings: judgements.flatMap(\.findings), notEvaluated: layout.notEvaluated,
      undecided: judgements.flatMap(\.undecided), exempt: judgements.flatMap(\.exempt),
      passed: zip(layout.screens, judgements).flatMap { screen, judgement in
        judgement.passes.enumerated().compactMap { index, rules in
          rules.isEmpty ? nil : PassedElement(index, rules.sorted(), in: screen)
        }
      })
    report.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    report.undecided.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    report.exempt.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    return report
  }

  private func judge(_ screen: ResolvedScreen, _ rules: [RuleSetting]) -> Judgement {
    var judgement = Judgement()
    if settings.collectsPasses {
      judgement.passes = Array(repeating: [], count: screen.elements.count)
    }
    for place in rules.indices {
      var outcomes = rules[place].rule.check(screen)
      // Most rules have nothing to say of most screens; a setting is large to copy.
      guard !outcomes.isEmpty || settings.collectsPasses else { continue }
      let setting = rules[place]
      let properties = type(of: setting.rule).clearedInCode
      outcomes = outcomes.map { $0.clearedInCode(of: screen, by: properties) }
      if settings.collectsPasses {
        let notPassed = Set(outcomes.flatMap(\.elements))
        for index in screen.elements.indices
        where !notPassed.contains(index) && setting.rule.judges(index, in: screen) {
          judgement.passes[index].append(setting.documentation.id)
        }
      }
      for outcome in outcomes {
        switch outcome {
        case .fails(let finding):
          judgement.findings.append(ReportedFinding(finding, of: setting, in: screen.screen))
        case .cannotTell(let index, let reason):
          judgement.undecided.append(RuleRemark(setting, reason, on: index, in: screen.screen))
        case .exempt(let index, let reason):
          judgement.exempt.append(RuleRemark(setting, reason, on: index, in: screen.screen))
        }
      }
    }
    return judgement
  }
}

/// What rules make of one screen.
private struct Judgement {
  var findings: [ReportedFinding] = []
  var undecided: [RuleRemark] = []
  var exempt: [RuleRemark] = []
  /// The rules each element passes, by index; empty unless they are collected.
  var passes: [[String]] = []

  /// With what another judgement says by these rules.
  func adding(_ other: Judgement, ofRules rules: Set<String>) -> Judgement {
    Judgement(
      findings: findings + other.findings.filter { rules.contains($0.rule) },
      undecided: undecided + other.undecided.filter { rules.contains($0.rule) },
      exempt: exempt + other.exempt.filter { rules.contains($0.rule) },
      passes: zip(passes, other.passes).map { $0 + $1.filter { rules.contains($0) } })
  }
}

extension RuleOutcome {
  /// The outcome when code is known to put right what was found; where it does so only under a
  /// condition, a person must look.
  fileprivate func clearedInCode(
    of screen: ResolvedScreen, by properties: Set<CodeFact.Property>
  ) -> RuleOutcome {
    guard case .fails(var finding) = self, !properties.isEmpty else { return self }
    if let fact = screen.clearance(of: finding.element, by: properties) {
      return .exempt(element: finding.element, because: fact.sentence)
    }
    guard let fact = screen.clearanceUnderCondition(of: finding.element, by: properties) else {
      return self
    }
    finding.certainty = .needsReview
    finding.reason = "under a condition \(fact.sentence)"
    return .fails(finding)
  }

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

extension PassedElement {
  fileprivate init(_ index: Int, _ rules: [String], in screen: Screen) {
    let element = screen.elements[index]
    self.init(
      rules: rules, screen: screen.name, element: ElementReference(element),
      position: element.position)
  }
}
