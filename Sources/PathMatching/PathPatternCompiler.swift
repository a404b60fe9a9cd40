/// Makes the steps of a pattern from its text.
struct PathPatternCompiler {
  private(set) var matchesFoldersOnly = false
  private var rest: ArraySlice<Character>
  private var steps: [PathPatternStep] = []
  /// How many braces are open.
  private var depth = 0

  private static let maximumDepth = 16

  init(_ text: String) {
    rest = ArraySlice(text)
  }

  mutating func compile() throws(PathPatternError) -> [PathPatternStep] {
    if rest.first == "!" {
      throw PathPatternError(
        message: "a pattern cannot begin with “!”",
        advice: "list what is to be kept under “include”, or write \\! for a name that begins so")
    }
    while rest.starts(with: "./") { rest.removeFirst(2) }
    if rest.last == "/", rest.dropLast().last != "\\" {
      matchesFoldersOnly = true
      rest.removeLast()
    }
    let startsAtRoot = rest.first == "/"
    if startsAtRoot { rest.removeFirst() }
    guard rest.contains(where: { $0 != "/" }) else {
      throw PathPatternError(
        message: "the pattern names no file", advice: "write “**” for all files")
    }
    if !startsAtRoot, !rest.contains("/") { addFolders() }
    try compileSequence(atStartOfName: true)
    steps.append(.end)
    return steps
  }

  /// Compiles up to the end, or to the comma or brace that ends an alternative.
  private mutating func compileSequence(atStartOfName: Bool) throws(PathPatternError) {
    var isAtStart = atStartOfName
    while let character = rest.first {
      if depth > 0, character == "," || character == "}" { return }
      rest.removeFirst()
      var isNextAtStart = false
      switch character {
      case "*": isNextAtStart = compileStars(atStartOfName: isAtStart)
      case "?": steps.append(.any)
      case "[": try compileSet()
      case "{": try compileAlternatives(atStartOfName: isAtStart)
      case "\\":
        guard let next = rest.popFirst() else {
          throw PathPatternError(
            message: "nothing follows the last “\\”",
            advice: "write \\\\ for a backslash; folders are separated by /")
        }
        steps.append(.character(next))
      case "/":
        isNextAtStart = true
        steps.append(.character("/"))
      default:
        steps.append(.character(character))
      }
      isAtStart = isNextAtStart
    }
  }

  /// Compiles what a star begins; returns whether a name begins behind it.
  private mutating func compileStars(atStartOfName isAtStart: Bool) -> Bool {
    var count = 1
    while rest.first == "*" {
      rest.removeFirst()
      count += 1
    }
    if count == 2, isAtStart {
      if rest.first == "/" {
        rest.removeFirst()
        addFolders()
        return true
      }
      if rest.isEmpty || depth > 0 && (rest.first == "," || rest.first == "}") {
        add(.anything, atLeastOnce: true)
        return false
      }
    }
    add(.any, atLeastOnce: false)
    return false
  }

  /// Any number of folders with the slash behind each.
  private mutating func addFolders() {
    let start = steps.count
    steps.append(.split(start + 1, start + 5))
    add(.any, atLeastOnce: true)
    steps += [.character("/"), .jump(start)]
  }

  /// Any number of characters that `step` accepts.
  private mutating func add(_ step: PathPatternStep, atLeastOnce: Bool) {
    let start = steps.count
    if atLeastOnce {
      steps += [step, .split(start, start + 2)]
    } else {
      steps += [.split(start + 1, start + 3), step, .jump(start)]
    }
  }

  private mutating func compileAlternatives(atStartOfName: Bool) throws(PathPatternError) {
    guard depth < Self.maximumDepth else {
      throw PathPatternError(
        message: "more than \(Self.maximumDepth) braces are open at once",
        advice: "write several patterns")
    }
    depth += 1
    defer { depth -= 1 }
    var exits: [Int] = []
    while true {
      let split = steps.count
      steps.append(.end)
      try compileSequence(atStartOfName: atStartOfName)
      guard let end = rest.popFirst() else {
        throw PathPatternError(
          message: "a “{” is not closed", advice: "add “}”, or write \\{ for the character itself")
      }
      exits.append(steps.count)
      steps.append(.end)
      // The last alternative leads nowhere else.
      steps[split] = end == "," ? .split(split + 1, steps.count) : .jump(split + 1)
      if end == "}" { break }
    }
    for exit in exits { steps[exit] = .jump(steps.count) }
  }

  private mutating func compileSet() throws(PathPatternError) {
    var isInverted = false
    if rest.first == "!" || rest.first == "^" {
      isInverted = true
      rest.removeFirst()
    }
    var ranges: [ClosedRange<Character>] = []
    // A bracket that comes first stands for itself.
    while let first = rest.popFirst() {
      if first == "]", !ranges.isEmpty {
        steps.append(.set(ranges, isInverted: isInverted))
        return
      }
      guard let low = first == "\\" ? rest.popFirst() : first else { break }
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        rest.removeFirst(2)
        guard let end = end == "\\" ? rest.popFirst() : end else { break }
        high = end
      }
      guard low <= high else {
        throw PathPatternError(
          message: "the range “\(low)-\(high)” holds nothing",
          advice: "write the lower end first: [\(high)-\(low)]")
      }
      ranges.append(low...high)
    }
    throw PathPatternError(
      message: "a “[” is not closed", advice: "add “]”, or write \\[ for the character itself")
  }
}
