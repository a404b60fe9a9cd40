import LayoutModel

extension ResolvedScreen {
  /// Why no minimum is asked of a control that a person taps; `nil` for all others, and for what is
  /// not on the screen or takes no touches.
  ///
  /// WCAG 2.2, success criteria 2.5.5 and 2.5.8, exempt targets whose size the user agent
  /// determines and the author does not modify, and targets in a sentence or a block of text.
  public func sizeExemption(of index: Int) -> SizeExemption? {
    // An element is large; most of them are read without a copy.
    guard elements[index].kind.mayBeExempt, let exemption = elements[index].sizeExemption,
      isShown(index), takesTouches(index)
    else { return nil }
    return exemption
  }
}

/// What becomes of a control whose size the app does not decide.
public enum SizeExemption: Sendable, Equatable {
  case exempt(because: String)
  /// The layout does decide it, in place of UIKit.
  case unknown(because: String)

  public static let control = Self.exempt(
    because: """
      UIKit sets its size and the layout leaves it alone, which WCAG 2.5.5 and 2.5.8 exempt; it \
      may be less than the minimum all the same
      """)
  static let barItem = Self.exempt(
    because: """
      the bar sets its size and the layout leaves it alone, which WCAG 2.5.5 and 2.5.8 exempt; it \
      may be less than the minimum all the same
      """)
  static let links = Self.exempt(
    because: "its links stand in lines of text, which WCAG 2.5.5 and 2.5.8 exempt")
  static let resized = Self.unknown(
    because: "a constraint sets its height in place of UIKit, which may take touches on more")
}

extension Element.Kind {
  fileprivate var mayBeExempt: Bool {
    switch self {
    case .switch, .stepper, .slider, .segmentedControl, .pageControl, .datePicker, .barButtonItem,
      .tabBarItem, .textView:
      true
    default: false
    }
  }
}

extension Element {
  fileprivate var sizeExemption: SizeExemption? {
    switch kind {
    case .switch, .stepper, .slider, .segmentedControl, .pageControl, .datePicker:
      guard customClass == nil else { return nil }
      return fixesHeight ? .resized : .control
    case .barButtonItem, .tabBarItem:
      guard case .barItem(let item) = content, !item.hasCustomView, !item.isSpace else {
        return nil
      }
      return .barItem
    case .textView:
      guard case .textInput(let input) = content, input.detectsLinks else { return nil }
      return .links
    default: return nil
    }
  }

  private var fixesHeight: Bool {
    geometry.sizeConstraints.contains {
      $0.dimension == .height && $0.relation != .greaterThanOrEqual && $0.priority >= 1000
    }
  }
}

extension Content.BarItem {
  /// Nothing but room between others.
  fileprivate var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}
