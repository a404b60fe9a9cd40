import LayoutModel
import XMLReading

/// Decodes Layout XML.
public struct LayoutXMLDecoder {
  public static let vocabulary = XMLVocabulary([])

  /// - Returns: the layout, or every mistake found in the document.
  public static func decode(_ document: XMLDocument, path: String) throws(LayoutXMLErrors) -> Layout
  {
    Layout(path: path, format: .layoutXML)
  }
}

/// The mistakes of one document, in the order of their positions; never empty.
public struct LayoutXMLErrors: Error, Sendable, Equatable {
  public var failures: [ReadingFailure]
}
