import Auditing
import LayoutModel

public struct ContentInsetsReplaced: Rule {
  public static let documentation = RuleDocumentation(
    id: "content-insets-replaced",
    summary: "A Material button replaces the content insets set in Interface Builder",
    why: """
      Content insets are set to give a button room, and with it a target a finger can hit. \
      MDCButton sets insets of its own when it is loaded from a nib, so the button on the device \
      is smaller or larger than the one in Interface Builder.
      """,
    decides: """
      A button of class MDCButton, MDCFlatButton, MDCRaisedButton or MDCFloatingButton whose \
      Interface Builder insets differ from those the class sets: 8 points at top and bottom and 16 \
      at left and right, none for floating buttons.
      """,
    limits: """
      Code that sets the insets again after loading is not seen. Subclasses are not judged. The \
      insets are those of release 124.2; another release may set others, so the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Set the insets back to Default, and size the button by constraints or a run-time attribute \
      minimumSize.
      """,
    fixInCode: """
      override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.contentEdgeInsets = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
      }
      """,
    standards: [
      .material("Buttons: MDCButton.m, 124.2, initWithCoder: sets the default content insets")
    ],
    severity: .note, impact: .minor, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].material?.nibContentEdgeInsets != nil
      && screen.elements[index].setInsets != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withMaterial.compactMap { index in
      guard let stated = screen.elements[index].material?.nibContentEdgeInsets else { return nil }
      let element = screen.elements[index]
      guard let set = element.setInsets,
        stated != set
      else { return nil }
      let reach = screen.reach(of: index).atMost(
        .likely, because: "the release of Material Components is not known")
      return .fails(
        Finding(
          element: index,
          message: """
            \(element.subject) loses its content insets: \(element.customClass?.name ?? "its class") \
            sets them to \(set == .zero ? "0" : "8 points at top and bottom, 16 at left and right") when it is loaded.
            """,
          certainty: reach.certainty, reason: reach.reason,
          fix: "Set the insets to Default, and size the button by constraints or minimumSize."))
    }
  }
}

extension Element {
  /// The content insets the class sets in `initWithCoder:`.
  fileprivate var setInsets: EdgeInsets? {
    switch materialClass {
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton:
      EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    case .MDCFloatingButton: .zero
    default: nil
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Room that is lost",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="166" height="62"/>
      <inset key="contentEdgeInsets" minX="16" minY="24" maxX="16" maxY="24"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” loses its content insets: MDCButton sets them to 8 points at top and \
      bottom, 16 at left and right when it is loaded.
      """,
    certainty: .likely),
  .fails(
    "A floating button with an outlet",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCFloatingButton">
      <rect key="frame" x="20" y="20" width="52" height="52"/>
      <inset key="contentEdgeInsets" minX="16" minY="16" maxX="0.0" maxY="0.0"/>
      <state key="normal" title="Save"/>
    </button>
    <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
      <connections>
        <outlet property="addButton" destination="btn-01" id="out-01"/>
      </connections>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” loses its content insets: MDCFloatingButton sets them to 0 when it is loaded.
      """,
    certainty: .likely),
  .passes(
    "The same insets, none, and a button of UIKit",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="166" height="38"/>
      <inset key="contentEdgeInsets" minX="16" minY="8" maxX="16" maxY="8"/>
      <state key="normal" title="Save"/>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-02" customClass="MDCRaisedButton">
      <rect key="frame" x="20" y="80" width="166" height="38"/>
      <state key="normal" title="Save"/>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-04" customClass="M3CButton">
      <rect key="frame" x="20" y="160" width="166" height="38"/>
      <inset key="contentEdgeInsets" minX="16" minY="24" maxX="16" maxY="24"/>
      <state key="normal" title="Save"/>
    </button>
    <button opaque="NO" contentMode="scaleToFill" id="btn-03">
      <rect key="frame" x="20" y="120" width="166" height="38"/>
      <inset key="contentEdgeInsets" minX="16" minY="24" maxX="16" maxY="24"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder),
]
