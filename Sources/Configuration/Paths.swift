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
    // Bytes are many times faster to walk than characters, and every layout's path comes here.
    let whole = Array(join(folder, path).utf8)
    let (slash, here, up) = (UInt8(ascii: "/"), ".".utf8, "..".utf8)
    var names: [ArraySlice<UInt8>] = []
    for name in whole.split(separator: slash) where !name.elementsEqual(here) {
      if name.elementsEqual(up), let last = names.last, !last.elementsEqual(up) {
        names.removeLast()
      } else if !name.elementsEqual(up) || whole.first != slash {
        names.append(name)
      }
    }
    var tidy: [UInt8] = []
    tidy.reserveCapacity(whole.count)
    for name in names {
      if whole.first == slash || !tidy.isEmpty { tidy.append(slash) }
      tidy += name
    }
    return tidy.isEmpty && whole.first == slash ? "/" : String(decoding: tidy, as: UTF8.self)
  }

  /// The folder of an absolute path; `nil` for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The innermost folder that two absolute paths of folders have in common.
  static func commonFolder(_ one: String, _ other: String) -> String {
    var common = one
    while common != other, !isInside(other, common) { common = folder(of: common) ?? "/" }
    return common
  }

  /// Whether what is at the path is in the folder or below it; both are absolute.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard folder != "/" else { return true }
    return path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
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
