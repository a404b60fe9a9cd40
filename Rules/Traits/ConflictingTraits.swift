import Auditing
import LayoutModel

public struct ConflictingTraits: Rule {
  public static let documentation = RuleDocumentation(
    id: "conflicting-traits",
    summary: "An element has accessibility traits that exclude each other",
    why: """
      The traits tell VoiceOver what an element is and which gestures work on it. “Button. Link.” \
      leaves a person to guess whether a tap acts here or leads elsewhere; a heading or button that \
      is also adjustable takes the swipes up and down that a person uses to move through the screen.
      """,
    decides: """
      The traits the layout states for an element that VoiceOver reaches hold two of button, link, \
      search field and keyboard key; or adjustable together with button or header; or static text \
      together with what can be used or changes (button, link, search field, adjustable, updates \
      frequently). Keyboard keys may be static text.
      """,
    limits: """
      Code of the project that sets its traits, or takes the element from VoiceOver, exempts it; \
      where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood. VoiceOver leaves static text unsaid, so beside \
      another trait it does little harm and a person must look.
      """,
    fixInInterfaceBuilder: """
      Keep one of the traits under Accessibility › Traits in the Identity inspector: Button for what \
      acts, Link for what opens another page, Adjustable for what swipes up and down change.
      """,
    fixInCode: """
      termsLabel.accessibilityTraits = .link
      """,
    standards: [
      .nameRoleValue, .apple("UIAccessibilityTraits, staticText: text that cannot change"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "A button or a link?",
        """
        <layout name="Sign up">
          ↓<button title="Terms" accessibilityTraits="button link"/>
        </layout>
        """,
        message: """
          The button “Terms” has the traits button and link, which exclude each other: only one of \
          them can say what it does.
          """,
        saysNow: "Terms. Button. Link."),
      .fails(
        "Swipes up and down do two things",
        """
        <layout name="Player">
          ↓<label text="Speed" accessibilityTraits="header adjustable" outlet="speedLabel"/>
        </layout>
        """,
        message: """
          The label “Speed” has the traits adjustable and header: swipes up and down, which move a \
          person through the screen, change its value instead.
          """,
        certainty: .likely),
      .fails(
        "Text that cannot change and a button",
        """
        <layout name="Sign up">
          ↓<label text="Terms" accessibilityTraits="button staticText"/>
        </layout>
        """,
        message: """
          The label “Terms” has the traits button and static text: static text is for what cannot be \
          used and does not change.
          """,
        certainty: .needsReview, saysNow: "Terms. Button."),
      .fails(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="20" y="20" width="120" height="48"/>
          <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" button="YES" searchField="YES"/>
          </accessibility>
          <state key="normal" title="Find"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button “Find” has the traits button and search field, which exclude each other: only \
          one of them can say what it does.
          """),
      .passes(
        "Traits that go together",
        """
        <layout name="Settings">
          ↓<button title="Sound" accessibilityTraits="button selected"/>
          ↓<label text="General" accessibilityTraits="header staticText"/>
          ↓<slider accessibilityLabel="Volume" accessibilityTraits="adjustable updatesFrequently"/>
          <label text="Plain"/>
          <label text="News" accessibilityTraits="header"/>
          ↓<label text="Advanced" accessibilityTraits="header button"/>
          ↓<button title="7" accessibilityTraits="keyboardKey staticText"/>
          ↓<imageView image="map" isAccessibilityElement="true" accessibilityLabel="Map"
                     accessibilityTraits="image button"/>
        </layout>
        """),
      .passes(
        "Not heard",
        """
        <layout name="Sign up">
          <button title="Terms" accessibilityTraits="button link" hidden="true"/>
          <view accessibilityTraits="button link"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.traits]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard let traits = screen.elements[index].accessibility.traits else { return false }
    return traits.rawValue.nonzeroBitCount > 1 && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withTraits.compactMap { index in
      guard judges(index, in: screen),
        let conflict = screen.elements[index].accessibility.traits?.conflict
      else { return nil }
      var reach = screen.reachOfSpeech(of: index)
      if case .staticText = conflict.kind {
        reach = reach.atMost(.needsReview, because: "VoiceOver leaves static text unsaid")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) has the traits \(conflict.traits.names)\
            \(conflict.kind.explanation)
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          fix: "Keep one of them."))
    }
  }
}

/// Traits that exclude each other.
private struct TraitConflict {
  var kind: Kind
  var traits: AccessibilityTraits

  enum Kind {
    case roles, swipes, staticText

    /// How the message goes on after the names of the traits.
    var explanation: String {
      switch self {
      case .roles: ", which exclude each other: only one of them can say what it does."
      case .swipes:
        """
        : swipes up and down, which move a person through the screen, change its value instead.
        """
      case .staticText: ": static text is for what cannot be used and does not change."
      }
    }
  }
}

extension AccessibilityTraits {
  /// The worst conflict among the traits.
  fileprivate var conflict: TraitConflict? {
    let roles = intersection([.button, .link, .searchField, .keyboardKey])
    if roles.rawValue.nonzeroBitCount > 1 { return TraitConflict(kind: .roles, traits: roles) }
    let swiped = intersection([.button, .header, .adjustable])
    if contains(.adjustable), swiped != .adjustable {
      return TraitConflict(kind: .swipes, traits: swiped)
    }
    let live = intersection([.button, .link, .searchField, .adjustable, .updatesFrequently])
    if contains(.staticText), !live.isEmpty {
      return TraitConflict(kind: .staticText, traits: live.union(.staticText))
    }
    return nil
  }
}
