import LayoutModel

/// What a statement does to an element, by the names in it.
///
/// The names are those of UIKit's and Material components' headers.
enum Effect: Equatable {
  case sets(CodeFact.Property)
  /// Nothing that this program tells about.
  case harmless
  /// A name that is none of UIKit's: of the element's class, of an extension, of a library.
  case unknown(String)

  /// What assigning to the last of these properties does.
  static func ofAssigning(_ path: [String]) -> Effect {
    guard let first = path.first else { return .harmless }
    if path.count > 1 { return ofAssigning(to: path[1], within: first) }
    if let property = assignments[first] { return .sets(property) }
    return harmlessProperties.contains(first) ? .harmless : .unknown(first)
  }

  private static func ofAssigning(to property: String, within owner: String) -> Effect {
    switch owner {
    case "configuration":
      switch property {
      case "title", "attributedTitle", "subtitle", "attributedSubtitle": .sets(.title)
      case "image": .sets(.image)
      case "accessibilityLabel": .sets(.label)
      default: .harmless
      }
    case "titleLabel":
      switch property {
      case "text", "attributedText", "accessibilityLabel": .unknown("titleLabel.\(property)")
      default: .harmless
      }
    case "imageView":
      property == "image"
        ? .sets(.image)
        : property.hasPrefix("accessibility") ? .unknown("imageView.\(property)") : .harmless
    case "frame", "bounds", "widthAnchor", "heightAnchor": .sets(.size)
    case "textContainer", "layoutManager", "layer", "center", "contentEdgeInsets",
      "titleEdgeInsets", "imageEdgeInsets",
      "transform", "menu", "inputView", "inputAccessoryView", "leftView", "rightView", "font",
      "superview", "window", "customView", "traitCollection",
      "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor",
      "popoverPresentationController", "typingAttributes", "defaultTextAttributes", "undoManager",
      "inputAssistantItem",
      "textInputMode", "currentImage", "currentTitle":
      .harmless
    default: .unknown(owner)
    }
  }

  /// What calling the method at the end of the path does.
  static func ofCalling(_ path: [String]) -> Effect {
    guard let name = path.last else { return .harmless }
    if path.count > 1 { return ofCalling(name, within: path) }
    if let property = calls[name] { return .sets(property) }
    return harmlessCalls.contains(name) || name.hasPrefix("current") ? .harmless : .unknown(name)
  }

  private static func ofCalling(_ name: String, within path: [String]) -> Effect {
    switch path[0] {
    case "widthAnchor", "heightAnchor", "snp", "mas", "anchor": return .sets(.size)
    case "rx":
      // `rx.tap`, `rx.controlEvent(…)`: what happens, not what is shown.
      if path.contains("tap") || path.contains("controlEvent") || path.contains("text")
        || path.contains("gesture") || path.contains("tapGesture") || path.contains("value")
        || path.contains("isOn") || path.contains("isEnabled") || path.contains("isHidden")
      {
        return path.contains("drive") && path.contains("text") ? .unknown("rx.text") : .harmless
      }
      return .unknown("rx.\(path[1])")
    case "accessibilityTraits": return .sets(.traits)
    case "configuration": return .sets(.configuration)
    case "titleLabel", "imageView", "layer", "text", "topAnchor", "bottomAnchor", "leadingAnchor",
      "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor",
      "firstBaselineAnchor", "lastBaselineAnchor", "superview", "window", "frame", "bounds",
      "center", "constraints", "gestureRecognizers", "currentTitle", "currentAttributedTitle",
      "attributedText", "accessibilityLabel", "accessibilityIdentifier", "font", "placeholder",
      "allTargets", "subviews", "title", "delegate", "tintColor", "intrinsicContentSize",
      "safeAreaLayoutGuide", "layoutMarginsGuide", "currentImage", "image", "undoManager",
      "selectedTextRange", "tag", "description", "alpha", "isHidden", "isSelected", "isEnabled",
      "backgroundColor", "textColor", "inputView", "inputAccessoryView", "state", "menu",
      "targetForAction", "leftView", "rightView", "inputAssistantItem", "transform",
      "textInputView",
      "beginningOfDocument", "endOfDocument", "markedTextRange", "publisher", "contentEdgeInsets":
      return .harmless
    default: return .unknown(path[0])
    }
  }

  private static let assignments: [String: CodeFact.Property] = [
    "accessibilityLabel": .label, "accessibilityAttributedLabel": .label,
    "accessibilityHint": .hint, "accessibilityAttributedHint": .hint,
    "accessibilityValue": .value, "accessibilityAttributedValue": .value,
    "accessibilityTraits": .traits, "isAccessibilityElement": .isElement,
    "accessibilityElementsHidden": .elementsHidden, "accessibilityElements": .elements,
    "accessibilityUserInputLabels": .userInputLabels,
    "accessibilityAttributedUserInputLabels": .userInputLabels,
    "title": .title, "attributedTitle": .title, "configuration": .configuration,
    "configurationUpdateHandler": .configuration, "customView": .configuration,
    "image": .image, "placeholder": .placeholder, "attributedPlaceholder": .attributedPlaceholder,
    "text": .text, "attributedText": .text, "menu": .menu, "isHidden": .isHidden,
    "hidden": .isHidden, "alpha": .alpha, "hitAreaInsets": .hitArea, "minimumSize": .hitArea,
    "maximumSize": .size, "frame": .size, "bounds": .size, "contentEdgeInsets": .size,
    "translatesAutoresizingMaskIntoConstraints": .size,
    "isUserInteractionEnabled": .interaction, "userInteractionEnabled": .interaction,
    "isEnabled": .enabled, "enabled": .enabled,
  ]

  private static let calls: [String: CodeFact.Property] = [
    "setTitle": .title, "setAttributedTitle": .title, "setImage": .image,
    "setBackgroundImage": .image, "sd_setImage": .image, "setMinimumSize": .hitArea,
    "setMaximumSize": .size, "setHitAreaInsets": .hitArea, "removeFromSuperview": .removed,
    "autoSetDimension": .size, "autoSetDimensions": .size, "autoMatch": .size,
    "setTitle:forSegmentAtIndex:": .title, "setImage:forSegmentAtIndex:": .image,
    "insertSegment": .title, "insertSegmentWithTitle:atIndex:animated:": .title,
    "insertSegmentWithImage:atIndex:animated:": .image,
    "setTitle:forState:": .title, "setAttributedTitle:forState:": .title,
    "setImage:forState:": .image, "setBackgroundImage:forState:": .image,
    "setMinimumSize:forShape:inMode:": .hitArea, "setMaximumSize:forShape:inMode:": .size,
    "setHitAreaInsets:forShape:inMode:": .hitArea, "addConstraint": .size,
    "addConstraints": .size, "addConstraint:": .size, "addConstraints:": .size,
    "mas_makeConstraints:": .size, "setFrame": .size, "insertText": .text, "insertText:": .text,
  ]

  static let names: Set<String> = Set(assignments.keys).union(calls.keys)

  static let harmlessProperties: Set<String> = [
    "accessibilityIdentifier", "accessibilityLanguage", "accessibilityActivationPoint",
    "accessibilityFrame", "accessibilityPath", "accessibilityCustomActions",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
    "accessibilityIgnoresInvertColors", "accessibilityNavigationStyle",
    "accessibilityContainerType", "accessibilityRespondsToUserInteraction",
    "showsLargeContentViewer", "largeContentTitle", "largeContentImage",
    "tintColor", "backgroundColor", "tag", "delegate", "font", "textColor", "textAlignment",
    "contentMode", "clipsToBounds", "layer", "isSelected", "selected", "isHighlighted",
    "highlighted", "isOpaque", "opaque", "semanticContentAttribute", "center", "transform",
    "isExclusiveTouch", "exclusiveTouch", "isMultipleTouchEnabled", "autoresizingMask",
    "titleEdgeInsets", "imageEdgeInsets", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "contentHorizontalAlignment",
    "contentVerticalAlignment", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
    "isPointerInteractionEnabled", "pointerInteractionEnabled", "pointerStyleProvider",
    "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
    "spellCheckingType", "keyboardAppearance", "enablesReturnKeyAutomatically",
    "isSecureTextEntry", "secureTextEntry", "textContentType", "inputView", "inputAccessoryView",
    "leftView", "leftViewMode", "rightView", "rightViewMode", "clearButtonMode", "borderStyle",
    "clearsOnBeginEditing", "adjustsFontSizeToFitWidth", "minimumFontSize", "background",
    "smartQuotesType", "smartDashesType", "smartInsertDeleteType", "selectedTextRange",
    "defaultTextAttributes", "typingAttributes", "allowsEditingTextAttributes",
    "adjustsFontForContentSizeCategory", "target", "action", "primaryAction", "style", "width",
    "possibleTitles", "tintAdjustmentMode", "overrideUserInterfaceStyle",
    "preservesSuperviewLayoutMargins",
    "maximumContentSizeCategory", "minimumContentSizeCategory", "autoresizesSubviews",
    "isContextMenuInteractionEnabled", "toolTip", "role", "badgeValue", "selectedImage",
    "imageInsets", "landscapeImagePhone", "insetsLayoutMarginsFromSafeArea", "layoutMargins",
    "directionalLayoutMargins", "restorationIdentifier", "automaticallyUpdatesConfiguration",
    "contentScaleFactor", "mask", "passwordRules", "inputAssistantItem",
  ]

  /// Whether only some of UIKit's controls have the property or method. On others, and on
  /// subclasses, the project may declare one of the same name, which counts first.
  static func isOfOtherControls(_ name: String) -> Bool {
    propertiesOfOtherControls.contains(name) || callsOfOtherControls.contains(name)
  }

  /// What the headers of `UISwitch`, `UISlider`, `UIStepper`, `UISegmentedControl`, `UIDatePicker`,
  /// `UIPickerView`, `UIProgressView`, `UITextView` and `UIScrollView` declare besides.
  private static let propertiesOfOtherControls: Set<String> = [
    "isOn", "on", "onTintColor", "thumbTintColor", "onImage", "offImage", "preferredStyle",
    "minimumValue", "maximumValue", "isContinuous", "continuous", "minimumTrackTintColor",
    "maximumTrackTintColor", "minimumValueImage", "maximumValueImage", "stepValue", "wraps",
    "autorepeat", "selectedSegmentIndex", "apportionsSegmentWidthsByContent", "isMomentary",
    "momentary", "selectedSegmentTintColor", "date", "minimumDate", "maximumDate", "datePickerMode",
    "minuteInterval", "locale", "calendar", "timeZone", "countDownDuration",
    "preferredDatePickerStyle", "dataSource", "showsSelectionIndicator", "progress",
    "progressTintColor", "trackTintColor", "progressImage", "trackImage", "observedProgress",
    "progressViewStyle", "isSelectable", "selectable", "isScrollEnabled",
    "scrollEnabled", "textContainerInset", "contentInset", "contentOffset", "selectedRange",
    "dataDetectorTypes", "linkTextAttributes", "clearsOnInsertion", "keyboardDismissMode",
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "scrollIndicatorInsets",
    "verticalScrollIndicatorInsets", "alwaysBounceVertical", "bounces",
    "contentInsetAdjustmentBehavior", "indicatorStyle", "delaysContentTouches", "value",
    "trackConfiguration",
  ]

  private static let harmlessCalls: Set<String> = [
    "addTarget", "removeTarget", "addAction", "removeAction", "addGestureRecognizer",
    "removeGestureRecognizer", "addInteraction", "removeInteraction", "setTitleColor",
    "setTitleShadowColor", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "sizeToFit", "sizeThatFits",
    "systemLayoutSizeFitting", "becomeFirstResponder", "resignFirstResponder", "sendActions",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "convert",
    "isDescendant", "isEqual", "isFirstResponder", "canBecomeFirstResponder", "point", "hitTest",
    "title", "image", "titleColor", "backgroundImage", "attributedTitle", "actions",
    "bringSubviewToFront", "sendSubviewToBack", "bringSubview", "sendSubview", "addSubview",
    "insertSubview", "setNeedsUpdateConfiguration", "updateConfiguration", "setEnabled",
    "setSelected", "setHighlighted", "endEditing", "text", "position", "textRange",
    "reloadInputViews",
    "setPreferredSymbolConfiguration", "removeConstraint", "removeConstraints", "offset",
    "closestPosition", "beginFloatingCursor", "caretRect", "selectAll", "snapshotView",
    "publisher", "responds", "isKind", "isMember", "conforms", "addTarget:action:forControlEvents:",
    "removeTarget:action:forControlEvents:", "addGestureRecognizer:", "removeGestureRecognizer:",
    "setTitleColor:forState:", "setTitleShadowColor:forState:", "isHidden", "isEnabled",
    "isSelected", "isFirstResponder", "sendActionsForControlEvents:", "sizeThatFits:",
    "setContentHuggingPriority:forAxis:", "setContentCompressionResistancePriority:forAxis:",
    "convertRect:toView:", "convertPoint:toView:", "convertRect:fromView:", "isEqual:",
    "convertPoint:fromView:", "isDescendantOfView:", "addSubview:", "titleForState:",
    "imageForState:", "backgroundImageForState:", "titleColorForState:", "pointInside:withEvent:",
    "bringSubviewToFront:", "sendSubviewToBack:", "removeConstraint:", "removeConstraints:",
    "respondsToSelector:", "isKindOfClass:", "isMemberOfClass:", "retain", "release",
    "autorelease", "tag", "frame", "bounds", "center", "superview", "window", "layer", "text",
    "systemLayoutSizeFittingSize:", "currentTitle", "currentImage", "description", "class",
    "setEnabled:animated:", "viewWithTag", "isUserInteractionEnabled", "state", "target",
    "action", "valueForKey:", "value", "addSymbolEffect", "removeAllSymbolEffects",
    "setNeedsFocusUpdate", "removeAllSubviews", "setPopoverAnchor", "self", "hash", "drawRect:",
  ]

  private static let callsOfOtherControls: Set<String> = [
    "setOn", "setOn:animated:", "isOn", "setValue:animated:", "setThumbImage",
    "setThumbImage:forState:", "setMinimumTrackImage", "setMinimumTrackImage:forState:",
    "setMaximumTrackImage", "setMaximumTrackImage:forState:", "thumbRect", "trackRect",
    "titleForSegment", "titleForSegmentAtIndex:", "setWidth", "setWidth:forSegmentAtIndex:",
    "setEnabled:forSegmentAtIndex:", "setTitleTextAttributes", "setTitleTextAttributes:forState:",
    "setBackgroundImage:forState:barMetrics:", "setDividerImage", "removeAllSegments",
    "setContentOffset:forSegmentAtIndex:", "selectedSegmentIndex", "setDate", "setDate:animated:",
    "date", "selectRow", "selectRow:inComponent:animated:", "selectedRow",
    "selectedRowInComponent:", "reloadAllComponents", "reloadComponent", "reloadComponent:",
    "setProgress", "setProgress:animated:", "progress", "scrollRangeToVisible",
    "scrollRangeToVisible:", "setContentOffset", "setContentOffset:animated:",
  ]

  /// Functions that take a view or item and only put it somewhere, show something beside it or
  /// compare it. An Objective-C selector stands for the part before the argument.
  static let harmlessReceivers: Set<String> = [
    "addSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
    "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "bringSubview", "sendSubview",
    "convert", "isEqual", "NSLayoutConstraint", "UIBarButtonItem", "UIStackView",
    "contains", "isDescendant", "setCustomSpacing", "willRemoveSubview", "toView", "fromView",
    "isDescendantOfView", "belowSubview", "aboveSubview", "initWithCustomView", "isEqualTo",
    "constraintWithItem", "toItem", "containsObject", "indexOfObject", "presentPopoverFromRect",
    "inView", "UIPointerInteraction", "setLeftBarButtonItem", "setRightBarButtonItem",
    "setRightBarButtonItems", "setLeftBarButtonItems", "setToolbarItems", "setItems",
    "removeObject", "activate", "deactivate", "activateConstraints", "setLeftView", "setRightView",
    "setInputAccessoryView", "firstIndex", "index", "NSStringFromClass", "assert", "precondition",
    "print", "NSLog", "XCTAssertNotNil", "NSAssert", "UIPreviewTarget", "UITargetedPreview",
    "presentPopoverFromBarButtonItem", "showFromBarButtonItem", "forceLeftToRight",
    "setSourceView", "setBarButtonItem", "setTitleView", "setTableHeaderView", "setTableFooterView",
    "post", "UIAccessibilityPostNotification", "UIAccessibility", "afterItem", "ObjectIdentifier",
    "removeItem", "sizeof", "addObserver", "removeObserver", "object", "typeof",
    "setPopoverSourceView",
  ]

  /// Properties that only show a view or item, or something beside it.
  static let harmlessHolders: Set<String> = [
    "sourceView", "sourceItem", "barButtonItem", "leftBarButtonItem", "rightBarButtonItem",
    "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "toolbarItems", "items",
    "titleView", "leftView", "rightView", "inputAccessoryView", "tableHeaderView",
    "tableFooterView", "backgroundView", "accessoryView", "customView", "passthroughViews",
    "accessibilityElements", "_", "preferredFocusEnvironments", "arrangedSubviews",
    "popoverSourceView", "anchorView", "contentView",
  ]
}
