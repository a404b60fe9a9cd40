import Auditing
import LayoutModel

public struct LabelLooksLikeIdentifier: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-looks-like-identifier",
    summary: "An accessibility label looks like a name in code",
    why: """
      Labels such as “btnVideoSize” were meant as accessibility identifiers, for tests, or are keys whose \
      translation is missing. VoiceOver reads them aloud: “btn video size”.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, has no spaces and is written like an identifier: with an underscore (“user_name”), \
      as words that begin with a capital after a lower-case one (“videoSize”), or as three or more words \
      with dots (“login.button.title”). Brands with one small letter at the front (“iPhone”, “eBay”) and \
      names such as “macOS” are left alone, and so are web addresses, and labels set by a property of \
      the project’s own, which may translate a key.
      """,
    limits: """
      A proper name may be written this way (“easyJet”), so a finding is never certain.
      """,
    fixInInterfaceBuilder: """
      Move the text from Accessibility › Label to Accessibility › Identifier, and write in Label what the \
      element is or does.
      """,
    fixInCode: """
      sizeButton.accessibilityIdentifier = "btnVideoSize"
      sizeButton.accessibilityLabel = NSLocalizedString("Video size", comment: "")
      """,
    standards: [
      .headingsAndLabels, .nameRoleValue, .apple("UIAccessibilityIdentification"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Identifiers and keys",
        """
        <layout name="Player">
          ↓<button title="Large" accessibilityLabel="Large_button_1"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “Large_button_1” looks like a name in code; VoiceOver reads it \
          aloud.
          """,
        certainty: .likely, saysNow: "Large_button_1. Button.", wouldSay: "Large. Button.",
        fix: "Remove it; for tests there is the accessibility identifier."),
      .fails(
        "Nothing else names it",
        """
        <layout name="Player">
          ↓<imageView image="size" isAccessibilityElement="true" accessibilityLabel="videoSize"/>
        </layout>
        """,
        message: """
          The image’s accessibility label “videoSize” looks like a name in code; VoiceOver reads it aloud.
          """,
        certainty: .likely, saysNow: "videoSize. Image.", wouldSay: "‹name›. Image."),
      .fails(
        "In Interface Builder, a key of a strings table",
        """
        ↓<view contentMode="scaleToFill" id="box-01">
          <accessibility key="accessibilityConfiguration" label="login.logo.label">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view’s accessibility label “login.logo.label” looks like a name in code; VoiceOver reads it \
          aloud.
          """,
        certainty: .likely),
      .passes(
        "Words, brands and addresses",
        """
        <layout name="Player">
          ↓<button accessibilityLabel="Video size"/>
          ↓<button accessibilityLabel="iPhone"/>
          ↓<button accessibilityLabel="macOS"/>
          ↓<button accessibilityLabel="YouTube"/>
          ↓<button accessibilityLabel="PayPal"/>
          ↓<button accessibilityLabel="www.example.com"/>
          ↓<button accessibilityLabel="me@example.com"/>
          ↓<button accessibilityLabel="Sign-in"/>
          <button title="Sign in" accessibilityIdentifier="sign_in_button"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      let element = screen.elements[index]
      guard screen.machineName(name.text, of: index) == .identifier,
        element.accessibility.label?.origin != .ownProperty
      else { return nil }
      let shown = name.isTitle ? nil : element.shownText
      return screen.badName(
        of: index,
        """
        The \(element.kind.noun)’s \(name.noun) \(name.text.quoted) looks like a name in code; \
        VoiceOver reads it aloud.
        """,
        better: shown,
        fix: shown == nil
          ? "Say in words what it is or does; for tests there is the accessibility identifier."
          : "Remove it; for tests there is the accessibility identifier.",
        atMost: (.likely, "a proper name may be written this way"))
    }
  }
}
