/// `speak`: what VoiceOver says.
struct SpeakCommand: Command {
  static let operands = "PATH…"
  static let summary = "Show what VoiceOver says, element by element"
  static let discussion = ""

  enum Option: String, CommandOption {
    case screen
    var value: String? { "NAME" }
    var help: String { "Only the screens of this name." }
  }

  init(_ arguments: Arguments<Option>) throws(UsageError) {}

  func run() -> ExitStatus { .failure }
}
