import LayoutModel

/// A directive of conditional compilation: `#if`, `#elseif`, `#else`, `#endif` and Objective-C's
/// `#ifdef`, `#ifndef`, `#elif`.
struct Directive: Sendable {
  var kind: Kind
  /// The index of the first token after it.
  var token: Int
  var line: Int32
  /// Whether code for iOS is compiled under the condition; `nil` when that depends on how the app
  /// is built.
  var isForIOS: Bool?

  enum Kind: Sendable {
    case start, next, otherwise, end

    /// The names of Swift and Objective-C.
    init?(_ name: some Collection<UInt8>) {
      switch String(decoding: name, as: UTF8.self) {
      case "if", "ifdef", "ifndef": self = .start
      case "elseif", "elif": self = .next
      case "else": self = .otherwise
      case "endif": self = .end
      default: return nil
      }
    }
  }

  init(_ kind: Kind, before token: Int, at line: Int32, condition: ArraySlice<UInt8> = []) {
    self.kind = kind
    self.token = token
    self.line = line
    let condition = String(decoding: condition, as: UTF8.self)
    isForIOS = kind == .start || kind == .next ? Self.isForIOS(condition) : nil
  }

  private static func isForIOS(_ condition: String) -> Bool? {
    let text = condition.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    if text.contains("&&") { return nil }
    let isDenied = text.hasPrefix("!")
    if yes.contains(where: { text.contains($0) }) { return !isDenied }
    if no.contains(where: { text.contains($0) }) { return isDenied }
    return nil
  }

  private static let yes = [
    "os(iOS)", "canImport(", "swift(", "compiler(", "TARGET_OS_IOS", "TARGET_OS_IPHONE",
    "__has_include", "__IPHONE_",
  ]

  private static let no = [
    "os(tvOS)", "os(macOS)", "os(OSX)", "os(watchOS)", "os(visionOS)", "os(Linux)", "TARGET_OS_TV",
    "TARGET_OS_OSX", "TARGET_OS_WATCH",
  ]
}

extension TokenList {
  /// The branches of conditional compilation around the token.
  func directiveBranches(around token: Int, in path: String) -> [CodeBranch] {
    var open: [(identity: Int, branches: [Directive], count: Int)] = []
    for (number, directive) in directives.enumerated() where directive.token <= token {
      switch directive.kind {
      case .start: open.append((number, [directive], 0))
      case .next, .otherwise:
        if !open.isEmpty { open[open.count - 1].branches.append(directive) }
      case .end: _ = open.popLast()
      }
    }
    return open.compactMap { region in
      guard let branch = region.branches.last else { return nil }
      let number = region.branches.count - 1
      if branch.isForIOS == true { return nil }
      if branch.kind == .otherwise, region.branches.dropLast().allSatisfy({ $0.isForIOS == false })
      {
        return nil
      }
      let count = branchCount(from: region.identity)
      return CodeBranch(
        number, of: count, at: CodePlace(path, line: Int(region.branches[0].line)),
        identity: -1 - region.identity)
    }
  }

  /// How many branches the `#if` has, one that is not written among them.
  private func branchCount(from start: Int) -> Int {
    var depth = 0
    var count = 1
    var isExhaustive = false
    for directive in directives[start...] {
      switch directive.kind {
      case .start: depth += 1
      case .next where depth == 1: count += 1
      case .otherwise where depth == 1:
        count += 1
        isExhaustive = true
      case .next, .otherwise: break
      case .end:
        depth -= 1
        if depth == 0 { return count + (isExhaustive ? 0 : 1) }
      }
    }
    return count + 1
  }
}
