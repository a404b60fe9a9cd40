import Auditing

extension RuleCatalogue {
  /// The whole catalogue as a page of Markdown: a table, every rule in full, and what no rule
  /// evaluates.
  public static func markdown(of rules: [RuleEntry], notCovered: [NotCovered]) -> [UInt8] {
    let rules = rules.sorted { $0.documentation.id < $1.documentation.id }
    var text = """
      # Rules

      Made from the rules themselves by `\(Product.name) rules --format markdown`; a test keeps it so.

      | rule | finds | severity | impact |
      | --- | --- | --- | --- |

      """
    for rule in rules {
      let documentation = rule.documentation
      text += "| [`\(documentation.id)`](#\(documentation.id)) | \(cell(documentation.summary))"
      text += " | \(documentation.severity.rawValue)"
      text += documentation.isEnabledByDefault ? "" : ", off by default"
      text += " | \(documentation.impact.rawValue) |\n"
    }
    text += "\n" + markdownTable(of: notCovered)
    for rule in rules { text += "\n" + section(rule) }
    return Array(text.utf8)
  }

  /// One rule as a page of Markdown.
  public static func markdown(of rule: RuleEntry) -> [UInt8] {
    Array(section(rule).dropFirst().utf8)
  }

  private static func markdownTable(of notCovered: [NotCovered]) -> String {
    guard !notCovered.isEmpty else { return "" }
    var text = """
      ## Not evaluated

      What a layout file does not tell; silence about it means nothing.

      | fault | because | standards |
      | --- | --- | --- |

      """
    for concern in notCovered {
      let standards = concern.standards.map { cell($0.description) }.joined(separator: "<br>")
      text += "| \(cell(concern.summary)) | \(cell(concern.reason)) | \(standards) |\n"
    }
    return text
  }

  private static func section(_ rule: RuleEntry) -> String {
    let documentation = rule.documentation
    var text = "## \(documentation.id)\n\n**\(documentation.summary).**\n\n"
    text += "\(documentation.severity.rawValue), \(documentation.impact.rawValue) impact"
    text += (documentation.isEnabledByDefault ? "" : ", off by default") + "\n"
    text += heading("Why it matters", documentation.why)
    text += heading("How it decides", documentation.decides)
    text += heading("What it cannot see", documentation.limits)
    text += heading("Fix in Interface Builder", documentation.fixInInterfaceBuilder)
    text += heading("Fix in code", fenced(documentation.fixInCode, as: "swift"))
    text += heading(
      "Standards", documentation.standards.map { "- \($0.description)" }.joined(separator: "\n"))
    if !rule.options.isEmpty {
      let rows = rule.options.map { option in
        """
        | `\(option.name)` | \(cell(option.summary)) | \(cell(option.kind.description)) | \
        `\(option.defaultValue.description)` |
        """
      }
      text += heading(
        "Options",
        "| option | meaning | value | default |\n| --- | --- | --- | --- |\n"
          + rows.joined(separator: "\n"))
    }
    text += heading("Examples", rule.documentation.examples.map(example).joined(separator: "\n\n"))
    return text
  }

  private static func heading(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "\n### \(title)\n\n\(body)\n"
  }

  private static func example(_ example: RuleExample) -> String {
    let verdict =
      switch example.expectation {
      case .fails(let message, let certainty, let saysNow, let wouldSay):
        [
          "**Found** (\(certainty.phrase)): \(message)",
          saysNow.map { "- says now: \($0.isEmpty ? "(nothing)" : $0)" },
          wouldSay.map { "- would say: \($0)" },
        ].compactMap { $0 }.joined(separator: "\n")
      case .passes: "**Clean.**"
      case .cannotTell(let reason): "**Cannot tell**: \(reason)."
      case .exempt(let reason): "**Exempt**: \(reason)."
      }
    return "\(example.name):\n\n\(fenced(example.layout, as: "xml"))\n\n\(verdict)"
  }

  private static func fenced(_ code: String, as language: String) -> String {
    "```\(language)\n\(code)\n```"
  }

  /// A text in a cell of a table.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
