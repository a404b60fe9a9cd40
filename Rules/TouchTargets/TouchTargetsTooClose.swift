import Auditing
import LayoutModel
import TouchTargets

public struct TouchTargetsTooClose: Rule {
  public static let documentation = RuleDocumentation(
    id: "touch-targets-too-close",
    summary: "Two controls overlap or stand less than 8 points apart",
    why: """
      A finger that misses one target by a little should meet nothing. Where the next control \
      begins at once, a tremor or a thumb at the edge of its reach triggers the wrong one.
      """,
    decides: """
      The distance between the areas where two controls take touches, of all controls whose \
      places the layout says: by their frames, or by required constraints where frames are older. The nearest one that stands before it in the file is told. Passed \
      over: a control inside another one's area, as it lies there on purpose.
      """,
    limits: """
      Off by default (--enable touch-targets-too-close turns it on): segments of one thing, keypads and rows of a form touch on purpose, and only \
      Material Design asks for the distance. In Interface Builder's files places are those on \
      the design device, or those that constraints decide and code may change; findings there are \
      likely, never certain.
      """,
    fixInInterfaceBuilder: """
      Move the controls apart, or raise the spacing of the stack view that holds them to 8.
      """,
    fixInCode: """
      stackView.spacing = 8
      """,
    standards: [
      .material("Touch targets: at least 8 between them")
    ],
    severity: .note, impact: .minor, isAboutTouchTargets: true, isEnabledByDefault: false,
    examples: examples)

  /// The least distance between two targets in points.
  public var distance = 8.0

  public static let options: [RuleOption<Self>] = [
    .number("distance", "The least distance between two targets in points", \.distance)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].isOperatedByTouch
      && (hasKnownPlace(index, in: screen)
        || (screen.isShown(index) && screen.takesTouches(index)
          && screen.touchMap.relativeArea(of: index, in: screen.screen) != nil))
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let judged = screen.elements.indices.filter { judges($0, in: screen) }
    var nearest: [Int: Neighbour] = [:]
    addNeighbours(
      among: judged.compactMap { index in
        guard hasKnownPlace(index, in: screen) else { return nil }
        return screen.touchMap[index].hitArea.map { (index, $0) }
      }, to: &nearest, in: screen)
    // Frames older than the constraints say nothing of places, but constraints may.
    guard judged.contains(where: { !hasKnownPlace($0, in: screen) }) else {
      return outcomes(for: nearest, in: screen)
    }
    var grounds: [TouchMap.Ground: [Target]] = [:]
    for index in judged {
      guard let place = screen.touchMap.relativeArea(of: index, in: screen.screen) else { continue }
      grounds[place.ground, default: []].append((index, place.area))
    }
    for targets in grounds.values
    where targets.contains(where: { !hasKnownPlace($0.index, in: screen) }) {
      addNeighbours(among: targets, to: &nearest, in: screen)
    }
    return outcomes(for: nearest, in: screen)
  }

  /// Whether the frames tell where the element takes touches.
  private func hasKnownPlace(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.touchMap[index].region != nil && !screen.touchMap[index].isEstimated
  }

  private typealias Target = (index: Int, area: Rect)
  private typealias Neighbour = (other: Int, distance: Double, overlap: Rect)

  /// Finds the nearest target before each one in the file that is too close to it.
  private func addNeighbours(
    among unsorted: [Target], to nearest: inout [Int: Neighbour], in screen: ResolvedScreen
  ) {
    // From the top of the screen to the bottom; what begins lower than a target's end and the
    // distance is too far from it.
    let targets = unsorted.sorted { ($0.area.minY, $0.index) < ($1.area.minY, $1.index) }
    for (position, upper) in targets.enumerated() {
      for lower in targets[(position + 1)...] {
        if lower.area.minY - upper.area.maxY >= distance { break }
        let distance = upper.area.distance(to: lower.area)
        guard distance < self.distance - 0.05, !isMeant(upper, lower, in: screen) else {
          continue
        }
        let (first, second) = (min(upper.index, lower.index), max(upper.index, lower.index))
        if distance < nearest[second]?.distance ?? .infinity {
          nearest[second] = (first, distance, upper.area.intersection(lower.area))
        }
      }
    }
  }

  private func outcomes(
    for nearest: [Int: Neighbour], in screen: ResolvedScreen
  ) -> [RuleOutcome] {
    nearest.keys.sorted().compactMap { index in
      nearest[index].map { near in
        outcome(
          for: index, near: near.other, distance: near.distance, overlap: near.overlap, in: screen)
      }
    }
  }

  /// One inside the other, as view or as area.
  private func isMeant(_ one: Target, _ other: Target, in screen: ResolvedScreen) -> Bool {
    let overlap = one.area.intersection(other.area)
    return overlap == one.area || overlap == other.area
      || screen.screen.descendants(of: one.index).contains(other.index)
      || screen.screen.descendants(of: other.index).contains(one.index)
  }

  private func outcome(
    for index: Int, near other: Int, distance: Double, overlap: Rect, in screen: ResolvedScreen
  ) -> RuleOutcome {
    var reach = screen.reach(of: index)
    let otherReach = screen.reach(of: other)
    if let reason = otherReach.reason {
      reach = reach.atMost(otherReach.certainty, because: reason)
    }
    if screen.format != .layoutXML {
      let isByFrames = hasKnownPlace(index, in: screen) && hasKnownPlace(other, in: screen)
      reach = reach.atMost(
        .likely,
        because: isByFrames
          ? "places are those on the design device"
          : "code may change the constraints that decide the places")
    }
    let element = screen.elements[index]
    let neighbour = screen.elements[other].mention
    let message =
      // Places are sums of fractions; a twentieth of a point is none.
      if overlap.width >= 0.05, overlap.height >= 0.05 {
        "\(element.subject) and \(neighbour) share \(overlap.inPoints)."
      } else if distance < 0.05 {
        "\(element.subject) and \(neighbour) touch."
      } else {
        """
        \(element.subject) is \(distance.inPoints) points from \(neighbour), less than \
        \(self.distance.inPoints).
        """
      }
    return .fails(
      Finding(
        element: index, others: [other], message: message, certainty: reach.certainty,
        reason: reach.reason,
        fix: "Leave \(self.distance.inPoints) points between them."))
  }
}

private let examples: [RuleExample] = [
  .fails(
    "Four points apart",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 100 48"/>
      ↓<button title="Stop" frame="124 20 100 48"/>
    </layout>
    """,
    message: "The button “Stop” is 4 points from the button “Play”, less than 8."),
  .fails(
    "Side by side",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 100 48"/>
      ↓<button title="Stop" frame="120 20 100 48" outlet="stopButton"/>
    </layout>
    """,
    message: "The button “Stop” and the button “Play” touch.", certainty: .likely),
  .fails(
    "Touching, by fractions of a pixel, the later one above",
    """
    <layout name="Player">
      <button title="Play" frame="20 100.3 100 48"/>
      ↓<button title="Stop" frame="20 52.2 100 48.1"/>
    </layout>
    """,
    message: "The button “Stop” and the button “Play” touch."),
  .fails(
    "Grown into each other",
    """
    <layout name="Player">
      <button class="MDCButton" title="Play" frame="20 20 88 36" hitAreaInsets="-6 0 -6 0"/>
      ↓<button class="MDCButton" title="Stop" frame="20 64 88 36" hitAreaInsets="-6 0 -6 0"/>
    </layout>
    """,
    message: "The button “Stop” and the button “Play” share 88 × 4 points."),
  .fails(
    "Constraints that are newer than the frames",
    """
    <view contentMode="scaleToFill" id="row-01">
      <rect key="frame" x="0.0" y="0.0" width="320" height="47"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="60" height="47"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-01"/>
          </constraints>
          <state key="normal" title="Play"/>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <rect key="frame" x="64" y="0.0" width="60" height="47"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-02"/>
            <constraint firstAttribute="height" constant="64" id="con-03"/>
          </constraints>
          <state key="normal" title="Stop"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="80" id="con-04"/>
        <constraint firstItem="btn-01" firstAttribute="top" secondItem="row-01" secondAttribute="top" id="con-05"/>
        <constraint firstAttribute="bottom" secondItem="btn-01" secondAttribute="bottom" id="con-06"/>
        <constraint firstItem="btn-02" firstAttribute="leading" secondItem="btn-01" secondAttribute="trailing" constant="4" id="con-07"/>
        <constraint firstItem="btn-02" firstAttribute="centerY" secondItem="row-01" secondAttribute="centerY" id="con-08"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder,
    message: "The button “Stop” is 4 points from the button “Play”, less than 8.",
    certainty: .likely),
  .passes(
    "Closer in frames older than the constraints; hidden, or not to be touched",
    """
    <view contentMode="scaleToFill" id="row-01">
      <rect key="frame" x="0.0" y="0.0" width="320" height="160"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="60" height="48"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-01"/>
            <constraint firstAttribute="height" constant="64" id="con-02"/>
          </constraints>
          <state key="normal" title="Play"/>
        </button>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <rect key="frame" x="64" y="0.0" width="60" height="48"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-03"/>
            <constraint firstAttribute="height" constant="64" id="con-04"/>
          </constraints>
          <state key="normal" title="Stop"/>
        </button>
        <button hidden="YES" opaque="NO" contentMode="scaleToFill" id="btn-03">
          <rect key="frame" x="128" y="0.0" width="60" height="48"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-05"/>
            <constraint firstAttribute="height" constant="64" id="con-06"/>
          </constraints>
          <state key="normal" title="Next"/>
        </button>
        <button opaque="NO" userInteractionEnabled="NO" contentMode="scaleToFill" id="btn-04">
          <rect key="frame" x="0.0" y="52" width="60" height="48"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="con-07"/>
            <constraint firstAttribute="height" constant="64" id="con-08"/>
          </constraints>
          <state key="normal" title="Live"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="btn-01" firstAttribute="leading" secondItem="row-01" secondAttribute="leading" id="con-09"/>
        <constraint firstItem="btn-01" firstAttribute="top" secondItem="row-01" secondAttribute="top" id="con-10"/>
        <constraint firstItem="btn-02" firstAttribute="leading" secondItem="btn-01" secondAttribute="trailing" constant="20" id="con-11"/>
        <constraint firstItem="btn-02" firstAttribute="top" secondItem="btn-01" secondAttribute="top" id="con-12"/>
        <constraint firstItem="btn-03" firstAttribute="leading" secondItem="btn-02" secondAttribute="trailing" constant="4" id="con-13"/>
        <constraint firstItem="btn-03" firstAttribute="top" secondItem="btn-01" secondAttribute="top" id="con-14"/>
        <constraint firstItem="btn-04" firstAttribute="leading" secondItem="btn-01" secondAttribute="leading" id="con-15"/>
        <constraint firstItem="btn-04" firstAttribute="top" secondItem="btn-01" secondAttribute="bottom" constant="4" id="con-16"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder),
  .passes(
    "Far enough, or one on the other",
    """
    <layout name="Player">
      ↓<button title="Play" frame="20 20 100 48"/>
      ↓<button title="Stop" frame="128 20 100 48"/>
      ↓<textField placeholder="Country" frame="20 100 280 48"/>
      ↓<button title="Choose the country" frame="20 100 280 48"/>
      <label text="Song" frame="20 70 100 20"/>
      <view gesture="tap" frame="20 150 100 48"/>
      <button title="Off" frame="20 212 100 48" userInteractionEnabled="false"/>
      <button title="Somewhere"/>
      <button title="About here" frame="20 268 100 48" width="90"/>
      ↓<button title="Show the password" frame="252 324 48 48"/>
      ↓<textField placeholder="Password" frame="20 324 280 48"/>
      ↓<textField placeholder="Again" frame="20 380 280 48"/>
      ↓<button title="Show it" frame="252 380 48 48"/>
    </layout>
    """),
  .fails(
    "The nearest of two is told, and the first of two as near",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 100 48"/>
      <button title="Next" frame="228 20 100 48"/>
      ↓<button title="Stop" frame="124 20 100 48"/>
    </layout>
    """,
    message: "The button “Stop” is 4 points from the button “Play”, less than 8."),
  .fails(
    "Code may move the other one",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 100 48" outlet="playButton"/>
      ↓<button title="Stop" frame="124 20 100 48"/>
    </layout>
    """,
    message: "The button “Stop” is 4 points from the button “Play”, less than 8.",
    certainty: .likely),
  .fails(
    "In Interface Builder",
    """
    <button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="76" width="100" height="48"/>
      <state key="normal" title="Play"/>
    </button>
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-02">
      <rect key="frame" x="124" y="76" width="100" height="48"/>
      <state key="normal" title="Stop"/>
    </button>
    """, in: .interfaceBuilder,
    message: "The button “Stop” is 4 points from the button “Play”, less than 8.",
    certainty: .likely),
  .passes(
    "Views inside each other, wherever they end",
    """
    <layout name="Player">
      ↓<button frame="20 20 100 48">
        ↓<button frame="70 -10 40 48"/>
      </button>
      ↓<button frame="20 120 100 48">
        ↓<button frame="80 10 40 48"/>
      </button>
    </layout>
    """),
]
