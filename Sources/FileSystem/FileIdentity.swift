#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells files and folders apart whatever paths and links lead to them.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// Of a file that is yet to be made in the folder that device and inode tell.
  private var newName: String?

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The file at `path`, or the one that writing to the path would make. `nil` for what any number
  /// of writers may write to, such as a device or a pipe, and for what cannot be reached.
  public init?(ofFileAt path: String) {
    var status = stat()
    // What names an open descriptor is a link or a device.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      self.init(status)
      return
    }
    if let descriptor = OpenDescriptor(named: path) {
      guard fstat(descriptor.number, &status) == 0 else { return nil }
    } else if stat(path, &status) != 0 {
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      guard stat(folder, &status) == 0 else { return nil }
      self.init(status)
      newName = slash.map { String(path[path.index(after: $0)...]) } ?? path
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }
}
