import Auditing
import LayoutModel
import VoiceOver

public struct ScreenWithoutHeading: Rule {
  public static let documentation = RuleDocumentation(
    id: "screen-without-heading",
    summary: "A screen with many texts has no heading",
    why: """
      With the rotor set to Headings people jump from part to part of a screen, as eyes do. On a \
      screen without headings they have to swipe through every text.
      """,
    decides: """
      VoiceOver reaches at least ten texts of a screen, and nothing on it has the trait header: no \
      label, no title in a navigation bar, no header of a section. Rows that are made from \
      prototypes do not count. Screens in a navigation controller have their title as a heading; \
      see screen-title-missing.
      """,
    limits: """
      The number is an option (`minimum-texts`). Whether the screen has parts that deserve headings \
      is for a person to see, so the finding always needs a look.
      """,
    fixInInterfaceBuilder: """
      Tick Header under Accessibility › Traits in the Identity inspector for the label over each \
      part of the screen.
      """,
    fixInCode: """
      titleLabel.accessibilityTraits.insert(.header)
      """,
    standards: [
      .infoAndRelationships, .headingsAndLabels, .apple("UIAccessibilityTraits, header"),
    ],
    severity: .note, impact: .moderate,
    examples: [
      .fails(
        "Ten texts in a row",
        """
        <layout name="Help">
          ↓<view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """,
        message: "The screen “Help” has 10 texts and no heading among them.",
        certainty: .needsReview),
      .passes(
        "One of them is a heading",
        """
        <layout name="Help">
          ↓<view>
            <label text="One" accessibilityTraits="header"/><label text="Two"/><label text="Three"/>
            <label text="Four"/><label text="Five"/><label text="Six"/><label text="Seven"/>
            <label text="Eight"/><label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """),
      .passes(
        "The title in the bar is a heading",
        """
        <layout name="Help">
          <navigationItem title="Help"/>
          ↓<view>
            <label text="One"/><label text="Two"/><label text="Three"/><label text="Four"/>
            <label text="Five"/><label text="Six"/><label text="Seven"/><label text="Eight"/>
            <label text="Nine"/><label text="Ten"/>
          </view>
        </layout>
        """),
      .passes(
        "A few texts",
        """
        <layout name="Help"><view><label text="One"/><label text="Two"/></view></layout>
        """),
    ])

  /// From how many texts on there is a finding.
  public var minimumTexts = 10

  public static let options: [RuleOption<Self>] = [
    .integer(
      "minimum-texts", "From how many texts on a screen needs a heading", atLeast: 2,
      \.minimumTexts)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    index == screen.rootOfScreen && screen.screen.controller?.isInNavigationController != true
      && screen.texts(atMost: minimumTexts).count >= minimumTexts
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard screen.elements.count > minimumTexts, let root = screen.rootOfScreen,
      judges(root, in: screen), !screen.hasHeading
    else { return [] }
    let count = screen.texts(atMost: .max).count
    return [
      .fails(
        Finding(
          element: root,
          message: """
            The screen \(screen.screen.name.quoted) has \(count) texts and no heading among them.
            """,
          certainty: .needsReview, reason: "whether it has parts is for a person to see",
          fix: "Give the text over each part of the screen the trait header."))
    ]
  }
}

extension ResolvedScreen {
  /// The outermost view of a whole screen; `nil` for a view of a xib, which is a part of one, and
  /// for a view in the dock of a scene.
  fileprivate var rootOfScreen: Int? {
    format == .layoutXML
      ? elements.indices.first { !elements[$0].kind.isBarItem }
      : elements.indices.first { elements[$0].parent == nil && elements[$0].slot == "view" }
  }

  /// The labels that VoiceOver reaches, those of prototypes left out; not many more than asked for.
  fileprivate func texts(atMost limit: Int) -> [Int] {
    var texts: [Int] = []
    var index = 0
    while index < elements.count, texts.count < limit {
      if case .cell(let cell) = elements[index].content, cell.isPrototype {
        index = elements[index].subtreeEnd
        continue
      }
      if elements[index].kind == .label, exposures[index] == .element,
        elements[index].label?.text?.visible != nil
      {
        texts.append(index)
      }
      index += 1
    }
    return texts
  }

  fileprivate var hasHeading: Bool {
    elements.indices.contains { index in
      if case .section(let header?, _) = elements[index].content, header.visible != nil {
        return true
      }
      guard exposures[index] == .element else { return false }
      switch elements[index].kind {
      case .navigationItem: return true
      default: return elements[index].accessibility.traits?.contains(.header) == true
      }
    }
  }
}
