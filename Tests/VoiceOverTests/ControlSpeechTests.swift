import LayoutModel
import Testing
import VoiceOver

/// Views, bar items and controls other than buttons and text inputs.
@Suite struct ControlSpeechTests {
  static func element(
    _ kind: Element.Kind, _ content: Content = .none, class name: String? = nil,
    _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(
      kind, customClass: name.map { CustomClass($0) }, content: content)
    change(&element)
    return element
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var element: Element
    var spoken: [String]
    var isConfirmed: Bool
    var testDescription: String { "\(element.kind): \(spoken)" }

    init(_ element: Element, says spoken: String..., confirmed: Bool = true) {
      self.element = element
      self.spoken = spoken
      isConfirmed = confirmed
    }
  }

  static let swipe = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."

  static func bar(
    _ title: String? = nil, image: String? = nil, system: String? = nil, badge: String? = nil
  ) -> Content {
    .barItem(
      Content.BarItem(
        title: title, image: image.map { Image($0) }, systemItem: system, badge: badge))
  }

  static let cases: [Case] = [
    Case(element(.label, .label(Content.Label(text: "01: Text"))), says: "01: Text"),
    Case(
      element(.label, .label(Content.Label(text: "03: Text"))) { $0.accessibility.value = "Value" },
      says: "03: Text: Value"),
    Case(
      element(.label, .label(Content.Label(text: "Text"))) { $0.accessibility.label = "Label" },
      says: "Label"),
    Case(element(.label, .label(Content.Label())), says: ""),
    Case(
      element(.imageView, .image(Image("hero_banner"))), says: "hero banner. Image.",
      confirmed: false),
    Case(
      element(.imageView, .image(Image("hero"))) { $0.accessibility.label = "Two runners" },
      says: "Two runners. Image."),

    Case(element(.switch, .switch(isOn: true)), says: "Switch Button. On. | \(toggle)"),
    Case(element(.switch, .switch(isOn: false)), says: "Switch Button. Off. | \(toggle)"),
    Case(
      element(.switch, .switch(isOn: true)) { $0.state.isEnabled = false },
      says: "Dimmed. Switch Button. On."),
    Case(
      element(.slider, .slider(Content.Range(value: 75, minimum: 0, maximum: 100))),
      says: "75%. Adjustable. | \(swipe)"),
    Case(
      element(.slider, .slider(Content.Range(value: 0.5, minimum: 0, maximum: 1))) {
        $0.accessibility.label = "Volume"
        $0.state.isEnabled = false
      },
      says: "Volume: 50%. Dimmed. Adjustable."),
    Case(
      element(.slider, .slider(Content.Range(value: 300, minimum: -100, maximum: 100))),
      says: "100%. Adjustable. | \(swipe)"),
    Case(
      element(.slider, .slider(Content.Range(value: 1, minimum: 1, maximum: 1))),
      says: "Adjustable. | \(swipe)"),
    Case(
      element(.slider, .slider(Content.Range(value: .infinity, minimum: 0, maximum: 1))),
      says: "Adjustable. | \(swipe)"),
    Case(
      element(.stepper, .stepper(Content.Range(value: 0, minimum: 0, maximum: 100))),
      says: "Decrement. Button.", "Increment. Button."),
    Case(
      element(
        .segmentedControl,
        .segments(
          Content.Segments(
            [
              Content.Segments.Segment(title: "Segment A"),
              Content.Segments.Segment(title: "Segment B"),
              Content.Segments.Segment(title: "Segment C", isEnabled: false),
            ], selected: 1))),
      says: "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
      "Segment C. Dimmed. Button. 3 of 3."),
    Case(
      element(
        .segmentedControl,
        .segments(Content.Segments([Content.Segments.Segment(image: Image("list_view"))]))),
      says: "list view. Button. 1 of 1.", confirmed: false),
    Case(
      element(.pageControl, .pages(count: 3, current: 0)),
      says: "page 1 of 3. Adjustable. | \(swipe)", confirmed: false),
    Case(
      element(.pageControl, .pages(count: 3, current: .max)), says: "Adjustable. | \(swipe)"),
    Case(element(.progressView, .progress(0.5)), says: "Progress: 50%", confirmed: false),
    Case(
      element(.activityIndicatorView, .activity(isAnimating: true)), says: "In progress",
      confirmed: false),
    Case(
      element(.activityIndicatorView, .activity(isAnimating: true)) {
        $0.accessibility.label = "Loading"
      }, says: "Loading"),

    Case(element(.barButtonItem, bar("Edit")), says: "Edit. Button."),
    Case(element(.barButtonItem, bar("Menu", image: "ic_menu")), says: "Menu. Button."),
    Case(
      element(.barButtonItem, bar(image: "ic_menu")), says: "ic menu. Button.", confirmed: false),
    Case(element(.barButtonItem, bar(system: "trash")), says: "Delete. Button.", confirmed: false),
    Case(element(.barButtonItem, bar(system: "action")), says: "Share. Button.", confirmed: false),
    Case(
      element(.barButtonItem, bar(system: "add")) { $0.accessibility.label = "New note" },
      says: "New note. Button."),
    Case(element(.barButtonItem, bar(system: "flexibleSpace")), says: ""),
    Case(
      element(.barButtonItem, bar("Save")) { $0.state.isEnabled = false },
      says: "Save. Dimmed. Button."),
    Case(
      element(.barButtonItem, bar("First")) { $0.slot = "backBarButtonItem" },
      says: "First. Back Button."),
    Case(element(.tabBarItem, bar("Item A")), says: "Item A. Tab."),
    Case(element(.tabBarItem, bar("Chat", badge: "3")), says: "Chat. Tab."),
    Case(
      element(.tabBarItem, bar("Item C")) { $0.state.isEnabled = false }, says: "Item C. Tab."),
    Case(
      element(.tabBarItem, bar("Title")) {
        $0.accessibility = Accessibility(label: "Label", value: "Value", hint: "Hint")
      }, says: "Label: Value. Tab. | Hint"),
    Case(
      element(.tabBarItem, bar(system: "mostViewed")), says: "Most Viewed. Tab.", confirmed: false),
    Case(
      element(
        .navigationItem, .navigationItem(title: "Second", prompt: nil, backButtonTitle: nil)),
      says: "Second. Heading."),

    // Other classes of Material components.
    Case(
      element(.view, class: "MDCChipView") { $0.accessibility.label = "Vegan" },
      says: "Vegan. Button."),
    Case(
      element(.view, class: "MDCChipView") {
        $0.accessibility.label = "Vegan"
        $0.state.isSelected = true
        $0.state.isEnabled = false
      }, says: "Selected: Vegan. Dimmed. Button."),
    Case(
      element(.view, class: "MDCSlider") { $0.accessibility.label = "Volume" },
      says: "Volume. Adjustable. | \(swipe)"),
    Case(
      element(
        .slider, .slider(Content.Range(value: 3, minimum: 1, maximum: 5)), class: "MDCSlider"),
      says: "50%. Adjustable. | \(swipe)"),
    Case(
      element(.view, .pages(count: 4, current: 1), class: "MDCPageControl") {
        $0.accessibility.label = "Ignored"
        $0.accessibility.traits = .button
      }, says: "page 2 of 4. Adjustable. | \(swipe)"),
    Case(
      element(.progressView, .progress(0.25), class: "MDCProgressView") {
        $0.accessibility.label = "Ignored"
      }, says: "Progress: 25%", confirmed: false),
    Case(
      element(.view, .activity(isAnimating: true), class: "MDCActivityIndicator"),
      says: "Activity Indicator: In Progress"),
    Case(
      element(.view, .activity(isAnimating: true), class: "MDCActivityIndicator") {
        $0.accessibility.label = "Loading"
      }, says: "Loading: In Progress"),
    Case(element(.view, class: "MDCCard"), says: ""),
  ]

  @Test(arguments: cases)
  func speaks(_ test: Case) {
    let utterances = Speaker().utterances(of: test.element)
    #expect(utterances.map(\.text) == test.spoken)
    #expect(utterances.allSatisfy(\.isConfirmed) == test.isConfirmed)
  }

  @Test func numbersAreSpokenInTheLanguage() {
    let speaker = Speaker(Speaker.Settings(locale: "de"))
    let slider = Self.element(
      .slider, .slider(Content.Range(value: 75, minimum: 0, maximum: 100)))
    #expect(speaker.utterance(of: slider).description == "75\u{A0}%. Einstellbar.")
    let segments = Self.element(
      .segmentedControl, .segments(Content.Segments([Content.Segments.Segment(title: "A")])))
    #expect(speaker.utterances(of: segments).map(\.description) == ["A. Taste. 1 von 1."])
  }

  @Test func everyKindOfElementSpeaksWithoutContent() {
    for kind in Element.Kind.allCases {
      let utterances = Speaker().utterances(of: Element(kind))
      #expect(utterances.count <= 2, "\(kind)")
    }
  }

  /// A run asks for a few thousand utterances and may take 0.2 seconds for all of them.
  @Test func isFast() {
    let speaker = Speaker()
    let field = Self.element(.textField, .textInput(TextInput(placeholder: "Name")))
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<3_000 { #expect(speaker.utterance(of: field).value != nil) }
    }
    #expect(time < .seconds(2))
  }
}
