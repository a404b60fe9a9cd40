import Auditing
import LayoutModel
import LayoutReading
import Rules
import Testing

/// The smallest repair of a target that is too small, and the reasons for not knowing a size.
@Suite struct TouchTargetRepairTests {
  private func report(_ views: String) throws -> FileReport {
    let example = RuleExample.passes("repair", views, in: .interfaceBuilder)
    let layout = MarkedLayout(example)
    let read = LayoutReader().read(Array(layout.text.utf8), path: layout.path)
    return Auditor(rules: [TouchTargetTooSmall.self]).audit(try read.get())
  }

  private static func button(_ inside: String, attributes: String = "") -> String {
    """
    <button id="b" \(attributes)><rect key="frame" x="20" y="20" width="60" height="30"/>
      <state key="normal" title="Save"/>\(inside)</button>
    """
  }

  @Test(arguments: [
    ("", "Add a height constraint of at least 48 points."),
    (
      "<constraints><constraint firstAttribute='height' constant='30' id='c'/></constraints>",
      "Raise the height constraint to 48 points."
    ),
    // A size class has another constant, so the constraint does not prove the size; another one
    // beside it would contradict it all the same.
    (
      """
      <constraints><constraint firstAttribute='height' constant='30' id='c'>\
      <variation key='heightClass=regular-widthClass=regular' constant='60'/></constraint></constraints>
      """,
      "Raise the height constraint to 48 points."
    ),
    (
      """
      <constraints><constraint firstAttribute='height' relation='greaterThanOrEqual' constant='30' \
      id='c'/></constraints>
      """,
      "Raise the height constraint to 48 points."
    ),
    (
      """
      <constraints><constraint firstAttribute='height' relation='lessThanOrEqual' constant='90' \
      id='c'/></constraints>
      """,
      "Add a height constraint of at least 48 points."
    ),
  ])
  func raisesTheConstraintThatIsThere(inside: String, fix: String) throws {
    #expect(try report(Self.button(inside)).findings.map(\.fix) == [fix])
  }

  @Test func namesTheViewThatSetsTheSide() throws {
    let views = """
      <label id="l" text="Name"><rect key="frame" x="0" y="0" width="60" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="c1"/></constraints></label>
      \(Self.button("<constraints><constraint firstItem='b' firstAttribute='height' secondItem='l' secondAttribute='height' id='c2'/></constraints>"))
      """
    #expect(
      try report(views).findings.map(\.fix) == [
        "Raise the height of the label “Name”, which sets its height, so that it has 48 points."
      ])
  }

  @Test(arguments: [
    (
      button("", attributes: "misplaced='YES'"),
      "its frame is not the one its constraints make"
    ),
    (
      """
      <textField id="f" customClass="MDCTextField"><rect key="frame" x="0" y="0" width="300" \
      height="30"/></textField>
      """,
      "MDCTextField sizes itself"
    ),
    (
      "<button id='b'><rect key='frame' x='0' y='0' width='0' height='0'/></button>",
      "the layout does not give it a size"
    ),
    ("<button id='b'/>", "the layout does not give it a size"),
  ])
  func saysWhyASizeIsNotKnown(view: String, reason: String) throws {
    let report = try report(view)
    #expect(report.findings.isEmpty)
    #expect(report.undecided.map(\.reason) == [reason])
  }
}
