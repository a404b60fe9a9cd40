/// The commands by the first word of the command line.
enum CommandName: String, CaseIterable {
  case audit, speak, map, inspect, rules

  var type: any Command.Type {
    switch self {
    case .audit: AuditCommand.self
    case .speak: SpeakCommand.self
    case .map: MapCommand.self
    case .inspect: InspectCommand.self
    case .rules: RulesCommand.self
    }
  }

  /// The command and its arguments: `audit` when the first word is no command.
  static func split(_ arguments: [String]) -> (command: CommandName, arguments: [String]) {
    guard let first = arguments.first, let command = CommandName(rawValue: first) else {
      return (.audit, arguments)
    }
    return (command, Array(arguments.dropFirst()))
  }
}
