import FilePaths
import FileSystem
import LayoutModel
import Synchronization

/// Finds the strings tables of layouts. One search serves all threads; what a folder holds is asked
/// for once.
public final class TableSearch: Sendable {
  /// The `.lproj` folders in a folder, and what each holds, by their names.
  private typealias Folders = [String: Set<String>]

  private let cache = Mutex<[String: Folders]>([:])

  public init() {}

  /// A file with strings for a layout.
  struct TableFile: Equatable {
    var path: String
    var kind: Kind

    enum Kind: Equatable {
      case strings(language: String)
      case stringsDictionary(language: String)
      case catalog
    }
  }

  /// What was found beside a layout in an `.lproj` folder.
  struct Result: Equatable {
    /// In the order of the paths.
    var files: [TableFile] = []
    /// The languages that have a document of their own in place of strings.
    var ownDocuments: Set<String> = []
    /// Whether another layout uses the same tables, so that a key unknown to one may be the
    /// other's.
    var isShared = false
  }

  /// The tables of the layout at `path`. A layout in no `.lproj` folder has none, and no folder is
  /// looked into for it.
  func tables(ofLayoutAt path: String) -> Result {
    let folder = path.parentFolder.fileName
    guard folder.hasSuffix(Self.ending) else { return Result() }
    let root = path.parentFolder.parentFolder
    let fileName = path.fileName
    let name = path.fileNameWithoutExtension
    let folders = folders(in: root)
    let layoutNames = Self.layoutEndings.map { name + $0 }
    func tablePath(in folder: String, _ ending: String) -> String {
      root.appendingPath("\(folder)/\(name)\(ending)")
    }
    var result = Result()
    if let own = folders[folder] {
      result.isShared = layoutNames.contains { $0 != fileName && own.contains($0) }
      if own.contains(name + ".xcstrings") {
        result.files.append(TableFile(path: tablePath(in: folder, ".xcstrings"), kind: .catalog))
      }
    }
    for (other, names) in folders where other != folder {
      let language = String(other.dropLast(Self.ending.count))
      if language == "mul" {
        if names.contains(name + ".xcstrings") {
          result.files.append(TableFile(path: tablePath(in: other, ".xcstrings"), kind: .catalog))
        }
      } else if layoutNames.contains(where: names.contains) {
        result.ownDocuments.insert(language)
      } else {
        if names.contains(name + ".strings") {
          result.files.append(
            TableFile(path: tablePath(in: other, ".strings"), kind: .strings(language: language)))
        }
        if names.contains(name + ".stringsdict") {
          result.files.append(
            TableFile(
              path: tablePath(in: other, ".stringsdict"),
              kind: .stringsDictionary(language: language)))
        }
      }
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  private static let ending = ".lproj"
  private static let layoutEndings = [".storyboard", ".xib", ".xml"]

  private func folders(in parent: String) -> Folders {
    if let known = cache.withLock({ $0[parent] }) { return known }
    // Two threads may both look; both see the same.
    var folders: Folders = [:]
    for name in (try? Folder.names(in: parent)) ?? [] where name.hasSuffix(Self.ending) {
      folders[name] = Set((try? Folder.names(in: "\(parent)/\(name)")) ?? [])
    }
    cache.withLock { $0[parent] = folders }
    return folders
  }
}
