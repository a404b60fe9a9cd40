import Auditing
import LayoutModel

public struct MaterialClassNotForNibs: Rule {
  public static let documentation = RuleDocumentation(
    id: "material-class-not-for-nibs",
    summary: "A Material class in a storyboard or xib crashes or comes out broken",
    why: """
      Some classes of Material components cannot be loaded from Interface Builder’s files. Their \
      initializer for nibs ends the app, or leaves out the parts that show and speak: a chip without \
      a title is blank for the eyes and has no name for VoiceOver.
      """,
    decides: """
      An element of a storyboard or xib has the class M3CButton, M3CTextField or M3CTextView, whose \
      initializer for nibs ends the app; MDCChipView or MDCChipField, whose initializer does not make \
      their title, image and text field; or MDCBadgeView, which has none.
      """,
    limits: """
      Subclasses are not judged: they may do better. Classes of the same name in a module of the app \
      are left alone. What the initializers do was read in the sources of release 124.2 and, for the \
      classes with M3C, of the last commit.
      """,
    fixInInterfaceBuilder: """
      Leave a plain view in the layout, and add the component to it in code; or choose a class that \
      loads from nibs, such as MDCButton.
      """,
    fixInCode: """
      let chip = MDCChipView(frame: placeholderView.bounds)
      chip.titleLabel.text = NSLocalizedString("Vegetarian", comment: "")
      placeholderView.addSubview(chip)
      """,
    standards: [.nameRoleValue, .material("M3CButton.m, MDCChipView.m: initWithCoder:")],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "A button that ends the app",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="M3CButton">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
          <state key="normal" title="Save"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button “Save” is an M3CButton, which ends the app when it is loaded from a storyboard \
          or xib.
          """),
      .fails(
        "A blank chip",
        """
        ↓<view contentMode="scaleToFill" id="vie-01" customClass="MDCChipView">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view is an MDCChipView, which comes out of a storyboard or xib without its title and \
          image: it is blank and has no name.
          """),
      .passes(
        "Classes that load, a class of the app, and Layout XML, which is no nib",
        """
        <layout name="Order">
          <button class="MDCButton" title="Save"/>
          <button class="M3CButton" title="Save"/>
          <view class="MDCChipView" accessibilityLabel="Vegetarian"/>
        </layout>
        """),
      .passes(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
          <state key="normal" title="Save"/>
        </button>
        <view contentMode="scaleToFill" id="vie-01" customClass="MDCChipView" customModule="Shop" customModuleProvider="target">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
        </view>
        """, in: .interfaceBuilder),
      .fails(
        "A chip field without its text field",
        """
        ↓<view contentMode="scaleToFill" id="vie-01" customClass="MDCChipField">
          <rect key="frame" x="20" y="20" width="166" height="48"/>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view is an MDCChipField, which comes out of a storyboard or xib without its \
          text field: nothing can be typed.
          """),
      .fails(
        "A badge",
        """
        ↓<view contentMode="scaleToFill" id="vie-01" customClass="MDCBadgeView">
          <rect key="frame" x="20" y="20" width="20" height="20"/>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view is an MDCBadgeView, which cannot be loaded from a storyboard or xib.
          """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.format != .layoutXML && screen.elements[index].materialClass != nil
      && screen.elements[index].isFromMaterialLibrary
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withCustomClass.compactMap { index in
      guard let name = screen.elements[index].materialClass, let harm = name.harmFromNib,
        judges(index, in: screen)
      else { return nil }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) is an \(name.rawValue), which \(harm).
            """,
          certainty: .certain, fix: "Make it in code."))
    }
  }
}

extension Element {
  /// Whether no module, or one of the library’s, is named with the class.
  fileprivate var isFromMaterialLibrary: Bool {
    customClass?.module?.hasPrefix("Material") ?? true
  }
}

extension MaterialClass {
  /// What happens when it is loaded from a nib, as the end of a sentence; `nil` for what loads well.
  fileprivate var harmFromNib: String? {
    switch self {
    case .M3CButton, .M3CTextField, .M3CTextView:
      "ends the app when it is loaded from a storyboard or xib"
    case .MDCChipView:
      """
      comes out of a storyboard or xib without its title and image: it is blank and has no name
      """
    case .MDCChipField:
      "comes out of a storyboard or xib without its text field: nothing can be typed"
    case .MDCBadgeView: "cannot be loaded from a storyboard or xib"
    default: nil
    }
  }
}
