import LayoutModel

/// A command: its text, its options and what it does.
protocol Command {
  associatedtype Option: CommandOption

  /// The operands as `--help` shows them, for example `PATH…`.
  static var operands: String { get }
  /// One line without a full stop.
  static var summary: String { get }
  /// What `--help` says below the options.
  static var discussion: String { get }

  init(_ arguments: Arguments<Option>) throws(UsageError)

  func run() -> ExitStatus
}

/// The options of a command. The raw value is the long name; `--help` and the parser are both made
/// from what is declared here.
protocol CommandOption: RawRepresentable<String>, CaseIterable {
  var letter: Character? { get }
  /// What stands for the value in `--help`; `nil` for an option without one.
  var value: String? { get }
  /// One sentence or two.
  var help: String { get }
}

extension CommandOption {
  var letter: Character? { nil }

  static var declarations: [GetOpt.Declaration] {
    allCases.map {
      GetOpt.Declaration(name: $0.rawValue, letter: $0.letter, takesValue: $0.value != nil)
    }
  }
}

/// The options and operands a command is given.
struct Arguments<Option: CommandOption> {
  /// In their order; the value is empty for an option without one.
  var options: [(option: Option, value: String)] = []
  var operands: [String] = []
}

/// How the process ends.
enum ExitStatus: Int32 {
  case success = 0
  /// Findings at or above the severity that fails.
  case findings = 1
  /// The request could not be carried out, or not for all files.
  case failure = 2
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// One or two sentences without the last full stop.
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// A value that is none of those an option takes.
  static func value(
    _ value: String, of option: some CommandOption, allowed: [String]
  ) -> UsageError {
    let guess = suggestion(for: value, among: allowed).map { "; did you mean “\($0)”?" }
    return UsageError(
      "--\(option.rawValue) takes \(allowed.listed()), not “\(value)”" + (guess ?? ""))
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Understands the value of an option that takes one of the cases.
  init(_ value: String, of option: some CommandOption) throws(UsageError) {
    guard let value = Self(rawValue: value) else {
      throw .value(value, of: option, allowed: Self.allCases.map(\.rawValue))
    }
    self = value
  }
}

/// What a command line asks for.
enum Request<C: Command> {
  case run(C)
  case help
  case version

  /// Understands the arguments of a command.
  init(_ arguments: [String]) throws(UsageError) {
    let options = Array(C.Option.allCases)
    let declarations = C.Option.declarations + CommonOption.declarations
    let result: GetOpt.Result
    do throws(GetOpt.Failure) {
      result = try GetOpt.parse(arguments, declarations)
    } catch {
      throw UsageError(error, names: declarations.map(\.name))
    }
    var parsed = Arguments<C.Option>()
    for (index, value) in result.options {
      guard index < options.count else {
        switch CommonOption.allCases[index - options.count] {
        case .help: self = .help
        case .version: self = .version
        }
        return
      }
      parsed.options.append((options[index], value ?? ""))
    }
    parsed.operands = result.operands
    self = .run(try C(parsed))
  }
}

/// The options of every command.
enum CommonOption: String, CommandOption {
  case help, version

  var letter: Character? { self == .help ? "h" : nil }
  var value: String? { nil }

  var help: String {
    switch self {
    case .help: "Show this help."
    case .version: "Show the version."
    }
  }
}

extension UsageError {
  fileprivate init(_ failure: GetOpt.Failure, names: [String]) {
    switch failure {
    case .unknownOption(let written):
      let guess = suggestion(for: written, among: names.map { "--\($0)" })
      self.init(
        "there is no option “\(written)”" + (guess.map { "; did you mean “\($0)”?" } ?? ""))
    case .missingValue(let name):
      self.init("--\(name) needs a value")
    case .unexpectedValue(let name):
      self.init("--\(name) takes no value")
    }
  }
}
