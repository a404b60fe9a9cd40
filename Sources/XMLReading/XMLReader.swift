import CLibXML2
import LayoutModel

/// Reads XML documents with libxml2's SAX2 interface, one after another; one reader serves one
/// thread.
///
/// Nothing but the bytes given is ever read: no network, no files, no document type declarations
/// (and so no entities but the five of XML itself), no XInclude.
public final class XMLReader {
  /// The bounds within which a document is read.
  public struct Limits: Sendable {
    /// Bytes of a file.
    public var size: Int
    /// Elements inside each other.
    public var depth: Int

    /// The largest layout file found in public repositories has 1.2 MB and 26 levels.
    public init(size: Int = 64 << 20, depth: Int = 200) {
      self.size = size
      self.depth = depth
    }
  }

  private let limits: Limits
  private let builder: UnsafeMutablePointer<XMLDocumentBuilder>
  private var context: xmlParserCtxtPtr?

  public init(vocabulary: XMLVocabulary, limits: Limits = Limits()) {
    xmlInitParser()
    self.limits = limits
    builder = .allocate(capacity: 1)
    builder.initialize(to: XMLDocumentBuilder(vocabulary: vocabulary, limits: limits))
  }

  deinit {
    xmlFreeParserCtxt(context)
    builder.deinitialize(count: 1)
    builder.deallocate()
  }

  /// Reads one document.
  ///
  /// - Parameter bytes: The whole file, in the encoding its byte order mark or XML declaration
  ///   names; UTF-8 without either.
  /// - Returns: The document.
  /// - Throws: What is wrong with the document, where, and what to do about it.
  public func read(_ bytes: [UInt8]) throws(ReadingFailure) -> XMLDocument {
    guard bytes.count <= limits.size else {
      throw ReadingFailure(
        message: "the file has \(bytes.count >> 20) MiB; at most \(limits.size >> 20) are read",
        advice: "split the document into smaller ones")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw ReadingFailure(
        message: "the file is empty", advice: "restore it from version control, or delete it")
    }
    let source = try XMLEncodings.utf8(bytes)
    guard let context = context ?? makeContext() else {
      throw ReadingFailure(message: "libxml2 has no memory for a parser")
    }
    self.context = context

    builder.pointee.begin(source: source, context: context)
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_BIG_LINES.rawValue
    source.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        let tree = xmlCtxtReadMemory(
          context, characters.baseAddress, CInt(characters.count), nil, nil, CInt(options))
        // No tree is built; one can only come from a libxml2 that ignores the handler.
        if let tree { xmlFreeDoc(tree) }
      }
    }
    let isComplete = context.pointee.wellFormed == 1
    let document = builder.pointee.finish()
    if let failure = builder.pointee.failure {
      discardContext()
      if builder.pointee.isCrowded {
        builder.pointee.forgetNames()
        return try read(bytes)
      }
      throw failure
    }
    guard isComplete, document.count > 0 else {
      discardContext()
      throw ReadingFailure(message: "the file is not well-formed XML")
    }
    return document
  }

  /// A parser that met an error is not used again.
  private func discardContext() {
    xmlFreeParserCtxt(context)
    context = nil
    builder.pointee.forgetPointers()
  }

  private func makeContext() -> xmlParserCtxtPtr? {
    guard let context = xmlNewParserCtxt(), let sax = context.pointee.sax else { return nil }
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { data, localName, prefix, _, _, _, count, _, attributes in
      guard let builder = XMLDocumentBuilder.of(data), let localName else { return }
      builder.pointee.startElement(
        localName, prefix: prefix, attributes: attributes, count: Int(count))
    }
    handler.endElementNs = { data, _, _, _ in
      XMLDocumentBuilder.of(data)?.pointee.endElement()
    }
    handler.characters = { data, text, count in
      guard let builder = XMLDocumentBuilder.of(data), let text else { return }
      builder.pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // The same function for both keeps libxml2 from guessing which white space matters.
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.comment = { data, text in
      guard let builder = XMLDocumentBuilder.of(data), let text else { return }
      builder.pointee.comment(text)
    }
    handler.internalSubset = { data, _, _, _ in
      XMLDocumentBuilder.of(data)?.pointee.refuseDocumentType()
    }
    handler.serror = { data, error in
      guard let builder = XMLDocumentBuilder.of(data), let error else { return }
      builder.pointee.record(error)
    }
    sax.pointee = handler
    context.pointee.userData = UnsafeMutableRawPointer(builder)
    return context
  }
}
