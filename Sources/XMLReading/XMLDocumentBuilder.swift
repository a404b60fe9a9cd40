import CLibXML2
import LayoutModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the parser's callbacks write into.
struct XMLDocumentBuilder {
  private let vocabulary: XMLVocabulary
  private let maximumDepth: Int
  private let bearsText: [Bool]
  /// The vocabulary, then every other name met so far.
  private var names: [String]
  private var identifiers: [String: UInt16]
  private var pointers = PointerTable()

  private var context: xmlParserCtxtPtr?
  private var source: [UInt8] = []
  private var unescaped: [UInt8] = []
  private var nodes: [XMLDocument.NodeRecord] = []
  private var attributes: [XMLDocument.AttributeRecord] = []
  private var texts: [Int32: XMLDocument.Span] = [:]
  private var comments: [XMLDocument.Comment] = []
  /// How far ``source`` has been searched for line ends, and where the line there starts.
  private var searched = 0
  private var lineStart = 0
  private var current: Int32 = -1
  private var depth = 0
  /// The node whose text is being gathered, and where it starts in ``unescaped``.
  private var textNode: Int32 = -1
  private var textStart = 0
  private(set) var failure: ReadingFailure?
  private var hasTooManyNames = false
  /// How many names were known when the document began.
  private var namesBefore = 0

  init(vocabulary: XMLVocabulary, limits: XMLReader.Limits) {
    self.vocabulary = vocabulary
    maximumDepth = limits.depth
    names = vocabulary.names
    bearsText = vocabulary.names.map { vocabulary.textBearing.contains($0) }
    identifiers = [:]
    for (index, name) in names.enumerated() { identifiers[name] = UInt16(index) }
  }

  /// The builder behind a callback's user data.
  static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
    data?.assumingMemoryBound(to: Self.self)
  }

  mutating func begin(source: [UInt8], context: xmlParserCtxtPtr) {
    self.source = source
    self.context = context
    unescaped = []
    nodes = []
    attributes = []
    // About one element in 80 bytes, four attributes each, in Interface Builder's documents.
    nodes.reserveCapacity(source.count / 80)
    attributes.reserveCapacity(source.count / 25)
    texts = [:]
    comments = []
    searched = 0
    // A byte order mark takes no column.
    lineStart = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    current = -1
    depth = 0
    textNode = -1
    failure = nil
    hasTooManyNames = false
    namesBefore = names.count
  }

  mutating func finish() -> XMLDocument {
    defer {
      source = []
      nodes = []
      attributes = []
      context = nil
    }
    return XMLDocument(
      source: source, unescaped: unescaped, nodes: nodes, attributes: attributes, texts: texts,
      comments: comments, names: names, vocabularyCount: UInt16(vocabulary.names.count))
  }

  /// Whether the last document failed for the number of its names while names of documents before
  /// it were still held. Without those it may be read.
  var isCrowded: Bool { hasTooManyNames && namesBefore > vocabulary.names.count }

  /// Forgets the names of earlier documents that are not in the vocabulary.
  mutating func forgetNames() {
    for name in names[vocabulary.names.count...] { identifiers[name] = nil }
    names.removeSubrange(vocabulary.names.count...)
    forgetPointers()
  }

  /// Names are recognised by libxml2's pointers, which end with the parser context.
  mutating func forgetPointers() {
    pointers = PointerTable()
  }

  // MARK: Callbacks

  mutating func startElement(
    _ localName: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
    attributes list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard failure == nil, let input = context?.pointee.input, let cursor = input.pointee.cur,
      let base = input.pointee.base, let end = input.pointee.end
    else { return }
    if textNode >= 0 { keepStrayText() }
    textNode = -1
    let consumed = Int(input.pointee.consumed)
    let node = Int32(nodes.count)
    let firstAttribute = Int32(attributes.count)
    // `<` cannot stand inside a start tag: the nearest one before the first value begins it.
    var search = cursor

    if let list {
      for index in 0..<count {
        guard let name = list[5 * index], let start = list[5 * index + 3],
          let stop = list[5 * index + 4]
        else { continue }
        let length = stop - start
        let isInSource = start >= base && stop <= end
        let offset = isInSource ? consumed + (start - base) : unescaped.count
        if !isInSource {
          unescaped.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
        } else if index == 0 {
          search = start
        }
        attributes.append(
          XMLDocument.AttributeRecord(
            name: identifier(of: name, prefix: list[5 * index + 1]), isUnescaped: !isInSource,
            value: XMLDocument.Span(start: UInt32(offset), count: UInt32(length))))
      }
    }

    while search > base, search.pointee != UInt8(ascii: "<") { search -= 1 }
    // The parser stands at the end of the tag, which most have on one line.
    var line = Int(input.pointee.line)
    var rest = search
    while let end = memchr(rest, CInt(UInt8(ascii: "\n")), cursor - rest) {
      line -= 1
      rest = UnsafePointer(end.assumingMemoryBound(to: xmlChar.self)) + 1
    }

    let name = identifier(of: localName, prefix: prefix)
    let offset = consumed + (search - base)
    nodes.append(
      XMLDocument.NodeRecord(
        name: name, line: UInt32(max(line, 1)), column: column(of: offset),
        offset: UInt32(offset),
        parent: current, end: node + 1, firstAttribute: firstAttribute,
        attributeCount: Int32(attributes.count) - firstAttribute))
    current = node
    if bearsText(Int(name)) {
      textNode = node
      textStart = unescaped.count
    }

    depth += 1
    if hasTooManyNames {
      stop(
        ReadingFailure(
          message: "the file uses more than \(names.count) different names",
          advice: "this is no layout; restore the file from version control",
          position: SourcePosition(line: max(line, 1), column: 1)))
    } else if depth > maximumDepth {
      stop(
        ReadingFailure(
          message: "elements are nested more than \(maximumDepth) levels deep",
          advice: "no screen needs that; restore the file from version control",
          position: SourcePosition(line: max(line, 1), column: 1)))
    }
  }

  /// 1-based, in bytes. Offsets are asked for in rising order, so every byte is searched once.
  private mutating func column(of offset: Int) -> UInt32 {
    if searched < offset, let end = source[searched..<offset].lastLineEnd { lineStart = end + 1 }
    searched = offset
    return UInt32(max(offset - lineStart, 0) + 1)
  }

  mutating func endElement() {
    guard failure == nil, current >= 0 else { return }
    if textNode == current {
      if nodes.count == Int(current) + 1 {
        texts[current] = XMLDocument.Span(
          start: UInt32(textStart), count: UInt32(unescaped.count - textStart))
      } else {
        keepStrayText()
      }
      textNode = -1
    }
    nodes[Int(current)].end = Int32(nodes.count)
    current = nodes[Int(current)].parent
    depth -= 1
    if current >= 0, bearsText(Int(nodes[Int(current)].name)) {
      textNode = current
      textStart = unescaped.count
    }
  }

  /// Text before, between and after the children of a text-bearing element; the first that is
  /// not white space is kept.
  private mutating func keepStrayText() {
    let text = unescaped[textStart...]
    guard texts[textNode] == nil, text.contains(where: { $0 > 0x20 }) else { return }
    texts[textNode] = XMLDocument.Span(start: UInt32(textStart), count: UInt32(text.count))
  }

  private func bearsText(_ name: Int) -> Bool {
    name < bearsText.count && bearsText[name]
  }

  mutating func characters(_ text: UnsafeBufferPointer<xmlChar>) {
    guard textNode >= 0, textNode == current else { return }
    unescaped.append(contentsOf: text)
  }

  /// Keeps a comment that holds words for the tool.
  mutating func comment(_ text: UnsafePointer<xmlChar>) {
    guard failure == nil, strstr(text.asCharacters, Directive.mark) != nil,
      let input = context?.pointee.input, let cursor = input.pointee.cur,
      let base = input.pointee.base
    else { return }
    // `<!--` cannot stand inside a comment: the nearest one begins it.
    var start = cursor
    while start > base, strncmp(start.asCharacters, "<!--", 4) != 0 { start -= 1 }
    let lines = UnsafeBufferPointer(start: start, count: cursor - start)
      .count { $0 == UInt8(ascii: "\n") }
    let offset = Int(input.pointee.consumed) + (start - base)
    comments.append(
      XMLDocument.Comment(
        text: String(cString: text),
        position: SourcePosition(
          line: max(Int(input.pointee.line) - lines, 1),
          column: Int(column(of: offset))),
        parent: current < 0 ? nil : Int(current), next: nodes.count))
  }

  mutating func refuseDocumentType() {
    let line = context?.pointee.input.map { Int($0.pointee.line) } ?? 1
    stop(
      ReadingFailure(
        message: "document type declarations are not read",
        advice: "remove the <!DOCTYPE …> line; layouts need none",
        position: SourcePosition(line: line, column: 1)))
  }

  /// Keeps the first error; what follows is mostly its echo.
  mutating func record(_ error: UnsafeMutablePointer<xmlError>) {
    guard failure == nil, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
      error.pointee.domain != XML_FROM_NAMESPACE.rawValue
    else { return }
    failure = XMLErrors.failure(from: error.pointee)
  }

  /// Frees the parser's input: what points into it must not be used afterwards.
  private mutating func stop(_ failure: ReadingFailure) {
    self.failure = failure
    xmlStopParser(context)
  }

  // MARK: Names

  private mutating func identifier(
    of name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?
  ) -> UInt16 {
    if prefix == nil, let known = pointers[name] { return known }
    let local = String(cString: name)
    guard let prefix else {
      let identifier = identifier(of: local)
      pointers[name] = identifier
      return identifier
    }
    return identifier(of: "\(String(cString: prefix)):\(local)")
  }

  private mutating func identifier(of name: String) -> UInt16 {
    if let known = identifiers[name] { return known }
    guard names.count < Int(XMLDocument.unknownName) else {
      hasTooManyNames = true
      return 0
    }
    let identifier = UInt16(names.count)
    names.append(name)
    identifiers[name] = identifier
    return identifier
  }
}

/// Identifiers by libxml2's interned name pointers: one probe for nearly every name of a document.
private struct PointerTable {
  private var slots: [(pointer: UInt, identifier: UInt16)]
  private var count = 0

  init() {
    slots = Array(repeating: (0, 0), count: 1024)
  }

  subscript(pointer: UnsafePointer<xmlChar>) -> UInt16? {
    get {
      let key = UInt(bitPattern: pointer)
      var slot = start(for: key)
      while slots[slot].pointer != 0 {
        if slots[slot].pointer == key { return slots[slot].identifier }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
    set {
      guard let newValue else { return }
      if count * 2 >= slots.count { grow() }
      insert(UInt(bitPattern: pointer), newValue)
      count += 1
    }
  }

  private func start(for key: UInt) -> Int {
    Int(truncatingIfNeeded: (key ^ (key >> 12)) >> 1) & (slots.count - 1)
  }

  private mutating func insert(_ key: UInt, _ identifier: UInt16) {
    var slot = start(for: key)
    while slots[slot].pointer != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (key, identifier)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 2)
    for entry in old where entry.pointer != 0 { insert(entry.pointer, entry.identifier) }
  }
}

extension ArraySlice<UInt8> {
  /// The index of the last line end. The C library finds them one after another faster than a loop
  /// walks back from the end.
  fileprivate var lastLineEnd: Int? {
    withUnsafeBytes { bytes in
      var last: Int?
      var rest = bytes[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let end = memchr(base, CInt(UInt8(ascii: "\n")), rest.count)
      {
        let place = rest.startIndex + (UnsafeRawPointer(end) - base)
        last = startIndex + place
        rest = bytes[(place + 1)...]
      }
      return last
    }
  }
}

extension UnsafePointer<xmlChar> {
  /// The same bytes as the C library takes them.
  fileprivate var asCharacters: UnsafePointer<CChar> {
    UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
  }
}
