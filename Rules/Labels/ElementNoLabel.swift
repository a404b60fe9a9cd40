import Auditing
import LayoutModel

public struct ElementNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "element-no-label",
    summary: "A view was made an accessibility element and has no accessibility label",
    why: """
      VoiceOver stops at the view and says nothing, and it passes over everything inside: texts and buttons \
      that could be heard before the view became an element cannot be heard any more.
      """,
    decides: """
      A view, stack view, cell or other view without a name of its own is an accessibility element, because \
      the layout says so, and has neither an accessibility label nor a value with something to read in it. \
      The texts inside are suggested as its label. Left alone: views with an accessibility hint alone (see \
      hint-without-label) and what VoiceOver does not reach.
      """,
    limits: """
      A custom class often answers for its own label, and code for that of a view with an outlet: there a \
      person must look.
      """,
    fixInInterfaceBuilder: """
      Fill in Accessibility › Label in the Identity inspector, or clear Accessibility › Enabled, so that \
      VoiceOver reads what is inside.
      """,
    fixInCode: """
      override var accessibilityLabel: String? {
        get { [titleLabel.text, dateLabel.text].compactMap { $0 }.joined(separator: ", ") }
        set {}
      }
      """,
    standards: [
      .nameRoleValue, .apple("UIAccessibility, isAccessibilityElement"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Texts that can no longer be heard",
        """
        <layout name="Weather">
          ↓<view isAccessibilityElement="true">
            <label text="Lyon"/>
            <label text="17°"/>
            <label text="Hidden" hidden="true"/>
          </view>
        </layout>
        """,
        message: """
          The view is an accessibility element without an accessibility label: VoiceOver says nothing \
          there, and does not read the text “Lyon, 17°” inside.
          """,
        saysNow: "", wouldSay: "Lyon, 17°",
        fix: "Make it no accessibility element, or give it an accessibility label."),
      .fails(
        "Only its traits are spoken",
        """
        <layout name="Weather">
          ↓<view isAccessibilityElement="true" accessibilityTraits="button"/>
        </layout>
        """,
        message: """
          The view is an accessibility element without an accessibility label: VoiceOver says only \
          “Button.” there.
          """,
        saysNow: "Button.", wouldSay: "‹name›. Button."),
      .fails(
        "In Interface Builder, with a class of its own",
        """
        ↓<view contentMode="scaleToFill" id="box-01" customClass="ChartView">
          <accessibility key="accessibilityConfiguration">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </view>
        """, in: .interfaceBuilder,
        message: """
          The view is an accessibility element without an accessibility label: VoiceOver says nothing \
          there.
          """,
        certainty: .needsReview),
      .passes(
        "Something to read",
        """
        <layout name="Weather">
          ↓<view isAccessibilityElement="true" accessibilityLabel="Lyon, 17°"/>
          ↓<view isAccessibilityElement="true" accessibilityValue="17°"/>
          ↓<view isAccessibilityElement="true" accessibilityValue="17°" accessibilityHint="Opens it."/>
          <view>
            <label text="Lyon"/>
          </view>
          <tableView>
            <tableViewCell><contentView><label text="Lyon"/></contentView></tableViewCell>
          </tableView>
          <view isAccessibilityElement="true" hidden="true"/>
        </layout>
        """),
      .passes(
        "Other rules tell these: hint-without-label, image-element-no-label, empty-button",
        """
        <layout name="Weather">
          <view isAccessibilityElement="true" accessibilityHint="Opens the forecast."/>
          <imageView isAccessibilityElement="true" image="sun"/>
          <button isAccessibilityElement="true"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .value]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].accessibility.isElement == true && screen.exposures[index] == .element
      && screen.elements[index].kind.hasNoName
      && (screen.elements[index].accessibility.hint?.text.visible == nil || says(index, in: screen))
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.compactMap { index in
      guard judges(index, in: screen),
        !says(index, in: screen)
      else { return nil }
      let element = screen.elements[index]
      let spoken = screen.utterance(of: index)
      let texts = screen.visibleTexts(of: index).joined(separator: ", ")
      let says = spoken.description.isEmpty ? "nothing" : "only \(spoken.description.quoted)"
      let loss = texts.isEmpty ? "" : ", and does not read the text \(texts.quoted) inside"
      let reach = screen.reachOfMissingName(index).whereCodeUsuallyFillsIn
      return .fails(
        Finding(
          element: index,
          message: """
            The \(element.kind.noun) is an accessibility element without an accessibility label: \
            VoiceOver says \(says) there\(loss).
            """,
          certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
          wouldSay: screen.text(of: index, labelled: texts.isEmpty ? unknownName : texts),
          fix: texts.isEmpty
            ? "Give it an accessibility label, or make it no accessibility element."
            : "Make it no accessibility element, or give it an accessibility label."))
    }
  }

  /// Whether VoiceOver reads a label or a value of the element.
  private func says(_ index: Int, in screen: ResolvedScreen) -> Bool {
    let spoken = screen.utterance(of: index)
    return spoken.label?.text.visible != nil || spoken.value?.text.visible != nil
  }
}

extension Element.Kind {
  /// Whether UIKit's class has nothing to say for itself.
  fileprivate var hasNoName: Bool {
    switch self {
    case .view, .stackView, .scrollView, .visualEffectView, .containerView, .tableView,
      .tableViewCell, .collectionView, .collectionViewCell, .collectionReusableView, .contentView,
      .mapView, .webView, .other:
      true
    default: false
    }
  }
}
