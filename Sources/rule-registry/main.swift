// Writes the list of all rules: one type per file, named like the file.
//
// Usage: rule-registry OUTPUT FILE…

import Foundation

/// Prints what is wrong where Xcode and SwiftPM show it, and ends.
func fail(_ file: String, _ message: String) -> Never {
  FileHandle.standardError.write(Data("\(file): error: \(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: rule-registry OUTPUT FILE…\n".utf8))
  exit(2)
}

var files: [String: String] = [:]
for file in arguments.dropFirst() {
  let type = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  if let other = files[type] { fail(file, "a rule of this name is in \(other)") }
  files[type] = file
  do {
    let source = try String(contentsOfFile: file, encoding: .utf8)
    guard source.contains("public struct \(type): Rule {") else {
      fail(file, "expected `public struct \(type): Rule {`: a file holds one rule of its own name")
    }
  } catch {
    fail(file, "\(error)")
  }
}

let source = """
  import Auditing

  /// Every rule, in the order of their type names.
  public let allRules: [any Rule.Type] = [
  \(files.keys.sorted().map { "  \($0).self," }.joined(separator: "\n"))
  ]

  """
do {
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  fail(output, "\(error)")
}
