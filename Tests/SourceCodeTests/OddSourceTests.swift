import LayoutModel
import SourceCode
import Testing

/// Sources that are written in unusual ways: what is set is found, what looks like it is not, and
/// what cannot be read is said.
@Suite struct OddSourceTests {
  private func evidence(_ sources: [(path: String, text: String)]) throws -> CodeEvidence {
    let index = SourceIndex(
      sources: sources, needs: SourceIndex.Needs(classes: ["Screen"], outlets: ["close"]))
    return try #require(
      index.evidence(forOutlet: "close", ofClass: "Screen", near: "App/Main.storyboard"))
  }

  private func labels(_ evidence: CodeEvidence) -> [CodeFact] {
    evidence.facts.filter { $0.property == .label }
  }

  private func swift(_ members: String) -> String {
    "class Screen: UIViewController {\n\(members)\n}"
  }

  private static let setUp = "func setUp() { close.accessibilityLabel = x }"

  @Test(arguments: [
    "@IBOutlet weak var open, close: UIButton!\n\(setUp)",
    "@IBOutlet private(set) weak var close: UIButton?\nfunc a() { close?.accessibilityLabel = x }",
    "@IBOutlet\nweak\nvar close: UIButton!\n\(setUp)",
    "@IBOutlet @objc dynamic var close: UIButton!\n\(setUp)",
    "@Styled(color: .red) @IBOutlet var close: UIButton!\n\(setUp)",
    "@IBOutlet var `close`: UIButton!\nfunc a() { `close`.accessibilityLabel = x }",
    "@IBOutlet var close: UIKit.UIButton!\n\(setUp)",
    "@IBOutlet var close: Button<Theme, [String: (Int) -> Void]>!\n\(setUp)",
    "let a = #\"\"\" \"\"\"#\n@IBOutlet var close: UIButton!\n\(setUp)",
    "let a = \"\\(b.map { \"\\($0) }\" })\"\n@IBOutlet var close: UIButton!\n\(setUp)",
    "let a = \"\"\"\n  \\(b(\"}\")) \" }\n  \"\"\"\n@IBOutlet var close: UIButton!\n\(setUp)",
    "let a = ##\"\\#(b) \"# }\"##\n@IBOutlet var close: UIButton!\n\(setUp)",
    "/* a /* } */ } */ @IBOutlet var close: UIButton!\n\(setUp)",
    "let a = /[}\"{]+/\n@IBOutlet var close: UIButton!\n\(setUp)",
    "let a = #/ }\" /#\n@IBOutlet var close: UIButton!\n\(setUp)",
    "let a = b / c; let d = e / f\n@IBOutlet var close: UIButton!\n\(setUp)",
    "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\n@IBOutlet var close: UIButton!\n\(setUp)",
    "@IBOutlet var close: UIButton! {\n  didSet { close.accessibilityLabel = x }\n}",
    "@IBOutlet var close: UIButton!\n@MainActor func a() async throws { close.accessibilityLabel = x }",
    "@IBOutlet var close: UIButton!\nfunc a<T: B>(_ b: T) where T.C == D { close.accessibilityLabel = x }",
    "@IBOutlet var close: UIButton!\nlazy var a: () -> Void = { [unowned self] in self.close.accessibilityLabel = x }",
    "@IBOutlet var close: UIButton!\nsubscript(a: Int) -> Int { close.accessibilityLabel = x; return a }",
    "@IBOutlet var close: UIButton!\nfunc a() { (self.close as UIView).accessibilityLabel = x }",
    "@IBOutlet var close: UIButton!\nfunc a() { #warning(\"}\")\nclose.accessibilityLabel = x }",
    "@IBOutlet var close: UIButton!\nfunc a() { _ = #selector(close); close.accessibilityLabel = x }",
  ])
  func isFoundInSwift(_ members: String) throws {
    let evidence = try evidence([("App/Screen.swift", swift(members))])
    #expect(labels(evidence).count == 1)
  }

  @Test(arguments: [
    "let a = \"close.accessibilityLabel = x\"",
    "let a = #\"\\(close.accessibilityLabel = x)\"#",
    "let a = \"\"\"\n  close.accessibilityLabel = x\n  \"\"\"",
    "/* /* */ close.accessibilityLabel = x */",
    "// \\\nlet b = 1 // close.accessibilityLabel = x",
    "let a = /close.accessibilityLabel = x/",
    "func a() { other.close.b.accessibilityLabel = x }",
    "func a() { let close = UIButton(); close.accessibilityLabel = x }",
    "func a(close: UIButton) { close.accessibilityLabel = x }",
    "func a() { b { close in close.accessibilityLabel = x } }",
    "func a() { for close in b { close.accessibilityLabel = x } }",
    "struct Inner { var close: Text; func a() { close.accessibilityLabel = x } }",
    "enum Kind { case close }\nfunc a() { b(.close) }",
    "func a() { close.accessibilityLabel == x }",
  ])
  func isNoStatementInSwift(_ members: String) throws {
    let evidence = try evidence([
      ("App/Screen.swift", swift("@IBOutlet var close: UIButton!\n\(members)"))
    ])
    #expect(labels(evidence).isEmpty)
  }

  @Test(arguments: [
    "#define BEGIN {\n- (void)a { self.close.accessibilityLabel = x; }",
    "#define SET(a) \\\n  do { a = 1; } while (0)\n- (void)a { self.close.accessibilityLabel = x; }",
    "#if 0\n- (void)b {\n#endif\n- (void)a { self.close.accessibilityLabel = x; }",
    "#pragma mark - }\n- (void)a { _close.accessibilityLabel = x; }",
    "- (void)a { char c = '}'; [self.close setAccessibilityLabel:x]; }",
    "- (void)a { NSString *s = @\"}\\\"\" @\"{\"; [[self close] setAccessibilityLabel:x]; }",
    "- (void)a { /* } */ ((UIButton *)self.close).accessibilityLabel = x; }",
    "- (void)a { self->_close.accessibilityLabel = x; }",
    "- (void)a NS_DEPRECATED_IOS(2_0, 3_0) { self.close.accessibilityLabel = x; }",
    "- (void)a { void (^b)(void) = ^{ self.close.accessibilityLabel = x; }; b(); }",
    "- (void)a { @autoreleasepool { self.close.accessibilityLabel = x; } }",
    "- (void)a { @try { self.close.accessibilityLabel = x; } @finally { } }",
    "- (void)a:(NSArray<NSDictionary<NSString *, id> *> *)b { self.close.accessibilityLabel = x; }",
  ])
  func isFoundInObjectiveC(_ methods: String) throws {
    let evidence = try evidence([
      (
        "App/Screen.m",
        """
        @interface Screen : UIViewController <A, B>
        @property (weak, nonatomic) IBOutlet UIButton *close;
        @end
        @implementation Screen
        \(methods)
        @end
        """
      )
    ])
    #expect(labels(evidence).count == 1)
  }

  /// Code may give a plain button the functions of a class.
  @Test func outletsOfAnotherClassThanTheLayouts() throws {
    let evidence = try evidence([
      ("App/Screen.swift", swift("@IBOutlet var close: CloseButton!\nfunc a() { close.update() }")),
      ("App/CloseButton.swift", "class CloseButton: UIButton { func update() { title = x } }"),
    ])
    #expect(
      evidence.gaps.map(\.reason).contains(
        "Screen takes it for a CloseButton, which the layout does not say"))
  }

  @Test(arguments: [
    ("close.style()", 1), ("close.style(a)", 0), ("close.style(a, b)", 0), ("close.style { }", 0),
    ("close.tint(a)", 1), ("close.tint()", 1),
  ])
  func functionsOfExtensionsByTheirArguments(_ call: String, _ count: Int) throws {
    let evidence = try evidence([
      ("App/Screen.swift", swift("@IBOutlet var close: UIButton!\nfunc a() { \(call) }")),
      (
        "App/Button.swift",
        """
        extension UIButton {
          func style() { accessibilityLabel = x }
          func tint(_ color: UIColor = .red) { accessibilityLabel = x }
        }
        """
      ),
    ])
    #expect(labels(evidence).count == count)
    #expect(evidence.gaps.isEmpty == (count == 1))
  }

  @Test func outletsInExtensionsOfOtherModules() throws {
    let evidence = try evidence([
      ("App/Screen.swift", swift("@IBOutlet var close: UIButton!")),
      ("Kit/More.swift", "extension App.Screen { func a() { close.accessibilityLabel = x } }"),
    ])
    #expect(labels(evidence).map(\.place.path) == ["Kit/More.swift"])
  }

  @Test func classesOfOneNameInTwoTargets() throws {
    let here = swift("@IBOutlet var close: UIButton!")
    let there = swift("@IBOutlet var close: UIButton!\n\(Self.setUp)")
    let evidence = try evidence([("App/Screen.swift", here), ("Watch/Screen.swift", there)])
    #expect(labels(evidence).isEmpty)
    #expect(evidence.gaps.map(\.reason).contains("2 classes are called Screen"))
  }

  @Test(arguments: [("import AppKit\n", true), ("import Cocoa\n", true), ("import UIKit\n", false)])
  func classesOfTheMacAreOthers(_ imports: String, _ isKnownApart: Bool) throws {
    let here = swift("@IBOutlet var close: UIButton!")
    let there = imports + swift("@IBOutlet var close: NSButton!\n\(Self.setUp)")
    let evidence = try evidence([("App/Screen.swift", here), ("Mac/Screen.swift", there)])
    #expect(labels(evidence).isEmpty)
    #expect(evidence.gaps.isEmpty == isKnownApart)
  }

  @Test(arguments: [
    "@IBOutlet var close: UIButton!\nfunc a() { b(\"",
    "@IBOutlet var close: UIButton!\nfunc a() { /* ",
    "@IBOutlet var close: UIButton!\nfunc a() { b(] }",
  ])
  func brokenSourcesAreSaid(_ members: String) throws {
    let evidence = try evidence([("App/Screen.swift", swift(members))])
    #expect(evidence.gaps.contains { $0.reason.contains("could not be understood") })
  }
}
