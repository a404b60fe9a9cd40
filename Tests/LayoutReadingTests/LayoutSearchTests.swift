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
    "<!--\(String(repeating: "x", count: 5_000))--><layout/>",
    "\(String(repeating: "\n", count: 4_093))<layout/>", "<layout",
  ])
  func findsLayouts(text: String) throws {
    #expect(try isFound(Array(text.utf8)))
    #expect(try isFound(Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
  }

  /// Layouts that a merge or a slip of the hand damaged: nobody but us will tell.
  @Test(arguments: [
    "\n<<<<<<< HEAD\n<layout/>", "<<<<<<< HEAD\n<layout a='1'>\n=======\n<layout>\n>>>>>>> b\n",
    "<<<<<<< HEAD\n=======\n<layout/>\n>>>>>>> b\n",
    "<<<<<<< a<b\n<project/>\n=======\n<layout/>\n>>>>>>> b\n",
    "<?xml version=\"1.0\"?>\n<<<<<<< HEAD\n<!-- c -->\n=======\n>>>>>>> b\n<layout/>",
    "<layout<button/></layout>", "<<layout/>", "<Layout>", "<LAYOUT name='x'/>",
    "<?xml version=\"1.0\">\n<layout/>",
    "<!--\(String(repeating: "x", count: 70_000))--><project/>",
  ])
  func findsDamagedLayouts(text: String) throws {
    #expect(try isFound(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "layout", "<project/>", "<layouts/>", "<layout.xml/>", "<!-- <layout/> -->",
    "<!-- <layout/> ", "<?layout?>", "<project><layout/></project>",
    // Android's data binding.
    "<layout xmlns:android='http://schemas.android.com/apk/res/android'>",
    "<Layouts/>", "<layout:x/>", "<layout-x/>", "<é/><layout/>", "<!--",
    "<<<<<<< HEAD\n<project/>\n=======\n<project a='1'/>\n>>>>>>> b\n<layout/>",
    "<<<<<<< HEAD\n<project/>", "<project>\n=======\n<layout/>\n</project>",
    "<!--\(String(repeating: "x", count: 5_000))--><project/>",
    "<!--\(String(repeating: "x", count: 5_000))", String(repeating: "text ", count: 20_000),
  ])
  func leavesOthersAlone(text: String) throws {
    #expect(try !isFound(Array(text.utf8)))
  }

  @Test func leavesHiddenFilesAloneUnlessTheyAreGiven() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-audit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [".a.xib", "._b.storyboard", ".c.xml", "d.xib"] {
      try Data("<layout/>".utf8).write(to: folder.appendingPathComponent(name))
    }
    let path = folder.path
    #expect(LayoutSearch.search([path]).files == ["\(path)/d.xib"])
    #expect(LayoutSearch.search(["\(path)/.a.xib"]).files == ["\(path)/.a.xib"])
  }
}
