import CLibYAML
import LayoutModel

/// libyaml's errors in the user's terms.
enum YAMLErrors {
  static func failure(
    of parser: yaml_parser_t, in positions: YAMLPositions
  ) -> ReadingFailure {
    let problem = parser.problem.map { String(cString: $0) } ?? "error \(parser.error.rawValue)"
    switch parser.error {
    case YAML_MEMORY_ERROR:
      return ReadingFailure(message: "libyaml has no memory left")
    case YAML_READER_ERROR:
      let isControl = problem.hasPrefix("control characters")
      return ReadingFailure(
        message: isControl
          ? "a control character (code \(parser.problem_value)) is in the text"
          : "the file is not valid UTF-8: \(problem)",
        advice: isControl ? "remove it" : "save the file in UTF-8",
        position: positions.position(ofByte: parser.problem_offset))
    default:
      let context = parser.context.map { String(cString: $0) } ?? ""
      let start = positions.position(ofCharacter: parser.context_mark.index)
      var message = "the file is not valid YAML: \(problem)"
      var position = positions.position(ofCharacter: parser.problem_mark.index)
      if ["alias", "simple key", "quoted scalar"].contains(where: context.hasSuffix) {
        // What libyaml missed is missing from where this begins.
        position = start
        message += " \(context)"
      } else if !context.isEmpty {
        message += " \(context)"
        if start.line != position.line { message += " that begins in line \(start.line)" }
      }
      return ReadingFailure(
        message: message,
        advice: positions.hasConflictMarkers
          ? "resolve the merge conflict that its markers (<<<<<<<) show"
          : advice(
            for: problem, context: context,
            byte: positions.byte(ofCharacter: parser.problem_mark.index)),
        position: position)
    }
  }

  private static func advice(for problem: String, context: String, byte: UInt8?) -> String {
    if context == "while scanning an alias" {
      return "put a pattern that begins with * in quotes: \"*.xib\""
    }
    if context.contains("quoted scalar") { return "close the quotes" }
    if problem.contains("cannot start any token") {
      return byte == UInt8(ascii: "\t")
        ? "indent with spaces; YAML allows no tabs there"
        : "put the text in quotes"
    }
    if problem.hasPrefix("mapping values are not allowed") {
      return "put a text that holds “: ” in quotes, and indent keys of one mapping alike"
    }
    if context.contains("simple key") {
      return "write “key: value”, with a colon and a space"
    }
    if context.contains("flow sequence") { return "close the list with “]”" }
    if context.contains("flow mapping") { return "close the mapping with “}”" }
    if context.contains("block") {
      return "indent keys of one mapping and items of one list alike"
    }
    return "correct the file there"
  }
}
