import Foundation
import LayoutReading
import Testing

@Suite struct LayoutSearchTests {
  /// Whether an `.xml` file with these bytes is found in a folder.
  private func isFound(_ bytes: [UInt8]) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-audit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent("file.xml"))
    return !LayoutSearch.search([folder.path]).files.isEmpty
  }

  @Test(arguments: [
    "<layout/>", "<layout>", "<layout\nname='x'>", "<?xml version=\"1.0\"?>\n<layout/>",
    "\u{FEFF}<layout/>", "  \n<layout/>", "<!-- <project> --><layout/>",
    "<!-- a > b --><?pi <x> ?><!-- c --><layout />", "<!DOCTYPE layout><layout/>",
  ])
  func findsLayouts(text: String) throws {
    #expect(try isFound(Array(text.utf8)))
    #expect(try isFound(Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
  }

  @Test(arguments: [
    "", "layout", "<project/>", "<layouts/>", "<layout.xml/>", "<!-- <layout/> -->",
    "<!-- <layout/> ", "<?layout?>", "<project><layout/></project>",
    "<!--\(String(repeating: " ", count: 5_000))--><layout/>",
  ])
  func leavesOthersAlone(text: String) throws {
    #expect(try !isFound(Array(text.utf8)))
  }
}
