import FilePaths

/// Names files by their paths from a folder: the same name whatever paths, links and working
/// directories lead to a file. Links in its folders are followed; a file that is a link itself
/// keeps its name.
public struct FolderPaths {
  /// The absolute path of the folder.
  public let folder: String
  /// Where the folders already asked for really are.
  private var known: [String: String] = [:]

  public init(folder: String) {
    self.folder = realPath(of: folder) ?? folder
  }

  /// The path of a file from the folder, for example `App/Main.storyboard` or `../Shared/Row.xib`.
  public mutating func path(of file: String) -> String {
    let parent = file.parentFolder
    let real = known[parent] ?? realPath(of: parent) ?? parent
    known[parent] = real
    return real.appendingPath(file.fileName).climbing(fromFolder: folder)
  }

  /// Whether the file is in the folder or in one below it.
  public func holds(_ file: String) -> Bool {
    var paths = self
    return !paths.path(of: file).hasPrefix("../")
  }

  /// Where the file of such a path is.
  public func location(of path: String) -> String {
    folder.appendingPath(path)
  }
}
