import Auditing
import LayoutModel

public struct TitleClippedInLanguage: Rule {
  public static let documentation = RuleDocumentation(
    id: "title-clipped-in-language",
    summary: "A text is too long for its element in one language and fits in the layout’s own",
    why: """
      Words are longer in German or Russian than in English. Where the width is fixed the end is cut off, and a \
      person reads “Benachrichtigungse…” and has to guess; those who steer by voice do not know what to say.
      """,
    decides: """
      A label of one line, a button without a configuration, or a text field with a placeholder has a width that \
      does not follow its text: a required constraint without an outlet, equal or at most, or a frame placed by \
      autoresizing that is not stretched. The text does not shrink or wrap, its font is the system’s, and the width that its \
      letters take at least is more than the element has in the language, while the layout’s own text fits \
      easily.
      """,
    limits: """
      Widths of letters are lower bounds, not metrics: texts that are only a little too long are not found, \
      nor are those in fonts of the app and in scripts with joined letters. Images and insets, which take \
      room from a title, are not counted. Code may set another text, font or width, so a person must look \
      where an outlet, a class of its own or a run-time attribute leads to the element.
      """,
    fixInInterfaceBuilder: """
      Let the element grow: delete the width constraint, or make it Greater Than or Equal. Failing that, set \
      Lines to 0, or Autoshrink to Minimum Font Scale in the Attributes inspector; or translate with fewer \
      letters.
      """,
    fixInCode: """
      notificationsLabel.adjustsFontSizeToFitWidth = true
      """,
    standards: [.apple("Localization, Supporting multiple languages in your app")],
    severity: .warning, impact: .moderate,
    examples: [
      .fails(
        "A label of fixed width",
        """
        <layout name="Settings">
          ↓<label id="lbl-01" text="Alerts" font="body" width="90"/>
        </layout>
        """,
        strings: ["de": "\"lbl-01.text\" = \"Benachrichtigungseinstellungen\";"],
        message: """
          In German (de): The text “Benachrichtigungseinstellungen” takes at least 204 points, and the \
          label is fixed at a width of 90 points: its end is cut off.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, a button that stays as wide as it was drawn",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" lineBreakMode="middleTruncation" id="btn-01">
          <rect key="frame" x="20" y="20" width="80" height="44"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Sign in"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        strings: ["ru": "\"btn-01.normalTitle\" = \"Авторизоваться\";"],
        message: """
          In Russian (ru): The title “Авторизоваться” takes at least 98.3 points, and the button is fixed at \
          a width of 80 points: its end is cut off.
          """,
        certainty: .likely),
      .fails(
        "In Interface Builder, a button that may be narrower but no wider",
        """
        ↓<button opaque="NO" contentMode="scaleToFill" lineBreakMode="middleTruncation" id="btn-01">
          <rect key="frame" x="20" y="20" width="60" height="44"/>
          <constraints>
            <constraint firstAttribute="width" relation="lessThanOrEqual" constant="80" id="con-01"/>
          </constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Sign in"/>
        </button>
        """, in: .interfaceBuilder,
        strings: ["ru": "\"btn-01.normalTitle\" = \"Авторизоваться\";"],
        message: """
          In Russian (ru): The title “Авторизоваться” takes at least 98.3 points, and the button can be no \
          wider than 80 points: its end is cut off.
          """,
        certainty: .likely),
      .fails(
        "The placeholder of an empty text field",
        """
        <layout name="Messages">
          ↓<textField id="fld-01" placeholder="Search" font="body" width="150"/>
        </layout>
        """,
        strings: ["de": "\"fld-01.placeholder\" = \"Alle Nachrichten durchsuchen\";"],
        message: """
          In German (de): The placeholder “Alle Nachrichten durchsuchen” takes at least 188.5 points, and \
          the text field is fixed at a width of 150 points: its end is cut off.
          """,
        certainty: .likely),
      .fails(
        "As wide as the layout’s own text may be, and no wider",
        """
        <layout name="Settings">
          ↓<label id="lbl-01" text="Abbrechen" font="10" width="54"/>
        </layout>
        """,
        strings: ["en": "\"lbl-01.text\" = \"Cancel everything\";"],
        message: """
          In English (en): The text “Cancel everything” takes at least 67 points, and the label is fixed at \
          a width of 54 points: its end is cut off.
          """,
        certainty: .likely),
      .passes(
        "Just as wide as the text takes at least",
        """
        <layout name="Settings">
          <label id="lbl-01" text="Send" font="10" width="40"/>
        </layout>
        """,
        strings: ["de": "\"lbl-01.text\" = \"Abbrechen\";"]),
      .passes(
        "Titles drawn in other ways, a placeholder behind a text, a stand-in, and a text nobody sees",
        """
        <layout name="Messages">
          <button id="btn-01" configuration="filled" title="Sign in" font="17" width="80"/>
          <button id="btn-02" class="MDCButton" title="Sign in" font="17" width="80"/>
          <textField id="fld-01" text="Invoice" placeholder="Search" font="body" width="150"/>
          <label id="lbl-01" text="Label" font="body" width="90"/>
          <label id="lbl-02" text="Alerts" font="body" width="90" hidden="true"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.configuration.title" = "Anmelden bei Ihrem Konto";
          "btn-02.normalTitle" = "Anmelden bei Ihrem Konto";
          "fld-01.placeholder" = "Alle Nachrichten durchsuchen";
          "lbl-01.text" = "Benachrichtigungseinstellungen";
          "lbl-02.text" = "Benachrichtigungseinstellungen";
          """
        ]),
      .passes(
        "Room to grow, a text that shrinks or wraps, or a little too long",
        """
        <layout name="Settings">
          <label id="lbl-01" text="Alerts" font="body"/>
          <label id="lbl-02" text="Alerts" font="body" width="90" adjustsFontSizeToFitWidth="true"/>
          <label id="lbl-03" text="Alerts" font="body" width="90" numberOfLines="0"/>
          <label id="lbl-04" text="Alerts" font="body" width="300"/>
          <label id="lbl-05" text="Alerts" font="body" width="90"/>
        </layout>
        """,
        strings: [
          "de": """
          "lbl-01.text" = "Benachrichtigungseinstellungen";
          "lbl-02.text" = "Benachrichtigungseinstellungen";
          "lbl-03.text" = "Benachrichtigungseinstellungen";
          "lbl-04.text" = "Benachrichtigungseinstellungen";
          "lbl-05.text" = "Mitteilungen";
          """
        ]),
      .passes(
        "Cut off in the layout’s own language, too",
        """
        <layout name="Settings">
          <label id="lbl-01" text="Settings of notifications" font="body" width="90"/>
        </layout>
        """,
        strings: ["de": "\"lbl-01.text\" = \"Benachrichtigungseinstellungen\";"]),
      .passes(
        "In Interface Builder: stretched with its view, wrapped, or shrunk by a run-time attribute",
        """
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" lineBreakMode="middleTruncation" id="btn-01">
          <rect key="frame" x="20" y="20" width="80" height="44"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Sign in"/>
        </button>
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" lineBreakMode="wordWrap" id="btn-02">
          <rect key="frame" x="20" y="80" width="80" height="44"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Sign in"/>
        </button>
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" lineBreakMode="middleTruncation" id="btn-03">
          <rect key="frame" x="20" y="140" width="80" height="44"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Sign in"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontSizeToFitWidth" value="YES"/>
          </userDefinedRuntimeAttributes>
        </button>
        """, in: .interfaceBuilder,
        strings: [
          "ru": """
          "btn-01.normalTitle" = "Авторизоваться";
          "btn-02.normalTitle" = "Авторизоваться";
          "btn-03.normalTitle" = "Авторизоваться";
          """
        ]),
    ])

  public init() {}

  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool {
    screen.translation != nil && Self.line(of: screen.elements[index]) != nil
      && screen.elements[index].geometry.widthWithoutGrowing != nil
      && screen.showsText(index, kinds: .label, .button, .textField)
  }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] {
    guard let translation = screen.translation else { return [] }
    return screen.elements.indices.compactMap { index in
      let element = screen.elements[index]
      guard let width = element.geometry.widthWithoutGrowing, let line = Self.line(of: element),
        let base = Self.line(of: translation.base.elements[index]),
        let font = element.appearance?.font, let needed = font.width(of: line.text)?.least,
        needed > width, let needsOwn = font.width(of: base.text)?.most, needsOwn <= width,
        judges(index, in: screen)
      else { return nil }
      let reach = screen.reach(of: index)
      return .fails(
        Finding(
          element: index,
          message: """
            The \(line.noun) \(line.text.quoted) takes at least \(needed.inPoints) points, and the \
            \(element.kind.noun) \(element.geometry.limitInWords(width, of: .width)): its end is \
            cut off.
            """,
          certainty: reach.certainty == .certain ? .likely : .needsReview,
          reason: reach.reason ?? "how wide a text is depends on the font",
          fix: "Let the \(element.kind.noun) grow with its text."))
    }
  }

  /// The text that must fit on one line; `nil` where it may wrap or shrink, and where the way it is
  /// drawn is not known.
  private static func line(of element: Element) -> (text: String, noun: String)? {
    guard element.materialClass == nil,
      element.appearance?.adjustsFontSizeToFitWidth == false,
      !element.runtimeAttributes.contains(where: { $0.changesLines })
    else { return nil }
    let line: (text: String?, noun: String)
    switch element.content {
    case .label(let label) where label.numberOfLines == 1: line = (label.text?.visible, "text")
    case .button(let button)
    where button.configuration == nil && element.appearance?.wrapsTitle == false:
      line = (element.shownButton?.title, "title")
    // Text views and search bars are not judged.
    case .textInput(let input) where input.text?.visible == nil:
      line = (input.placeholder?.visible, "placeholder")
    default: return nil
    }
    // No width is known of a text with line breaks.
    guard let text = line.text, !text.isStandIn else { return nil }
    return (text, line.noun)
  }
}

extension RuntimeAttribute {
  /// Whether it may make a text wrap or shrink, or draw it in another way.
  fileprivate var changesLines: Bool {
    ["adjusts", "numberOfLines", "minimumScale", "lineBreak", "titleLabel", "font"].contains {
      keyPath.contains($0)
    }
  }
}
