import FileSystem
import Foundation
import Testing

@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "a", "Grüße\n", String(repeating: "0123456789", count: 50_000)])
  func readsTheWholeFile(text: String) throws {
    try folder.write(text, to: "file")
    #expect(try File.read(folder["file"]) == Array(text.utf8))
  }

  @Test func readsTheStart() throws {
    try folder.write("abcdef", to: "file")
    #expect(try File.readStart(of: folder["file"], count: 3) == Array("abc".utf8))
    #expect(try File.readStart(of: folder["file"], count: 4096) == Array("abcdef".utf8))
  }

  @Test func namesWhatCannotBeRead() throws {
    #expect(throws: FileError(path: folder["none"], reason: .missing)) {
      try File.read(folder["none"])
    }
    #expect(throws: FileError(path: folder.path, reason: .isFolder)) {
      try File.read(folder.path)
    }
    #expect(throws: FileError(path: "/dev/null", reason: .isSpecial)) {
      try File.read("/dev/null")
    }
  }

  @Test func doesNotWaitForTheWriterOfAPipe() throws {
    try #require(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: FileError(path: folder["pipe"], reason: .isSpecial)) {
      try File.read(folder["pipe"])
    }
  }

  @Test func replacesAFileAndLeavesNothingBeside() throws {
    try folder.write("old, and longer than the new", to: "report.json")
    try File.write(Array("new".utf8), to: folder["report.json"])
    #expect(try folder.text(of: "report.json") == "new")
    #expect(try folder.names == ["report.json"])
  }

  @Test func keepsThePermissionsOfTheFileItReplaces() throws {
    try folder.write("old", to: "report.json")
    chmod(folder["report.json"], 0o640)
    try File.write(Array("new".utf8), to: folder["report.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["report.json"])
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func writesThroughALink() throws {
    try folder.write("old", to: "real/report.json")
    try folder.link("report.json", to: "real/report.json")
    try File.write(Array("new".utf8), to: folder["report.json"])
    #expect(try folder.text(of: "real/report.json") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["report.json"])
        == "real/report.json")
  }

  @Test func writesToDevicesDirectly() throws {
    try File.write(Array("gone".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func namesWhatCannotBeWritten() throws {
    #expect(throws: FileError(path: folder["none/report"], reason: .missing)) {
      try File.write([], to: folder["none/report"])
    }
    #expect(throws: FileError(path: folder.path, reason: .isFolder)) {
      try File.write([], to: folder.path)
    }
    #expect(try folder.names == [])
  }
}
