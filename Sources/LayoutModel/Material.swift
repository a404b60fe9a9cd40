/// What the classes of Material components add to a view. Interface Builder states it through
/// run-time attributes; Layout XML has attributes of the same names.
public struct Material: Sendable, Equatable {
  // MARK: Touch and size (MDCButton, MDCFloatingButton, MDCChipView)

  /// Grows (negative) or shrinks (positive) the area where a touch counts.
  public var hitAreaInsets: EdgeInsets?
  /// The insets stand in a run-time attribute of type rect. That UIKit reads such a value as edge
  /// insets is inferred, not documented; nothing certain rests on it.
  public var areInsetsInferred: Bool
  public var visibleAreaInsets: EdgeInsets?
  /// Interface Builder's `contentEdgeInsets`, which the class replaces when it is loaded.
  public var nibContentEdgeInsets: EdgeInsets?
  public var centerVisibleArea: Bool?
  /// 0 leaves an axis free.
  public var minimumSize: Size?
  /// 0 leaves an axis free; the maximum wins over the minimum.
  public var maximumSize: Size?
  /// MDCFloatingButton: 0 default (56 points), 1 mini (40 points).
  public var shape: Int?
  /// MDCFloatingButton: 0 normal, 1 expanded.
  public var mode: Int?
  /// MDCSlider; 6 when not stated.
  public var thumbRadius: Double?

  // MARK: Speech (MDCButton)

  public var uppercaseTitle: Bool?
  public var accessibilityTraitsIncludesButton: Bool?

  // MARK: Text inputs

  /// The controller of an MDCTextField, for example `MDCTextInputControllerOutlined`.
  public var textInputController: String?
  public var leadingUnderline: UnderlineLabel
  public var trailingUnderline: UnderlineLabel
  public var placeholderAccessibilityLabel: String?
  /// The floating label of MDCFilledTextField and its like (`label.text`).
  public var floatingLabelText: String?
  public var helperText: String?
  public var helperAccessibilityLabel: String?
  public var errorText: String?
  /// A label in spite of its name in the library.
  public var errorAccessibilityValue: String?
  /// 0 or `nil`: no counter.
  public var characterCountMax: Int?
  public var clearButtonAccessibilityLabel: String?
  /// `textView.accessibilityLabel` of a text area.
  public var textViewAccessibilityLabel: String?

  public init() {
    areInsetsInferred = false
    leadingUnderline = UnderlineLabel()
    trailingUnderline = UnderlineLabel()
  }

  /// A label below a Material text input: helper, error or counter text.
  public struct UnderlineLabel: Sendable, Equatable {
    public var text: String?
    public var accessibilityLabel: String?

    public init(text: String? = nil, accessibilityLabel: String? = nil) {
      self.text = text
      self.accessibilityLabel = accessibilityLabel
    }

    /// What the label says: its accessibility label when not empty, else its text; `nil` when
    /// both are empty.
    public var spoken: String? {
      if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
      if let text, !text.isEmpty { return text }
      return nil
    }
  }
}

/// The classes of Material components the model knows, by their Objective-C names.
///
/// Source: the headers of material-components-ios 124.2.
public enum MaterialClass: String, Sendable, CaseIterable {
  case MDCButton, MDCFlatButton, MDCRaisedButton, MDCFloatingButton
  case MDCTextField, MDCMultilineTextField
  case MDCBaseTextField, MDCFilledTextField, MDCOutlinedTextField, MDCUnderlinedTextField
  case MDCBaseTextArea, MDCFilledTextArea, MDCOutlinedTextArea
  case MDCChipView, MDCChipField
  case MDCSlider, MDCPageControl, MDCProgressView, MDCActivityIndicator
  case MDCCard, MDCTabBar, MDCTabBarView, MDCBottomNavigationBar, MDCBottomAppBarView
  case MDCNavigationBar, MDCButtonBar, MDCBannerView, MDCBadgeView
  case M3CButton, M3CTextField, M3CTextView

  public var isButton: Bool {
    switch self {
    case .MDCButton, .MDCFlatButton, .MDCRaisedButton, .MDCFloatingButton, .M3CButton: true
    default: false
    }
  }

  /// MDCBaseTextField and its subclasses ("TextControls").
  public var isTextControl: Bool {
    switch self {
    case .MDCBaseTextField, .MDCFilledTextField, .MDCOutlinedTextField, .MDCUnderlinedTextField:
      true
    default: false
    }
  }

  /// MDCBaseTextArea and its subclasses.
  public var isTextArea: Bool {
    switch self {
    case .MDCBaseTextArea, .MDCFilledTextArea, .MDCOutlinedTextArea: true
    default: false
    }
  }
}

extension Element {
  /// The Material class the element is an instance of, or its own class is based on.
  public var materialClass: MaterialClass? {
    if let houseBase { return houseBase }
    // Comparing with every name is slow, and few classes start like one.
    guard let name = customClass?.name, name.utf8.first == UInt8(ascii: "M") else { return nil }
    return MaterialClass(rawValue: name)
  }

  /// A class of the app or of a library the model does not know; its code may change anything.
  public var hasUnknownClass: Bool {
    customClass != nil && (houseBase != nil || materialClass == nil)
  }
}
