import Auditing
import LayoutModel

public struct LabelEndsWithPeriod: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-ends-with-period",
    summary: "An accessibility label ends with a full stop",
    why: """
      A label is a name and not a sentence. VoiceOver pauses for the stop before it says what the element is, \
      which makes the one thing sound like two.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, ends with a full stop. Left alone: texts that are only read, labels with a comma, \
      which are often joined from several texts, abbreviations (“Inc.”, “a.m.”), and dots that stand for more \
      (“…”).
      """,
    limits: """
      The rule is off unless it is asked for: few people notice the pause. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Take the full stop from Accessibility › Label in the Identity inspector.
      """,
    fixInCode: """
      saveButton.accessibilityLabel = NSLocalizedString("Save draft", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel: no period at the end")
    ],
    severity: .note, impact: .minor, isEnabledByDefault: false,
    examples: [
      .fails(
        "A full stop",
        """
        <layout name="Editor">
          ↓<button image="ic_save" accessibilityLabel="Save draft."/>
        </layout>
        """,
        message: "The button’s accessibility label “Save draft.” ends with a full stop.",
        saysNow: "Save draft. Button.", wouldSay: "Save draft. Button."),
      .fails(
        "In Interface Builder, with a tag; in Chinese",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" label="保存草稿。"/>
          <state key="normal" image="ic_save"/>
        </button>
        """, in: .interfaceBuilder,
        message: "The button’s accessibility label “保存草稿。” ends with a full stop.",
        certainty: .likely, wouldSay: "保存草稿. Button."),
      .passes(
        "Names, texts, abbreviations",
        """
        <layout name="Editor">
          ↓<button accessibilityLabel="Save draft"/>
          ↓<button accessibilityLabel="Saving…"/>
          ↓<button accessibilityLabel="Saving..."/>
          ↓<button accessibilityLabel="Anna, Berlin, 3 messages."/>
          ↓<button accessibilityLabel="Example Inc."/>
          ↓<button accessibilityLabel="9 a.m."/>
          <button title="Save"/>
          <label text="Saved" accessibilityLabel="Your draft was saved."/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.writtenName(of: index) != nil && !screen.isOnlyRead(index)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.writtenNames.compactMap { index, name in
      guard judges(index, in: screen), name.text.endsWithFullStop else { return nil }
      let better = String(name.text.dropLast())
      return screen.badName(
        of: index,
        """
        The \(screen.elements[index].kind.noun)’s \(name.noun) \(name.text.quoted) ends with a full stop.
        """,
        better: better, fix: "Write \(better.quoted).")
    }
  }
}

extension String {
  fileprivate var endsWithFullStop: Bool {
    guard let last, last == "." || last == "。",
      !contains(where: { ",，、".contains($0) })
    else { return false }
    // The last word has a dot inside, or is a short one that is often shortened.
    let word = dropLast().split(whereSeparator: \.isWhitespace).last ?? ""
    return !word.contains(".") && !shortened.contains(word.lowercased())
  }
}

private let shortened: Set<String> = [
  "inc", "ltd", "co", "corp", "etc", "no", "st", "dr", "mr", "mrs", "ms", "jr", "sr", "vs",
  "approx",
  "nr", "str", "usw", "bzw", "ggf", "min", "max", "sec", "hr", "hrs", "т", "г", "тел", "стр",
]
