import LayoutModel
import SourceCode
import Testing

/// What leads code to an element beside outlets: its tag, the actions it calls, run-time
/// attributes, the views around it.
@Suite struct LayoutEvidenceTests {
  private typealias Source = (path: String, text: String)

  /// The evidence of a button in the view of the controller `Screen`, or in a view around it.
  private func evidence(
    _ sources: [Source], controller: String? = "Screen", inside container: String? = nil,
    _ change: (inout Element) -> Void
  ) -> CodeEvidence? {
    let position = SourcePosition(line: 3, column: 5)
    var screen = Screen(
      name: "Screen", position: SourcePosition(line: 1, column: 1),
      controller: controller.map {
        Screen.Controller(tag: "viewController", customClass: CustomClass($0))
      })
    let view = screen.append(Element(.view))
    let parent = container.map {
      screen.append(Element(.view, customClass: CustomClass($0)), to: view)
    }
    var button = Element(.button, position: position, content: .button(Button()))
    change(&button)
    let index = screen.append(button, to: parent ?? view)
    var layout = Layout(path: "App/Main.storyboard", format: .storyboard, screens: [screen])
    let positions: Set = [position]
    SourceIndex(sources: sources, needs: SourceIndex.Needs(layout, at: positions))
      .addEvidence(to: &layout, at: positions)
    return layout.screens[0].elements[index].evidence
  }

  private func screen(_ members: String) -> Source {
    ("Screen.swift", "class Screen: UIViewController {\n  \(members)\n}")
  }

  // MARK: Tags

  @Test(arguments: [
    ("func a() { view.viewWithTag(7)?.isHidden = x }", true),
    ("func a() { (view.viewWithTag(7) as? UIButton)?.setTitle(x, for: .normal) }", true),
    ("func a() { view.viewWithTag(Tag.save.rawValue)?.alpha = 1 }", true),
    ("func a() { view.viewWithTag(base + 7)?.alpha = 1 }", true),
    ("func a() { view.viewWithTag(7 + i)?.alpha = 1 }", true),
    ("func a() { view.viewWithTag(8)?.isHidden = x }", false),
    ("func a() { view.viewWithTag(70)?.isHidden = x }", false),
    ("// view.viewWithTag(7)", false), ("func a() { print(\"viewWithTag(7)\") }", false),
    ("func a() { if sender.tag == 7 { return } }", false),
  ])
  func tagsInSwift(_ members: String, _ isFound: Bool) throws {
    let evidence = try #require(evidence([screen(members)]) { $0.viewTag = 7 })
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == (isFound ? ["code may find it by its tag"] : []))
    #expect(evidence.gaps.allSatisfy { $0.place == CodePlace("Screen.swift", line: 2) })
    #expect(evidence.sources == ["Screen.swift"])
    #expect(evidence.classes == ["Screen"])
  }

  @Test(arguments: [
    ("[self.view viewWithTag:7].hidden = YES;", true),
    ("[[cell viewWithTag:kSave] setHidden:YES];", true),
    ("[self.view viewWithTag:17].hidden = YES;", false),
  ])
  func tagsInObjectiveC(_ body: String, _ isFound: Bool) throws {
    let text = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { \(body) }
      @end
      """
    let evidence = try #require(evidence([("Screen.m", text)]) { $0.viewTag = 7 })
    #expect(evidence.isComplete == !isFound)
  }

  /// Another class may find a view of this screen by a number that is this one; by names of
  /// numbers every class finds views of its own.
  @Test(arguments: [("7", true), ("8", false), ("Tag.save", false)])
  func tagsInOtherClasses(_ tag: String, _ isFound: Bool) throws {
    let other = "class Other { func a() { x.viewWithTag(\(tag)) } }"
    let evidence = try #require(
      evidence([screen(""), ("Other.swift", other)]) { $0.viewTag = 7 })
    #expect(evidence.isComplete == !isFound)
  }

  /// The class that fills in a cell is not the cell's.
  @Test(arguments: [("7", true), ("8", false), ("Tag.save", true)])
  func tagsInCells(_ tag: String, _ isFound: Bool) throws {
    let cell = "class Cell: UITableViewCell {}"
    let list = "class List: UIViewController { func a() { cell.viewWithTag(\(tag)) } }"
    let evidence = try #require(
      evidence(
        [("Cell.swift", cell), ("List.swift", list)], controller: nil, inside: "Cell"
      ) { $0.viewTag = 7 })
    #expect(evidence.isComplete == !isFound)
  }

  @Test func aTagWithoutSources() throws {
    let evidence = try #require(evidence([]) { $0.viewTag = 7 })
    #expect(evidence.gaps.map(\.reason) == ["the source of Screen was not found"])
    #expect(evidence.sources.isEmpty)
  }

  // MARK: Actions

  @Test(arguments: [
    ("@IBAction func save(_ sender: UIButton) { sender.setTitle(x, for: .normal) }", "title"),
    ("@IBAction func save(_ b: UIButton) { b.accessibilityLabel = x }", "accessibilityLabel"),
    (
      "@IBAction func save(_ s: Any) { (s as? UIButton)?.accessibilityValue = x }",
      "accessibilityValue"
    ),
    (
      "@IBAction func save(_ s: Any) {\n    guard let b = s as? UIButton else { return }\n"
        + "    b.accessibilityLabel = x\n  }", "accessibilityLabel"
    ),
    ("@IBAction func save(_ sender: UIButton) { sender.isEnabled = false }", nil),
    ("@IBAction func save(_ sender: UIButton) { open.setTitle(x, for: .normal) }", nil),
    ("@IBAction func save() { open.setTitle(x, for: .normal) }", nil),
    ("@IBAction func load(_ sender: UIButton) { sender.setTitle(x, for: .normal) }", nil),
  ])
  func actionsInSwift(_ member: String, _ property: String?) throws {
    let evidence = try #require(
      evidence([screen("@IBOutlet var saveButton: UIButton!\n  \(member)")]) {
        $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))]
        $0.actions = [.selector("save:", event: "touchUpInside")]
      })
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == (property.map { ["using it sets its \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("saveWithSender:", "@IBAction func save(sender: UIButton) { sender.setTitle(x, for: y) }"),
    ("save:event:", "@IBAction func save(_ b: UIButton, event: UIEvent) { b.setTitle(x, for: y) }"),
  ])
  func selectorsOfSwiftFunctions(_ selector: String, _ member: String) throws {
    let evidence = try #require(
      evidence([screen("@IBOutlet var saveButton: UIButton!\n  \(member)")]) {
        $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))]
        $0.actions = [.selector(selector, event: "touchUpInside")]
      })
    #expect(evidence.gaps.map(\.reason) == ["using it sets its title"])
  }

  @Test(arguments: [
    ("- (IBAction)save:(UIButton *)sender { sender.accessibilityLabel = x; }", true),
    ("- (IBAction)save:(id)sender { [sender setTitle:x forState:UIControlStateNormal]; }", true),
    ("- (IBAction)save:(UIButton *)sender { sender.enabled = NO; }", false),
    ("- (IBAction)saved:(UIButton *)sender { sender.accessibilityLabel = x; }", false),
  ])
  func actionsInObjectiveC(_ method: String, _ isGap: Bool) throws {
    let text = """
      @interface Screen : UIViewController
      @property (weak) IBOutlet UIButton *saveButton;
      @end
      @implementation Screen
      \(method)
      @end
      """
    let evidence = try #require(
      evidence([("Screen.m", text)]) {
        $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))]
        $0.actions = [.selector("save:", event: "touchUpInside")]
      })
    #expect(evidence.isComplete == !isGap)
  }

  // MARK: Run-time attributes

  /// What the run-time attribute `titleKey` of a button does by its own class.
  @Test(arguments: [
    (
      "@IBInspectable var titleKey: String = \"\" { didSet { setTitle(titleKey, for: .normal) } }",
      CodeFact.Property.title
    ),
    (
      "@IBInspectable var titleKey = \"\" { didSet { accessibilityLabel = titleKey.l10n } }", .label
    ),
    (
      "@IBInspectable var titleKey: String? { didSet { self.accessibilityHint = titleKey } }", .hint
    ),
    ("@IBInspectable var titleKey: String? { didSet { layer.name = titleKey } }", nil),
    ("@IBInspectable var titleKey: String?", nil),
  ])
  func propertiesOfItsClass(_ member: String, _ property: CodeFact.Property?) throws {
    let pill = "class Pill: UIButton {\n  \(member)\n}"
    let evidence = try #require(
      evidence([screen(""), ("Pill.swift", pill)]) {
        $0.customClass = CustomClass("Pill")
        $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "save")]
      })
    #expect(
      evidence.facts
        == (property.map {
          [
            CodeFact(
              $0, .text("save"), by: .runtimeAttribute("titleKey"),
              at: CodePlace("Pill.swift", line: 2))
          ]
        } ?? []))
    #expect(evidence.understoodAttributes == ["titleKey"])
    #expect(evidence.isComplete)
  }

  @Test func anEmptyAttributeNamesNothing() throws {
    let pill = """
      class Pill: UIButton {
        @IBInspectable var titleKey = "" { didSet { setTitle(titleKey, for: .normal) } }
      }
      """
    let evidence = try #require(
      evidence([screen(""), ("Pill.swift", pill)]) {
        $0.customClass = CustomClass("Pill")
        $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "")]
      })
    #expect(evidence.facts.map(\.value) == [.nothing])
  }

  /// The property is there, and the layout does not set it: others may.
  @Test func aPropertyThatTheLayoutLeavesAlone() throws {
    let pill = """
      class Pill: UIButton {
        @IBInspectable var titleKey = "" { didSet { setTitle(titleKey, for: .normal) } }
      }
      """
    let evidence = try #require(
      evidence([screen(""), ("Pill.swift", pill)]) { $0.customClass = CustomClass("Pill") })
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == ["its “titleKey” sets its title when used"])
  }

  @Test(arguments: [
    (
      "Style.swift",
      "extension UIButton {\n  @IBInspectable var titleKey: String? {\n    get { nil }\n"
        + "    set { setTitle(newValue, for: .normal) }\n  }\n}"
    ),
    (
      "Style.m",
      "@implementation UIButton (Style)\n- (void)setTitleKey:(NSString *)key {\n"
        + "  [self setTitle:key forState:UIControlStateNormal];\n}\n@end"
    ),
  ])
  func extensionsOfUIKit(_ path: String, _ text: String) throws {
    let evidence = try #require(
      evidence([screen(""), (path, text)]) {
        $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "save")]
      })
    #expect(evidence.facts.map(\.property) == [.title])
    #expect(evidence.facts.map(\.value) == [.text("save")])
    #expect(evidence.facts.map(\.subject) == [.runtimeAttribute("titleKey")])
    #expect(evidence.understoodAttributes == ["titleKey"])
  }

  @Test func unknownAttributes() throws {
    let evidence = try #require(
      evidence([screen("")]) {
        $0.runtimeAttributes = [RuntimeAttribute("titleKey", type: "string", value: "save")]
      })
    #expect(evidence.facts.isEmpty)
    #expect(evidence.understoodAttributes.isEmpty)
  }

  // MARK: Views around the element

  @Test(arguments: [
    (
      "for v in subviews { (v as? UIButton)?.accessibilityLabel = x }",
      "code sets accessibilityLabel of views it finds"
    ),
    (
      "stack.arrangedSubviews.forEach { ($0 as? UIButton)?.setTitle(x, for: .normal) }",
      "code sets title of views it finds"
    ),
    ("subviews.forEach { $0.tintColor = .red }", nil), ("let n = subviews.count", nil),
    ("accessibilityLabel = x", nil),
  ])
  func viewsAroundIt(_ body: String, _ gap: String?) throws {
    let card = "class Card: UIView {\n  override func awakeFromNib() { \(body) }\n}"
    let evidence = try #require(
      evidence(
        [screen("@IBOutlet var saveButton: UIButton!"), ("Card.swift", card)], inside: "Card"
      ) { $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))] })
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == (gap.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("override func awakeFromNib() { isAccessibilityElement = true }", true, true, 0),
    // Nothing in the class calls it.
    ("func show() { self.isAccessibilityElement = true }", true, false, 0),
    (
      "override func awakeFromNib() { show() }\n  func show() { isAccessibilityElement = true }",
      true, true, 0
    ),
    ("override var isAccessibilityElement: Bool { get { true } set {} }", true, true, 0),
    (
      "override func awakeFromNib() { if a { isAccessibilityElement = true } }", true, false, 0
    ),
    ("override func awakeFromNib() { isAccessibilityElement = false }", false, false, 0),
    ("override func awakeFromNib() { isAccessibilityElement = !isEditing }", false, false, 1),
    (
      "func a() { isAccessibilityElement = true }\n  func b() { isAccessibilityElement = false }",
      false, false, 1
    ),
    ("override func awakeFromNib() { accessibilityElements = [a] }", false, false, 1),
    ("override func awakeFromNib() { accessibilityElementsHidden = true }", false, false, 1),
    ("override func awakeFromNib() { accessibilityLabel = x }", false, false, 0),
    ("override func awakeFromNib() { label.isAccessibilityElement = true }", false, false, 0),
  ])
  func oneElementAroundIt(
    _ member: String, _ isInside: Bool, _ isAlways: Bool, _ gapCount: Int
  ) throws {
    let card = "class Card: UIView {\n  @IBOutlet var label: UILabel!\n  \(member)\n}"
    let sources = [screen("@IBOutlet var saveButton: UIButton!"), ("Card.swift", card)]
    let evidence = try #require(
      evidence(sources, inside: "Card") {
        $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))]
      })
    #expect(evidence.facts.isEmpty != isInside)
    for fact in evidence.facts {
      #expect(fact.property == .isElement)
      #expect(fact.value == .flag(false))
      #expect(fact.subject == .container("Card"))
    }
    #expect(!isInside || evidence.facts.coverAllBranches == isAlways)
    #expect(evidence.gaps.count == gapCount)
    // Where nothing else leads to it, only what is known counts.
    let plain = self.evidence(sources, inside: "Card") { _ in }
    #expect((plain == nil) != isInside)
  }

  // MARK: What leads nowhere

  @Test func nothingLeadsToIt() {
    #expect(evidence([screen("")]) { _ in } == nil)
    #expect(evidence([screen("")]) { $0.customClass = CustomClass("MDCButton") } == nil)
  }

  @Test func outletsWithoutSource() throws {
    let unnamed = try #require(evidence([screen("")]) { $0.outlets = [Outlet("saveButton")] })
    #expect(
      unnamed.gaps.map(\.reason)
        == ["the layout does not name the class with the outlet “saveButton”"])
    let unknown = try #require(
      evidence([screen("")]) {
        $0.outlets = [Outlet("saveButton", ownerClass: CustomClass("Foreign"))]
      })
    #expect(unknown.gaps.map(\.reason) == ["the source of Foreign was not found"])
    let itsClass = try #require(
      evidence([screen("")]) { $0.customClass = CustomClass("Foreign") })
    #expect(itsClass.gaps.map(\.reason) == ["the source of Foreign was not found"])
  }

  @Test func otherElementsAreLeftAlone() {
    var screen = Screen(name: "Screen", position: SourcePosition(line: 1, column: 1))
    var button = Element(.button, position: SourcePosition(line: 2, column: 1))
    button.outlets = [Outlet("saveButton", ownerClass: CustomClass("Screen"))]
    screen.append(button)
    var layout = Layout(path: "Main.storyboard", format: .storyboard, screens: [screen])
    let elsewhere: Set = [SourcePosition(line: 9, column: 1)]
    #expect(SourceIndex.Needs(layout, at: elsewhere).isEmpty)
    SourceIndex(sources: [self.screen("")], needs: SourceIndex.Needs())
      .addEvidence(to: &layout, at: elsewhere)
    #expect(layout.screens[0].elements[0].evidence == nil)
  }
}
