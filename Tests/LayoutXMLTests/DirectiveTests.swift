import LayoutModel
import Testing

@Suite("Notes and comments that speak to the tool")
struct DirectiveTests {
  @Test("A comment is about the element it stands directly before")
  func comments() throws {
    let screen = try #require(
      try layout(
        """
        <!-- a11y-audit:ignore a: screen -->
        <layout>
          <!-- For colleagues --><!-- a11y-audit:ignore
            b: button --><?keep?>
          <button/>
          <segmentedControl>
            <!-- a11y-audit:ignore c: a segment --><segment/>
          </segmentedControl>
          <view>
            <label/>
            <!-- a11y-audit:ignore d: the end -->
          </view>
          <label/>
        </layout>
        """
      ).screens.first)
    #expect(
      screen.directives.map(\.target) == [.screen, .element(0), .nothing, .nothing])
    #expect(
      screen.directives.map(\.position) == [
        SourcePosition(line: 1, column: 1), SourcePosition(line: 3, column: 26),
        SourcePosition(line: 7, column: 5), SourcePosition(line: 11, column: 5),
      ])
    #expect(screen.directives.last?.text == " a11y-audit:ignore d: the end ")
  }

  @Test("The places of what follows a comment stay right")
  func places() throws {
    let screen = try #require(
      try layout(
        "<layout>\n  <!-- a11y-audit:ignore\n a: b --> <button/><label/>\n</layout>"
      ).screens.first)
    #expect(
      screen.elements.map(\.position) == [
        SourcePosition(line: 3, column: 11), SourcePosition(line: 3, column: 20),
      ])
  }

  @Test("Notes are about their element, those of the layout about the screen")
  func notes() throws {
    let screen = try #require(
      try layout(
        """
        <layout notes="a11y-audit:ignore a: b">
          <view><button id="x"
            notes="a11y-audit:ignore c: d"/></view>
          <label notes="For colleagues"/>
        </layout>
        """
      ).screens.first)
    #expect(screen.directives.map(\.target) == [.screen, .element(1)])
    #expect(
      screen.directives.map(\.position) == [
        SourcePosition(line: 1, column: 9), SourcePosition(line: 3, column: 5),
      ])
  }
}
