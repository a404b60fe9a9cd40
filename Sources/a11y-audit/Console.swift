import Auditing
import FileSystem
import LayoutModel
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

  /// Writes to standard output, says what went wrong, and tells whether all went well.
  static func print(_ bytes: [UInt8]) -> Bool {
    print(to: nil) { bytes }
  }

  /// Writes to a file, or to standard output where there is none, says what went wrong, and tells
  /// whether all went well.
  static func print(to file: String?, _ bytes: () throws -> [UInt8]) -> Bool {
    do {
      if let file {
        try File.write(bytes(), to: file)
      } else {
        try OutputStream.standardOutput.write(bytes())
      }
      return true
    } catch {
      let reason = (error as? FileError)?.message ?? "\(error)"
      complain("cannot write \(file ?? "standard output"): \(reason)")
      return false
    }
  }

  /// Tells on standard error what went wrong, and what to do about it on a line of its own. Both
  /// may hold names that others chose, so what a terminal would act on is made visible.
  static func complain(_ message: String, advice: String? = nil) {
    let lines = ["\(Product.name): \(message)", advice].compactMap { $0.map { $0.harmless + "\n" } }
    // When standard error is closed there is nobody left to tell.
    try? OutputStream.standardError.write(Array(lines.joined().utf8))
  }

  /// Names the files that could not be read.
  static func complain(ofFailuresIn files: [(path: String, failures: [ReadingFailure])]) {
    for (path, failures) in files {
      for failure in failures {
        let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
        complain("\(path)\(place): \(failure.message)")
      }
    }
  }
}

/// When reports are coloured.
enum ColorMode: String, CaseIterable {
  case auto, always, never

  static let help = "Colour the text; auto (the default) does so on a terminal."

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
