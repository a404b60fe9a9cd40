import LayoutModel

/// An XML document as flat arrays: elements in document order, their attributes, and the text of
/// the elements whose text matters.
///
/// A node is an index; the root element is 0. Texts stay where the file has them and become
/// strings when asked for.
public struct XMLDocument: Sendable {
  public typealias Node = Int

  /// The identifier of a name that is not in the vocabulary.
  public static let unknownName = UInt16.max

  /// The file in UTF-8, as the parser saw it.
  let source: [UInt8]
  /// Values that differ from their spelling in the file (`&amp;`), and texts.
  let unescaped: [UInt8]
  let nodes: [NodeRecord]
  let attributes: [AttributeRecord]
  /// By node, for the few elements that bear text.
  let texts: [Int32: Span]
  /// The comments that hold words for the tool, in the order of the file; see ``Directive/mark``.
  public let comments: [Comment]
  let names: [String]
  /// Names with a lower identifier are in the vocabulary.
  let vocabularyCount: UInt16

  /// A comment and where it stands.
  public struct Comment: Sendable {
    /// What stands between `<!--` and `-->`.
    public var text: String
    public var position: SourcePosition
    /// The element it stands in; `nil` outside the root element.
    public var parent: Node?
    /// The first element that begins behind it, if there is one.
    public var next: Node
  }

  struct NodeRecord: Sendable {
    var name: UInt16
    var line: UInt32
    /// 1-based, in bytes.
    var column: UInt32
    /// Of the `<` in ``XMLDocument/source``.
    var offset: UInt32
    var parent: Int32
    /// The node after the last descendant.
    var end: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
  }

  struct AttributeRecord: Sendable {
    var name: UInt16
    var isUnescaped: Bool
    var value: Span
  }

  /// A range of bytes.
  struct Span: Sendable {
    var start: UInt32
    var count: UInt32
  }

  /// The element a comment stands directly before, in the same parent.
  public func node(behind comment: Comment) -> Node? {
    comment.next < count && parent(of: comment.next) == comment.parent ? comment.next : nil
  }

  /// How many elements there are.
  public var count: Int { nodes.count }

  public func nameID(of node: Node) -> UInt16 {
    let name = nodes[node].name
    return name < vocabularyCount ? name : Self.unknownName
  }

  public func name(of node: Node) -> String {
    names[Int(nodes[node].name)]
  }

  public func parent(of node: Node) -> Node? {
    let parent = nodes[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The node after the last descendant.
  public func end(of node: Node) -> Node {
    Int(nodes[node].end)
  }

  public func children(of node: Node) -> Children {
    Children(nodes: nodes, upcoming: node + 1, end: Int(nodes[node].end))
  }

  /// The child elements of a node, in the order of the file.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: [NodeRecord]
    var upcoming: Node
    let end: Node

    public mutating func next() -> Node? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(nodes[upcoming].end) }
      return upcoming
    }
  }

  /// The indices of the node's attributes, in the order of the file.
  public func attributes(of node: Node) -> Range<Int> {
    let record = nodes[node]
    let first = Int(record.firstAttribute)
    return first..<(first + Int(record.attributeCount))
  }

  public func attributeNameID(_ attribute: Int) -> UInt16 {
    let name = attributes[attribute].name
    return name < vocabularyCount ? name : Self.unknownName
  }

  public func attributeName(_ attribute: Int) -> String {
    names[Int(attributes[attribute].name)]
  }

  public func attributeValue(_ attribute: Int) -> String {
    withAttributeBytes(attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the value's bytes in UTF-8.
  public func withAttributeBytes<Result>(
    _ attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = attributes[attribute]
    return withBytes(of: record.value, isUnescaped: record.isUnescaped, body)
  }

  /// The index of the attribute with this name.
  public func attributeIndex(_ nameID: UInt16, of node: Node) -> Int? {
    let record = nodes[node]
    var attribute = Int(record.firstAttribute)
    let end = attribute + Int(record.attributeCount)
    while attribute < end {
      if attributes[attribute].name == nameID { return attribute }
      attribute += 1
    }
    return nil
  }

  /// The value of the attribute with this name.
  public func attribute(_ nameID: UInt16, of node: Node) -> String? {
    attributeIndex(nameID, of: node).map { attributeValue($0) }
  }

  /// The text between the tags of a text-bearing element. Of one with child elements, the first
  /// text before, between or after them that is not white space; `nil` when there is none.
  public func text(of node: Node) -> String? {
    texts[Int32(node)].map { span in
      withBytes(of: span, isUnescaped: true) { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func withBytes<Result>(
    of span: Span, isUnescaped: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = Int(span.start)..<(Int(span.start) + Int(span.count))
    return (isUnescaped ? unescaped : source).withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
