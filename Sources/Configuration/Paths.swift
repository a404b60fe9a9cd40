/// Paths as texts; no file is looked at. Names behind symbolic links are taken as they are written.
enum Paths {
  /// A path that starts at `folder` unless it is absolute, as it stands.
  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty
      ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// A path without `.` and doubled slashes, and without `..` where a folder stands before it.
  /// One that is not absolute starts at `folder`.
  static func from(_ folder: String, _ path: String) -> String {
    var names: [Substring] = []
    let whole = join(folder, path)
    for name in whole.split(separator: "/") where name != "." {
      if name == "..", names.last ?? ".." != ".." {
        names.removeLast()
      } else if name != ".." || !whole.hasPrefix("/") {
        names.append(name)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The folder of an absolute path; `nil` for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path from one folder to a file, with `..` where the file is not below the folder. Both are
  /// absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder == "/" ? folder : folder + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    let names = path.split(separator: "/")
    let folders = folder.split(separator: "/")
    var common = 0
    while common < min(names.count - 1, folders.count), names[common] == folders[common] {
      common += 1
    }
    return (Array(repeating: "..", count: folders.count - common) + names[common...])
      .joined(separator: "/")
  }
}
