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
  /// and those `.xml` files whose root element is `<layout>`.
  public static func search(_ paths: [String]) -> Result {
    var search = FileSearch(
      skippingFolders: { $0.hasPrefix(".") || skippedFolders.contains($0) },
      wanted: { path in
        switch Layout.Format(path: path) {
        case .storyboard, .xib: true
        case .layoutXML: isLayoutXML(path)
        case nil: false
        }
      })
    for path in paths {
      search.add(path)
    }
    return Result(
      files: search.files, errors: search.errors,
      foldersLeftOut: search.skippedFolders.filter { path in
        skippedFolders.contains { path == $0 || path.hasSuffix("/\($0)") }
      })
  }

  /// Whether the root element of an `.xml` file is `<layout>`, as far as its first 4 KiB tell. A
  /// file that cannot be read counts as one, so that the failure is reported.
  private static func isLayoutXML(_ path: String) -> Bool {
    guard let start = try? File.readStart(of: path, count: 4096) else { return true }
    return rootName(of: start).map { $0.elementsEqual("layout".utf8) } ?? false
  }

  /// The name of the root element of an XML document of which the first bytes are given; `nil`
  /// when they do not reach it.
  static func rootName(of start: [UInt8]) -> [UInt8]? {
    // ASCII characters of UTF-16 are the same bytes with zeros between them.
    let bytes = start.filter { $0 != 0 }
    var rest = bytes[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(bracket + 1)...]
      let end: StaticString
      switch rest.first {
      case UInt8(ascii: "?"): end = "?>"
      case UInt8(ascii: "!"): end = rest.starts(with: "!--".utf8) ? "-->" : ">"
      default:
        return Array(
          rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") })
      }
      guard let after = rest.index(after: end) else { return nil }
      rest = rest[after...]
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The index behind the first occurrence of a text.
  fileprivate func index(after text: StaticString) -> Int? {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count))
      .first { self[$0..<($0 + text.count)].elementsEqual(text) }.map { $0 + text.count }
  }
}
