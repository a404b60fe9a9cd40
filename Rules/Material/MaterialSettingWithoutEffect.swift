import Auditing
import LayoutModel
import VoiceOver

public struct MaterialSettingWithoutEffect: Rule {
  public static let documentation = RuleDocumentation(
    id: "material-setting-without-effect",
    summary: "A Material class does not heed what the layout sets for it",
    why: """
      A label or a trait set in the layout looks like care taken. Where the class answers for itself \
      nobody hears it, and the layout hides that something is still to be done in code.
      """,
    decides: """
      An MDCPageControl or MDCProgressView has an accessibility label, which both replace by one of \
      their own; an MDCButton has traits without button, which it adds unless \
      accessibilityTraitsIncludesButton is NO; an MDCTextField in a storyboard or xib has a clear \
      button mode, which it sets itself when it is loaded; or a slider of Interface Builder has the \
      class MDCSlider, which reads none of its values.
      """,
    limits: """
      What the classes do was read in the sources of release 124.2; another release may differ, so \
      the finding is likely. Subclasses are not judged.
      """,
    fixInInterfaceBuilder: """
      Remove the setting, and make it in code after loading. For MDCSlider use a plain view. To take \
      the trait button from an MDCButton, add a run-time attribute accessibilityTraitsIncludesButton \
      of type Boolean that is not ticked.
      """,
    fixInCode: """
      emailField.clearButtonMode = .whileEditing
      """,
    standards: [
      .material(
        "MDCPageControl.m, MDCProgressView.m, MDCButton.m, MDCTextField.m, MDCSlider.m, 124.2")
    ],
    severity: .note, impact: .minor, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    switch screen.elements[index].materialClass {
    case .MDCPageControl, .MDCProgressView, .MDCTextField, .MDCSlider: true
    case let name?: name.isButton && name != .M3CButton
    case nil: false
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withCustomClass.compactMap { index in
      guard judges(index, in: screen),
        let idle = screen.idleSetting(of: index)
      else { return nil }
      let reach = screen.reach(of: index).atMost(
        .likely, because: "the release of Material Components is not known")
      return .fails(
        Finding(
          element: index, message: "\(screen.elements[index].subject) \(idle)",
          certainty: reach.certainty, reason: reach.reason,
          fix: "Remove the setting, and set in code what is needed."))
    }
  }
}

extension ResolvedScreen {
  /// What is set in vain, as the end of a sentence.
  fileprivate func idleSetting(of index: Int) -> String? {
    let element = elements[index]
    switch element.materialClass {
    case .MDCPageControl, .MDCProgressView:
      guard let label = element.accessibility.label?.text.visible,
        let name = element.customClass?.name
      else { return nil }
      return "has the accessibility label \(label.quoted), which \(name) replaces by its own."
    case .MDCTextField:
      guard format != .layoutXML, let mode = element.textInput?.clearButtonMode else { return nil }
      return mode == "whileEditing"
        ? nil
        : """
        has the clear button mode “\(mode)”, which MDCTextField replaces by “whileEditing” when it \
        is loaded.
        """
    case .MDCSlider:
      guard element.kind == .slider, format != .layoutXML else { return nil }
      return "is a slider of Interface Builder, none of whose values MDCSlider reads."
    case let name?:
      guard let traits = element.accessibility.traits, !traits.contains(.button),
        element.material?.accessibilityTraitsIncludesButton != false
      else { return nil }
      return """
        has the traits \(traits.names) without button, but \(name.rawValue) adds it: VoiceOver still \
        says “Button”.
        """
    case nil: return nil
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A label nobody hears",
    """
    <layout name="Tour">
      ↓<view class="MDCPageControl" accessibilityLabel="Pages of the tour"/>
    </layout>
    """,
    message: """
      The view “Pages of the tour” has the accessibility label “Pages of the tour”, which \
      MDCPageControl replaces by its own.
      """,
    certainty: .likely),
  .fails(
    "A trait that comes back",
    """
    <layout name="Tour">
      ↓<button class="MDCButton" title="Imprint" accessibilityTraits="link"/>
    </layout>
    """,
    message: """
      The button “Imprint” has the traits link without button, but MDCButton adds it: VoiceOver still \
      says “Button”.
      """,
    certainty: .likely),
  .fails(
    "A clear button mode that is lost",
    """
    ↓<textField opaque="NO" contentMode="scaleToFill" placeholder="City" clearButtonMode="always" id="txt-01" customClass="MDCTextField">
      <rect key="frame" x="20" y="20" width="200" height="34"/>
      <textInputTraits key="textInputTraits"/>
    </textField>
    """, in: .interfaceBuilder,
    message: """
      The text field “City” has the clear button mode “always”, which MDCTextField replaces by \
      “whileEditing” when it is loaded.
      """,
    certainty: .likely),
  .fails(
    "A slider whose values are lost",
    """
    ↓<slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="sli-01" customClass="MDCSlider">
      <rect key="frame" x="20" y="20" width="200" height="31"/>
    </slider>
    """, in: .interfaceBuilder,
    message: """
      The slider is a slider of Interface Builder, none of whose values MDCSlider reads.
      """,
    certainty: .likely),
  .passes(
    "Settings that count",
    """
    <layout name="Tour">
      ↓<view class="MDCPageControl"/>
      <progressView accessibilityLabel="Upload"/>
      ↓<button class="MDCButton" title="Imprint" accessibilityTraits="link button"/>
      ↓<button class="MDCButton" title="Imprint" accessibilityTraits="link"
              accessibilityTraitsIncludesButton="false"/>
      ↓<textField class="MDCTextField" placeholder="City" clearButtonMode="always"/>
      <textField class="MDCFilledTextField" placeholder="City" clearButtonMode="always"/>
      ↓<slider class="MDCSlider" value="0.5"/>
      <button class="M3CButton" title="Imprint" accessibilityTraits="link"/>
    </layout>
    """),
  .passes(
    "In Interface Builder: a view, which has no values",
    """
    ↓<view contentMode="scaleToFill" id="sli-01" customClass="MDCSlider">
      <rect key="frame" x="20" y="20" width="200" height="31"/>
    </view>
    """, in: .interfaceBuilder),
]
