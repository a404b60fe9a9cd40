import LayoutModel
import Localization
import Testing

/// The grammar of `.strings` files (Core Foundation, CFOldStylePList.c).
@Suite struct StringsParserTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var entries: [(String, String)]

    init(_ text: String, _ entries: (String, String)...) {
      self.text = text
      self.entries = entries
    }

    var testDescription: String { text }
  }

  static let good = [
    Case(""),
    Case(" \n\t"),
    Case("/* nothing */ // more"),
    Case(#""a.text" = "Save";"#, ("a.text", "Save")),
    Case(#"'a.text' = 'Say "hi"';"#, ("a.text", #"Say "hi""#)),
    Case("a.text = Save;", ("a.text", "Save")),
    Case("40.normalTitle=OK;41.text=$x_/:.-;", ("40.normalTitle", "OK"), ("41.text", "$x_/:.-")),
    Case(#""Save";"#, ("Save", "Save")),
    Case(#"{ "a" = "b"; }"#, ("a", "b")),
    Case(#""a" = "";"#, ("a", "")),
    Case(#""a"/* x */=/* y */"b"/* z */;// end"#, ("a", "b")),
    Case(#""a" = "/* no comment */ // none";"#, ("a", "/* no comment */ // none")),
    Case("\"a\" = \"one\ntwo\";", ("a", "one\ntwo")),
    Case("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ("a", "b"), ("c", "d")),
    Case("\"a\" = \"b\";\u{2028}\"c\" = \"d\";", ("a", "b"), ("c", "d")),
    Case(#""a" = "x\n\t\"y\"\\z\'";"#, ("a", "x\n\t\"y\"\\z'")),
    Case(#""a" = "\U00e4\U4FDD";"#, ("a", "ä保")),
    Case(#""a" = "\UD83D\UDE00";"#, ("a", "😀")),
    Case(#""a" = "\101\0412\q";"#, ("a", "A!2q")),
    Case(#""a" = "\Ue4x";"#, ("a", "äx")),
    Case(#""größe" = "日本語";"#, ("größe", "日本語")),
  ]

  @Test(arguments: good)
  func reads(_ example: Case) throws {
    let file = StringsFile(strings: Array(example.text.utf8))
    #expect(file.failures.isEmpty)
    let entries = try #require(file.tables[nil]).entries
    #expect(entries.map(\.key) == example.entries.map(\.0))
    #expect(entries.map(\.text) == example.entries.map(\.1))
  }

  @Test func everyEntryKnowsItsPlace() throws {
    let text = "/* é */\n\n  \"a\" = \"x\ny\"; \"b\" = \"ä\"; \"c\" = \"z\";\n\"d\" = \"\";"
    let table = try #require(StringsFile(strings: Array(text.utf8)).tables[nil])
    #expect(
      table.entries.map(\.position) == [
        SourcePosition(line: 3, column: 3), SourcePosition(line: 4, column: 5),
        SourcePosition(line: 4, column: 17), SourcePosition(line: 5, column: 1),
      ])
  }

  struct Mistake: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var keys: [String]

    var testDescription: String { text }
  }

  /// One mistake in each, and the entries that are read all the same.
  static let mistakes = [
    Mistake(
      text: "\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";", line: 2, column: 10,
      message: "“;” is missing behind the value of “b”", keys: ["a", "b", "c"]),
    Mistake(
      text: "\"a\" = \"1\";\n\"b\" = \"2;\n\"c\" = \"3\";\n\"d\" = \"4\";", line: 2, column: 7,
      message: "the value of “b” has no closing quotation mark", keys: ["a", "c", "d"]),
    Mistake(
      text: "\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";", line: 2, column: 4,
      message: "“=” is missing behind the key “b”", keys: ["a", "c"]),
    Mistake(
      text: "\"a\" = ;\n\"c\" = \"3\";", line: 1, column: 7,
      message: "the value of “a” is no text", keys: ["c"]),
    Mistake(
      text: "\"a\" = (1, 2);\n\"c\" = \"3\";", line: 1, column: 7,
      message: "the value of “a” is no text", keys: ["c"]),
    Mistake(
      text: "<<<<<<< HEAD\n\"a\" = \"1\";\n", line: 1, column: 1,
      message: "the file is not well-formed XML", keys: []),
    Mistake(
      text: "\"a\" = \"1\";\n=======\n\"b\" = \"2\";\n", line: 2, column: 1,
      message: "a key is expected here, not “=”", keys: ["a", "b"]),
    Mistake(
      text: "\"a\" = \"1\";\n\u{1}\n\"b\" = \"2\";", line: 2, column: 1,
      message: "a key is expected here, not U+0001", keys: ["a", "b"]),
    Mistake(
      text: "\"a\" = \"1\";\n/* never closed\n", line: 2, column: 1,
      message: "the comment is not closed", keys: ["a"]),
    Mistake(
      text: "\"a\" = \"1\";\n\"b", line: 2, column: 1,
      message: "the text has no closing quotation mark", keys: ["a"]),
    Mistake(
      text: "\"a\" = \"1\"; \"b\"", line: 1, column: 15,
      message: "“=” is missing behind the key “b”", keys: ["a"]),
    Mistake(
      text: "\"a\" = \"1\"; \"b\" = \"\\", line: 1, column: 18,
      message: "the text has no closing quotation mark", keys: ["a"]),
  ]

  @Test(arguments: mistakes.filter { !$0.text.hasPrefix("<") })
  func tellsOfMistakesAndReadsTheRest(_ mistake: Mistake) throws {
    let file = StringsFile(strings: Array(mistake.text.utf8))
    #expect(file.failures.map(\.message) == [mistake.message])
    #expect(
      file.failures.first?.position == SourcePosition(line: mistake.line, column: mistake.column))
    #expect(file.failures.first?.advice != nil)
    #expect(file.tables[nil]?.entries.map(\.key) == mistake.keys)
  }

  /// A conflict of a merge begins like XML and is none.
  @Test func conflictMarkersAreAFailure() {
    let file = StringsFile(strings: Array("<<<<<<< HEAD\n\"a\" = \"1\";\n".utf8))
    #expect(file.failures.count == 1)
  }

  @Test func manyMistakesEndSoon() {
    let text = String(repeating: "/* \"x\n", count: 20_000)
    let file = StringsFile(strings: Array(text.utf8))
    #expect(!file.failures.isEmpty)
    #expect(file.failures.count <= 20)
  }

  @Test func everyPrefixOfAFileIsReadOrAFailure() {
    let text = Array("/* c */\n\"a.b\" = \"x\\U00e4\\n\"; 'c' = d;\n{ // e\n".utf8)
    for end in text.indices {
      let file = StringsFile(strings: Array(text[..<end]))
      #expect((file.tables[nil]?.entries.count ?? 0) <= 2)
    }
  }

  // MARK: Encodings

  private func utf16(_ text: String, isBigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF16(isBigEndian: Bool, mark: Bool) throws {
    let bytes = utf16("\"é\" = \"日本😀\"; \"b\" = \"c\";", isBigEndian: isBigEndian, mark: mark)
    // Without a mark, the first character is to tell.
    let file = StringsFile(strings: bytes)
    let entries = try #require(file.tables[nil]).entries
    #expect(file.failures.isEmpty)
    #expect(entries.map(\.key) == ["é", "b"])
    #expect(entries.map(\.text) == ["日本😀", "c"])
    // Columns are those of the text in UTF-8.
    #expect(entries.last?.position == SourcePosition(line: 1, column: 22))
  }

  @Test func readsUTF8WithAMark() throws {
    let file = StringsFile(strings: [0xEF, 0xBB, 0xBF] + Array("\"a\" = \"b\";".utf8))
    #expect(file.tables[nil]?.entries.first?.position == SourcePosition(line: 1, column: 1))
  }

  @Test func otherEncodingsAreFailures() {
    let latin1 = Array("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xE4] + Array("\";".utf8)
    let file = StringsFile(strings: latin1)
    #expect(file.failures.map(\.message) == ["the file is neither UTF-8 nor UTF-16"])
    #expect(file.failures.first?.position == SourcePosition(line: 2, column: 8))
    let utf32: [UInt8] = [0xFF, 0xFE, 0, 0, 0x22, 0, 0, 0]
    #expect(StringsFile(strings: utf32).failures.map(\.message) == ["the file is in UTF-32"])
    // Half a character at the end, and half of a pair.
    let whole = utf16("\"a\"=\"b\";", isBigEndian: false, mark: true)
    #expect(StringsFile(strings: whole + [0x20]).failures.count == 1)
    #expect(StringsFile(strings: whole + [0x3D, 0xD8]).failures.count == 1)
  }

  // MARK: Property lists

  @Test func binaryPropertyListsAreNotEvaluated() {
    let file = StringsFile(strings: Array("bplist00\u{1}\u{2}".utf8))
    #expect(file.notEvaluated.map(\.reason) == [.binaryTable])
    #expect(file.tables.isEmpty)
    #expect(file.failures.isEmpty)
  }

  private static let plistStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test func readsXMLPropertyLists() throws {
    let text =
      Self.plistStart
      + "<dict>\n<key>a.text</key>\n<string>A &amp; B</string>\n<key>n</key><integer>1</integer>"
      + "\n<key>b</key><string/>\n</dict>\n</plist>"
    let table = try #require(StringsFile(strings: Array(text.utf8)).tables[nil])
    #expect(table.entries.map(\.key) == ["a.text", "b"])
    #expect(table.entries.map(\.text) == ["A & B", ""])
    #expect(table.entries.first?.position == SourcePosition(line: 5, column: 1))
  }

  @Test(arguments: [
    "<plist><array/></plist>", "<html/>", "<plist><dict>",
    "<!DOCTYPE plist [<!ENTITY x \"y\">]><plist><dict/></plist>",
  ])
  func otherXMLIsAFailure(text: String) {
    #expect(StringsFile(strings: Array(text.utf8)).failures.count == 1)
  }

  @Test func textsThatVaryHaveTheFormForOthers() throws {
    let text =
      Self.plistStart + """
        <dict>
        <key>a.text</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one thing</string>
            <key>other</key><string>%d things</string>
          </dict>
        </dict>
        <key>b.text</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%#@x@ and %#@y@</string></dict>
        </dict>
        </plist>
        """
    let file = StringsFile(stringsDictionary: Array(text.utf8))
    let entries = try #require(file.tables[nil]).entries
    #expect(entries.map(\.key) == ["a.text", "b.text"])
    #expect(entries.map(\.text) == ["%d things", nil])
    #expect(entries.map(\.isVarying) == [true, true])
  }
}
