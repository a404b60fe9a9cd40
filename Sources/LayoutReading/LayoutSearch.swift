import FileSystem
import LayoutModel

/// Finds the layout files among the paths a user gives.
public enum LayoutSearch {
  /// Folders that hold other people's code or built products and are not searched, besides those
  /// whose names begin with a dot.
  public static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// What was found.
  public struct Result: Sendable {
    /// Paths in the order of their bytes, each file once.
    public var files: [String]
    /// What could not be searched.
    public var errors: [FileError]
    /// Paths of the folders that were left out, but for hidden ones.
    public var foldersLeftOut: [String]
  }

  /// The files given, and the layout files in and below the folders given: `.storyboard`, `.xib`,
  /// and those `.xml` files whose root element is `<layout>`. Hidden files and folders count when
  /// they are given only.
  public static func search(_ paths: [String]) -> Result {
    var search = FileSearch(
      skippingFolders: { $0.hasPrefix(".") || skippedFolders.contains($0) },
      judgingNames: { name in
        switch Layout.Format(path: name) {
        case _ where name.hasPrefix("."): .unwanted
        case .storyboard, .xib: .wanted
        case .layoutXML: .wantedForContents
        case nil: .unwanted
        }
      },
      contents: isLayoutXML)
    for path in paths {
      search.add(path)
    }
    return Result(
      files: search.files, errors: search.errors,
      foldersLeftOut: search.skippedFolders.filter { path in
        skippedFolders.contains { path == $0 || path.hasSuffix("/\($0)") }
      })
  }

  /// Whether an `.xml` file is a layout or what a mistake made of one, as far as its first 64 KiB
  /// tell. A file that cannot be read counts as one, so that the failure is reported.
  private static func isLayoutXML(_ path: String) -> Bool {
    // Nearly every document says what it is in its first lines.
    for size in [4 << 10, 64 << 10] {
      guard let start = try? File.readStart(of: path, count: size) else { return true }
      let verdict = XMLStart(start, isWhole: start.count < size).isLayout
      if let verdict { return verdict }
    }
    return true
  }
}
