import Auditing
import FileSystem
import Reporting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal or whatever stands in for it.
enum Console {
  /// The columns people like to read in: the terminal's, within reason.
  static var width: Int {
    min(max(OutputStream.standardOutput.columns ?? 100, 60), 110)
  }

  /// A page without colour.
  static var style: PageStyle {
    PageStyle(width: width)
  }

  /// Writes to standard output.
  static func print(_ bytes: [UInt8]) -> ExitStatus {
    do throws(FileError) {
      try OutputStream.standardOutput.write(bytes)
      return .success
    } catch {
      complain("cannot write to \(error.path): \(error.message)")
      return .failure
    }
  }

  /// Tells on standard error what went wrong.
  static func complain(_ message: String) {
    // When standard error is closed there is nobody left to tell.
    try? OutputStream.standardError.write(Array("\(Product.name): \(message)\n".utf8))
  }
}

/// When reports are coloured.
enum ColorMode: String, CaseIterable {
  case auto, always, never

  init(_ value: String, of option: some CommandOption) throws(UsageError) {
    guard let mode = Self(rawValue: value) else {
      throw .value(value, of: option, allowed: Self.allCases.map(\.rawValue))
    }
    self = mode
  }

  /// How a page on standard output looks.
  var page: PageStyle {
    PageStyle(width: Console.width, hasColor: hasColor)
  }

  /// `auto` colours a terminal, unless the variable `NO_COLOR` holds something (no-color.org) or
  /// the terminal is a `dumb` one.
  private var hasColor: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      OutputStream.standardOutput.isTerminal
        && (Self.variable("NO_COLOR") ?? "").isEmpty && Self.variable("TERM") != "dumb"
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
