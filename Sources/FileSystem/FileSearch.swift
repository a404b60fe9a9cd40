import FilePaths

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds files in folders.
///
/// Each file is found once, however many paths and symbolic links lead to it, and each folder is
/// searched once, so that links that lead in circles do no harm.
public struct FileSearch {
  private let isSkippedFolder: (_ name: String) -> Bool
  private let judgeName: (_ name: String) -> NameVerdict
  private let hasWantedContents: (_ path: String) -> Bool
  private var found: [String] = []
  /// What was to be searched and could not be: in the order it was met.
  public private(set) var errors: [FileError] = []
  private var realPaths: Set<String> = []
  private var visited: Set<FileIdentity> = []

  /// The folders that were left out, in the order they were met.
  public private(set) var skippedFolders: [String] = []

  /// What the name of a file met in a folder tells.
  public enum NameVerdict: Sendable {
    case wanted
    /// Wanted if the file holds what is looked for.
    case wantedForContents
    case unwanted
  }

  /// - Parameters:
  ///   - isSkippedFolder: Whether a folder met inside another is left out, by its name.
  ///   - judgeName: Whether a file met in a folder is one that is looked for, by its name.
  ///   - hasWantedContents: Whether a file holds what is looked for; asked about those whose names
  ///     do not decide it.
  public init(
    skippingFolders isSkippedFolder: @escaping (_ name: String) -> Bool,
    judgingNames judgeName: @escaping (_ name: String) -> NameVerdict,
    contents hasWantedContents: @escaping (_ path: String) -> Bool = { _ in true }
  ) {
    self.isSkippedFolder = isSkippedFolder
    self.judgeName = judgeName
    self.hasWantedContents = hasWantedContents
  }

  /// Adds the file at `path`, or the wanted files in and below the folder there.
  ///
  /// What cannot be reached goes to ``errors``, also a folder further down that may not be read:
  /// what it holds would be missed silently.
  public mutating func add(_ path: String) {
    let path = path.withoutDotSegments
    var status = stat()
    guard stat(path, &status) == 0, let real = realPath(of: path) else {
      errors.append(FileError(path: path, errno: errno))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: search(folder: path, real: real, identity: FileIdentity(status))
    case S_IFREG: append(path, real: real)
    default: errors.append(FileError(path: path, reason: .isSpecial))
    }
  }

  /// The files added so far, in the order of their paths' bytes.
  public var files: [String] {
    found.sorted { strcmp($0, $1) < 0 }
  }

  private mutating func append(_ path: String, real: String) {
    if realPaths.insert(real).inserted { found.append(path) }
  }

  private mutating func search(folder path: String, real: String, identity: FileIdentity) {
    guard visited.insert(identity).inserted else { return }
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try FolderEntry.entries(of: path)
    } catch {
      errors.append(error)
      return
    }
    for entry in entries where entry.kind != .special {
      visit(entry, path: path.appendingPath(entry.name), real: "\(real)/\(entry.name)")
    }
  }

  private mutating func visit(_ entry: FolderEntry, path: String, real: String) {
    let isSkippedFolder = isSkippedFolder(entry.name)
    let verdict = judgeName(entry.name)
    if entry.kind == .folder && isSkippedFolder {
      skippedFolders.append(path)
      return
    }
    if entry.kind == .file && verdict == .unwanted { return }
    guard entry.hasValidName else {
      errors.append(FileError(path: path, reason: .nameNotUTF8))
      return
    }
    if entry.kind == .file {
      if isWanted(path, verdict) { append(path, real: real) }
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let error = FileError(path: path, errno: errno)
      if error.reason != .missing {
        // It may lead to a folder, and what that holds would be missed silently.
        if !isSkippedFolder { errors.append(error) }
      } else if verdict == .wanted {
        errors.append(FileError(path: path, reason: .linkToNowhere))
      }
      return
    }
    let real = entry.kind == .folder ? real : realPath(of: path) ?? real
    switch status.st_mode & S_IFMT {
    case S_IFDIR where isSkippedFolder:
      skippedFolders.append(path)
    case S_IFDIR:
      search(folder: path, real: real, identity: FileIdentity(status))
    case S_IFREG where isWanted(path, verdict):
      append(path, real: real)
    default:
      break
    }
  }

  private func isWanted(_ path: String, _ verdict: NameVerdict) -> Bool {
    switch verdict {
    case .wanted: true
    case .wantedForContents: hasWantedContents(path)
    case .unwanted: false
    }
  }
}

/// One name in a folder.
private struct FolderEntry {
  let name: String
  /// False when the name's bytes are no UTF-8, so that ``name`` does not lead to the file.
  let hasValidName: Bool
  let kind: Kind

  enum Kind {
    case file, folder, linkOrUnknown, special
  }

  init(_ entry: UnsafeMutablePointer<dirent>) {
    let bytes = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { UnsafePointer($0) }
    }
    let validName = String(validatingCString: bytes)
    name = validName ?? String(cString: bytes)
    hasValidName = validName != nil
    kind =
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .folder
      case Int(DT_LNK), Int(DT_UNKNOWN): .linkOrUnknown
      default: .special
      }
  }

  /// What a folder holds, in the order of the names' bytes.
  static func entries(of path: String) throws(FileError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw FileError(path: path, errno: errno) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      entries.append(FolderEntry(entry))
      errno = 0
    }
    if errno != 0 { throw FileError(path: path, errno: errno) }
    return entries.filter { $0.name != "." && $0.name != ".." }
      .sorted { strcmp($0.name, $1.name) < 0 }
  }
}
