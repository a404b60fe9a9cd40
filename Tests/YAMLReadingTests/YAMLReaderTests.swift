import LayoutModel
import Testing
import YAMLReading

@Suite struct YAMLReaderTests {
  /// The value as text: scalars with quotes when they are not plain, lists in brackets, mappings in
  /// braces.
  static func outline(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : "'\(scalar.text)'"
    case .sequence(let items): "[" + items.map(outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("", "{}"), ("# nothing\n", "{}"), ("---\n", "{}"), ("--- # x\n...\n", "{}"), ("~", "{}"),
    ("\u{FEFF}a: 1", "{a: 1}"), ("a: 1\nb: 'two'\n", "{a: 1, b: 'two'}"),
    ("a:\n  - x\n  - \"y\"\n", "{a: [x, 'y']}"), ("a:\n- x\n", "{a: [x]}"),
    ("a: [x, {b: 1}]", "{a: [x, {b: 1}]}"), ("a:", "{a: }"), ("a: |\n  x\n  y\n", "{a: 'x\ny\n'}"),
    ("a: >\n  x\n  y\n", "{a: 'x y\n'}"), ("text", "text"), ("- 1", "[1]"),
    ("%YAML 1.2\n---\na: 1", "{a: 1}"), ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    // Tags of YAML's own.
    ("a: !!str 1", "{a: '1'}"), ("a: ! 1", "{a: '1'}"), ("a: !!int '1'", "{a: 1}"),
    ("a: !!map {}\nb: !!seq []", "{a: {}, b: []}"),
    // Aliases.
    ("a: &x 1\nb: *x", "{a: 1, b: 1}"), ("a: &x [1]\nb: [*x, *x]", "{a: [1], b: [[1], [1]]}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"), ("&k a: 1\nb: *k", "{a: 1, b: a}"),
    // Merge keys: own first, then earlier before later ones.
    ("a: &x {k: 1, l: 2}\nb: {<<: *x, k: 3}", "{a: {k: 1, l: 2}, b: {k: 3, l: 2}}"),
    (
      "a: &x {k: 1}\nb: &y {k: 2, l: 2}\nc: {<<: [*x, *y]}",
      "{a: {k: 1}, b: {k: 2, l: 2}, c: {k: 1, l: 2}}"
    ),
    ("'<<': 1", "{<<: 1}"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(try Self.outline(YAMLReader.read(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("a:\n  b: x", 2, 3, 2, 6), ("é: {b: x}", 1, 6, 1, 9), ("a: {ü: 1,\n b: x}", 2, 2, 2, 5),
    ("\u{FEFF}b: x", 1, 1, 1, 4), ("\u{FEFF}ä: [{b: x}]", 1, 7, 1, 10),
    ("# 👩‍👩‍👧\r\nb: x", 2, 1, 2, 4), ("a: 'ü\u{85}\u{2028}'\nb: x", 2, 1, 2, 4),
    ("\"ü\": {\"b\": \"x\"}", 1, 8, 1, 13), ("- 1\n- b: x", 2, 3, 2, 6),
  ])
  func knowsPlacesInLinesAndBytes(
    text: String, keyLine: Int, keyColumn: Int, line: Int, column: Int
  ) throws {
    let entry = try #require(find("b", in: try YAMLReader.read(Array(text.utf8))))
    #expect(entry.keyPosition == SourcePosition(line: keyLine, column: keyColumn))
    #expect(entry.value.position == SourcePosition(line: line, column: column))
  }

  private func find(_ key: String, in node: YAMLNode) -> YAMLEntry? {
    switch node.content {
    case .scalar: nil
    case .sequence(let items): items.lazy.compactMap { find(key, in: $0) }.first
    case .mapping(let entries):
      entries.first { $0.key == key } ?? entries.lazy.compactMap { find(key, in: $0.value) }.first
    }
  }

  @Test(
    arguments: [
      ("true", true), ("True", true), ("yes", true), ("on", true), ("ON", true), ("false", false),
      ("no", false), ("Off", false), ("y", nil), ("1", nil), ("tRUE", nil), ("", nil),
    ] as [(String, Bool?)])
  func understandsBooleansWhenAsked(text: String, expected: Bool?) {
    #expect(YAMLScalar(text, isPlain: true).boolean == expected)
    #expect(YAMLScalar(text, isPlain: false).boolean == nil)
  }

  @Test(
    arguments: [
      ("48", 48), ("4.5", 4.5), ("-1", -1), ("+2", 2), ("1e2", 100), (".5", 0.5), ("1_000", nil),
      ("0x10", nil), (".inf", nil), ("nan", nil), ("1e999", nil), ("48pt", nil), ("", nil),
      ("1:30", nil), ("-", nil),
    ] as [(String, Double?)])
  func understandsNumbersWhenAsked(text: String, expected: Double?) {
    #expect(YAMLScalar(text, isPlain: true).number == expected)
    #expect(YAMLScalar(text, isPlain: false).number == nil)
  }

  @Test(arguments: [("48", 48), ("-1", -1), ("4.5", nil), ("99999999999999999999", nil)])
  func understandsIntegersWhenAsked(text: String, expected: Int?) {
    #expect(YAMLScalar(text, isPlain: true).integer == expected)
    #expect(YAMLScalar(text, isPlain: false).integer == nil)
  }

  @Test(arguments: [("", true), ("~", true), ("null", true), ("NULL", true), ("nil", false)])
  func understandsNothing(text: String, expected: Bool) {
    #expect(YAMLScalar(text, isPlain: true).isNull == expected)
    #expect(!YAMLScalar(text, isPlain: false).isNull)
  }
}
