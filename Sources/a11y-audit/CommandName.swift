/// The commands by the first word of the command line.
enum CommandName: String, CaseIterable {
  case audit, speak, map, inspect, merge, rules
  case start = "init"

  var type: any Command.Type {
    switch self {
    case .audit: AuditCommand.self
    case .speak: SpeakCommand.self
    case .map: MapCommand.self
    case .inspect: InspectCommand.self
    case .merge: MergeCommand.self
    case .rules: RulesCommand.self
    case .start: InitCommand.self
    }
  }

  /// The command and its arguments: `audit` when the first word, or the first behind options, is no
  /// command.
  static func split(_ arguments: [String]) -> (command: CommandName, arguments: [String]) {
    guard let place = placeOfFirstOperand(in: arguments),
      let command = CommandName(rawValue: arguments[place])
    else { return (.audit, arguments) }
    var rest = arguments
    rest.remove(at: place)
    return (command, rest)
  }

  /// Which argument is no option and no option's value, whatever command the options belong to.
  /// `nil` when there is none, when `--` says that it is a path, or when an option is not known.
  private static func placeOfFirstOperand(in arguments: [String]) -> Int? {
    var declarations: [GetOpt.Declaration] = []
    for declaration in allCases.flatMap({ options(of: $0.type) }) + CommonOption.declarations
    where !declarations.contains(where: { $0.name == declaration.name }) {
      declarations.append(declaration)
    }
    let result = try? GetOpt.parse(arguments, declarations, endsAtOperand: true)
    guard let operands = result?.operands, !operands.isEmpty else { return nil }
    let place = arguments.count - operands.count
    return place > 0 && arguments[place - 1] == "--" ? nil : place
  }

  private static func options<C: Command>(of type: C.Type) -> [GetOpt.Declaration] {
    C.Option.declarations
  }
}
