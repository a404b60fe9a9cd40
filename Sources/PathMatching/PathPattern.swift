/// A pattern for paths of files, in the words of `.gitignore`.
///
/// - `*` stands for any characters but `/`, `?` for one, `[a-z]` for one of these and `[!a-z]` for
///   one that is none of these; `{one,two}` for either; `\` takes the next character as it is.
/// - `**` between slashes stands for any number of folders, also none; at the end for everything
///   in a folder.
/// - A pattern without a slash, or with one at its end only, matches in any folder; one with
///   another slash starts at the folder that holds the configuration.
/// - A pattern that matches a folder matches everything in it; a slash at the end has it match
///   folders only.
///
/// Letters match in their own case only, and composed and decomposed characters are the same, on
/// every system. Matching takes time proportional to the lengths of path and pattern.
///
/// `fnmatch(3)` has neither `**` nor `{}`, differs between systems in its character sets, and takes
/// exponential time on some of them.
public struct PathPattern: Sendable, Hashable {
  /// As written.
  public let text: String
  private let program: [PathPatternStep]
  private let matchesFoldersOnly: Bool

  /// - Throws: What is wrong with the text, in the user's terms.
  public init(_ text: String) throws(PathPatternError) {
    var compiler = PathPatternCompiler(text)
    program = try compiler.compile()
    matchesFoldersOnly = compiler.matchesFoldersOnly
    self.text = text
  }

  /// Whether the pattern matches the file at `path`: its path from the folder the pattern is about,
  /// with `/` between names and without `.` and doubled slashes.
  public func matches(_ path: String) -> Bool {
    var current = ThreadList(capacity: program.count)
    var upcoming = ThreadList(capacity: program.count)
    current.add(0, following: program)
    for character in path {
      // What a folder's name ends at.
      if character == "/", current.isAtEnd { return true }
      for step in current.steps {
        if program[step].accepts(character) { upcoming.add(step + 1, following: program) }
      }
      guard !upcoming.steps.isEmpty || upcoming.isAtEnd else { return false }
      swap(&current, &upcoming)
      upcoming.removeAll()
    }
    return current.isAtEnd && !matchesFoldersOnly
  }
}

/// What is wrong with a pattern.
public struct PathPatternError: Error, Sendable, Equatable {
  /// What was found, without a full stop.
  public var message: String
  /// What to do about it.
  public var advice: String
}

/// One step of a pattern, as Thompson's construction builds it
/// (Ken Thompson, Regular Expression Search Algorithm, 1968).
enum PathPatternStep: Sendable, Hashable {
  case character(Character)
  /// Any but a slash.
  case any
  /// Any, also a slash.
  case anything
  /// One of these, or none of these, but never a slash.
  case set([ClosedRange<Character>], isInverted: Bool)
  /// Goes on at both steps.
  case split(Int, Int)
  case jump(Int)
  case end

  func accepts(_ character: Character) -> Bool {
    switch self {
    case .character(let own): own == character
    case .any: character != "/"
    case .anything: true
    case .set(let ranges, let isInverted):
      character != "/" && ranges.contains { $0.contains(character) } != isInverted
    case .split, .jump, .end: false
    }
  }
}

/// The steps a pattern may stand at after a number of characters, each once.
private struct ThreadList {
  private(set) var steps: [Int] = []
  private(set) var isAtEnd = false
  private var isIn: [Bool]
  private var entered: [Int] = []

  init(capacity: Int) {
    isIn = Array(repeating: false, count: capacity)
  }

  mutating func add(_ step: Int, following program: [PathPatternStep]) {
    var pending = [step]
    while let step = pending.popLast() {
      guard !isIn[step] else { continue }
      isIn[step] = true
      entered.append(step)
      switch program[step] {
      case .split(let one, let other): pending += [other, one]
      case .jump(let target): pending.append(target)
      case .end: isAtEnd = true
      default: steps.append(step)
      }
    }
  }

  mutating func removeAll() {
    for step in entered { isIn[step] = false }
    entered.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    isAtEnd = false
  }
}
