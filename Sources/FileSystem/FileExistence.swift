#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension File {
  /// Whether a file, a folder or anything else is at `path`.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }
}

extension Folder {
  /// Whether a folder is at `path`.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
