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

  @Test func refusesFilesAboveTheLimitUnread() throws {
    try folder.write("abcdef", to: "file")
    #expect(try File.read(folder["file"], limit: 6) == Array("abcdef".utf8))
    #expect(
      throws: FileError(path: folder["file"], reason: .tooLarge(size: 1, limit: 0))
    ) {
      try File.read(folder["file"], limit: 5)
    }
    try folder.write("", to: "sparse")
    try #require(truncate(folder["sparse"], 1 << 42) == 0)
    #expect(
      throws: FileError(path: folder["sparse"], reason: .tooLarge(size: 1 << 22, limit: 64))
    ) {
      try File.read(folder["sparse"])
    }
    #expect(try File.readStart(of: folder["sparse"], count: 2) == [0, 0])
  }

  #if os(Linux)
    @Test func readsFilesWhoseSizeIsNotKnown() throws {
      // The file of /proc is a regular one of no bytes.
      #expect(try File.read("/proc/self/maps").count > 1)
      #expect(throws: FileError.self) { try File.read("/proc/self/maps", limit: 1) }
    }
  #endif

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

  @Test func writesToOpenFilesWhereTheyStand() throws {
    try folder.write("before", to: "log")
    let descriptor = open(folder["log"], O_WRONLY | O_APPEND)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try folder.link("link", to: "/dev/fd/\(descriptor)")
    try File.write(Array(" one".utf8), to: "/dev/fd/\(descriptor)")
    try File.write(Array(" two".utf8), to: folder["link"])
    #expect(try folder.text(of: "log") == "before one two")

    let input = open(folder["log"], O_RDONLY)
    try #require(input >= 0)
    defer { close(input) }
    #expect(throws: FileError(path: "/dev/fd/\(input)", reason: .notWritable)) {
      try File.write([0], to: "/dev/fd/\(input)")
    }
  }

  @Test(
    arguments: [
      ("/dev/stdout", 1), ("/dev//stdout", 1), ("/dev/../dev/stderr", 2), ("/dev/fd/17", 17),
      ("/dev/null", nil), ("/dev/fd", nil), ("/dev/fd/x", nil), ("/dev/fd/-1", nil),
      ("stdout", nil),
      ("1", nil), ("", nil), ("/", nil),
    ] as [(String, Int32?)])
  func knowsTheNamesOfOpenFiles(path: String, number: Int32?) {
    #expect(OpenDescriptor(named: path)?.number == number)
  }

  @Test func tellsFilesApartHoweverTheyAreReached() throws {
    try folder.write("", to: "App/a")
    try folder.write("", to: "App/b")
    try folder.link("link", to: "App")
    try folder.link("App/c", to: "a")
    func identity(_ name: String) -> FileIdentity? { FileIdentity(ofFileAt: folder[name]) }
    let known = try #require(identity("App/a"))
    for name in ["App/./a", "link/a", "App/c"] { #expect(identity(name) == known) }
    #expect(identity("App/b") != known)
    let new = try #require(identity("App/new"))
    #expect(identity("link/new") == new)
    #expect(identity("App/old") != new)
    #expect(identity("new") != new)
    // Any number of writers may write to these.
    #expect(FileIdentity(ofFileAt: "/dev/null") == nil)
    #expect(identity("none/new") == nil)
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
