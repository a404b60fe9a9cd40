import LayoutModel
import LayoutReading
import Testing

@Suite("Choosing the reader")
struct LayoutReaderTests {
  private func failures(_ text: String, path: String) -> [ReadingFailure] {
    switch LayoutReader().read(Array(text.utf8), path: path) {
    case .success: []
    case .failure(let failures): failures.failures
    }
  }

  @Test("Layout XML is read from .xml", arguments: ["a.xml", "b/c.XML", "d.e/f.g.xml"])
  func layoutXML(path: String) throws {
    let layout = try LayoutReader().read(Array("<layout><button/></layout>".utf8), path: path)
      .get()
    #expect(layout.format == .layoutXML)
    #expect(layout.path == path)
    #expect(layout.screens.first?.elements.map(\.kind) == [.button])
  }

  @Test("The format follows the name")
  func formats() {
    #expect(Layout.Format(path: "a/Main.storyboard") == .storyboard)
    #expect(Layout.Format(path: "a.b/Cell.XIB") == .xib)
    #expect(Layout.Format(path: "Main.xml") == .layoutXML)
    #expect(Layout.Format(path: "a.xib/Main") == nil)
    #expect(Layout.Format(path: "Main.strings") == nil)
    #expect(Layout.Format(path: "") == nil)
  }

  @Test(
    "A layout under an Interface Builder name is told apart", arguments: ["a.xib", "a.storyboard"])
  func layoutAsXib(path: String) {
    #expect(
      failures("<?xml version=\"1.0\"?>\n<layout/>", path: path) == [
        ReadingFailure(
          message: "this is a Layout XML document and no Interface Builder document",
          advice: "call the file .xml", position: SourcePosition(line: 2, column: 1))
      ])
  }

  @Test("An Interface Builder document under .xml is told apart")
  func xibAsXML() {
    let failures = failures("<document type=\"x\"/>", path: "a.xml")
    #expect(failures.map(\.message) == ["the root element is <document>"])
    #expect(
      failures.first?.advice
        == "this is an Interface Builder document; call the file .storyboard or .xib")
    #expect(failures.first?.position == SourcePosition(line: 1, column: 1))
  }

  @Test("Other XML is told apart")
  func otherXML() {
    let failures = failures("<project name=\"a\"><target/></project>", path: "build.xml")
    #expect(failures.map(\.message) == ["the root element is <project>"])
    #expect(
      failures.first?.advice
        == "a layout starts with <layout>; leave other XML files out of the audit")
  }

  @Test("Other names are no layouts")
  func otherNames() {
    #expect(
      failures("<layout/>", path: "a.txt").map(\.message)
        == ["the name is not that of a layout file"])
  }

  @Test(
    "Broken XML names its place in every format", arguments: ["a.xml", "a.xib", "a.storyboard"])
  func broken(path: String) {
    let failures = failures("<layout>\n<button></layout>", path: path)
    #expect(failures.count == 1)
    #expect(failures.first?.position?.line == 2)
  }

  @Test("A reader goes on after a broken file")
  func reuse() throws {
    let reader = LayoutReader()
    for _ in 0..<3 {
      #expect(throws: ReadingFailures.self) {
        try reader.read(Array("<layout".utf8), path: "a.xml").get()
      }
      #expect(try reader.read(Array("<layout/>".utf8), path: "b.xml").get().screens.count == 1)
    }
  }

  @Test("Encodings are read as declared, and unknown ones are told")
  func encodings() throws {
    let utf16 = "\u{FEFF}<layout><label text=\"Größe\"/></layout>".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let latin1: [UInt8] =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><layout><label text=\"Gr".utf8)
      + [0xF6, 0xDF] + Array("e\"/></layout>".utf8)
    for bytes in [utf16, latin1] {
      let layout = try LayoutReader().read(bytes, path: "a.xml").get()
      #expect(layout.screens.first?.elements.first?.label?.text == "Größe")
    }
    #expect(
      failures("<?xml version=\"1.0\" encoding=\"x-none\"?><layout/>", path: "a.xml").map(\.message)
        == ["the encoding “x-none” is not known"])
  }

  @Test(
    "Empty files, document types and absurd depth are told apart",
    arguments: [
      "", "  \n", "<!DOCTYPE layout [<!ENTITY a 'b'>]><layout/>",
      "<layout>" + String(repeating: "<view>", count: 300)
        + String(repeating: "</view>", count: 300) + "</layout>",
    ])
  func hostile(text: String) {
    #expect(failures(text, path: "a.xml").count == 1)
  }

  /// Positions and ids of a large file must not cost more than its size.
  @Test("A large layout is read in time", .timeLimit(.minutes(1)))
  func large() throws {
    let rows = (0..<20_000).map { "<label id=\"l\($0)\" text=\"Row \($0)\"/>\n" }.joined()
    let layout = try LayoutReader().read(
      Array("<layout>\(rows)</layout>".utf8), path: "a.xml"
    ).get()
    #expect(layout.screens.first?.elements.count == 20_000)
    #expect(failures("<layout>\(rows)\(rows)</layout>", path: "a.xml").count == 101)
  }
}
