#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file or folder could not be read or written.
public struct FileError: Error, Sendable, Equatable {
  /// The path as it was given.
  public var path: String
  public var reason: Reason

  public enum Reason: Sendable, Equatable {
    case missing
    case notPermitted
    /// A folder stands where a file was expected.
    case isFolder
    /// No regular file: a device, a socket, a pipe.
    case isSpecial
    case nameNotUTF8
    /// A symbolic link in a folder, to something that is not there.
    case linkToNowhere
    /// A file of more bytes than are read. Both in MiB, the size rounded up.
    case tooLarge(size: Int, limit: Int)
    /// Nothing can be written to an open file: it is closed, or open for reading only.
    case notWritable
    /// Any other error, in the words of the operating system.
    case system(String)
  }

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The error the operating system reports in `errno`.
  init(path: String, errno code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case EBADF: .notWritable
      default: .system(String(cString: strerror(code)).lowercased())
      }
  }

  /// The reason as a clause without a full stop.
  public var message: String {
    switch reason {
    case .missing: "there is no such file or folder"
    case .notPermitted: "access to it is not permitted"
    case .isFolder: "it is a folder, not a file"
    case .isSpecial: "it is neither a file nor a folder"
    case .nameNotUTF8: "its name is not UTF-8"
    case .linkToNowhere: "it is a link that leads nowhere"
    case .tooLarge(let size, let limit): "it has \(size) MiB; at most \(limit) are read"
    case .notWritable: "it is closed or not open for writing"
    case .system(let words): words
    }
  }
}
