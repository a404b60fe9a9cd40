#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Folder {
  /// The absolute path of the folder in which the process runs; the root when it is gone.
  public static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
