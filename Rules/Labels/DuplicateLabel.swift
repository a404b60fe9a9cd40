import Auditing
import LayoutModel

public struct DuplicateLabel: Rule {
  public static let documentation = RuleDocumentation(
    id: "duplicate-label",
    summary: "Several controls of a screen are read alike and do different things",
    why: """
      “Add. Add. Add.” Who moves from control to control cannot tell which song each one adds, and Voice Control \
      numbers them and asks. On the screen the place tells; the name should.
      """,
    decides: """
      At least two buttons, items of bars or inputs of one screen that VoiceOver reaches have the same name and \
      are the same kind, and the layout does not connect all of them to the same action. The finding stands \
      at the first of them. Left alone: names that Interface Builder wrote or that fit everything (see \
      label-default-text, label-generic), names without a letter, and what stands in different cells.
      """,
    limits: """
      Code may show only one of them at a time or set other names, so a finding is never certain, and where one \
      has an outlet or a class of its own a person must look. Controls whose action is set in code may do the \
      same.
      """,
    fixInInterfaceBuilder: """
      Add to Accessibility › Label what each is for: “Add Yesterday”, “Add Help”, beginning with the title.
      """,
    fixInCode: """
      addButton.accessibilityLabel = "\\(NSLocalizedString("Add", comment: "")) \\(song.title)"
      """,
    standards: [
      .headingsAndLabels, .apple("WWDC 2019, session 254: Writing Great Accessibility Labels"),
    ],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "Different actions",
        """
        <layout name="Songs">
          <label text="Yesterday"/>
          ↓<button title="Add" action="addYesterday:"/>
          <label text="Help"/>
          <button title="Add" action="addHelp:"/>
          <button title="Done" action="done:"/>
        </layout>
        """,
        message: """
          2 buttons of this screen are called “Add”, this one and the one of line 5: by name nobody can \
          tell which does what.
          """,
        certainty: .likely, saysNow: "Add. Button.", wouldSay: "Add ‹name›. Button."),
      .fails(
        "Code may change one of them",
        """
        <layout name="Songs">
          ↓<button image="ic_add" accessibilityLabel="Add"/>
          <button image="ic_add" accessibilityLabel="add" outlet="secondButton"/>
          <button image="ic_add" accessibilityLabel="Add"/>
        </layout>
        """,
        message: """
          3 buttons of this screen are called “Add”, this one and those of lines 3 and 4: by name nobody \
          can tell which does what.
          """,
        certainty: .needsReview),
      .fails(
        "Many of them",
        """
        <layout name="Songs">
          ↓<button title="Add" action="add1:"/>
          <button title="Add" action="add2:"/>
          <button title="Add" action="add3:"/>
          <button title="Add" action="add4:"/>
          <button title="Add" action="add5:"/>
          <button title="Add" action="add6:"/>
        </layout>
        """,
        message: """
          6 buttons of this screen are called “Add”, this one and those of lines 3, 4, 5 and 2 more: by \
          name nobody can tell which does what.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" title="Choose…"/>
          <connections>
            <action selector="chooseStart:" destination="ctl-00-001" eventType="touchUpInside" id="act-01"/>
          </connections>
        </button>
        <button opaque="NO" contentMode="scaleToFill" id="btn-02">
          <state key="normal" title="Choose…"/>
          <connections>
            <action selector="chooseEnd:" destination="ctl-00-001" eventType="touchUpInside" id="act-02"/>
          </connections>
        </button>
        """, in: .interfaceBuilder,
        message: """
          2 buttons of this screen are called “Choose…”, this one and the one of line 16: by name nobody \
          can tell which does what.
          """,
        certainty: .likely),
      .passes(
        "The same action, other names, other kinds",
        """
        <layout name="Songs">
          ↓<button title="Add" action="add:"/>
          ↓<button title="Add" action="add:"/>
          ↓<button title="Remove"/>
          ↓<button title="Cancel"/>
          <button title="Cancel" hidden="true"/>
          ↓<button title="Sound"/>
          ↓<switch accessibilityLabel="Sound"/>
          <label text="Add"/>
          <button image="ic_close"/>
        </layout>
        """),
      .passes(
        "Other rules tell these: label-default-text, label-generic; and in cells each row has its own",
        """
        <layout name="Songs">
          ↓<button title="Button"/>
          ↓<button title="Button"/>
          ↓<button title="Learn more"/>
          ↓<button title="Learn more"/>
          <tableView>
            <tableViewCell>
              <contentView>
                ↓<button title="Edit"/>
              </contentView>
            </tableViewCell>
            <tableViewCell>
              <contentView>
                ↓<button title="Edit"/>
              </contentView>
            </tableViewCell>
          </tableView>
        </layout>
        """),
      .fails(
        "Four of them",
        """
        <layout name="Songs">
          ↓<button title="Edit"/>
          <button title="Edit"/>
          <button title="Edit"/>
          <button title="Edit"/>
        </layout>
        """,
        message: """
          4 buttons of this screen are called “Edit”, this one and those of lines 3, 4 and 5: by \
          name nobody can tell which does what.
          """,
        certainty: .likely),
      .passes(
        "Pictures, which nobody uses, and signs: see label-special-characters",
        """
        <layout name="Screen">
          <imageView image="star" isAccessibilityElement="true" accessibilityLabel="Star"/>
          <imageView image="star" isAccessibilityElement="true" accessibilityLabel="Star"/>
          ↓<button title="+"/>
          ↓<button title="+"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element && screen.elements[index].kind.isNamedControl
      && name(of: index, in: screen) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    var groups: [[Int]] = []
    var numbers: [Key: Int] = [:]
    for index in screen.elements.indices {
      guard screen.elements[index].kind.isNamedControl, screen.exposures[index] == .element,
        let name = name(of: index, in: screen)
      else { continue }
      let key = Key(
        name: name.lowercased(), kind: screen.elements[index].kind,
        cell: cell(of: index, in: screen))
      if let group = numbers[key] {
        groups[group].append(index)
      } else {
        numbers[key] = groups.count
        groups.append([index])
      }
    }
    return groups.compactMap { finding(on: $0, in: screen) }
  }

  private struct Key: Hashable {
    var name: String
    var kind: Element.Kind
    var cell: Int?
  }

  /// The name that is written on the element or for it.
  private func name(of index: Int, in screen: ResolvedScreen) -> String? {
    if let label = screen.elements[index].accessibility.label { return label.text.visible }
    switch screen.elements[index].kind {
    case .button, .barButtonItem: return screen.elements[index].shownText
    default: return nil
    }
  }

  private func cell(of index: Int, in screen: ResolvedScreen) -> Int? {
    var next = screen.elements[index].parent
    while let parent = next {
      switch screen.elements[parent].kind {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: return parent
      default: next = screen.elements[parent].parent
      }
    }
    return nil
  }

  private func finding(on group: [Int], in screen: ResolvedScreen) -> RuleOutcome? {
    guard group.count > 1, let first = group.first, let name = name(of: first, in: screen),
      name.contains(where: \.isLetter), !screen.isDefaultText(name, on: first),
      Vocabulary.linkText(name) == nil, !doTheSame(group, in: screen)
    else { return nil }
    let spoken = screen.utterance(of: first)
    // The group is as sure as its least sure member.
    let reaches = group.map { screen.reachOfSpeech(of: $0).whereCodeUsuallyFillsIn }
    let reach =
      (reaches.min { $0.certainty < $1.certainty } ?? Reach(certainty: .certain))
      .atMost(.likely, because: "code may show one of them at a time")
    let noun = screen.elements[first].kind.noun
    return .fails(
      Finding(
        element: first, others: Array(group.dropFirst()),
        message: """
          \(group.count) \(noun)s of this screen are called \(name.quoted), this one and \
          \(others(of: group, in: screen)): by name nobody can tell which does what.
          """,
        certainty: reach.certainty, reason: reach.reason, saysNow: spoken.markedText,
        wouldSay: screen.text(of: first, labelled: "\(name) \(unknownName)"),
        fix: "Add to each name what it is for."))
  }

  /// Where the others stand, for example `those of lines 12, 14 and 3 more`.
  private func others(of group: [Int], in screen: ResolvedScreen) -> String {
    let lines = group.dropFirst().map { screen.elements[$0].position.line }
    guard lines.count > 1 else { return lines.map { "the one of line \($0)" }.joined() }
    let most = lines.count == 4 ? 4 : 3
    var named = lines.prefix(most).map(String.init)
    if lines.count > most { named.append("\(lines.count - most) more") }
    return "those of lines \(named.listed(with: "and"))"
  }

  /// Whether the layout connects all of them to the same.
  private func doTheSame(_ group: [Int], in screen: ResolvedScreen) -> Bool {
    guard let first = group.first, !screen.elements[first].actions.isEmpty else { return false }
    return group.allSatisfy { screen.elements[$0].actions == screen.elements[first].actions }
  }
}

extension Element.Kind {
  fileprivate var isNamedControl: Bool {
    switch self {
    case .button, .barButtonItem, .textField, .textView, .switch, .slider, .stepper: true
    default: false
    }
  }
}
