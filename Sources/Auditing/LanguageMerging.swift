import LayoutModel

/// Joins the reports on one layout in several languages.
extension FileReport {
  /// The report on a layout in all its languages: this one, of the layout's own texts, and one for
  /// each translation.
  ///
  /// A finding that all of them have is told once, as this report tells it. One that only some have
  /// names them in ``ReportedFinding/languages`` and in its message, which says whose texts it
  /// quotes: those of the first of them. Findings are the same when their rule, element and cause
  /// are, whatever the texts of the language make of their messages.
  public func merged(with translations: [(language: String, report: FileReport)]) -> FileReport {
    var merged: [MergedFinding] = []
    var places: [FindingCause: Int] = [:]
    var remarks = Remarks(undecided: undecided, exempt: exempt)
    let reports = [(language: LanguageNames.base, report: self)] + translations
    for (language, report) in reports {
      var counts: [FindingCause: Int] = [:]
      for finding in report.findings {
        let uncounted = FindingCause(finding)
        var cause = uncounted
        cause.number = counts[uncounted, default: 0]
        counts[uncounted] = cause.number + 1
        if let place = places[cause] {
          merged[place].add(finding.message, in: [language])
        } else {
          places[cause] = merged.count
          merged.append(MergedFinding(finding, in: [language]))
        }
      }
      if language != LanguageNames.base { remarks.add(report) }
    }
    var result = self
    result.findings = merged.map {
      $0.messages.count == reports.count ? $0.finding : $0.namingLanguages
    }
    result.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    result.undecided = remarks.undecided
    result.exempt = remarks.exempt
    for (_, report) in translations where !result.passed.isEmpty {
      result.passed = result.passed(alsoIn: report)
    }
    return result
  }

  /// What elements pass here and in another report.
  private func passed(alsoIn other: FileReport) -> [PassedElement] {
    struct Place: Hashable {
      var screen: String
      var position: SourcePosition
    }
    var rules: [Place: Set<String>] = [:]
    for element in other.passed {
      rules[Place(screen: element.screen, position: element.position), default: []]
        .formUnion(element.rules)
    }
    return passed.compactMap { element in
      var element = element
      let others = rules[Place(screen: element.screen, position: element.position)] ?? []
      element.rules.removeAll { !others.contains($0) }
      return element.rules.isEmpty ? nil : element
    }
  }

  /// What rules say of elements besides findings, once for all languages.
  private struct Remarks {
    var undecided: [RuleRemark]
    var exempt: [RuleRemark]

    mutating func add(_ report: FileReport) {
      Self.add(report.undecided, to: &undecided)
      Self.add(report.exempt, to: &exempt)
    }

    private static func add(_ new: [RuleRemark], to remarks: inout [RuleRemark]) {
      let count = remarks.count
      for remark in new
      where !remarks.contains(where: {
        $0.rule == remark.rule && $0.position == remark.position
      }) {
        remarks.append(remark)
      }
      if remarks.count > count {
        remarks.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
      }
    }
  }
}

/// A finding as the first language that has it tells it, and what each of them says.
struct MergedFinding {
  private(set) var finding: ReportedFinding
  private(set) var messages: [(language: String, message: String)] = []

  init(_ finding: ReportedFinding, in languages: [String]) {
    self.finding = finding
    add(finding.message, in: languages)
  }

  mutating func add(_ message: String, in languages: [String]) {
    messages += languages.map { ($0, message) }
  }

  /// The finding with its languages, and those in its message.
  var namingLanguages: ReportedFinding {
    var finding = finding
    finding.languages = messages.map(\.language)
    finding.message = LanguageNames.message(messages)
    return finding
  }
}

/// What makes findings in two languages one: everything but the texts of the language.
private struct FindingCause: Hashable {
  var rule: String
  var screen: String
  var position: SourcePosition
  var certainty: Certainty
  var message: String
  /// Counted among those that agree in all of this.
  var number = 0

  init(_ finding: ReportedFinding) {
    rule = finding.rule
    screen = finding.screen
    position = finding.position
    certainty = finding.certainty
    message = finding.message.withoutQuotations
  }
}

extension String {
  /// A message without what stands between “ and the next ”, and without numbers. German texts
  /// close their own quotations with “.
  var withoutQuotations: String {
    var isQuoted = false
    var rest: [UInt8] = []
    var bytes = utf8[...]
    while let byte = bytes.first {
      // Both marks have three bytes, of which the first is seldom that of another character.
      if byte == 0xE2, bytes.starts(with: "“".utf8) || bytes.starts(with: "”".utf8) {
        isQuoted = bytes.starts(with: "“".utf8)
        bytes.removeFirst(3)
        continue
      }
      if !isQuoted, byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { rest.append(byte) }
      bytes.removeFirst()
    }
    return String(decoding: rest, as: UTF8.self)
  }
}
