import LayoutModel
import XMLReading

/// Strings tables as XML property lists: a dictionary of texts, or of texts that vary.
enum PropertyListTable {
  private enum Name: UInt16, CaseIterable {
    case plist, dict, key, string
  }

  /// A `.strings` file.
  static func strings(_ text: [UInt8]) throws(ReadingFailure) -> StringsTable {
    let document = try read(text)
    var table = StringsTable()
    for (key, value) in pairs(in: try dictionary(of: document), of: document) {
      guard document.nameID(of: value) == Name.string.rawValue else { continue }
      table.entries.append(
        StringsTable.Entry(
          document.text(of: key) ?? "", document.text(of: value) ?? "",
          at: document.position(of: key)))
    }
    return table
  }

  /// A `.stringsdict` file: a dictionary for every key. Its text is the one for `other` numbers
  /// where that is the whole of it.
  static func variations(_ text: [UInt8]) throws(ReadingFailure) -> StringsTable {
    let document = try read(text)
    var table = StringsTable()
    for (key, value) in pairs(in: try dictionary(of: document), of: document) {
      table.entries.append(
        StringsTable.Entry(
          document.text(of: key) ?? "", otherText(in: value, of: document),
          at: document.position(of: key), isVarying: true))
    }
    return table
  }

  private static func otherText(in node: XMLDocument.Node, of document: XMLDocument) -> String? {
    guard document.nameID(of: node) == Name.dict.rawValue else { return nil }
    let format = value(of: "NSStringLocalizedFormatKey", in: node, of: document)
      .flatMap { document.text(of: $0) }
    guard let format, format.hasPrefix("%#@"), format.hasSuffix("@"),
      let variable = value(of: String(format.dropFirst(3).dropLast()), in: node, of: document)
    else { return nil }
    return value(of: "other", in: variable, of: document).flatMap { document.text(of: $0) }
  }

  private static func value(
    of name: String, in node: XMLDocument.Node, of document: XMLDocument
  ) -> XMLDocument.Node? {
    pairs(in: node, of: document).first { document.text(of: $0.key) == name }?.value
  }

  private static func read(_ text: [UInt8]) throws(ReadingFailure) -> XMLDocument {
    try XMLReader(vocabulary: XMLVocabulary(Name.self, textBearing: ["key", "string"]))
      .read(text.withoutDocumentType)
  }

  private static func dictionary(
    of document: XMLDocument
  ) throws(ReadingFailure) -> XMLDocument.Node {
    if document.nameID(of: 0) == Name.plist.rawValue,
      let dictionary = document.children(of: 0).first(where: {
        document.nameID(of: $0) == Name.dict.rawValue
      })
    {
      return dictionary
    }
    throw ReadingFailure(
      message: "the root element is <\(document.name(of: 0))> and holds no dictionary of texts",
      advice: "a strings table in XML is a <plist> with a <dict> of texts",
      position: document.position(of: 0))
  }

  /// The keys of a dictionary and the values behind them.
  private static func pairs(
    in dictionary: XMLDocument.Node, of document: XMLDocument
  ) -> [(key: XMLDocument.Node, value: XMLDocument.Node)] {
    var pairs: [(key: XMLDocument.Node, value: XMLDocument.Node)] = []
    var key: XMLDocument.Node?
    for child in document.children(of: dictionary) {
      if document.nameID(of: child) == Name.key.rawValue {
        key = child
      } else if let name = key {
        pairs.append((name, child))
        key = nil
      }
    }
    return pairs
  }
}

extension [UInt8] {
  /// Every property list names Apple's document type, which holds nothing to know. It is blanked
  /// out, since documents with one are not read; one with declarations of its own stays.
  fileprivate var withoutDocumentType: [UInt8] {
    let start = Array("<!DOCTYPE".utf8)
    guard let first = indices.first(where: { self[$0...].starts(with: start) }),
      let end = self[first...].firstIndex(where: {
        [UInt8(ascii: ">"), UInt8(ascii: "[")].contains($0)
      }),
      self[end] == UInt8(ascii: ">")
    else { return self }
    var text = self
    for index in first...end where text[index] != UInt8(ascii: "\n") {
      text[index] = UInt8(ascii: " ")
    }
    return text
  }
}
