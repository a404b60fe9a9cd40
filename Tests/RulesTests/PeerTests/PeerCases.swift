import Testing

/// A layout that a check of a peer would flag, and the rule here that finds the same: at the
/// elements behind `↓`.
struct PeerCase: Sendable, CustomTestStringConvertible {
  var peer: String
  var check: String
  var rule: String
  var layout: String

  init(_ peer: String, _ check: String, _ rule: String, _ layout: String) {
    self.peer = peer
    self.check = check
    self.rule = rule
    self.layout = layout
  }

  var testDescription: String { "\(peer): \(check)" }

  static let all = [
    PeerCase(
      "GTXiLib", "Accessibility label", "image-button-no-label",
      #"""
      <layout name="Screen">↓<button image="ic_close"/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Accessibility label punctuation", "label-ends-with-period",
      #"""
      <layout name="Screen">↓<button symbol="xmark" accessibilityLabel="Close."/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Accessibility label-trait overlap", "label-contains-role",
      #"""
      <layout name="Screen">↓<button symbol="xmark" accessibilityLabel="Close button"/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Accessibility traits", "conflicting-traits",
      #"""
      <layout name="Screen">↓<button title="Terms" accessibilityTraits="button link"/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Touch target size", "touch-target-too-small",
      #"""
      <layout name="Screen">↓<button title="Save" frame="0 0 40 30"/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Contrast ratio (Label)", "text-contrast",
      #"""
      <layout name="Screen"><view backgroundColor="white">↓<label text="Optional" textColor="#BBBBBB" font="12"/></view></layout>
      """#),
    PeerCase(
      "GTXiLib", "Supports Dynamic Type", "dynamic-type-disabled",
      #"""
      <layout name="Screen">↓<label text="Help" font="body"/></layout>
      """#),
    PeerCase(
      "GTXiLib", "Contrast ratio (TextView)", "text-contrast",
      #"""
      <layout name="Screen">↓<textView text="Notes" textColor="#BBBBBB" backgroundColor="white" font="12"/></layout>
      """#),
    PeerCase(
      "xiblint", "accessibility_labels_for_image_buttons", "image-button-no-label",
      #"""
      <layout name="Screen">↓<button image="ic_close" isAccessibilityElement="true"/></layout>
      """#),
    PeerCase(
      "xiblint", "accessibility_labels_for_images", "image-element-no-label",
      #"""
      <layout name="Screen">↓<imageView image="chart" isAccessibilityElement="true"/></layout>
      """#),
    PeerCase(
      "xiblint", "accessibility_labels_for_text_with_placeholder", "placeholder-only-label",
      #"""
      <layout name="Screen">↓<textField placeholder="Email"/></layout>
      """#),
    PeerCase(
      "xiblint", "strict_font_sizes", "font-too-small",
      #"""
      <layout name="Screen">↓<label text="Terms" font="8"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "SpeakableTextPresentCheck",
      "image-button-no-label",
      #"""
      <layout name="Screen">↓<button image="ic_close"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "TouchTargetSizeCheck", "touch-target-too-small",
      #"""
      <layout name="Screen">↓<button title="Save" frame="0 0 47 47"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "DuplicateSpeakableTextCheck", "duplicate-label",
      #"""
      <layout name="Screen">↓<button title="Edit" action="editName:"/><button title="Edit" action="editAddress:"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "TextContrastCheck", "text-contrast",
      #"""
      <layout name="Screen"><view backgroundColor="white">↓<label text="Optional" textColor="#999999" font="12"/></view></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "DuplicateClickableBoundsCheck",
      "duplicate-touch-target",
      #"""
      <layout name="Screen">↓<button title="A" frame="0 0 60 60"/><button title="B" frame="0 0 60 60"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "RedundantDescriptionCheck",
      "label-contains-role",
      #"""
      <layout name="Screen">↓<button symbol="xmark" accessibilityLabel="Close button"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "TraversalOrderCheck", "reading-order-ambiguous",
      #"""
      <layout name="Screen">↓<label text="A" frame="0 16 50 20"/><label text="B" frame="60 9 50 20"/><label text="C" frame="120 2 50 20"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "LinkPurposeUnclearCheck", "label-generic",
      #"""
      <layout name="Screen">↓<button title="Learn more"/></layout>
      """#),
    PeerCase(
      "Accessibility Test Framework for Android", "TextSizeCheck", "fixed-font-size",
      #"""
      <layout name="Screen">↓<label text="Help" font="15"/></layout>
      """#),
    PeerCase(
      "a11y-check", "image-missing-label", "image-element-no-label",
      #"""
      <layout name="Screen">↓<imageView image="chart" isAccessibilityElement="true"/></layout>
      """#),
    PeerCase(
      "a11y-check", "image-label-contains-role", "label-contains-role",
      #"""
      <layout name="Screen">↓<imageView image="chart" isAccessibilityElement="true" accessibilityLabel="Sales image"/></layout>
      """#),
    PeerCase(
      "a11y-check", "icon-button-missing-label", "image-button-no-label",
      #"""
      <layout name="Screen">↓<button symbol="gearshape"/></layout>
      """#),
    PeerCase(
      "a11y-check", "button-label-contains-role", "label-contains-role",
      #"""
      <layout name="Screen">↓<button symbol="xmark" accessibilityLabel="Close button"/></layout>
      """#),
    PeerCase(
      "a11y-check", "visually-disabled-not-semantic", "not-enabled-mismatch",
      #"""
      <layout name="Screen">↓<button title="Buy" accessibilityTraits="button notEnabled"/></layout>
      """#),
    PeerCase(
      "a11y-check", "textfield-missing-label", "text-field-no-label",
      #"""
      <layout name="Screen">↓<textField/></layout>
      """#),
    PeerCase(
      "a11y-check", "slider-missing-label", "slider-no-label",
      #"""
      <layout name="Screen">↓<slider/></layout>
      """#),
    PeerCase(
      "a11y-check", "stepper-missing-label", "stepper-no-label",
      #"""
      <layout name="Screen">↓<stepper/></layout>
      """#),
    PeerCase(
      "a11y-check", "picker-missing-label", "picker-no-label",
      #"""
      <layout name="Screen">↓<datePicker/></layout>
      """#),
    PeerCase(
      "a11y-check", "toggle-missing-label", "switch-no-label",
      #"""
      <layout name="Screen">↓<switch/></layout>
      """#),
    PeerCase(
      "a11y-check", "input-missing-purpose", "text-content-type-missing",
      #"""
      <layout name="Screen">↓<textField placeholder="Email"/></layout>
      """#),
    PeerCase(
      "a11y-check", "label-in-name", "label-in-name",
      #"""
      <layout name="Screen">↓<button title="Cancel" accessibilityLabel="Log in"/></layout>
      """#),
    PeerCase(
      "a11y-check", "heading-trait-missing", "heading-style-without-trait",
      #"""
      <layout name="Screen">↓<label text="Delivery" font="title1"/><label text="On weekdays"/><label text="Before noon"/></layout>
      """#),
    PeerCase(
      "a11y-check", "hint-describes-action-method", "hint-mentions-gesture",
      #"""
      <layout name="Screen">↓<button title="Song" accessibilityHint="Double tap to play."/></layout>
      """#),
    PeerCase(
      "a11y-check", "zstack-order-confusing", "reading-order-ambiguous",
      #"""
      <layout name="Screen">↓<label text="A" frame="0 16 50 20"/><label text="B" frame="60 9 50 20"/><label text="C" frame="120 2 50 20"/></layout>
      """#),
    PeerCase(
      "a11y-check", "hidden-parent-with-controls", "control-hidden-from-accessibility",
      #"""
      <layout name="Screen">↓<view accessibilityElementsHidden="true"><button title="Save"/></view></layout>
      """#),
    PeerCase(
      "a11y-check", "tap-gesture-missing-button-trait", "gesture-view-missing-button-trait",
      #"""
      <layout name="Screen"><view>↓<label text="Open" gesture="tap" userInteractionEnabled="true"/></view></layout>
      """#),
    PeerCase(
      "a11y-check", "generic-link-text", "label-generic",
      #"""
      <layout name="Screen">↓<button title="Click here"/></layout>
      """#),
    PeerCase(
      "a11y-check", "small-touch-target", "touch-target-too-small",
      #"""
      <layout name="Screen">↓<button title="Save" frame="0 0 20 20"/></layout>
      """#),
    PeerCase(
      "a11y-check", "fixed-font-size", "fixed-font-size",
      #"""
      <layout name="Screen">↓<label text="Help" font="15"/></layout>
      """#),
    PeerCase(
      "a11y-check", "line-limit-1", "text-may-clip",
      #"""
      <layout name="Screen">↓<label text="We deliver on weekdays" font="body" width="120" adjustsFontForContentSizeCategory="true"/></layout>
      """#),
    PeerCase(
      "a11y-check", "color-contrast-insufficient", "text-contrast",
      #"""
      <layout name="Screen"><view backgroundColor="white">↓<label text="Optional" textColor="#BBBBBB" font="12"/></view></layout>
      """#),
    PeerCase(
      "a11y-check", "missing-navigation-title", "screen-title-missing",
      #"""
      <layout name="Screen" inNavigationController="true">↓<view/></layout>
      """#),
    PeerCase(
      "a11y-check", "tabview-missing-label", "tab-item-no-label",
      #"""
      <layout name="Screen"><tabBar>↓<tabBarItem image="ic_home"/></tabBar></layout>
      """#),
    PeerCase(
      "A11yUITests", "minimumInteractiveSize", "touch-target-too-small",
      #"""
      <layout name="Screen">↓<button title="Save" frame="0 0 40 30"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "labelPresence", "image-button-no-label",
      #"""
      <layout name="Screen">↓<button image="ic_close"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "buttonLabel", "label-contains-role",
      #"""
      <layout name="Screen">↓<button symbol="xmark" accessibilityLabel="Close button"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "imageLabel", "label-is-image-name",
      #"""
      <layout name="Screen">↓<imageView image="logo" isAccessibilityElement="true" accessibilityLabel="logo.png"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "labelLength", "label-too-long",
      #"""
      <layout name="Screen">↓<button symbol="trash" accessibilityLabel="Remove this photograph from all of your albums"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "header", "screen-without-heading",
      #"""
      <layout name="Screen">↓<view><label text="Text A"/><label text="Text B"/><label text="Text C"/><label text="Text D"/><label text="Text E"/><label text="Text F"/><label text="Text G"/><label text="Text H"/><label text="Text I"/><label text="Text J"/></view></layout>
      """#),
    PeerCase(
      "A11yUITests", "buttonTrait", "control-trait-removed",
      #"""
      <layout name="Screen">↓<button title="Play" accessibilityTraits="image"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "conflictingTraits", "conflicting-traits",
      #"""
      <layout name="Screen">↓<button title="Terms" accessibilityTraits="button link"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "duplicated", "duplicate-label",
      #"""
      <layout name="Screen">↓<button title="Edit" action="editName:"/><button title="Edit" action="editAddress:"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "controlSpacing", "touch-targets-too-close",
      #"""
      <layout name="Screen"><button title="Save" frame="0 0 60 48"/>↓<button title="Delete" frame="64 0 60 48"/></layout>
      """#),
    PeerCase(
      "A11yUITests", "controlOverlap", "touch-targets-too-close",
      #"""
      <layout name="Screen"><button title="Save" frame="0 0 60 48"/>↓<button title="Delete" frame="50 0 60 48"/></layout>
      """#),
    PeerCase(
      "axe-core", "button-name", "empty-button",
      #"""
      <layout name="Screen">↓<button/></layout>
      """#),
    PeerCase(
      "axe-core", "image-alt", "image-element-no-label",
      #"""
      <layout name="Screen">↓<imageView image="chart" isAccessibilityElement="true"/></layout>
      """#),
    PeerCase(
      "axe-core", "label", "text-field-no-label",
      #"""
      <layout name="Screen">↓<textField/></layout>
      """#),
    PeerCase(
      "axe-core", "input-image-alt", "image-button-no-label",
      #"""
      <layout name="Screen">↓<button image="ic_send"/></layout>
      """#),
    PeerCase(
      "axe-core", "label-content-name-mismatch", "label-in-name",
      #"""
      <layout name="Screen">↓<button title="Cancel" accessibilityLabel="Log in"/></layout>
      """#),
    PeerCase(
      "axe-core", "target-size", "touch-target-too-small",
      #"""
      <layout name="Screen">↓<button title="Save" frame="0 0 20 20"/></layout>
      """#),
    PeerCase(
      "axe-core", "nested-interactive", "nested-active-controls",
      #"""
      <layout name="Screen">↓<view isAccessibilityElement="true" accessibilityLabel="Order"><button title="Cancel"/></view></layout>
      """#),
    PeerCase(
      "axe-core", "image-redundant-alt", "duplicate-of-adjacent-text",
      #"""
      <layout name="Screen">↓<imageView image="truck" isAccessibilityElement="true" accessibilityLabel="Delivery"/><label text="Delivery"/></layout>
      """#),
    PeerCase(
      "axe-core", "label-title-only", "placeholder-only-label",
      #"""
      <layout name="Screen">↓<textField placeholder="Email"/></layout>
      """#),
    PeerCase(
      "axe-core", "autocomplete-valid", "text-content-type-missing",
      #"""
      <layout name="Screen">↓<textField placeholder="Email"/></layout>
      """#),
    PeerCase(
      "axe-core", "page-has-heading-one", "screen-without-heading",
      #"""
      <layout name="Screen">↓<view><label text="Text A"/><label text="Text B"/><label text="Text C"/><label text="Text D"/><label text="Text E"/><label text="Text F"/><label text="Text G"/><label text="Text H"/><label text="Text I"/><label text="Text J"/></view></layout>
      """#),
    PeerCase(
      "axe-core", "identical-links-same-purpose", "duplicate-label",
      #"""
      <layout name="Screen">↓<button title="Edit" action="editName:"/><button title="Edit" action="editAddress:"/></layout>
      """#),
    PeerCase(
      "axe-core", "link-name", "empty-button",
      #"""
      <layout name="Screen">↓<button accessibilityTraits="link"/></layout>
      """#),
    PeerCase(
      "axe-core", "color-contrast", "text-contrast",
      #"""
      <layout name="Screen"><view backgroundColor="white">↓<label text="Optional" textColor="#BBBBBB" font="12"/></view></layout>
      """#),
    PeerCase(
      "axe-core", "aria-hidden-focus", "control-hidden-from-accessibility",
      #"""
      <layout name="Screen">↓<view accessibilityElementsHidden="true"><button title="Save"/></view></layout>
      """#),
    PeerCase(
      "axe-core", "aria-dialog-name", "modal-not-marked",
      #"""
      <layout name="Screen"><view frame="0 0 393 852"><button title="Back"/>↓<view frame="0 0 393 852" backgroundColor="#00000099"><button title="Close"/></view></view></layout>
      """#),
    PeerCase(
      "axe-core", "aria-allowed-role", "control-trait-removed",
      #"""
      <layout name="Screen">↓<button title="Play" accessibilityTraits="image"/></layout>
      """#),
    PeerCase(
      "axe-core", "aria-conditional-attr", "not-enabled-mismatch",
      #"""
      <layout name="Screen">↓<button title="Buy" accessibilityTraits="button notEnabled"/></layout>
      """#),
    PeerCase(
      "axe-core", "document-title", "screen-title-missing",
      #"""
      <layout name="Screen" inNavigationController="true">↓<view/></layout>
      """#),
    PeerCase(
      "axe-core", "form-field-multiple-labels", "label-equals-placeholder",
      #"""
      <layout name="Screen">↓<textField accessibilityLabel="Email" placeholder="Email"/></layout>
      """#),
    PeerCase(
      "axe-core", "aria-toggle-field-name", "switch-no-label",
      #"""
      <layout name="Screen">↓<switch/></layout>
      """#),
  ]
}
