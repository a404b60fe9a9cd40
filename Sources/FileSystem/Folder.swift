#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Making folders, and what they hold.
public enum Folder {
  /// Makes the folder at `path` and those it stands in, where they are not there.
  public static func create(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: path, reason: .system("a file of that name is there"))
      }
      return
    }
    let parts = path.split(separator: "/")
    if parts.count > 1 {
      let parent = parts.dropLast().joined(separator: "/")
      try create(path.hasPrefix("/") ? "/" + parent : parent)
    }
    // Another process may have made it in the meantime.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, errno: errno)
    }
  }
}

extension Folder {
  /// The names of what the folder at `path` holds, in no order. Names that are not UTF-8 are left
  /// out.
  public static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError(path: path, errno: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw FileError(path: path, errno: errno) }
    return names
  }
}
