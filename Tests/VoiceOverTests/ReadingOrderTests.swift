import LayoutModel
import Testing
import VoiceOver

@Suite struct ReadingOrderTests {
  typealias Tree = ExposureTests.Tree

  static func text(
    _ text: String, at x: Double?, _ y: Double = 0, _ change: (inout Element) -> Void = { _ in }
  ) -> Tree {
    Tree(.label, .label(Content.Label(text: text))) {
      $0.geometry.frame = x.map { Rect(x: $0, y: y, width: 50, height: 20) }
      change(&$0)
    }
  }

  static func view(
    at x: Double, _ y: Double, groups: Bool = false, @Tree.Children _ children: () -> [Tree]
  ) -> Tree {
    Tree(
      .view, .none,
      {
        $0.geometry.frame = Rect(x: x, y: y, width: 300, height: 300)
        if groups { $0.accessibility.groupsChildren = true }
      }, children)
  }

  func lines(_ trees: Tree..., on idiom: Layout.Idiom? = .phone) -> [String] {
    transcript(trees, idiom).lines.map(\.utterance.description)
  }

  func transcript(_ trees: [Tree], _ idiom: Layout.Idiom? = .phone) -> Transcript {
    Speaker().transcript(of: Tree.screen(trees), idiom: idiom)
  }

  /// AccessibilitySnapshot's `testVerticalSeperation`.
  @Test(arguments: [(Layout.Idiom.phone, ["C", "D", "B", "A"]), (.pad, ["A", "B", "C", "D"])])
  func verticalSeparation(idiom: Layout.Idiom, order: [String]) {
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Self.text("A", at: 0, 8)
          Self.text("B", at: 10, 0)
          Self.text("C", at: 20, -8)
          Self.text("D", at: 30, -8)
        }, on: idiom) == order)
  }

  @Test func readsTopToBottomThenLeftToRight() {
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Self.text("3", at: 0, 100)
          Self.text("2", at: 200, 0)
          Self.text("1", at: 0, 7)
        }) == ["1", "2", "3"])
  }

  @Test func framesAreRelativeToTheParent() {
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Self.view(at: 0, 100) { Self.text("2", at: 0, 0) }
          Self.text("1", at: 0, 50)
        }) == ["1", "2"])
  }

  @Test func viewsThatAreNoGroupsAreTakenApart() {
    func columns(groups: Bool) -> Tree {
      Self.view(at: 0, 0) {
        Self.view(at: 0, 0, groups: groups) {
          Self.text("Left 1", at: 0, 0)
          Self.text("Left 2", at: 0, 50)
        }
        Self.view(at: 150, 0, groups: groups) {
          Self.text("Right 1", at: 0, 0)
          Self.text("Right 2", at: 0, 50)
        }
      }
    }
    #expect(lines(columns(groups: false)) == ["Left 1", "Right 1", "Left 2", "Right 2"])
    #expect(lines(columns(groups: true)) == ["Left 1", "Left 2", "Right 1", "Right 2"])
  }

  @Test func equalPlacesKeepDocumentOrder() {
    let transcript = transcript([
      Self.view(at: 0, 0) {
        Self.text("1", at: 5, 5)
        Self.text("2", at: 5, 5)
      }
    ])
    #expect(transcript.lines.map(\.utterance.description) == ["1", "2"])
    #expect(transcript.undetermined.isEmpty)
  }

  // MARK: What the layout leaves open

  /// A is below C and left of B, B is left of C, all by less than the threshold in pairs.
  @Test func contradictionsAreSaid() {
    let transcript = transcript([
      Self.view(at: 0, 0) {
        Self.text("A", at: 0, 16)
        Self.text("B", at: 10, 10)
        Self.text("C", at: 20, 4)
      }
    ])
    #expect(
      transcript.undetermined == [
        Transcript.UndeterminedOrder(elements: [1, 2, 3], reason: .contradiction)
      ])
  }

  @Test func aStaircaseThatAgreesIsDetermined() {
    let transcript = transcript([
      Self.view(at: 0, 0) {
        Self.text("A", at: 0, 0)
        Self.text("B", at: 10, 6)
        Self.text("C", at: 20, 12)
      }
    ])
    #expect(transcript.lines.map(\.utterance.description) == ["A", "B", "C"])
    #expect(transcript.undetermined.isEmpty)
  }

  @Test func missingFramesAreSaid() {
    let transcript = transcript([
      Self.view(at: 0, 0) {
        Self.text("2", at: 0, 50)
        Self.text("?", at: nil)
        Self.text("1", at: 0, 0)
      }
    ])
    #expect(transcript.lines.map(\.utterance.description) == ["1", "2", "?"])
    #expect(
      transcript.undetermined == [
        Transcript.UndeterminedOrder(elements: [2], reason: .missingFrame)
      ])
  }

  /// A control that stands beside the screen's view has no place without a frame; a view that
  /// holds the screen needs none.
  @Test func aRootWithoutAFrameIsNotAtTheTop() {
    let transcript = transcript([
      Tree(.view) { Self.text("1", at: 0, 10) },
      Self.text("?", at: nil),
    ])
    #expect(transcript.lines.map(\.utterance.description) == ["1", "?"])
    #expect(
      transcript.undetermined == [
        Transcript.UndeterminedOrder(elements: [2], reason: .missingFrame)
      ])
  }

  @Test func emptyAndStaleFramesAreSaid() {
    let transcript = transcript([
      Self.view(at: 0, 0) {
        Self.text("1", at: 0, 0) { $0.geometry.isFrameStale = true }
        Self.text("2", at: 0, 50)
        Tree(.label, .label(Content.Label(text: "?"))) {
          $0.geometry.frame = Rect(x: 0, y: 0, width: 0, height: 0)
        }
      }
    ])
    #expect(
      transcript.undetermined.contains(
        Transcript.UndeterminedOrder(elements: [1], reason: .staleFrame)))
    #expect(
      transcript.undetermined.contains(
        Transcript.UndeterminedOrder(elements: [3], reason: .missingFrame)))
  }

  @Test func oneElementHasNoOrder() {
    #expect(transcript([Tree(.view) { Self.text("1", at: nil) }]).undetermined.isEmpty)
  }

  // MARK: Bars

  static func item(_ title: String, slot: String? = nil) -> Tree {
    Tree(.barButtonItem, .barItem(Content.BarItem(title: title))) { $0.slot = slot }
  }

  @Test func barsSurroundTheContent() {
    #expect(
      lines(
        Tree(.tabBarItem, .barItem(Content.BarItem(title: "Home"))),
        Self.item("Mark"),
        Tree(.view) { Self.text("Content", at: 0, 0) },
        Tree(
          .navigationItem,
          .navigationItem(title: "Inbox", prompt: nil, backButtonTitle: nil)
        ) {
          Self.item("Edit", slot: "rightBarButtonItem")
          Self.item("Close", slot: "leftBarButtonItem")
        })
        == [
          "Close. Button.", "Inbox. Heading.", "Edit. Button.", "Content", "Mark. Button.",
          "Home. Tab.",
        ])
  }

  @Test func theFirstRightItemIsTheOutermost() {
    #expect(
      lines(
        Tree(.navigationItem) {
          Self.item("First", slot: "rightBarButtonItems")
          Self.item("Second", slot: "rightBarButtonItems")
        }) == ["Second. Button.", "First. Button."])
  }

  @Test func itemsWithoutASideAreNotPlaced() {
    let transcript = transcript([
      Tree(.navigationItem) {
        Self.item("First")
        Self.item("Second")
      }
    ])
    #expect(transcript.lines.count == 2)
    #expect(transcript.undetermined.map(\.reason) == [.missingFrame])
  }

  @Test func titleViewsAndCustomViewsStandInTheirBar() {
    #expect(
      lines(
        Tree(.navigationItem) {
          Tree(.view, .none, { $0.slot = "titleView" }) { Self.text("Title view", at: 400, 0) }
          Tree(
            .barButtonItem, .barItem(Content.BarItem(hasCustomView: true)),
            { $0.slot = "leftBarButtonItem" }
          ) {
            Tree(.button, .button(Button(normal: Button.StateContent(title: "Back"))))
          }
        }) == ["Back. Button.", "Title view"])
  }

  @Test func tabsAreCounted() {
    func tab(_ title: String?, _ change: (inout Element) -> Void = { _ in }) -> Tree {
      Tree(.tabBarItem, .barItem(Content.BarItem(title: title)), change)
    }
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Tree(.tabBar, .none, { $0.geometry.frame = Rect(x: 0, y: 500, width: 300, height: 49) }) {
            tab("Item A")
            tab("Item B") { $0.state.isSelected = true }
            tab("Item C") { $0.state.isEnabled = false }
            tab(nil)
          }
          Self.text("Content", at: 0, 40)
        })
        == [
          "Content", "Item A. Tab. 1 of 4.", "Selected: Item B. Tab. 2 of 4.",
          "Item C. Tab. 3 of 4.", "Tab. 4 of 4.",
        ])
  }

  @Test func toolbarsStandWhereTheirFramesAre() {
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Tree(.toolbar, .none, { $0.geometry.frame = Rect(x: 0, y: 500, width: 300, height: 44) })
          {
            Self.item("Left")
            Tree(.barButtonItem, .barItem(Content.BarItem(systemItem: "flexibleSpace")))
            Self.item("Right")
          }
          Self.text("Content", at: 0, 40)
        }) == ["Content", "Left. Button.", "Right. Button."])
  }

  // MARK: Tables

  static func cell(
    _ texts: [String], y: Double, accessory: String? = nil, button: String? = nil
  ) -> Tree {
    Tree(
      .tableViewCell, .cell(Content.Cell(accessory: accessory)),
      { $0.geometry.frame = Rect(x: 0, y: y, width: 300, height: 44) }
    ) {
      Tree(
        .contentView, .none, { $0.geometry.frame = Rect(x: 0, y: 0, width: 280, height: 44) },
        { () -> [Tree] in
          texts.enumerated().map { Self.text($1, at: Double($0) * 100, 10) }
            + [button].compactMap { $0 }.map { title in
              Tree(.button, .button(Button(normal: Button.StateContent(title: title)))) {
                $0.geometry.frame = Rect(x: 200, y: 10, width: 50, height: 30)
              }
            }
        })
    }
  }

  @Test func cellsReadTheirTexts() throws {
    let transcript = transcript([Self.cell(["Wi-Fi", "Home"], y: 0)])
    #expect(transcript.lines.map(\.utterance.text) == ["Wi-Fi, Home"])
    #expect(
      transcript.lines[0].utterance.label
        == SpokenPart(
          "Wi-Fi, Home", from: .children, isConfirmed: false,
          pieces: [SpokenPart("Wi-Fi", from: .text), SpokenPart("Home", from: .text)]))
  }

  @Test func aCellsOwnLabelWins() {
    var cell = Self.cell(["Wi-Fi", "Home"], y: 0)
    cell.element.accessibility.label = "Network"
    #expect(lines(cell) == ["Network"])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    #expect(
      lines(
        Self.view(at: 0, 0) {
          Tree(.tableView, .none, { $0.geometry.frame = Rect(x: 0, y: 0, width: 300, height: 500) })
          {
            Tree(.other, .section(header: "Network", footer: "Ask an expert.")) {
              Self.cell(["Wi-Fi"], y: 28, accessory: "detailButton")
              Self.cell(["Name"], y: 72, accessory: "detailDisclosureButton", button: "Change")
            }
            Tree(.other, .section(header: nil, footer: nil)) { Self.cell(["About"], y: 160) }
          }
        })
        == [
          "Network", "Wi-Fi", "More Info. Button.", "Name", "Change. Button.",
          "More Info. Button.", "Ask an expert.", "About",
        ])
  }

  // MARK: Everything is accounted for

  @Test func silencesSayWhy() {
    let transcript = transcript([
      Tree(.view) {
        Tree(.button) { $0.state.isHidden = true }
        Tree(.label, .label(Content.Label()))
        Tree(.datePicker)
        Tree(.view, .none, { $0.accessibility.isElement = true }) { Tree(.button) }
        Tree(.segmentedControl, .segments(Content.Segments([])))
      }
    ])
    #expect(transcript.lines.isEmpty)
    #expect(
      transcript.silences.map(\.reason) == [
        .notElement, .hidden(by: 1), .nothingToSay, .contentsAtRunTime, .nothingToSay,
        .swallowed(by: 4), .nothingToSay,
      ])
  }

  @Test(.timeLimit(.minutes(1))) func manyElementsInOnePlaceAreSortedInTime() {
    var screen = Screen(name: "Many", position: SourcePosition(line: 1, column: 1))
    screen.append(Element(.view))
    for index in 0..<5_000 {
      var label = Element(.label, content: .label(Content.Label(text: "1")))
      label.geometry.frame = Rect(
        x: Double(5_000 - index), y: Double(index) / 100, width: 1, height: 1)
      screen.append(label, to: 0)
    }
    #expect(Speaker().transcript(of: screen, idiom: .phone).lines.count == 5_000)
  }
}
