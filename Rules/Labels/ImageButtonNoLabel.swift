import Auditing
import LayoutModel
import VoiceOver

public struct ImageButtonNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "image-button-no-label",
    summary: "A button shows only an image and has no accessibility label",
    why: """
      A person who cannot see the picture hears the name of its file (“ic close 24”) or nothing \
      but “Button”, and has to try out what the button does. The name of a file is not translated \
      either. Voice Control cannot press the button by name.
      """,
    decides: """
      A button VoiceOver reaches has no title and no subtitle in the state the layout starts in, \
      has an image or a background image, and no accessibility label with something to read in \
      it. Left alone: system types that UIKit names (infoLight, infoDark, detailDisclosure, \
      contactAdd, close), pop-up buttons with a menu in the layout, images with an accessibility \
      label of their own, and buttons that are hidden, taken from VoiceOver or take no touches. \
      With a button configuration the titles of the states do not count; they are leftovers.
      """,
    limits: """
      Code of the project that sets its label or title, or takes the button from VoiceOver, \
      exempts it; where it does so only under a condition, a person must look. Failing that, an \
      outlet, a custom class, a run-time attribute or a tag makes the finding likely, and certain \
      once all the code behind it was read and understood. Where a run-time attribute holds a \
      text, which may be the label, a person must look. VoiceOver has names of its own for some \
      SF Symbols, so a symbol is never certain; where that name is known (“plus” is read “Add”) a \
      person must judge whether it fits.
      """,
    fixInInterfaceBuilder: """
      Select the button and fill in Accessibility › Label in the Identity inspector with what the \
      button does, in one or two words and without the word “button”: “Close”, “Add to favorites”.
      """,
    fixInCode: """
      closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
      """,
    standards: [
      .nonTextContent, .nameRoleValue,
      .apple("UIAccessibility, accessibilityLabel"),
      .material("Buttons: Set -accessibilityLabel"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "Image only",
        """
        <layout name="Player">
          ↓<button image="ic_close"/>
        </layout>
        """,
        message: """
          The button with the image “ic_close” has no accessibility label, so VoiceOver has only \
          the image’s name to read.
          """,
        saysNow: "≈ic close. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A blank title and a blank label are none",
        """
        <layout name="Player">
          ↓<button title=" " image="ic_close" accessibilityLabel=" "/>
        </layout>
        """,
        message: """
          The button with the image “ic_close” has no accessibility label, so VoiceOver has only \
          the image’s name to read.
          """),
      .fails(
        "A floating button, of which code has an outlet",
        """
        <layout name="Inbox">
          ↓<button class="MDCFloatingButton" image="ic_compose" outlet="composeButton"/>
        </layout>
        """,
        message: """
          The button with the image “ic_compose” has no accessibility label, so VoiceOver has \
          only the image’s name to read.
          """,
        certainty: .likely, saysNow: "≈ic compose. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "Background image only",
        """
        <layout name="Sign in">
          ↓<button backgroundImage="login_button"/>
        </layout>
        """,
        message: """
          The button shows only the background image “login_button” and has no accessibility \
          label, so nothing in the layout names it.
          """,
        saysNow: "Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A symbol: VoiceOver may know a name",
        """
        <layout name="Photo">
          ↓<button symbol="square.and.arrow.up"/>
        </layout>
        """,
        message: """
          The button with the symbol “square.and.arrow.up” has no accessibility label, so \
          VoiceOver has only the symbol’s name to read.
          """,
        certainty: .likely, saysNow: "≈square and arrow up. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A symbol VoiceOver knows a name for",
        """
        <layout name="Contacts">
          ↓<button symbol="plus"/>
        </layout>
        """,
        message: """
          The button with the symbol “plus” has no accessibility label; VoiceOver reads “Add”, \
          which may not say what the button does here.
          """,
        certainty: .needsReview, saysNow: "≈Add. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A configured button with a leftover title",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
          <rect key="frame" x="20" y="20" width="49" height="34"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" image="ic_chart"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button with the image “ic_chart” has no accessibility label, so VoiceOver has only \
          the image’s name to read.
          """,
        saysNow: "≈ic chart. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A disabled button is read, too",
        """
        <layout name="Player">
          ↓<button image="ic_play" enabled="false"/>
        </layout>
        """,
        message: """
          The button with the image “ic_play” has no accessibility label, so VoiceOver has only \
          the image’s name to read.
          """,
        saysNow: "≈ic play. Dimmed. Button.", wouldSay: "‹name›. Dimmed. Button."),
      .passes(
        "Labels and titles",
        """
        <layout name="Player">
          ↓<button image="ic_close" accessibilityLabel="Close"/>
          ↓<button title="Play" image="ic_play"/>
          ↓<button image="ic_heart" imageAccessibilityLabel="Favorite"/>
          ↓<button configuration="plain" subtitle="12 new" image="ic_mail"/>
          ↓<button title="Sign in" backgroundImage="login_button"/>
        </layout>
        """),
      .passes(
        "UIKit names these types",
        """
        <layout name="Player">
          ↓<button buttonType="close" image="ic_close"/>
          ↓<button buttonType="infoLight" image="ic_info"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Player">
          <button image="ic_bullet" isAccessibilityElement="false"/>
          <button image="ic_close" hidden="true"/>
          <button image="ic_logo" userInteractionEnabled="false"/>
        </layout>
        """),
      .passes(
        "No image: see empty-button",
        """
        <layout name="Player">
          <button/>
        </layout>
        """),
      .passes(
        "A label in Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="Close"/>
          <state key="normal" image="ic_close"/>
        </button>
        """, in: .interfaceBuilder),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.exposures[index] == .element, let shown = screen.elements[index].shownButton
    else { return false }
    return shown.image ?? shown.backgroundImage != nil && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.button).compactMap { index in
      guard let shown = screen.elements[index].shownButton,
        let image = shown.image ?? shown.backgroundImage, judges(index, in: screen),
        screen.meantName(of: index) == nil
      else { return nil }
      let spoken = screen.utterance(of: index)
      let (fault, reach) = judgement(
        of: image, inBackground: shown.image == nil, spoken: spoken.label,
        reach: screen.reachOfMissingName(index))
      return .fails(
        Finding(
          element: index, message: fault, certainty: reach.certainty, reason: reach.reason,
          saysNow: spoken.markedText, wouldSay: screen.text(of: index, labelled: unknownName),
          fix: screen.doesNothing(index)
            ? doesNothingAdvice : "Give it an accessibility label that says what it does."))
    }
  }

  private func judgement(
    of image: Image, inBackground: Bool, spoken: SpokenPart?, reach: Reach
  ) -> (message: String, reach: Reach) {
    if inBackground {
      return (
        """
        The button shows only the background image \(image.name.quoted) and has no accessibility \
        label, so nothing in the layout names it.
        """, reach
      )
    }
    guard image.isSymbol else {
      return (
        """
        The button with the image \(image.name.quoted) has no accessibility label, so VoiceOver \
        has only the image’s name to read.
        """, reach
      )
    }
    if let appleName = spoken?.appleName(of: image) {
      return (
        """
        The button with the symbol \(image.name.quoted) has no accessibility label; VoiceOver \
        reads \(appleName.quoted), which may not say what the button does here.
        """, reach.atMost(.needsReview, because: "VoiceOver’s name for the symbol may fit")
      )
    }
    return (
      """
      The button with the symbol \(image.name.quoted) has no accessibility label, so VoiceOver has \
      only the symbol’s name to read.
      """, reach.atMost(.likely, because: "VoiceOver has names of its own for some symbols")
    )
  }
}
