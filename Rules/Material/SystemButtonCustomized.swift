import Auditing
import LayoutModel

public struct SystemButtonCustomized: Rule {
  public static let documentation = RuleDocumentation(
    id: "system-button-customized",
    summary: "An info, detail or add button has an image or insets of its own",
    why: """
      Buttons of these types come with a picture of the system and with its name: VoiceOver says \
      “More Info” whatever picture a layout adds. Another picture either does not show, or shows \
      something that VoiceOver does not say.
      """,
    decides: """
      A button of type detail disclosure, info (light or dark) or add contact states an image, or \
      insets for its title, image or content. UIKit’s guide says that the pictures of these types \
      cannot be customized, and that there is no reason to adjust their insets.
      """,
    limits: """
      What UIKit makes of such settings differs between versions, so the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Choose Custom or System as Type in the Attributes inspector for a picture of your own, and give \
      it an accessibility label; else remove the image and set the insets back to Default.
      """,
    fixInCode: """
      let button = UIButton(type: .system)
      button.setImage(UIImage(named: "gear"), for: .normal)
      button.accessibilityLabel = NSLocalizedString("Settings", comment: "")
      """,
    standards: [.apple("UIButton: Content of Buttons; Edge Insets")],
    severity: .note, impact: .moderate,
    examples: [
      .fails(
        "A gear that is called More Info",
        """
        <layout name="Map">
          ↓<button buttonType="infoLight" image="gear"/>
        </layout>
        """,
        message: """
          The button “gear” has an image of its own, but its type infoLight brings a picture and a \
          name of the system’s.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder: insets",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="contactAdd" id="btn-01">
          <rect key="frame" x="20" y="20" width="48" height="48"/>
          <inset key="imageEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button has insets of its own; its type contactAdd is laid out by the system.
          """,
        certainty: .likely),
      .passes(
        "As they come, and buttons made for images",
        """
        <layout name="Map">
          ↓<button buttonType="infoLight"/>
          ↓<button buttonType="infoLight" accessibilityLabel="About the map"/>
          <button buttonType="system" image="gear" accessibilityLabel="Settings"/>
        </layout>
        """),
      .passes(
        "In Interface Builder",
        """
        <button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="20" y="20" width="48" height="48"/>
          <inset key="imageEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>
          <state key="normal" title="Save"/>
        </button>
        """, in: .interfaceBuilder),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    switch screen.elements[index].button?.type {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
    case .custom, .system, .close, nil: false
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen),
        let type = screen.elements[index].button?.type.rawValue
      else { return nil }
      let element = screen.elements[index]
      let what: String
      if element.button?.normal.image != nil {
        what =
          "an image of its own, but its type \(type) brings a picture and a name of the system’s."
      } else if element.appearance?.hasEdgeInsets == true {
        what = "insets of its own; its type \(type) is laid out by the system."
      } else {
        return nil
      }
      let reach = screen.reach(of: index).atMost(
        .likely, because: "what UIKit makes of it differs between versions")
      return .fails(
        Finding(
          element: index, message: "\(element.subject) has \(what)",
          certainty: reach.certainty, reason: reach.reason,
          fix: "Choose the type custom or system, or remove the setting."))
    }
  }
}
