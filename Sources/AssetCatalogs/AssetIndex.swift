import FilePaths
import FileSystem
import LayoutModel
import Synchronization

/// Knows the images of the asset catalogues of a project. One index serves all threads; a project
/// is searched once, when it is first asked for a name.
public final class AssetIndex: Sendable {
  /// Where an image name leads.
  public enum Lookup: Sendable, Equatable {
    /// An image set or symbol set, at this path.
    case asset(path: String)
    /// A name with an extension, such as `ic_close.png`: a file of its own.
    case looseFile
    /// No catalogue of the project has it, or the project cannot be told.
    case unknown
  }

  /// The sets of a project by their names.
  private typealias Names = [String: String]

  private struct State {
    /// The folder of the project by the folder of the layout; `nil` where there is none.
    var roots: [String: String?] = [:]
    var projects: [String: Names] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  /// What the name is in the project of the layout at `path`: that of the nearest folder above it
  /// that holds an `.xcodeproj` or a `.git`.
  public func contains(_ name: String, forLayoutAt path: String) -> Lookup {
    if let set = names(forLayoutAt: path)[name] { return .asset(path: set) }
    return name.hasImageFileEnding ? .looseFile : .unknown
  }

  /// Which of the accessibility labels of a layout are names of images in the catalogues of its
  /// project. The project is searched only where a label could be one: it is written like the name
  /// of a file.
  public func imageNames(amongLabelsOf layout: Layout) -> Set<String> {
    var labels: Set<String> = []
    for screen in layout.screens {
      for element in screen.elements {
        if let label = element.accessibility.label?.text, label.isWrittenLikeFileName {
          labels.insert(label)
        }
      }
    }
    guard !labels.isEmpty else { return [] }
    let names = names(forLayoutAt: layout.path)
    return labels.filter { names[$0] != nil }
  }

  // MARK: Projects

  /// As many folders as a project is searched for, and as deep.
  private static let mostFolders = 20_000
  private static let mostLevels = 24

  private func names(forLayoutAt path: String) -> Names {
    guard let root = root(above: path.parentFolder) else { return [:] }
    if let known = state.withLock({ $0.projects[root] }) { return known }
    var names: Names = [:]
    var left = Self.mostFolders
    search(root, levels: Self.mostLevels, left: &left, into: &names)
    state.withLock { $0.projects[root] = names }
    return names
  }

  private func root(above folder: String) -> String? {
    if let known = state.withLock({ $0.roots[folder] }) { return known }
    var root: String?
    var current = folder
    for _ in 0..<Self.mostLevels {
      guard let names = try? Folder.names(in: current) else { break }
      if names.contains(where: { $0 == ".git" || $0.hasSuffix(".xcodeproj") }) {
        root = current
        break
      }
      if current == "/" { break }
      current = Self.parent(of: current)
    }
    state.withLock { $0.roots[folder] = .some(root) }
    return root
  }

  private static func parent(of folder: String) -> String {
    if folder == "." { return ".." }
    if folder.hasSuffix("..") { return folder + "/.." }
    return folder.parentFolder
  }

  private func search(_ folder: String, levels: Int, left: inout Int, into names: inout Names) {
    guard levels > 0, left > 0, let entries = try? Folder.names(in: folder) else { return }
    left -= 1
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      if entry.hasSuffix(".xcassets") {
        searchCatalogue(path, prefix: "", levels: levels - 1, left: &left, into: &names)
      } else if !Self.skippedFolders.contains(entry), !entry.contains(".") {
        // Folders of sources have no ending; what has one is a bundle or a file.
        search(path, levels: levels - 1, left: &left, into: &names)
      }
    }
  }

  /// Other people's code, and products.
  private static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]

  private func searchCatalogue(
    _ folder: String, prefix: String, levels: Int, left: inout Int, into names: inout Names
  ) {
    guard levels > 0, left > 0, let entries = try? Folder.names(in: folder) else { return }
    left -= 1
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      if let ending = [".imageset", ".symbolset"].first(where: entry.hasSuffix) {
        let name = prefix + entry.dropLast(ending.count)
        if names[name] == nil { names[name] = path }
      } else if !entry.contains(".") {
        let isNamespace = providesNamespace(path)
        searchCatalogue(
          path, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix, levels: levels - 1,
          left: &left, into: &names)
      }
    }
  }

  /// Whether the names in a group begin with the group's (`provides-namespace`).
  private func providesNamespace(_ group: String) -> Bool {
    guard let bytes = try? File.read("\(group)/Contents.json", limit: 64 << 10) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }
}
