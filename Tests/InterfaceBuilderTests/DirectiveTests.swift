import LayoutModel
import Testing

@Suite struct DirectiveTests {
  private func note(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  @Test func notesOfElements() throws {
    let screen = try decodeViews(
      """
      <button id="a">
        \(note("a11y-audit:ignore all: why"))
      </button>
      <label id="b">\(note("For translators"))</label>
      <toolbar id="c"><items>
        <barButtonItem id="d">\(note("See a11y-audit:ignore x: y"))</barButtonItem>
      </items></toolbar>
      """)
    #expect(
      screen.directives.map(\.text) == ["a11y-audit:ignore all: why", "See a11y-audit:ignore x: y"])
    #expect(screen.directives.map(\.target) == [.element(1), .element(4)])
    #expect(screen.directives.first?.position == SourcePosition(line: 4, column: 3))
  }

  @Test func aNoteOnTheControllerIsAboutTheScreen() throws {
    let layout = try decode(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root"/>
      \(note("a11y-audit:ignore all: why"))
      </viewController></objects></scene></scenes></document>
      """)
    #expect(
      layout.screens.map(\.directives) == [
        [
          Directive(
            "a11y-audit:ignore all: why", at: SourcePosition(line: 3, column: 1), on: .screen)
        ]
      ])
  }

  @Test func aNoteOnTheOwnerIsAboutEveryScreen() throws {
    let layout = try decode(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      \(note("a11y-audit:ignore all: why"))
      </placeholder><view id="one"/><view id="two"/></objects></document>
      """, as: .xib)
    #expect(layout.screens.map { $0.directives.map(\.target) } == [[.screen], [.screen]])
  }

  @Test func commentsAreLost() throws {
    let screen = try decodeViews("<!-- a11y-audit:ignore all: why --><button id='a'/><!-- x -->")
    #expect(screen.directives.map(\.target) == [.lostComment])
  }
}
