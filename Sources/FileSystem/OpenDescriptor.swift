import FilePaths

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file the process has open already and a path names, such as `/dev/stdout`, `/dev/fd/3` or
/// `/proc/self/fd/3`.
public struct OpenDescriptor: Sendable, Hashable {
  public let number: Int32

  /// Follows symbolic links up to such a path; `nil` when the path names anything else. Whether the
  /// descriptor is open is not looked at.
  public init?(named path: String) {
    var path = path
    // As many links as Linux follows, so that circles end.
    for _ in 0..<40 {
      let folder = path.parentFolder
      if let number = Self.number(name: path.fileName, folder: realPath(of: folder) ?? folder) {
        self.number = number
        return
      }
      guard let target = Self.target(ofLink: path) else { return nil }
      path = folder.appendingPath(target)
    }
    return nil
  }

  private static func number(name: String, folder: String) -> Int32? {
    switch (folder, name) {
    case ("/dev", "stdout"): STDOUT_FILENO
    case ("/dev", "stderr"): STDERR_FILENO
    case ("/dev/fd", _), ("/proc/self/fd", _), ("/proc/\(getpid())/fd", _):
      Int32(name).flatMap { $0 >= 0 ? $0 : nil }
    default: nil
    }
  }

  private static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? 0
      }
    }
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length], as: UTF8.self)
  }
}
