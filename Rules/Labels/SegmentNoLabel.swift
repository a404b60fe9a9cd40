import Auditing
import LayoutModel
import VoiceOver

public struct SegmentNoLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "segment-no-label",
    summary: "A segment of a segmented control has an image and no title",
    why: """
      VoiceOver reads a segment by its title. One with an image only is read by the name of the file (“ic list, \
      button, 1 of 2”) or as nothing but “button, 1 of 2”, and Voice Control cannot press it by name.
      """,
    decides: """
      A segment of a segmented control VoiceOver reaches shows an image and has no title with something to \
      read in it, or has neither. Images with an accessibility label of their own are left alone, and so \
      are segmented controls that are hidden, taken from VoiceOver or take no touches. The segments of one \
      control are told together.
      """,
    limits: """
      Interface Builder has no field for the accessibility label of a segment, so it is set in \
      code or not at all. Code of the project that sets the title of a segment, or inserts one \
      with a title, exempts the whole control; where it does so only under a condition, a person \
      must look. Which images code sets, and whether those have labels, is not seen. Failing \
      that, an outlet or a custom class makes the finding likely, and certain once all the code \
      behind it was read and understood; segments with neither image nor title need a person \
      until then. VoiceOver has names of its own for some SF Symbols, so a symbol is never \
      certain. A label of the whole control does not name its segments.
      """,
    fixInInterfaceBuilder: """
      Give the segment a title in the Attributes inspector instead of the image, or leave the image out and set \
      it in code with its accessibility label.
      """,
    fixInCode: """
      let list = UIImage(systemName: "list.bullet")
      list?.accessibilityLabel = NSLocalizedString("List", comment: "")
      control.setImage(list, forSegmentAt: 0)
      """,
    standards: [
      .nonTextContent, .nameRoleValue, .apple("UISegmentedControl, setImage(_:forSegmentAt:)"),
    ],
    severity: .error, impact: .serious,
    examples: [
      .fails(
        "Images only",
        """
        <layout name="Files">
          ↓<segmentedControl selectedSegmentIndex="0">
            <segment image="ic_list"/>
            <segment image="ic_grid"/>
            <segment title="Recent"/>
          </segmentedControl>
        </layout>
        """,
        message: """
          Segments 1 and 2 of the segmented control show only images (“ic_list”, “ic_grid”) and have no \
          title, so VoiceOver has only the images’ names to read.
          """,
        saysNow: "Selected: ≈ic list. Button. 1 of 3.",
        wouldSay: "Selected: ‹name›. Button. 1 of 3."),
      .fails(
        "A symbol: VoiceOver may know a name",
        """
        <layout name="Files">
          ↓<segmentedControl>
            <segment symbol="bolt.slash"/>
            <segment title="Recent"/>
          </segmentedControl>
        </layout>
        """,
        message: """
          Segment 1 of the segmented control shows only an image (“bolt.slash”) and has no title, so \
          VoiceOver has only the image’s name to read.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, a segment that code may fill",
        """
        <view contentMode="scaleToFill" id="box-01" customClass="FilesBar">
          <subviews>
            ↓<segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" id="seg-01">
              <segments>
                <segment title="Recent"/>
                <segment title=""/>
              </segments>
            </segmentedControl>
          </subviews>
          <connections>
            <outlet property="scope" destination="seg-01" id="out-01"/>
          </connections>
        </view>
        """, in: .interfaceBuilder,
        message: """
          Segment 2 of the segmented control has neither a title nor an image, so VoiceOver says only \
          that it is a button.
          """,
        certainty: .needsReview, saysNow: "Button. 2 of 2.", wouldSay: "‹name›. Button. 2 of 2."),
      .passes(
        "Titles, and an image with a label",
        """
        <layout name="Files">
          ↓<segmentedControl>
            <segment title="List"/>
            <segment image="ic_grid" imageAccessibilityLabel="Grid"/>
          </segmentedControl>
        </layout>
        """),
      .passes(
        "Not reached by VoiceOver or by a finger",
        """
        <layout name="Files">
          <segmentedControl hidden="true">
            <segment image="ic_list"/>
          </segmentedControl>
          <segmentedControl userInteractionEnabled="false">
            <segment image="ic_list"/>
          </segmentedControl>
        </layout>
        """),
      .passes(
        "Other controls",
        """
        <layout name="Screen">
          <button title="List"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.title, .elements]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].kind == .segmentedControl && screen.exposures[index] == .element
      && screen.takesTouches(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.elements.indices.flatMap { index -> [RuleOutcome] in
      guard case .segments(let content) = screen.elements[index].content, judges(index, in: screen)
      else { return [] }
      let nameless = content.segments.indices.filter { number in
        let segment = content.segments[number]
        return segment.title?.visible == nil && segment.image?.accessibilityLabel?.visible == nil
      }
      let withImage = nameless.filter { content.segments[$0].image != nil }
      let empty = nameless.filter { content.segments[$0].image == nil }
      return [
        withImage.isEmpty
          ? nil : finding(onImagesOf: withImage, of: content, at: index, in: screen),
        empty.isEmpty ? nil : finding(onEmpty: empty, of: content, at: index, in: screen),
      ].compactMap { $0.map { .fails($0) } }
    }
  }

  private func finding(
    onImagesOf segments: [Int], of content: Content.Segments, at index: Int,
    in screen: ResolvedScreen
  ) -> Finding? {
    let images = segments.compactMap { content.segments[$0].image }
    let one = segments.count == 1
    var reach = screen.reachOfMissingName(index, orOf: [.image])
    if images.contains(where: \.isSymbol) {
      reach = reach.atMost(.likely, because: "VoiceOver has names of its own for some symbols")
    }
    return finding(
      on: segments, of: content, at: index, in: screen, reach: reach,
      complaint: """
        \(one ? "shows only an image" : "show only images") \
        (\(images.map(\.name.quoted).joined(separator: ", "))) and \(one ? "has" : "have") no title, \
        so VoiceOver has only the image\(one ? "’s name" : "s’ names") to read.
        """)
  }

  private func finding(
    onEmpty segments: [Int], of content: Content.Segments, at index: Int, in screen: ResolvedScreen
  ) -> Finding? {
    let one = segments.count == 1
    return finding(
      on: segments, of: content, at: index, in: screen,
      reach: screen.reachOfMissingName(index, orOf: [.image]).whereCodeUsuallyFillsIn,
      complaint: """
        \(one ? "has" : "have") neither a title nor an image, so VoiceOver says only that \
        \(one ? "it is a button" : "they are buttons").
        """)
  }

  private func finding(
    on segments: [Int], of content: Content.Segments, at index: Int, in screen: ResolvedScreen,
    reach: Reach, complaint: String
  ) -> Finding? {
    guard let first = segments.first else { return nil }
    var named = screen.elements[index]
    var changed = content
    changed.segments[first].title = unknownName
    named.content = .segments(changed)
    let numbers = segments.map { "\($0 + 1)" }
    let list =
      numbers.count == 1
      ? "Segment \(numbers[0])"
      : "Segments \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
    return Finding(
      element: index, message: "\(list) of the segmented control \(complaint)",
      certainty: reach.certainty, reason: reach.reason,
      saysNow: screen.speaker.utterances(of: screen.elements[index])[first].markedText,
      wouldSay: screen.speaker.utterances(of: named)[first].markedText,
      fix: "Give each a title, or an image that has an accessibility label.")
  }
}
