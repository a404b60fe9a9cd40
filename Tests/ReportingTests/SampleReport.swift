import Auditing
import LayoutModel

/// Reports made by hand, with everything a report can hold.
enum SampleReport {
  static let all = AuditReport(
    files: [signIn, clean, watch, broken], rules: [imageButton, repeatedHint, smallTarget],
    foldersLeftOut: ["App/Pods"])

  static let empty = AuditReport(files: [clean], rules: [imageButton])

  /// A report that shows screens.
  static let drawn: AuditReport = {
    var file = signIn
    file.screens = [
      ScreenReport(
        name: "SignInViewController", position: SourcePosition(line: 30, column: 9),
        id: "screen-1", language: "de",
        lines: [
          SpokenLine(
            text: "Anmelden. Überschrift.", position: SourcePosition(line: 40, column: 13)),
          SpokenLine(
            text: "≈ic close. Taste.", hint: "Zum Öffnen doppeltippen.",
            unmarked: "ic close. Taste. Zum Öffnen doppeltippen.",
            position: SourcePosition(line: 42, column: 13), place: "screen-1-element-close"),
          SpokenLine(
            text: "Fermer. Bouton.", language: "fr", position: SourcePosition(line: 50, column: 13)),
        ],
        openOrders: ["The order of 1, 2 is open: the layout gives no frame."],
        unplaced: ["button “Later”"], drawing: drawing(id: "screen-1", element: "close"),
        places: [SourcePosition(line: 42, column: 13): "screen-1-element-close"]),
      ScreenReport(
        name: "", position: SourcePosition(line: 200, column: 9), id: "screen-2", language: "de",
        drawing: drawing(id: "screen-2", element: "a")),
      ScreenReport(
        name: "Repeat days", position: SourcePosition(line: 290, column: 9), id: "screen-3",
        language: "no language",
        lines: [
          SpokenLine(
            text: "Later.", position: SourcePosition(line: 300, column: 9),
            place: "screen-3-element-later")
        ],
        places: [SourcePosition(line: 300, column: 9): "screen-3-element-later"]),
      ScreenReport(
        name: "Done", position: SourcePosition(line: 400, column: 9), id: "screen-4",
        language: "de", drawing: drawing(id: "screen-4", element: "done")),
    ]
    return AuditReport(files: [file, clean], rules: [imageButton, repeatedHint, smallTarget])
  }()

  /// A report after triage: what is suppressed, known and fixed, suppressions that call for attention,
  /// a finding in one language, one that code makes certain, and columns in UTF-16.
  static let triaged: AuditReport = {
    var file = signIn
    var all = file.findings
    all[0].reason =
      "all code of Login was read and nothing in it sets what VoiceOver says: Login.swift"
    all[3].languages = ["de"]
    all[3].message = "In German (de): \(all[3].message)"
    file.findings = [all[0], all[3]]
    file.suppressed = [
      SuppressedFinding(
        all[1],
        by: Suppression(
          .note(SourcePosition(line: 107, column: 5)), reason: "code sets the label <b>later</b>")),
      SuppressedFinding(
        all[2],
        by: Suppression(
          .configuration(".a11y-audit.yml", SourcePosition(line: 3, column: 5)),
          reason: "The design team knows.")),
    ]
    file.known = [KnownFinding(all[4], from: .baseline("ci/base.json"))]
    file.invalidSuppressions = [
      InvalidSuppression(
        message: "the suppression gives no reason", advice: "write one behind a colon",
        position: SourcePosition(line: 7, column: 3))
    ]
    file.staleSuppressions = [
      StaleSuppression(
        rules: ["label-blank"], source: .note(SourcePosition(line: 200, column: 5)))
    ]
    file.utf16Columns = [all[0].position: 11, all[1].position: 8]
    var report = AuditReport(
      files: [file, clean], rules: [imageButton, repeatedHint, smallTarget])
    report.filesExcluded = ["Legacy/Old.xib"]
    report.comparisons = [
      Comparison(
        .baseline("ci/base.json"), isStrict: true, remaining: 1,
        fixed: [
          FixedFinding(
            path: "../App/Gone.xib",
            RecordedFinding(rule: "repeated-hint", element: ["id", "x-1"]), count: 2,
            isFileGone: true)
        ])
    ]
    report.staleSuppressions = [
      StaleSuppression(
        rules: [], source: .configuration(".a11y-audit.yml", SourcePosition(line: 9, column: 5)))
    ]
    return report
  }()

  /// What screens of ``hostile`` could be.
  static let hostileScreens = hostileNames.enumerated().map { number, name in
    ScreenReport(
      name: name, position: SourcePosition(line: number + 1, column: 1), id: "screen-\(number)",
      language: name,
      lines: [
        SpokenLine(
          text: name, hint: name, unmarked: name, language: name,
          position: SourcePosition(line: number + 1, column: 1), place: "screen-\(number)-element-a"
        )
      ],
      openOrders: [name], unplaced: [name],
      drawing: drawing(
        id: "screen-\(number)", element: "a", title: "\u{202E}live &amp; &lt;script&gt;\u{202C}"),
      places: [SourcePosition(line: number + 1, column: 1): "screen-\(number)-element-a"])
  }

  private static func drawing(id: String, element: String, title: String = "Close") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"a11y-map\" id=\"\(id)\" width=\"80\""
      + " height=\"60\" viewBox=\"0 0 80 60\" role=\"img\" aria-labelledby=\"\(id)-title\">"
      + "<title id=\"\(id)-title\">Screen</title><rect class=\"paper\" x=\"0\" y=\"0\""
      + " width=\"80\" height=\"60\"/><g id=\"\(id)-element-\(element)\"><title>\(title)</title>"
      + "<rect class=\"frame\" x=\"8\" y=\"8\" width=\"44\" height=\"44\"/></g></svg>"
  }

  /// Names that other people chose.
  static let hostile = AuditReport(
    files: [
      FileReport(
        path: "App/<b>&\"Main\": 100%,|`é.storyboard", format: .storyboard, screenCount: 1,
        elementCount: 3,
        findings: hostileNames.enumerated().map { index, name in
          ReportedFinding(
            rule: "image-button-no-label", severity: .error, impact: .critical,
            certainty: .certain, message: "The button “\(name)” has no label.",
            saysNow: name, screen: name,
            element: ElementReference(tag: "button", name: name),
            position: SourcePosition(line: index + 1, column: 1))
        })
    ], rules: [])

  static let hostileNames = [
    "<script>alert(1)</script>", "\"quoted\" & 'single'", "]]>", "\u{1B}[31mred\u{1B}[0m",
    "two\nlines\tand\u{0}nul", "\u{202E}evil\u{202C} \u{200F}right", "👩‍👩‍👧 family", "日本語",
    "\u{FFFE}\u{FFFF}no characters", "%0A::error::x, y: z %25",
    "##[add-mask]x", "`code` *em* _em_ | cell |\\| \\",
    "@team #1 GH-1 !2 :tada: https://x.example www.x.example",
    "[link](https://x.example) ![picture](y)", "</summary></details>{0} $x$",
    String(repeating: "long", count: 2_500),
  ]

  private static let signIn = FileReport(
    path: "App/Base.lproj/Main.storyboard", format: .storyboard, screenCount: 2,
    elementCount: 1_234,
    findings: [
      ReportedFinding(
        rule: "image-button-no-label", severity: .error, impact: .critical, certainty: .certain,
        message: "The button shows only the image “ic_close” and has no accessibility label.",
        saysNow: "ic close. Button. Image.", wouldSay: "Close. Button.",
        fix: "Give it an accessibility label that says what it does, such as “Close”.",
        screen: "SignInViewController",
        element: ElementReference(tag: "button", objectID: "abc-12-xyz", name: "ic_close"),
        position: SourcePosition(line: 42, column: 13)),
      ReportedFinding(
        rule: "image-button-no-label", severity: .error, impact: .critical, certainty: .likely,
        reason: "the outlet “menuButton” lets code change it",
        message: "The button shows only the image “ic_menu” and has no accessibility label.",
        saysNow: "", fix: "Give it an accessibility label that says what it does.",
        screen: "SignInViewController",
        element: ElementReference(
          tag: "button", customClass: "MDCButton", objectID: "def-34-uvw", name: "ic_menu"),
        position: SourcePosition(line: 108, column: 9)),
      ReportedFinding(
        rule: "touch-target-too-small", severity: .warning, impact: .moderate, certainty: .certain,
        message: "The button “Save” takes touches on 44 × 30 points, less than 48 × 48.",
        screen: "SignInViewController",
        element: ElementReference(tag: "button", accessibilityIdentifier: "save", name: "Save"),
        position: SourcePosition(line: 120, column: 9)),
      ReportedFinding(
        rule: "repeated-hint", severity: .note, impact: .minor, certainty: .needsReview,
        message: "Seven switches have the same hint, “Toggles this day.”",
        saysNow: "Monday. Switch Button. On. | Toggles this day.",
        wouldSay: "Monday. Switch Button. On.", screen: "Repeat days",
        element: ElementReference(tag: "switch", name: "Monday"),
        position: SourcePosition(line: 300, column: 9)),
      ReportedFinding(
        rule: "repeated-hint", severity: .note, impact: .minor, certainty: .needsReview,
        message: "Seven switches have the same hint, “Toggles this day.”", screen: "Repeat days",
        element: ElementReference(tag: "switch", name: "Monday"),
        position: SourcePosition(line: 310, column: 9)),
    ],
    undecided: [
      RuleRemark(
        rule: "touch-target-too-small", reason: "the layout does not give it a size",
        element: ElementReference(tag: "button", objectID: "ghi-56-rst"),
        position: SourcePosition(line: 130, column: 9)),
      RuleRemark(
        rule: "touch-target-too-small", reason: "the layout does not give it a size",
        element: ElementReference(tag: "button", objectID: "jkl-78-opq"),
        position: SourcePosition(line: 140, column: 9)),
    ],
    exempt: [
      RuleRemark(
        rule: "touch-target-too-small", reason: "UIKit’s own size for a switch",
        element: ElementReference(tag: "switch", objectID: "mno-90-lmn"),
        position: SourcePosition(line: 300, column: 9))
    ],
    passed: [
      PassedElement(
        rules: ["image-button-no-label", "touch-target-too-small"], screen: "Repeat days",
        element: ElementReference(tag: "button", name: "Done"),
        position: SourcePosition(line: 290, column: 9))
    ])

  private static let clean = FileReport(
    path: "App/Settings.xib", format: .xib, screenCount: 1, elementCount: 7)

  private static let watch = FileReport(
    path: "Watch/Interface.storyboard", format: .storyboard,
    notEvaluated: [
      NotEvaluated(.otherPlatform("watchOS"), at: SourcePosition(line: 2, column: 1))
    ])

  private static let broken = FileReport(
    path: "layouts/broken.xml",
    failures: [
      ReadingFailure(
        message: "there is no attribute “tittle” of <button>", advice: "did you mean “title”?",
        position: SourcePosition(line: 3, column: 11)),
      ReadingFailure(
        message: "“ponts” is no length", position: SourcePosition(line: 12, column: 5)),
    ])

  private static let imageButton = rule(
    "image-button-no-label", "A button shows only an image and has no accessibility label", .error,
    .critical)
  private static let repeatedHint = rule(
    "repeated-hint", "Several elements of a screen have the same accessibility hint", .note, .minor)
  private static let smallTarget = rule(
    "touch-target-too-small", "A finger has less than 48 by 48 points to hit a control", .warning,
    .moderate)

  private static func rule(
    _ id: String, _ summary: String, _ severity: Severity, _ impact: Impact
  ) -> RuleDocumentation {
    RuleDocumentation(
      id: id, summary: summary, why: "People who do not see the image hear a file name.",
      decides: "The button has an image.\n\nIt has no title.", limits: "Code may set a label.",
      fixInInterfaceBuilder: "Set Accessibility › Label.",
      fixInCode: "button.accessibilityLabel = \"Close\"",
      standards: [.wcag("4.1.2", "Name, Role, Value", level: "A"), .material("Buttons")],
      severity: severity, impact: impact,
      examples: [
        .fails(
          "An image alone", "<layout>\n  ↓<button image=\"ic_close\"/>\n</layout>",
          message: "The button shows only an image.", certainty: .likely,
          saysNow: "ic close. Button.", wouldSay: "Close. Button."),
        .passes("With a label", "<layout/>"),
        .cannotTell("Open", "<layout/>", because: "the image is set in code"),
      ])
  }
}
