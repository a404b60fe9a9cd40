import Auditing
import LayoutModel

public struct StringWithoutElement: Rule {
  public static let documentation = RuleDocumentation(
    id: "string-without-element",
    summary: "A strings table has a text that nothing in its layout shows",
    why: """
      The translation of a title or of an accessibility label got lost: the button was drawn anew \
      and has another object id, and the table still has the old one. Nobody notices, because the \
      app shows and speaks the untranslated text instead.
      """,
    decides: """
      The key of a string names an object id that nothing in the layout file has; or an object \
      without such a text, which a table cannot add; or it stands in the table once more, where \
      the last one counts. Keys of properties that have nothing to do with accessibility are left \
      alone when their object is there.
      """,
    limits: """
      Tables of layouts that share them with another layout are not judged. That a table adds no \
      text to an object without one is what Interface Builder's files show; it is not documented. \
      Attributed texts are left alone.
      """,
    fixInInterfaceBuilder: """
      Export the strings of the layout again (Product › Export Localizations…), move the \
      translation to the new key, and delete the old one.
      """,
    fixInCode: """
      "new-id-123.accessibilityLabel" = "Schließen";
      """,
    standards: [.apple("Localization, Localize Storyboard, XIB and Info.plist files")],
    severity: .note, impact: .minor,
    examples: [
      .fails(
        "The button has a new id",
        """
        <layout name="Article">
          <button id="new-01" title="Share"/>
        </layout>
        """,
        strings: [
          "de": """
          "new-01.normalTitle" = "Teilen";
          ↓"old-01.accessibilityLabel" = "Artikel teilen";
          """
        ],
        message: """
          Nothing in Example.xml has the id “old-01”: “Artikel teilen” is never shown.
          """),
      .fails(
        "A table adds no text",
        """
        <layout name="Article">
          <button id="btn-01" title="Share"/>
        </layout>
        """,
        strings: [
          "de": """
          "btn-01.normalTitle" = "Teilen";
          ↓"btn-01.accessibilityLabel" = "Artikel teilen";
          """
        ],
        message: """
          The button “btn-01” has no accessibility label in Example.xml: “Artikel teilen” is never \
          shown.
          """,
        certainty: .likely),
      .fails(
        "The same key twice",
        """
        <layout name="Article">
          <button id="btn-01" title="Share"/>
        </layout>
        """,
        strings: [
          "de": """
          ↓"btn-01.normalTitle" = "Teilen";
          "btn-01.normalTitle" = "Weitersagen";
          """
        ],
        message: """
          The key stands again in line 2, and the last one counts: “Teilen” is never shown.
          """),
      .passes(
        "Every string has its element",
        """
        <layout name="Article">
          <button id="btn-01" title="Share" accessibilityLabel="Share article"/>
          <label id="lbl-01" text="By"/>
        </layout>
        """,
        strings: [
          "de": """
          /* Class = "UIButton"; normalTitle = "Share"; ObjectID = "btn-01"; */
          "btn-01.normalTitle" = "Teilen";
          "btn-01.accessibilityLabel" = "Artikel teilen";
          "lbl-01.text" = "Von";
          """
        ]),
      .passes(
        "Objects and properties that are not elements of the screen",
        """
        <label opaque="NO" contentMode="left" text="By" id="lbl-01">
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap-01" id="con-01"/>
          </connections>
        </label>
        """, in: .interfaceBuilder,
        strings: [
          "de": """
          "lbl-01.text" = "Von";
          "lbl-01.shadowText" = "Von";
          "ctl-00-001.title" = "Artikel";
          "con-01.title" = "Artikel";
          """
        ]),
    ])

  public init() {}

  /// Only strings tables are judged.
  public func judges(_ index: Int, in screen: ResolvedScreen) -> Bool { false }

  public func check(_ screen: ResolvedScreen) -> [RuleOutcome] { [] }

  public func check(_ table: LayoutLocalization.Table, of layout: Layout) -> [TableFinding] {
    let file = layout.fileName
    return table.strays.map { stray in
      let loss = stray.value.visible.map { ": \($0.quoted) is never shown." } ?? "."
      var finding = TableFinding(
        key: stray.key, position: stray.position, message: "", certainty: .certain,
        fix: "Delete the string, or give its text to the key of the element it belongs to.")
      switch stray.reason {
      case .noObject(let id):
        finding.message = "Nothing in \(file) has the id \(id.quoted)\(loss)"
      case .noText(let text, let element):
        finding.message =
          "The \(element.tag) \(element.objectID.quoted) has no \(text.noun) in \(file)\(loss)"
        finding.certainty = .likely
        finding.reason = "that a table adds no text is not documented"
        finding.fix = "State the \(text.noun) in the layout, or delete the string."
      case .repeated(let again):
        finding.message =
          "The key stands again in line \(again.line), and the last one counts\(loss)"
        finding.fix = "Keep one of the two."
      }
      return finding
    }
  }
}
