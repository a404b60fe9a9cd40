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

  /// A button of 30 points, 4 and 6 points from the edges of the view around it.
  private static func held(
    height: String = "<constraint firstAttribute='height' constant='40' id='c1'/>",
    own: String = "", tag: String = "view", distances: (Int, Int) = (4, 6)
  ) -> String {
    """
    <\(tag) id="row" userLabel="Row"><rect key="frame" x="0" y="0" width="320" height="40"/>
      <subviews>\(button(own))</subviews><constraints>\(height)
        <constraint firstItem='b' firstAttribute='top' secondItem='row' secondAttribute='top' \
    constant='\(distances.0)' id='c2'/>
        <constraint firstAttribute='bottom' secondItem='b' secondAttribute='bottom' \
    constant='\(distances.1)' id='c3'/>
      </constraints></\(tag)>
    """
  }

  private static let ownHeight =
    "<constraints><constraint firstAttribute='height' constant='30' id='c4'/></constraints>"

  @Test(arguments: [
    (held(), "Raise the height of the view “Row”, which sets its height, to 58 points."),
    (
      held(own: ownHeight),
      "Raise the height constraint to 48 points and the height of the view “Row” to 58."
    ),
    (
      held(
        height: "<constraint firstAttribute='height' constant='30' id='c1'/>", own: ownHeight,
        distances: (0, 0)),
      "Raise the height constraint and the height of the view “Row” to 48 points."
    ),
    // The view may grow with its button.
    (held(height: ""), "Add a height constraint of at least 48 points."),
    (held(height: "", own: ownHeight), "Raise the height constraint to 48 points."),
    // A taller button would be cut off.
    (
      held(
        height: "<constraint firstAttribute='height' constant='20' id='c1'/>", distances: (-5, -5)),
      "Raise the height of the view “Row”, which sets its height, to 48 points."
    ),
  ])
  func enlargesWhatHoldsTheEdges(views: String, fix: String) throws {
    #expect(try report(views).findings.map(\.fix) == [fix])
  }

  @Test func enlargesTheRow() throws {
    let views = """
      <tableView id="t"><prototypes><tableViewCell id="cell"><tableViewCellContentView \
      key="contentView" id="row"><rect key="frame" x="0" y="0" width="320" height="38"/>
      <subviews>\(Self.button(""))</subviews><constraints>
      <constraint firstItem='b' firstAttribute='top' secondItem='row' secondAttribute='top' \
      constant='4' id='c2'/>
      <constraint firstAttribute='bottom' secondItem='b' secondAttribute='bottom' \
      constant='4' id='c3'/></constraints></tableViewCellContentView></tableViewCell></prototypes>
      </tableView>
      <view id="v"><constraints><constraint firstAttribute="height" constant="9" id="c5"/>\
      </constraints></view>
      """
    #expect(
      try report(views).findings.map(\.fix) == [
        "Add a height constraint of at least 48 points and give the row a height of at least 56."
      ])
  }

  @Test func enlargesTheStackView() throws {
    let views = """
      <stackView id="s" userLabel="Buttons"><rect key="frame" x="0" y="0" width="320" height="30"/>
      <subviews>\(Self.button(""))</subviews><constraints>
      <constraint firstAttribute='height' constant='30' id='c1'/></constraints></stackView>
      """
    #expect(
      try report(views).findings.map(\.fix) == [
        "Raise the height of the stack view “Buttons”, which sets its height, to 48 points."
      ])
  }

  /// Names of an app's own for the area around a view where it takes touches.
  @Test(arguments: [
    ("touchInsets", "number", "<real key='value' value='44'/>", true),
    ("touchInsets", "number", "<real key='value' value='-9'/>", true),
    ("hitTestEdgeInsets", "rect", "<rect key='value' x='-9' y='-9' width='-9' height='-9'/>", true),
    ("minimumTapAreaSize", "size", "<size key='value' width='48' height='48'/>", true),
    // Too little to make a difference.
    ("touchInsets", "number", "<real key='value' value='-1'/>", false),
    // About something else.
    ("whiteEdgeSize", "number", "<real key='value' value='44'/>", false),
    ("tapCount", "number", "<real key='value' value='44'/>", false),
    ("cornerInset", "number", "<real key='value' value='44'/>", false),
  ])
  func doubtsWhatRunTimeAttributesMayEnlarge(
    keyPath: String, type: String, value: String, isDoubted: Bool
  ) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='\(type)' \
      keyPath='\(keyPath)'>\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let findings = try report(Self.button(attributes)).findings
    #expect(findings.map(\.certainty) == [isDoubted ? .needsReview : .likely])
    #expect(
      findings.first?.reason
        == (isDoubted
          ? "the run-time attribute “\(keyPath)” may change where it takes touches"
          : "the run-time attribute “\(keyPath)” may change it"))
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
