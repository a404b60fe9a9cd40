import LayoutModel

extension FileReport {
  /// Sets aside what notes in the layout and the configuration say, and tells which notes cannot be
  /// followed or set nothing aside any more.
  mutating func suppress(as settings: AuditSettings, notesOf layout: Layout) {
    var notes = NoteSuppressions(layout, knownRules: settings.knownRules)
    guard notes != nil else { return suppressByConfiguration(as: settings) }
    let path = path
    setAside { finding in
      notes?.suppression(of: finding) ?? settings.suppression(of: finding, inFileAt: path)
    }
    for remark in undecided { notes?.keep(for: remark) }
    invalidSuppressions = notes?.invalid ?? []
    // Where a part of the file was not read, what is set aside may be about that part.
    guard notEvaluated.isEmpty, failures.isEmpty else { return }
    staleSuppressions =
      notes?.stale(
        rules: Set(settings.rules.map(\.documentation.id)), isComplete: settings.isComplete) ?? []
  }

  /// Sets aside what the configuration says.
  mutating func suppressByConfiguration(as settings: AuditSettings) {
    guard !settings.suppressions.isEmpty else { return }
    let path = path
    setAside { settings.suppression(of: $0, inFileAt: path) }
  }

  /// Moves the findings for which there is a suppression.
  private mutating func setAside(by suppression: (ReportedFinding) -> Suppression?) {
    var kept: [ReportedFinding] = []
    for finding in findings {
      if let suppression = suppression(finding) {
        suppressed.append(SuppressedFinding(finding, by: suppression))
      } else {
        kept.append(finding)
      }
    }
    findings = kept
  }
}

extension AuditSettings {
  /// What the configuration sets aside a finding by; the first entry counts.
  fileprivate func suppression(
    of finding: ReportedFinding, inFileAt path: String
  ) -> Suppression? {
    suppressions.first { $0.isAbout(finding, inFileAt: path) }.map {
      Suppression(.configuration($0.configuration, $0.position), reason: $0.reason)
    }
  }
}

extension AuditReport {
  /// The entries of configurations that set nothing aside in any of the files.
  ///
  /// - Parameters:
  ///   - entries: All entries of the configurations of these files.
  ///   - isCovered: Whether every file an entry may be about is among these files.
  /// - Returns: The stale ones, in their order, but for those of rules that did not run.
  public func staleSuppressions(
    among entries: [SuppressionEntry], where isCovered: (SuppressionEntry) -> Bool
  ) -> [StaleSuppression] {
    // A file that was not read may need any of them.
    guard files.allSatisfy(\.failures.isEmpty) else { return [] }
    let used = Set(files.flatMap { $0.suppressed.map(\.suppression.source) })
    let ran = Set(rules.map(\.id))
    return entries.compactMap { entry in
      let source = SuppressionSource.configuration(entry.configuration, entry.position)
      let rules = entry.rule.map { [$0] } ?? []
      guard !used.contains(source), rules.allSatisfy(ran.contains), isCovered(entry) else {
        return nil
      }
      return StaleSuppression(rules: rules, source: source)
    }
  }
}
