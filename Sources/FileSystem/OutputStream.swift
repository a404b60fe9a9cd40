#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the streams a process writes to.
public enum OutputStream: Int32, Sendable {
  case standardOutput = 1
  case standardError = 2

  /// Whether a person's terminal shows what is written.
  public var isTerminal: Bool {
    isatty(rawValue) == 1
  }

  /// The terminal's width in columns; `nil` when there is no terminal or it does not say.
  public var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes.
  ///
  /// A reader that has gone (`a11y-audit … | head`) is no error: nobody misses the rest.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    guard let code = writeAll(bytes, to: rawValue), code != EPIPE else { return }
    throw FileError(
      path: self == .standardOutput ? "standard output" : "standard error", errno: code)
  }

  /// To be called once, before anything is opened or written.
  ///
  /// Lets ``write(_:)`` see a reader that has gone, where the process would be ended otherwise. And
  /// opens streams that the caller closed (`>&-`), so that no file takes the place of one; for
  /// reading, so that writing to them fails as it would have.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
