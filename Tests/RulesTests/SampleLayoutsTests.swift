import Auditing
import Foundation
import LayoutModel
import LayoutReading
import Rules
import Testing

/// The sample layouts show what their index says: faults in the elements called “wrong”, none in
/// those called “right”, and the same in both formats.
@Suite("Sample layouts")
struct SampleLayoutsTests {
  struct Entry: CustomTestStringConvertible {
    var screen: String
    /// The ids of the rules, each as often as the index says.
    var rules: [String]

    var testDescription: String { screen }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../SampleLayouts")

  /// The rows of the index: a linked screen, and rule ids with “twice” or “four times” after them.
  static let index: [Entry] = {
    let text =
      (try? String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| [`") }.map { row in
      let cells = row.split(separator: "|")
      let parts = cells[2].split(separator: "`", omittingEmptySubsequences: false)
      var rules: [String] = []
      for index in stride(from: 1, to: parts.count, by: 2) where parts[index].contains("-") {
        let after = parts[index + 1]
        let times = after.hasPrefix(" twice") ? 2 : after.hasPrefix(" four times") ? 4 : 1
        rules += Array(repeating: String(parts[index]), count: times)
      }
      return Entry(
        screen: String(cells[0].split(separator: "`")[1]), rules: rules.sorted())
    }
  }()

  private func files(of screen: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.deletingPathExtension().lastPathComponent == screen }
  }

  private func layout(_ file: URL) throws -> Layout {
    try LayoutReader().read(Array(Data(contentsOf: file)), path: file.lastPathComponent).get()
  }

  @Test("The index has every file")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "README.md" && $0 != "Localized" && $0 != "WithCode" }
    #expect(Self.index.count >= 8)
    #expect(names.count == 2 * Self.index.count)
    for entry in Self.index {
      #expect(names.contains("\(entry.screen).xml"))
      #expect(
        names.contains("\(entry.screen).storyboard") != names.contains("\(entry.screen).xib"))
    }
  }

  @Test("The audit finds what the index says", arguments: index)
  func findings(entry: Entry) throws {
    for file in try files(of: entry.screen) {
      let report = Auditor(rules: allRules.enabledByDefault).audit(
        try layout(file))
      #expect(
        report.findings.map(\.rule).sorted() == entry.rules, "\(file.lastPathComponent)")
      #expect(report.notEvaluated.isEmpty)
    }
  }

  @Test("Every fault is in an element called wrong", arguments: index)
  func places(entry: Entry) throws {
    for file in try files(of: entry.screen) {
      let layout = try layout(file)
      for finding in Auditor(rules: allRules.enabledByDefault).audit(
        layout
      ).findings {
        let element = try #require(
          layout.screens.flatMap(\.elements).first { $0.position == finding.position })
        let name = element.userLabel ?? element.objectID ?? ""
        #expect(name.lowercased().hasPrefix("wrong"), "\(file.lastPathComponent) \(name)")
      }
    }
  }
}
