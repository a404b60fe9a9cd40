import Foundation
import Reporting
import Testing

@Suite struct AuditTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  @Test func endsWithZeroWhereNothingFails() throws {
    try program.write(Layouts.clean, to: "App/form.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Examined 1 file with 1 screen and 1 element."))
    #expect(outcome.errors.isEmpty)
  }

  @Test func endsWithOneWhereAnErrorIsFound() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    let outcome = try program.run("audit", "App")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("App/toolbar.xml"))
    #expect(outcome.output.contains("[image-button-no-label]"))
    #expect(outcome.errors.isEmpty)
    #expect(try program.run("App", "--fail-on", "never").status == 0)
  }

  @Test func reportsABrokenFileAndGoesOn() throws {
    try program.write(Layouts.broken, to: "App/broken.xml")
    try program.write(Layouts.error, to: "App/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("App/broken.xml"))
    #expect(outcome.output.contains("not read"))
    #expect(outcome.output.contains("[image-button-no-label]"))
  }

  @Test func namesBrokenFilesWherePeopleSeeNoReport() throws {
    try program.write(Layouts.broken, to: "broken.xml")
    let outcome = try program.run("broken.xml", "--format", "json", "--output", "report.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("a11y-audit: broken.xml:3:"))
  }

  @Test func namesMissingPathsAndGoesOn() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.run("nowhere", "toolbar.xml")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a11y-audit: nowhere: there is no such file or folder\n")
    #expect(outcome.output.contains("[image-button-no-label]"))
  }

  @Test func aMistypedCommandGetsASuggestion() throws {
    let outcome = try program.run("speek")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean the command “speak”?"))
  }

  @Test func aFolderWithoutLayoutsIsNoSuccess() throws {
    try program.write("<project/>", to: "App/build.xml")
    try program.write(Layouts.error, to: "App/Pods/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a11y-audit: there are no layout files in App\n")
  }

  @Test func saysWhichFoldersWereLeftOut() throws {
    try program.write(Layouts.clean, to: "App/form.xml")
    try program.write(Layouts.error, to: "App/Pods/toolbar.xml")
    try program.write(Layouts.error, to: "App/.git/toolbar.xml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Not searched: 1 folder\n  App/Pods."))
    #expect(try program.run("App/Pods").status == 1)
  }

  @Test func readsAnXMLFileThatIsNamedWhateverItsRoot() throws {
    try program.write("<project/>", to: "build.xml")
    let outcome = try program.run("build.xml")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("build.xml"))
    #expect(outcome.output.contains("not read"))
  }

  @Test func writesSeveralReports() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.run(
      "toolbar.xml", "-f", "json", "-o", "a.json", "-f", "junit", "-o", "a.xml", "-f", "text")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[image-button-no-label]"))
    #expect(try program.text(of: "a.json").contains("\"rule\" : \"image-button-no-label\""))
    #expect(try program.text(of: "a.xml").contains("<failure type=\"image-button-no-label\""))
  }

  @Test func aReportThatCannotBeWrittenKeepsNothingBack() throws {
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
    for number in 0..<40 {
      try program.write(
        number % 3 == 0 ? Layouts.error : number % 7 == 0 ? Layouts.broken : Layouts.clean,
        to: "App/\(number % 5)/screen-\(number).xml")
    }
    for format in ReportFormat.allCases.map(\.rawValue) {
      let one = try program.run("App", "--jobs", "1", "--format", format)
      let many = try program.run("App", "--jobs", "8", "--format", format)
      #expect(one.output == many.output)
      #expect(one.status == many.status)
    }
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
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
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.shell("{ $A toolbar.xml >&- ; } 2>errors; echo \"status $?\"")
    #expect(outcome.output == "status 2\n")
    #expect(
      try program.text(of: "errors")
        == "a11y-audit: cannot write standard output: it is closed or not open for writing\n")
    #expect(try program.text(of: "toolbar.xml") == Layouts.error)
    // Nothing was to be written there.
    #expect(
      try program.shell("$A toolbar.xml -f json -o a.json >&-; echo \"status $?\"").output
        == "status 1\n")
  }

  @Test func aReportDoesNotReplaceALayout() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write(Layouts.clean, to: "App/form.xml")
    for output in ["App/toolbar.xml", "./App/../App/toolbar.xml", "link", "hard"] {
      let outcome = try program.shell(
        """
        ln -sf App/toolbar.xml link; ln -f App/toolbar.xml hard
        $A App -f json -o a.json -f junit -o \(output) 2>&1; echo "status $?"
        """)
      #expect(
        outcome.output == """
          a11y-audit: a report cannot be written over the layout it is about, App/toolbar.xml: name \
          another file
          status 2

          """)
      #expect(!program.exists("a.json"))
    }
    let appended = try program.shell("$A App/form.xml >> App/form.xml 2>errors; echo $?")
    #expect(appended.output == "2\n")
    #expect(try program.text(of: "App/toolbar.xml") == Layouts.error)
    #expect(try program.run("App/form.xml", "-o", "App/toolbar.xml").status == 0)
  }

  @Test(arguments: [
    "-f text -o rep -f json -o ./rep", "-f text -o rep -f json -o link", "-f text -f json -o old",
    "-f text -f json -o /dev/stdout", "-f text -o - -f json -o /dev/fd/1",
  ])
  func twoReportsDoNotGoToOneFile(options: String) throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    let outcome = try program.shell(
      "touch rep; ln -s rep link; $A toolbar.xml \(options) 2>errors >old; echo $?")
    #expect(outcome.output == "2\n")
    #expect(try program.text(of: "rep").isEmpty)
    #expect(try program.text(of: "old").isEmpty)
    #expect(try program.text(of: "errors").contains("report"))
  }

  @Test func writesToStreamsWhereTheyStand() throws {
    try program.write(Layouts.clean, to: "form.xml")
    for output in ["/dev/stdout", "/dev/fd/1", "-", "link"] {
      let outcome = try program.shell(
        """
        ln -sf /dev/stdout link; echo first > log
        $A form.xml -o \(output) >> log && cat log
        """)
      #expect(outcome.output.hasPrefix("first\n"))
      #expect(outcome.output.contains("Examined 1 file"))
    }
    let errors = try program.shell("echo first > log; $A form.xml -o /dev/stderr 2>> log; cat log")
    #expect(errors.output.hasPrefix("first\n") && errors.output.contains("Examined 1 file"))
    let file = try program.shell("echo first >log; $A form.xml -o /dev/fd/3 3>>log; cat log")
    #expect(file.output.hasPrefix("first\n") && file.output.contains("Examined 1 file"))
    let closed = try program.run("form.xml", "-o", "/dev/fd/77")
    #expect(closed.status == 2)
    #expect(closed.errors.contains("cannot write /dev/fd/77"))
  }

  @Test func refusesFilesTooLargeToBeRead() throws {
    let outcome = try program.shell(
      "dd if=/dev/zero of=x.xib bs=1 count=0 seek=4398046511104 2>&-; $A x.xib; echo \"status $?\"")
    #expect(outcome.output.contains("4194304 MiB"))
    #expect(outcome.output.hasSuffix("status 2\n"))
  }

  @Test func namesReachATerminalWithoutTheirControlCharacters() throws {
    let name = "evil\u{1B}[2J\u{9B}1m\n.xml"
    try program.write(Layouts.broken, to: name)
    try program.write(
      "<layout name='a'><label text='one&#10;two&#x2028;three&#x202E;'/></layout>", to: "l.xml")
    for arguments in [
      [name, "-f", "json", "-o", "a.json"], ["gone" + name], ["speak", name], ["--\u{1B}[2J"],
      ["-\u{1B}"], ["rules", name], ["map", "l.xml", "-o", "out\u{1B}[2J"], ["inspect", "l.xml"],
      ["inspect", name], ["speak", "l.xml", "-f", "plain"], ["map", name],
      ["map", "l.xml", "-o", name],
    ] {
      let outcome = try program.run(arguments)
      for character in (outcome.output + outcome.errors).unicodeScalars
      where character != "\n" && character != "\u{202F}" {
        #expect(
          ![.control, .lineSeparator, .format].contains(character.properties.generalCategory),
          "\(arguments)")
      }
    }
    let plain = try program.run("speak", "l.xml", "-f", "plain")
    #expect(plain.output == "one two three\n")
  }

  @Test func coloursOnRequestOnly() throws {
    try program.write(Layouts.error, to: "toolbar.xml")
    #expect(try !program.run("toolbar.xml").output.contains("\u{1B}"))
    #expect(
      try program.run("toolbar.xml", "--color", "always").output.contains("\u{1B}[1;31merror"))
    #expect(try !program.run("toolbar.xml", "--color", "never").output.contains("\u{1B}"))
  }
}
