import Foundation
import SourceCode
import Testing

@Suite struct ProjectRootTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("a11y-audit-project-\(UUID().uuidString)")
  }

  /// The project around `App/Screens/Main.xib`, as a path in the folder, with these files beside
  /// it; one that ends in `/` is a folder.
  private func root(_ files: String...) throws -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in files + ["App/Screens/Main.xib"] {
      let url = folder.appendingPathComponent(name)
      let parent = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try Data().write(to: url) }
    }
    let path = folder.appendingPathComponent("App/Screens/Main.xib").path
    guard let root = ProjectRoot.folder(around: path) else { return nil }
    try #require(root.hasPrefix(folder.path))
    return String(root.dropFirst(folder.path.count))
  }

  @Test func theRepositoryIsTheProject() throws {
    #expect(try root(".git/HEAD") == "")
    // A work tree of another repository, or a submodule, has a file.
    #expect(try root("App/.git", ".git/HEAD") == "/App")
  }

  @Test func theRepositoryWinsOverAnXcodeProject() throws {
    #expect(try root(".git/HEAD", "App/App.xcodeproj/project.pbxproj") == "")
    #expect(try root(".git/HEAD", "App/Screens/Package.swift") == "")
  }

  @Test(arguments: [
    "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "Package.swift",
  ])
  func withoutARepositoryAProjectFileTells(_ name: String) throws {
    #expect(try root(name) == "")
  }

  @Test func theNearestProjectFileCounts() throws {
    #expect(
      try root("All.xcworkspace/contents.xcworkspacedata", "App/App.xcodeproj/project.pbxproj")
        == "/App")
    #expect(try root("Package.swift", "App/Screens/Screens.xcodeproj/") == "/App/Screens")
  }

  @Test func withoutAnyThereIsNoProject() throws {
    #expect(try root() == nil)
    #expect(try root("App/project.pbxproj", "App/App.xcodeproj.zip") == nil)
    #expect(ProjectRoot.folder(around: folder.appendingPathComponent("gone.xib").path) == nil)
  }
}
