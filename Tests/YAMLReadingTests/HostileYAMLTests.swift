import LayoutModel
import Testing
import YAMLReading

@Suite struct HostileYAMLTests {
  private func failures(
    _ bytes: [UInt8], limits: YAMLReader.Limits = .init()
  ) -> [ReadingFailure] {
    do {
      _ = try YAMLReader.read(bytes, limits: limits)
      return []
    } catch {
      return error.failures
    }
  }

  @Test(arguments: [
    // Syntax.
    ("exclude:\n  - *.xib", 2, 5, "alias", "in quotes"),
    ("exclude: *Generated", 1, 10, "no anchor “&Generated”", "in quotes"),
    ("a: &base 1\nb: *bass", 2, 4, "no anchor “&bass”", "did you mean “*base”?"),
    ("a:\n\tb: 1", 2, 1, "not valid YAML", "spaces"),
    ("a: `x`", 1, 4, "cannot start any token", "in quotes"),
    ("a: b: c", 1, 5, "mapping values", "in quotes"),
    ("a: \"x\nb: 1", 1, 4, "quoted scalar", "close the quotes"),
    ("a: [1, 2\nb: 1", 2, 2, "flow sequence that begins in line 1", "“]”"),
    ("a: {b: 1\nc: [1]", 2, 2, "flow mapping that begins in line 1", "“}”"),
    ("a:\n  b: 1\n c: 2", 3, 2, "block mapping", "alike"),
    ("a: 1\nb\nc: 1", 2, 1, "simple key", "key: value"),
    ("a: 1\n- b", 2, 1, "block mapping", "alike"),
    ("<<<<<<< HEAD\na: 1\n=======\n", 2, 2, "mapping values", "conflict"),
    // What YAML allows and a configuration does not.
    ("é: {k: 1, k: 2}", 1, 12, "“k” is already in line 1", "remove one"),
    ("k: 1\n'k': 2", 2, 1, "“k” is already in line 1", "remove one"),
    ("a: &x {}\nb: {<<: *x, <<: *x}", 2, 13, "“<<” is already in line 2", "in a list"),
    ("a: {<<: 1}", 1, 5, "takes a mapping", "alias"),
    ("a: {<<: [1]}", 1, 5, "takes a mapping", "alias"),
    ("? [a]\n: 1", 1, 3, "a key is a list", "single word"),
    ("a: !Pods", 1, 4, "the tag “!Pods”", "in quotes"),
    ("a: !!binary x", 1, 4, "the tag “!!binary”", "remove"),
    ("a: !!map []", 1, 4, "the tag “!!map”", "remove"),
    ("a: !!python/object:os.system x", 1, 4, "“!!python/object:os.system”", "remove"),
    ("a: 1\n---\nb: 2", 2, 1, "second document", "remove"),
    ("a: &x [*x]", 1, 8, "inside what it stands for", "write out"),
    ("a: &x {b: [{c: *x}]}", 1, 16, "inside what it stands for", "write out"),
    (#"a: "x\0""#, 1, 4, "code 0", "remove"),
    ("a: \u{0}", 1, 4, "control character (code 0)", "remove"),
    ("ü: \u{1B}[31m", 1, 5, "control character (code 27)", "remove"),
  ])
  func saysWhereAndWhatToDo(
    text: String, line: Int, column: Int, message: String, advice: String
  ) throws {
    let failures = self.failures(Array(text.utf8))
    #expect(failures.count == 1)
    let failure = try #require(failures.first)
    #expect(failure.message.contains(message), "\(failure)")
    #expect(failure.advice?.contains(advice) == true, "\(failure)")
    #expect(failure.position == SourcePosition(line: line, column: column), "\(failure)")
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 4), ([0xC3], 1), ([0x61, 0x3A, 0x20, 0xC0, 0x80], 4),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], 4), ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 2),
    ] as [([UInt8], Int)])
  func refusesWhatIsNotUTF8(bytes: [UInt8], column: Int) throws {
    let failure = try #require(failures(bytes).first)
    #expect(failure.message.hasPrefix("the file is not valid UTF-8"))
    #expect(failure.position == SourcePosition(line: 1, column: column))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func refusesUTF16(bytes: [UInt8]) {
    #expect(failures(bytes).map(\.message) == ["the file is in UTF-16"])
  }

  @Test func reportsAllFailuresInTheirOrder() throws {
    let text = "a: !x 1\na: 2\nb: *none\nc: {d: 1, d: 2}\n"
    #expect(failures(Array(text.utf8)).compactMap(\.position?.line) == [1, 2, 3, 4])
  }

  @Test func keepsWhatItCouldReadBesideFailures() throws {
    #expect {
      try YAMLReader.read(Array("a: 1\na: 2\nb: 3".utf8))
    } throws: { error in
      (error as? YAMLFailures)?.root.map(YAMLReaderTests.outline) == "{a: 1, b: 3}"
    }
    #expect {
      try YAMLReader.read(Array("a: 1\nb: [".utf8))
    } throws: { error in
      (error as? YAMLFailures).map { $0.root == nil } == true
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func refusesAliasesThatRepeatWithoutBound() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...60 {
      let alias = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(alias)]\n"
    }
    let failures = self.failures(Array(text.utf8))
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("more than 100000 values") == true)
    // The same by merge keys.
    text = "m0: &m0 {k: [x, x, x, x]}\n"
    for level in 1...60 {
      text += "m\(level): &m\(level) {<<: *m\(level - 1), k\(level): *m\(level - 1)}\n"
    }
    #expect(self.failures(Array(text.utf8)).count == 1)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["[", "{a: ", "- ", "? "])
  func refusesDeepNesting(opening: String) throws {
    let failure = try #require(
      failures(Array(String(repeating: opening, count: 100_000).utf8)).first)
    #expect(failure.message.contains("nested more than 32 levels"))
  }

  @Test func refusesLargeFiles() {
    #expect(failures(Array(repeating: 0x23, count: 1 << 20)).isEmpty)
    #expect(
      failures(Array(repeating: 0x23, count: 1 << 20 + 1)).first?.message
        .contains("at most 1024 are read") == true)
  }

  @Test func refusesManyValues() {
    let limits = YAMLReader.Limits(nodes: 5)
    #expect(failures(Array("[1, 2, 3, 4]".utf8), limits: limits).isEmpty)
    #expect(failures(Array("[1, 2, 3, 4, 5]".utf8), limits: limits).count == 1)
  }
}
