import Foundation
import Testing

/// Layouts with strings tables beside them.
@Suite struct LanguageTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.write(
      """
      <layout name="Download">
        <button id="btn" title="Cancel" accessibilityLabel="Cancel download" width="64" height="64"/>
      </layout>
      """, to: "Base.lproj/Main.xml")
    try program.write(
      """
      "btn.normalTitle" = "Abbrechen";
      "btn.accessibilityLabel" = "Download beenden";
      """, to: "de.lproj/Main.strings")
  }

  @Test func theAuditJudgesEveryLanguage() throws {
    let outcome = try program.run("Base.lproj")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("In German (de): The button shows “Abbrechen”"))
    let alone = try program.run("--no-evidence", "Base.lproj")
    #expect(alone.status == 0)
    #expect(!alone.output.contains("Abbrechen"))
  }

  @Test func aBrokenTableFailsAndTheRestIsAudited() throws {
    try program.write("\"btn.normalTitle\" = \"Annuler\"\n", to: "fr.lproj/Main.strings")
    let outcome = try program.run("Base.lproj")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("In German (de)"))
    #expect(outcome.output.contains("fr.lproj/Main.strings"))
    #expect(outcome.output.contains("“;” is missing"))
  }

  @Test func speaksALanguage() throws {
    let german = try program.run("speak", "--format", "plain", "--language", "de", "Base.lproj")
    #expect(german.output == "Download beenden. Taste.\n")
    #expect(german.errors.isEmpty)
    let words = try program.run(
      "speak", "--format", "plain", "--language", "de", "--locale", "en", "Base.lproj")
    #expect(words.output == "Download beenden. Button.\n")
  }

  @Test func saysWhatALanguageLacks() throws {
    let french = try program.run("speak", "--format", "plain", "--language", "fr", "Base.lproj")
    #expect(french.status == 0)
    #expect(french.output == "Cancel download. Button.\n")
    #expect(french.errors.contains("no layout has texts in “fr”"))
    #expect(french.errors.contains("there are tables for de"))
    #expect(french.errors.contains("English words stand in"))
  }
}
