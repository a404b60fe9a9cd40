import LayoutModel
import Testing
import XMLReading

@Suite struct HostileXMLTests {
  func failure(_ bytes: [UInt8], limits: XMLReader.Limits = .init()) -> ReadingFailure? {
    do {
      _ = try XMLReader(vocabulary: XMLVocabulary(["a"]), limits: limits).read(bytes)
      return nil
    } catch {
      return error
    }
  }

  func failure(_ text: String, limits: XMLReader.Limits = .init()) -> ReadingFailure? {
    failure(Array(text.utf8), limits: limits)
  }

  @Test(arguments: ["", " \n\t "])
  func anEmptyFileIsNamedSo(text: String) {
    #expect(failure(text)?.message == "the file is empty")
  }

  @Test(arguments: [
    ("<a>\n<<<<<<< HEAD\n<b/>\n</a>", 2, "merge conflict"),
    ("<a>\n <b>\n</a>", 3, "close the element"),
    ("<a>\n", 2, "close the element"),
    ("<a x='R&D'/>", 1, "&amp;"), ("<a>\n<a x='Terms & Conditions'/></a>", 2, "&amp;"),
    ("<a x='&#0;'/>", 1, "no such character"),
    ("<a>\n&undefined;</a>", 2, "&amp;"),
    ("<a/>\n<a/>", 2, "close the element"),
    ("plain text", 1, "merge conflict"),
    ("<a x='1' x='2'/>", 1, "remove one of the two"),
  ])
  func brokenFilesNameTheLineAndWhatToDo(text: String, line: Int, advice: String) throws {
    let failure = try #require(self.failure(text))
    #expect(failure.message.hasPrefix("the file is not well-formed XML: "))
    #expect(failure.position?.line == line)
    #expect(failure.advice?.contains(advice) == true, "\(failure)")
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
    """
    <!DOCTYPE a [<!ENTITY l0 "ha"><!ENTITY l1 "&l0;&l0;&l0;&l0;&l0;&l0;&l0;&l0;">
    <!ENTITY l2 "&l1;&l1;&l1;&l1;&l1;&l1;&l1;&l1;">]><a x="&l2;"/>
    """,
  ])
  func documentTypesAreRefused(text: String) {
    #expect(failure(text)?.message == "document type declarations are not read")
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "<a>", count: 201) + String(repeating: "</a>", count: 201)
    #expect(failure(deep)?.message == "elements are nested more than 200 levels deep")
    let allowed = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(failure(allowed) == nil)
  }

  @Test func sizeIsLimited() {
    let limits = XMLReader.Limits(size: 100)
    #expect(failure("<a>" + String(repeating: " ", count: 90) + "</a>", limits: limits) == nil)
    #expect(
      failure("<a>" + String(repeating: " ", count: 94) + "</a>", limits: limits)?.message
        .hasPrefix("the file has") == true)
  }

  @Test(arguments: [
    "<a>" + (0..<70_000).map { "<n\($0)/>" }.joined() + "</a>",
    "<a>" + (0..<70_000).map { "<a n\($0)='1'/>" }.joined() + "</a>",
  ])
  func namesAreLimited(text: String) {
    let failure = failure(text)
    #expect(failure?.message.hasPrefix("the file uses more than") == true)
    #expect(failure?.position?.line == 1)
  }

  @Test func theNamesOfOneFileDoNotCountForTheNext() throws {
    let reader = XMLReader(vocabulary: XMLVocabulary(["a"]))
    for file in 0..<4 {
      let text = "<a>" + (0..<40_000).map { "<n\(file)x\($0)/>" }.joined() + "</a>"
      let document = try reader.read(Array(text.utf8))
      #expect(document.name(of: 40_000) == "n\(file)x39999")
    }
    #expect(try reader.read(Array("<a/>".utf8)).count == 1)
  }

  @Test func theSizeIsLookedAtBeforeTheBytes() {
    let blanks = [UInt8](repeating: 0, count: 200)
    #expect(
      failure(blanks, limits: XMLReader.Limits(size: 100))?.message.hasPrefix("the file has")
        == true)
  }

  @Test func anUnknownEncodingIsNamed() {
    let failure = failure("<?xml version='1.0' encoding='EBCDIC-XX'?><a/>")
    #expect(failure?.message == "the encoding “EBCDIC-XX” is not known")
  }

  @Test func bytesThatAreNoUTF8AreAnError() throws {
    let failure = try #require(
      self.failure(Array("<a>\n<a x='".utf8) + [0xFF] + Array("'/></a>".utf8)))
    #expect(failure.position?.line == 2)
    #expect(failure.advice?.contains("encoding") == true)
  }

  @Test(arguments: [0, 1, 7, 8, 11, 31])
  func controlCharactersAreAnError(byte: UInt8) {
    #expect(failure(Array("<a x='".utf8) + [byte] + Array("'/>".utf8)) != nil)
  }

  @Test func truncationAtAnyByteNeverCrashes() {
    let text = Array(
      "<?xml version='1.0'?>\n<a x='&amp;é'>\n <a><![CDATA[x]]></a><!-- c -->\n</a>".utf8)
    for length in 0..<(text.count - 4) {
      #expect(failure(Array(text[..<length])) != nil, "\(length) bytes")
    }
  }

  @Test func aHugeLineIsReadInTimeThatGrowsWithItsLength() throws {
    // 40,000 elements on one line; searching each one's line from its start would take
    // minutes.
    let element = "<a x='1'/>"
    let text = "<a>" + String(repeating: element, count: 40_000) + "</a>"
    let document = try XMLReader(vocabulary: XMLVocabulary(["a"])).read(Array(text.utf8))
    for node in stride(from: 1, to: document.count, by: 1_000) {
      let column = 4 + (node - 1) * element.utf8.count
      #expect(document.position(of: node) == SourcePosition(line: 1, column: column))
      #expect(
        document.position(ofAttribute: node - 1) == SourcePosition(line: 1, column: column + 3))
    }
  }
}
