import Auditing
import LayoutModel
import VoiceOver

public struct BarButtonNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "bar-button-no-label",
    summary: "A bar button item shows an image and has no title",
    why: """
      A person who cannot see the picture hears the name of its file (“ic menu”) or nothing but \
      “Button”. Bars hold what people need on every screen: the way back, search, more.
      """,
    decides: """
      A bar button item has an image and neither a title nor an accessibility label with something \
      to read in it. Left alone: system items, which UIKit names, items with a custom view, items \
      that show nothing, and images with an accessibility label of their own.
      """,
    limits: """
      Code of the project that sets its label or title, or takes the item from VoiceOver, exempts \
      it; where it does so only under a condition, a person must look. Failing that, an outlet, a \
      custom class, a run-time attribute or a tag makes the finding likely, and certain once all \
      the code behind it was read and understood. Where a run-time attribute holds a text, which \
      may be the label, a person must look. VoiceOver has names of its own for some SF Symbols, \
      so a symbol is never certain; where that name is known a person must judge whether it fits.
      """,
    fixInInterfaceBuilder: """
      Fill in Title under Bar Item in the Attributes inspector. With an image it is not shown, but \
      VoiceOver reads it. Interface Builder has no accessibility label for bar items, and a \
      run-time attribute is not translated.
      """,
    fixInCode: """
      menuItem.accessibilityLabel = NSLocalizedString("Menu", comment: "")
      """,
    standards: [
      .nonTextContent, .nameRoleValue, .apple("UIBarItem, title"),
      .material("App bars: bottom, label every button"),
    ],
    severity: .error, impact: .critical,
    examples: [
      .fails(
        "Image only",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem image="ic_menu" title=" "/>
          </toolbar>
        </layout>
        """,
        message: """
          The bar button item with the image “ic_menu” has no title, so VoiceOver has only the \
          image’s name to read.
          """,
        wouldSay: "‹name›. Button."),
      .fails(
        "A symbol: VoiceOver may know a name",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem symbol="line.3.horizontal.decrease"/>
          </toolbar>
        </layout>
        """,
        message: """
          The bar button item with the symbol “line.3.horizontal.decrease” has no title, so \
          VoiceOver has only the symbol’s name to read.
          """,
        certainty: .likely, saysNow: "≈line 3 horizontal decrease. Button.",
        wouldSay: "‹name›. Button."),
      .fails(
        "A symbol VoiceOver knows a name for",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem symbol="plus"/>
          </toolbar>
        </layout>
        """,
        message: """
          The bar button item with the symbol “plus” has no title; VoiceOver reads “Add”, which \
          may not say what the item does here.
          """,
        certainty: .needsReview, saysNow: "≈Add. Button."),
      .fails(
        "In Interface Builder, with an outlet",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01" customClass="ToolsBar">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <items>
            ↓<barButtonItem image="ic_menu" id="itm-01"/>
          </items>
          <connections>
            <outlet property="menuItem" destination="itm-01" id="out-01"/>
          </connections>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item with the image “ic_menu” has no title, so VoiceOver has only the \
          image’s name to read.
          """,
        certainty: .likely, saysNow: "≈ic menu. Button.", wouldSay: "‹name›. Button."),
      .passes(
        "Named",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem title="Menu" image="ic_menu"/>
            ↓<barButtonItem image="ic_menu" accessibilityLabel="Menu"/>
            ↓<barButtonItem image="ic_menu" imageAccessibilityLabel="Menu"/>
          </toolbar>
        </layout>
        """),
      .passes(
        "UIKit names system items; an empty item shows nothing",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem systemItem="add" image="ic_add"/>
            <barButtonItem systemItem="flexibleSpace"/>
            <barButtonItem/>
          </toolbar>
        </layout>
        """),
      .passes(
        "A custom view speaks for itself",
        """
        <layout name="Inbox">
          <toolbar>
            <barButtonItem image="ic_menu">
              <button title="Menu"/>
            </barButtonItem>
          </toolbar>
        </layout>
        """),
      .passes(
        "Items of a tab bar: see tab-item-no-label",
        """
        <layout name="Screen">
          <tabBar><tabBarItem title="Home" image="ic_home"/></tabBar>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .barButtonItem && screen.exposures[index] == .element
      && screen.elements[index].barItem?.image != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.barButtonItem).compactMap { index in
      guard let image = screen.elements[index].barItem?.image,
        screen.meantName(of: index) == nil
      else { return nil }
      let spoken = screen.utterance(of: index)
      let (message, reach) = judgement(
        of: image, spoken: spoken.label, reach: screen.reachOfMissingName(index))
      return .fails(
        Finding(
          element: index, message: message, certainty: reach.certainty, reason: reach.reason,
          saysNow: spoken.markedText,
          wouldSay: screen.text(of: index, labelled: unknownName),
          fix: "Set its title: with an image it is not shown, but VoiceOver reads it."))
    }
  }

  private func judgement(
    of image: Image, spoken: SpokenPart?, reach: Reach
  ) -> (message: String, reach: Reach) {
    guard image.isSymbol else {
      return (
        """
        The bar button item with the image \(image.name.quoted) has no title, so VoiceOver has \
        only the image’s name to read.
        """, reach
      )
    }
    if let appleName = spoken?.appleName(of: image) {
      return (
        """
        The bar button item with the symbol \(image.name.quoted) has no title; VoiceOver reads \
        \(appleName.quoted), which may not say what the item does here.
        """, reach.atMost(.needsReview, because: "VoiceOver’s name for the symbol may fit")
      )
    }
    return (
      """
      The bar button item with the symbol \(image.name.quoted) has no title, so VoiceOver has only \
      the symbol’s name to read.
      """, reach.atMost(.likely, because: "VoiceOver has names of its own for some symbols")
    )
  }
}
