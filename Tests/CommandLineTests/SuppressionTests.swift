import Foundation
import Testing

@Suite struct SuppressionTests {
  let program: Program

  init() throws {
    program = try Program()
  }

  private static let note = "a11y-audit:ignore image-button-no-label: the label is set in code"

  @Test func aNoteInAStoryboardSetsAsideAndGoesStale() throws {
    try program.write(Storyboards.imageButton(), to: "Main.storyboard")
    #expect(try program.run("Main.storyboard").status == 1)
    try program.write(Storyboards.imageButton(note: Self.note), to: "Main.storyboard")
    let suppressed = try program.run("Main.storyboard")
    #expect(suppressed.status == 0)
    #expect(suppressed.output.contains("Suppressed: 1 finding"))
    #expect(!suppressed.output.contains("[image-button-no-label]"))

    // The cause is mended, the note is left.
    try program.write(
      Storyboards.imageButton(label: "Close", note: Self.note), to: "Main.storyboard")
    let stale = try program.run("Main.storyboard")
    #expect(stale.status == 0)
    #expect(stale.output.contains("[stale-suppression]"))
    #expect(try program.run("Main.storyboard", "--fail-on", "warning").status == 1)
  }

  @Test func aNoteWithoutAReasonSetsNothingAside() throws {
    let note = "a11y-audit:ignore image-button-no-label"
    try program.write(Storyboards.imageButton(note: note), to: "Main.storyboard")
    let outcome = try program.run("Main.storyboard")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[image-button-no-label]"))
    #expect(outcome.output.contains("[invalid-suppression]"))
    #expect(outcome.output.contains("The suppression gives no reason."))
  }

  @Test func aMistypedRuleFailsByItself() throws {
    try program.write(
      """
      <layout name="Form">
        <!-- a11y-audit:ignore image-buton-no-label: why -->
        <button title="Save" width="64" height="64"/>
      </layout>
      """, to: "form.xml")
    let outcome = try program.run("form.xml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("did you mean “image-button-no-label”?"))
    #expect(outcome.output.contains("2:3"))
    #expect(try program.run("form.xml", "--fail-on", "never").status == 0)
    let junit = try program.run("form.xml", "--format", "junit")
    #expect(junit.output.contains("<failure type=\"invalid-suppression\""))
  }

  @Test func theConfigurationSetsAsideAndIsToldWhatItNoLongerNeeds() throws {
    try program.write(Layouts.error, to: "App/toolbar.xml")
    try program.write(
      """
      suppress:
        - rule: image-button-no-label
          files: "App/**"
          reason: the label is set in code
        - rule: label-blank
          reason: of old
      """, to: ".a11y-audit.yml")
    let whole = try program.run(".")
    #expect(whole.status == 0)
    #expect(whole.output.contains("Suppressed: 1 finding"))
    #expect(whole.output.contains(".a11y-audit.yml:5:"))
    #expect(try program.run(".", "--fail-on", "warning").status == 1)
    // A part of the project does not tell what the rest needs.
    let part = try program.run("App", "--fail-on", "warning")
    #expect(part.status == 0)
    #expect(!part.output.contains("no longer needed"))
  }

  @Test func jsonTellsWhatWasSetAsideAndWhy() throws {
    try program.write(Storyboards.imageButton(note: Self.note), to: "Main.storyboard")
    let outcome = try program.run("Main.storyboard", "--format", "json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    let suppressed = try #require((file["suppressed"] as? [[String: Any]])?.first)
    #expect(suppressed["reason"] as? String == "the label is set in code")
    let source = try #require(suppressed["source"] as? [String: Any])
    #expect(source["configuration"] == nil)
    #expect((source["position"] as? [String: Any])?["line"] as? Int == 10)
    #expect((file["findings"] as? [Any])?.isEmpty == true)
    #expect((json["summary"] as? [String: Any])?["suppressed"] as? Int == 1)
  }
}

/// Small storyboards.
enum Storyboards {
  /// A screen with a button that shows an image.
  static func imageButton(
    id: String = "btn-00-001", label: String? = nil, note: String? = nil
  ) -> String {
    let accessibility = label.map {
      "<accessibility key=\"accessibilityConfiguration\" label=\"\($0)\"/>"
    }
    let comments = note.map {
      """
      <attributedString key="userComments"><fragment content="\($0)"/></attributedString>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="scn-00-001"><objects>
      <viewController id="ctl-00-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="top-00-001">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      <button opaque="NO" contentMode="scaleToFill" id="\(id)">
      <rect key="frame" x="20" y="76" width="64" height="64"/>
      \(accessibility ?? "")\(comments ?? "")
      <state key="normal" image="ic_close"/>
      </button>
      </subviews>
      </view>
      </viewController>
      </objects></scene></scenes>
      </document>

      """
  }
}
