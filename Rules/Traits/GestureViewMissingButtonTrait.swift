import Auditing
import LayoutModel
import VoiceOver

public struct GestureViewMissingButtonTrait: Rule {
  public static let documentation = RuleDocumentation(
    id: "gesture-view-missing-button-trait",
    summary: "A view answers to a tap and VoiceOver does not tell",
    why: """
      A tap gesture makes a view a button for those who see it. For VoiceOver a view with a gesture \
      is still a text, a picture or nothing at all: people do not learn that it can be used, and \
      where VoiceOver does not stop at it they cannot use it.
      """,
    decides: """
      A view, image or label that is shown and takes touches has an enabled recognizer for a single \
      tap with one finger. It fails when VoiceOver stops at it without calling it a button, link or \
      the like, or when VoiceOver stops neither at it nor at anything in it. Two kinds need a look: a group that only texts \
      and images fill, where a double tap on one of them reaches the gesture, but nothing says so; \
      and what VoiceOver reads as a part of its table cell. Left alone: the outermost view, views that hold controls, and views that fill the \
      screen, whose taps usually close a keyboard or a panel.
      """,
    limits: """
      What the gesture does stands in code and is not read, nor are gestures that code adds. So a \
      plain view that shows nothing of its own needs a look: it may be the space around a panel. \
      Code of the project that sets its traits, or takes the view from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood.
      """,
    fixInInterfaceBuilder: """
      Use a button. Or tick Accessibility › Enabled in the Identity inspector, fill in Label, and \
      tick Button (or Link) under Traits.
      """,
    fixInCode: """
      photoView.isAccessibilityElement = true
      photoView.accessibilityLabel = NSLocalizedString("Photo", comment: "")
      photoView.accessibilityTraits.insert(.button)
      """,
    standards: [.nameRoleValue, .keyboard, .apple("UIAccessibilityTraits, button")],
    severity: .error, impact: .critical, examples: examples)

  public static let clearedInCode: Set<CodeFact.Property> = [.traits]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.elements[index].gestures.contains(where: \.isPlainTap),
      screen.elements[index].kind.canBeTapped, screen.letsGesturesIn(index)
    else { return false }
    switch screen.exposures[index] {
    case .element: return true
    case .container: return !screen.isBackground(index)
    case .swallowed(let holder):
      return screen.elements[holder].kind == .tableViewCell && !screen.isBackground(index)
    case .hidden: return false
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen) else { return nil }
      return finding(on: index, in: screen).map { .fails($0) }
    }
  }

  private func finding(on index: Int, in screen: ResolvedScreen) -> Finding? {
    let element = screen.elements[index]
    let reach = screen.reachOfSpeech(of: index)
    if screen.exposures[index] == .element {
      let utterance = screen.utterance(of: index)
      guard utterance.traits.isDisjoint(with: .usable) else { return nil }
      // Where code gives it its name, it usually gives it its traits.
      let reach = utterance.text.isEmpty ? reach.whereCodeUsuallyFillsIn : reach
      return Finding(
        element: index,
        message: """
          \(element.subject) answers to a tap, but VoiceOver does not call it a button.
          """,
        certainty: reach.certainty, reason: reach.reason, saysNow: utterance.markedText,
        wouldSay: screen.utterance(of: index) {
          $0.accessibility.traits = utterance.traits.subtracting(.staticText).union(.button)
          if utterance.text.isEmpty { $0.accessibility.label = StatedText(unknownName) }
        }.markedText,
        fix: utterance.text.isEmpty
          ? "Give it a label and the trait button, or link where it opens a page."
          : "Add the trait button, or link where it opens a page.")
    }
    if case .swallowed = screen.exposures[index] {
      let review = reach.atMost(.needsReview, because: "choosing the cell may do the same")
      return Finding(
        element: index,
        message: """
          \(element.subject) answers to a tap, but VoiceOver reads it with its cell and does not \
          tell.
          """,
        certainty: review.certainty, reason: review.reason,
        fix: """
          Give the cell a custom action that does the same, or take the cell apart: its parts as \
          accessibility elements, this one with the trait button.
          """)
    }
    let inside = screen.screen.descendants(of: index).filter { screen.exposures[$0] == .element }
    if inside.isEmpty {
      let shows = element.kind == .imageView || element.accessibility.label != nil
      let certainty =
        shows
        ? reach
        : reach.atMost(
          .needsReview, because: "it may be the space around something else")
      return Finding(
        element: index,
        message: "\(element.subject) answers to a tap, but VoiceOver cannot reach it.",
        certainty: certainty.certainty, reason: certainty.reason, saysNow: "",
        wouldSay: screen.utterance(of: index) {
          $0.accessibility.isElement = true
          $0.accessibility.traits = .button
          if $0.accessibility.label == nil {
            $0.accessibility.label = StatedText(unknownName)
          }
        }.markedText,
        fix: "Make it an accessibility element with a label and the trait button.")
    }
    guard !inside.contains(where: { screen.isUsable($0) }) else { return nil }
    let review = reach.atMost(
      .needsReview, because: "a double tap on what is in it reaches the gesture")
    return Finding(
      element: index,
      message: """
        \(element.subject) answers to a tap, but VoiceOver reads only what is in it, as text.
        """,
      certainty: review.certainty, reason: review.reason,
      fix: "Make it one accessibility element with a label and the trait button.")
  }
}

extension ResolvedScreen {
  /// Whether the view and those around it take touches. Interface Builder writes it of a label or
  /// image that takes none, and nothing of one that does.
  fileprivate func letsGesturesIn(_ index: Int) -> Bool {
    guard format != .layoutXML, elements[index].state.isUserInteractionEnabled == nil else {
      return takesTouches(index)
    }
    return elements[index].parent.map { takesTouches($0) } ?? true
  }

  /// Whether taps on the view are most likely about something else: it is the outermost one, fills
  /// the outermost one, or holds controls.
  fileprivate func isBackground(_ index: Int) -> Bool {
    guard elements[index].parent != nil else { return true }
    if screen.descendants(of: index).contains(where: { elements[$0].kind.isControl }) {
      return true
    }
    guard let root = screen.roots.first(where: { screen.descendants(of: $0).contains(index) }),
      let whole = elements[root].geometry.frame, let frame = elements[index].geometry.frame
    else { return false }
    return frame.width >= whole.width * 0.9 && frame.height >= whole.height * 0.7
  }

  fileprivate func isUsable(_ index: Int) -> Bool {
    !utterance(of: index).traits.isDisjoint(with: .usable)
  }
}

extension AccessibilityTraits {
  /// What tells a person that an element can be used.
  fileprivate static let usable: AccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .tabBarItem, .toggleButton,
    .textEntry, .allowsDirectInteraction,
  ]
}

extension Element.Kind {
  /// The kinds of views that are no controls.
  fileprivate var canBeTapped: Bool {
    switch self {
    case .view, .stackView, .imageView, .label, .visualEffectView, .other: true
    default: false
    }
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A text and a picture that can be tapped",
    """
    <layout name="Profile">
      <view>
        ↓<label text="Change photo" gesture="tap" userInteractionEnabled="true"/>
      </view>
    </layout>
    """,
    message: "The label “Change photo” answers to a tap, but VoiceOver does not call it a button.",
    saysNow: "Change photo", wouldSay: "Change photo. Button."),
  .fails(
    "VoiceOver passes over the picture",
    """
    <layout name="Profile">
      <view>
        ↓<imageView image="photo" gesture="tap" userInteractionEnabled="true" outlet="photoView"/>
      </view>
    </layout>
    """,
    message: "The image “photo” answers to a tap, but VoiceOver cannot reach it.",
    certainty: .likely, saysNow: "", wouldSay: "‹name›. Button."),
  .fails(
    "A card of texts",
    """
    <layout name="Orders">
      <view>
        ↓<view gesture="tap">
          <label text="Order 12"/>
          <label text="On its way"/>
        </view>
      </view>
    </layout>
    """,
    message: "The view answers to a tap, but VoiceOver reads only what is in it, as text.",
    certainty: .needsReview),
  .fails(
    "Read with its cell",
    """
    <layout name="Places">
      <tableView>
        <tableViewCell>
          <contentView>
            <label text="Old bridge"/>
            ↓<view gesture="tap"><imageView image="star"/></view>
          </contentView>
        </tableViewCell>
      </tableView>
    </layout>
    """,
    message: """
      The view answers to a tap, but VoiceOver reads it with its cell and does not tell.
      """,
    certainty: .needsReview),
  .fails(
    "An element without a name needs both",
    """
    <layout name="Profile">
      <view>
        ↓<view gesture="tap" isAccessibilityElement="true"/>
      </view>
    </layout>
    """,
    message: "The view answers to a tap, but VoiceOver does not call it a button.",
    saysNow: "", wouldSay: "‹name›. Button.",
    fix: "Give it a label and the trait button, or link where it opens a page."),
  .fails(
    "In Interface Builder",
    """
    <imageView userInteractionEnabled="NO" contentMode="scaleToFill" image="photo" id="img-00">
      <rect key="frame" x="20" y="120" width="80" height="80"/>
      <connections>
        <outletCollection property="gestureRecognizers" destination="tap-01" appends="YES" id="out-00"/>
      </connections>
    </imageView>
    ↓<imageView contentMode="scaleToFill" image="photo" id="img-01">
      <rect key="frame" x="20" y="20" width="80" height="80"/>
      <connections>
        <outletCollection property="gestureRecognizers" destination="tap-01" appends="YES" id="out-01"/>
      </connections>
    </imageView>
    <tapGestureRecognizer id="tap-01"/>
    """, in: .interfaceBuilder,
    message: "The image “photo” answers to a tap, but VoiceOver cannot reach it."),
  .passes(
    "VoiceOver tells",
    """
    <layout name="Profile">
      <view>
        ↓<label text="Change photo" gesture="tap" userInteractionEnabled="true"
               accessibilityTraits="button"/>
        ↓<imageView image="photo" gesture="tap" userInteractionEnabled="true"
                   isAccessibilityElement="true" accessibilityLabel="Photo"
                   accessibilityTraits="button image"/>
        <view gesture="tap"><button title="Open"/></view>
        <button title="Open" gesture="tap"/>
        <view isAccessibilityElement="true" accessibilityLabel="Card" accessibilityTraits="button">
          <label text="Change photo" gesture="tap" userInteractionEnabled="true"/>
        </view>
        ↓<view gesture="tap">
          <label text="Our terms" accessibilityTraits="link"/>
          <label text="of sale"/>
        </view>
      </view>
    </layout>
    """),
  .passes(
    "Other gestures, and gestures that never arrive",
    """
    <layout name="Profile">
      <view>
        <imageView image="photo" gesture="pinch pan" userInteractionEnabled="true"/>
        <label text="Change photo" gesture="tap"/>
        <label text="Change photo" gesture="tap" userInteractionEnabled="true" hidden="true"/>
      </view>
    </layout>
    """),
  .passes(
    "A row as a whole",
    """
    <layout name="Row">
      <tableViewCell frame="0 0 320 60">
        <contentView>
          <view gesture="tap" frame="0 0 320 60"><label text="Old bridge"/></view>
        </contentView>
      </tableViewCell>
    </layout>
    """),
  .passes(
    "Taps that close a keyboard",
    """
    <layout name="Sign in">
      <view gesture="tap" frame="0 0 393 852">
        <view gesture="tap" frame="0 0 393 800"><label text="Welcome"/></view>
        <view gesture="tap" frame="0 0 393 200"><textField placeholder="Email"/></view>
      </view>
    </layout>
    """),
  .fails(
    "An outlet lets code add the trait",
    """
    <layout name="Profile">
      <view>
        ↓<label text="Change photo" gesture="tap" userInteractionEnabled="true" outlet="photoLabel"/>
      </view>
    </layout>
    """,
    message: """
      The label “Change photo” answers to a tap, but VoiceOver does not call it a \
      button.
      """,
    certainty: .likely),
  .fails(
    "A view with a label that is no element",
    """
    <layout name="Profile">
      <view>
        ↓<view gesture="tap" accessibilityLabel="Photo"/>
      </view>
    </layout>
    """,
    message: "The view “Photo” answers to a tap, but VoiceOver cannot reach it.",
    wouldSay: "Photo. Button."),
  .fails(
    "What is in it is not reached either",
    """
    <layout name="Profile">
      <view>
        ↓<view gesture="tap"><label text="Change photo" hidden="true"/></view>
      </view>
    </layout>
    """,
    message: "The view answers to a tap, but VoiceOver cannot reach it.",
    certainty: .needsReview),
  .fails(
    "A strip or a column of the screen, in the second of two views",
    """
    <layout name="Orders">
      <view frame="0 0 20 20"/>
      <view frame="0 20 393 800">
        ↓<view gesture="tap" frame="0 0 393 100"><label text="Order 12"/></view>
        ↓<view gesture="tap" frame="0 100 100 700"><label text="Order 12"/></view>
      </view>
    </layout>
    """,
    message: """
      The view answers to a tap, but VoiceOver reads only what is in it, as text.
      """,
    certainty: .needsReview),
  .passes(
    "Most of the screen, or all of it",
    """
    <layout name="Sign in">
      <view gesture="tap"><label text="Welcome"/></view>
      <view frame="0 0 400 800">
        <view gesture="tap" frame="0 0 360 560"><label text="Welcome"/></view>
      </view>
    </layout>
    """),
  .passes(
    "In Interface Builder: the view around it takes no touches",
    """
    <view userInteractionEnabled="NO" contentMode="scaleToFill" id="vie-01">
      <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
      <subviews>
        <imageView contentMode="scaleToFill" image="photo" id="img-01">
          <rect key="frame" x="20" y="20" width="80" height="80"/>
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap-01" appends="YES" id="out-01"/>
          </connections>
        </imageView>
      </subviews>
    </view>
    <tapGestureRecognizer id="tap-01"/>
    """, in: .interfaceBuilder),
]
