import Auditing
import LayoutModel

public struct RepeatedHint: Rule {
  public static let documentation = RuleDocumentation(
    id: "repeated-hint",
    summary: "Several elements of a screen have the same accessibility hint",
    why: """
      A person who moves through seven days of the week hears “Toggles this day.” seven times. \
      What is the same for all of them belongs in a header above the group: it is read once, and \
      people who do not use VoiceOver see it too.
      """,
    decides: """
      At least three elements of one screen that VoiceOver reaches have hints with the same words. \
      The finding stands at the first of them. The text that stands over the group, a header of a \
      section or a label, is named where there is one.
      """,
    limits: """
      The number is an option (`minimum-count`). Whether the text over the group says what the hint \
      says is left to the reader. With an outlet, a custom class, a tag or a run-time attribute \
      code may set another hint, so the finding is likely.
      """,
    fixInInterfaceBuilder: """
      Put a header above the group (“Event repeats weekly on the following day(s)”), tick \
      Accessibility › Traits › Header, and clear Accessibility › Hint of each element.
      """,
    fixInCode: """
      headerLabel.accessibilityTraits.insert(.header)
      dayButtons.forEach { $0.accessibilityHint = nil }
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint"),
      .material("Buttons: Using accessibilityHint, the days of a repeating event"),
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "No header says what the days are for",
        """
        <layout name="Repeat">
          <stackView>
            ↓<button title="Monday" accessibilityHint="Toggles this day."/>
            <button title="Tuesday" accessibilityHint="Toggles this day"/>
            <button title="Wednesday" accessibilityHint="Toggles this day."/>
          </stackView>
        </layout>
        """,
        message: """
          3 elements here have the hint “Toggles this day.”, starting with the button “Monday”: \
          VoiceOver repeats it after each of them. A header above them can say once what they are for.
          """,
        saysNow: "Monday. Button. | Toggles this day.", wouldSay: "Monday. Button.",
        fix: "Put a header above the group and remove the hints."),
      .fails(
        "The header is there, in rows of their own code may change the hints",
        """
        <layout name="Repeat">
          <label text="Event repeats weekly on"/>
          <stackView>
            <view>
              ↓<button title="Monday" accessibilityHint="Toggles this day."/>
            </view>
            <view>
              <button title="Tuesday" accessibilityHint="Toggles this day."/>
            </view>
            <view>
              <button title="Wednesday" accessibilityHint="Toggles this day." tag="3"/>
            </view>
          </stackView>
        </layout>
        """,
        message: """
          3 elements here have the hint “Toggles this day.”, starting with the button “Monday”: \
          VoiceOver repeats it after each of them. The text above them, “Event repeats weekly on”, can say it \
          once.
          """,
        certainty: .likely, saysNow: "Monday. Button. | Toggles this day.",
        wouldSay: "Monday. Button."),
      .fails(
        "In Interface Builder; the label of the first switch is no header",
        """
        <label opaque="NO" contentMode="left" text="Mon" id="lbl-01">
          <rect key="frame" x="20" y="20" width="60" height="31"/>
        </label>
        ↓<switch opaque="NO" contentMode="scaleToFill" id="swt-01">
          <rect key="frame" x="90" y="20" width="51" height="31"/>
          <accessibility key="accessibilityConfiguration" hint="Toggles this day." label="Mon"/>
        </switch>
        <switch opaque="NO" contentMode="scaleToFill" id="swt-02">
          <rect key="frame" x="90" y="60" width="51" height="31"/>
          <accessibility key="accessibilityConfiguration" hint="Toggles this day." label="Tue"/>
        </switch>
        <switch opaque="NO" contentMode="scaleToFill" id="swt-03">
          <rect key="frame" x="90" y="100" width="51" height="31"/>
          <accessibility key="accessibilityConfiguration" hint="Toggles this day." label="Wed"/>
        </switch>
        """, in: .interfaceBuilder,
        message: """
          3 elements here have the hint “Toggles this day.”, starting with the switch “Mon”: \
          VoiceOver repeats it after each of them. A header above them can say once what they are for.
          """),
      .passes(
        "A header and no hints",
        """
        <layout name="Repeat">
          <label text="Event repeats weekly on"/>
          <button title="Monday"/>
          <button title="Tuesday"/>
          <button title="Wednesday"/>
        </layout>
        """),
      .passes(
        "Two are no group; others say something of their own",
        """
        <layout name="Library">
          ↓<button title="Songs" accessibilityHint="Opens in Music."/>
          ↓<button title="Albums" accessibilityHint="Opens in Music."/>
          ↓<button title="Books" accessibilityHint="Opens in Books."/>
          <button title="News" accessibilityHint="👍"/>
          <button title="Sports" accessibilityHint="✋"/>
          <button title="Weather" accessibilityHint="☀️"/>
        </layout>
        """),
      .passes(
        "Hidden ones do not count",
        """
        <layout name="Library">
          ↓<button title="Songs" accessibilityHint="Opens in Music."/>
          ↓<button title="Albums" accessibilityHint="Opens in Music."/>
          <button title="Lists" accessibilityHint="Opens in Music." hidden="true"/>
        </layout>
        """),
      .passes(
        "Text fields speak an instruction of their own instead",
        """
        <layout name="Address">
          <textField placeholder="First name" accessibilityHint="Letters only."/>
          <textField placeholder="Last name" accessibilityHint="Letters only."/>
          <textField placeholder="City" accessibilityHint="Letters only."/>
        </layout>
        """),
    ])

  /// From how many elements with the same hint on there is a finding.
  public var minimumCount = 3

  public static let options: [RuleOption<Self>] = [
    .integer(
      "minimum-count", "From how many elements with the same hint on there is a finding",
      atLeast: 2, \.minimumCount)
  ]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    words(ofHintOf: index, in: screen) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    var groups: [[Int]] = []
    var numbers: [WordSequence: Int] = [:]
    for index in screen.hinted {
      guard let words = words(ofHintOf: index, in: screen) else { continue }
      if let group = numbers[words] {
        groups[group].append(index)
      } else {
        numbers[words] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count >= minimumCount }
      .compactMap { finding(on: $0, in: screen).map { .fails($0) } }
  }

  /// The words of a hint that VoiceOver speaks.
  private func words(ofHintOf index: Int, in screen: ResolvedScreen) -> WordSequence? {
    guard let hint = screen.elements[index].accessibility.hint,
      screen.exposures[index] == .element, screen.speaksHint(of: index)
    else { return nil }
    let words = WordSequence(hint.text)
    return words.isEmpty ? nil : words
  }

  private func finding(on group: [Int], in screen: ResolvedScreen) -> Finding? {
    guard let first = group.first,
      let hint = screen.elements[first].accessibility.hint?.text.visible
    else { return nil }
    let heading = screen.heading(over: group)?.text
    let element = screen.elements[first]
    let name = element.visibleName.map { " \($0.quoted)" } ?? ""
    let remedy =
      heading.map { "The text above them, \($0.quoted), can say it once." }
      ?? "A header above them can say once what they are for."
    // The group is as sure as its least sure member.
    let reach = group.map { screen.reachOfSpeech(of: $0).resting(on: screen.utterance(of: $0)) }
      .min { $0.certainty < $1.certainty }
    return Finding(
      element: first, others: Array(group.dropFirst()),
      message: """
        \(group.count) elements here have the hint \(hint.quoted), starting with the \
        \(element.kind.noun)\(name): VoiceOver repeats it after each of them. \(remedy)
        """,
      certainty: reach?.certainty ?? .certain, reason: reach?.reason,
      saysNow: screen.utterance(of: first).markedText,
      wouldSay: screen.utterance(of: first) { $0.accessibility.hint = nil }.markedText,
      fix: heading == nil
        ? "Put a header above the group and remove the hints."
        : "Remove the hints; where the text above does not say it, say it there.")
  }
}
