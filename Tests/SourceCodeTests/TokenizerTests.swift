import Testing

@testable import SourceCode

@Suite struct SwiftTokenizerTests {
  private func words(_ source: String) -> [String] {
    let tokens = SwiftTokenizer.tokens(of: Array(source.utf8))
    return (0..<tokens.count).map {
      tokens.isText($0)
        ? "“\(tokens.text($0))”" : (tokens.isAttribute($0) ? "@" : "") + tokens.text($0)
    }
  }

  @Test(arguments: [
    ("a.b = c", ["a", ".", "b", "=", "c"]),
    ("a?.b!.c == nil", ["a", "?", ".", "b", "!", ".", "c", "==", "nil"]),
    ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
    ("\"a // b\" c", ["“a // b”", "c"]),
    (#""a \" b" c"#, [#"“a \" b”"#, "c"]),
    (##"#"a " \(b)"# c"##, [##"“a " \(b)”"##, "c"]),
    (##"#"a \#(b) c"# d"##, ["“a ”", "(", "b", ")", "“ c”", "d"]),
    (
      #""a \(b("c \(d)")) e" f"#,
      ["“a ”", "(", "b", "(", "“c ”", "(", "d", ")", "“”", ")", ")", "“ e”", "f"]
    ),
    ("\"\"\"\n a \" b\n \"\"\" c", ["“\n a \" b\n ”", "c"]),
    ("`self`.`default`", ["self", ".", "default"]),
    ("@IBOutlet weak var a: B!", ["@IBOutlet", "weak", "var", "a", ":", "B", "!"]),
    ("#if DEBUG\na\n#else\nb\n#endif\nc", ["a", "b", "c"]),
    ("#selector(a)", ["#selector", "(", "a", ")"]),
    ("let r = /a\"b/; c", ["let", "r", "=", "“a\"b”", ";", "c"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("(a) / b; c / d", ["(", "a", ")", "/", "b", ";", "c", "/", "d"]),
    ("let r = #/a/b\"/# ; c", ["let", "r", "=", "“a/b\"”", ";", "c"]),
    ("0..<n, 1...2, 3.5.c", ["0", "..<", "n", ",", "1", "...", "2", ",", "3.5", ".", "c"]),
    ("größe.π", ["größe", ".", "π"]),
    ("$0.a", ["$0", ".", "a"]),
  ])
  func tokens(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func lines() {
    let tokens = SwiftTokenizer.tokens(
      of: Array("a /*\n*/ b\n\"\"\"\n\n\"\"\"\nc \"\\(d)\"\r\ne".utf8))
    #expect((0..<tokens.count).map { tokens.line($0) } == [1, 2, 3, 6, 6, 6, 6, 6, 6, 7])
  }

  @Test(arguments: [
    "\"a", "\"a\\", "/* a", "/* /* a */", "#\"a\"", "\"\"\"a", "`a", "\"\\(a", "\"\\(a(\"", "{ a",
    "a }", "( }", "[ ) ]", "#/a", "\"\\(\"\\(\"\\(", "{ ( }", "\u{0}\u{1}\u{FEFF}{",
  ])
  func nothingHostileEndsIt(_ source: String) {
    let tokens = SwiftTokenizer.tokens(of: Array(source.utf8))
    #expect(!tokens.isWellFormed)
    #expect(SwiftStructure.types(in: tokens).isEmpty)
  }

  @Test func bytesThatAreNoText() {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    for language in [TokenScan.Language.swift, .objectiveC] {
      let file = CodeFile(path: "a", language: language, bytes: bytes)
      #expect(file.tokens.tokens.allSatisfy { $0.start <= $0.end && Int($0.end) <= bytes.count })
    }
  }

  @Test(arguments: ["(", "{", "[", "\"\\(", "/*", "class A {", "(]", "{)", "@interface A "])
  func deepNesting(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    for language in [TokenScan.Language.swift, .objectiveC] {
      let file = CodeFile(path: "a", language: language, bytes: bytes)
      #expect(file.tokens.count <= bytes.count)
    }
  }
}

@Suite struct ObjectiveCTokenizerTests {
  private func words(_ source: String) -> [String] {
    let tokens = ObjectiveCTokenizer.tokens(of: Array(source.utf8))
    return (0..<tokens.count).map {
      tokens.isText($0)
        ? "“\(tokens.text($0))”" : (tokens.isAttribute($0) ? "@" : "") + tokens.text($0)
    }
  }

  @Test(arguments: [
    ("[a b:@\"c\"];", ["[", "a", "b", ":", "“c”", "]", ";"]),
    ("a->b = 'c';", ["a", "->", "b", "=", "“c”", ";"]),
    ("@[a, b]", ["@", "[", "a", ",", "b", "]"]),
    ("@property (nonatomic) A *b;", ["@property", "(", "nonatomic", ")", "A", "*", "b", ";"]),
    ("a // b \\\n c\nd", ["a", "d"]),
    ("a /* b /* c */ d", ["a", "d"]),
    ("#import <a.h>\n#define A(x) \\\n  [x b]\nc", ["c"]),
    ("#if 0\na\n#if B\nb\n#endif\n#else\nc\n#endif\nd", ["c", "d"]),
    ("#if 0 // never\na\n#endif\nb", ["b"]),
    ("#if A\na\n#else\nb\n#endif\nc", ["a", "b", "c"]),
    ("#if A\nif (a) {\n#else\nif (b) {\n#endif\nc }", ["if", "(", "a", ")", "{", "c", "}"]),
    ("a \\\n b", ["a", "b"]),
    ("\"a \\\" b\" c", ["“a \\\" b”", "c"]),
    ("#pragma mark - a\nb", ["b"]),
    ("x ? @\"a\" : b", ["x", "?", "“a”", ":", "b"]),
  ])
  func tokens(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    "\"a", "@\"a\nb", "/* a", "#if A\na", "#if 0\na", "{ a", "a ]", "'a", "\\", "#", "#if 0",
    "#else\n}",
  ])
  func nothingHostileEndsIt(_ source: String) {
    let tokens = ObjectiveCTokenizer.tokens(of: Array(source.utf8))
    #expect(ObjectiveCStructure.types(in: tokens).isEmpty)
  }

  @Test func lines() {
    let tokens = ObjectiveCTokenizer.tokens(
      of: Array("a\n#if 0\nb\n#endif\nc\n/*\n*/ d\n#define A \\\n B\ne".utf8))
    #expect((0..<tokens.count).map { tokens.line($0) } == [1, 5, 7, 10])
  }
}
