import Auditing
import LayoutModel

public struct ProgressNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "progress-no-label",
    summary: "A progress view has no accessibility label",
    why: """
      VoiceOver says how far something has come, and not what: a download, the strength of a password, the \
      place in a song.
      """,
    decides: """
      A progress view VoiceOver reaches has no accessibility label with something to read in it. Left \
      alone: progress views that are hidden or taken from VoiceOver, and activity indicators, for which \
      UIKit has words of its own (“In progress”).
      """,
    limits: """
      UIKit may call it “Progress”, which no public source confirms and which is enough where \
      nothing else could be meant: so a person must look, and only several progress views on one \
      screen make a finding likely, never certain. Code of the project that sets its label, or \
      takes the progress view from VoiceOver, exempts it; where it does so only under a \
      condition, a person must look. A progress view that only decorates is found as well; take \
      it from VoiceOver.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with what goes on (“Download”), or clear \
      Accessibility › Enabled where a text beside it says how far it is.
      """,
    fixInCode: """
      downloadProgress.accessibilityLabel = NSLocalizedString("Download", comment: "")
      """,
    standards: [
      .nonTextContent, .nameRoleValue, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "Progress of what",
        """
        <layout name="Offline">
          ↓<progressView progress="0.5"/>
        </layout>
        """,
        message: """
          The progress view has no accessibility label, so VoiceOver says how far it is and not of what.
          """,
        certainty: .needsReview, saysNow: "≈Progress: ≈50%", wouldSay: "‹name›: ≈50%"),
      .fails(
        "In Interface Builder, two that are read alike",
        """
        ↓<progressView opaque="NO" contentMode="scaleToFill" progress="0.5" id="prg-01">
          <rect key="frame" x="20" y="44" width="335" height="4"/>
        </progressView>
        ↓<progressView opaque="NO" contentMode="scaleToFill" progress="0.5" id="prg-02">
          <rect key="frame" x="20" y="84" width="335" height="4"/>
        </progressView>
        """, in: .interfaceBuilder,
        message: """
          The progress view has no accessibility label, so VoiceOver says how far it is and not of what.
          """,
        certainty: .likely),
      .passes(
        "Labelled, or an activity indicator",
        """
        <layout name="Offline">
          ↓<progressView accessibilityLabel="Download" progress="0.5"/>
          <activityIndicatorView animating="true"/>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver",
        """
        <layout name="Offline">
          <progressView isAccessibilityElement="false"/>
          <progressView hidden="true"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .progressView && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let nameless = screen.elements.indices.filter { index in
      screen.elements[index].kind == .progressView && screen.exposures[index] == .element
        && screen.elements[index].accessibility.label?.text.visible == nil
    }
    return nameless.map { index in
      let reach = screen.reachOfMissingName(index).atMost(
        nameless.count > 1 ? .likely : .needsReview, because: "UIKit may call it “Progress”")
      return .fails(
        Finding(
          element: index,
          message: """
            \(screen.elements[index].subject) has no accessibility label, so VoiceOver says how far it \
            is and not of what.
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          wouldSay: screen.text(of: index, labelled: unknownName),
          fix: "Give it an accessibility label that says what goes on."))
    }
  }
}
