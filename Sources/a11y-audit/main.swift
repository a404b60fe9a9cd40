import Auditing
import FileSystem

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
    Console.complain("\(error.message)\nSee “\(Product.name) \(name.rawValue) --help”.")
    return .failure
  }
}

OutputStream.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
let (command, rest) = CommandName.split(arguments)
switch arguments {
case []:
  Console.complain("name a file or a folder to audit; “\(Product.name) --help” tells more")
  exit(ExitStatus.failure.rawValue)
case ["--help"], ["-h"]:
  let isPrinted = Console.print(CommandHelp.overview(style: Console.style))
  exit((isPrinted ? ExitStatus.success : .failure).rawValue)
default:
  exit(run(command.type, named: command, rest).rawValue)
}
