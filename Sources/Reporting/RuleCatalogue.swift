import Auditing
import LayoutModel

/// The texts of the rules, for people.
public enum RuleCatalogue {
  /// All rules in short, those that weigh most first, and what none of them evaluates.
  public static func text(
    of rules: [RuleDocumentation], notCovered: [NotCovered] = [], page style: PageStyle
  ) -> [UInt8] {
    var page = Page(style)
    let width = (rules.map(\.id.count).max() ?? 0) + 2
    for severity in Severity.allCases.reversed() {
      let group = rules.filter { $0.severity == severity }.sorted { $0.id < $1.id }
      guard !group.isEmpty else { continue }
      page.line(Styled("\(severity.rawValue)s".asSentenceStart, severity.ink))
      for rule in group {
        page.paragraph(
          margin: [Styled("  " + rule.id, .strong)], indent: width + 2,
          Styled(rule.summary + (rule.isEnabledByDefault ? "" : " (off by default)")))
      }
      page.line()
    }
    if !notCovered.isEmpty {
      page.line(Styled("Not evaluated", .strong))
      let width = (notCovered.map(\.id.count).max() ?? 0) + 2
      for concern in notCovered {
        page.paragraph(
          margin: [Styled("  " + concern.id, .strong)], indent: width + 2,
          Styled("\(concern.summary): \(concern.reason)"))
      }
      page.line()
    }
    page.line(Styled("\(Product.name) rules ID shows a rule in full.", .faint))
    return page.bytes
  }

  /// Everything about one rule.
  public static func text(
    of rule: RuleDocumentation, options: [RuleOptionDeclaration], page style: PageStyle
  ) -> [UInt8] {
    var page = Page(style)
    page.line(Styled(rule.id, .heading))
    page.paragraph(indent: 0, Styled(rule.summary + ".", .strong))
    page.line()
    page.line(
      Styled(rule.severity.rawValue, rule.severity.ink),
      Styled(
        ", \(rule.impact.rawValue) impact" + (rule.isEnabledByDefault ? "" : ", off by default")))
    page.section("Why it matters", rule.why)
    page.section("How it decides", rule.decides)
    page.section("What it cannot see", rule.limits)
    page.section("Fix in Interface Builder", rule.fixInInterfaceBuilder)
    page.heading("Fix in code")
    page.code(rule.fixInCode)
    page.heading("Standards")
    for standard in rule.standards {
      page.paragraph(indent: 2, Styled(standard.description))
    }
    page.write(options)
    page.heading("Examples")
    for (index, example) in rule.examples.enumerated() {
      if index > 0 { page.line() }
      page.write(example)
    }
    return page.bytes
  }
}

extension Page {
  fileprivate mutating func heading(_ title: String) {
    line()
    line(Styled(title, .strong))
  }

  fileprivate mutating func section(_ title: String, _ text: String) {
    guard !text.isEmpty else { return }
    heading(title)
    for paragraph in text.split(separator: "\n") {
      self.paragraph(indent: 2, Styled(paragraph))
    }
  }

  fileprivate mutating func code(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(Styled(line.isEmpty ? "" : "    " + line, .cyan))
    }
  }

  fileprivate mutating func write(_ options: [RuleOptionDeclaration]) {
    guard !options.isEmpty else { return }
    heading("Options")
    for option in options {
      paragraph(
        margin: [Styled("  " + option.name, .strong)], indent: 4 + option.name.utf8.count,
        Styled("\(option.summary): \(option.kind.description)."),
        note: Styled("default \(option.defaultValue.description)", .faint))
    }
  }

  fileprivate mutating func write(_ example: RuleExample) {
    switch example.expectation {
    case .fails(let message, let certainty, let saysNow, let wouldSay):
      fact(Styled("✘ found", .red), Styled(example.name, .strong))
      code(example.text)
      fact(Styled("message", .faint), Styled(message))
      if let saysNow {
        fact(Styled("says now", .faint), Styled(saysNow.isEmpty ? "(nothing)" : saysNow, .cyan))
      }
      if let wouldSay { fact(Styled("would say", .faint), Styled(wouldSay, .green)) }
      fact(Styled("certainty", .faint), Styled(certainty.word))
    case .passes:
      fact(Styled("✔ clean", .green), Styled(example.name, .strong))
      code(example.text)
    case .cannotTell(let reason):
      fact(Styled("? open", .yellow), Styled(example.name, .strong))
      code(example.text)
      fact(Styled("reason", .faint), Styled(reason))
    case .exempt(let reason):
      fact(Styled("– exempt", .faint), Styled(example.name, .strong))
      code(example.layout)
      fact(Styled("reason", .faint), Styled(reason))
    }
  }

  private mutating func fact(_ label: Styled, _ text: Styled) {
    paragraph(margin: [Styled("  "), label], indent: 13, text)
  }
}
