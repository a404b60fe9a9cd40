import Auditing
import LayoutModel
import TouchTargets

public struct TouchTargetTooSmall: Rule {
  public static let documentation = RuleDocumentation(
    id: "touch-target-too-small",
    summary: "A finger has less than the minimum (by default 48 by 48 points) to hit a control",
    why: """
      48 points are about 8 millimetres on an iPhone. Smaller targets are missed: by \
      people whose hands tremble, who use the phone with one thumb, on a bus, or with gloves. A \
      miss beside “Delete” is worse than a miss beside nothing.
      """,
    decides: """
      The region where a touch counts, of every button, text field and Material chip on the \
      screen that takes touches, is compared with the minimum on both axes. A side is decided by \
      required constraints on it or on its edges, a fixed frame, the size a Material class gives \
      itself, or else the frame computed for the design device; `hitAreaInsets` grow or shrink it, `minimumSize` and \
      `maximumSize` bound it. Where constraints have other constants in a size class, that size \
      is looked at, too. Of a small target that a view around it cuts off or a view in front \
      covers, what is left is told. Exempt are controls whose size UIKit sets and the layout leaves \
      alone (switches, steppers, sliders, segmented and page controls, date pickers, bar items, and \
      the button types infoLight, infoDark, detailDisclosure, contactAdd and close), and the links \
      that UIKit finds in a text view.
      """,
    limits: """
      The minimum is by default Material’s 48 by 48 points, which is more than WCAG asks for: \
      --touch-profile apple asks for 44 by 44, which meets 2.5.5, and --touch-profile wcag22-aa for \
      24 by 24, which meets 2.5.8, or less where circles of 24 points around small targets meet no \
      other target. --touch-size sets the minimum of one class. A frame computed for the \
      design device is a likely size, as another device, text or text size may change it; an \
      outlet, a custom class or constraints that code or a size class changes make a finding \
      likely, too; a run-time attribute such as touchInsets that may enlarge the area leaves it to a \
      person. Where the layout gives no size, a zero size or an outdated frame, one computed before \
      a view around it got another required length, and for views in a bar, the rule cannot tell. Targets that are large enough by themselves and are cut off or \
      covered have rules of their own.
      """,
    fixInInterfaceBuilder: """
      Add width and height constraints of at least 48 points (relation: greater than or equal), or \
      raise the constant of those that are there. The image and text need not grow.
      """,
    fixInCode: """
      // UIKit
      closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
      // Material components: the button looks the same and takes touches around it
      let vertical = min(0, -(48 - closeButton.bounds.height) / 2)
      let horizontal = min(0, -(48 - closeButton.bounds.width) / 2)
      closeButton.hitAreaInsets = UIEdgeInsets(
        top: vertical, left: horizontal, bottom: vertical, right: horizontal)
      """,
    standards: [
      .targetSizeMinimum, .targetSizeEnhanced,
      .apple("Human Interface Guidelines, Buttons: at least 44 by 44 points"),
      .material("Touch targets: at least 48 by 48"),
    ],
    severity: .warning, impact: .moderate, isAboutTouchTargets: true,
    examples: examples)

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    guard isCandidate(index, in: screen) else { return screen.sizeExemption(of: index) != nil }
    // Where views take it all, that is the fault, and other rules tell it.
    return screen.knownLoss(of: index)?.isTotal != true
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    var spacing: SpacingException?
    return screen.elements.indices.compactMap { index in
      guard isCandidate(index, in: screen) else {
        return screen.sizeExemption(of: index)?.outcome(on: index)
      }
      guard judges(index, in: screen) else { return nil }
      if spacing == nil, screen.touchRequirement.allowsSpacing(for: screen.elements[index]) {
        spacing = SpacingException(screen)
      }
      return outcome(for: index, in: screen, spacing)
        ?? screen.screen.touchSizeClasses(of: index).lazy.compactMap {
          outcome(for: index, inSizeClass: $0, in: screen, spacing)
        }.first
    }
  }

  private func isCandidate(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.elements[index].hasMinimumSize && screen.isShown(index) && screen.takesTouches(index)
  }

  private func outcome(
    for index: Int, inSizeClass sizeClass: String? = nil, in screen: ResolvedScreen,
    _ spacing: SpacingException?
  ) -> RuleOutcome? {
    let element = screen.elements[index]
    let sides = screen.targetSides(of: index, in: sizeClass)
    if element.isSizedByUIKit(sides) { return SizeExemption.control.outcome(on: index) }
    if element.slot == "customView" || element.slot == "titleView" {
      return .cannotTell(element: index, because: "it stands in a bar, which may size it")
    }
    let small = sides.filter(\.isTooSmall)
    guard !small.isEmpty else {
      if element.material?.areInsetsInferred == true, sides.contains(where: \.isLargeByInsets) {
        return .cannotTell(
          element: index,
          because: """
            its hitAreaInsets stand in a run-time attribute of type rect, and no source says that \
            UIKit reads it as insets
            """)
      }
      guard sides.contains(where: { $0.length == nil }) else { return nil }
      return .cannotTell(element: index, because: element.reasonForUnknownSize)
    }
    // What an ancestor or a view in front leaves of it.
    let taker = sizeClass == nil ? screen.knownLoss(of: index) : nil
    var clauses = small.deciders(on: element)
    if let taker { clauses.append(taker.clause(in: screen)) }
    if let spacing, screen.touchRequirement.allowsSpacing(for: element) {
      switch spacing.verdict(on: index) {
      case .excused: return nil
      case .unknown:
        return .cannotTell(
          element: index, because: "the layout does not say how far other targets are")
      case .tooNear(let other):
        clauses.append(
          "\(screen.elements[other].mention) is nearer than circles of 24 points allow")
      }
    }
    var reach = reach(of: index, small: small, in: screen)
    if let taken = taker?.reach {
      reach = reach.atMost(taken.certainty, because: taken.reason ?? "")
    }
    let message = """
      \(element.subject) takes touches on \(taker?.region.inPoints ?? sides.inPoints)\
      \(sizeClass.map { " in \($0.sizeClassInWords)" } ?? ""), less than \
      \(sides[0].minimum.inPoints) × \(sides[1].minimum.inPoints): \
      \(clauses.joined(separator: ", ")).
      """
    return .fails(
      Finding(
        element: index, message: message, certainty: reach.certainty, reason: reach.reason,
        fix: screen.repair(of: small, on: index)))
  }

  private func reach(of index: Int, small: [TargetSide], in screen: ResolvedScreen) -> Reach {
    var reach = screen.reach(of: index)
    if small.allSatisfy({ $0.length?.basis == .designFrame }) {
      reach = reach.atMost(
        .likely, because: "its size is the one computed for the design device")
    }
    if screen.elements[index].material?.areInsetsInferred == true,
      small.contains(where: { $0.length.map { $0.points != $0.visiblePoints } ?? false })
    {
      reach = reach.atMost(
        .likely, because: "its insets stand in a run-time attribute of type rect")
    }
    if let attribute = screen.elements[index].attributeGrowing(small) {
      reach = reach.atMost(
        .needsReview,
        because: """
          the run-time attribute “\(attribute.keyPath)” may change where it takes touches
          """)
    }
    if !screen.elements[index].state.isEnabled {
      reach = reach.atMost(.likely, because: "it takes touches once it is enabled")
    }
    return reach
  }
}

extension SizeExemption {
  fileprivate func outcome(on index: Int) -> RuleOutcome {
    switch self {
    case .exempt(let reason): .exempt(element: index, because: reason)
    case .unknown(let reason): .cannotTell(element: index, because: reason)
    }
  }
}

extension Element {
  /// Why the layout does not decide the element's size.
  fileprivate var reasonForUnknownSize: String {
    guard let frame = geometry.frame, frame.width > 0, frame.height > 0 else {
      return "the layout does not give it a size"
    }
    guard let materialClass, !geometry.isFrameStale else {
      return "its frame is not the one its constraints make"
    }
    return "\(materialClass.rawValue) sizes itself"
  }

  /// A button type whose size UIKit sets, left as it is.
  fileprivate func isSizedByUIKit(_ sides: [TargetSide]) -> Bool {
    guard let button, button.type.isLabelledBySystem else { return false }
    return sides.allSatisfy {
      $0.length?.basis != .constraint && $0.length?.basis != .edgeConstraints
    }
  }
}

extension ResolvedScreen {
  /// What is taken of the target, where the layout shows it well enough for a finding.
  fileprivate func knownLoss(of index: Int) -> LostTouches? {
    guard let lost = lostTouches(of: index),
      lost.reach?.certainty ?? .needsReview > .needsReview
    else { return nil }
    return lost
  }
}

extension LostTouches {
  fileprivate func clause(in screen: ResolvedScreen) -> String {
    let name = screen.elements[taker].mention
    return switch limit {
    case .covered: "\(name) in front of it covers a part"
    default: "\(name) around it cuts off the rest"
    }
  }
}

extension String {
  /// Interface Builder's `heightClass=compact-widthClass=regular` as `compact height and regular
  /// width`.
  fileprivate var sizeClassInWords: String {
    split(separator: "-").map { part in
      let sides = part.split(separator: "=")
      guard let name = sides.first, let value = sides.last else { return String(part) }
      return "\(value) \(name.dropLast("Class".count))"
    }.joined(separator: " and ")
  }
}

private let examples: [RuleExample] = [
  .fails(
    "A small button that the view around it cuts off",
    """
    <layout name="Player">
      <view frame="0 0 320 60">
        ↓<button title="Play" frame="280 8 44 44"/>
      </view>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 40 × 44 points, less than 48 × 48: its frame sets its \
      width and height, the view of line 2 around it cuts off the rest.
      """),
  .fails(
    "A small button under a view that takes touches",
    """
    <layout name="Player">
      ↓<button title="Play" frame="0 0 100 40"/>
      <view frame="0 30 320 60"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 100 × 30 points, less than 48 × 48: its frame sets its \
      height, the view of line 3 in front of it covers a part.
      """),
  .fails(
    "A size class with a smaller constant",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="20" width="100" height="49"/>
      <state key="normal" title="Play"/>
      <constraints>
        <constraint firstAttribute="height" constant="49" id="con-01">
          <variation key="heightClass=compact-widthClass=compact" constant="32"/>
        </constraint>
      </constraints>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” takes touches on 100 × 32 points in compact height and compact width, less \
      than 48 × 48: a required constraint fixes its height.
      """),
  .fails(
    "A fixed frame that autoresizing stretches",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="btn-01">
      <rect key="frame" x="20" y="20" width="40" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <state key="normal" title="Play"/>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” takes touches on 40 × 60 points, less than 48 × 48: its width is the one \
      on the design device.
      """,
    certainty: .likely),
  .fails(
    "A frame that is too low",
    """
    <layout name="Editor">
      ↓<button title="Save" frame="0 0 88 36"/>
    </layout>
    """,
    message: """
      The button “Save” takes touches on 88 × 36 points, less than 48 × 48: its frame sets its \
      height.
      """),
  .fails(
    "Required constraints",
    """
    <layout name="Editor">
      ↓<button image="ic_close" accessibilityLabel="Close" width="24" height="47"/>
    </layout>
    """,
    message: """
      The button “Close” takes touches on 24 × 47 points, less than 48 × 48: required constraints \
      fix its width and height.
      """),
  .fails(
    "Text fields are tapped, too",
    """
    <layout name="Sign in">
      ↓<textField placeholder="Email" frame="0 0 335 34" enabled="false"/>
    </layout>
    """,
    message: """
      The text field “Email” takes touches on 335 × 34 points, less than 48 × 48: its frame \
      sets its height.
      """,
    certainty: .likely),
  .fails(
    "hitAreaInsets that do not grow it enough",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 88 36" hitAreaInsets="-4 0 -4 0"/>
    </layout>
    """,
    message: """
      The button “Save” takes touches on 88 × 44 points, less than 48 × 48: its frame sets its \
      height.
      """),
  .fails(
    "hitAreaInsets that shrink it",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" frame="0 0 64 48" hitAreaInsets="4 4 4 4"/>
    </layout>
    """,
    message: """
      The button “Save” takes touches on 56 × 40 points, less than 48 × 48: its hitAreaInsets \
      shrink its height.
      """),
  .fails(
    "maximumSize wins over minimumSize",
    """
    <layout name="Editor">
      ↓<button class="MDCButton" title="Save" minimumSize="64 48" maximumSize="0 40"/>
    </layout>
    """,
    message: """
      The button “Save” takes touches on 64 × 40 points, less than 48 × 48: MDCButton sets its \
      height.
      """),
  .fails(
    "A default floating button squeezed to 40 points, with an outlet",
    """
    <layout name="Inbox">
      ↓<button class="MDCFloatingButton" image="ic_add" accessibilityLabel="Add" width="40"
        height="40" outlet="addButton"/>
    </layout>
    """,
    message: """
      The button “Add” takes touches on 40 × 40 points, less than 48 × 48: required constraints \
      fix its width and height.
      """,
    certainty: .likely),
  .fails(
    "A chip is 32 points high",
    """
    <layout name="Filter">
      ↓<view class="MDCChipView" accessibilityLabel="Vegan" width="80"/>
    </layout>
    """,
    message: """
      The view “Vegan” takes touches on 80 × 32 points, less than 48 × 48: MDCChipView sets its \
      height.
      """),
  .fails(
    "In Interface Builder a frame is the one of the design device",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
      <rect key="frame" x="20" y="20" width="71" height="34.333333333333336"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” takes touches on 71 × 34.3 points, less than 48 × 48: its height is the \
      one on the design device.
      """,
    certainty: .likely),
  .fails(
    "In Interface Builder one required constraint is proof",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="20" width="40" height="30"/>
      <state key="normal" title="OK"/>
      <constraints>
        <constraint firstAttribute="height" constant="30" id="con-01"/>
      </constraints>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “OK” takes touches on 40 × 30 points, less than 48 × 48: its width is the \
      one on the design device, a required constraint fixes its height.
      """),
  .fails(
    "In Interface Builder a view of a required height holds its edges",
    """
    <view contentMode="scaleToFill" id="row-01">
      <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="4" width="320" height="50"/>
          <state key="normal" title="Play"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="40" id="con-01"/>
        <constraint firstItem="btn-01" firstAttribute="top" secondItem="row-01" secondAttribute="top" constant="4" id="con-02"/>
        <constraint firstAttribute="bottom" secondItem="btn-01" secondAttribute="bottom" constant="6" id="con-03"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” takes touches on 320 × 30 points, less than 48 × 48: required constraints \
      on its edges fix its height.
      """),
  .passes(
    "In Interface Builder the frame is older than the constraints on its edges",
    """
    <view contentMode="scaleToFill" id="row-01">
      <rect key="frame" x="0.0" y="0.0" width="382" height="22"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="382" height="21"/>
          <state key="normal" title="Settings"/>
        </button>
        <view contentMode="scaleToFill" id="lin-01">
          <rect key="frame" x="0.0" y="21" width="382" height="1"/>
          <constraints>
            <constraint firstAttribute="height" constant="1" id="con-01"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="65" id="con-02"/>
        <constraint firstItem="btn-01" firstAttribute="top" secondItem="row-01" secondAttribute="top" id="con-03"/>
        <constraint firstItem="lin-01" firstAttribute="top" secondItem="btn-01" secondAttribute="bottom" id="con-04"/>
        <constraint firstAttribute="bottom" secondItem="lin-01" secondAttribute="bottom" id="con-05"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder),
  .cannotTell(
    "In Interface Builder the frame is older than the height of the view around it",
    """
    <view contentMode="scaleToFill" id="row-01">
      <rect key="frame" x="0.0" y="0.0" width="382" height="22"/>
      <subviews>
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <rect key="frame" x="0.0" y="0.0" width="382" height="21"/>
          <state key="normal" title="Settings"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="65" id="con-01"/>
      </constraints>
    </view>
    """, in: .interfaceBuilder,
    because: "its frame is not the one its constraints make"),
  .fails(
    "A run-time attribute that may enlarge the area",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="20" width="100" height="24"/>
      <constraints>
        <constraint firstAttribute="height" constant="24" id="con-01"/>
      </constraints>
      <state key="normal" title="Scan"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="touchInsets">
          <real key="value" value="44"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Scan” takes touches on 100 × 24 points, less than 48 × 48: a required \
      constraint fixes its height.
      """,
    certainty: .needsReview),
  .fails(
    "A system type that constraints size",
    """
    <layout name="Help">
      ↓<button buttonType="infoLight" width="22"/>
    </layout>
    """,
    message: """
      The button takes touches on a width of 22 points, less than 48 × 48: a required constraint \
      fixes its width.
      """),
  .fails(
    "A system type of which constraints fix the height",
    """
    <layout name="Help">
      ↓<button buttonType="infoLight" height="22"/>
    </layout>
    """,
    message: """
      The button takes touches on a height of 22 points, less than 48 × 48: a required constraint \
      fixes its height.
      """),
  .fails(
    "Taken from VoiceOver it is still tapped; one side is enough",
    """
    <layout name="Help">
      ↓<button title="Help" isAccessibilityElement="false" width="24"/>
    </layout>
    """,
    message: """
      The button “Help” takes touches on a width of 24 points, less than 48 × 48: a required \
      constraint fixes its width.
      """),
  .passes(
    "Large enough",
    """
    <layout name="Editor">
      ↓<button title="Save" frame="0 0 48 48"/>
      ↓<button title="Save" width="48" height="48"/>
      ↓<button class="MDCButton" title="Save" frame="0 0 88 36" hitAreaInsets="-6 0 -6 0"/>
      ↓<button class="MDCButton" title="Save" minimumSize="64 48"/>
      ↓<button class="MDCFloatingButton" image="ic_add" accessibilityLabel="Add"/>
      ↓<button class="MDCFloatingButton" shape="mini" image="ic_add" accessibilityLabel="Add"/>
      ↓<view class="MDCChipView" frame="0 0 80 32" hitAreaInsets="-8 0 -8 0"/>
    </layout>
    """),
  .exempt(
    "UIKit sizes these",
    """
    <layout name="Help">
      ↓<button buttonType="infoLight" frame="0 0 25 24"/>
      ↓<switch frame="0 0 51 31"/>
      ↓<slider frame="0 0 200 31"/>
      <switch frame="0 0 51 31" hidden="true"/>
      <switch class="TinySwitch" frame="0 0 30 18"/>
    </layout>
    """,
    because: """
      UIKit sets its size and the layout leaves it alone, which WCAG 2.5.5 and 2.5.8 exempt; it may \
      be less than the minimum all the same
      """),
  .exempt(
    "A bar sizes its items",
    """
    <layout name="Editor">
      <toolbar>
        ↓<barButtonItem title="Save"/>
        <barButtonItem systemItem="flexibleSpace"/>
      </toolbar>
    </layout>
    """,
    because: """
      the bar sets its size and the layout leaves it alone, which WCAG 2.5.5 and 2.5.8 exempt; it \
      may be less than the minimum all the same
      """),
  .exempt(
    "Links in lines of text",
    """
    ↓<textView contentMode="scaleToFill" editable="NO" text="See example.com." id="txt-01">
      <rect key="frame" x="20" y="20" width="200" height="20"/>
      <dataDetectorType key="dataDetectorTypes" link="YES"/>
    </textView>
    <textView contentMode="scaleToFill" text="See example.com." id="txt-02">
      <rect key="frame" x="20" y="60" width="200" height="20"/>
      <dataDetectorType key="dataDetectorTypes" link="YES"/>
    </textView>
    <textView contentMode="scaleToFill" editable="NO" text="See example.com." id="txt-03">
      <rect key="frame" x="20" y="100" width="200" height="20"/>
      <dataDetectorType key="dataDetectorTypes"/>
    </textView>
    """, in: .interfaceBuilder,
    because: "its links stand in lines of text, which WCAG 2.5.5 and 2.5.8 exempt"),
  .cannotTell(
    "A control of UIKit that a constraint sizes",
    """
    <layout name="Mixer">
      ↓<slider height="20"/>
    </layout>
    """,
    because: "a constraint sets its height in place of UIKit, which may take touches on more"),
  .cannotTell(
    "hitAreaInsets that Interface Builder may set or not",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="100" height="36"/>
      <state key="normal" title="Save"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets">
          <rect key="value" x="-6" y="0.0" width="-6" height="0.0"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder,
    because: """
      its hitAreaInsets stand in a run-time attribute of type rect, and no source says that UIKit \
      reads it as insets
      """),
  .passes(
    "Nothing to tap",
    """
    <layout name="Editor">
      <button title="Save" frame="0 0 30 30" hidden="true"/>
      <button title="Save" frame="0 0 30 30" userInteractionEnabled="false"/>
      <view alpha="0">
        <button title="Save" frame="0 0 30 30"/>
      </view>
      <label text="Save" frame="0 0 30 30"/>
      <imageView image="card" frame="0 0 90 90">
        <button title="Save" frame="0 0 30 30"/>
      </imageView>
    </layout>
    """),
  .passes(
    "A design frame rounded to pixels",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01">
      <rect key="frame" x="20" y="20" width="71" height="47.666666666666664"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder),
  .cannotTell(
    "No size",
    """
    <layout name="Editor">
      ↓<button title="Save"/>
      ↓<button title="Save" height="48"/>
      ↓<button title="Save" frame="0 0 0 0"/>
    </layout>
    """,
    because: "the layout does not give it a size"),
  .cannotTell(
    "In a bar",
    """
    <layout name="Editor">
      <toolbar>
        <barButtonItem>
          ↓<button title="Save" frame="0 0 40 30"/>
        </barButtonItem>
      </toolbar>
      <navigationBar>
        <navigationItem>
          ↓<textField placeholder="Search" frame="0 0 200 30"/>
        </navigationItem>
      </navigationBar>
    </layout>
    """,
    because: "it stands in a bar, which may size it"),
  .fails(
    "What another view takes of a long side",
    """
    <layout name="Player">
      ↓<button title="Play" frame="0 0 40 100"/>
      <view frame="0 70 320 60"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 40 × 70 points, less than 48 × 48: its frame sets its \
      width, the view of line 3 in front of it covers a part.
      """),
  .fails(
    "Code may change the view that cuts it off",
    """
    <layout name="Player">
      <view frame="0 0 320 60" outlet="bar">
        ↓<button title="Play" frame="280 8 44 44"/>
      </view>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 40 × 44 points, less than 48 × 48: its frame \
      sets its width and height, the view of line 2 around it cuts off the rest.
      """,
    certainty: .likely),
  .fails(
    "A view in front that code may hide does not count",
    """
    <layout name="Player">
      ↓<button title="Play" frame="0 0 100 40"/>
      <view frame="0 30 320 60" outlet="banner"/>
    </layout>
    """,
    message: """
      The button “Play” takes touches on 100 × 40 points, less than 48 × 48: its frame \
      sets its height.
      """),
  .passes(
    "Nothing of it is left: see touch-target-covered",
    """
    <layout name="Player">
      <button title="Play" frame="20 20 40 40"/>
      <view frame="0 0 320 480"/>
    </layout>
    """),
  .fails(
    "In Interface Builder, hitAreaInsets of a type that UIKit may not read",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="100" height="36"/>
      <state key="normal" title="Save"/>
      <constraints>
        <constraint firstAttribute="height" constant="36" id="con-01"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets">
          <rect key="value" x="-2" y="0.0" width="-2" height="0.0"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” takes touches on 100 × 40 points, less than 48 × 48: a required \
      constraint fixes its height.
      """,
    certainty: .likely),
  .fails(
    "In Interface Builder, hitAreaInsets of the other sides",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="100" height="36"/>
      <state key="normal" title="Save"/>
      <constraints>
        <constraint firstAttribute="height" constant="36" id="con-01"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets">
          <rect key="value" x="0.0" y="-4" width="0.0" height="-4"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder,
    message: """
      The button “Save” takes touches on 108 × 36 points, less than 48 × 48: a required \
      constraint fixes its height.
      """),
  .passes(
    "In Interface Builder, hitAreaInsets that it does not need",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01" customClass="MDCButton">
      <rect key="frame" x="20" y="20" width="100" height="60"/>
      <state key="normal" title="Save"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets">
          <rect key="value" x="-6" y="0.0" width="-6" height="0.0"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """, in: .interfaceBuilder),
  .cannotTell(
    "A frame that Xcode has not brought into step",
    """
    ↓<button misplaced="YES" opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="20" width="100" height="48"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder,
    because: "its frame is not the one its constraints make"),
  .cannotTell(
    "No frame to be out of step",
    """
    ↓<button misplaced="YES" opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="48"/>
      <state key="normal" title="Save"/>
    </button>
    ↓<button misplaced="YES" opaque="NO" contentMode="scaleToFill" id="btn-02">
      <rect key="frame" x="0.0" y="0.0" width="100" height="0.0"/>
      <state key="normal" title="Save"/>
    </button>
    """, in: .interfaceBuilder,
    because: "the layout does not give it a size"),
  .fails(
    "A size class decides by itself, whatever lies in front",
    """
    ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
      <rect key="frame" x="20" y="20" width="100" height="80"/>
      <state key="normal" title="Play"/>
      <constraints>
        <constraint firstAttribute="height" constant="80" id="con-01">
          <variation key="heightClass=compact-widthClass=compact" constant="32"/>
        </constraint>
      </constraints>
      <connections>
        <action selector="play" destination="ctl-00-001" eventType="touchUpInside" id="act-01"/>
      </connections>
    </button>
    <view contentMode="scaleToFill" id="vie-01">
      <rect key="frame" x="0.0" y="70" width="393" height="100"/>
    </view>
    """, in: .interfaceBuilder,
    message: """
      The button “Play” takes touches on 100 × 32 points in compact height and compact \
      width, less than 48 × 48: a required constraint fixes its height.
      """),
  .cannotTell(
    "A class that sizes itself",
    """
    ↓<textField opaque="NO" contentMode="scaleToFill" id="txt-01" customClass="MDCFilledTextField">
      <rect key="frame" x="20" y="20" width="335" height="48"/>
    </textField>
    """, in: .interfaceBuilder,
    because: "MDCFilledTextField sizes itself"),
]
