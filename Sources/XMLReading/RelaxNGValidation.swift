import CLibXML2
import LayoutModel

extension XMLReader {
  /// Validates a document against a RELAX NG schema with libxml2.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - schema: The schema in RELAX NG's XML syntax.
  /// - Returns: What is wrong, with positions; empty when the document is valid.
  /// - Throws: When the schema itself cannot be read.
  public static func validate(
    _ bytes: [UInt8], against schema: [UInt8]
  ) throws(ReadingFailure) -> [ReadingFailure] {
    _ = typesAreRegistered
    let failures = FailureList()
    let data = Unmanaged.passUnretained(failures).toOpaque()
    let record: xmlStructuredErrorFunc = { data, error in
      guard let data, let error else { return }
      let value = error.pointee
      Unmanaged<FailureList>.fromOpaque(data).takeUnretainedValue().record(value)
    }
    defer { withExtendedLifetime(failures) {} }

    let parser = schema.withUnsafeBytes {
      xmlRelaxNGNewMemParserCtxt(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), CInt($0.count))
    }
    defer { xmlRelaxNGFreeParserCtxt(parser) }
    xmlRelaxNGSetParserStructuredErrors(parser, record, data)
    guard let grammar = xmlRelaxNGParse(parser) else {
      throw failures.list.first ?? ReadingFailure(message: "the schema cannot be read")
    }
    defer { xmlRelaxNGFree(grammar) }

    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let tree = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), CInt($0.count), nil, nil,
        CInt(options))
    }
    guard let tree else { return [ReadingFailure(message: "the file is not well-formed XML")] }
    defer { xmlFreeDoc(tree) }

    let validation = xmlRelaxNGNewValidCtxt(grammar)
    defer { xmlRelaxNGFreeValidCtxt(validation) }
    xmlRelaxNGSetValidStructuredErrors(validation, record, data)
    if xmlRelaxNGValidateDoc(validation, tree) != 0, failures.list.isEmpty {
      return [ReadingFailure(message: "the file does not follow the schema")]
    }
    return failures.list
  }
}

/// Registers the types of values that schemas name. libxml2 does so when it first meets a schema, and
/// not safely where two threads meet one at once; a global constant is made once for all threads.
private let typesAreRegistered: Bool = {
  xmlInitParser()
  xmlSchemaInitTypes()
  return xmlRelaxNGInitTypes() == 0
}()

/// Gathers what libxml2 reports through its callback.
private final class FailureList {
  private(set) var list: [ReadingFailure] = []

  func record(_ error: xmlError) {
    var message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
    while message.last?.isNewline == true { message.removeLast() }
    list.append(
      ReadingFailure(
        message: message,
        position: error.line > 0 ? SourcePosition(line: Int(error.line), column: 1) : nil))
  }
}
