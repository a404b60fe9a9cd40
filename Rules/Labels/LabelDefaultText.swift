import Auditing
import LayoutModel

public struct LabelDefaultText: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-default-text",
    summary: "An element is still called what Interface Builder called it",
    why: """
      “Button. Button.” tells nobody what the button does. The text was left as Interface Builder wrote it, \
      on the screen or, for a bar button item with an image, only where VoiceOver reads it.
      """,
    decides: """
      An element VoiceOver reaches is named “Button” (a button), “Label” (a label), “Title” (a navigation \
      bar), “Item” or “Bar Button Item” (an item of a bar), or a text view holds the Latin of Interface \
      Builder’s library, “Lorem ipsum dolor sit”. An accessibility label with such a text counts as well. \
      Left alone: a button whose configuration has no title, as the title “Button” beside it is not shown.
      """,
    limits: """
      Code replaces most of these texts: 177 of 192 buttons called “Button” in public apps have an outlet. So \
      for buttons with an outlet and no image, for labels and text views with an outlet, a tag or a class of \
      their own, and for labels in cells that code fills, the layout cannot tell. A person must look at \
      other buttons and items with an outlet, a class of their own or a run-time attribute with a text, at \
      titles of screens whose view controller, or its root view controller, has a class of its own, and at \
      what code finds by its tag in a cell. A screen may mean the word.
      """,
    fixInInterfaceBuilder: """
      Write in Title or Text in the Attributes inspector what the element is or does. Where code sets the \
      text, leave it empty: nothing then shows until it is set.
      """,
    fixInCode: """
      saveButton.setTitle(NSLocalizedString("Save", comment: ""), for: .normal)
      """,
    standards: [
      .headingsAndLabels, .nameRoleValue,
    ],
    severity: .warning, impact: .serious,
    examples: [
      .fails(
        "A button",
        """
        <layout name="Editor">
          ↓<button title="Button"/>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it.",
        saysNow: "Button. Button.", wouldSay: "‹name›. Button.", fix: "Say what it is or does."),
      .fails(
        "Code usually gives it a title",
        """
        <layout name="Editor">
          ↓<button title="Button" image="ic_save" outlet="saveButton"/>
          ↓<button title="Button" class="RoundButton"/>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it.",
        certainty: .needsReview),
      .fails(
        "A title that only VoiceOver knows, in Interface Builder",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem title="Item" image="ic_menu" id="itm-01"/>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item is still called “Item”, as Interface Builder named it. The image is shown in \
          its place, so only VoiceOver says it.
          """,
        saysNow: "Item. Button.", wouldSay: "‹name›. Button."),
      .fails(
        "A run-time attribute may hold the name, in Interface Builder",
        """
        <toolbar opaque="NO" contentMode="scaleToFill" id="bar-01">
          <items>
            ↓<barButtonItem title="Item" image="ic_menu" id="itm-01">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Mark All as Read"/>
              </userDefinedRuntimeAttributes>
            </barButtonItem>
          </items>
        </toolbar>
        """, in: .interfaceBuilder,
        message: """
          The bar button item is still called “Item”, as Interface Builder named it. The image is shown in \
          its place, so only VoiceOver says it.
          """,
        certainty: .needsReview),
      .fails(
        "A label that nothing leads to",
        """
        <layout name="Editor">
          ↓<label text="Label"/>
        </layout>
        """,
        message: "The label is still called “Label”, as Interface Builder named it.",
        saysNow: "Label"),
      .fails(
        "The text of the library",
        """
        <layout name="Editor">
          ↓<textView text="Lorem ipsum dolor sit er elit lamet, consectetaur cillium" editable="false"/>
        </layout>
        """,
        message: "The text view still holds “Lorem ipsum…”, as Interface Builder filled it in.",
        certainty: .likely),
      .cannotTell(
        "Buttons and labels that code fills",
        """
        <layout name="Editor">
          ↓<button title="Button" outlet="saveButton"/>
          ↓<label text="Label" outlet="titleLabel"/>
          ↓<label text="Label" tag="3"/>
          <collectionView>
            <collectionViewCell>
              <contentView>
                ↓<label text="Label"/>
              </contentView>
            </collectionViewCell>
          </collectionView>
          ↓<textView text="Lorem ipsum dolor sit er elit lamet" outlet="notesView"/>
        </layout>
        """,
        because: "code fills in most texts it can reach, and this one stands there until it does"),
      .passes(
        "Names of their own, and titles that are not shown",
        """
        <layout name="Editor">
          ↓<button title="Save"/>
          ↓<label text="Label:"/>
          ↓<button title="Button" accessibilityLabel="Save"/>
          <toolbar>
            ↓<barButtonItem title="Save" image="ic_save"/>
          </toolbar>
        </layout>
        """),
      .passes(
        "A title that a configuration replaces, in Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Save"/>
        </button>
        """, in: .interfaceBuilder),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Editor">
          <button title="Button" hidden="true"/>
          <label text="Label" isAccessibilityElement="false"/>
        </layout>
        """),
      .fails(
        "A label that only VoiceOver knows, whatever the text",
        """
        <layout name="Screen">
          ↓<label text="Total" accessibilityLabel="Label" outlet="totalLabel"/>
        </layout>
        """,
        message: "The label is still called “Label”, as Interface Builder named it.",
        certainty: .likely),
      .fails(
        "A button that only VoiceOver calls so",
        """
        <layout name="Screen">
          ↓<button title="Save" accessibilityLabel="Button" outlet="saveButton"/>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it.",
        certainty: .likely),
      .fails(
        "A button that every row of a list has",
        """
        <layout name="Screen">
          <collectionView>
            <collectionViewCell>
              <contentView>
                ↓<button title="Button" tag="3"/>
              </contentView>
            </collectionViewCell>
          </collectionView>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it.",
        certainty: .needsReview),
      .fails(
        "One that nothing leads to, in every row",
        """
        <layout name="Screen">
          <collectionView>
            <collectionViewCell>
              <contentView>
                ↓<button title="Button"/>
              </contentView>
            </collectionViewCell>
          </collectionView>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it."),
      .fails(
        "One with a tag",
        """
        <layout name="Screen">
          ↓<button title="Button" tag="3"/>
        </layout>
        """,
        message: "The button is still called “Button”, as Interface Builder named it.",
        certainty: .likely),
      .fails(
        "The title of a tab, with a class that may set it",
        """
        <layout name="Home" controller="HomeViewController">
          <tabBar>
            ↓<tabBarItem title="Item"/>
          </tabBar>
        </layout>
        """,
        message: "The tab bar item is still called “Item”, as Interface Builder named it.",
        certainty: .needsReview),
      .fails(
        "The accessibility label of an image",
        """
        <layout name="Screen">
          ↓<imageView image="photo" isAccessibilityElement="true" accessibilityLabel="Label"/>
        </layout>
        """,
        message: "The image is still called “Label”, as Interface Builder named it."),
      .fails(
        "A text view that only VoiceOver calls so",
        """
        <layout name="Screen">
          ↓<textView text="Our terms" accessibilityLabel="Lorem ipsum dolor sit" outlet="termsView"/>
        </layout>
        """,
        message: """
          The text view still holds “Lorem ipsum…”, as Interface Builder filled it in.
          """,
        certainty: .likely),
      .cannotTell(
        "In Interface Builder: a cell that code fills for every row",
        """
        <tableView contentMode="scaleToFill" id="tbl-01">
          <prototypes>
            <tableViewCell reuseIdentifier="Row" id="cel-01">
              <tableViewCellContentView key="contentView" id="con-01">
                <subviews>
                  ↓<label opaque="NO" text="Label" id="lbl-01"/>
                  <button opaque="NO" id="btn-01"><state key="normal" title="Open"/></button>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """, in: .interfaceBuilder,
        because: "code fills in most texts it can reach, and this one stands there until it does"),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title, .text, .configuration]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    switch screen.elements[index].kind {
    case .button, .label, .barButtonItem, .tabBarItem, .navigationItem, .textView, .imageView,
      .view,
      .other:
      screen.exposures[index] == .element
    default: false
    }
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard let text = Self.text(of: index, in: screen), screen.isDefaultText(text, on: index),
        judges(index, in: screen)
      else { return nil }
      let isLabelled = screen.elements[index].accessibility.label?.text.visible != nil
      var reach = screen.reachOfReplacedName(index)
      switch screen.elements[index].kind {
      case .button where !isLabelled && reach.cause == .outlet:
        // With an image the title may have been forgotten.
        guard screen.elements[index].shownButton?.image != nil else {
          return .cannotTell(element: index, because: Self.isFilledIn)
        }
      case .label where !isLabelled:
        if reach.cause != nil || isInReusedCell(index, in: screen) {
          return .cannotTell(element: index, because: Self.isFilledIn)
        }
      case .textView where !isLabelled && reach.cause != nil:
        return .cannotTell(element: index, because: Self.isFilledIn)
      case .button where reach.cause == .tag && isInReusedCell(index, in: screen):
        reach = reach.atMost(.needsReview, because: "code can find it by its tag")
      case .navigationItem, .tabBarItem:
        let controller = screen.screen.controller
        if let owner = controller?.customClass ?? controller?.rootClass {
          reach = reach.atMost(.needsReview, because: "the class \(owner.name) may set the title")
        }
      default: break
      }
      return .fails(
        finding(
          on: index, text: text, reach: isLabelled ? reach : reach.whereCodeUsuallyFillsIn,
          in: screen))
    }
  }

  private static let isFilledIn =
    "code fills in most texts it can reach, and this one stands there until it does"

  private func finding(
    on index: Int, text: String, reach: Reach, in screen: ResolvedScreen
  ) -> Finding {
    let element = screen.elements[index]
    let spoken = screen.utterance(of: index)
    let reach = reach.resting(on: spoken)
    let isText = element.textInput != nil
    let isHidden = screen.writtenName(of: index)?.isTitle == true
    return Finding(
      element: index,
      message: isText
        ? "The \(element.kind.noun) still holds “Lorem ipsum…”, as Interface Builder filled it in."
        : "The \(element.kind.noun) is still called \(text.quoted), as Interface Builder named it."
          + (isHidden ? " The image is shown in its place, so only VoiceOver says it." : ""),
      certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
      wouldSay: isText ? nil : screen.text(of: index, labelled: unknownName),
      fix: isText ? "Write the text, or leave it empty." : "Say what it is or does.")
  }

  /// The text VoiceOver reads of the element, where Interface Builder may have written it.
  private static func text(of index: Int, in screen: ResolvedScreen) -> String? {
    switch screen.elements[index].kind {
    case .button, .label, .barButtonItem, .tabBarItem, .navigationItem, .textView:
      if let label = screen.elements[index].accessibility.label?.text.visible { return label }
      return screen.elements[index].shownText
    case .imageView, .view, .other: return screen.elements[index].accessibility.label?.text.visible
    default: return nil
    }
  }

  /// Whether the element is in a cell that code fills for every row.
  private func isInReusedCell(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.screen.ancestors(of: index).contains { ancestor in
      switch screen.elements[ancestor].content {
      case .cell(let cell):
        cell.isPrototype || screen.elements[ancestor].parent == nil
          || screen.elements[ancestor].kind == .collectionViewCell
      default: screen.elements[ancestor].kind == .collectionReusableView
      }
    }
  }
}
