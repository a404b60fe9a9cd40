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
