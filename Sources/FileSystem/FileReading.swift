#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading and writing whole files.
public enum File {
  /// The bytes of the regular file at `path`. One of more than `limit` bytes is refused without
  /// being read.
  public static func read(
    _ path: String, limit: Int = 64 << 20
  ) throws(FileError) -> [UInt8] {
    let file = try OpenFile(reading: path)
    var size = file.size
    var bytes: [UInt8] = []
    if size <= limit {
      // One byte more, which the end of the file leaves empty.
      bytes = try file.read(upTo: size + 1)
      if bytes.count > size {
        // A file that grows, or one of /proc, whose size is not known beforehand.
        bytes += try file.read(upTo: limit + 1 - bytes.count)
        size = bytes.count
      }
    }
    guard size <= limit else {
      let mebibyte = 1 << 20
      throw FileError(
        path: path,
        reason: .tooLarge(
          size: size / mebibyte + (size % mebibyte == 0 ? 0 : 1), limit: limit / mebibyte))
    }
    return bytes
  }

  /// The first bytes of the regular file at `path`: `count`, or as many as it has.
  public static func readStart(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try OpenFile(reading: path).read(upTo: count)
  }
}

/// A regular file open for reading, closed when the value goes.
private struct OpenFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// Bytes, when the file was opened.
  let size: Int

  init(reading path: String) throws(FileError) {
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(path: path, errno: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(
        path: path, reason: status.st_mode & S_IFMT == S_IFDIR ? .isFolder : .isSpecial)
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// The next `count` bytes, fewer at the end of the file.
  func read(upTo count: Int) throws(FileError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = systemRead(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if read < 0 {
          if errno == EINTR { continue }
          failure = errno
          return
        }
        if read == 0 { return }
        filled += read
      }
    }
    if let failure { throw FileError(path: path, errno: failure) }
    return bytes
  }
}

/// The function of the operating system, which a method of the same name hides.
private let systemRead = read(_:_:_:)
