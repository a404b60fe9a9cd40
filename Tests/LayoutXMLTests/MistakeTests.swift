import LayoutModel
import LayoutXML
import Testing

@Suite("Mistakes")
struct MistakeTests {
  private func mistake(_ xml: String) throws -> ReadingFailure {
    let found = try mistakes(xml)
    #expect(found.count == 1, "\(found.map(\.message))")
    return try #require(found.first)
  }

  @Test(
    "A wrong name or value is told with its place",
    arguments: [
      ("<layout>\n  <buton/>\n</layout>", 2, 3, "<buton> is no element of Layout XML"),
      (
        "<layout>\n  <button id='a'\n          tite='Save'/>\n</layout>", 3, 11,
        "“tite” is no attribute of <button>"
      ),
      (
        "<layout><label text='a' hidden='yes'/></layout>", 1, 25,
        "“yes” is no value of “hidden”"
      ),
      (
        "<layout><view frame='0 0 48'/></layout>", 1, 15, "“0 0 48” is no value of “frame”"
      ),
      ("<layout><view width='NaN'/></layout>", 1, 15, "“NaN” is no value of “width”"),
      ("<layout><view width='inf'/></layout>", 1, 15, "“inf” is no value of “width”"),
      ("<layout><view width='1e9'/></layout>", 1, 15, "“1e9” is no value of “width”"),
      (
        "<layout><view height='99999999999999999999'/></layout>", 1, 15,
        "“99999999999999999999” is no value of “height”"
      ),
      ("<layout><button image=''/></layout>", 1, 17, "“image” is empty"),
      (
        "<layout><button accessibilityTraits='button selectd'/></layout>", 1, 17,
        "“selectd” is no value of “accessibilityTraits”"
      ),
      (
        "<layout><view><barButtonItem/></view></layout>", 1, 15,
        "<barButtonItem> cannot stand in <view>"
      ),
      ("<layout><view><layout/></view></layout>", 1, 15, "<layout> cannot stand in <view>"),
      (
        "<layout><button subtitle='a'/></layout>", 1, 17,
        "“subtitle” says nothing without “configuration”"
      ),
      (
        "<layout><button symbol='a' image='b'/></layout>", 1, 28,
        "“image” and “symbol” state the same"
      ),
      (
        "<layout><button><menu/><menu/></button></layout>", 1, 24, "<button> holds only one menu"
      ),
      (
        "<layout><view id='a'/>\n<view id='a'/></layout>", 2, 7,
        "the id “a” is already used in line 1"
      ),
      (
        "<layout><slider value='2'/></layout>", 1, 9,
        "<slider>: value 2 is not between 0 and 1"
      ),
      ("<layout><label>Hello</label></layout>", 1, 9, "text stands in <label>: “Hello”"),
      ("<layout>Hello<label/></layout>", 1, 1, "text stands in <layout>: “Hello”"),
      ("<layout><label/>Hello</layout>", 1, 1, "text stands in <layout>: “Hello”"),
      ("<resources/>", 1, 1, "the root element is <resources>"),
      ("<layout idiom='mac'/>", 1, 9, "“mac” is no value of “idiom”"),
      ("<layout><segment/></layout>", 1, 9, "<segment> cannot stand in <layout>"),
    ])
  func place(xml: String, line: Int, column: Int, message: String) throws {
    let mistake = try mistake(xml)
    #expect(mistake.message == message)
    #expect(mistake.position == SourcePosition(line: line, column: column))
    #expect(mistake.advice != nil)
  }

  @Test(
    "What was probably meant",
    arguments: [
      ("<layout><buton/></layout>", "did you mean <button>?"),
      ("<layout><textfield/></layout>", "did you mean <textField>?"),
      ("<layout><button tite='a'/></layout>", "did you mean “title”?"),
      ("<layout><button label='a'/></layout>", "did you mean “accessibilityLabel”?"),
      ("<layout><button isHidden='true'/></layout>", "did you mean “hidden”?"),
      ("<layout><button customClass='A'/></layout>", "did you mean “class”?"),
      ("<layout><button accesibilityHint='a'/></layout>", "did you mean “accessibilityHint”?"),
      ("<layout><view hidden='YES'/></layout>", "did you mean “true”?"),
      ("<layout><view hidden='0'/></layout>", "did you mean “false”?"),
      ("<layout><view hidden='flase'/></layout>", "did you mean “false”?"),
      ("<layout><button configuration='grey'/></layout>", "did you mean “gray”?"),
      (
        "<layout><textField textContentType='oneTimeCode'/></layout>",
        "did you mean “one-time-code”?"
      ),
      (
        "<layout><button accessibilityTraits='button selectd'/></layout>",
        "did you mean “selected”?"
      ),
      ("<layout><button on='true'/></layout>", "it belongs to <switch>, <action>;"),
    ])
  func suggestion(xml: String, start: String) throws {
    let advice = try #require(try mistake(xml).advice)
    #expect(advice.hasPrefix(start), "\(advice)")
  }

  @Test("Nothing is suggested where nothing is close")
  func noSuggestion() throws {
    let advice = try mistake("<layout><button zzzzzz='a'/></layout>").advice
    #expect(advice?.hasPrefix("<button> takes accessibilityElementsHidden, ") == true)
  }

  @Test("What is allowed")
  func allowed() throws {
    #expect(
      try mistake("<layout><button shape='round'/></layout>").advice
        == "write one of default, mini")
    #expect(
      try mistake("<layout><view frame=''/></layout>").advice
        == "write x, y, width and height in points, for example 16 20 48 48")
    #expect(
      try mistake("<layout><button><menu><view/></menu></button></layout>").advice
        == "it can stand in <layout> and in views")
    #expect(
      try mistake("<layout><button><menu id='a'/></button></layout>").advice?
        .hasSuffix("<menu> takes no attributes") == true)
  }

  @Test("All mistakes at once, in the order of the file")
  func all() throws {
    let found = try mistakes(
      """
      <layout idiom="desk">
        <view frame="0 0 1" hidden="perhaps">
          <buton title="a" alpha="5"/>
          <slider value="3" vlaue="1"/>
        </view>
        <label id="x" texts="a"/><label id="x"/>
      </layout>
      """)
    #expect(
      found.map { $0.position.map { "\($0.line):\($0.column)" } } == [
        "1:9", "2:9", "2:23", "3:5", "4:5", "4:23", "6:17", "6:35",
      ])
  }

  @Test("What stands in a wrong element is still checked")
  func inside() throws {
    let found = try mistakes(
      "<layout><unknown><button tite='a'/><segment/></unknown><menu><action onn='true'/></menu></layout>"
    )
    #expect(
      found.map(\.message) == [
        "<unknown> is no element of Layout XML", "“tite” is no attribute of <button>",
        "<menu> cannot stand in <layout>", "“onn” is no attribute of <action>",
      ])
  }

  @Test("A file full of mistakes gives a list that ends")
  func many() throws {
    let found = try mistakes(
      "<layout>\(String(repeating: "<oops/>", count: 5_000))</layout>")
    #expect(found.count == 101)
    #expect(found.last?.message == "4900 more mistakes are not listed")
  }

  @Test("Long words are cut")
  func long() throws {
    let name = String(repeating: "x", count: 10_000)
    let found = try mistakes("<layout><view \(name)='a' hidden='\(name)'/><\(name)/></layout>")
    #expect(found.count == 3)
    for mistake in found { #expect(mistake.message.count < 150) }
  }
}
