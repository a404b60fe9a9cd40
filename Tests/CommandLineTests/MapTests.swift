import Foundation
import Testing

@testable import a11y_audit

@Suite struct MapTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  private let small = """
    <layout name="Tool/bar: 1">
      <button id="close" title="Close" frame="0 0 24 24"/>
    </layout>
    """

  @Test func drawsEachScreenIntoTheFolder() throws {
    try program.write(small, to: "App/toolbar.xml")
    try program.write(Layouts.clean, to: "App/form.xml")
    let outcome = try program.run("map", "App", "--output", "out/maps")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        out/maps/form.xml-1-Form.svg
        out/maps/toolbar.xml-1-Tool-bar-1.svg

        """)
    let svg = try program.text(of: "out/maps/toolbar.xml-1-Tool-bar-1.svg")
    #expect(svg.contains("less than 48 × 48"))
    #expect(svg.contains("class=\"fails\" x=\"0\" y=\"0\" width=\"24\" height=\"24\""))
  }

  @Test func theCurrentFolderIsTheDefault() throws {
    try program.write(Layouts.clean, to: "form.xml")
    #expect(try program.run("map", "form.xml").output == "form.xml-1-Form.svg\n")
    let first = try program.text(of: "form.xml-1-Form.svg")
    #expect(try program.run("map", "form.xml").status == 0)
    #expect(try program.text(of: "form.xml-1-Form.svg") == first)
  }

  @Test func drawsTheScreensAskedFor() throws {
    try program.write(Layouts.clean, to: "form.xml")
    try program.write(small, to: "toolbar.xml")
    let outcome = try program.run("map", ".", "--screen", "Form", "-o", "maps")
    #expect(outcome.status == 0)
    #expect(outcome.output == "maps/form.xml-1-Form.svg\n")
    let wrong = try program.run("map", ".", "--screen", "Fomr", "-o", "maps")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "a11y-audit: there is no screen “Fomr”; did you mean “Form”?\n")
  }

  @Test func goesOnAfterABrokenFile() throws {
    try program.write(Layouts.broken, to: "broken.xml")
    try program.write(Layouts.clean, to: "form.xml")
    let outcome = try program.run("map", ".")
    #expect(outcome.status == 2)
    #expect(outcome.output == "form.xml-1-Form.svg\n")
    #expect(outcome.errors.hasPrefix("a11y-audit: broken.xml:3:"))
  }

  @Test func aFileInTheWayIsNamed() throws {
    try program.write(Layouts.clean, to: "form.xml")
    let outcome = try program.run("map", "form.xml", "--output", "form.xml/maps")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("form.xml"))
    #expect(try program.text(of: "form.xml") == Layouts.clean)
  }

  @Test(
    arguments: [
      (["App/Main.storyboard"], ["Main.storyboard"]),
      (["App/Main.xib", "App/Main.storyboard"], ["Main.xib", "Main.storyboard"]),
      (["a/Main.xib", "b/Main.xib"], ["a-Main.xib", "b-Main.xib"]),
      (["a/main.xib", "b/Main.xib"], ["a-main.xib", "b-Main.xib"]),
      (["Main.xib", "b/Main.xib"], ["Main.xib", "b-Main.xib"]),
      (
        ["x/a/Main.xib", "y/a/Main.xib", "y/Other.xib"],
        ["x-a-Main.xib", "y-a-Main.xib", "Other.xib"]
      ),
      (["a-b/c.xib", "a/b-c.xib"], ["c.xib", "b-c.xib"]),
      (["a/b/c.xib", "a-b/c.xib"], ["b-c.xib", "a-b-c.xib"]),
      (
        ["X-y/c.xib", "q/x-y-c.xib", "z/c.xib"], ["X-y-c.xib~2", "x-y-c.xib", "z-c.xib"]
      ),
    ] as [([String], [String])])
  func filesOfOneNameAreToldApart(paths: [String], expected: [String]) {
    let stems = PictureName.stems(of: paths)
    #expect(paths.map { stems[$0] } == expected)
  }
}

@Suite struct InspectTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  @Test func showsTheTree() throws {
    try program.write(Layouts.clean, to: "form.xml")
    let outcome = try program.run("inspect", "form.xml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        form.xml
        screen “Form” at 1:1
          button at 2:3 width=64 height=64 title=“Save”

        """)
  }

  @Test func keepsEscapeSequencesFromTheTerminal() throws {
    try program.write(
      "<layout name=\"Form\"><button title=\"&#x9B;31m&#x202E;\"/></layout>", to: "form.xml")
    let outcome = try program.run("inspect", "form.xml")
    #expect(outcome.output.contains("title=“<U+009B>31m<U+202E>”"))
  }

  @Test func showsTheScreenAskedForAndNamesBrokenFiles() throws {
    try program.write(Layouts.clean, to: "form.xml")
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.run("inspect", ".", "--screen", "Toolbar")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("toolbar.xml\nscreen “Toolbar”"))
    #expect(!outcome.output.contains("Form"))
    #expect(try program.run("inspect", ".", "--screen", "Nothing").status == 2)
    try program.write(Layouts.broken, to: "broken.xml")
    let broken = try program.run("inspect", ".")
    #expect(broken.status == 2)
    #expect(broken.output.contains("screen “Toolbar”"))
    #expect(broken.errors.hasPrefix("a11y-audit: broken.xml:3:"))
  }
}
