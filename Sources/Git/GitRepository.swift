/// A repository, asked by running `git`.
public struct GitRepository: Sendable {
  /// The absolute path of the work tree, without symbolic links.
  public let workTree: String

  /// The repository around a folder.
  public init(around folder: String) throws(GitError) {
    let path = try Self.run(["-C", folder, "rev-parse", "--show-toplevel"])
    let text = String(decoding: path, as: UTF8.self)
    workTree = text.last == "\n" ? String(text.dropLast()) : text
  }

  /// The full name of the commit that a revision stands for.
  public func commit(_ revision: String) throws(GitError) -> String {
    let noCommit = GitError(
      message: "there is no git revision “\(revision)” here",
      advice: "name a commit, a branch or a tag; a shallow clone lacks old ones, which “git fetch” "
        + "gets")
    // What begins with a dash would be an option.
    guard !revision.isEmpty, revision.first != "-" else { throw noCommit }
    let result = try ChildProcess.run(
      "git", ["-C", workTree, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard result.status == 0 else { throw noCommit }
    return String(decoding: result.output, as: UTF8.self).filter { !$0.isWhitespace }
  }

  /// A file that differs from its state in a commit. Both paths start at the work tree.
  public struct Change: Sendable, Equatable {
    public var path: String
    /// The path in the commit; `nil` for a file that was not there.
    public var oldPath: String?
  }

  /// The files of the work tree that differ from a commit or are not tracked, but for those that
  /// git ignores.
  public func changes(since commit: String) throws(GitError) -> [Change] {
    let output = try run([
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-relative",
      "--ignore-submodules", commit, "--",
    ])
    var changes = Self.changes(fromNameStatus: output)
    for path in Self.fields(of: try run(["ls-files", "-z", "--others", "--exclude-standard"])) {
      changes.append(Change(path: path, oldPath: nil))
    }
    return changes
  }

  /// The bytes of a file as a commit has it.
  public func contents(of path: String, at commit: String) throws(GitError) -> [UInt8] {
    try run(["cat-file", "blob", "\(commit):\(path)"])
  }

  /// Reads what `git diff --name-status -z` prints: a letter and a path, or, for a file that was
  /// renamed or copied, a letter with a number, the old path and the new one.
  static func changes(fromNameStatus output: [UInt8]) -> [Change] {
    var changes: [Change] = []
    var fields = Self.fields(of: output)[...]
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R", "C":
        guard let newPath = fields.popFirst() else { return changes }
        changes.append(Change(path: newPath, oldPath: path))
      case "A": changes.append(Change(path: path, oldPath: nil))
      case "D": break
      default: changes.append(Change(path: path, oldPath: path))
      }
    }
    return changes
  }

  private static func fields(of output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try Self.run(["-C", workTree] + arguments)
  }

  private static func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let result = try ChildProcess.run("git", arguments)
    guard result.status == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      let line = lines.first.map(String.init) ?? "status \(result.status)"
      let words = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
      throw GitError(message: "git says: \(words)")
    }
    return result.output
  }
}

/// Why git could not be asked.
public struct GitError: Error, Sendable, Equatable {
  /// A clause without a full stop.
  public var message: String
  public var advice: String?

  public init(message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }
}
