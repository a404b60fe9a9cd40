import LayoutModel
import Testing
import XMLReading

@Suite struct XMLReaderTests {
  let vocabulary = XMLVocabulary(["a", "b", "text", "x", "y"], textBearing: ["text"])

  func read(_ text: String) throws -> XMLDocument {
    try XMLReader(vocabulary: vocabulary).read(Array(text.utf8))
  }

  @Test func readsTheTreeInDocumentOrder() throws {
    let document = try read("<a><b x='1'/><c><b/></c><b/></a>")
    #expect((0..<document.count).map { document.name(of: $0) } == ["a", "b", "c", "b", "b"])
    #expect(Array(document.children(of: 0)) == [1, 2, 4])
    #expect(Array(document.children(of: 2)) == [3])
    #expect(document.parent(of: 0) == nil)
    #expect(document.parent(of: 3) == 2)
    #expect(document.end(of: 2) == 4)
  }

  @Test func knowsTheNamesOfItsVocabulary() throws {
    let document = try read("<a z='2' y='1'><zoo/></a>")
    #expect(document.nameID(of: 0) == 0)
    #expect(document.nameID(of: 1) == XMLDocument.unknownName)
    #expect(document.name(of: 1) == "zoo")
    #expect(document.attribute(4, of: 0) == "1")
    #expect(document.attribute(3, of: 0) == nil)
    #expect(document.attributes(of: 0).map { document.attributeName($0) } == ["z", "y"])
    #expect(document.attributeNameID(0) == XMLDocument.unknownName)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"),
    ("Grüße 🎉", "Grüße 🎉"), ("one&#10;two", "one\ntwo"), ("one\ntwo\tthree", "one two three"),
    ("", ""), (" ", " "),
  ])
  func unescapesAttributes(written: String, meant: String) throws {
    #expect(try read("<a x=\"\(written)\" y='9'/>").attribute(3, of: 0) == meant)
    #expect(try read("<a x=\"\(written)\" y='9'/>").attribute(4, of: 0) == "9")
  }

  @Test func keepsTheTextOfTextBearingElementsOnly() throws {
    let document = try read(
      "<a>loose<text key='t'>one &amp; <![CDATA[<two>]]>\nthree</text><text>x<b/>y</text></a>")
    #expect(document.text(of: 0) == nil)
    #expect(document.text(of: 1) == "one & <two>\nthree")
    #expect(document.text(of: 2) == "x")
  }

  @Test(arguments: ["\n", "\r\n"])
  func countsLinesAndColumns(newline: String) throws {
    let lines = [
      "<?xml version='1.0'?>", "<!-- é -->", "<a>", "  <b x='é' y='1'/>", "  <b", "    x='1'",
      "    y='2'/><b/>", "</a>",
    ]
    let document = try read(lines.joined(separator: newline))
    let positions = (0..<document.count).map { document.position(of: $0) }
    #expect(positions.map(\.line) == [3, 4, 5, 7])
    #expect(positions.map(\.column) == [1, 3, 3, 12])
    // Columns count UTF-8 bytes: `é` takes two.
    #expect(document.position(ofAttribute: 1) == SourcePosition(line: 4, column: 13))
    #expect(document.position(ofAttribute: 2) == SourcePosition(line: 6, column: 5))
    #expect(document.position(ofAttribute: 3) == SourcePosition(line: 7, column: 5))
  }

  /// `é` takes two bytes and one code unit, `日` three and one, `🎉` four and two.
  @Test(arguments: ["", "\u{FEFF}"])
  func tellsColumnsInUTF16WhereTheyDiffer(mark: String) throws {
    let document = try read(
      mark + "<a x='é'>\n  <b/>\n  <!-- é日🎉 --><b/><b x='é'/><b/>\n<b/>\n</a>")
    let columns = document.utf16Columns
    // 2 blanks and 5 + 9 + 4 bytes before it, 5 + 4 + 4 code units.
    #expect(columns[SourcePosition(line: 3, column: 21)] == 16)
    #expect(columns[SourcePosition(line: 3, column: 25)] == 20)
    #expect(columns[SourcePosition(line: 3, column: 36)] == 30)
    #expect(columns.count == 3)
    #expect(try read("<a><b/></a>").utf16Columns.isEmpty)
  }

  @Test func findsAnAttributeAmongLookAlikes() throws {
    let document = try read("<a y=' x=1 ' xx='2' x='3'/>")
    #expect(document.position(ofAttribute: 2) == SourcePosition(line: 1, column: 21))
  }

  @Test func keepsPositionsInLongDocuments() throws {
    // More than libxml2's input chunks, with values inside and outside of its buffer.
    let count = 20_000
    let text =
      "<a>\n"
      + (0..<count).map { "   <b x=\"\($0)\" y=\"&#65;é\($0)\"/>\n" }.joined() + "</a>"
    let document = try read(text)
    #expect(document.count == count + 1)
    for index in stride(from: 0, to: count, by: 37) {
      #expect(document.attribute(3, of: index + 1) == "\(index)")
      #expect(document.attribute(4, of: index + 1) == "Aé\(index)")
      #expect(document.position(of: index + 1) == SourcePosition(line: index + 2, column: 4))
    }
  }

  @Test func readsManyDocumentsWithOneReader() throws {
    let reader = XMLReader(vocabulary: vocabulary)
    for round in 0..<50 {
      let name = "n\(round)"
      let document = try reader.read(Array("<a><\(name) q\(round)='\(round)'/></a>".utf8))
      #expect(document.name(of: 1) == name)
      #expect(document.attributeName(0) == "q\(round)")
      #expect(throws: ReadingFailure.self) { try reader.read(Array("<a><\(name)></a>".utf8)) }
    }
  }

  @Test(arguments: ["UTF-16LE", "UTF-16BE", "UTF-8", "ISO-8859-1"])
  func readsTheDeclaredEncoding(encoding: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n <a x=\"Grüße\"/>"
    let bytes: [UInt8] =
      switch encoding {
      case "UTF-16LE": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      case "UTF-16BE": [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      case "UTF-8": [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      default: text.unicodeScalars.map { UInt8($0.value) }
      }
    let document = try XMLReader(vocabulary: vocabulary).read(bytes)
    #expect(document.attribute(3, of: 0) == "Grüße")
    #expect(document.position(of: 0) == SourcePosition(line: 2, column: 2))
  }

  @Test(arguments: [1, 2, 4], [true, false])
  func knowsWideEncodingsByTheirFirstBytes(width: Int, isBigEndian: Bool) throws {
    let bytes = "<a x=\"Grüße\"/>".unicodeScalars.flatMap { scalar in
      let little = (0..<width).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      return width == 1
        ? Array(String(scalar).utf8) : isBigEndian ? little.reversed() : little
    }
    let document = try XMLReader(vocabulary: vocabulary).read(bytes)
    #expect(document.attribute(3, of: 0) == "Grüße")
  }

  @Test func aByteOrderMarkTakesNoColumn() throws {
    let document = try XMLReader(vocabulary: vocabulary).read(
      [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8))
    #expect(document.position(of: 0) == SourcePosition(line: 1, column: 1))
  }
}
