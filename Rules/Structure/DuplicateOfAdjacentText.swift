import Auditing
import LayoutModel

public struct DuplicateOfAdjacentText: Rule {
  public static let documentation = RuleDocumentation(
    id: "duplicate-of-adjacent-text",
    summary: "An image says what the text beside it says",
    why: """
      VoiceOver stops at the picture and at the text and says the same twice. A picture that only \
      adorns a text is best left to those who see it.
      """,
    decides: """
      An image that VoiceOver reaches has an accessibility label, and a label in the same view that \
      VoiceOver reaches shows the same words.
      """,
    limits: """
      With an outlet, a custom class, a tag or a run-time attribute code may change either of them, \
      and the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Clear Accessibility › Enabled of the image in the Identity inspector.
      """,
    fixInCode: """
      truckView.isAccessibilityElement = false
      """,
    standards: [.nonTextContent, .apple("UIImageView, isAccessibilityElement")],
    severity: .note, impact: .minor,
    examples: [
      .fails(
        "The picture adorns the text",
        """
        <layout name="Order">
          <stackView>
            ↓<imageView image="truck" isAccessibilityElement="true" accessibilityLabel="On its way"/>
            <label text="On its way."/>
          </stackView>
        </layout>
        """,
        message: """
          The image “On its way” says what the label beside it says: VoiceOver reads it twice.
          """,
        saysNow: "On its way. Image."),
      .fails(
        "In Interface Builder",
        """
        ↓<imageView contentMode="scaleToFill" image="truck" id="img-01">
          <rect key="frame" x="20" y="20" width="40" height="40"/>
          <accessibility key="accessibilityConfiguration" label="Delivery">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </imageView>
        <label opaque="NO" contentMode="left" text="Delivery" id="lbl-01">
          <rect key="frame" x="70" y="20" width="200" height="40"/>
          <connections/>
        </label>
        <view contentMode="scaleToFill" id="vie-01" customClass="Holder">
          <connections><outlet property="title" destination="lbl-01" id="out-01"/></connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The image “Delivery” says what the label beside it says: VoiceOver reads it twice.
          """,
        certainty: .likely),
      .passes(
        "The picture says more, or is not read",
        """
        <layout name="Order">
          <stackView>
            ↓<imageView image="truck" isAccessibilityElement="true" accessibilityLabel="Truck"/>
            <imageView image="truck"/>
            <imageView image="truck" isAccessibilityElement="true"/>
            <imageView image="truck" accessibilityLabel="On its way" hidden="true"/>
            <label text="On its way"/>
          </stackView>
          <view>
            ↓<imageView image="truck" isAccessibilityElement="true" accessibilityLabel="On its way"/>
          </view>
        </layout>
        """),
      .passes(
        "The twin is a button, is not there, or is no word; and what is no image",
        """
        <layout name="Order">
          <view>
            ↓<imageView image="open" isAccessibilityElement="true" accessibilityLabel="Open"/>
            <button title="Open"/>
          </view>
          <view>
            ↓<imageView image="sent" isAccessibilityElement="true" accessibilityLabel="Sent"/>
            <label text="Sent" hidden="true"/>
          </view>
          <view>
            ↓<imageView image="late" isAccessibilityElement="true" accessibilityLabel="!"/>
            <label text="…"/>
          </view>
          <view>
            <button image="truck" accessibilityLabel="Track"/>
            <label text="Track"/>
          </view>
        </layout>
        """),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .imageView
      && screen.elements[index].accessibility.label?.text.visible != nil
      && screen.exposures[index] == .element
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.labelled.compactMap { index in
      guard judges(index, in: screen), let label = screen.elements[index].accessibility.label
      else { return nil }
      let words = WordSequence(label.text)
      let twin = screen.screen.siblings(of: index).first {
        screen.elements[$0].kind == .label && screen.exposures[$0] == .element
          && WordSequence(screen.meantName(of: $0) ?? "") == words
      }
      guard let twin, !words.isEmpty else { return nil }
      let other = screen.reachOfSpeech(of: twin)
      let reach = screen.reachOfSpeech(of: index).atMost(
        other.certainty, because: other.reason ?? "code may change the text")
      return .fails(
        Finding(
          element: index,
          message: """
            The image \(label.text.quoted) says what the label beside it says: VoiceOver reads it \
            twice.
            """,
          certainty: reach.certainty, reason: reach.reason,
          saysNow: screen.utterance(of: index).markedText,
          fix: "Take the image from VoiceOver."))
    }
  }
}
