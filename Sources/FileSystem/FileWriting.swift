#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension File {
  /// Puts `bytes` into the file at `path`, whole or not at all: readers find the old contents or
  /// the new ones, never a part.
  ///
  /// A symbolic link stays one; what it leads to is replaced. Devices and pipes are written to
  /// directly, and so is what `/dev/stderr` or `/dev/fd/3` names, also a file: the process was
  /// given it to write on where others have written. A reader that has gone from there is no error.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let descriptor = OpenDescriptor(named: path) {
      guard let code = writeAll(bytes, to: descriptor.number), code != EPIPE else { return }
      throw FileError(path: path, errno: code)
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, reason: .isFolder)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
      defer { close(descriptor) }
      if let code = writeAll(bytes, to: descriptor) { throw FileError(path: path, errno: code) }
      return
    }
    try replace(realPath(of: path) ?? path, with: bytes, mode: exists ? status.st_mode : nil)
  }

  /// Writes a new file beside `target` and lets it take the target's place.
  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    var name = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw FileError(path: target, errno: errno) }
    var code = writeAll(bytes, to: descriptor)
    if code == nil, fchmod(descriptor, (mode ?? 0o666 & ~fileModeMask()) & 0o777) != 0 {
      code = errno
    }
    if close(descriptor) != 0, code == nil { code = errno }
    if code == nil, rename(name, target) != 0 { code = errno }
    if let code {
      unlink(name)
      throw FileError(path: target, errno: code)
    }
  }

  /// The permissions that new files do not get.
  private static func fileModeMask() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }
}

/// The path of an existing file or folder without symbolic links.
func realPath(of path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Writes all bytes to an open file and gives the `errno` of a failure.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
