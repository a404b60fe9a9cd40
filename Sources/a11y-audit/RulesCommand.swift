import Auditing
import LayoutModel
import Reporting
import Rules

/// `rules`: what is checked.
struct RulesCommand: Command {
  static let operands = "[ID]"
  static let summary = "Show the catalogue of rules, or one rule in full"
  static let discussion = ""

  enum Option: String, CommandOption {
    case format, color

    var letter: Character? { self == .format ? "f" : nil }

    var value: String? {
      switch self {
      case .format: RuleCatalogueFormat.allCases.map(\.rawValue).joined(separator: "|")
      case .color: ColorMode.allCases.map(\.rawValue).joined(separator: "|")
      }
    }

    var help: String {
      switch self {
      case .format:
        "text (the default) for people, markdown for a page, json for programs."
      case .color: ColorMode.help
      }
    }
  }

  private var format = RuleCatalogueFormat.text
  private var color = ColorMode.auto
  private var id: String?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .format: format = try .init(value, of: option)
      case .color: color = try .init(value, of: option)
      }
    }
    guard arguments.operands.count <= 1 else {
      throw UsageError("rules shows one rule at a time")
    }
    id = arguments.operands.first
    let ids = allRules.map { $0.documentation.id }
    if let id, !ids.contains(id) {
      let guess = suggestion(for: id, among: ids).map { "; did you mean “\($0)”?" }
      throw UsageError("there is no rule “\(id)”" + (guess ?? ""))
    }
  }

  func run() -> ExitStatus {
    Console.print(to: nil) { try catalogue() } ? .success : .failure
  }

  private func catalogue() throws -> [UInt8] {
    let all = allRules.map { RuleEntry($0) }
    let one = all.first { $0.documentation.id == id }
    switch (format, one) {
    case (.text, let rule?):
      return RuleCatalogue.text(
        of: rule.documentation, options: rule.options, page: color.page)
    case (.text, nil):
      return RuleCatalogue.text(
        of: all.map(\.documentation), notCovered: NotCovered.all, page: color.page)
    case (.markdown, let rule?): return RuleCatalogue.markdown(of: rule)
    case (.markdown, nil): return RuleCatalogue.markdown(of: all, notCovered: NotCovered.all)
    case (.json, let rule?): return try RuleCatalogue.json(of: [rule], notCovered: [])
    case (.json, nil): return try RuleCatalogue.json(of: all, notCovered: NotCovered.all)
    }
  }
}
