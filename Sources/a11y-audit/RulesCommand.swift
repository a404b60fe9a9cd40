import LayoutModel
import Reporting
import Rules

/// `rules`: what is checked.
struct RulesCommand: Command {
  static let operands = "[ID]"
  static let summary = "Show the catalogue of rules, or one rule in full"
  static let discussion = ""

  enum Option: String, CommandOption {
    case color

    var value: String? { ColorMode.allCases.map(\.rawValue).joined(separator: "|") }
    var help: String { ColorMode.help }
  }

  private var color = ColorMode.auto
  private var id: String?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
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
    let text =
      if let rule = allRules.first(where: { $0.documentation.id == id }) {
        RuleCatalogue.text(
          of: rule.documentation, options: rule.optionDeclarations, page: color.page)
      } else {
        RuleCatalogue.text(of: allRules.map { $0.documentation }, page: color.page)
      }
    return Console.print(text) ? .success : .failure
  }
}
