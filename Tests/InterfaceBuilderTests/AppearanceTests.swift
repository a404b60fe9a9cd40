import LayoutModel
import Testing

/// Colours, fonts and what else decides how a text looks.
@Suite struct AppearanceTests {
  @Test(
    arguments: [
      (
        "red='1' green='0.5' blue='0' alpha='0.5' colorSpace='custom' customColorSpace='sRGB'",
        .fixed(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      ),
      (
        "white='0.25' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
        .fixed(RGBA(white: 0.25))
      ),
      ("white='0.0' alpha='0.0' colorSpace='calibratedWhite'", .fixed(RGBA(white: 0, alpha: 0))),
      ("systemColor='systemBackgroundColor'", .system("systemBackgroundColor")),
      ("cocoaTouchSystemColor='darkTextColor'", .system("darkTextColor")),
      ("red='1' green='1' blue='1' alpha='1' colorSpace='calibratedRGB'", .fixed(RGBA(white: 1))),
      ("red='1' green='0.5' blue='1' alpha='1' colorSpace='calibratedRGB'", .unknown),
      (
        "red='1' green='0.5' blue='1' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
        .unknown
      ),
      (
        "red='2' green='0.5' blue='1' alpha='1' colorSpace='custom' customColorSpace='sRGB'",
        .unknown
      ),
      (
        "red='nan' green='0.5' blue='x' alpha='1' colorSpace='custom' customColorSpace='sRGB'",
        .unknown
      ),
    ] as [(String, Color)])
  func colors(attributes: String, color: Color) throws {
    let label = try decodeView(
      "<label id='l'><color key='textColor' \(attributes)/><color key='shadowColor' white='1'/></label>"
    )
    #expect(label.appearance?.textColor == color)
    #expect(label.appearance?.backgroundColor == nil)
  }

  @Test func aNamedColorHasTheCopyOfTheFile() throws {
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v"><color key="backgroundColor" name="Accent"/>
          <subviews><view id="w"><color key="backgroundColor" name="Gone"/></view></subviews></view>
      </objects><resources>
        <namedColor name="Accent"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <image name="ic" width="1" height="1"/>
      </resources></document>
      """, as: .xib)
    let colors = layout.screens[0].elements.map { $0.appearance?.backgroundColor }
    #expect(
      colors == [
        .named("Accent", copy: RGBA(red: 0, green: 0, blue: 1)), .named("Gone", copy: nil),
      ])
  }

  @Test(
    arguments: [
      ("style='UICTFontTextStyleTitle0'", .textStyle(.largeTitle)),
      ("style='UICTFontTextStyleSubhead'", .textStyle(.subheadline)),
      ("style='UICTFontTextStyleUnheardOf'", nil),
      ("type='system' pointSize='17'", .system(17, .regular)),
      ("type='system' weight='semibold' pointSize='12.5'", .system(12.5, .semibold)),
      ("type='boldSystem' pointSize='20'", .system(20, .bold)),
      ("name='Avenir-Heavy' family='Avenir' pointSize='14'", .custom("Avenir-Heavy", 14)),
      ("type='system'", nil), ("type='system' pointSize='0.0'", nil),
    ] as [(String, Font?)])
  func fonts(attributes: String, font: Font?) throws {
    let label = try decodeView(
      "<label id='l'><fontDescription key='fontDescription' \(attributes)/></label>")
    #expect(label.appearance?.font == font)
  }

  @Test func textsSayWhetherTheyGrowAndShrink() throws {
    let scaling = try decodeView(
      "<label adjustsFontForContentSizeCategory='YES' adjustsFontSizeToFit='NO' id='l'/>")
    #expect(scaling.appearance?.adjustsFontForContentSizeCategory == true)
    #expect(scaling.appearance?.adjustsFontSizeToFitWidth == false)
    let shrinking = try decodeView("<label minimumScaleFactor='0.5' id='l'/>")
    #expect(shrinking.appearance?.adjustsFontForContentSizeCategory == nil)
    #expect(shrinking.appearance?.adjustsFontSizeToFitWidth == true)
  }

  @Test func buttonsHaveTheColorOfTheirNormalTitle() throws {
    let button = try decodeView(
      """
      <button id="b"><inset key="imageEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"/>
        <state key="normal" title="Save"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
        <state key="disabled"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state></button>
      """)
    #expect(button.appearance?.textColor == .fixed(RGBA(white: 1)))
    #expect(button.appearance?.hasEdgeInsets == true)
  }

  @Test func attributedTextsAreMarked() throws {
    let label = try decodeView(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Hi"/></attributedString></label>
      """)
    #expect(label.hasAttributedText)
    #expect(try decodeView("<imageView id='i'/>").appearance == nil)
  }

  @Test func controllersInANavigationController() throws {
    func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }
    func segue(_ kind: String, to id: String) -> String {
      "<connections><segue destination='\(id)' kind='\(kind)' id='to\(id)'/></connections>"
    }
    func controller(_ id: String, _ segues: String = "") -> String {
      scene(
        "<viewController id='\(id)' sceneMemberID='viewController'><view key='view' id='v\(id)'><subviews><button id='b\(id)'>\(segues)</button></subviews></view></viewController>"
      )
    }
    func navigation(_ id: String, root: String, _ attributes: String = "") -> String {
      scene(
        "<navigationController id='\(id)' \(attributes) sceneMemberID='viewController'><connections><segue destination='\(root)' kind='relationship' relationship='rootViewController' id='r\(id)'/></connections></navigationController>"
      )
    }
    let layout = try decode(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes>
      \(controller("next"))\(controller("root", segue("show", to: "next")))\(navigation("n", root: "root"))
      \(controller("alone", segue("show", to: "other")))\(controller("other"))
      \(navigation("m", root: "bare", "navigationBarHidden='YES'"))\(controller("bare", segue("presentation", to: "sheet")))
      \(controller("sheet"))
      </scenes></document>
      """)
    let answers = Dictionary(
      uniqueKeysWithValues: layout.screens.compactMap { screen -> (String, Bool?)? in
        guard let root = screen.elements.first?.objectID else { return nil }
        return (root, screen.controller?.isInNavigationController)
      })
    #expect(answers["vroot"] == true)
    #expect(answers["vnext"] == true)
    #expect(answers["vbare"] == false)
    for id in ["valone", "vother", "vsheet"] { #expect(answers[id] == .some(nil)) }
  }

  @Test func tapsThatTakeMoreThanOneTapOrFinger() throws {
    func tap(_ attributes: String) throws -> Gesture? {
      try decodeView(
        """
        <view id="v"><connections><outletCollection property="gestureRecognizers" destination="t" id="o"/></connections></view>
        <tapGestureRecognizer \(attributes) id="t"/>
        """
      ).gestures.first
    }
    #expect(try tap("")?.isPlainTap == true)
    #expect(try tap("enabled='NO'")?.isPlainTap == false)
    #expect(try tap("numberOfTapsRequired='2'")?.isPlainTap == false)
    #expect(try tap("numberOfTouchesRequired='2'")?.isPlainTap == false)
  }
}
