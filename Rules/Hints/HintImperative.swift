import Auditing
import LayoutModel

public struct HintImperative: Rule {
  public static let documentation = RuleDocumentation(
    id: "hint-imperative",
    summary: "An accessibility hint gives an order",
    why: """
      “Play the song.” sounds like an order to the listener; “Plays the song.” tells what the button does. So \
      hints are heard in all of iOS, and a hint of another form sounds like part of the label.
      """,
    decides: """
      An English hint of an element VoiceOver reaches begins with a verb in its base form (“Open”, “Delete”, \
      “Show”) and goes on. Words that are nouns as well (“Play”, “Search”, “View”) count only before an \
      article or a pronoun: “Play the song.” Left alone: hints that name a gesture (see \
      hint-mentions-gesture), that repeat the label (see hint-repeats-label), and elements with another \
      accessibility language.
      """,
    limits: """
      The verbs are a list, in English only. With an outlet, a custom class, a tag or a run-time attribute code may set another hint, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Put the verb in the third person in Accessibility › Hint: “Plays the song.”
      """,
    fixInCode: """
      playButton.accessibilityHint = NSLocalizedString("Plays the song.", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityHint: begins with a verb, omits the subject")
    ],
    severity: .note, impact: .minor,
    examples: [
      .fails(
        "An order",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Play the song."/>
        </layout>
        """,
        message: """
          The hint “Play the song.” of the button “Yesterday” gives an order; a hint tells what happens: \
          “Plays the song.”
          """,
        saysNow: "Yesterday. Button. | Play the song.",
        wouldSay: "Yesterday. Button. | Plays the song."),
      .fails(
        "In Interface Builder, with a tag",
        """
        ↓<button opaque="NO" tag="3" contentMode="scaleToFill" id="btn-01">
          <accessibility key="accessibilityConfiguration" hint="Go to the next page"/>
          <state key="normal" title="Next"/>
        </button>
        """, in: .interfaceBuilder,
        message: """
          The hint “Go to the next page” of the button “Next” gives an order; a hint tells what happens: \
          “Goes to the next page”
          """,
        certainty: .likely),
      .passes(
        "What happens, nouns, and what other rules tell",
        """
        <layout name="Player">
          ↓<button title="Yesterday" accessibilityHint="Plays the song."/>
          ↓<button title="Find" accessibilityHint="Search results appear below."/>
          ↓<button title="Yesterday" accessibilityHint="Tap to play the song."/>
          ↓<button title="Yesterday" accessibilityHint="Open the player, then tap here."/>
          ↓<button title="Close" accessibilityHint="Close"/>
          ↓<button title="Close tab" accessibilityHint="Close tab"/>
          ↓<button title="Abrir" accessibilityHint="Open the door" accessibilityLanguage="es"/>
          <button title="Next"/>
        </layout>
        """),
      .fails(
        "Third person: “Dismisses”",
        """
        <layout name="List">
          ↓<button title="Discard" accessibilityHint="Dismiss the changes."/>
        </layout>
        """,
        message: """
          The hint “Dismiss the changes.” of the button “Discard” gives an order; a hint \
          tells what happens: “Dismisses the changes.”
          """),
      .fails(
        "Third person: “Refreshes”",
        """
        <layout name="List">
          ↓<button title="News" accessibilityHint="Refresh the list."/>
        </layout>
        """,
        message: """
          The hint “Refresh the list.” of the button “News” gives an order; a hint tells \
          what happens: “Refreshes the list.”
          """),
      .fails(
        "Third person: “Searches”",
        """
        <layout name="List">
          ↓<button title="Find" accessibilityHint="Search the list."/>
        </layout>
        """,
        message: """
          The hint “Search the list.” of the button “Find” gives an order; a hint tells \
          what happens: “Searches the list.”
          """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.hint]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.spokenHint(of: index) != nil
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    screen.hinted.compactMap { index in
      guard let hint = screen.spokenHint(of: index),
        screen.vocabularies(of: index).contains(where: { $0.language == "en" }),
        let better = hint.inThirdPerson, screen.gesture(inHint: hint, of: index) == nil
      else { return nil }
      let name = screen.meantName(of: index)
      if let name, screen.news(in: hint, on: index, beyond: [name]).isEmpty { return nil }
      return screen.badHint(
        of: index,
        """
        The hint \(hint.quoted) of the \(screen.elements[index].kind.noun)\
        \(name.map { " \($0.quoted)" } ?? "") gives an order; a hint tells what happens: \(better.quoted)
        """,
        better: better, fix: "Write \(better.quoted)")
    }
  }
}

extension String {
  /// A hint that begins with a base form, with the third person instead; `nil` for any other.
  fileprivate var inThirdPerson: String? {
    guard let end = firstIndex(where: \.isWhitespace) else { return nil }
    let verb = self[..<end]
    let rest = self[end...]
    let word = verb.lowercased()
    guard verbs.contains(word) || nounsToo.contains(word) && rest.beginsWithDeterminer else {
      return nil
    }
    return verb + (word.takesES ? "es" : "s") + rest
  }

  private var takesES: Bool {
    hasSuffix("s") || hasSuffix("sh") || hasSuffix("ch") || hasSuffix("o")
  }
}

extension Substring {
  fileprivate var beginsWithDeterminer: Bool {
    let next = drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.lowercased()
    return [
      "the", "a", "an", "this", "that", "these", "all", "your", "to", "it", "its", "more",
      "another",
      "selected", "current", "every", "any",
    ].contains(next)
  }
}

/// Base forms that begin hints and are no nouns.
private let verbs: Set<String> = [
  "accept", "add", "adjust", "allow", "apply", "begin", "browse", "choose", "clear", "close",
  "collapse", "confirm", "connect", "continue", "create", "delete", "disable", "discard",
  "disconnect", "dismiss", "edit", "enable", "enter", "erase", "expand", "explore", "go", "hide",
  "insert", "install", "invite", "listen", "navigate", "open", "pick", "read", "remove", "rename",
  "reject", "replace", "save", "see", "select", "send", "show", "sign", "start", "stop",
  "submit", "tell", "toggle", "uninstall", "unlock", "use", "write",
]

/// Base forms that are nouns as well.
private let nounsToo: Set<String> = [
  "call", "cancel", "change", "check", "download", "filter", "find", "follow", "jump", "like",
  "load",
  "lock", "log", "mark", "move", "mute", "pause", "play", "post", "record", "refresh", "reply",
  "report", "reset", "return", "search", "set", "share", "skip", "sort", "switch", "turn", "update",
  "upload", "view", "visit",
]
