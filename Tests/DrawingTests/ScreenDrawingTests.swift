import Auditing
import Drawing
import Foundation
import LayoutModel
import Testing
import TouchTargets
import VoiceOver

@Suite struct ScreenDrawingTests {
  @Test func isAnImageWithATextAlternative() throws {
    let svg = try signInSample().svg
    let root = try #require(svg.nodes.first)
    #expect(root.name == "svg")
    #expect(root.attributes["role"] == "img")
    let ids = Set(svg.nodes.compactMap { $0.attributes["id"] })
    #expect(ids.contains(try #require(root.attributes["aria-labelledby"])))
    #expect(ids.contains(try #require(root.attributes["aria-describedby"])))
    #expect(svg.nodes.first { $0.name == "title" }?.text == "Screen “Sign in”")
  }

  @Test func everyUtteranceStandsInTheTextAlternativeInOrder() throws {
    let sample = try signInSample()
    let transcript = Speaker().transcript(of: sample.screen, idiom: nil)
    #expect(transcript.lines.count >= 6)
    let lines = try sample.svg.description.split(separator: "\n").map(String.init)
    #expect(lines.first == "VoiceOver says, in this order:")
    for (place, line) in transcript.lines.enumerated() {
      let spoken = lines[place + 1]
      #expect(spoken.hasPrefix("\(place + 1). "))
      #expect(spoken.contains(line.utterance.description))
      if let hint = line.utterance.spokenHint { #expect(spoken.hasSuffix(hint)) }
    }
  }

  @Test func theTextAlternativeTellsVerdictsAndWhatHasNoPlace() throws {
    let description = try signInSample().svg.description
    #expect(description.contains("Touch targets: 5, of which 3 without a finding."))
    #expect(description.contains("\nThe button “Help” takes touches on 88 × 30 points."))
    #expect(
      description.contains(
        "\nCannot tell: The button “Later”: The layout does not give it a size."))
    #expect(description.hasSuffix("Without a place in the picture:\nbutton “Later”"))
    #expect(!description.contains("Secret"))
  }

  @Test func aScreenWithNothingToSaySaysSo() throws {
    let svg = try Sample("<layout name=\"Empty\"><view frame=\"0 0 10 10\"/></layout>").svg
    #expect(svg.description == "VoiceOver finds nothing to say here.")
    #expect(svg.shownTexts.contains("Nothing."))
  }

  @Test func framesStandInTheCoordinatesOfTheScreen() throws {
    let svg = try signInSample().svg
    #expect(
      svg.rects("container", inGroup: "heading")
        == [Rect(x: 20, y: 40, width: 200, height: 24)])
    // 20 + 10, 100 + 70.
    #expect(svg.rects("frame", inGroup: "help") == [Rect(x: 30, y: 170, width: 88, height: 30)])
    #expect(svg.group("later") == nil)
    #expect(svg.group("hidden") == nil)
  }

  @Test func regionsAreDrawnByVerdict() throws {
    let svg = try signInSample().svg
    #expect(svg.rects("fails", inGroup: "help") == [Rect(x: 30, y: 170, width: 88, height: 30)])
    // Grown by hitAreaInsets: 8 points at the sides, 4 above and below.
    #expect(svg.rects("passes", inGroup: "send") == [Rect(x: 132, y: 166, width: 80, height: 48)])
    #expect(
      svg.rects("passes", inGroup: "email") == [Rect(x: 30, y: 110, width: 300, height: 48)])
    #expect(svg.rects("passes", inGroup: "logo").isEmpty)
    let title = try #require(svg.group("help")?.title)
    #expect(
      title == """
        button “Help”
        VoiceOver, 3: Help. Button.
        Touch region: 88 × 30 points.
        The button “Help” takes touches on 88 × 30 points.
        """)
  }

  @Test func aRegionEndsWhereAncestorsAndViewsInFrontEnd() throws {
    let svg = try Sample(
      """
      <layout name="Limits">
        <view id="box" frame="0 0 100 100">
          <button id="cut" title="Cut" frame="60 10 80 50"/>
        </view>
        <button id="under" title="Under" frame="0 200 100 50"/>
        <button id="over" title="Over" frame="80 200 100 50"/>
      </layout>
      """
    ).svg
    #expect(svg.rects("passes", inGroup: "cut") == [Rect(x: 60, y: 10, width: 40, height: 50)])
    #expect(svg.rects("frame", inGroup: "cut") == [Rect(x: 60, y: 10, width: 80, height: 50)])
    #expect(
      svg.group("cut")?.title?.contains("40 × 50 points, cut off by the view around it.") == true)
    #expect(svg.rects("passes", inGroup: "under") == [Rect(x: 0, y: 200, width: 80, height: 50)])
    #expect(
      svg.group("under")?.title?.contains(
        "the largest part that the button “Over” in front leaves.")
        == true)
  }

  /// Colour is never the only cue: every verdict has a pattern and a line of its own.
  @Test func verdictsDifferInPattern() throws {
    let svg = try signInSample().svg
    var fills: [String: Set<String>] = [:]
    for node in svg.nodes where node.name == "rect" {
      guard let fill = node.attributes["fill"], let name = node.attributes["class"] else {
        continue
      }
      fills[name, default: []].insert(fill)
    }
    #expect(
      fills == [
        "passes": ["url(#map-tint)"], "fails": ["url(#map-hatch)"],
        "cannot-tell": ["url(#map-dots)"],
      ])
    let ids = svg.nodes.compactMap { $0.attributes["id"] }
    for id in ["map-tint", "map-hatch", "map-dots"] { #expect(ids.contains(id)) }
  }

  @Test func whatIsSetAsideIsNoFailure() throws {
    var sample = try signInSample()
    #expect(!(try sample.svg.shownTexts).contains("Touch region with a finding that is set aside"))
    try sample.suppress("Help", because: "it is drawn larger")
    let svg = try sample.svg
    #expect(svg.rects("fails", inGroup: "help").isEmpty)
    #expect(svg.rects("passes", inGroup: "help").isEmpty)
    #expect(svg.rects("set-aside", inGroup: "help").count == 1)
    #expect(svg.shownTexts.contains("Touch region with a finding that is set aside"))
    let text = "Suppressed: The button “Help” takes touches on 88 × 30 points. It is drawn larger."
    #expect(svg.description.contains(text))
    #expect(try #require(svg.group("help")?.title).contains(text))
  }

  @Test func findingsOfOtherRulesAreNoVerdicts() throws {
    var sample = try Sample(signIn)
    try sample.fail("Help", "The button has no name.", rule: "no-name")
    let rules = [Sample.rule, Sample.documentation("no-name")]
    let svg = try SVG(sample.drawing(rules: rules).document())
    #expect(svg.rects("fails", inGroup: "help").isEmpty)
    #expect(svg.rects("passes", inGroup: "help").count == 1)
  }

  @Test func whatAPersonMustLookAtIsNoFailure() throws {
    var sample = try Sample(signIn)
    try sample.fail(
      "Help", "The button “Help” is small.", certainty: .needsReview, reason: "code sizes it")
    let svg = try sample.svg
    #expect(svg.rects("fails", inGroup: "help").isEmpty)
    #expect(svg.rects("cannot-tell", inGroup: "help").count == 1)
    #expect(svg.description.contains("A person must look: code sizes it."))
  }

  @Test func numbersFollowTheReadingOrder() throws {
    // Written from the bottom to the top.
    let svg = try Sample(
      """
      <layout name="Steps">
        <label id="third" text="Third" frame="20 300 200 24"/>
        <label id="second" text="Second" frame="20 200 200 24"/>
        <label id="first" text="First" frame="20 100 200 24"/>
      </layout>
      """
    ).svg
    #expect(svg.group("first")?.title == "label “First”\nVoiceOver, 1: First")
    #expect(svg.group("third")?.title == "label “Third”\nVoiceOver, 3: Third")
    let badges = svg.nodes.filter { $0.attributes["class"] == "number" }
    // On the picture in document order, then the legend's sample, then the list.
    #expect(badges.map(\.text) == ["3", "2", "1", "1", "1", "2", "3"])
    let heights = badges.prefix(3).compactMap { Double($0.attributes["y"] ?? "") }
    #expect(zip(heights, [300.0, 200, 100]).allSatisfy { ($1...($1 + 24)).contains($0) })
  }

  @Test func theNumbersOfManySmallElementsDoNotOverlap() throws {
    // Two in each place; the corner at the bottom has no room for a second.
    let buttons = (0..<299).map { number in
      "<button title='B' frame='\(number / 2 % 10 * 70) \(number / 20 * 50) 20 20'/>"
    }
    let svg = try Sample("<layout name='Keys'>\(buttons.joined())</layout>").svg
    let all = svg.nodes
    let group = try #require(all.first { $0.attributes["pointer-events"] == "none" })
    let badges = all[group.index..<svg.document.end(of: group.index)].filter {
      $0.name == "rect" && $0.attributes["class"] == "badge"
    }.map { node in
      let numbers = ["x", "y", "width", "height"].map { Double(node.attributes[$0] ?? "") ?? .nan }
      // What is written is rounded.
      return Rect(
        x: numbers[0] + 0.01, y: numbers[1] + 0.01, width: numbers[2] - 0.02,
        height: numbers[3] - 0.02)
    }
    #expect(badges.count == 299)
    for (place, badge) in badges.enumerated() {
      #expect(!badges[..<place].contains { $0.overlaps(badge) })
    }
  }

  @Test func idsAreUniqueAndBeginWithThePrefix() throws {
    let sample = try Sample(
      """
      <layout name="Ids">
        <button id="a.b" title="One" frame="0 0 50 50"/>
        <button id="a-b" title="Two" frame="60 0 50 50"/>
        <button title="Three" frame="120 0 50 50"/>
      </layout>
      """)
    let svg = try SVG(sample.drawing(idPrefix: "screen-2").document())
    let ids = svg.nodes.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("screen-2") })
    #expect(ids.allSatisfy { !$0.contains(" ") })
    #expect(svg.text.contains("url(#screen-2-tint)"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"quoted\" & 'single'", "]]>", "a\u{202E}b", "‮😀 Ünïcödé",
    String(repeating: "endless", count: 500),
  ])
  func hostileNamesStayTexts(name: String) throws {
    let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing(">", with: "&gt;")
    let svg = try Sample(
      """
      <layout name="\(escaped)">
        <button id="it" title="\(escaped)" frame="0 0 100 50"/>
        <label text="\(escaped)" frame="0 60 3 200"/>
      </layout>
      """
    ).svg
    #expect(!svg.nodes.contains { $0.name == "script" })
    #expect(svg.description.contains(name))
    #expect(svg.group("it")?.title?.contains("VoiceOver, 1: \(name). Button.") == true)
  }

  @Test(
    arguments: [
      Rect(x: 0, y: 0, width: 1e300, height: 1e300), Rect(x: -1e9, y: -1e9, width: 10, height: 10),
      Rect(x: .nan, y: 0, width: 10, height: .infinity), Rect(x: 0, y: 0, width: 0, height: 0),
      Rect(x: 0, y: 0, width: 99_999, height: 99_999), Rect(x: 0, y: 0, width: -50, height: 20),
      Rect(x: 5_000, y: 5_000, width: 48, height: 48),
      Rect(x: -40_000, y: 0, width: 90_000, height: 20),
    ], [Layout.Format.layoutXML, .storyboard])
  func framesNobodyCouldSeeDoNotBlowUpThePicture(frame: Rect, format: Layout.Format) throws {
    var screen = Screen(name: "Wide", position: SourcePosition(line: 1, column: 1))
    var button = Element(.button, content: .button(Button(normal: .init(title: "Far"))))
    button.geometry.frame = frame
    screen.append(button)
    let layout = Layout(path: "Wide", format: format, screens: [screen])
    let drawing = ScreenDrawing(
      ResolvedScreen(screen, of: layout), verdicts: TouchVerdicts(FileReport(path: ""), rules: []))
    #expect(drawing.size.width > 300 && drawing.size.width < 4_000)
    #expect(drawing.size.height > 200 && drawing.size.height < 5_000)
    let svg = try SVG(drawing.document())
    #expect(svg.description.contains("Far. Button."))
    #expect(!svg.text.contains("nan") && !svg.text.contains("inf\""))
  }

  @Test func itemsOfBarsStandInStrips() throws {
    let svg = try Sample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="vc-1" customClass="Inbox" sceneMemberID="viewController">
            <view key="view" id="v-1"><rect key="frame" x="0" y="0" width="320" height="480"/>
            </view>
            <navigationItem key="navigationItem" title="Inbox" id="n-1">
              <barButtonItem key="leftBarButtonItem" title="Edit" id="b-1"/>
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="b-2"/>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, path: "Main.storyboard"
    ).svg
    let left = try #require(svg.rects("frame", inGroup: "b-1").first)
    let right = try #require(svg.rects("frame", inGroup: "b-2").first)
    // Above the view, the left item left of the right one, both within its width.
    #expect(left.y + left.height <= 0 && right.y + right.height <= 0)
    #expect(left.x >= 0 && left.x + left.width < right.x && right.x + right.width <= 320)
    #expect(svg.shownTexts.contains("Inbox"))
  }

  @Test func cellsInSectionsHaveTheirPlace() throws {
    let svg = try Sample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <objects>
          <tableView id="t-1"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <sections><tableViewSection headerTitle="Mail" id="s-1"><cells>
              <tableViewCell id="c-1"><rect key="frame" x="0" y="50" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="cc-1">
                  <rect key="frame" x="0" y="0" width="320" height="44"/>
                  <subviews><label text="Accounts" id="l-1">
                    <rect key="frame" x="16" y="12" width="100" height="20"/>
                  </label></subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </objects>
      </document>
      """, path: "Table.xib"
    ).svg
    #expect(
      svg.rects("container", inGroup: "l-1") == [Rect(x: 16, y: 62, width: 100, height: 20)])
    #expect(svg.description.hasSuffix("Without a place in the picture:\ntable section “Mail”"))
  }

  @Test func looksAsExpected() throws {
    let bytes = try signInSample().drawing().document()
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Expected/sign-in.svg")
    if ProcessInfo.processInfo.environment["RECORD_EXPECTED"] == "1" {
      try Data(bytes).write(to: url)
      Issue.record("recorded sign-in.svg")
      return
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let difference = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .difference(from: expected.split(separator: "\n"))
    #expect(difference.isEmpty)
  }
}
