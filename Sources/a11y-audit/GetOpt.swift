@preconcurrency import CGetOpt

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The C library's `getopt_long`: options in any order and place, `--name=value`, `--name value`,
/// `-n value`, unambiguous beginnings of names, `--` before operands that look like options.
enum GetOpt {
  /// An option as `getopt_long` needs to know it.
  struct Declaration {
    var name: String
    var letter: Character?
    var takesValue: Bool
  }

  /// What a command line holds.
  struct Result {
    /// The options in their order, by the index of their declaration.
    var options: [(declaration: Int, value: String?)] = []
    var operands: [String] = []
  }

  enum Failure: Error, Equatable {
    /// The option as written, for example `--formt`.
    case unknownOption(String)
    /// The name without dashes.
    case missingValue(String)
    /// The name without dashes.
    case unexpectedValue(String)
  }

  /// Takes arguments apart, which come without the program's name. Not for several threads at once:
  /// `getopt_long` keeps its state in global variables. When `endsAtOperand`, the first operand ends
  /// the options, and all that follows is operands.
  static func parse(
    _ arguments: [String], _ declarations: [Declaration], endsAtOperand: Bool = false
  ) throws(Failure) -> Result {
    let argv = (["a11y-audit"] + arguments).map { strdup($0) } + [nil]
    let names = declarations.map { strdup($0.name) }
    defer {
      for text in argv + names { free(text) }
    }
    // The first colon makes a missing value tell itself from an unknown option.
    var shortOptions = endsAtOperand ? "+:" : ":"
    var longOptions: [option] = []
    for (index, declaration) in declarations.enumerated() {
      if let letter = declaration.letter {
        shortOptions += "\(letter)" + (declaration.takesValue ? ":" : "")
      }
      longOptions.append(
        option(
          name: names[index],
          has_arg: declaration.takesValue ? required_argument : no_argument, flag: nil,
          val: firstLongOption + Int32(index)))
    }
    longOptions.append(option())

    restart()
    var result = Result()
    // getopt_long moves the operands behind the options.
    var sorted = argv
    while true {
      switch getopt_long(Int32(argv.count - 1), &sorted, shortOptions, longOptions, nil) {
      case -1:
        result.operands = sorted[Int(optind)...].compactMap { $0.map { String(cString: $0) } }
        return result
      case Int32(UInt8(ascii: ":")):
        throw .missingValue(
          index(of: optopt, in: declarations).map { declarations[$0].name } ?? "")
      case Int32(UInt8(ascii: "?")):
        throw failure(
          lastArgument: sorted[Int(optind) - 1], nextArgument: sorted[Int(optind)], declarations)
      case let code:
        guard let index = index(of: code, in: declarations) else { continue }
        result.options.append((index, optarg.map { String(cString: $0) }))
      }
    }
  }

  /// Codes of options without a letter begin above all letters.
  private static let firstLongOption: Int32 = 0x100

  private static func index(of code: Int32, in declarations: [Declaration]) -> Int? {
    code >= firstLongOption
      ? Int(code - firstLongOption)
      : declarations.firstIndex { $0.letter?.asciiValue.map(Int32.init) == code }
  }

  private static func failure(
    lastArgument: UnsafeMutablePointer<CChar>?, nextArgument: UnsafeMutablePointer<CChar>?,
    _ declarations: [Declaration]
  ) -> Failure {
    if optopt >= firstLongOption, let index = index(of: optopt, in: declarations) {
      return .unexpectedValue(declarations[index].name)
    }
    let last = lastArgument.map { String(cString: $0) } ?? ""
    let next = nextArgument.map { String(cString: $0) } ?? ""
    if optopt != 0 {
      let byte = UInt8(truncatingIfNeeded: optopt)
      if byte < 0x80 { return .unknownOption("-\(Character(Unicode.Scalar(byte)))") }
      // A part of a longer character, as which the option cannot be shown. getopt_long goes on to
      // the next argument with the last byte.
      return .unknownOption(last.hasPrefix("-") && last.utf8.last == byte ? last : next)
    }
    return .unknownOption(String(last.prefix { $0 != "=" }))
  }

  private static func restart() {
    opterr = 0
    #if canImport(Glibc)
      optind = 0
    #else
      optind = 1
      optreset = 1
    #endif
  }
}
