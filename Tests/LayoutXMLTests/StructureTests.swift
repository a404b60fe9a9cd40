import LayoutModel
import LayoutXML
import Testing

@Suite("The structure of a layout")
struct StructureTests {
  @Test("The root is the screen and its controller")
  func root() throws {
    let layout = try layout(
      """
      <layout name="Sign in" idiom="phone" controller="Shop.SignInViewController" title="Welcome">
        <button outlet="signInButton"/>
      </layout>
      """)
    #expect(layout.format == .layoutXML)
    #expect(layout.path == "Screens/Sample.xml")
    #expect(layout.idiom == .phone)
    #expect(layout.notEvaluated.isEmpty)
    let screen = try #require(layout.screens.first)
    #expect(layout.screens.count == 1)
    #expect(screen.name == "Sign in")
    let owner = CustomClass("SignInViewController", module: "Shop")
    #expect(
      screen.controller
        == Screen.Controller(tag: "viewController", customClass: owner, title: "Welcome"))
    #expect(screen.elements.first?.outlets == [Outlet("signInButton", ownerClass: owner)])
  }

  @Test(
    "A screen without a name is called by its title, its controller or its file",
    arguments: [
      (#"<layout name="A" title="B" controller="C"/>"#, "A"),
      (#"<layout title="B" controller="C"/>"#, "B"),
      (#"<layout title=" " controller="C"/>"#, "C"),
      (#"<layout/>"#, "Sample"),
    ])
  func name(xml: String, name: String) throws {
    #expect(try layout(xml).screens.first?.name == name)
  }

  @Test("Nesting is the hierarchy of views")
  func nesting() throws {
    let screen = try #require(
      try layout(
        """
        <layout>
          <view id="a">
            <stackView id="b"><label id="c"/></stackView>
            <button id="d"/>
          </view>
          <switch id="e"/>
        </layout>
        """
      ).screens.first)
    #expect(screen.elements.map(\.objectID) == ["a", "b", "c", "d", "e"])
    #expect(screen.elements.map(\.kind) == [.view, .stackView, .label, .button, .switch])
    #expect(screen.elements.map(\.parent) == [nil, 0, 1, 0, nil])
    #expect(screen.elements.map(\.subtreeEnd) == [4, 3, 3, 4, 5])
    #expect(screen.elements.map(\.slot) == [nil, nil, nil, nil, nil])
    #expect(screen.elements[2].position == SourcePosition(line: 3, column: 23))
    #expect(screen.elements[3].position == SourcePosition(line: 4, column: 5))
  }

  @Test("A view in a bar button item or navigation item has its slot")
  func slots() throws {
    let screen = try #require(
      try layout(
        """
        <layout>
          <navigationItem title="Inbox">
            <barButtonItem><button title="Edit"/></barButtonItem>
            <barButtonItem systemItem="add"/>
            <searchBar/>
          </navigationItem>
          <tableViewCell><contentView><label text="a"/></contentView></tableViewCell>
        </layout>
        """
      ).screens.first)
    #expect(
      screen.elements.map(\.slot) == [
        nil, nil, "customView", nil, "titleView", nil, "contentView", nil,
      ])
    #expect(screen.elements[1].barItem?.hasCustomView == true)
    #expect(screen.elements[3].barItem?.hasCustomView == false)
    #expect(screen.elements[6].kind == .contentView)
  }

  @Test("Segments are part of their control")
  func segments() throws {
    let element = try element(
      """
      <segmentedControl selectedSegmentIndex="1">
        <segment title="Day"/>
        <segment symbol="calendar" imageAccessibilityLabel="Month" enabled="false"/>
      </segmentedControl>
      """)
    #expect(
      element.content
        == .segments(
          Content.Segments(
            [
              .init(title: "Day"),
              .init(
                image: Image("calendar", isSymbol: true, accessibilityLabel: "Month"),
                isEnabled: false),
            ], selected: 1)))
    #expect(element.subtreeEnd == 1)
  }

  @Test("A menu is part of its button")
  func menu() throws {
    let popUp = try element(
      """
      <button><menu><action title="Oldest first"/><action title="Newest first" on="true"/></menu></button>
      """)
    #expect(
      popUp.button?.menu == [
        Button.MenuElement("Oldest first"), Button.MenuElement("Newest first", isOn: true),
      ])
    #expect(try element("<button><menu/></button>").button?.menu == [])
    #expect(try element("<button/>").button?.menu == .none)
  }

  @Test("Comments, CDATA of blanks and processing instructions say nothing")
  func noise() throws {
    let screen = try #require(
      try layout(
        "<?xml version=\"1.0\"?><!-- a --><layout><?b c?><view><!-- d --></view><![CDATA[ ]]></layout>"
      ).screens.first)
    #expect(screen.elements.count == 1)
  }
}
