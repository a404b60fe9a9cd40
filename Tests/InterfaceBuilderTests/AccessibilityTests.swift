import LayoutModel
import Testing

@Suite struct AccessibilityTests {
  @Test func theAccessibilityPanelIsReadWhole() throws {
    let view = try decodeView(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" hint="Opens it." identifier="open" label="Open">
        <accessibilityTraits key="traits" button="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """)
    #expect(
      view.accessibility
        == Accessibility(
          label: "Open", hint: "Opens it.", identifier: "open", traits: [.button, .notEnabled],
          isElement: true))
  }

  @Test(
    arguments: [
      ("none='YES'", AccessibilityTraits()), ("header='YES' button='NO'", .header),
      ("startsMedia='YES'", .startsMediaSession),
      ("keyboardKey='YES' staticText='YES'", [.keyboardKey, .staticText]),
    ] as [(String, AccessibilityTraits)])
  func statedTraitsReplaceTheDefault(attributes: String, traits: AccessibilityTraits) throws {
    let view = try decodeView(
      "<button id='v'><accessibility key='accessibilityConfiguration'><accessibilityTraits key='traits' \(attributes)/></accessibility></button>"
    )
    #expect(view.accessibility.traits == traits)
  }

  @Test func anIdentifierAloneStatesNoLabel() throws {
    let view = try decodeView(
      "<button id='v'><accessibility key='accessibilityConfiguration' identifier='x'/></button>")
    #expect(view.accessibility.label == nil)
    #expect(view.accessibility.traits == nil)
    #expect(view.accessibility.isElement == nil)
  }

  @Test func anEmptyLabelIsStated() throws {
    let view = try decodeView(
      "<button id='v'><accessibility key='accessibilityConfiguration' label=''/></button>")
    #expect(view.accessibility.label == StatedText(""))
  }

  func runtime(_ attributes: String, on view: String = "button id='b'") throws -> Element {
    let tag = view.split(separator: " ")[0]
    return try decodeView(
      "<\(view)><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(tag)>"
    )
  }

  @Test func runtimeAttributesThatSetAccessibility() throws {
    let view = try runtime(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint"><string key="value">Two
      lines</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="NO"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="id"/>
      """)
    #expect(
      view.accessibility
        == Accessibility(
          label: StatedText("Close", from: .runtimeAttribute),
          hint: StatedText("Two\nlines", from: .runtimeAttribute), identifier: "id",
          traits: [.button, .link], isElement: false, elementsHidden: true))
    #expect(view.runtimeAttributes.isEmpty)
  }

  @Test func localizedRuntimeAttributes() throws {
    let view = try runtime(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel">
        <localizedString key="value">Close</localizedString>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint">
        <string key="value" localized="YES">Closes it.</string>
      </userDefinedRuntimeAttribute>
      """)
    #expect(view.accessibility.label == StatedText("Close", from: .localizedRuntimeAttribute))
    #expect(view.accessibility.hint?.origin == .localizedRuntimeAttribute)
  }

  @Test func runtimeAttributesOfMaterialClasses() throws {
    let fab = try runtime(
      """
      <userDefinedRuntimeAttribute type="rect" keyPath="hitAreaInsets"><rect key="value" x="-6" y="-1" width="-7" height="-2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="minimumSize"><size key="value" width="64" height="48"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="shape"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="uppercaseTitle" value="NO"/>
      """, on: "button id='b' customClass='MDCFloatingButton'")
    let material = try #require(fab.material)
    #expect(material.hitAreaInsets == EdgeInsets(top: -6, left: -1, bottom: -7, right: -2))
    #expect(material.areInsetsInferred)
    #expect(material.minimumSize == Size(width: 64, height: 48))
    #expect(material.shape == 1)
    #expect(material.uppercaseTitle == false)
  }

  @Test func aPlainButtonHasNoHitAreaInsets() throws {
    let button = try runtime(
      "<userDefinedRuntimeAttribute type='size' keyPath='minimumSize'><size key='value' width='64' height='48'/></userDefinedRuntimeAttribute>"
    )
    #expect(button.material == nil)
    #expect(button.runtimeAttributes.map(\.keyPath) == ["minimumSize"])
  }

  @Test func underlineTextsOfMaterialTextFields() throws {
    let field = try runtime(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="leadingUnderlineLabel.text" value="Zip code"/>
      <userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="94043"/>
      """, on: "textField id='f' customClass='MDCTextField' placeholder='old'")
    #expect(field.material?.leadingUnderline.text == "Zip code")
    #expect(field.textInput?.placeholder == "94043")
  }

  @Test func unknownRuntimeAttributesAreKept() throws {
    let label = try runtime(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="title.key"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" red="1"/></userDefinedRuntimeAttribute>
      """)
    #expect(
      label.runtimeAttributes == [
        RuntimeAttribute("localizableString", type: "string", value: "title.key"),
        RuntimeAttribute("layer.cornerRadius", type: "number", value: "4.0"),
        RuntimeAttribute("borderColor", type: "color", value: nil),
      ])
  }
}
