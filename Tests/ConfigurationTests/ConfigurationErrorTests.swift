import Testing

@testable import Configuration

@Suite struct ConfigurationErrorTests {
  @Test(arguments: [
    (
      "fail-on: eror",
      "c.yml:1:10: “fail-on” takes error, warning, note or never, not “eror”; did you mean “error”?"
    ),
    ("failon: error", "c.yml:1:1: the configuration has no key “failon”; did you mean “fail-on”?"),
    (
      "rules:\n  image-button-nolabel: off",
      "c.yml:2:3: “rules” has no key “image-button-nolabel”; did you mean “image-button-no-label”?"
    ),
    (
      "rules:\n  empty-button: severe",
      "c.yml:2:17: “rules › empty-button” takes off, on, note, warning or error, not “severe”"
    ),
    (
      "rules: { repeated-hint: { minimum-count: 1 } }",
      "c.yml:1:42: “rules › repeated-hint › minimum-count” takes a whole number from 2, not “1”"
    ),
    (
      "rules: { repeated-hint: { minimum: 3 } }",
      "c.yml:1:27: “rules › repeated-hint” has no key “minimum”; did you mean “minimum-count”?"
    ),
    (
      "rules: { empty-button: { minimum-count: 3 } }",
      "c.yml:1:26: “rules › empty-button” has no key “minimum-count”; "
        + "its keys are severity or enabled"
    ),
    ("rules: [empty-button]", "c.yml:1:8: “rules” takes a mapping, not a list"),
    (
      "touch-targets: { sizes: { UIButton: [48] } }",
      "c.yml:1:37: “touch-targets › sizes › UIButton” takes a width and a height in points, such "
        + "as [48, 48], not a list"
    ),
    (
      "touch-targets: { sizes: { UIButton: [48, '44'] } }",
      "c.yml:1:42: “touch-targets › sizes › UIButton” takes a number above 0, not “44”"
    ),
    ("evidence: maybe", "c.yml:1:11: “evidence” takes true or false, not “maybe”"),
    ("evidence: 'true'", "c.yml:1:11: “evidence” takes true or false, not “true”"),
    (
      "exclude: 'a[.xib'",
      "c.yml:1:10: “exclude”: a “[” is not closed; add “]”, or write \\[ for the character itself"
    ),
    (
      "suppress:\n  - rule: empty-button",
      "c.yml:2:5: “suppress” needs the key “reason”; add it: Why the findings are set aside"
    ),
    (
      "suppress:\n  - reason:",
      "c.yml:2:5: “suppress” needs the key “reason”; add it: Why the findings are set aside"
    ),
    ("suppress: { reason: x }", "c.yml:1:11: “suppress” takes a list, not a mapping"),
    (
      "overrides: [{ rules: {} }]",
      "c.yml:1:13: “overrides” needs the key “files”; add it: The files that this is about"
    ),
    (
      "overrides: [{ files: a, overrides: [] }]",
      "c.yml:1:25: “overrides” has no key “overrides”; its keys are files, preset, rules, "
        + "touch-targets, locale, material-components, button-name or house-styles"
    ),
    (
      "thresholds: { errors: -1 }",
      "c.yml:1:23: “thresholds › errors” takes a whole number from 0, not “-1”"
    ),
    ("locale: fr", "c.yml:1:9: “locale” takes en, de or ru, not “fr”"),
    (
      "material-components: newest",
      "c.yml:1:22: “material-components” takes documented, develop or a version such as 124.2, "
        + "not “newest”"
    ),
    (
      "format: [{ output: a.xml }]",
      "c.yml:1:10: “format” needs the key “format”; add it: The format"
    ),
    ("format: html5", "c.yml:1:9: “format” takes text, json or junit, not “html5”"),
    (
      "house-styles: { key-paths: { label: axLabel } }",
      "c.yml:1:37: “house-styles › key-paths › label” takes accessibilityLabel, "
        + "accessibilityValue, accessibilityHint, accessibilityIdentifier, accessibilityLanguage, "
        + "isAccessibilityElement, title, placeholder, text or hitAreaInsets, not “axLabel”"
    ),
    ("- a", "c.yml:1:1: the configuration takes a mapping, not a list"),
    ("text", "c.yml:1:1: the configuration takes a mapping, not “text”"),
    ("extends: ''", "c.yml:1:10: “extends” takes a path, not “”"),
  ])
  func sayWhatWasFoundAndWhatIsAllowed(text: String, expected: String) throws {
    #expect(try Files.errors(text) == [expected])
  }

  @Test func areAllReported() throws {
    let text = """
      preset: relaxed
      rules:
        empty-button: loud
        no-such-rule: off
      locale: xx
      preset: all
      include: [a, '[', '{']
      """
    #expect(
      try Files.errors(text).map { $0.prefix(9) } == [
        "c.yml:6:1", "c.yml:1:9", "c.yml:3:1", "c.yml:4:3", "c.yml:5:9", "c.yml:7:1", "c.yml:7:1",
      ])
  }

  @Test func nameWhatCannotBeRead() throws {
    let files = try Files(["a/c.yml": "# x\nextends: [../b.yml, gone.yml, .]", "b.yml": "x: 1"])
    defer { files.remove() }
    #expect {
      try files.read("a/c.yml")
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.description) == [
        "a/../b.yml:1:1: the configuration has no key “x”; its keys are \(keys)",
        "a/c.yml:2:21: “extends” names a/gone.yml, which cannot be read: there is no such file or "
          + "folder; paths start at the folder of this file",
        "a/c.yml:2:31: “extends” names a/., which cannot be read: it is a folder, not a file; "
          + "paths start at the folder of this file",
      ]
    }
    #expect(throws: ConfigurationErrors.self) { try files.read("none.yml") }
  }

  private var keys: String { Files.format.declarations.map(\.name).listed() }

  @Test(arguments: [
    (["c.yml": "extends: c.yml"], "c.yml → c.yml"),
    (["c.yml": "extends: d.yml", "d.yml": "extends: ./c.yml"], "c.yml → d.yml → ./c.yml"),
    (
      ["c.yml": "extends: d.yml", "d.yml": "extends: e.yml", "e.yml": "extends: [d.yml]"],
      "d.yml → e.yml → d.yml"
    ),
  ])
  func nameCircles(texts: [String: String], circle: String) throws {
    let files = try Files(texts)
    defer { files.remove() }
    #expect {
      try files.read()
    } throws: { error in
      let messages = (error as? ConfigurationErrors)?.errors.map(\.failure.message)
      return messages == ["the configurations build on each other in a circle: \(circle)"]
    }
  }

  @Test(.timeLimit(.minutes(1))) func readEachFileOnce() throws {
    var texts = ["c30.yml": "suppress: [{ reason: x }]"]
    for number in 0..<30 {
      texts["c\(number).yml"] = "extends: [c\(number + 1).yml, c\(number + 1).yml]"
    }
    let files = try Files(texts)
    defer { files.remove() }
    #expect(try files.read("c0.yml").suppressions.count == 1)
  }
}
