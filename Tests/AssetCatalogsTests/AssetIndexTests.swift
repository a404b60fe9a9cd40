import AssetCatalogs
import Foundation
import LayoutModel
import Testing

@Suite struct AssetIndexTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11y-audit-assets-\(UUID().uuidString)")

  private func make(_ folders: [String]) throws {
    for name in folders {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func lookup(_ name: String, from layout: String) -> AssetIndex.Lookup {
    AssetIndex().contains(
      name, forLayoutAt: folder.appendingPathComponent(layout).path)
  }

  @Test func findsTheSetsOfTheProject() throws {
    defer { remove() }
    try make([
      "One.xcodeproj", "App/Views", "App/Assets.xcassets/Icons/ic_close.imageset",
      "App/Assets.xcassets/my.star.symbolset", "App/Assets.xcassets/Accent.colorset",
      "App/Assets.xcassets/Named/ic_back.imageset", "Pods/Assets.xcassets/ic_pod.imageset",
    ])
    try Data(#"{ "properties" : { "provides-namespace" : true } }"#.utf8).write(
      to: folder.appendingPathComponent("App/Assets.xcassets/Named/Contents.json"))
    let layout = "App/Views/Main.xib"
    let sets = folder.path + "/App/Assets.xcassets/"
    #expect(
      lookup("ic_close", from: layout) == .asset(path: sets + "Icons/ic_close.imageset"))
    #expect(lookup("my.star", from: layout) == .asset(path: sets + "my.star.symbolset"))
    #expect(
      lookup("Named/ic_back", from: layout) == .asset(path: sets + "Named/ic_back.imageset"))
    #expect(lookup("ic_back", from: layout) == .unknown)
    #expect(lookup("Accent", from: layout) == .unknown)
    #expect(lookup("ic_pod", from: layout) == .unknown)
    #expect(lookup("ic_open.png", from: layout) == .looseFile)
  }

  @Test func aProjectEndsAtItsFolder() throws {
    defer { remove() }
    try make(["Two/Two.xcodeproj", "Two/App", "Assets.xcassets/ic_close.imageset", ".git"])
    #expect(lookup("ic_close", from: "Two/App/Main.xib") == .unknown)
    #expect(lookup("ic_close", from: "Main.xib") != .unknown)
  }

  @Test func looksUpTheLabelsOfALayout() throws {
    defer { remove() }
    try make([".git", "Assets.xcassets/ic_close.imageset", "Assets.xcassets/share.imageset"])
    var screen = Screen(name: "Main", position: SourcePosition(line: 1, column: 1))
    for label in ["ic_close", "ic_open", "share", "Close the window"] {
      var element = Element(.button)
      element.accessibility.label = StatedText(label)
      screen.append(element)
    }
    let layout = Layout(
      path: folder.appendingPathComponent("Main.xib").path, format: .xib, screens: [screen])
    #expect(AssetIndex().imageNames(amongLabelsOf: layout) == ["ic_close"])
  }
}
