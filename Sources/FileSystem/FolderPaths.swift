/// Names files by their paths from a folder: the same name whatever paths, links and working
/// directories lead to a file. Links in its folders are followed; a file that is a link itself
/// keeps its name.
public struct FolderPaths {
  /// The absolute path of the folder.
  public let folder: String
  private let names: [Substring]
  /// The names that lead to folders already asked for.
  private var known: [String: [Substring]] = [:]

  public init(folder: String) {
    self.folder = realPath(of: folder) ?? folder
    names = self.folder.split(separator: "/")
  }

  /// The path of a file from the folder, for example `App/Main.storyboard` or `../Shared/Row.xib`.
  public mutating func path(of file: String) -> String {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    let name = slash.map { file[file.index(after: $0)...] } ?? file[...]
    let own = known[parent] ?? (realPath(of: parent) ?? parent).split(separator: "/")
    known[parent] = own
    let shared = zip(names, own).prefix { $0 == $1 }.count
    let ups = Array(repeating: Substring(".."), count: names.count - shared)
    return (ups + own[shared...] + [name]).joined(separator: "/")
  }

  /// Whether the file is in the folder or in one below it.
  public func holds(_ file: String) -> Bool {
    var paths = self
    return !paths.path(of: file).hasPrefix("../")
  }

  /// Where the file of such a path is.
  public func location(of path: String) -> String {
    folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
