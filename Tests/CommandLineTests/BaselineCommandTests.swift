import Foundation
import Testing

@Suite struct BaselineCommandTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  @Test func aBaselineWrittenThenUsedLeavesNothing() throws {
    try program.write(Storyboards.imageButton(), to: "App/Main.storyboard")
    try program.write(Layouts.error, to: "App/toolbar.xml")
    #expect(try program.run("App").status == 1)
    #expect(try program.run("App", "--write-baseline", "base.json").status == 0)
    let first = try program.text(of: "base.json")
    #expect(
      first.contains("{\"file\": \"App/Main.storyboard\", \"rule\": \"image-button-no-label\""))
    let outcome = try program.run("App", "--baseline", "base.json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("0 new, 2 remaining, 0 fixed"))
    #expect(!outcome.output.contains("[image-button-no-label]"))

    // The element moves by lines, and something new comes.
    let moved = Storyboards.imageButton().replacingOccurrences(
      of: "<subviews>", with: "<subviews>\n\n\n")
    try program.write(moved, to: "App/Main.storyboard")
    #expect(try program.run("App", "--baseline", "base.json").status == 0)
    try program.write(Storyboards.imageButton(id: "btn-00-002"), to: "App/New.storyboard")
    let new = try program.run("App", "--baseline", "base.json")
    #expect(new.status == 1)
    #expect(new.output.contains("App/New.storyboard"))
    #expect(new.output.contains("1 new, 2 remaining, 0 fixed"))

    // An update records it; the same findings give the same bytes.
    _ = try program.run("App", "--baseline", "base.json", "--write-baseline", "base.json")
    #expect(try program.run("App", "--baseline", "base.json").status == 0)
    let updated = try program.text(of: "base.json")
    _ = try program.run("App", "--write-baseline", "base.json")
    #expect(try program.text(of: "base.json") == updated)
  }

  /// Drawings are made when it is known what is set aside.
  @Test func drawingsShowNoKnownFindingAsAFault() throws {
    try program.write(Layouts.smallTarget, to: "App/small.xml")
    let before = try program.run("App", "--format", "html").output
    #expect(before.contains("class=\"fails\" x=\"20\""))
    _ = try program.run("App", "--write-baseline", "base.json")
    let after = try program.run("App", "--format", "html", "--baseline", "base.json").output
    #expect(!after.contains("class=\"fails\" x=\"20\""))
    #expect(after.contains("class=\"set-aside\" x=\"20\""))
    #expect(after.contains("data-state=\"remaining\""))
    let page = try program.run("App", "--changed-since", "HEAD", "--format", "html")
    #expect(page.status == 2)
  }

  @Test func pathsAreTheSameFromAnywhere() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    _ = try program.run("App", "--write-baseline", "base.json")
    for command in [
      "$A ./App --baseline base.json", "$A App/../App/toolbar.xml --baseline ./base.json",
      "$A \"$PWD/App\" --baseline \"$PWD/base.json\"", "cd App && $A . --baseline ../base.json",
      "cd / && $A \"$OLDPWD/App\" --baseline \"$OLDPWD/base.json\"",
      "ln -s App Linked && $A Linked --baseline base.json",
    ] {
      let outcome = try program.shell(command)
      #expect(outcome.status == 0, "\(command): \(outcome.output)")
    }
  }

  @Test func aStrictBaselineShrinks() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    _ = try program.run("toolbar.xml", "--write-baseline", "base.json")
    let strict = ["toolbar.xml", "--baseline", "base.json", "--strict-baseline"]
    #expect(try program.run(strict).status == 0)
    try program.write(Layouts.clean, to: "toolbar.xml")
    #expect(try program.run("toolbar.xml", "--baseline", "base.json").status == 0)
    let outcome = try program.run(strict)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("0 new, 0 remaining, 1 fixed"))
    #expect(try program.run(strict + ["--format", "junit"]).output.contains("strict-baseline"))
    _ = try program.run("toolbar.xml", "--baseline", "base.json", "--write-baseline", "base.json")
    #expect(try program.run(strict).status == 0)
    #expect(try program.text(of: "base.json").contains("\"findings\": []"))
  }

  @Test func theConfigurationMayNameTheBaseline() throws {
    try program.write("baseline: base.json\n", to: ".a11y-audit.yml")
    try program.write(Layouts.error, to: "App/toolbar.xml")
    #expect(try program.run("App").status == 2)
    #expect(try program.run("App", "--write-baseline", "base.json").status == 0)
    #expect(try program.run("App").status == 0)
    #expect(try program.shell("cd App && $A . --strict-baseline").status == 0)
    try program.write(Layouts.clean, to: "App/toolbar.xml")
    #expect(try program.run("App", "--strict-baseline").status == 1)
  }

  @Test func saysWhatIsWrongWithABaseline() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    let missing = try program.run("toolbar.xml", "--baseline", "none.json")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("a11y-audit: there is no baseline none.json\n"))
    #expect(missing.errors.contains("--write-baseline none.json"))

    try program.write("{\"name\": \"package\"}", to: "package.json")
    let foreign = try program.run("toolbar.xml", "--baseline", "package.json")
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("package.json cannot be read as a baseline: it is no baseline"))

    for file in ["package.json", "toolbar.xml"] {
      let before = try program.text(of: file)
      #expect(try program.run("toolbar.xml", "--write-baseline", file).status == 2)
      #expect(try program.text(of: file) == before)
    }
    #expect(try program.run("toolbar.xml", "--strict-baseline").status == 2)
  }

  @Test func explainsWhatTheCountsStandFor() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    try program.write(
      Storyboards.imageButton(note: "a11y-audit:ignore all: why not"), to: "a.storyboard")
    _ = try program.run("toolbar.xml", "--write-baseline", "base.json")
    let short = try program.run("toolbar.xml", "a.storyboard", "--baseline", "base.json")
    #expect(!short.output.contains("Passed"))
    let outcome = try program.run(
      "toolbar.xml", "a.storyboard", "--baseline", "base.json", "--explain")
    for text in [
      "Why not. (the note in line", "in the baseline base.json", "Passed:",
      "touch-target-too-small",
    ] {
      #expect(outcome.output.contains(text), "\(text)")
    }
  }
}

@Suite struct ChangedSinceTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  private func git(_ command: String) throws {
    let identity = "-c user.name=Test -c user.email=test@example.com -c init.defaultBranch=main"
    let outcome = try program.shell("git \(identity) \(command)")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func onlyWhatIsNewInChangedLayoutsIsReported() throws {
    try git("init -q")
    try program.write(Storyboards.imageButton(), to: "App/Same.storyboard")
    try program.write(Storyboards.imageButton(id: "btn-00-002"), to: "App/Moved.storyboard")
    try program.write(Layouts.clean, to: "App/form.xml")
    try git("add App")
    try git("commit -q -m one")
    let nothing = try program.run("App", "--changed-since", "HEAD")
    #expect(nothing.status == 0)
    #expect(nothing.output.contains("Examined 0 files"))

    try git("mv App/Moved.storyboard 'App/Ünïcode name.storyboard'")
    try program.write(Layouts.error, to: "App/form.xml")
    try program.write(Layouts.error, to: "App/untracked.xml")
    let outcome = try program.run("App", "--changed-since", "HEAD")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Examined 3 files"))
    #expect(outcome.output.contains("2 new, 1 remaining\n"))
    #expect(!outcome.output.contains("Same.storyboard"))
    // From a folder below.
    let below = try program.shell("cd App && $A . --changed-since HEAD")
    #expect(below.output.contains("2 new, 1 remaining\n"))
  }

  @Test func saysWhatIsWrong() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    let none = try program.run(
      "toolbar.xml", "--changed-since", "HEAD",
      environment: ["GIT_CEILING_DIRECTORIES": program.folder.deletingLastPathComponent().path])
    #expect(none.status == 2)
    #expect(none.errors.contains("not a git repository"))
    try git("init -q")
    try git("add .")
    try git("commit -q -m one")
    for revision in ["nowhere", "--output=x", ""] {
      let outcome = try program.run("toolbar.xml", "--changed-since=\(revision)")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("there is no git revision “\(revision)” here"))
    }
    let missing = try program.run(
      "toolbar.xml", "--changed-since", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("git cannot be run"))
  }
}
