import CLibXML2

/// Writes an XML document with libxml2's text writer: UTF-8, two spaces an indentation level.
/// A fragment, to stand in another document, has neither declaration nor indentation.
///
/// Any text may be written. Characters that XML 1.0 cannot hold (section 2.2, Char: the control
/// characters but tab, line feed and carriage return; U+FFFE and U+FFFF) are left out.
public final class XMLWriter {
  private let writer: xmlTextWriterPtr
  private let buffer: xmlBufferPtr
  private let isFragment: Bool

  /// `nil` when libxml2 has no memory.
  public init?(isFragment: Bool = false) {
    guard let buffer = xmlBufferCreate() else { return nil }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      return nil
    }
    self.buffer = buffer
    self.writer = writer
    self.isFragment = isFragment
    guard !isFragment else { return }
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Writes an element with its attributes in this order, those without a value left out, and what
  /// `content` writes inside.
  public func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: () -> Void = {}
  ) {
    xmlTextWriterStartElement(writer, name)
    for (name, value) in attributes {
      guard let value else { continue }
      xmlTextWriterWriteAttribute(writer, name, value.holdableInXML)
    }
    content()
    xmlTextWriterEndElement(writer)
  }

  /// Writes text inside the current element.
  public func text(_ text: String) {
    xmlTextWriterWriteString(writer, text.holdableInXML)
  }

  /// The document written so far; elements that are open are closed.
  public var bytes: [UInt8] {
    xmlTextWriterEndDocument(writer)
    let bytes = Array(
      UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
    // libxml2 ends every document with a line feed.
    return isFragment && bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
  }
}

extension String {
  /// The text without the characters that XML 1.0 cannot hold.
  fileprivate var holdableInXML: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return self }
    var result = ""
    result.unicodeScalars.append(
      contentsOf: unicodeScalars.filter {
        switch $0.value {
        case 0x09, 0x0A, 0x0D: true
        case 0x00..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
      })
    return result
  }
}
