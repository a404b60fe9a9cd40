import LayoutModel

/// What the classes of Material components have beyond UIKit's.
extension Attribute where Target == Element {
  /// MDCButton, MDCFloatingButton, MDCChipView.
  static let materialArea: [Attribute] = [
    Attribute("hitAreaInsets", .insets) { $0.materialProperties.hitAreaInsets = $1 },
    Attribute("visibleAreaInsets", .insets) { $0.materialProperties.visibleAreaInsets = $1 },
    Attribute("centerVisibleArea", .boolean) { $0.materialProperties.centerVisibleArea = $1 },
    Attribute("minimumSize", .size) { $0.materialProperties.minimumSize = $1 },
    Attribute("maximumSize", .size) { $0.materialProperties.maximumSize = $1 },
  ]

  static let materialButton: [Attribute] = [
    // MDCFloatingButton.h: MDCFloatingButtonShapeDefault 0, …ShapeMini 1.
    Attribute("shape", .oneOf([("default", 0), ("mini", 1)])) { $0.materialProperties.shape = $1 },
    // MDCFloatingButton.h: MDCFloatingButtonModeNormal 0, …ModeExpanded 1.
    Attribute("mode", .oneOf([("normal", 0), ("expanded", 1)])) {
      $0.materialProperties.mode = $1
    },
    Attribute("uppercaseTitle", .boolean) { $0.materialProperties.uppercaseTitle = $1 },
    Attribute("accessibilityTraitsIncludesButton", .boolean) {
      $0.materialProperties.accessibilityTraitsIncludesButton = $1
    },
  ]

  /// MDCSlider.
  static let thumbRadius = Attribute("thumbRadius", .length) {
    $0.materialProperties.thumbRadius = $1
  }

  static let materialTextInput: [Attribute] = [
    Attribute("textInputController", .word) { $0.materialProperties.textInputController = $1 },
    Attribute("floatingLabelText", .text) { $0.materialProperties.floatingLabelText = $1 },
    Attribute("placeholderAccessibilityLabel", .text) {
      $0.materialProperties.placeholderAccessibilityLabel = $1
    },
    Attribute("leadingUnderlineText", .text) { $0.materialProperties.leadingUnderline.text = $1 },
    Attribute("leadingUnderlineAccessibilityLabel", .text) {
      $0.materialProperties.leadingUnderline.accessibilityLabel = $1
    },
    Attribute("trailingUnderlineText", .text) { $0.materialProperties.trailingUnderline.text = $1 },
    Attribute("trailingUnderlineAccessibilityLabel", .text) {
      $0.materialProperties.trailingUnderline.accessibilityLabel = $1
    },
    Attribute("helperText", .text) { $0.materialProperties.helperText = $1 },
    Attribute("helperAccessibilityLabel", .text) {
      $0.materialProperties.helperAccessibilityLabel = $1
    },
    Attribute("errorText", .text) { $0.materialProperties.errorText = $1 },
    Attribute("errorAccessibilityValue", .text) {
      $0.materialProperties.errorAccessibilityValue = $1
    },
    Attribute("characterCountMax", .count) { $0.materialProperties.characterCountMax = $1 },
    Attribute("clearButtonAccessibilityLabel", .text) {
      $0.materialProperties.clearButtonAccessibilityLabel = $1
    },
    Attribute("textViewAccessibilityLabel", .text) {
      $0.materialProperties.textViewAccessibilityLabel = $1
    },
  ]
}
