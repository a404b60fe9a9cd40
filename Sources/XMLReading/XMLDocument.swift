import LayoutModel

/// An XML document as flat arrays: elements in document order, their attributes, and the text of
/// the elements whose text matters.
///
/// A node is an index; the root element is 0.
public struct XMLDocument: Sendable {
  public typealias Node = Int

  /// The identifier of a name that is not in the vocabulary.
  public static let unknownName = UInt16.max

  public var count: Int { 0 }
  public func nameID(of node: Node) -> UInt16 { 0 }
  public func name(of node: Node) -> String { "" }
  public func parent(of node: Node) -> Node? { nil }
  public func children(of node: Node) -> [Node] { [] }
  /// The indices of the node's attributes, in the order of the file.
  public func attributes(of node: Node) -> Range<Int> { 0..<0 }
  public func attributeNameID(_ attribute: Int) -> UInt16 { 0 }
  public func attributeName(_ attribute: Int) -> String { "" }
  public func attributeValue(_ attribute: Int) -> String { "" }
  /// Where the attribute's name stands.
  public func position(ofAttribute attribute: Int) -> SourcePosition { .init(line: 1, column: 1) }
  /// The value of the attribute with this name.
  public func attribute(_ nameID: UInt16, of node: Node) -> String? { nil }
  /// The text between the tags of a text-bearing element without child elements.
  public func text(of node: Node) -> String? { nil }
  /// Where the element's start tag begins.
  public func position(of node: Node) -> SourcePosition { .init(line: 1, column: 1) }
}

/// The names a reader knows: each has an identifier, its place in the list.
public struct XMLVocabulary: Sendable {
  public let names: [String]
  /// The names of the elements whose text is kept.
  public let textBearing: Set<String>

  public init(_ names: [String], textBearing: Set<String> = []) {
    self.names = names
    self.textBearing = textBearing
  }

  /// The vocabulary of an enumeration numbered from 0 whose cases are called like the names.
  public init<Name: CaseIterable & RawRepresentable<UInt16>>(
    _ type: Name.Type, textBearing: Set<String> = []
  ) {
    self.init(Name.allCases.map { "\($0)" }, textBearing: textBearing)
  }
}

/// Reads XML documents with libxml2, one after another; one reader serves one thread.
public final class XMLReader {
  public init(vocabulary: XMLVocabulary) {}

  public func read(_ bytes: [UInt8]) throws(ReadingFailure) -> XMLDocument { XMLDocument() }

  /// Validates a document against a RELAX NG schema with libxml2.
  ///
  /// - Returns: what is wrong, with positions; empty when the document is valid.
  public static func validate(
    _ bytes: [UInt8], against schema: [UInt8]
  ) throws(ReadingFailure) -> [ReadingFailure] { [] }
}
