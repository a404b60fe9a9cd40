import FilePaths
import FileSystem
import LayoutModel

/// Finds the configuration of each layout: the nearest `.a11y-audit.yml` in the folder of the
/// layout or one around it. The search ends at the root, and at a folder that holds `.git`. Every
/// folder is looked at once.
public struct ConfigurationLookup {
  private let format: ConfigurationFormat
  /// The absolute path of the folder in which paths start.
  private let folder: String
  private var found: [String: Configuration?] = [:]
  /// What was found last: layouts of one folder are asked about one after another.
  private var last: (folder: Substring, configuration: Configuration?)?
  /// What is wrong with the configurations found so far.
  public private(set) var errors: [ConfigurationError] = []

  /// - Parameters:
  ///   - format: What configurations can hold.
  ///   - folder: The folder from which paths that are not absolute start, as an absolute path.
  public init(_ format: ConfigurationFormat, from folder: String = Folder.current) {
    self.format = format
    self.folder = folder
  }

  /// The configuration of the layout at `path`; `nil` where there is none, or none that can be
  /// read, which ``errors`` tell.
  public mutating func configuration(forLayoutAt path: String) -> Configuration? {
    // With its slash, so that a file of the root is not taken for one of the current folder.
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    if let last, last.folder == folder { return last.configuration }
    let configuration = configuration(
      forFolder: path.resolved(from: self.folder).parentFolder)
    last = (folder, configuration)
    return configuration
  }

  /// The configuration nearest to all these files and folders together.
  public mutating func configuration(forAll paths: [String]) -> Configuration? {
    var common: String?
    for path in paths {
      let path = path.resolved(from: folder)
      let own = Folder.exists(path) ? path : path.parentFolder
      common = common.map { $0.commonFolder(with: own) } ?? own
    }
    return common.flatMap { configuration(forFolder: $0) }
  }

  private mutating func configuration(forFolder folder: String) -> Configuration? {
    var next: String? = folder
    var passed: [String] = []
    var configuration: Configuration?
    while let current = next {
      if let known = found[current] {
        configuration = known
        break
      }
      passed.append(current)
      if let here = read(in: current) {
        configuration = here.configuration
        break
      }
      next =
        File.exists(current.appendingPath(".git")) || current == "/" ? nil : current.parentFolder
    }
    for folder in passed { found[folder] = .some(configuration) }
    return configuration
  }

  /// The configuration in a folder, where there is one: without a value when it cannot be read.
  private mutating func read(in folder: String) -> (configuration: Configuration?, Void)? {
    let path = folder.appendingPath(ConfigurationFormat.fileName)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.read(path)
    } catch {
      if error.reason == .missing { return readMisnamed(in: folder) }
      add(
        ReadingFailure(message: "the configuration cannot be read: \(error.message)"), path)
      return (nil, ())
    }
    do throws(ConfigurationErrors) {
      return (try format.read(bytes, of: shown(path), from: self.folder), ())
    } catch {
      errors += error.errors
      return (nil, ())
    }
  }

  /// A file that would be passed over without a word.
  private mutating func readMisnamed(in folder: String) -> (configuration: Configuration?, Void)? {
    let misnamed = folder.appendingPath(".a11y-audit.yaml")
    guard File.exists(misnamed) else { return nil }
    add(
      ReadingFailure(
        message: "a configuration is called \(ConfigurationFormat.fileName)",
        advice: "rename the file"), misnamed)
    return (nil, ())
  }

  private mutating func add(_ failure: ReadingFailure, _ path: String) {
    errors.append(ConfigurationError(path: shown(path), failure: failure))
  }

  /// The path as messages name it: from the folder in which paths start, where it is below that.
  private func shown(_ path: String) -> String {
    let prefix = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
