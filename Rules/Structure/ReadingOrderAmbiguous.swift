import Auditing
import LayoutModel
import VoiceOver

public struct ReadingOrderAmbiguous: Rule {
  public static let documentation = RuleDocumentation(
    id: "reading-order-ambiguous",
    summary: "Where things stand does not decide in which order VoiceOver reads them",
    why: """
      VoiceOver reads what stands about as high from left to right, and the rest from top to bottom. \
      Where three things overlap in height like steps, each pair has an order and the three have \
      none: a small change of a text or of the device reorders what people hear.
      """,
    decides: """
      Among the things VoiceOver stops at, some stand less than a threshold apart in height in a \
      chain, and the comparisons of their places contradict each other. The threshold is 8 points on \
      a phone and 13 on a tablet.
      """,
    limits: """
      The threshold was found by experiment (AccessibilitySnapshot), and frames are those of the \
      design device, so the finding always needs a look.
      """,
    fixInInterfaceBuilder: """
      Align the things that belong to one row, or put them into a view or stack view of their own \
      and let it group its children.
      """,
    fixInCode: """
      headerView.shouldGroupAccessibilityChildren = true
      """,
    standards: [.meaningfulSequence],
    severity: .note, impact: .moderate, isEnabledByDefault: false,
    examples: [
      .fails(
        "Three steps",
        """
        <layout name="Stairs">
          ↓<label text="A" frame="0 16 50 20"/>
          <label text="B" frame="60 9 50 20"/>
          <label text="C" frame="120 2 50 20"/>
        </layout>
        """,
        message: """
          The places of 3 things here, starting with the label “A”, do not decide in which order \
          VoiceOver reads them.
          """,
        certainty: .needsReview),
      .passes(
        "Rows",
        """
        <layout name="Rows">
          ↓<label text="A" frame="0 16 50 20"/>
          ↓<label text="B" frame="60 14 50 20"/>
          ↓<label text="C" frame="0 60 50 20"/>
          <label text="D" frame="60 60 50 20" hidden="true"/>
        </layout>
        """),
      .passes(
        "Places that the layout does not hold",
        """
        <layout name="Stairs">
          ↓<label text="A" frame="0 16 50 20"/>
          <label text="B"/>
          ↓<label text="C" frame="120 2 50 20"/>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element && screen.elements[index].geometry.frame != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let transcript = screen.speaker.transcript(of: screen.screen, idiom: screen.idiom)
    return transcript.undetermined.compactMap { order in
      guard order.reason == .contradiction, let first = order.elements.first else { return nil }
      return .fails(
        Finding(
          element: first, others: Array(order.elements.dropFirst()),
          message: """
            The places of \(order.elements.count) things here, starting with \
            \(screen.elements[first].calledInSentence), do not decide in which order VoiceOver reads \
            them.
            """,
          certainty: .needsReview, reason: "VoiceOver’s threshold was found by experiment",
          fix: "Align what belongs to one row, or group it in a view."))
    }
  }
}
