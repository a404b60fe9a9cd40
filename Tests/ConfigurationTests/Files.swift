import Configuration
import Foundation
import LayoutModel
import Rules

/// Configuration files in a folder of their own.
struct Files {
  /// An absolute path.
  let folder: String
  static let format = ConfigurationFormat(
    rules: allRules, reportFormats: ["text", "json", "junit"])

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-audit-configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func read(_ name: String = "c.yml") throws(ConfigurationErrors) -> Configuration {
    try Self.format.read(name, from: folder)
  }

  /// Reads one file with this text.
  static func read(_ text: String) throws -> Configuration {
    let files = try Files(["c.yml": text])
    defer { files.remove() }
    return try files.read()
  }

  /// What is wrong with a file of this text, as the program says it.
  static func errors(_ text: String) throws -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as ConfigurationErrors {
      return error.errors.map(\.description)
    }
  }
}
