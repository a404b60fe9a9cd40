import Foundation
import Testing

/// What configurations change about a run, and `init`.
@Suite struct ConfigurationCommandTests {
  let program: Program

  init() throws {
    program = try Program()
    // The search for configurations ends here.
    try program.write("", to: ".git/HEAD")
  }

  @Test func theNearestConfigurationDecides() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write(Layouts.error, to: "App/Kiosk/toolbar.xml")
    try program.write("rules: { image-button-no-label: off }", to: ".a11y-audit.yml")
    try program.write("rules: { image-button-no-label: note }", to: "App/Kiosk/.a11y-audit.yml")
    let outcome = try program.run("App", "--format", "checkstyle")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.components(separatedBy: "image-button-no-label").count == 2)
    #expect(try program.run("App", "--no-config").status == 1)
  }

  @Test func aConfigurationCanBeNamed() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write("rules: { image-button-no-label: error }", to: ".a11y-audit.yml")
    try program.write("rules: { image-button-no-label: off }", to: "ci/audit.yml")
    #expect(try program.run("App").status == 1)
    #expect(try program.run("App", "--config", "ci/audit.yml").status == 0)
    let missing = try program.run("App", "--config", "none.yml")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "a11y-audit: none.yml: the configuration cannot be read: there is no such file or folder\n"
    )
    #expect(try program.run("App", "--config", "x", "--no-config").status == 2)
  }

  @Test func everyMistakeIsToldAndNothingIsAudited() throws {
    try program.write(Layouts.clean, to: "App/form.xml")
    try program.write("locale: xx\nrules:\n  empty-buton: off\n", to: ".a11y-audit.yml")
    let outcome = try program.run("App")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        a11y-audit: .a11y-audit.yml:1:9: “locale” takes en, de or ru, not “xx”
        a11y-audit: .a11y-audit.yml:3:3: “rules” has no key “empty-buton”; did you mean \
        “empty-button”?

        """)
  }

  @Test func reportsAndTheStatusFollowTheConfigurationUnlessOptionsSayOtherwise() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write(
      "format: { format: json, output: build.json }\nfail-on: never", to: ".a11y-audit.yml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(program.exists("build.json"))
    let other = try program.run("App", "--format", "text", "--fail-on", "error")
    #expect(other.status == 1)
    #expect(other.output.contains("[image-button-no-label]"))
    try program.write("thresholds: { errors: 1 }", to: ".a11y-audit.yml")
    #expect(try program.run("App").status == 0)
    #expect(try program.run("App", "--fail-on", "error").status == 1)
    try program.write("thresholds: { errors: 0 }\nfail-on: never", to: ".a11y-audit.yml")
    #expect(try program.run("App").status == 1)
  }

  @Test func excludedLayoutsAreLeftOut() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write(Layouts.clean, to: "App/form.xml")
    try program.write("exclude: toolbar.xml", to: ".a11y-audit.yml")
    let outcome = try program.run("App")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Examined 1 file"))
  }

  @Test func optionsOfSpeechWinOverTheConfiguration() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write("locale: de", to: ".a11y-audit.yml")
    #expect(try program.run("App").output.contains("Taste."))
    #expect(try program.run("App", "--locale", "en").output.contains("Button."))
  }

  @Test func propertiesOfTheProjectAreUnderstood() throws {
    try program.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <button opaque="NO" id="b1">
                <rect key="frame" x="8" y="8" width="48" height="48"/>
                <state key="normal" image="ic_close"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Close"/>
                </userDefinedRuntimeAttributes>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
      """, to: "App/close.xib")
    #expect(try program.run("App").output.contains("image-button-no-label"))
    try program.write(
      "house-styles: { key-paths: { accLabelText: accessibilityLabel } }", to: ".a11y-audit.yml")
    #expect(try !program.run("App").output.contains("image-button-no-label"))
  }

  @Test func initWritesAConfigurationThatFits() throws {
    try program.write(
      """
      <layout name="Inbox">
        <button class="MDCFloatingButton" image="ic_compose" accessibilityLabel="Compose"/>
        <view class="AvatarView"/>
      </layout>
      """, to: "App/inbox.xml")
    let outcome = try program.run("init")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Wrote .a11y-audit.yml, having looked at 1 layout.\n")
    let text = try program.text(of: ".a11y-audit.yml")
    #expect(text.contains("\npreset: material\n"))
    #expect(text.contains("MDCFloatingButton (1)"))
    #expect(text.contains("AvatarView (1)"))
    #expect(text.contains("# Layouts were found in: App (1)."))
    #expect(try program.run("App").status == 0)
    let again = try program.run("init")
    #expect(again.status == 2)
    #expect(again.errors.contains("is there already"))
    #expect(try program.run("init", "--force").status == 0)
    #expect(try program.run("init", "nowhere").status == 2)
    #expect(try program.run("init", "App").status == 0)
    #expect(try program.text(of: "App/.a11y-audit.yml").contains("found in: . (1)."))
  }

  @Test func initPrintsTheSchema() throws {
    let outcome = try program.run("init", "--schema")
    #expect(outcome.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect((schema as? [String: Any])?["$schema"] != nil)
    #expect(!program.exists(".a11y-audit.yml"))
  }
}
