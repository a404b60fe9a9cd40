import FilePaths
import Testing

@Suite struct FilePathsTests {
  @Test(arguments: [
    ("App/Main.storyboard", "Main.storyboard", "Main", "App"),
    ("Main.storyboard", "Main.storyboard", "Main", "."),
    ("/Main.xib", "Main.xib", "Main", "/"),
    ("/App/Base.lproj/Main.xib", "Main.xib", "Main", "/App/Base.lproj"),
    ("App/.hidden", ".hidden", ".hidden", "App"),
    ("App/Row.large.xib", "Row.large.xib", "Row.large", "App"),
    ("App.bundle/Row", "Row", "Row", "App.bundle"),
    ("/", "", "", "/"),
  ])
  func hasNameAndFolder(path: String, name: String, stem: String, folder: String) {
    #expect(path.fileName == name)
    #expect(path.fileNameWithoutExtension == stem)
    #expect(path.parentFolder == folder)
  }

  @Test(arguments: [
    ("App", "a.xib", "App/a.xib"), ("App/", "a.xib", "App/a.xib"), ("/", "a.xib", "/a.xib"),
    (".", "a.xib", "a.xib"), ("", "a.xib", "a.xib"), ("App", "/a.xib", "/a.xib"),
    ("..", "a.xib", "../a.xib"),
  ])
  func startsAtAFolder(folder: String, path: String, expected: String) {
    #expect(folder.appendingPath(path) == expected)
  }

  @Test(arguments: [
    ("App/a.xib", "App/a.xib"), ("./App/a.xib", "App/a.xib"), ("App/./a.xib", "App/a.xib"),
    ("App//a.xib", "App/a.xib"), ("/Shop/App/a.xib", "App/a.xib"), ("/Shop/./a.xib", "a.xib"),
    ("/Shop", "/Shop"), ("/Shopping/a.xib", "/Shopping/a.xib"), ("../a.xib", "../a.xib"),
    (".hidden/a.xib", ".hidden/a.xib"), ("/a.xib", "/a.xib"),
  ])
  func isRelativeBelowTheFolder(path: String, expected: String) {
    #expect(path.relative(toFolder: "/Shop") == expected)
    #expect(path.relative(toFolder: "/Shop/") == expected)
  }

  @Test(arguments: [
    ("", ""), ("App/a.xib", "App/a.xib"), ("App/.", "App"), (".", "."), ("./", "."), ("./.", "."),
    ("/", "/"), ("//", "/"), ("/.", "/"), ("/App", "/App"), ("/App/", "/App"), ("App/", "App"),
    ("//App//./Base//", "/App/Base"), ("../App/..", "../App/.."), ("./../App", "../App"),
    (".hidden/.a", ".hidden/.a"), ("App./a..xib", "App./a..xib"), ("App/...", "App/..."),
    ("./Grüße/ä.xib", "Grüße/ä.xib"),
  ])
  func hasNoDotSegments(path: String, expected: String) {
    #expect(path.withoutDotSegments == expected)
    #expect(expected.withoutDotSegments == expected)
  }

  @Test(arguments: [
    ("a.xib", "/Shop/a.xib"), ("./App/../a.xib", "/Shop/a.xib"), ("../a.xib", "/a.xib"),
    ("../../../a.xib", "/a.xib"), ("/App//a.xib", "/App/a.xib"), ("/..", "/"),
  ])
  func isResolved(path: String, expected: String) {
    #expect(path.resolved(from: "/Shop") == expected)
  }

  @Test func keepsWhatLeadsOutOfAnUnknownFolder() {
    #expect("../../a.xib".resolved(from: "App") == "../a.xib")
  }

  @Test(arguments: [
    ("/Shop/App/a.xib", "/Shop", "App/a.xib"), ("/Shop/a.xib", "/Shop/App", "../a.xib"),
    ("/a.xib", "/Shop/App", "../../a.xib"), ("/Shop/a.xib", "/", "Shop/a.xib"),
    ("/Shopping/a.xib", "/Shop", "../Shopping/a.xib"), ("/Shop", "/Shop", "../Shop"),
  ])
  func climbs(path: String, folder: String, expected: String) {
    #expect(path.climbing(fromFolder: folder) == expected)
  }

  @Test(arguments: [
    ("/Shop/App", "/Shop/App", "/Shop/App"), ("/Shop/App", "/Shop/Views", "/Shop"),
    ("/Shop", "/Shopping", "/"), ("/Shop", "/Shop/App/Views", "/Shop"), ("/", "/Shop", "/"),
    ("App", "Views", "."), ("App/Rows", "App/Cells", "App"),
  ])
  func hasFoldersInCommon(one: String, other: String, expected: String) {
    #expect(one.commonFolder(with: other) == expected)
    #expect(other.commonFolder(with: one) == expected)
  }
}
