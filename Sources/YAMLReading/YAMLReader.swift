import CLibYAML
import LayoutModel

/// Reads YAML documents with libyaml's events.
public enum YAMLReader {
  /// The bounds within which a document is read.
  public struct Limits: Sendable {
    /// Bytes of a file.
    public var size: Int
    /// Lists and mappings inside each other.
    public var depth: Int
    /// Values, those counted anew that aliases and merge keys repeat.
    public var nodes: Int

    public init(size: Int = 1 << 20, depth: Int = 32, nodes: Int = 100_000) {
      self.size = size
      self.depth = depth
      self.nodes = nodes
    }
  }

  /// Reads one document.
  ///
  /// - Parameters:
  ///   - bytes: The whole file in UTF-8.
  ///   - limits: The bounds to keep to.
  /// - Returns: The document; of an empty file, or one of comments only, an empty mapping.
  /// - Throws: Everything that is wrong with the document, where, and what to do about it.
  public static func read(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(YAMLFailures) -> YAMLNode {
    guard bytes.count <= limits.size else {
      throw YAMLFailures(
        ReadingFailure(
          message: "the file has \(bytes.count >> 10) KiB; at most \(limits.size >> 10) are read",
          advice: "remove what does not belong in it"))
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw YAMLFailures(
        ReadingFailure(
          message: "the file is in UTF-16", advice: "save it in UTF-8",
          position: SourcePosition(line: 1, column: 1)))
    }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else {
      throw YAMLFailures(ReadingFailure(message: "libyaml has no memory for a parser"))
    }
    defer { yaml_parser_delete(parser) }
    var builder = YAMLTreeBuilder(positions: YAMLPositions(bytes), limits: limits)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      parse(parser, into: &builder)
    }
    return try builder.finish()
  }

  private static func parse(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, into builder: inout YAMLTreeBuilder
  ) {
    while !builder.isDone {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else {
        builder.stop(YAMLErrors.failure(of: parser.pointee, in: builder.positions))
        return
      }
      builder.take(event)
      yaml_event_delete(&event)
    }
  }
}

/// What is wrong with a YAML document.
public struct YAMLFailures: Error, Sendable, Equatable {
  /// In the order of their places; never empty.
  public var failures: [ReadingFailure]
  /// What could be read in spite of them; `nil` where the rest is out of reach.
  public var root: YAMLNode?

  init(_ failures: ReadingFailure..., root: YAMLNode? = nil) {
    self.init(failures, root: root)
  }

  init(_ failures: [ReadingFailure], root: YAMLNode? = nil) {
    self.failures = failures
    self.root = root
  }
}
