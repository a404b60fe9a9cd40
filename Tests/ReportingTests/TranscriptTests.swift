import LayoutModel
import Reporting
import Testing
import VoiceOver

@Suite struct TranscriptTests {
  @Test(arguments: [
    (TranscriptFormat.text, false, "transcript.txt"), (.text, true, "transcript-explained.txt"),
    (.json, false, "transcript.json"), (.plain, false, "transcript-plain.txt"),
  ])
  func writesEverything(format: TranscriptFormat, isExplaining: Bool, expected: String) throws {
    try expect(try format.write(Self.files, explaining: isExplaining), equalsExpected: expected)
  }

  /// A transcript kept in a repository changes only when what is heard changes.
  @Test func jsonDoesNotDependOnPlaces() throws {
    var moved = Self.files
    for element in moved[0].screens[0].screen.elements.indices {
      moved[0].screens[0].screen.elements[element].position.line += 100
    }
    #expect(try TranscriptFormat.json.write(moved) == TranscriptFormat.json.write(Self.files))
  }

  private static let files = [
    SpokenFile(path: "App/Main.storyboard", screens: [signIn, silent]),
    SpokenFile(
      path: "Watch/Interface.storyboard",
      notEvaluated: [
        NotEvaluated(.otherPlatform("watchOS"), at: SourcePosition(line: 2, column: 1))
      ]),
    SpokenFile(
      path: "broken.xib",
      failures: [
        ReadingFailure(
          message: "the element <view> is not closed",
          position: SourcePosition(line: 7, column: 3))
      ]),
  ]

  private static let signIn: SpokenScreen = {
    var screen = Screen(
      name: "Sign in", objectID: "scn-01", position: SourcePosition(line: 5, column: 5))
    var field = Element(.textField, objectID: "fld-01")
    field.accessibility.identifier = "mail"
    screen.append(field)
    screen.append(
      Element(.searchBar, customClass: CustomClass("MailSearchBar"), objectID: "bar-01"))
    screen.append(Element(.button, objectID: "btn-01"))
    screen.append(Element(.view, objectID: "box-01"))
    screen.append(Element(.button, objectID: "btn-02"))
    screen.append(Element(.label, objectID: "lbl-01"))
    screen.append(Element(.imageView, objectID: "img-01"))
    screen.append(Element(.tableView, objectID: "tbl-01"))
    screen.append(Element(.view, objectID: "box-02"))
    let lines = [
      Utterance(
        label: SpokenPart("Mail", from: .stated), value: SpokenPart("Required", from: .underline),
        hint: SpokenPart("For your receipt", from: .stated),
        description: "Mail. Required. Text Field.",
        spokenHint: "For your receipt, Double tap to edit."),
      Utterance(
        label: SpokenPart("Search", from: .system, isConfirmed: false),
        description: "Search. Text Field. Search Field."),
      Utterance(
        label: SpokenPart("Sign\nin\u{1B}[31m", from: .title),
        description: "Sign\nin\u{1B}[31m. Button."),
    ]
    return SpokenScreen(
      screen,
      transcript: Transcript(
        lines: lines.enumerated().map { Transcript.Line(element: $0, utterance: $1) },
        silences: [
          Transcript.Silence(element: 3, reason: .hidden(by: 3)),
          Transcript.Silence(element: 4, reason: .hidden(by: 3)),
          Transcript.Silence(element: 5, reason: .swallowed(by: 2)),
          Transcript.Silence(element: 6, reason: .nothingToSay),
          Transcript.Silence(element: 7, reason: .contentsAtRunTime),
          Transcript.Silence(element: 8, reason: .notElement),
        ],
        undetermined: [
          Transcript.UndeterminedOrder(elements: [1, 2], reason: .missingFrame)
        ]))
  }()

  private static let silent = SpokenScreen(
    Screen(name: "Launch", position: SourcePosition(line: 50, column: 5)),
    transcript: Transcript())
}
