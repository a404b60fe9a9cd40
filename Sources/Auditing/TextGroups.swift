import LayoutModel

/// Texts of one screen with the same fault, told in one finding.
public struct TextGroup: Sendable, Equatable {
  /// The element the finding stands at: the first of the surest.
  public var first: Int
  public var others: [Int]
  /// How many are as sure as the first.
  public var count: Int
  public var reach: Reach
}

extension ResolvedScreen {
  /// The group of these texts; `nil` for none.
  public func group(_ texts: [Int]) -> TextGroup? {
    let reaches = texts.map { reachOfFont(of: $0) }
    guard let surest = reaches.max(by: { $0.certainty < $1.certainty }),
      let place = reaches.firstIndex(where: { $0.certainty == surest.certainty })
    else { return nil }
    return TextGroup(
      first: texts[place], others: texts.filter { $0 != texts[place] },
      count: reaches.count { $0.certainty == surest.certainty }, reach: reaches[place])
  }

  /// The reach for how a text looks: UIKit looks after the labels of its own cell styles.
  private func reachOfFont(of index: Int) -> Reach {
    let reach = reach(of: index)
    guard elements[index].label?.belongsToCellStyle == true else { return reach }
    return reach.atMost(.likely, because: "UIKit looks after the labels of its cell styles")
  }

  /// Whether the element is one of these kinds and shows a text in one font, which the layout
  /// states. A label without a text shows one when code can fill it in.
  public func showsText(_ index: Int, kinds: Element.Kind...) -> Bool {
    guard kinds.contains(elements[index].kind), elements[index].appearance?.font != nil,
      !elements[index].hasAttributedText, isShown(index)
    else { return false }
    switch elements[index].content {
    case .label(let label):
      // Code fills in the labels of a cell's style by the cell.
      return label.text?.visible != nil || label.belongsToCellStyle
        || reach(of: index).cause != nil
    case .button: return elements[index].shownButton?.title != nil
    default: return true
    }
  }
}

extension TextGroup {
  /// `The label “Welcome”`, or `3 texts here, starting with the label “Welcome”,`.
  public func subject(in screen: ResolvedScreen) -> String {
    count == 1
      ? screen.elements[first].subject
      : "\(count) texts here, starting with \(screen.elements[first].calledInSentence),"
  }
}

extension Element {
  /// Whether a text with a text style follows the text size a person chose, by its own property
  /// or by a run-time attribute.
  public var scalesItsTextStyle: Bool {
    appearance?.adjustsFontForContentSizeCategory == true
      || runtimeAttributes.contains { $0.isSetToAdjustFonts }
  }

  /// Whether a class of its own may scale a font whose size is in points. UIKit's own property has
  /// no effect on such a font (documentation of `adjustsFontForContentSizeCategory`).
  public var mayScaleItsPoints: Bool {
    runtimeAttributes.contains {
      $0.isSetToAdjustFonts && $0.keyPath != "adjustsFontForContentSizeCategory"
    }
  }
}

extension RuntimeAttribute {
  fileprivate var isSetToAdjustFonts: Bool {
    keyPath.hasSuffix("djustsFontForContentSizeCategory") && value != "NO"
  }
}
