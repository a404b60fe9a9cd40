import Foundation
import Testing

@Suite struct OtherCommandTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  @Test func versionAndHelp() throws {
    let version = try program.run("--version")
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /a11y-audit \d+\.\d+\.\d+\n/) != nil)
    for arguments in [
      ["--help"], ["help"], ["help", "speak"], ["--help", "speak"], ["audit", "--help"],
      ["speak", "-h"], ["rules", "--help"],
      ["map", "--help"], ["inspect", "-h"],
    ] {
      let help = try program.shell("$A \(arguments.joined(separator: " "))")
      #expect(help.status == 0)
      #expect(help.output.contains("Usage:"))
    }
  }

  @Test func understandsACommandBehindOptions() throws {
    try program.write(Layouts.clean, to: "form.xml")
    #expect(
      try program.run("--format", "plain", "speak", "form.xml").output == "Save. Button.\n")
    let unknown = try program.run("help", "speek")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean “speak”?"))
  }

  @Test func anOptionThatIsNoASCIIIsAUsageError() throws {
    for command in ["$A -é", "$A \"$(printf -- '-\\377')\"", "$A rules -é"] {
      let outcome = try program.shell("\(command) 2>&1; echo \"status $?\"")
      #expect(outcome.output.hasPrefix("a11y-audit: there is no option “-"))
      #expect(outcome.output.hasSuffix("status 2\n"))
    }
  }

  @Test func withoutArgumentsItSaysWhatToDo() throws {
    let outcome = try program.run()
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("--help"))
  }

  @Test func usageErrorsPointToHelp() throws {
    let outcome = try program.run("speak", "--formt", "json", "App")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        a11y-audit: there is no option “--formt”; did you mean “--format”?
        See “a11y-audit speak --help”.

        """)
  }

  @Test func speaksAScreen() throws {
    try program.write(Layouts.clean, to: "form.xml")
    try program.write(Layouts.error, to: "toolbar.xml")
    let text = try program.run("speak", "form.xml")
    #expect(text.status == 0)
    #expect(text.output.contains("Save. Button."))
    let plain = try program.run("speak", "--format", "plain", "--screen", "Form", ".")
    #expect(plain.output == "Save. Button.\n")
    let german = try program.run("speak", "--format", "plain", "--locale", "de", "form.xml")
    #expect(german.output == "Save. Taste.\n")
  }

  @Test func aScreenThatIsNotThereGetsASuggestion() throws {
    try program.write(Layouts.clean, to: "form.xml")
    let outcome = try program.run("speak", "--screen", "Fomr", "form.xml")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a11y-audit: there is no screen “Fomr”; did you mean “Form”?\n")
  }

  @Test func speakNamesBrokenFiles() throws {
    try program.write(Layouts.broken, to: "broken.xml")
    for format in ["text", "plain", "json"] {
      let outcome = try program.run("speak", "--format", format, "broken.xml")
      #expect(outcome.status == 2)
      #expect((outcome.output + outcome.errors).contains("broken.xml"))
    }
  }

  @Test func showsRules() throws {
    let catalogue = try program.run("rules")
    #expect(catalogue.status == 0)
    #expect(catalogue.output.contains("image-button-no-label"))
    let rule = try program.run("rules", "image-button-no-label")
    #expect(rule.status == 0)
    for heading in ["Why it matters", "How it decides", "Fix in code", "Standards", "Examples"] {
      #expect(rule.output.contains(heading))
    }
    #expect(try program.run("rules", "nothing-like-it-at-all").status == 2)
  }
}
