import Foundation
import Rules
import Testing

/// The README lists every rule, and none that is not there.
@Suite("README")
struct ReadmeTests {
  @Test func listsTheRules() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let listed = text.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") else {
        return nil
      }
      let name = line.dropFirst(3)[..<end]
      // Other tables name commands, options and folders.
      return name.contains("-") && !name.hasPrefix("-") && !name.contains("/")
        && !name.contains(" ") ? String(name) : nil
    }
    #expect(listed.sorted() == allRules.map { $0.documentation.id }.sorted())
  }
}
