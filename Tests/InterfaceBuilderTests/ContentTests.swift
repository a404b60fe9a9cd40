import LayoutModel
import Testing

@Suite struct ContentTests {
  @Test func aButtonHasAllItsStates() throws {
    let button = try #require(
      try decodeView(
        """
        <button buttonType="system" changesSelectionAsPrimaryAction="YES" showsMenuAsPrimaryAction="YES" id="b">
          <state key="normal" title="Play" image="play.fill" catalog="system" backgroundImage="panel"/>
          <state key="selected"><attributedString key="attributedTitle"><fragment content="Pau"/><fragment content="se"/></attributedString>
            <imageReference key="image" image="pause" catalog="system" symbolScale="large"/></state>
          <state key="disabled" image="ic_off.png"/><state key="highlighted"><string key="title">Two
        lines</string></state>
          <menu key="menu" id="m"><children><action title="One" id="1"/><menu title="More" id="2"><children><command title="Two" state="on" id="3"/></children></menu></children></menu>
        </button>
        """
      ).button)
    #expect(button.type == .system)
    #expect(button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction)
    #expect(button.normal.title == "Play")
    #expect(button.normal.image == Image("play.fill", isSymbol: true))
    #expect(button.normal.backgroundImage?.name == "panel")
    #expect(
      button.selected
        == Button.StateContent(title: "Pause", image: Image("pause", isSymbol: true)))
    #expect(button.disabled.image == Image("ic_off.png"))
    #expect(button.highlighted.title == "Two\nlines")
    #expect(button.menu == [Button.MenuElement("One"), Button.MenuElement("Two", isOn: true)])
  }

  @Test(arguments: [
    ("", Button.ButtonType.custom), ("buttonType='roundedRect'", .system),
    ("buttonType='system'", .system), ("buttonType='close'", .close),
    ("buttonType='infoLight'", .infoLight), ("buttonType='unheardOf'", .custom),
  ])
  func buttonTypes(attribute: String, type: Button.ButtonType) throws {
    #expect(try decodeView("<button \(attribute) id='b'/>").button?.type == type)
  }

  @Test(
    arguments: [
      // The title that Interface Builder leaves behind says nothing about a configured button.
      (
        "<buttonConfiguration key='configuration' style='plain' image='chart.bar' catalog='system'/>",
        nil as String?, "chart.bar"
      ),
      ("<buttonConfiguration key='configuration' style='filled' title='Send'/>", "Send", nil),
      (
        "<buttonConfiguration key='configuration' style='plain' title=' \u{200B}\u{2009}'><imageReference key='image' image='plus' catalog='system'/></buttonConfiguration>",
        nil, "plus"
      ),
      (
        "<buttonConfiguration key='configuration' style='plain' title='Old'><attributedString key='attributedTitle'><fragment content='New'/></attributedString></buttonConfiguration>",
        "New", nil
      ),
    ] as [(String, String?, String?)])
  func aConfigurationDecidesAlone(
    configuration: String, title: String?, image: String?
  ) throws {
    let element = try decodeView(
      "<button id='b'><state key='normal' title='Button' image='stale'/>\(configuration)</button>")
    #expect(element.shownButton?.title == title)
    #expect(element.shownButton?.image?.name == image)
  }

  @Test func theStateTheLayoutStartsInDecides() throws {
    let states =
      "<state key='normal' title='Off' image='n'/><state key='selected' title='On'/><state key='disabled' title='None'/>"
    func shown(_ attributes: String) throws -> ShownButton? {
      try decodeView("<button id='b' \(attributes)>\(states)</button>").shownButton
    }
    #expect(try shown("")?.title == "Off")
    #expect(try shown("selected='YES'")?.title == "On")
    #expect(try shown("selected='YES'")?.image?.name == "n")
    #expect(try shown("enabled='NO'")?.title == "None")
  }

  @Test func aTextFieldIsReadWhole() throws {
    let field = try decodeView(
      """
      <textField id="f" placeholder="Password" text="secret" clearButtonMode="whileEditing">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES" textContentType="password"/>
      </textField>
      """)
    #expect(
      field.textInput
        == TextInput(
          text: "secret", placeholder: "Password", isSecure: true, textContentType: "password",
          keyboardType: "emailAddress", clearButtonMode: "whileEditing"))
  }

  @Test(
    arguments: [
      ("<label id='l' text='Plain'/>", "Plain" as String?),
      ("<label id='l'><string key='text'>Two\nlines</string></label>", "Two\nlines"),
      ("<label id='l'><mutableString key='text'>Changed</mutableString></label>", "Changed"),
      ("<label id='l'><string key='text' base64-UTF8='YES'>Cg</string></label>", "\n"),
      (
        "<label id='l'><string key='text' base64-UTF8='YES'>\nR3LDvMOfZQ\n</string></label>",
        "Grüße"
      ),
      (
        "<label id='l' text='x'><attributedString key='attributedText'><fragment content='Rich'/></attributedString></label>",
        "Rich"
      ),
      (
        "<label id='l'><attributedString key='userComments'><fragment content='note'/></attributedString></label>",
        nil
      ),
      ("<label id='l'><string key='other'>No</string></label>", nil),
    ] as [(String, String?)])
  func labelTexts(label: String, text: String?) throws {
    #expect(try decodeView(label).label?.text == text)
  }

  @Test(
    arguments: [
      ("<switch id='x' on='YES'/>", Content.switch(isOn: true)),
      ("<switch id='x'/>", .switch(isOn: false)),
      (
        "<slider id='x' value='75' minValue='0' maxValue='100'/>",
        .slider(.init(value: 75, minimum: 0, maximum: 100))
      ),
      ("<stepper id='x' maximumValue='10'/>", .stepper(.init(value: 0, minimum: 0, maximum: 10))),
      ("<pageControl id='x' numberOfPages='3' currentPage='1'/>", .pages(count: 3, current: 1)),
      ("<progressView id='x' progress='0.5'/>", .progress(0.5)),
      ("<imageView id='x' image='logo'/>", .image(Image("logo"))),
      ("<imageView id='x'/>", .none),
      ("<searchBar id='x' placeholder='Find'/>", .textInput(TextInput(placeholder: "Find"))),
      (
        "<textView id='x' editable='NO' text='Terms'/>",
        .textInput(TextInput(text: "Terms", isEditable: false))
      ),
    ] as [(String, Content)])
  func otherControls(view: String, content: Content) throws {
    #expect(try decodeView(view).content == content)
  }

  @Test func segments() throws {
    let control = try decodeView(
      "<segmentedControl id='s' selectedSegmentIndex='1'><segments><segment title='Day'/><segment title='' image='week'/><segment title='Year' enabled='NO'/></segments></segmentedControl>"
    )
    #expect(
      control.content
        == .segments(
          .init(
            [
              .init(title: "Day"), .init(title: "", image: Image("week")),
              .init(title: "Year", isEnabled: false),
            ], selected: 1)))
  }

  @Test func barItems() throws {
    let screen = try decodeViews(
      """
      <tabBar id="t"><items><tabBarItem title="Home" image="house" catalog="system" badgeValue="3" id="1"/><tabBarItem systemItem="more" id="2"/></items></tabBar>
      """)
    #expect(
      screen.elements[2].barItem
        == Content.BarItem(title: "Home", image: Image("house", isSymbol: true), badge: "3"))
    #expect(screen.elements[3].barItem == Content.BarItem(systemItem: "more"))
  }
}
