import Auditing
import LayoutModel

public struct LabelSpecialCharacters: Rule {
  public static let documentation = RuleDocumentation(
    id: "label-special-characters",
    summary: "A name holds signs that are read aloud or not at all",
    why: """
      VoiceOver reads the name of an emoji in full (“smiling face with sunglasses”), skips some arrows and \
      ornaments, and stops at a line break. Voice Control has to be told all of it.
      """,
    decides: """
      The accessibility label of an element VoiceOver reaches, or the title of a bar button item that shows an \
      image in its place, holds an emoji, an arrow, a box or another ornament, or a line break; or a button \
      or an item of a bar has a title of such signs alone and no accessibility label. Left alone: labels \
      whose visible text has the same sign, texts that are only read, keys of a keyboard, and what people \
      type and say, such as “+” and “#”.
      """,
    limits: """
      No public source says how VoiceOver reads each sign, so a title of signs alone needs a person. With an outlet, a custom class, a tag or a run-time attribute code may set another label, so the \
      finding is likely.
      """,
    fixInInterfaceBuilder: """
      Write in Accessibility › Label in words what the sign means: “Next” for “→”.
      """,
    fixInCode: """
      nextButton.accessibilityLabel = NSLocalizedString("Next", comment: "")
      """,
    standards: [
      .apple("UIAccessibility, accessibilityLabel")
    ],
    severity: .warning, impact: .minor,
    examples: [
      .fails(
        "An ornament in a label",
        """
        <layout name="Shop">
          ↓<button image="ic_cart" accessibilityLabel="Cart 🛒"/>
        </layout>
        """,
        message: "The button’s accessibility label “Cart 🛒” holds the sign “🛒”.",
        saysNow: "Cart 🛒. Button.", wouldSay: "Cart. Button."),
      .fails(
        "A line break",
        """
        <layout name="Shop">
          ↓<button image="ic_cart" accessibilityLabel="Cart&#10;and checkout" outlet="cart"/>
        </layout>
        """,
        message: "The button’s accessibility label “Cart and checkout” holds a line break.",
        certainty: .likely, wouldSay: "Cart and checkout. Button."),
      .fails(
        "In Interface Builder, a title that is no word",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" id="btn-01">
          <state key="normal" title="→"/>
        </button>
        """, in: .interfaceBuilder,
        message: "The button’s only name is the sign “→”.",
        certainty: .needsReview, wouldSay: "‹name›. Button."),
      .passes(
        "Words, visible signs, and what people say",
        """
        <layout name="Shop">
          ↓<button title="→" accessibilityLabel="Next"/>
          ↓<button title="+"/>
          ↓<button title="Cart 🛒"/>
          ↓<button title="Cart 🛒" accessibilityLabel="Cart 🛒, 3 items"/>
          <label text="★★★★☆"/>
          <button title="⇥" accessibilityTraits="keyboardKey"/>
          ↓<button accessibilityLabel="Café – 5 °C, 3 × 4 €, “quoted” © 2024"/>
        </layout>
        """),
      .fails(
        "An item of a bar",
        """
        <layout name="Screen">
          <toolbar>
            ↓<barButtonItem title="→"/>
          </toolbar>
        </layout>
        """,
        message: "The bar button item’s only name is the sign “→”.",
        certainty: .needsReview),
      .fails(
        "Several signs",
        """
        <layout name="Screen">
          ↓<button title="★ ★…"/>
        </layout>
        """,
        message: "The button’s only name is the sign “★ ★…”.",
        certainty: .needsReview),
      .fails(
        "A glyph of an icon font",
        """
        <layout name="Screen">
          ↓<button title="&#xE800;"/>
        </layout>
        """,
        message: "The button’s only name is the sign “\u{E800}”.",
        certainty: .needsReview),
      .fails(
        "Nothing but an ornament",
        """
        <layout name="Screen">
          ↓<button title="Cart" accessibilityLabel="🛒"/>
        </layout>
        """,
        message: "The button’s accessibility label “🛒” holds the sign “🛒”.",
        wouldSay: "‹name›. Button.", fix: "Say in words what it means."),
      .passes(
        "Signs of writing, and what VoiceOver never reaches",
        """
        <layout name="Screen">
          ↓<button title="…"/>
          <button title="→" hidden="true"/>
        </layout>
        """),
    ])

  public static let clearedInCode: Set<CodeFact.Property> = [.label, .title]

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.exposures[index] == .element
      && (screen.writtenName(of: index) != nil || Self.title(of: index, in: screen) != nil)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    let names = screen.writtenNames.compactMap { index, name in
      finding(on: index, name, in: screen)
    }
    let titles = screen.elements.indices.compactMap { index -> RuleOutcome? in
      guard screen.elements[index].kind == .button || screen.elements[index].kind.isBarItem,
        let title = Self.title(of: index, in: screen), title.isMadeOfSigns,
        screen.exposures[index] == .element
      else { return nil }
      return screen.badName(
        of: index,
        "The \(screen.elements[index].kind.noun)’s only name is the sign \(title.quoted).",
        fix: "Say in an accessibility label what the sign means.",
        atMost: (.needsReview, "VoiceOver may read the sign by a name that fits"))
    }
    return names + titles
  }

  private func finding(
    on index: Int, _ name: WrittenName, in screen: ResolvedScreen
  ) -> RuleOutcome? {
    let element = screen.elements[index]
    let start = "The \(element.kind.noun)’s \(name.noun) \(name.text.quoted)"
    if let sign = name.text.first(where: \.isOrnament) {
      guard !screen.visibleTexts(of: index).contains(where: { $0.contains(sign) }) else {
        return nil
      }
      let rest = String(name.text.filter { !$0.isOrnament }).visible
      return screen.badName(
        of: index, "\(start) holds the sign “\(sign)”.", better: rest,
        fix: rest == nil
          ? "Say in words what it means." : "Leave it out, or say in words what it means.")
    }
    guard name.text.contains(where: \.isNewline) else { return nil }
    return screen.badName(
      of: index, "\(start) holds a line break.",
      better: name.text.split(whereSeparator: \.isNewline).joined(separator: " "),
      fix: "Put it in one line.")
  }

  /// The title that names the element; `nil` for keys and where a label is stated.
  private static func title(of index: Int, in screen: ResolvedScreen) -> String? {
    guard screen.elements[index].accessibility.label == nil,
      screen.elements[index].accessibility.traits?.contains(.keyboardKey) != true
    else { return nil }
    switch screen.elements[index].content {
    case .button: return screen.elements[index].shownButton?.title
    case .barItem(let item): return item.image == nil ? item.title?.visible : nil
    default: return nil
    }
  }
}

extension Character {
  /// An emoji, an arrow, a box or another sign that no alphabet and no sum has.
  fileprivate var isOrnament: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Arrows, technical signs, boxes, shapes, miscellaneous signs and dingbats.
      case 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F,
        0x2B00...0x2BFF:
        true
      // Private use, where icon fonts have their glyphs.
      case 0xE000...0xF8FF: true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}

extension String {
  /// Ornaments and nothing a person could read or say.
  fileprivate var isMadeOfSigns: Bool {
    allSatisfy { $0.isOrnament || $0.isWhitespace || $0.isPunctuation }
      && contains(where: \.isOrnament)
  }
}
