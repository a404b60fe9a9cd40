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
    let operands = operands(of: text)
    // What a sign before parentheses denies is not taken apart.
    if operands.count > 1, text.contains("!(") { return nil }
    let answers = operands.map(answer)
    if answers.contains(true) { return true }
    return answers.allSatisfy { $0 == false } ? false : nil
  }

  /// The conditions between `||`.
  private static func operands(of text: String) -> [Substring] {
    var operands: [Substring] = []
    var rest = text[...]
    while let sign = rest.firstIndex(of: "|") {
      operands.append(rest[..<sign])
      rest = rest[sign...].drop { $0 == "|" }
    }
    return operands + [rest]
  }

  /// What one condition says, with the `!` before it.
  private static func answer(_ operand: Substring) -> Bool? {
    let condition = operand.drop { $0 == "(" || $0 == "!" }
    let isDenied = operand.prefix { $0 == "(" || $0 == "!" }.filter { $0 == "!" }.count % 2 == 1
    guard let isMet = isMet(condition) else { return nil }
    return isMet != isDenied
  }

  private static func isMet(_ condition: Substring) -> Bool? {
    if condition.hasPrefix("canImport(") {
      let module = condition.dropFirst("canImport(".count).prefix { $0 != ")" && $0 != "," }
      if modulesElsewhere.contains(String(module)) { return false }
      return modulesOfIOS.contains(String(module)) ? true : nil
    }
    if condition.hasPrefix("swift(") || condition.hasPrefix("compiler(") {
      // Swift 5 is as old as Xcode 10.2.
      let version = condition.drop { !$0.isNumber }.prefix { $0.isNumber }
      guard let major = Int(version), major <= 5 else { return nil }
      if condition.contains(">=") { return true }
      return condition.contains("(<") && major < 5 || condition.hasSuffix("(<5)")
        || condition.hasSuffix("(<5.0)") ? false : nil
    }
    if condition.contains("__IPHONE_") || condition.contains("__has_include") {
      // The least version that an app runs on is its own choice.
      if condition.contains("_MIN_REQUIRED") || condition.contains("__has_include") { return nil }
      return condition.contains("<") || condition.contains("==") || condition.contains("!=")
        ? nil : true
    }
    if condition.contains("==0") || condition.contains("!=") { return nil }
    if systemsOfIOS.contains(where: { condition.contains($0) }) { return true }
    return systemsElsewhere.contains { condition.contains($0) } ? false : nil
  }

  private static let systemsOfIOS = ["os(iOS)", "TARGET_OS_IOS", "TARGET_OS_IPHONE"]

  private static let systemsElsewhere = [
    "os(tvOS)", "os(macOS)", "os(OSX)", "os(watchOS)", "os(visionOS)", "os(Linux)",
    "os(Windows)", "os(Android)", "TARGET_OS_TV", "TARGET_OS_OSX", "TARGET_OS_WATCH",
  ]

  /// Frameworks that come with iOS.
  private static let modulesOfIOS: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "CoreData", "WebKit",
    "MapKit", "CoreLocation", "AVFoundation", "AVKit", "Photos", "PhotosUI", "StoreKit",
    "UserNotifications", "SafariServices", "MessageUI", "Darwin", "os", "ObjectiveC", "Dispatch",
  ]

  /// Frameworks that no app for iOS can import.
  private static let modulesElsewhere: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Glibc"]
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
      let isChosen = branch.kind == .otherwise || branch.isForIOS == true
      if isChosen, region.branches.dropLast().allSatisfy({ $0.isForIOS == false }) { return nil }
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
