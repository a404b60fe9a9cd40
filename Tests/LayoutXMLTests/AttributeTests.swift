import LayoutModel
import Testing

@testable import LayoutXML

/// What an attribute does to the element that states it.
struct AttributeCase: CustomTestStringConvertible {
  var tag: String
  var attributes: String
  var expected: Element

  init(_ kind: Element.Kind, _ attributes: String, _ change: (inout Element) -> Void) {
    tag = kind.rawValue
    self.attributes = attributes
    var element = Element(kind)
    element.setDefaultContent()
    change(&element)
    expected = element
  }

  var testDescription: String { "<\(tag) \(attributes)/>" }

  static let appearance: [AttributeCase] = [
    AttributeCase(.view, ##"backgroundColor="#FF000080""##) {
      $0.appearance = Appearance(
        backgroundColor: .fixed(RGBA(255, 0, 0, alpha: 128.0 / 255)))
    },
    AttributeCase(.label, #"textColor="secondaryLabel" font="title2""#) {
      $0.appearance = Appearance(
        textColor: .system("secondaryLabelColor"), font: .textStyle(.title2))
    },
    AttributeCase(.button, ##"titleColor="#ffffff" font="bold 13.5""##) {
      $0.appearance = Appearance(
        textColor: .fixed(RGBA(white: 1)), font: .system(13.5, .bold))
    },
    AttributeCase(.textField, #"font="Avenir-Heavy 14" adjustsFontSizeToFitWidth="true""#) {
      $0.appearance = Appearance(
        font: .custom("Avenir-Heavy", 14), adjustsFontSizeToFitWidth: true)
    },
    AttributeCase(.textView, #"adjustsFontForContentSizeCategory="true""#) {
      $0.appearance = Appearance(adjustsFontForContentSizeCategory: true)
    },
  ]

  static let speech: [AttributeCase] = [
    AttributeCase(.view, #"id="a1-b2""#) { $0.objectID = "a1-b2" },
    AttributeCase(.button, #"class="PillButton""#) { $0.customClass = CustomClass("PillButton") },
    AttributeCase(.button, #"class="Shop.Ui.PillButton""#) {
      $0.customClass = CustomClass("PillButton", module: "Shop.Ui")
    },
    AttributeCase(.label, #"outlet="title""#) { $0.outlets = [Outlet("title")] },
    AttributeCase(.label, #"notes="a11y: ok""#) { $0.notes = "a11y: ok" },
    AttributeCase(.slider, #"tag="7""#) { $0.viewTag = 7 },
    AttributeCase(.slider, #"tag="0""#) { $0.viewTag = nil },
    AttributeCase(.barButtonItem, #"tag="-3""#) { $0.viewTag = -3 },
    AttributeCase(.button, #"accessibilityLabel="Save""#) { $0.accessibility.label = "Save" },
    AttributeCase(.button, #"accessibilityLabel="""#) { $0.accessibility.label = "" },
    AttributeCase(.tabBarItem, #"accessibilityLabel="Home""#) { $0.accessibility.label = "Home" },
    AttributeCase(.view, #"accessibilityValue="3&#10;of 5""#) {
      $0.accessibility.value = "3\nof 5"
    },
    AttributeCase(.switch, #"accessibilityHint="Toggles this day.""#) {
      $0.accessibility.hint = "Toggles this day."
    },
    AttributeCase(.view, #"accessibilityIdentifier="save button""#) {
      $0.accessibility.identifier = "save button"
    },
    AttributeCase(.button, #"accessibilityTraits="button selected""#) {
      $0.accessibility.traits = [.button, .selected]
    },
    AttributeCase(.button, #"accessibilityTraits=" header&#10;&#9;header ""#) {
      $0.accessibility.traits = .header
    },
    AttributeCase(.button, #"accessibilityTraits="none""#) { $0.accessibility.traits = [] },
    AttributeCase(.label, #"accessibilityLanguage="en-GB""#) {
      $0.accessibility.language = "en-GB"
    },
    AttributeCase(.label, #"isAccessibilityElement="false""#) {
      $0.accessibility.isElement = false
    },
    AttributeCase(.view, #"accessibilityElementsHidden="true""#) {
      $0.accessibility.elementsHidden = true
    },
    AttributeCase(.view, #"accessibilityViewIsModal="true""#) {
      $0.accessibility.viewIsModal = true
    },
    AttributeCase(.stackView, #"shouldGroupAccessibilityChildren="true""#) {
      $0.accessibility.groupsChildren = true
    },
  ]

  static let views: [AttributeCase] = [
    AttributeCase(.view, #"frame="16 -20.5 375 0""#) {
      $0.geometry.frame = Rect(x: 16, y: -20.5, width: 375, height: 0)
      $0.geometry.isFixedFrame = true
    },
    AttributeCase(.button, #"width="48""#) {
      $0.geometry.sizeConstraints = [SizeConstraint(.width, .equal, 48)]
    },
    AttributeCase(.button, #"height="34.333333333333336" width="1""#) {
      $0.geometry.sizeConstraints = [
        SizeConstraint(.width, .equal, 1), SizeConstraint(.height, .equal, 34.333333333333336),
      ]
    },
    AttributeCase(.view, #"hidden="true""#) { $0.state.isHidden = true },
    AttributeCase(.view, #"alpha="0.25""#) { $0.state.alpha = 0.25 },
    AttributeCase(.view, #"clipsToBounds="true""#) { $0.state.clipsToBounds = true },
    AttributeCase(.label, #"userInteractionEnabled="true""#) {
      $0.state.isUserInteractionEnabled = true
    },
    AttributeCase(.imageView, #"gesture="tap longPress""#) {
      $0.gestures = [Gesture(.tap), Gesture(.longPress)]
    },
    AttributeCase(.imageView, #"gesture="pan swipe pinch rotation""#) {
      $0.gestures = [Gesture(.pan), Gesture(.swipe), Gesture(.pinch), Gesture(.rotation)]
    },
    AttributeCase(.button, #"action="save:""#) { $0.actions = [.selector("save:", event: nil)] },
    AttributeCase(.barButtonItem, #"action="save""#) {
      $0.actions = [.selector("save", event: nil)]
    },
    AttributeCase(.button, #"enabled="false""#) { $0.state.isEnabled = false },
    AttributeCase(.barButtonItem, #"enabled="false""#) { $0.state.isEnabled = false },
    AttributeCase(.button, #"selected="true""#) { $0.state.isSelected = true },
    AttributeCase(.tableViewCell, #"selected="true""#) { $0.state.isSelected = true },
  ]

  static let buttons: [AttributeCase] = [
    AttributeCase(.button, #"title="Save""#) {
      $0.content = .button(Button(normal: .init(title: "Save")))
    },
    AttributeCase(.button, #"buttonType="infoLight""#) {
      $0.content = .button(Button(type: .infoLight))
    },
    AttributeCase(.button, #"buttonType="system" image="heart" imageAccessibilityLabel="Like""#) {
      $0.content = .button(
        Button(
          type: .system, normal: .init(image: Image("heart", accessibilityLabel: "Like"))))
    },
    AttributeCase(.button, #"symbol="square.and.arrow.up""#) {
      $0.content = .button(
        Button(normal: .init(image: Image("square.and.arrow.up", isSymbol: true))))
    },
    AttributeCase(.button, #"backgroundImage="Pill 2""#) {
      $0.content = .button(Button(normal: .init(backgroundImage: Image("Pill 2"))))
    },
    AttributeCase(.button, #"highlightedTitle="A" selectedTitle="B" disabledTitle="""#) {
      $0.content = .button(
        Button(
          highlighted: .init(title: "A"), selected: .init(title: "B"),
          disabled: .init(title: "")))
    },
    AttributeCase(.button, #"highlightedImage="a" selectedImage="b" disabledImage="c""#) {
      $0.content = .button(
        Button(
          highlighted: .init(image: Image("a")), selected: .init(image: Image("b")),
          disabled: .init(image: Image("c"))))
    },
    AttributeCase(.button, #"highlightedSymbol="a" selectedSymbol="b" disabledSymbol="c""#) {
      $0.content = .button(
        Button(
          highlighted: .init(image: Image("a", isSymbol: true)),
          selected: .init(image: Image("b", isSymbol: true)),
          disabled: .init(image: Image("c", isSymbol: true))))
    },
    AttributeCase(.button, #"configuration="filled""#) {
      $0.content = .button(Button(configuration: .init(style: "filled")))
    },
    // The configuration takes title and images wherever it stands among the attributes.
    AttributeCase(
      .button,
      #"title="Buy" subtitle="3 left" image="cart" backgroundImage="b" imageAccessibilityLabel="c" showsActivityIndicator="true" selectedTitle="d" configuration="tinted""#
    ) {
      $0.content = .button(
        Button(
          selected: .init(title: "d"),
          configuration: .init(
            style: "tinted", title: "Buy", subtitle: "3 left",
            image: Image("cart", accessibilityLabel: "c"), backgroundImage: Image("b"),
            showsActivityIndicator: true)))
    },
    AttributeCase(.button, #"changesSelectionAsPrimaryAction="true""#) {
      $0.content = .button(Button(changesSelectionAsPrimaryAction: true))
    },
    AttributeCase(.button, #"showsMenuAsPrimaryAction="true""#) {
      $0.content = .button(Button(showsMenuAsPrimaryAction: true))
    },
  ]

  static let others: [AttributeCase] = [
    AttributeCase(.textField, #"text="94043""#) {
      $0.content = .textInput(TextInput(text: "94043"))
    },
    AttributeCase(.searchBar, #"text="""#) { $0.content = .textInput(TextInput(text: "")) },
    AttributeCase(.textField, #"placeholder="Name""#) {
      $0.content = .textInput(TextInput(placeholder: "Name"))
    },
    AttributeCase(.textField, #"secureTextEntry="true""#) {
      $0.content = .textInput(TextInput(isSecure: true))
    },
    AttributeCase(.textView, #"editable="false""#) {
      $0.content = .textInput(TextInput(isEditable: false))
    },
    AttributeCase(.textField, #"textContentType="one-time-code" keyboardType="numberPad""#) {
      $0.content = .textInput(
        TextInput(textContentType: "one-time-code", keyboardType: "numberPad"))
    },
    AttributeCase(.textField, #"clearButtonMode="whileEditing""#) {
      $0.content = .textInput(TextInput(clearButtonMode: "whileEditing"))
    },
    AttributeCase(.label, #"text="Total" numberOfLines="0""#) {
      $0.content = .label(.init(text: "Total", numberOfLines: 0))
    },
    AttributeCase(.imageView, #"image="Logo""#) { $0.content = .image(Image("Logo")) },
    AttributeCase(.imageView, #"imageAccessibilityLabel="Map" symbol="map""#) {
      $0.content = .image(Image("map", isSymbol: true, accessibilityLabel: "Map"))
    },
    AttributeCase(.imageView, "") { $0.content = .none },
    AttributeCase(.switch, "") { $0.content = .switch(isOn: false) },
    AttributeCase(.switch, #"on="true""#) { $0.content = .switch(isOn: true) },
    AttributeCase(.slider, "") {
      $0.content = .slider(.init(value: 0, minimum: 0, maximum: 1))
    },
    AttributeCase(.slider, #"value="-2.5" minimumValue="-5" maximumValue="5""#) {
      $0.content = .slider(.init(value: -2.5, minimum: -5, maximum: 5))
    },
    AttributeCase(.stepper, #"value="7""#) {
      $0.content = .stepper(.init(value: 7, minimum: 0, maximum: 100))
    },
    AttributeCase(.pageControl, #"numberOfPages="5" currentPage="4""#) {
      $0.content = .pages(count: 5, current: 4)
    },
    AttributeCase(.progressView, #"progress="0.5""#) { $0.content = .progress(0.5) },
    AttributeCase(.activityIndicatorView, #"animating="true""#) {
      $0.content = .activity(isAnimating: true)
    },
    AttributeCase(.tableViewCell, #"reuseIdentifier="Day" accessoryType="checkmark""#) {
      $0.content = .cell(.init(accessory: "checkmark", reuseIdentifier: "Day"))
    },
    AttributeCase(.tableViewCell, #"accessoryType="none""#) { $0.content = .cell(.init()) },
    AttributeCase(.collectionViewCell, #"reuseIdentifier="Photo""#) {
      $0.content = .cell(.init(reuseIdentifier: "Photo"))
    },
    AttributeCase(.barButtonItem, #"title="Done""#) { $0.content = .barItem(.init(title: "Done")) },
    AttributeCase(.barButtonItem, #"systemItem="add""#) {
      $0.content = .barItem(.init(systemItem: "add"))
    },
    AttributeCase(.barButtonItem, #"slot="rightBarButtonItem""#) {
      $0.slot = "rightBarButtonItem"
    },
    AttributeCase(.tabBarItem, #"systemItem="favorites" badgeValue="3""#) {
      $0.content = .barItem(.init(systemItem: "favorites", badge: "3"))
    },
    AttributeCase(.tabBarItem, #"image="home" imageAccessibilityLabel="Home""#) {
      $0.content = .barItem(.init(image: Image("home", accessibilityLabel: "Home")))
    },
    AttributeCase(.navigationItem, #"title="Inbox" prompt="Two new" backButtonTitle="Back""#) {
      $0.content = .navigationItem(title: "Inbox", prompt: "Two new", backButtonTitle: "Back")
    },
  ]

  static let material: [AttributeCase] = [
    material(.button, #"hitAreaInsets="-6 -4.5 -6 -4.5""#) {
      $0.hitAreaInsets = EdgeInsets(top: -6, left: -4.5, bottom: -6, right: -4.5)
    },
    material(.view, #"visibleAreaInsets="1 2 3 4""#) {
      $0.visibleAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    material(.button, #"centerVisibleArea="true""#) { $0.centerVisibleArea = true },
    material(.button, #"minimumSize="64 0" maximumSize="0 48""#) {
      $0.minimumSize = Size(width: 64, height: 0)
      $0.maximumSize = Size(width: 0, height: 48)
    },
    material(.button, #"shape="default" mode="normal""#) {
      $0.shape = 0
      $0.mode = 0
    },
    material(.button, #"shape="mini" mode="expanded""#) {
      $0.shape = 1
      $0.mode = 1
    },
    material(.view, #"thumbRadius="12""#) { $0.thumbRadius = 12 },
    material(.button, #"uppercaseTitle="false" accessibilityTraitsIncludesButton="false""#) {
      $0.uppercaseTitle = false
      $0.accessibilityTraitsIncludesButton = false
    },
    material(.textField, #"textInputController="MDCTextInputControllerOutlined""#) {
      $0.textInputController = "MDCTextInputControllerOutlined"
    },
    material(
      .textField, #"leadingUnderlineText="Zip code" leadingUnderlineAccessibilityLabel="Postal""#
    ) { $0.leadingUnderline = .init(text: "Zip code", accessibilityLabel: "Postal") },
    material(
      .textView, #"trailingUnderlineText="3 / 10" trailingUnderlineAccessibilityLabel="3 of 10""#
    ) { $0.trailingUnderline = .init(text: "3 / 10", accessibilityLabel: "3 of 10") },
    material(.textField, #"floatingLabelText="City" placeholderAccessibilityLabel="Town""#) {
      $0.floatingLabelText = "City"
      $0.placeholderAccessibilityLabel = "Town"
    },
    material(.textField, #"helperText="As in your passport" helperAccessibilityLabel="Passport""#) {
      $0.helperText = "As in your passport"
      $0.helperAccessibilityLabel = "Passport"
    },
    material(.textField, #"errorText="Required" errorAccessibilityValue="Enter a name""#) {
      $0.errorText = "Required"
      $0.errorAccessibilityValue = "Enter a name"
    },
    material(.textField, #"characterCountMax="10""#) { $0.characterCountMax = 10 },
    material(.textField, #"clearButtonAccessibilityLabel="Clear""#) {
      $0.clearButtonAccessibilityLabel = "Clear"
    },
    material(.textView, #"textViewAccessibilityLabel="Message""#) {
      $0.textViewAccessibilityLabel = "Message"
    },
  ]

  private static func material(
    _ kind: Element.Kind, _ attributes: String, _ change: (inout Material) -> Void
  ) -> AttributeCase {
    AttributeCase(kind, attributes) { element in
      var material = Material()
      change(&material)
      element.material = material
    }
  }

  static let all = speech + views + appearance + buttons + others + material
}

@Suite("The attributes")
struct AttributeTests {
  @Test("An attribute sets its property and nothing else", arguments: AttributeCase.all)
  func attribute(_ example: AttributeCase) throws {
    var element = try element("<\(example.tag) \(example.attributes)/>")
    #expect(element.position == SourcePosition(line: 1, column: 9))
    #expect(element.subtreeEnd == 1)
    element.position = example.expected.position
    element.subtreeEnd = example.expected.subtreeEnd
    #expect(element == example.expected)
  }

  @Test("A section has its header and footer")
  func section() throws {
    let screen = try #require(
      try layout(
        """
        <layout><tableView><tableViewSection id="s" headerTitle="Repeats on" footerTitle="Weekly" notes="n">
          <tableViewCell/>
        </tableViewSection></tableView></layout>
        """
      ).screens.first)
    let section = screen.elements[1]
    #expect(section.kind == .other)
    #expect(section.tag == "tableViewSection")
    #expect(section.objectID == "s")
    #expect(section.notes == "n")
    #expect(section.content == .section(header: "Repeats on", footer: "Weekly"))
    #expect(screen.elements[2].parent == 1)
  }

  /// A new attribute without a case above fails here.
  @Test("Every attribute of every table has a case")
  func completeness() {
    let tried = Set(
      AttributeCase.all.flatMap { example in
        example.attributes.split(separator: "\"").enumerated().filter { $0.offset % 2 == 0 }.map {
          String($0.element.drop { $0 == " " }.prefix { $0 != "=" })
        }
      })
    for tag in ElementName.all {
      guard case .element = tag else { continue }
      // The selected segment is tried where there are segments.
      for name in tag.attributeNames where name != "selectedSegmentIndex" {
        #expect(tried.contains(name), "no case for \(name)")
      }
    }
  }

  @Test("An element takes an attribute once", arguments: ElementName.all)
  func unique(tag: ElementName) {
    #expect(Set(tag.attributeNames).count == tag.attributeNames.count)
  }
}
