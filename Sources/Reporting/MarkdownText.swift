extension String {
  /// The text as Markdown that shows it as it is, on a line or in a table cell, and also inside HTML
  /// elements, where Markdown is not read.
  ///
  /// What has a meaning in Markdown or HTML becomes a character reference, which never has one
  /// (CommonMark 0.31, 2.5). GitHub and GitLab turn `@name`, `#1`, `GH-1`, `:tada:` and addresses
  /// into mentions, references, pictures and links also when they are written so; a zero-width
  /// space inside keeps them plain.
  var escapedForMarkdown: String {
    var result = ""
    let scalars = Array(harmlessLines.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "$", "!", "^", "{", "}":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if Self.beginsLink(scalar, next, before: index > 0 ? scalars[index - 1] : " ") {
        result.unicodeScalars.append("\u{200B}")
      }
    }
    return result
  }

  /// Harmless for a terminal, line by line.
  private var harmlessLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).harmless }
      .joined(separator: "\n")
  }

  /// Whether a service could read the character and what follows as one of its own marks.
  private static func beginsLink(
    _ scalar: Unicode.Scalar, _ next: Unicode.Scalar, before: Unicode.Scalar
  ) -> Bool {
    let isWordNext = next.properties.isAlphabetic || next.properties.numericType != nil
    return switch scalar {
    // @name, #1, !1, $1, ~label, %1, :emoji:, ^group
    case "@", "#", "!", "$", "~", "%", "^", "&": isWordNext
    case ":": isWordNext || next == "/" || next == "+" || next == "-"
    // GH-1
    case "-": next.properties.numericType != nil && (before == "H" || before == "h")
    // www.example.com
    case ".": isWordNext && (before == "w" || before == "W")
    default: false
    }
  }
}
