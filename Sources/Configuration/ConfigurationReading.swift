import Auditing
import FilePaths
import FileSystem
import LayoutModel
import YAMLReading

extension ConfigurationFormat {
  /// Reads a configuration file and those it builds on.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder from which a path that is not absolute starts, as an absolute path.
  /// - Returns: The configuration.
  /// - Throws: Everything that is wrong with the files.
  public func read(
    _ path: String, from folder: String = Folder.current
  ) throws(ConfigurationErrors) -> Configuration {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.read(folder.appendingPath(path))
    } catch {
      throw ConfigurationErrors([
        ConfigurationError(
          path: path,
          failure: ReadingFailure(message: "the configuration cannot be read: \(error.message)"))
      ])
    }
    return try read(bytes, of: path, from: folder)
  }

  /// Reads the bytes of a configuration file, and the files it builds on.
  func read(
    _ bytes: [UInt8], of path: String, from folder: String
  ) throws(ConfigurationErrors) -> Configuration {
    var reading = ConfigurationReading(format: self, folder: folder)
    reading.read(
      bytes, of: path, identity: FileIdentity(ofFileAt: folder.appendingPath(path)))
    guard reading.errors.isEmpty else { throw ConfigurationErrors(reading.errors) }
    return Configuration(path: path, statement: reading.statement, rules: rules)
  }
}

/// Reads a configuration file and those it builds on, each once.
private struct ConfigurationReading {
  let format: ConfigurationFormat
  /// The folder in which paths start.
  let folder: String
  private(set) var errors: [ConfigurationError] = []
  /// What the files read so far state together.
  private(set) var statement = ConfigurationStatement()
  private var finished: Set<FileIdentity> = []
  /// The files that lead to the one being read.
  private var chain: [(path: String, identity: FileIdentity?)] = []

  init(format: ConfigurationFormat, folder: String) {
    self.format = format
    self.folder = folder
  }

  mutating func read(_ bytes: [UInt8], of path: String, identity: FileIdentity?) {
    let source = ConfigurationSource(
      path: path, folder: path.resolved(from: folder).parentFolder)
    var reader = SettingReader(file: source)
    let root: YAMLNode?
    do throws(YAMLFailures) {
      root = try YAMLReader.read(bytes)
    } catch {
      root = error.root
      add(error.failures, in: path)
    }
    guard let root else { return }
    let own = format.document.read(root, &reader)
    add(reader.failures, in: path)
    guard let own else { return }
    chain.append((path, identity))
    for base in own.extends ?? [] { readBase(base, of: source) }
    chain.removeLast()
    if let identity { finished.insert(identity) }
    statement.add(own)
  }

  private mutating func readBase(
    _ base: ConfigurationStatement.Extension, of source: ConfigurationSource
  ) {
    // As messages name it.
    let path = source.path.parentFolder.appendingPath(base.path)
    let identity = FileIdentity(ofFileAt: folder.appendingPath(path))
    if let identity, let start = chain.firstIndex(where: { $0.identity == identity }) {
      let circle = (chain[start...].map(\.path) + [path]).joined(separator: " → ")
      add(
        [
          ReadingFailure(
            message: "the configurations build on each other in a circle: \(circle)",
            advice: "take one of them out of “extends”", position: base.position)
        ], in: source.path)
      return
    }
    if let identity, finished.contains(identity) { return }
    do throws(FileError) {
      read(try File.read(folder.appendingPath(path)), of: path, identity: identity)
    } catch {
      add(
        [
          ReadingFailure(
            message: "“extends” names \(path), which cannot be read: \(error.message)",
            advice: "paths start at the folder of this file", position: base.position)
        ], in: source.path)
    }
  }

  private mutating func add(_ failures: [ReadingFailure], in path: String) {
    errors += failures.sorted { ($0.position ?? .first) < ($1.position ?? .first) }
      .map { ConfigurationError(path: path, failure: $0) }
  }
}

extension SourcePosition {
  fileprivate static let first = SourcePosition(line: 1, column: 1)
}
