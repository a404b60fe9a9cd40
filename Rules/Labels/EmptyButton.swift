import Auditing
import LayoutModel

public struct EmptyButton: Rule {
  public static let documentation = RuleDocumentation(
    id: "empty-button",
    summary: "A button has no title, no image and no accessibility label",
    why: """
      VoiceOver stops at the button and says “Button”, nothing more. That happens most often with \
      invisible buttons laid over a cell or a picture to make it tappable: a person who sees the \
      screen taps what lies beneath, a person who hears it cannot know what it is.
      """,
    decides: """
      A button VoiceOver reaches has no title, subtitle, image or background image in the state \
      the layout starts in and no accessibility label with something to read in it. Left alone: \
      system types that UIKit names, and buttons that are hidden, taken from VoiceOver or take no \
      touches. A button whose only text is an accessibility hint is found by hint-without-label. The one text \
      where the button lies is suggested as its name.
      """,
    limits: """
      Code often fills in empty buttons that have an outlet: 124 of 239 in public apps, counted \
      by the names of outlets in their sources. Code of the project that sets its label or title, \
      or takes the button from VoiceOver, exempts it; where it does so only under a condition, a \
      person must look. Failing that, with an outlet, a custom class or a run-time attribute with \
      a text a person must look, until all the code behind it was read and understood. A pop-up \
      button takes its title from its menu; without a menu in the layout the rule cannot tell.
      """,
    fixInInterfaceBuilder: """
      Give the button a title, or fill in Accessibility › Label in the Identity inspector with \
      what it does. Where it only makes the view beneath it tappable, label it with what that \
      view says, and clear Accessibility › Enabled of the view, so that it is read once.
      """,
    fixInCode: """
      overlayButton.accessibilityLabel = titleLabel.text
      """,
    standards: [.nameRoleValue, .apple("UIAccessibility, accessibilityLabel")],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Nothing at all",
        """
        <layout name="Card">
          <label text="Annual report"/>
          ↓<button frame="0 0 320 80"/>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        saysNow: "Button.", wouldSay: "‹name›. Button."),
      .fails(
        "An invisible button over a text",
        """
        <layout name="Card">
          <view frame="0 0 320 48">
            <label text="Annual report:" frame="8 14 120 20"/>
            ↓<button frame="0 0 320 48" action="open:"/>
          </view>
          <view frame="0 48 320 48">
            ↓<button frame="0 0 320 48" action="open:"/>
            <label text="Annual report:" frame="8 14 120 20"/>
          </view>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button; it lies where “Annual report:” stands.
          """,
        saysNow: "Button.", wouldSay: "Annual report. Button.",
        fix: """
          Set its accessibility label to “Annual report”, and clear Accessibility › Enabled of the \
          label, so that it is read once.
          """),
      .fails(
        "An invisible button over a picture with a name",
        """
        <layout name="Card">
          <view frame="0 0 320 180">
            <imageView image="report" isAccessibilityElement="true" \
            accessibilityLabel="Annual report" frame="0 0 320 180"/>
            ↓<button frame="0 0 320 180" action="open:"/>
          </view>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button; it lies where “Annual report” stands.
          """,
        wouldSay: "Annual report. Button."),
      .fails(
        "Over several texts, beside one, behind another view or around another control",
        """
        <layout name="Card">
          <view frame="0 0 320 48">
            <label text="Annual report" frame="8 4 120 20"/>
            <label text="December" frame="8 24 120 20"/>
            ↓<button frame="0 0 320 48" action="open:"/>
          </view>
          <view frame="0 48 320 48">
            <label text="Annual report" frame="8 14 120 20"/>
            ↓<button frame="120 0 200 48" action="open:"/>
          </view>
          <view frame="0 144 320 300">
            ↓<button frame="0 0 320 300" action="close:"/>
            <view frame="20 100 280 100">
              <label text="Annual report" frame="8 14 120 20"/>
            </view>
          </view>
          <view frame="0 444 320 300">
            <label text="Annual report" frame="8 14 120 20"/>
            <switch accessibilityLabel="Annual report" frame="200 14 51 31"/>
            ↓<button frame="0 0 320 300" action="close:"/>
          </view>
          <view frame="0 96 320 48">
            <label text="Label" frame="8 14 120 20" outlet="titleLabel"/>
            ↓<button frame="0 0 320 48" action="open:"/>
          </view>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        wouldSay: "‹name›. Button."),
      .fails(
        "Blanks are nothing to read",
        """
        <layout name="Card">
          ↓<button title=" " accessibilityLabel=" "/>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """),
      .fails(
        "A toggle button and a pull-down button keep their own title",
        """
        <layout name="Card">
          ↓<button changesSelectionAsPrimaryAction="true"/>
          ↓<button showsMenuAsPrimaryAction="true"/>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """),
      .fails(
        "Code may fill it in",
        """
        <layout name="Card">
          ↓<button outlet="actionButton"/>
          ↓<button class="TagButton"/>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        certainty: .needsReview),
      .fails(
        "A tag is used to tell buttons apart",
        """
        <layout name="Card">
          ↓<button tag="3"/>
        </layout>
        """,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, connected to nothing",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        fix: """
          It does nothing in the layout: connect it and say what it does, or clear Accessibility › \
          Enabled, so that VoiceOver passes it over.
          """),
      .fails(
        "In Interface Builder, connected to code",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <connections>
            <action selector="open:" destination="ctl-01" eventType="touchUpInside" id="act-01"/>
          </connections>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        fix: "Give it a title, or an accessibility label that says what it does."),
      .fails(
        "In Interface Builder, with run-time attributes that are no text",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="style">
              <integer key="value" value="2"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, with a run-time attribute that may be its text",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="save"/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The button has no title, no image and no accessibility label, so VoiceOver says only \
          that it is a button.
          """,
        certainty: .needsReview, saysNow: "Button.", wouldSay: "‹name›. Button."),
      .passes(
        "Something to read",
        """
        <layout name="Card">
          ↓<button title="Open"/>
          ↓<button configuration="plain" subtitle="12 new"/>
          ↓<button title="Open" accessibilityHint="Opens the report."/>
          <label text="Open"/>
          <view isAccessibilityElement="true" accessibilityLabel="Report"/>
          ↓<button accessibilityLabel="Open annual report"/>
          ↓<button buttonType="contactAdd"/>
        </layout>
        """),
      .passes(
        "Images: see image-button-no-label",
        """
        <layout name="Card">
          ↓<button image="ic_close"/>
          ↓<button backgroundImage="login_button"/>
        </layout>
        """),
      .passes(
        "Only a hint: see hint-without-label",
        """
        <layout name="Card">
          <button accessibilityHint="Opens the annual report."/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Card">
          <button isAccessibilityElement="false"/>
          <button hidden="true"/>
          <button userInteractionEnabled="false"/>
        </layout>
        """),
      .cannotTell(
        "The menu, set in code, gives the title",
        """
        <layout name="Sort">
          ↓<button showsMenuAsPrimaryAction="true" changesSelectionAsPrimaryAction="true"/>
        </layout>
        """,
        because: "its menu, which the layout does not hold, gives it its title"),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.elements[index].kind == .button, screen.exposures[index] == .element,
      screen.takesTouches(index)
    else { return false }
    // With a hint and nothing else, hint-without-label tells it.
    return screen.elements[index].shownButton != ShownButton()
      || screen.elements[index].accessibility.hint?.text.visible == nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.exposed(.button).compactMap { index in
      guard screen.elements[index].shownButton == ShownButton(),
        let button = screen.elements[index].button,
        judges(index, in: screen), screen.meantName(of: index) == nil
      else { return nil }
      if button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction {
        return .cannotTell(
          element: index,
          because: "its menu, which the layout does not hold, gives it its title")
      }
      let reach = screen.reachOfMissingName(index, orOf: [.image]).whereCodeUsuallyFillsIn
      let beneath = screen.textBeneath(index)
      return .fails(
        Finding(
          element: index,
          message: """
            The button has no title, no image and no accessibility label, so VoiceOver says only \
            that it is a button\(beneath.map { "; it lies where \($0.text.quoted) stands" } ?? "").
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.text(of: index, labelled: beneath?.name ?? unknownName),
          fix: fix(of: index, over: beneath, in: screen)))
    }
  }

  private func fix(of index: Int, over beneath: NearbyText?, in screen: ResolvedScreen) -> String {
    if screen.doesNothing(index) { return doesNothingAdvice }
    guard let beneath else {
      return "Give it a title, or an accessibility label that says what it does."
    }
    return """
      Set its accessibility label to \(beneath.name.quoted), and clear Accessibility › Enabled of \
      the \(screen.elements[beneath.element].kind.noun), so that it is read once.
      """
  }
}
