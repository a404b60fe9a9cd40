import LayoutModel
import XMLReading

/// Decodes Layout XML.
///
/// The tables of attributes and ``ElementName`` say what the format has; `layout.rng` says the same for
/// editors and for validation without this tool, and `Reference.md` for people. A test keeps the
/// three in step.
public struct LayoutXMLDecoder {
  /// The names of the format. Every element's text is kept, because none may have any.
  public static let vocabulary = XMLVocabulary(
    ElementName.all.map(\.name), textBearing: Set(ElementName.all.map(\.name)))

  /// The name of the root element.
  public static let rootName = ElementName.layout.name

  /// The RELAX NG schema of the format.
  public static var schema: [UInt8] { PackageResources.layout_rng }

  /// - Parameters:
  ///   - document: A document read with ``vocabulary``.
  ///   - path: Where it comes from; a screen without a name is called by its file name.
  /// - Returns: The layout, with one screen.
  /// - Throws: Every mistake found in the document.
  public static func decode(
    _ document: XMLDocument, path: String
  ) throws(LayoutXMLErrors) -> Layout {
    var decoding = Decoding(document: document, path: path)
    decoding.run()
    guard decoding.mistakes.isEmpty else {
      throw LayoutXMLErrors(failures: decoding.mistakes.inOrder)
    }
    return decoding.layout
  }
}

/// The mistakes of one document, in the order of their positions; never empty.
public struct LayoutXMLErrors: Error, Sendable, Equatable {
  public var failures: [ReadingFailure]

  public init(failures: [ReadingFailure]) {
    self.failures = failures
  }
}
