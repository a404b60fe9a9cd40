import Auditing
import FileSystem
import LayoutModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs one command on its arguments.
func run<C: Command>(_ type: C.Type, named name: CommandName, _ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    switch try Request<C>(arguments) {
    case .run(let command):
      return command.run()
    case .help:
      return Console.print(CommandHelp.text(of: name, style: Console.style)) ? .success : .failure
    case .version:
      let version = Array("\(Product.name) \(Product.version)\n".utf8)
      return Console.print(version) ? .success : .failure
    }
  } catch {
    Console.complain(error.message, advice: "See “\(Product.name) \(name.rawValue) --help”.")
    return .failure
  }
}

/// Runs the program on its arguments.
func run(_ arguments: [String]) -> ExitStatus {
  switch arguments {
  case []:
    Console.complain("name a file or a folder to audit; “\(Product.name) --help” tells more")
    return .failure
  case ["--help"], ["-h"], ["help"]:
    return Console.print(CommandHelp.overview(style: Console.style)) ? .success : .failure
  case _ where arguments.first == "help":
    // As with commands, a file of that name is audited as `./help`.
    guard let command = CommandName(rawValue: arguments[1]), arguments.count == 2 else {
      let names = CommandName.allCases.map(\.rawValue)
      let guess = suggestion(for: arguments[1], among: names).map { "; did you mean “\($0)”?" }
      Console.complain(
        "help takes \(names.listed()), not "
          + "“\(arguments.dropFirst().joined(separator: " "))”" + (guess ?? ""))
      return .failure
    }
    return run(command.type, named: command, ["--help"])
  default:
    let (command, rest) = CommandName.split(arguments)
    return run(command.type, named: command, rest)
  }
}

OutputStream.prepare()
exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
