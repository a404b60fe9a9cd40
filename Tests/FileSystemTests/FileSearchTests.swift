import FileSystem
import Foundation
import Testing

@Suite struct FileSearchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What is found below the folder's own path.
  private func find(_ names: String...) -> (files: [String], errors: [FileError]) {
    var search = FileSearch(
      skippingFolders: { $0.hasPrefix(".") || $0 == "Pods" },
      judgingNames: {
        $0.hasSuffix(".xib") ? .wanted : $0.hasSuffix(".xml") ? .wantedForContents : .unwanted
      },
      contents: { $0.hasSuffix("our.xml") })
    for name in names {
      search.add(name.isEmpty ? folder.path : folder[name])
    }
    return (
      search.files.map { String($0.dropFirst(folder.path.count + 1)) }, search.errors
    )
  }

  @Test func findsWantedFilesInTheOrderOfTheirBytes() throws {
    for name in ["b.xib", "B.xib", "a/z.xib", "a.xib", "a/deep/er/x.xib", "é.xib", "a.txt"] {
      try folder.write("", to: name)
    }
    #expect(
      find("").files
        == ["B.xib", "a.xib", "a/deep/er/x.xib", "a/z.xib", "b.xib", "é.xib"])
  }

  @Test func takesAFileGivenByNameWhateverItIsCalled() throws {
    try folder.write("", to: "notes.txt")
    #expect(find("notes.txt").files == ["notes.txt"])
  }

  @Test func skipsFoldersByNameUnlessTheyAreGiven() throws {
    try folder.write("", to: ".hidden/a.xib")
    try folder.write("", to: "Pods/b.xib")
    try folder.write("", to: "App/Pods.xib")
    #expect(find("").files == ["App/Pods.xib"])
    #expect(find("Pods").files == ["Pods/b.xib"])
  }

  @Test func findsAFileOnceHoweverItIsReached() throws {
    try folder.write("", to: "App/a.xib")
    try folder.link("App/same.xib", to: "a.xib")
    try folder.link("Link", to: "App")
    let found = find("App", "./App//a.xib", "Link/a.xib", "")
    #expect(found.files == ["App/a.xib"])
    #expect(found.errors.isEmpty)
  }

  @Test func asksForContentsWhereTheNameDoesNotDecide() throws {
    for name in ["our.xml", "their.xml", "our.txt"] { try folder.write("", to: name) }
    try folder.link("my-our.xml", to: "our.txt")
    #expect(find("").files == ["my-our.xml", "our.xml"])
  }

  @Test func survivesLinksInCircles() throws {
    try folder.write("", to: "App/a.xib")
    try folder.link("App/up", to: "..")
    let found = find("")
    #expect(found.files == ["App/a.xib"])
    #expect(found.errors.isEmpty)
  }

  @Test func aLinkToNowhereIsAnErrorWhereAFileIsWanted() throws {
    try folder.write("", to: "a.txt")
    for (name, target) in [
      ("gone", "nowhere"), ("gone.txt", "nowhere"), ("our.xml", "nowhere"), ("gone.xib", "nowhere"),
      ("inside.xib", "a.txt/b"),
    ] {
      try folder.link(name, to: target)
    }
    #expect(
      find("").errors == [
        FileError(path: folder["gone.xib"], reason: .linkToNowhere),
        FileError(path: folder["inside.xib"], reason: .linkToNowhere),
      ])
  }

  @Test func reportsLinksThatCannotBeFollowed() throws {
    try folder.link("App", to: "App")
    try folder.link("Pods", to: "Pods")
    try folder.link("long", to: String(repeating: "x", count: 300))
    let errors = find("").errors
    #expect(errors.map(\.path) == [folder["App"], folder["long"]])
    #expect(errors.allSatisfy { if case .system = $0.reason { true } else { false } })
  }

  @Test func followsLinksToOtherPlaces() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "Views/a.xib")
    try other.write("", to: "b.xib")
    try folder.link("Shared", to: other["Views"])
    try folder.link("b.xib", to: other["b.xib"])
    #expect(find("").files == ["Shared/a.xib", "b.xib"])
  }

  @Test func namesWhatIsNotThere() throws {
    try folder.write("", to: "a.xib")
    let found = find("none", "a.xib")
    #expect(found.files == ["a.xib"])
    #expect(found.errors == [FileError(path: folder["none"], reason: .missing)])
  }

  @Test func reportsAWantedNameThatIsNotUTF8() throws {
    let name = Array(folder["bad"].utf8CString.dropLast()) + [-1] + Array(".xib".utf8CString)
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such names, and then there is nothing to find.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let found = find("")
    #expect(found.files.isEmpty)
    #expect(found.errors.map(\.reason) == [.nameNotUTF8])
  }

  @Test(arguments: [("./a//b/", "a/b"), (".", "."), ("./", "."), ("a/../b", "a/../b")])
  func tidiesPaths(given: String, expected: String) throws {
    var search = FileSearch(skippingFolders: { _ in false }, judgingNames: { _ in .unwanted })
    search.add("/nowhere/" + given)
    #expect(search.errors.map(\.path) == [expected == "." ? "/nowhere" : "/nowhere/" + expected])
  }
}
