import Auditing
import LayoutModel

public struct ImageElementNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "image-element-no-label",
    summary: "An image that VoiceOver stops at has no accessibility label",
    why: """
      Someone made the image an accessibility element, so that VoiceOver stops there, and gave it nothing to \
      say: a person hears “ic logo big, image”, the name of the file, or nothing but “image”.
      """,
    decides: """
      An image view is an accessibility element and has no accessibility label with something to read in it, \
      no accessibility value, and no image with an accessibility label of its own. Image views that are no \
      elements, as they are unless someone changes it, and those with an accessibility hint alone (see \
      hint-without-label) are left alone.
      """,
    limits: """
      Code often sets the image, and the label with it, where an outlet or a custom class leads to the view and \
      the layout holds no image: there a person must look. VoiceOver has names of its own for some SF \
      Symbols, so a symbol is never certain.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector with what the image says to those who see it, or \
      clear Accessibility › Enabled when it says nothing.
      """,
    fixInCode: """
      chartView.accessibilityLabel = NSLocalizedString("Sales rose by a third", comment: "")
      """,
    standards: [
      .nonTextContent, .apple("UIAccessibility, accessibilityLabel"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "The name of the file is read",
        """
        <layout name="Report">
          ↓<imageView image="chart_q3" isAccessibilityElement="true"/>
        </layout>
        """,
        message: """
          VoiceOver stops at the image “chart_q3”, which has no accessibility label: it has only the \
          image’s name to read.
          """,
        saysNow: "≈chart q3. Image.", wouldSay: "‹name›. Image."),
      .fails(
        "A symbol: VoiceOver may know a name",
        """
        <layout name="Report">
          ↓<imageView symbol="bolt.slash" isAccessibilityElement="true"/>
        </layout>
        """,
        message: """
          VoiceOver stops at the image “bolt.slash”, which has no accessibility label: it has only the \
          symbol’s name to read.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, an image that code sets",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="ReportView">
          <subviews>
            ↓<imageView userInteractionEnabled="NO" contentMode="scaleToFill" id="img-01">
              <accessibility key="accessibilityConfiguration">
                <bool key="isElement" value="YES"/>
              </accessibility>
            </imageView>
          </subviews>
          <connections>
            <outlet property="chart" destination="img-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          VoiceOver stops at the image, which has no accessibility label: it says nothing but “image”.
          """,
        certainty: .needsReview, saysNow: "Image.", wouldSay: "‹name›. Image."),
      .passes(
        "Labelled, or left to the eye",
        """
        <layout name="Report">
          ↓<imageView image="chart_q3" isAccessibilityElement="true" accessibilityLabel="Sales by month"/>
          ↓<imageView image="chart_q3" isAccessibilityElement="true" imageAccessibilityLabel="Sales"/>
          ↓<imageView image="chart_q3" isAccessibilityElement="true" accessibilityLabel="Sales"
            accessibilityHint="Opens the report."/>
          <button title="Save"/>
          <imageView image="background"/>
          ↓<imageView image="bar" isAccessibilityElement="true" accessibilityValue="Full"/>
          <imageView isAccessibilityElement="true" accessibilityHint="Opens the report."/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard screen.elements[index].kind == .imageView, screen.exposures[index] == .element else {
      return false
    }
    // With a hint and nothing else, hint-without-label tells it.
    return screen.elements[index].accessibility.hint?.text.visible == nil
      || screen.utterance(of: index).label != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen),
        screen.meantName(of: index) == nil
      else { return nil }
      let spoken = screen.utterance(of: index)
      guard spoken.value?.text.visible == nil else { return nil }
      let (message, reach) = judgement(
        of: screen.elements[index], reach: screen.reachOfMissingName(index))
      return .fails(
        Finding(
          element: index, message: message, certainty: reach.certainty, reason: reach.reason,
          saysNow: spoken.markedText, wouldSay: screen.text(of: index, labelled: unknownName),
          fix: """
            Give it an accessibility label that says what it shows, or take it from VoiceOver when it \
            only decorates.
            """))
    }
  }

  private func judgement(of element: Element, reach: Reach) -> (message: String, reach: Reach) {
    guard case .image(let image) = element.content else {
      return (
        """
        VoiceOver stops at the image, which has no accessibility label: it says nothing but “image”.
        """, reach.whereCodeUsuallyFillsIn
      )
    }
    let noun = image.isSymbol ? "symbol" : "image"
    return (
      """
      VoiceOver stops at the image \(image.name.quoted), which has no accessibility label: it has \
      only the \(noun)’s name to read.
      """,
      image.isSymbol
        ? reach.atMost(.likely, because: "VoiceOver has names of its own for some symbols") : reach
    )
  }
}
