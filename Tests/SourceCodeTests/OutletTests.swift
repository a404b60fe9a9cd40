import LayoutModel
import SourceCode
import Testing

/// What is found out about the outlet `close` of the class `Screen`.
@Suite struct OutletTests {
  private func evidence(
    _ text: String, others: [(path: String, text: String)] = [], path: String = "Screen.swift",
    isCollection: Bool = false, elementClass: String? = nil
  ) throws -> CodeEvidence {
    let classes = Set(["Screen", elementClass].compactMap { $0 })
    let index = SourceIndex(
      sources: [(path, text)] + others,
      needs: SourceIndex.Needs(classes: classes, outlets: ["close"]))
    return try #require(
      index.evidence(
        forOutlet: "close", ofClass: "Screen", isCollection: isCollection,
        elementClass: elementClass))
  }

  private func swift(_ body: String, members: String = "") -> String {
    """
    class Screen: UIViewController {
      @IBOutlet weak var close: UIButton!
      @IBOutlet weak var open: UIButton!
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
    }
    """
  }

  private func objectiveC(_ body: String) -> String {
    """
    @interface Screen : UIViewController
    @property (weak, nonatomic) IBOutlet UIButton *close;
    @property (weak, nonatomic) IBOutlet UIButton *open;
    @end
    @implementation Screen
    - (void)viewDidLoad {
      [super viewDidLoad];
      \(body)
    }
    @end
    """
  }

  @Test(arguments: [
    ("close.accessibilityLabel = \"Close\"", "accessibilityLabel"),
    ("self.close.accessibilityLabel = L10n.close", "accessibilityLabel"),
    ("close?.accessibilityLabel = x", "accessibilityLabel"),
    ("close!.accessibilityLabel = x", "accessibilityLabel"),
    ("self.close?.accessibilityAttributedLabel = x", "accessibilityLabel"),
    ("close.setTitle(x, for: .normal)", "title"),
    ("close.setValue(x, forKey: \"accessibilityLabel\")", "accessibilityLabel"),
    ("close.setValue(x, forKey: \"title\")", "title"),
    ("close\n          .setTitle(x, for: .normal)", "title"),
    ("close.configuration?.title = x", "title"),
    ("close.configuration = .plain()", "configuration"),
    ("close.setImage(x, for: .normal)", "image"),
    ("close.isAccessibilityElement = false", "isAccessibilityElement"),
    ("close.isHidden = true", "isHidden"),
    ("[close, open].forEach { $0.accessibilityLabel = x }", "accessibilityLabel"),
    ("[close, open].forEach { button in button?.accessibilityLabel = x }", "accessibilityLabel"),
    ("for button in [open, close] { button.accessibilityLabel = x }", "accessibilityLabel"),
    (
      "for (i, b) in [open, close].enumerated() { b.accessibilityLabel = x }",
      "accessibilityLabel"
    ),
    ("close.apply { $0.accessibilityLabel = x }", "accessibilityLabel"),
    ("close.map { b in b.accessibilityLabel = x }", "accessibilityLabel"),
    ("let b = close\n        b?.accessibilityLabel = x", "accessibilityLabel"),
    ("if let b = close { b.accessibilityLabel = x }", "accessibilityLabel"),
    (
      "guard let close = close else { return }\n        close.accessibilityLabel = x",
      "accessibilityLabel"
    ),
    ("if let close { close.accessibilityLabel = x }", "accessibilityLabel"),
    ("(close as? UIButton)?.accessibilityLabel = x", "accessibilityLabel"),
    ("setUp(close)", "accessibilityLabel"),
    ("setUp(open, second: close)", "title"),
    ("close.heightAnchor.constraint(equalToConstant: 44).isActive = true", "frame|size"),
    (
      "UIView.animate { [weak self] in self?.close.accessibilityLabel = x }",
      "accessibilityLabel"
    ),
    (
      "let strongSelf = self\n        strongSelf.close.accessibilityLabel = x",
      "accessibilityLabel"
    ),
  ])
  func swiftSets(_ body: String, _ property: String) throws {
    let evidence = try evidence(
      swift(
        body,
        members: """
          func setUp(_ button: UIButton) { button.accessibilityLabel = x }
          func setUp(_ first: UIButton, second: UIButton) { second.setTitle(x, for: .normal) }
          """))
    let expected = property == "frame|size" ? "size" : property
    #expect(evidence.facts.map(\.property.rawValue) == [expected])
    #expect(evidence.gaps.isEmpty)
  }

  @Test(arguments: [
    ("self.close.accessibilityLabel = @\"Close\";", "accessibilityLabel"),
    ("_close.accessibilityLabel = x;", "accessibilityLabel"),
    ("[self.close setAccessibilityLabel:NSLocalizedString(@\"a\", nil)];", "accessibilityLabel"),
    ("[_close setAccessibilityLabel:x];", "accessibilityLabel"),
    ("[[self close] setAccessibilityLabel:x];", "accessibilityLabel"),
    ("[self.close setTitle:x forState:UIControlStateNormal];", "title"),
    (
      "[self.close setImage:[UIImage imageNamed:@\"a\"] forState:UIControlStateNormal];",
      "image"
    ),
    ("[self.close setIsAccessibilityElement:NO];", "isAccessibilityElement"),
    ("[self.close setHidden:YES];", "isHidden"),
    ("UIButton *b = self.close; b.accessibilityLabel = x;", "accessibilityLabel"),
    (
      "for (UIButton *b in @[self.open, self.close]) { b.accessibilityLabel = x; }",
      "accessibilityLabel"
    ),
    ("for (UIButton *b in @[_close]) [b setAccessibilityLabel:x];", "accessibilityLabel"),
    (
      "__weak typeof(self) weakSelf = self; weakSelf.close.accessibilityLabel = x;",
      "accessibilityLabel"
    ),
    ("((UIButton *)self.close).accessibilityLabel = x;", "accessibilityLabel"),
  ])
  func objectiveCSets(_ body: String, _ property: String) throws {
    let evidence = try evidence(objectiveC(body), path: "Screen.m")
    #expect(evidence.facts.map(\.property.rawValue) == [property])
    #expect(evidence.gaps.isEmpty)
  }

  @Test(arguments: [
    "",
    "// close.accessibilityLabel = x",
    "/* close.accessibilityLabel = x */",
    "print(\"close.accessibilityLabel = x\")",
    "open.accessibilityLabel = x",
    "open.accessibilityLabel = close.accessibilityLabel",
    "let close = UIButton()\n        close.accessibilityLabel = x",
    "show { close in close.accessibilityLabel = x }",
    "for close in others { close.accessibilityLabel = x }",
    "panel.show(close: open)",
    "state = .close",
    "switch state { case .close: break }",
    "if sender == close { return }",
    "switch sender { case close: break; default: break }",
    "view.addSubview(close)",
    "stack.insertArrangedSubview(close, at: 0)",
    "close.addTarget(self, action: #selector(x), for: .touchUpInside)",
    "close.tintColor = .red",
    "close.layer.cornerRadius = 4",
    "close.accessibilityIdentifier = \"close\"",
    "popover.sourceView = close",
    "let height = close.frame.height",
    "if close.isHidden { open.isEnabled = true }",
    "navigationItem.rightBarButtonItems = [close, open]",
    "Other().show { [weak close] in done() }",
    "let x: Other = other\n        x.close.accessibilityLabel = x",
    "(view as! Other).close.accessibilityLabel = x",
    "close = nil",
    "UIView.animate(withDuration: 1) { self.close.alpha = 1 }",
  ])
  func swiftLookAlikes(_ body: String) throws {
    let evidence = try evidence(
      swift(body), others: [("Other.swift", "class Other { var close = UIButton() }")])
    #expect(evidence.facts.filter { $0.property.isSpoken }.isEmpty)
    #expect(evidence.gaps.isEmpty)
    #expect(evidence.sources == ["Screen.swift"])
  }

  @Test(arguments: [
    "// self.close.accessibilityLabel = x;",
    "NSLog(@\"self.close.accessibilityLabel = x;\");",
    "self.open.accessibilityLabel = self.close.accessibilityLabel;",
    "UIButton *close = [UIButton new]; close.accessibilityLabel = x;",
    "[self.view addSubview:self.close];",
    "if (sender == self.close) { return; }",
    "if (self.close) { return; }",
    "[self close:nil];",
    "Other *other = x; other.close.accessibilityLabel = x;",
    "[self.close addTarget:self action:@selector(a) forControlEvents:1];",
    "CGFloat h = self.close.frame.size.height;",
    "popover.sourceView = self.close;",
    "BOOL x = [self.close isHidden];",
    "#if 0\n[self.close setAccessibilityLabel:x];\n#endif",
  ])
  func objectiveCLookAlikes(_ body: String) throws {
    let evidence = try evidence(
      objectiveC(body), others: [("Other.swift", "class Other { var close = UIButton() }")],
      path: "Screen.m")
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.isEmpty)
  }

  @Test(arguments: [
    ("configure(close)", "it is passed to “configure”"),
    ("Theme.apply(to: close)", "it is passed to “apply”"),
    ("setup(button: self.close)", "it is passed to “setup”"),
    ("kept = close", "it is kept in “kept”"),
    ("close.localize()", "the source of its “localize” was not found"),
    ("close.setValue(x, forKey: key)", "the source of its “setValue” was not found"),
    ("close.setValue(x, forKey: \"names\" + key)", "the source of its “setValue” was not found"),
    ("close.titleKey = x", "the source of its “titleKey” was not found"),
    (
      "close.rx.title().bind(to: x)", "the source of its “rx.title” was not found"
    ),
    (
      "title.bind(to: close.rx.title())",
      "the source of its “rx.title” was not found"
    ),
    ("names = [close: 1]", "it is put into a dictionary"),
    ("let b = x ? close : open", "its use is not understood"),
    (
      "x.assign(to: \\.close.title, on: self)",
      "a key path leads to it"
    ),
    ("let b = value(forKey: \"close\")", "code finds it by the name of its outlet"),
    (
      "for v in view.subviews { (v as? UIButton)?.accessibilityLabel = x }",
      "code sets accessibilityLabel of views it finds"
    ),
    ("close = UIButton()", "it is replaced by another object"),
  ])
  func swiftIsNotFollowed(_ body: String, _ gap: String) throws {
    let evidence = try evidence(swift(body))
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == [gap])
    #expect(evidence.gaps.first?.place?.line == 7)
  }

  @Test(arguments: [
    ("[self configure:self.close];", "it is passed to “configure”"),
    ("configure(self.close);", "it is passed to “configure”"),
    ("[self.close localize];", "the source of its “localize” was not found"),
    ("_kept = self.close;", "it is kept in “_kept”"),
    ("[self valueForKey:@\"close\"];", "code finds it by the name of its outlet"),
  ])
  func objectiveCIsNotFollowed(_ body: String, _ gap: String) throws {
    let evidence = try evidence(objectiveC(body), path: "Screen.m")
    #expect(evidence.facts.isEmpty)
    #expect(evidence.gaps.map(\.reason) == [gap])
  }

  /// A parameter with a default may be left out before the one that takes the element.
  @Test(arguments: [
    ("style(button: close)", true), ("style(.red, button: close)", true),
    ("style(button: close) { done() }", true), ("style(on: close)", false),
    ("style(.red, on: close)", true), ("style(close)", true),
  ])
  func functionsWithDefaults(_ call: String, _ isFollowed: Bool) throws {
    let label = call.contains("on:") ? "on button" : call == "style(close)" ? "_ button" : "button"
    let parameters =
      label == "_ button"
      ? "_ button: UIButton, color: UIColor = .red"
      : "_ color: UIColor = .blue, \(label): UIButton" + (call.contains("{") ? ", then: X" : "")
    let evidence = try evidence(
      swift(
        call, members: "func style(\(parameters)) { button.accessibilityLabel = x }"))
    #expect(evidence.facts.map(\.property) == (isFollowed ? [.label] : []))
    #expect(evidence.gaps.map(\.reason) == (isFollowed ? [] : ["it is passed to “style”"]))
  }

  /// A function that calls itself does nothing more the second time.
  @Test func functionsThatCallThemselves() throws {
    let evidence = try evidence(
      swift(
        "style(close)",
        members: """
          func style(_ v: UIButton) {
            if a { style(v) } else if b { style(v) } else { style(v) }
            v.accessibilityLabel = x
          }
          """))
    #expect(evidence.facts.contains { $0.property == .label && $0.branches.isEmpty })
    #expect(evidence.gaps.isEmpty)
  }

  /// What is not followed to the end is never complete.
  @Test func functionsThatBranchOutTooOften() throws {
    let members = (0..<12).map { level in
      """
      func f\(level)(_ v: UIButton) {
        if a { f\(level + 1)(v) } else if b { f\(level + 1)(v) } else { f\(level + 1)(v) }
      }
      """
    }
    let evidence = try evidence(
      swift(
        "f0(close)",
        members: members.joined(separator: "\n") + "\nfunc f12(_ v: UIButton) { v.isHidden = true }"
      ))
    #expect(evidence.gaps.map(\.reason) == ["it is passed on too often to be followed"])
  }

  /// What only other controls of UIKit have may be the own of a class, or of an extension.
  @Test(arguments: [
    ("close.value = 3", ["accessibilityLabel"]), ("close.setWidth(44)", ["size"]),
    ("close.setProgress(1)", []),
  ])
  func namesOfOtherControls(_ body: String, _ properties: [String]) throws {
    let evidence = try evidence(
      swift(body),
      others: [
        (
          "PriceButton.swift",
          "class PriceButton: UIButton { var value = 0 { didSet { accessibilityLabel = x } } }"
        ),
        (
          "Size.swift",
          "extension UIView { func setWidth(_ width: CGFloat) { frame.size.width = width } }"
        ),
      ], elementClass: "PriceButton")
    #expect(
      evidence.facts.map { $0.property == .size ? "size" : $0.property.rawValue } == properties)
    #expect(evidence.gaps.isEmpty)
  }

  @Test func observersSet() throws {
    let evidence = try evidence(
      """
      class Screen: UIView {
        @IBOutlet var close: UIButton! { didSet { close.accessibilityLabel = "Close" } }
      }
      """)
    #expect(
      evidence.facts == [
        CodeFact(
          .label, .text("Close"), by: .outlet("close", ofClass: "Screen"),
          at: CodePlace("Screen.swift", line: 2))
      ])
  }

  @Test(arguments: [
    ("nil", CodeFact.Value.nothing), ("\"\"", .nothing), ("\" \"", .nothing),
    ("\"Close\"", .text("Close")), ("name", .computed), ("\"a\" + b", .computed),
    ("\"a\".localized", .computed),
  ])
  func values(_ expression: String, _ value: CodeFact.Value) throws {
    let evidence = try evidence(swift("close.accessibilityLabel = \(expression)"))
    #expect(evidence.facts.map(\.value) == [value])
  }

  @Test func collections() throws {
    for body in [
      "close.forEach { $0.accessibilityLabel = x }", "for b in close { b.accessibilityLabel = x }",
      "close[0].accessibilityLabel = x", "close.first?.accessibilityLabel = x",
      "for (i, b) in close.enumerated() { b.accessibilityLabel = names[i] }",
    ] {
      let evidence = try evidence(
        """
        class Screen: UIViewController {
          @IBOutlet var close: [UIButton]!
          func show() { \(body) }
        }
        """, isCollection: true)
      #expect(evidence.facts.map(\.property) == [.label])
      #expect(evidence.gaps.isEmpty)
    }
  }

  @Test func extensionsAndSuperclassesCount() throws {
    let evidence = try evidence(
      "class Screen: Base { }",
      others: [
        ("Base.swift", "class Base: UIViewController { @IBOutlet var close: UIButton! }"),
        ("More.swift", "extension Screen { func a() { close.accessibilityLabel = x } }"),
      ])
    #expect(evidence.facts.map(\.place.description) == ["More.swift:1"])
    #expect(evidence.classes == ["Screen", "Base"])
    #expect(evidence.isComplete)
  }

  @Test func whatIsNotFoundIsSaid() throws {
    let unknown = try evidence("class Screen: Foreign { @IBOutlet var close: UIButton! }")
    #expect(unknown.gaps.map(\.reason) == ["the source of Foreign, above Screen, was not found"])
    let undeclared = try evidence("class Screen: UIView {}")
    #expect(
      undeclared.gaps.map(\.reason) == ["no declaration of it was found in Screen"])
    let two = try evidence(
      swift(""), others: [("b/Screen.swift", swift("close.accessibilityLabel = x"))])
    #expect(two.gaps.map(\.reason).contains("2 classes are called Screen"))
    let broken = try evidence(swift("{ ( }"))
    #expect(!broken.isComplete)
    let index = SourceIndex(sources: [], needs: SourceIndex.Needs(classes: ["Screen"]))
    #expect(index.evidence(forOutlet: "close", ofClass: "Screen") == nil)
    #expect(index.evidence(forClass: "Screen") == nil)
  }

  @Test(arguments: [
    ("cell.close.accessibilityLabel = x", false),
    ("let screen = storyboard.make() as? Screen\n    screen?.close.accessibilityLabel = x", true),
    ("(x as! Screen).close.accessibilityLabel = x", true),
    ("guard let s = x as? Screen else { return }\n    s.close.setTitle(x, for: .normal)", true),
    ("let s = Screen()\n    s.close.setTitle(x, for: .normal)", true),
    ("configure(cell.close)", false),
  ])
  func otherObjects(_ body: String, _ isSure: Bool) throws {
    let evidence = try evidence(
      swift(""),
      others: [("List.swift", "class List: UIViewController {\n  func a() {\n    \(body)\n  }\n}")])
    #expect(evidence.facts.isEmpty == !isSure)
    #expect(evidence.gaps.isEmpty == isSure)
  }

  @Test func subclassesMaySet() throws {
    let evidence = try evidence(
      swift(""),
      others: [("Sub.swift", "class Sub: Screen { func a() { close.accessibilityLabel = x } }")])
    #expect(evidence.facts.isEmpty)
    #expect(
      evidence.gaps.map(\.description) == [
        "code outside the class may set its accessibilityLabel (Sub.swift:1)"
      ])
  }

  @Test func membersOfTheElementsClassAndOfExtensions() throws {
    let button = (
      "Pill.swift",
      """
      class Pill: UIButton {
        @IBInspectable var spoken: String = "" { didSet { accessibilityLabel = spoken } }
        var style = 0
        func paint() { tintColor = .red }
      }
      extension UIView { func round() { layer.cornerRadius = 4 } }
      extension UIButton { func name(_ x: String) { setTitle(x, for: .normal) } }
      """
    )
    let spoken = try evidence(
      swift("close.spoken = \"Close\""), others: [button], elementClass: "Pill")
    #expect(spoken.facts.map(\.value) == [.text("Close")])
    #expect(spoken.facts.map(\.property) == [.label])
    for body in ["close.style = 1", "close.paint()", "close.round()"] {
      let evidence = try evidence(swift(body), others: [button], elementClass: "Pill")
      #expect(evidence.facts.isEmpty && evidence.gaps.isEmpty)
    }
    let named = try evidence(swift("close.name(x)"), others: [button])
    #expect(named.facts.map(\.property) == [.title])
  }
}

@Suite struct ClassTests {
  private func evidence(_ text: String, path: String = "Pill.swift") throws -> ClassEvidence {
    let index = SourceIndex(
      sources: [(path, text)], needs: SourceIndex.Needs(classes: ["Pill"]))
    return try #require(index.evidence(forClass: "Pill"))
  }

  @Test(arguments: [
    ("override var accessibilityLabel: String? { get { \"a\" } set {} }", "accessibilityLabel"),
    (
      "override func awakeFromNib() { super.awakeFromNib(); accessibilityLabel = x }",
      "accessibilityLabel"
    ),
    ("func commonInit() { self.accessibilityLabel = x }", "accessibilityLabel"),
    ("func commonInit() { setTitle(x, for: .normal) }", "title"),
    ("override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }", "hitArea"),
    ("override var intrinsicContentSize: CGSize { .zero }", "size"),
    ("func commonInit() { isAccessibilityElement = false }", "isAccessibilityElement"),
  ])
  func swiftSets(_ member: String, _ property: String) throws {
    let evidence = try evidence(
      "class Pill: UIButton {\n  \(member)\n  override func awakeFromNib() { commonInit() }\n}")
    let expected = CodeFact.Property(rawValue: property)
    #expect(evidence.facts.map(\.property) == [expected ?? (property == "size" ? .size : .hitArea)])
    #expect(evidence.facts.first?.place.line == 2)
    #expect(evidence.isComplete)
  }

  @Test(arguments: [
    "override func setTitle(_ t: String?, for s: UIControl.State) { super.setTitle(t, for: s) }",
    "func a() { label.accessibilityLabel = x }", "func a(title: String) { let text = title }",
    "func a() { delegate = self; addTarget(self, action: #selector(x), for: .allEvents) }",
    "override var accessibilityLabel: String? { didSet { update() } }",
    "func a() { var text = 1; text = 2 }", "func a() { other.setTitle(x, for: .normal) }",
    "func a() { tintColor = .red; layer.borderWidth = 1 }",
  ])
  func swiftLookAlikes(_ member: String) throws {
    let evidence = try evidence(
      "class Pill: UIButton {\n  \(member)\n  override func awakeFromNib() { commonInit() }\n}")
    #expect(evidence.facts.isEmpty)
    #expect(evidence.isComplete)
  }

  @Test(arguments: [
    ("- (NSString *)accessibilityLabel { return @\"a\"; }", "accessibilityLabel"),
    ("- (void)awakeFromNib { self.accessibilityLabel = x; }", "accessibilityLabel"),
    ("- (void)awakeFromNib { [self setAccessibilityLabel:x]; }", "accessibilityLabel"),
    ("- (BOOL)isAccessibilityElement { return NO; }", "isAccessibilityElement"),
  ])
  func objectiveCSets(_ member: String, _ property: String) throws {
    let evidence = try evidence(
      "@interface Pill : UIButton\n@end\n@implementation Pill\n\(member)\n@end", path: "Pill.m")
    #expect(evidence.facts.map(\.property.rawValue) == [property])
    #expect(evidence.isComplete)
  }

  @Test func whatNothingInTheClassCallsIsNoFact() throws {
    let evidence = try evidence(
      "class Pill: UIButton { func show() { setTitle(x, for: .normal) } }")
    #expect(evidence.facts.isEmpty)
  }

  @Test func passesItselfOn() throws {
    #expect(
      try evidence("class Pill: UIButton { func a() { Theme.apply(self) } }").gaps.map(\.reason)
        == ["its class passes itself on: it is passed to “apply”"])
  }
}
