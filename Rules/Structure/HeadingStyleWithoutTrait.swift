import Auditing
import LayoutModel
import VoiceOver

public struct HeadingStyleWithoutTrait: Rule {
  public static let documentation = RuleDocumentation(
    id: "heading-style-without-trait",
    summary: "A text looks like a heading and is none for VoiceOver",
    why: """
      Large or bold type tells those who see it where a part of the screen begins. VoiceOver tells \
      it by the trait header: it says “Heading”, and with the rotor people jump from one to the \
      next.
      """,
    decides: """
      A label that VoiceOver reaches has the text style large title, title 1, 2, 3 or headline, or a \
      bold font of at least 20 points; its text is short and no sentence; other things follow it; \
      and it has not the trait header. Texts in cells, which are read as rows, and texts that can be \
      tapped are left alone.
      """,
    limits: """
      The look of a text is no proof, so the finding is likely at best; a headline, whose style \
      is also used for what is only important, and a text that code may change need a look. Code \
      of the project that sets the traits exempts the text; where it does so only under a \
      condition, a person must look.
      """,
    fixInInterfaceBuilder: """
      Tick Header under Accessibility › Traits in the Identity inspector.
      """,
    fixInCode: """
      titleLabel.accessibilityTraits.insert(.header)
      """,
    standards: [.infoAndRelationships, .apple("UIAccessibilityTraits, header")],
    severity: .warning, impact: .moderate, examples: examples)

  public static let clearedInCode: Set<CodeFact.Property> = [.traits]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].looksLikeHeading
      && screen.exposures[index] == .element && !screen.isInCell(index)
      && !screen.elements[index].gestures.contains(where: \.isEnabled)
      && screen.isFollowed(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.withFont.compactMap { index in
      guard judges(index, in: screen) else { return nil }
      let utterance = screen.utterance(of: index)
      guard utterance.traits.isDisjoint(with: [.header, .button, .link]) else { return nil }
      let element = screen.elements[index]
      var reach = screen.reachOfSpeech(of: index).atMost(.likely, because: "its look is no proof")
      if reach.cause != nil {
        reach = reach.atMost(.needsReview, because: reach.reason ?? "code may set the trait")
      }
      if element.appearance?.font == .textStyle(.headline) {
        reach = reach.atMost(.needsReview, because: "the style is also used for important text")
      }
      return .fails(
        Finding(
          element: index,
          message: """
            \(element.subject) looks like a heading, but VoiceOver does not call it one.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: utterance.markedText,
          wouldSay: screen.utterance(of: index) {
            $0.accessibility.traits = utterance.traits.union(.header)
          }.markedText,
          fix: "Add the trait header."))
    }
  }
}

extension Element {
  /// A large or bold text of a few words.
  fileprivate var looksLikeHeading: Bool {
    guard let font = appearance?.font, !hasAttributedText else { return false }
    switch font {
    case .textStyle(.largeTitle), .textStyle(.title1), .textStyle(.title2), .textStyle(.title3),
      .textStyle(.headline):
      break
    case .textStyle: return false
    case .system, .custom:
      guard font.points >= 20, let weight = font.weight, weight.isBold else { return false }
    }
    guard let text = label?.text?.visible, let last = text.last else { return false }
    let words = WordSequence(text).words
    return (1...8).contains(words.count) && words.contains { $0.count(where: \.isLetter) > 2 }
      && !".,;:!?".contains(last)
      && text.count(where: \.isLetter) > text.count(where: \.isNumber)
  }
}

extension Font.Weight {
  fileprivate var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

extension ResolvedScreen {
  fileprivate func isInCell(_ index: Int) -> Bool {
    screen.ancestors(of: index).contains {
      switch elements[$0].kind {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: true
      default: false
      }
    }
  }

  /// Whether VoiceOver reaches more than one other thing of the screen.
  fileprivate func isFollowed(_ index: Int) -> Bool {
    var others = 0
    for other in elements.indices where other != index && exposures[other] == .element {
      others += 1
      if others > 1 { return true }
    }
    return false
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A title above two texts",
    """
    <layout name="Help">
      <view>
        ↓<label text="Delivery" font="title1"/>
        <label text="We deliver on weekdays."/>
        ↓<label text="Delivery" font="bold 20"/>
        <label text="Parcels may be late."/>
      </view>
    </layout>
    """,
    message: "The label “Delivery” looks like a heading, but VoiceOver does not call it one.",
    certainty: .likely, saysNow: "Delivery", wouldSay: "Delivery. Heading."),
  .fails(
    "A headline, and a text that code sets",
    """
    <layout name="Help">
      <view>
        ↓<label text="Delivery" font="headline"/>
        ↓<label text="Delivery" font="title1" outlet="deliveryLabel"/>
        <label text="We deliver on weekdays."/>
        <label text="Parcels may be late."/>
      </view>
    </layout>
    """,
    message: "The label “Delivery” looks like a heading, but VoiceOver does not call it one.",
    certainty: .needsReview),
  .fails(
    "In Interface Builder: bold and large",
    """
    ↓<label opaque="NO" contentMode="left" text="Delivery" id="lbl-01">
      <rect key="frame" x="20" y="20" width="200" height="30"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
    </label>
    <label opaque="NO" contentMode="left" text="We deliver on weekdays." id="lbl-02">
      <rect key="frame" x="20" y="60" width="200" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <label opaque="NO" contentMode="left" text="Parcels may be late." id="lbl-03">
      <rect key="frame" x="20" y="90" width="200" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """, in: .interfaceBuilder,
    message: "The label “Delivery” looks like a heading, but VoiceOver does not call it one.",
    certainty: .likely),
  .passes(
    "A heading; a sentence, a number and an amount in large type; large type that is not bold",
    """
    <layout name="Help">
      <view>
        ↓<label text="Delivery" font="title1" accessibilityTraits="header"/>
        <label text="We deliver on weekdays." font="title3"/>
        <label text="00:00" font="title1"/>
        <label text="12 €" font="bold 40"/>
        <label text="Welcome" font="24"/>
        <label text="Small print" font="bold 12"/>
        <label text="Delivery" font="title1" hidden="true"/>
        <label text="What we mean" font="body"/>
        <label accessibilityLabel="Logo" font="title1"/>
        <label text="Room 1204" font="title1"/>
        <label text="OK" font="title1"/>
        <label text="We deliver parcels to all towns of the country" font="title1"/>
      </view>
    </layout>
    """),
  .passes(
    "Texts of rows, and texts that can be tapped",
    """
    <layout name="Help">
      <tableView>
        <tableViewCell>
          <contentView>
            <label text="Delivery" font="headline"/><button title="Open"/><button title="Close"/>
          </contentView>
        </tableViewCell>
      </tableView>
      <label text="Change photo" font="title2" gesture="tap" userInteractionEnabled="true"/>
    </layout>
    """),
  .passes(
    "What it would be the heading of is one text",
    """
    <layout name="Help">
      <view>
        <label text="Delivery" font="title1"/>
        <label text="We deliver on weekdays."/>
        <label text="Parcels may be late." hidden="true"/>
      </view>
    </layout>
    """),
  .passes(
    "In Interface Builder: a text with attributes, whose look is its own",
    """
    <label opaque="NO" contentMode="left" id="lbl-01">
      <rect key="frame" x="20" y="20" width="200" height="30"/>
      <attributedString key="attributedText"><fragment content="Delivery"/></attributedString>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
    </label>
    <label opaque="NO" contentMode="left" text="We deliver on weekdays." id="lbl-02">
      <rect key="frame" x="20" y="60" width="200" height="20"/>
    </label>
    <label opaque="NO" contentMode="left" text="Parcels may be late." id="lbl-03">
      <rect key="frame" x="20" y="90" width="200" height="20"/>
    </label>
    """, in: .interfaceBuilder),
]
