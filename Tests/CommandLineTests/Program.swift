import Foundation
import Testing

/// The built program, run as a process in a folder of its own, which is deleted when the value goes.
final class Program: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-audit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files and not pipes: a full pipe would stop the program.
    let output = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    for url in [output, errors] {
      try Data().write(to: url)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Runs a shell command in which `$A` is the program.
  func shell(_ command: String) throws -> Outcome {
    let output = folder.appendingPathComponent(".shell-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ \(command) ; } > '\(output.path)' 2>&1"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["A": try Self.executable().path]) { $1 }
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: "")
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return name
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// The program beside the bundle of the tests.
  private static func executable() throws -> URL {
    #if os(macOS)
      let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = Bundle.main.bundleURL
    #endif
    return products.appendingPathComponent("a11y-audit")
  }
}

/// Small layouts, each with what it is for.
enum Layouts {
  /// One error that is certain: nothing can name the button.
  static let error = """
    <layout name="Toolbar">
      <button image="ic_close" width="64" height="64"/>
    </layout>
    """
  /// Nothing to find.
  static let clean = """
    <layout name="Form">
      <button title="Save" width="64" height="64"/>
    </layout>
    """
  /// A button too small for a finger.
  static let smallTarget = """
    <layout name="Small">
      <button title="Save" frame="20 20 20 20"/>
    </layout>
    """
  static let broken = "<layout name=\"Form\">\n  <button title=\"Save\">\n</layout>\n"
}
