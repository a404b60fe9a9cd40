// Writes the list of all rules: one type per file, named like the file.
//
// Usage: rule-registry OUTPUT FILE…

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: rule-registry OUTPUT FILE…\n".utf8))
  exit(2)
}

let types = arguments.dropFirst()
  .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  .sorted()
let source = """
  import Auditing

  /// Every rule, in the order of their type names.
  public let allRules: [any Rule.Type] = [
  \(types.map { "  \($0).self," }.joined(separator: "\n"))
  ]

  """
do {
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("rule-registry: \(output): \(error)\n".utf8))
  exit(1)
}
