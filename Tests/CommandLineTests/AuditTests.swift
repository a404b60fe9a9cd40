import Foundation
import Testing

@Suite struct AuditTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  @Test func endsWithZeroWhereNothingFails() throws {
    defer { program.remove() }
    try program.write(Layouts.clean, to: "App/form.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Examined 1 file with 1 screen and 1 element."))
    #expect(outcome.errors.isEmpty)
  }

  @Test func endsWithOneWhereAnErrorIsFound() throws {
    defer { program.remove() }
    try program.write(Layouts.error, to: "App/toolbar.xml")
    let outcome = try program.run("audit", "App")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("App/toolbar.xml"))
    #expect(outcome.output.contains("[image-button-no-label]"))
    #expect(outcome.errors.isEmpty)
    #expect(try program.run("App", "--fail-on", "never").status == 0)
  }

  @Test func reportsABrokenFileAndGoesOn() throws {
    defer { program.remove() }
    try program.write(Layouts.broken, to: "App/broken.xml")
    try program.write(Layouts.error, to: "App/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("App/broken.xml"))
    #expect(outcome.output.contains("not read"))
    #expect(outcome.output.contains("[image-button-no-label]"))
  }

  @Test func namesBrokenFilesWherePeopleSeeNoReport() throws {
    defer { program.remove() }
    try program.write(Layouts.broken, to: "broken.xml")
    let outcome = try program.run("broken.xml", "--format", "json", "--output", "report.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("a11y-audit: broken.xml:3:"))
  }

  @Test func namesMissingPathsAndGoesOn() throws {
    defer { program.remove() }
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.run("nowhere", "toolbar.xml")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a11y-audit: nowhere: there is no such file or folder\n")
    #expect(outcome.output.contains("[image-button-no-label]"))
  }

  @Test func aMistypedCommandGetsASuggestion() throws {
    defer { program.remove() }
    let outcome = try program.run("speek")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean the command “speak”?"))
  }

  @Test func aFolderWithoutLayoutsIsNoSuccess() throws {
    defer { program.remove() }
    try program.write("<project/>", to: "App/build.xml")
    try program.write(Layouts.error, to: "App/Pods/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a11y-audit: there are no layout files in App\n")
  }

  @Test func saysWhichFoldersWereLeftOut() throws {
    defer { program.remove() }
    try program.write(Layouts.clean, to: "App/form.xml")
    try program.write(Layouts.error, to: "App/Pods/toolbar.xml")
    try program.write(Layouts.error, to: "App/.git/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Not searched: 1 folder\n  App/Pods."))
    #expect(try program.run("App/Pods").status == 1)
  }

  @Test func readsAnXMLFileThatIsNamedWhateverItsRoot() throws {
    defer { program.remove() }
    try program.write("<project/>", to: "build.xml")
    let outcome = try program.run("build.xml")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("build.xml"))
    #expect(outcome.output.contains("not read"))
  }

  @Test func writesSeveralReports() throws {
    defer { program.remove() }
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.run(
      "toolbar.xml", "-f", "json", "-o", "a.json", "-f", "junit", "-o", "a.xml", "-f", "text")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[image-button-no-label]"))
    #expect(try program.text(of: "a.json").contains("\"rule\" : \"image-button-no-label\""))
    #expect(try program.text(of: "a.xml").contains("<failure type=\"image-button-no-label\""))
  }

  @Test func aReportThatCannotBeWrittenKeepsNothingBack() throws {
    defer { program.remove() }
    try program.write(Layouts.clean, to: "form.xml")
    let outcome = try program.run(
      "form.xml", "-f", "json", "-o", "none/a.json", "-f", "junit", "-o", "a.xml")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "a11y-audit: cannot write none/a.json: there is no such file or folder\n")
    #expect(program.exists("a.xml"))
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    defer { program.remove() }
    for number in 0..<40 {
      try program.write(
        number % 3 == 0 ? Layouts.error : number % 7 == 0 ? Layouts.broken : Layouts.clean,
        to: "App/\(number % 5)/screen-\(number).xml")
    }
    for format in ["text", "json", "junit"] {
      let one = try program.run("App", "--jobs", "1", "--format", format)
      let many = try program.run("App", "--jobs", "8", "--format", format)
      #expect(one.output == many.output)
      #expect(one.status == many.status)
    }
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
    defer { program.remove() }
    for number in 0..<300 {
      try program.write(Layouts.error, to: "App/screen-\(number).xml")
    }
    // The pipe holds 64 KiB at most on the systems supported; the report is longer.
    let outcome = try program.shell("{ $A App; echo \"status $?\" >&2; } | head -n 1")
    #expect(outcome.output.contains("App/screen-0.xml"))
    #expect(outcome.output.contains("status 1"))
    #expect(!outcome.output.contains("a11y-audit:"))
  }

  @Test func aClosedStreamIsNotTakenForAFile() throws {
    defer { program.remove() }
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.shell("{ $A toolbar.xml >&- ; } 2>errors; echo \"status $?\"")
    #expect(outcome.output == "status 1\n")
    #expect(try program.text(of: "errors").isEmpty)
    #expect(try program.text(of: "toolbar.xml") == Layouts.error)
  }

  @Test func coloursOnRequestOnly() throws {
    defer { program.remove() }
    try program.write(Layouts.error, to: "toolbar.xml")
    #expect(try !program.run("toolbar.xml").output.contains("\u{1B}"))
    #expect(
      try program.run("toolbar.xml", "--color", "always").output.contains("\u{1B}[1;31merror"))
    #expect(try !program.run("toolbar.xml", "--color", "never").output.contains("\u{1B}"))
  }
}
