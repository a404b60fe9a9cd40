import CLibXML2
import LayoutModel

/// libxml2's errors in the user's terms.
enum XMLErrors {
  static func failure(from error: xmlError) -> ReadingFailure {
    let message = text(of: error)
    let position =
      error.line > 0
      ? SourcePosition(line: Int(error.line), column: max(Int(error.int2), 1)) : nil
    return ReadingFailure(
      message: "the file is not well-formed XML: \(message)",
      advice: advice(for: error, saying: message),
      position: position)
  }

  /// libxml2's message on one line.
  private static func text(of error: xmlError) -> String {
    let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
    return message.split(whereSeparator: \.isNewline).joined(separator: "; ")
  }

  private static func advice(for error: xmlError, saying message: String) -> String {
    // libxml2 has no codes of their own for a `&` that begins no entity and for `&#0;`.
    if message.hasPrefix("xmlParseEntityRef") { return "write a bare & as &amp;" }
    if message.hasPrefix("xmlParseCharRef") {
      return "remove the reference: XML has no such character"
    }
    switch xmlParserErrors(UInt32(error.code)) {
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return "remove one of the two attributes of the same name"
    case XML_ERR_NAME_REQUIRED, XML_ERR_DOCUMENT_START, XML_ERR_DOCUMENT_EMPTY:
      return "look for merge conflict markers (<<<<<<<) or text before the first tag"
    case XML_ERR_INVALID_ENCODING, XML_ERR_INVALID_CHAR, XML_ERR_UNKNOWN_ENCODING,
      XML_ERR_UNSUPPORTED_ENCODING:
      return "save the file in the encoding its first line names; UTF-8 without one"
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_TAG_NAME_MISMATCH, XML_ERR_DOCUMENT_END,
      XML_ERR_GT_REQUIRED, XML_ERR_LTSLASH_REQUIRED:
      return "close the element, or restore the file from version control if it was cut short"
    case XML_ERR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return "write a bare & as &amp;"
    default:
      return "correct the file there, or restore it from version control"
    }
  }
}
