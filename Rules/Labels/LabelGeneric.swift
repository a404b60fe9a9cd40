import Auditing
import LayoutModel

public struct LabelGeneric: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-generic",
    summary: "A button or link is named by words that fit every one",
    why: """
      VoiceOver can list the links and buttons of a screen, and people move from one to the next: “Here. \
      Here. Learn more.” says nothing about where each leads. Voice Control has to ask which is meant.
      """,
    decides: """
      The name VoiceOver reads of a button, link or item of a bar is as a whole one that fits everything: \
      “Click here”, “Here”, “Link”, “This page”. “Learn more”, “Read more” and “More” say it together with \
      what stands around them, so there a person must look; on an item of a bar they are left alone, as iOS \
      uses “More” there.
      """,
    limits: """
      Known are English, German, Russian, French, Spanish, Italian, Portuguese, Dutch, Japanese, Korean and \
      Chinese. With an outlet, a custom class, a tag or a run-time attribute code may set another text, so \
      the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Say in the title, or in Accessibility › Label beginning with the title, where it leads: “Learn more about \
      pricing”.
      """,
    fixInCode: """
      learnMoreButton.accessibilityLabel = NSLocalizedString("Learn more about pricing", comment: "")
      """,
    standards: [
      .linkPurposeInContext, .headingsAndLabels,
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "Nothing at all",
        """
        <layout name="Help">
          ↓<button image="ic_next" accessibilityLabel="Click here!"/>
        </layout>
        """,
        message: """
          The button is called “Click here!”, which fits every button and does not say what it does.
          """,
        saysNow: "Click here!. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A title that needs what stands around it",
        """
        <layout name="Help">
          ↓<button title="Learn more"/>
        </layout>
        """,
        message: """
          The button is called “Learn more”, which says where it leads only together with what stands \
          around it.
          """,
        certainty: .needsReview, saysNow: "Learn more. Button.",
        wouldSay: "Learn more ‹name›. Button."),
      .fails(
        "In Interface Builder, with an outlet, in German",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="HelpView">
          <subviews>
            ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
              <state key="normal" title="Hier klicken"/>
            </button>
          </subviews>
          <connections>
            <outlet property="help" destination="btn-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The button is called “Hier klicken”, which fits every button and does not say what it does.
          """,
        certainty: .likely),
      .passes(
        "Says where it leads",
        """
        <layout name="Help">
          ↓<button title="Learn more" accessibilityLabel="Learn more about pricing"/>
          ↓<button title="Here we go"/>
          <button image="ic_next"/>
          <label text="Here"/>
          <toolbar>
            ↓<barButtonItem title="More" image="ic_more"/>
          </toolbar>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Help">
          <button title="Here" hidden="true"/>
        </layout>
        """),
      .passes(
        "A label as a link, and the words of texts that are only read",
        """
        <layout name="Screen">
          ↓<label text="Read our terms" accessibilityTraits="link"/>
          <label text="Click here" accessibilityTraits="header"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element && screen.elements[index].isLinkOrButton
      && Self.name(of: index, in: screen) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard let name = Self.name(of: index, in: screen), let kind = Vocabulary.linkText(name),
        judges(index, in: screen)
      else { return nil }
      let noun = screen.elements[index].kind.noun
      switch kind {
      case .empty:
        return screen.badName(
          of: index,
          """
          The \(noun) is called \(name.quoted), which fits every \(noun) and does not say what it does.
          """,
          fix: "Say what it does.")
      case .vague:
        guard !screen.elements[index].kind.isBarItem else { return nil }
        return screen.badName(
          of: index,
          """
          The \(noun) is called \(name.quoted), which says where it leads only together with what \
          stands around it.
          """,
          better: "\(name) \(unknownName)", fix: "Say what there is more of.",
          atMost: (.needsReview, "what stands around it may say where it leads"))
      }
    }
  }

  private static func name(of index: Int, in screen: ResolvedScreen) -> String? {
    screen.elements[index].accessibility.label?.text.visible ?? screen.elements[index].shownText
  }
}

extension Element {
  fileprivate var isLinkOrButton: Bool {
    switch kind {
    case .button, .barButtonItem, .tabBarItem: true
    default: accessibility.traits.map { !$0.isDisjoint(with: [.button, .link]) } ?? false
    }
  }
}
