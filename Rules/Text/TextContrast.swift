import Auditing
import LayoutModel

public struct TextContrast: Rule {
  public static let documentation = RuleDocumentation(
    id: "text-contrast",
    summary: "A text stands out too little from what is behind it",
    why: """
      Pale text is lost on people with low vision, on old eyes, and on everybody in the sun.
      """,
    decides: """
      The contrast ratio of WCAG between the colour of a text and the opaque background of the same \
      view or of a view around it, in the light appearance: at least 4.5:1, or 3:1 for text of 18 \
      points and more, or of 14 points and more in bold. Colours are those the layout states, those \
      of UIKit, and the copies of catalogue colours that the file keeps. Judged are labels, buttons \
      whose normal title has a colour, and text fields and text views with a background of their \
      own. A text that is too pale in the dark appearance alone is reported once a screen, as one \
      for a person to look at. Disabled controls are exempt, as in WCAG.
      """,
    limits: """
      Nothing is guessed: behind a text may be a picture, a view that lies under it, a background \
      that is partly transparent, or a class that paints; then the rule cannot tell. Colours in old \
      calibrated spaces and in Display P3 are not read, and neither are attributed texts. Where code \
      can reach a text that nobody could see, or a button without a background of its own, a person \
      must look. The colour \
      of a catalogue may have been changed since the file was saved, and UIKit’s tints differ \
      between versions of iOS: such findings are likely.
      """,
    fixInInterfaceBuilder: """
      Choose a darker or lighter Color in the Attributes inspector, best one of UIKit’s label \
      colours, which follow the appearance.
      """,
    fixInCode: """
      hintLabel.textColor = .label
      """,
    standards: [.contrastMinimum, .apple("Human Interface Guidelines, Color")],
    severity: .warning, impact: .serious, examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.textColor(of: index) != nil && screen.isShown(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    var outcomes: [RuleOutcome] = []
    var pale: [Pale] = []
    for index in screen.elements.indices {
      guard let color = screen.textColor(of: index), screen.isShown(index) else { continue }
      switch screen.backdrop(of: index) {
      case .unknown(let reason):
        outcomes.append(.cannotTell(element: index, because: reason))
      case .color(let background, let owner):
        let colors = Colors(text: color, background: background)
        let need = screen.elements[index].contrastNeeded
        guard let ratio = colors.contrast(in: .light) else {
          outcomes.append(
            .cannotTell(
              element: index, because: "the layout does not give the value of a colour"))
          continue
        }
        if need.isMissed(by: ratio) {
          outcomes.append(finding(on: index, colors, ratio, need, owner, in: screen))
        } else if let ratio = colors.contrast(in: .dark), need.isMissed(by: ratio) {
          pale.append(Pale(element: index, colors: colors, ratio: ratio))
        }
      }
    }
    if let finding = finding(on: pale, in: screen) { outcomes.append(.fails(finding)) }
    return outcomes
  }

  private func finding(
    on index: Int, _ colors: Colors, _ ratio: Double, _ need: ContrastNeed, _ owner: Int,
    in screen: ResolvedScreen
  ) -> RuleOutcome {
    var reach = screen.reach(of: index)
    if let reason = screen.reach(of: owner).reason {
      reach = reach.atMost(
        screen.reach(of: owner).certainty, because: "what is behind it may change: \(reason)")
    }
    if let reason = colors.doubt { reach = reach.atMost(.likely, because: reason) }
    if let reason = screen.reasonForOtherColors(of: index, ratio, owner) {
      reach = reach.atMost(.needsReview, because: reason)
    }
    let isOpen = !need.isSurelyMissed(by: ratio)
    if isOpen { reach = reach.atMost(.needsReview, because: "its font may count as large or bold") }
    return .fails(
      Finding(
        element: index,
        message: """
          \(screen.elements[index].subject) has a contrast of \(ratio.asRatio) \
          (\(colors.words(in: .light))); a text like this needs \
          \((isOpen ? need.most : need.least).asRatio).
          """,
        certainty: reach.certainty, reason: reach.reason,
        fix: "Choose a colour that stands out more."))
  }

  /// One for all texts of the screen that only the dark appearance makes pale.
  private func finding(on pale: [Pale], in screen: ResolvedScreen) -> Finding? {
    guard let first = pale.first else { return nil }
    let more =
      switch pale.count {
      case 1: "."
      case 2: ", and 1 other text here has too little as well."
      default: ", and \(pale.count - 1) other texts here have too little as well."
      }
    return Finding(
      element: first.element, others: pale.dropFirst().map(\.element),
      message: """
        In the dark appearance \(screen.elements[first.element].calledInSentence) has a contrast of \
        \(first.ratio.asRatio) (\(first.colors.words(in: .dark)))\(more)
        """,
      certainty: .needsReview, reason: "the app may keep to the light appearance",
      fix: "Choose colours that follow the appearance, for the text and for what is behind it.")
  }
}

/// A text that the dark appearance makes pale.
private struct Pale {
  var element: Int
  var colors: Colors
  var ratio: Double
}

private struct Colors {
  var text: Color
  var background: Color

  /// `nil`: not known in this appearance.
  func contrast(in appearance: UserInterfaceStyle) -> Double? {
    guard let front = text.value(in: appearance), let back = background.value(in: appearance)
    else { return nil }
    return front.contrast(over: back)
  }

  /// `#AAAAAA on #FFFFFF`.
  func words(in appearance: UserInterfaceStyle) -> String {
    let words = [text, background].map { $0.value(in: appearance)?.inHex ?? "?" }
    return words.joined(separator: " on ")
  }

  /// Why the values may be others.
  var doubt: String? {
    for color in [text, background] {
      if case .named(let name, _) = color {
        return "the colour “\(name)” may have changed in its catalogue"
      }
    }
    for case .system(let name) in [text, background] where name.hasPrefix("system") {
      if !name.hasSuffix("BackgroundColor") {
        return "UIKit’s tints differ between versions of iOS"
      }
    }
    return nil
  }
}

/// The contrast a text needs.
private struct ContrastNeed {
  /// The ratio below which a text fails for certain, and the one from which on it passes for
  /// certain; the same where the font decides.
  var least: Double
  var most: Double

  func isMissed(by ratio: Double) -> Bool { ratio + 0.005 < most }
  func isSurelyMissed(by ratio: Double) -> Bool { ratio + 0.005 < least }
}

extension Element {
  fileprivate var contrastNeeded: ContrastNeed {
    guard let font = appearance?.font else { return ContrastNeed(least: 3, most: 4.5) }
    if font.points >= 18 { return ContrastNeed(least: 3, most: 3) }
    guard font.points >= 14 else { return ContrastNeed(least: 4.5, most: 4.5) }
    switch font.weight {
    case .bold, .heavy, .black: return ContrastNeed(least: 3, most: 3)
    case .semibold, nil: return ContrastNeed(least: 3, most: 4.5)
    default: return ContrastNeed(least: 4.5, most: 4.5)
    }
  }
}

extension Double {
  /// A contrast ratio, rounded down so that one that is too low never looks high enough.
  fileprivate var asRatio: String {
    let hundredths = (self * 100).rounded(.down)
    let text = "\(hundredths / 100)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + ":1"
  }
}

extension ResolvedScreen {
  /// Why code most likely sets other colours than the layout: a text that nobody could see in it, or
  /// a button that gets its background in code.
  fileprivate func reasonForOtherColors(of index: Int, _ ratio: Double, _ owner: Int) -> String? {
    let causes = [reach(of: index).cause, reach(of: owner).cause].compactMap { $0 }
    guard !causes.isEmpty else { return nil }
    if ratio < 1.5 { return "a text that cannot be seen at all usually gets its colours in code" }
    if elements[index].kind == .button, owner != index, reach(of: index).cause != nil {
      return "code may give the button a background"
    }
    return nil
  }

  /// The colour of the text the element shows; `nil` where the rule does not judge it.
  fileprivate func textColor(of index: Int) -> Color? {
    switch elements[index].kind {
    case .label, .button, .textField, .textView: break
    default: return nil
    }
    guard let appearance = elements[index].appearance, !elements[index].hasAttributedText,
      elements[index].state.isEnabled
    else { return nil }
    switch elements[index].kind {
    case .label:
      guard elements[index].label?.text?.visible != nil else { return nil }
      return appearance.textColor ?? .system("labelColor")
    case .button:
      guard elements[index].button?.configuration == nil, !elements[index].state.isSelected,
        elements[index].shownButton?.title != nil
      else { return nil }
      return appearance.textColor
    default:
      return appearance.backgroundColor == nil ? nil : appearance.textColor
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Grey on white",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Forgot your password?" textColor="#999999" font="15"/>
      </view>
    </layout>
    """,
    message: """
      The label “Forgot your password?” has a contrast of 2.84:1 (#999999 on #FFFFFF); a text like \
      this needs 4.5:1.
      """),
  .fails(
    "White on a light green, in large type; a button over its own background",
    """
    <layout name="Sign in">
      <view>
        ↓<button title="Sign in" titleColor="white" backgroundColor="#5EC98B" font="bold 18"
                outlet="signInButton"/>
      </view>
    </layout>
    """,
    message: """
      The button “Sign in” has a contrast of 2.05:1 (#FFFFFF on #5EC98B); a text like this needs 3:1.
      """,
    certainty: .likely),
  .fails(
    "UIKit’s tertiary label colour is not made for text that has to be read",
    """
    <layout name="Sign in">
      <view backgroundColor="systemBackground">
        ↓<label text="Optional" textColor="tertiaryLabel" font="body"/>
      </view>
    </layout>
    """,
    message: """
      The label “Optional” has a contrast of 1.73:1 (#3C3C43 at 30% on #FFFFFF); a text like this \
      needs 4.5:1.
      """),
  .fails(
    "Semibold text of 15 points may count as bold",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Terms" textColor="#888888" font="semibold 15"/>
      </view>
    </layout>
    """,
    message: """
      The label “Terms” has a contrast of 3.54:1 (#888888 on #FFFFFF); a text like this needs 4.5:1.
      """,
    certainty: .needsReview),
  .fails(
    "Black on a background that turns black in the dark appearance",
    """
    <layout name="Sign in">
      <view backgroundColor="systemBackground">
        ↓<label text="Welcome" textColor="black" font="body"/>
        <label text="Terms" textColor="#222222" font="body"/>
      </view>
    </layout>
    """,
    message: """
      In the dark appearance the label “Welcome” has a contrast of 1:1 (#000000 on #000000), and 1 \
      other text here has too little as well.
      """,
    certainty: .needsReview),
  .fails(
    "In Interface Builder",
    """
    <view contentMode="scaleToFill" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
      <subviews>
        ↓<label opaque="NO" contentMode="left" text="Optional" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <color key="textColor" white="0.66666666666666663" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </label>
      </subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The label “Optional” has a contrast of 2.32:1 (#AAAAAA on #FFFFFF); a text like this needs \
      4.5:1.
      """),
  .passes(
    "Enough",
    """
    <layout name="Sign in">
      <view backgroundColor="systemBackground">
        ↓<label text="Welcome" textColor="label" font="body"/>
        ↓<label text="Optional" textColor="#757575" font="body" backgroundColor="white"/>
        ↓<label text="Welcome" textColor="#8A8A8A" font="20" backgroundColor="white"/>
        ↓<label text="Welcome" textColor="#8A8A8A" font="bold 14" backgroundColor="white"/>
        <label text="Sold out" textColor="#CCCCCC" enabled="false"/>
        <button title="Buy" titleColor="#CCCCCC" enabled="false"/>
        <button title="Buy"/>
        ↓<label text="Welcome" textColor="#8A8A8A" font="18" backgroundColor="white"/>
        <label text="Welcome" textColor="#CCCCCC" hidden="true"/>
        <label textColor="#CCCCCC"/>
        <button configuration="plain" title="Buy" titleColor="#CCCCCC"/>
        <button title="Buy" titleColor="#CCCCCC" selected="true"/>
        <button image="ic_buy" titleColor="#CCCCCC"/>
        <textField text="Ann" textColor="#CCCCCC"/>
      </view>
    </layout>
    """),
  .cannotTell(
    "A picture behind the text",
    """
    <layout name="Sign in">
      <view frame="0 0 393 852" backgroundColor="white">
        <imageView image="sky" frame="0 0 393 300"/>
        ↓<label text="Welcome" textColor="white" font="body" frame="20 100 200 30"/>
      </view>
    </layout>
    """,
    because: "another view may lie behind it"),
  .cannotTell(
    "A background that lets things through, a class that may paint",
    """
    <layout name="Sign in">
      <view>
        ↓<label text="Welcome" textColor="white" font="body" frame="20 100 200 30"/>
      </view>
    </layout>
    """,
    because: "the layout does not say what is behind it"),
  .fails(
    "UIKit’s tints differ from version to version",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Optional" textColor="systemYellow" font="15"/>
      </view>
    </layout>
    """,
    message: """
      The label “Optional” has a contrast of 1.51:1 (#FFCC00 on #FFFFFF); a text like \
      this needs 4.5:1.
      """,
    certainty: .likely),
  .fails(
    "A text that cannot be seen before code gives it a colour",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Welcome" textColor="white" font="15" outlet="welcomeLabel"/>
      </view>
    </layout>
    """,
    message: """
      The label “Welcome” has a contrast of 1:1 (#FFFFFF on #FFFFFF); a text like this \
      needs 4.5:1.
      """,
    certainty: .needsReview),
  .fails(
    "One that nothing gives a colour",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Welcome" textColor="white" font="15"/>
      </view>
    </layout>
    """,
    message: """
      The label “Welcome” has a contrast of 1:1 (#FFFFFF on #FFFFFF); a text like this \
      needs 4.5:1.
      """),
  .fails(
    "A button that code may give a background",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<button title="Sign in" titleColor="#999999" font="15" outlet="signInButton"/>
      </view>
    </layout>
    """,
    message: """
      The button “Sign in” has a contrast of 2.84:1 (#999999 on #FFFFFF); a text like \
      this needs 4.5:1.
      """,
    certainty: .needsReview),
  .fails(
    "A button that code does not lead to, and a label",
    """
    <layout name="Sign in">
      <view backgroundColor="white" outlet="panel">
        ↓<button title="Sign in" titleColor="#999999" font="15"/>
      </view>
    </layout>
    """,
    message: """
      The button “Sign in” has a contrast of 2.84:1 (#999999 on #FFFFFF); a text like \
      this needs 4.5:1.
      """,
    certainty: .likely),
  .fails(
    "A label that code may give another colour",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Terms" textColor="#999999" font="15" outlet="termsLabel"/>
      </view>
    </layout>
    """,
    message: """
      The label “Terms” has a contrast of 2.84:1 (#999999 on #FFFFFF); a text like this \
      needs 4.5:1.
      """,
    certainty: .likely),
  .fails(
    "Bold, and not large enough to count",
    """
    <layout name="Sign in">
      <view backgroundColor="white">
        ↓<label text="Welcome" textColor="#8A8A8A" font="bold 13"/>
      </view>
    </layout>
    """,
    message: """
      The label “Welcome” has a contrast of 3.45:1 (#8A8A8A on #FFFFFF); a text like \
      this needs 4.5:1.
      """),
  .fails(
    "A field with a background of its own",
    """
    <layout name="Sign in">
      ↓<textField text="Ann" textColor="#999999" backgroundColor="white" font="15"/>
    </layout>
    """,
    message: """
      The text field “Ann” has a contrast of 2.84:1 (#999999 on #FFFFFF); a text like \
      this needs 4.5:1.
      """),
  .fails(
    "One text that the dark appearance makes pale",
    """
    <layout name="Sign in">
      <view backgroundColor="systemBackground">
        ↓<label text="Welcome" textColor="black" font="body"/>
      </view>
    </layout>
    """,
    message: """
      In the dark appearance the label “Welcome” has a contrast of 1:1 (#000000 on \
      #000000).
      """,
    certainty: .needsReview),
  .passes(
    "In Interface Builder: a text with attributes, whose colours are its own",
    """
    <view contentMode="scaleToFill" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
      <subviews>
        <label opaque="NO" contentMode="left" id="lbl-01">
          <rect key="frame" x="20" y="20" width="200" height="20"/>
          <attributedString key="attributedText"><fragment content="Optional"/></attributedString>
          <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
      </subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </view>
    """, in: .interfaceBuilder),
  .fails(
    "In Interface Builder: a colour of the catalogue, which may have changed there",
    """
    <scenes>
    <scene sceneID="scn-1"><objects>
      <viewController title="Order" id="ctl-1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="top-1">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            ↓<label opaque="NO" text="Optional" id="lbl-1">
              <fontDescription key="fontDescription" type="system" pointSize="14"/>
              <color key="textColor" name="Pale"/>
            </label>
          </subviews>
          <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
      </viewController>
    </objects></scene>
    </scenes>
    <resources>
      <namedColor name="Pale">
        <color red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
    </resources>
    """, in: .storyboard,
    message: """
      The label “Optional” has a contrast of 1.6:1 (#CCCCCC on #FFFFFF); a text like this needs 4.5:1.
      """,
    certainty: .likely),
]
