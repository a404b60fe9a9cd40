import Auditing
import LayoutModel

public struct HintRepeatsLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-repeats-label",
    summary: "An accessibility hint only repeats the label",
    why: """
      VoiceOver speaks the hint after a pause, at every visit. A hint that repeats the label costs \
      time and teaches people to turn hints off, those that matter included.
      """,
    decides: """
      Every word of the hint stands in the label already. Instructions (“Tap to”, “Double-tap to”, \
      “Press to”), articles, the name of the element’s kind and the ending of a verb (“Saves”) do \
      not count: “Tap to save.” says no more than “Save”. An element without a name is left alone \
      (see hint-without-label), and so is what VoiceOver never reaches.
      """,
    limits: """
      Instructions, articles and verb endings are known in English only; in other languages a hint \
      is found when all its words stand in the label. With an outlet, a custom class, a tag or a \
      run-time attribute code may set either text, so the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Hint in the Identity inspector. Keep a hint only where the result of \
      the action is not clear from the label: “Plays the song.”
      """,
    fixInCode: """
      saveButton.accessibilityHint = nil
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint"),
      .material("Buttons: Using accessibilityHint"),
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "The label once more",
        """
        <layout name="Editor">
          ↓<button title="Save" accessibilityHint="Save"/>
        </layout>
        """,
        message: """
          The hint “Save” of the button “Save” only repeats its label.
          """,
        saysNow: "Save. Button. | Save", wouldSay: "Save. Button."),
      .fails(
        "As an instruction",
        """
        <layout name="Editor">
          ↓<button title="Save draft" accessibilityHint="Double-tap to save the draft."/>
        </layout>
        """,
        message: """
          The hint “Double-tap to save the draft.” of the button “Save draft” only repeats its label.
          """,
        wouldSay: "Save draft. Button."),
      .fails(
        "As a sentence",
        """
        <layout name="Editor">
          ↓<button title="Save draft" accessibilityHint="Saves a draft."/>
        </layout>
        """,
        message: """
          The hint “Saves a draft.” of the button “Save draft” only repeats its label.
          """,
        wouldSay: "Save draft. Button."),
      .fails(
        "With the kind of the element",
        """
        <layout name="Editor">
          ↓<button title="Save draft" accessibilityHint="Save draft button"/>
        </layout>
        """,
        message: """
          The hint “Save draft button” of the button “Save draft” only repeats its label.
          """,
        wouldSay: "Save draft. Button."),
      .fails(
        "The name is UIKit’s, and no source confirms it",
        """
        <layout name="Inbox">
          <toolbar>
            ↓<barButtonItem systemItem="add" accessibilityHint="Adds"/>
          </toolbar>
        </layout>
        """,
        message:
          "The hint “Adds” of the bar button item “Add” only repeats its label.",
        certainty: .likely),
      .fails(
        "In Interface Builder, with an outlet",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="EditorBar">
          <subviews>
            ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
              <accessibility key="accessibilityConfiguration" hint="Closes" label="Close"/>
              <state key="normal" image="ic_close"/>
            </button>
          </subviews>
          <connections>
            <outlet property="closeButton" destination="btn-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: "The hint “Closes” of the button “Close” only repeats its label.",
        certainty: .likely, saysNow: "Close. Button. | Closes", wouldSay: "Close. Button."),
      .passes(
        "Hints that tell the result",
        """
        <layout name="Editor">
          ↓<button title="Play" accessibilityHint="Plays the song."/>
          ↓<button title="Save" accessibilityHint="Saves the draft and closes the editor."/>
          <button title="Save"/>
          <button title="Save" accessibilityHint=" "/>
          ↓<button title="Save" accessibilityHint="…"/>
          <button title="Save" accessibilityLabel=" " accessibilityHint="Save"/>
          <textField accessibilityLabel="Name" accessibilityHint="Name"/>
        </layout>
        """),
      .passes(
        "No name: see hint-without-label",
        """
        <layout name="Editor">
          <button accessibilityHint="Save"/>
        </layout>
        """),
      .passes(
        "VoiceOver never comes here",
        """
        <layout name="Editor">
          <button title="Save" accessibilityHint="Save" hidden="true"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.hint?.text.visible != nil
      && screen.exposures[index] == .element && screen.meantName(of: index) != nil
      && screen.labelHiddenByBlank(of: index) == nil && screen.speaksHint(of: index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.hinted.compactMap { index in
      guard judges(index, in: screen),
        let hint = screen.elements[index].accessibility.hint?.text.visible,
        let name = screen.meantName(of: index)
      else { return nil }
      let element = screen.elements[index]
      guard screen.news(in: hint, on: index, beyond: [name]).isEmpty,
        !WordSequence(hint).isEmpty
      else { return nil }
      let spoken = screen.utterance(of: index)
      let reach = screen.reachOfSpeech(of: index).resting(on: spoken)
      return .fails(
        Finding(
          element: index,
          message: """
            The hint \(hint.quoted) of the \(element.kind.noun) \(name.quoted) only repeats its label.
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.utterance(of: index) { $0.accessibility.hint = nil }.markedText,
          fix: "Remove the hint."))
    }
  }
}
