import Auditing
import LayoutModel

public struct LabelIsImageName: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-is-image-name",
    summary: "An accessibility label is the name of an image file",
    why: """
      VoiceOver reads “i c underscore close” or the like. The name was meant for those who build \
      the app; nobody can tell from it what the button does, and it is the same in every language.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item \
      that shows an image in its place, is written like the name of a file (“ic_close”, \
      “arrow-right-24”) and is the name of the image or symbol the element shows, or \
      of an image in the asset catalogues of the project; or it ends like an image file \
      (“close.png”). Words (“share”, “e-mail”) may name an image and a button alike and are left \
      alone.
      """,
    limits: """
      With an outlet, a custom class, a tag or a run-time attribute code may set another label, so \
      the finding is likely. Catalogues are looked for below the nearest folder above the layout \
      that holds an `.xcodeproj` or a `.git`.
      """,
    fixInInterfaceBuilder: """
      Say in Accessibility › Label what the element does: “Close”, “Share article”.
      """,
    fixInCode: """
      closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
      """,
    standards: [.nonTextContent, .nameRoleValue, .apple("UIAccessibility, accessibilityLabel")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "The name of its own image",
        """
        <layout name="Article">
          ↓<button image="ic_close" accessibilityLabel="ic_close"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “ic_close” is the name of its image, which VoiceOver \
          reads aloud.
          """,
        saysNow: "ic_close. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "The name of a symbol, with an outlet",
        """
        <layout name="Article">
          ↓<button symbol="square.and.arrow.up" outlet="shareButton"
            accessibilityLabel="square.and.arrow.up"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “square.and.arrow.up” is the name of its image, which \
          VoiceOver reads aloud.
          """,
        certainty: .likely),
      .fails(
        "The name of a file",
        """
        <layout name="Article">
          ↓<button title="Close" accessibilityLabel="close.png"/>
        </layout>
        """,
        message: """
          The button’s accessibility label “close.png” is the name of an image, which VoiceOver \
          reads aloud.
          """),
      .fails(
        "In Interface Builder, the hidden title of a bar button item",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem title="menu-icon.png" image="menu-icon" id="itm-01"/>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item’s title “menu-icon.png” is the name of an image, which VoiceOver reads \
          aloud.
          """,
        saysNow: "menu-icon.png. Button."),
      .passes(
        "Words for people",
        """
        <layout name="Article">
          ↓<button image="share" accessibilityLabel="share"/>
          ↓<button image="ic_close" accessibilityLabel="Close"/>
          ↓<button image="wifi" accessibilityLabel="Wi-Fi"/>
          ↓<button image="ic_list" accessibilityLabel="A-Z"/>
          ↓<button image="ic_doc" accessibilityLabel="Export as .png"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Article">
          <button image="ic_close" accessibilityLabel="ic_close" hidden="true"/>
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
      guard screen.machineName(name.text, of: index) == .image else { return nil }
      let isOwn = screen.elements[index].imageName == name.text
      return screen.badName(
        of: index,
        """
        The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) is the name of \
        \(isOwn ? "its" : "an") image, which VoiceOver reads aloud.
        """,
        fix: "Say in the \(name.noun) what the element does.")
    }
  }
}
