import LayoutModel
import SourceCode
import Testing

/// Whether code sets the label of the outlet `close` whatever the conditions around it are.
@Suite struct BranchTests {
  private func isAlwaysSet(_ text: String, path: String) throws -> Bool {
    let index = SourceIndex(
      sources: [(path, text)],
      needs: SourceIndex.Needs(classes: ["Screen"], outlets: ["close"]))
    let evidence = try #require(index.evidence(forOutlet: "close", ofClass: "Screen"))
    let facts = evidence.facts.filter { $0.property == .label && $0.value != .nothing }
    #expect(!facts.isEmpty)
    return facts.coverAllBranches
  }

  private func swift(_ body: String) -> String {
    """
    class Screen: UIViewController {
      @IBOutlet weak var close: UIButton!
      var isOpen = false
      func style(_ button: UIButton) { button.accessibilityLabel = x }
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
    "close.accessibilityLabel = x",
    "if a { close.accessibilityLabel = x } else { close.accessibilityLabel = y }",
    "if a { close.accessibilityLabel = x } else if b { close.accessibilityLabel = z } else "
      + "{ close.accessibilityLabel = y }",
    "if a { if b { close.accessibilityLabel = x } else { close.accessibilityLabel = z } } else "
      + "{ close.accessibilityLabel = y }",
    "if a { close.accessibilityLabel = x }\nclose.accessibilityLabel = y",
    "if a { print(b) }\nclose.accessibilityLabel = y",
    "switch a { case .one: close.accessibilityLabel = x\ncase .two, .three: "
      + "close.accessibilityLabel = y }",
    "switch a { case .one: close.accessibilityLabel = x\ndefault: close.accessibilityLabel = y }",
    "switch a { case .one: fallthrough\ncase .two: close.accessibilityLabel = y }",
    "switch a { case .one: close.accessibilityLabel = x\ndefault: fatalError() }",
    "switch a { case .one: close.accessibilityLabel = x\n@unknown default: assertionFailure() }",
    "switch a { case .one: if case .b = c { print(1) }\nclose.accessibilityLabel = x\n"
      + "case .two: close.accessibilityLabel = y }",
    "if let close { close.accessibilityLabel = x }",
    "if let name = person.name { close.accessibilityLabel = name }",
    "if let a, let b = a.b as? String { close.accessibilityLabel = b }",
    "guard let self else { return }\nclose.accessibilityLabel = x",
    "guard let self = self else { return }\nself.close.accessibilityLabel = x",
    "guard isViewLoaded else { return }\nclose.accessibilityLabel = x",
    "guard close != nil else { return }\nclose.accessibilityLabel = x",
    "guard a else { fatalError() }\nclose.accessibilityLabel = x",
    "guard a else { close.accessibilityLabel = y; return }\nclose.accessibilityLabel = x",
    "if close != nil && view.window != nil { close.accessibilityLabel = x }",
    "if close == nil { return }\nclose.accessibilityLabel = x",
    "if close == nil { print(1) } else { close.accessibilityLabel = x }",
    "if a { close.accessibilityLabel = y; return }\nclose.accessibilityLabel = x",
    "if a { close.accessibilityLabel = y; return } else { print(1) }\nclose.accessibilityLabel = x",
    "if #available(iOS 13, *) { close.accessibilityLabel = x }",
    "if #available(iOS 13.0, *), let close { close.accessibilityLabel = x }",
    "if close is UIButton { close.accessibilityLabel = x }",
    "for a in b { close.accessibilityLabel = x }",
    "for a in b where a.isOpen { print(a) }\nclose.accessibilityLabel = x",
    "UIView.animate(withDuration: 1) { self.close.accessibilityLabel = x }",
    "model.bind { [weak self] in guard let self else { return }\n"
      + "self.close.accessibilityLabel = x }",
    "do { try a() ; close.accessibilityLabel = x } catch { print(1) }",
    "close.accessibilityLabel = a ? x : y",
    "close.accessibilityLabel = a ? \"Close\" : \"Open\"",
    "close.accessibilityLabel = a?.name ?? x",
    "close.accessibilityLabel = isOpen ? \"Close\" : names[\"a\"]",
    "#if os(iOS)\nclose.accessibilityLabel = x\n#endif",
    "#if DEBUG\nclose.accessibilityLabel = x\n#else\nclose.accessibilityLabel = y\n#endif",
    "#if os(tvOS)\nprint(1)\n#else\nclose.accessibilityLabel = y\n#endif",
    "#if DEBUG\nprint(1)\n#endif\nclose.accessibilityLabel = y",
    "let a = \"if b { \"\nclose.accessibilityLabel = x",
    "a.if(b) { print(1) }\nclose.accessibilityLabel = x",
    "a.switch { close.accessibilityLabel = x }",
    "let `if` = 3\nclose.accessibilityLabel = x",
    "style(close)",
    "if a { style(close) } else { close.accessibilityLabel = y }",
    "if a { style(close) }\nstyle(close)",
    "defer { close.accessibilityLabel = x }",
    "show(if: a)\nclose.accessibilityLabel = x",
    "let f = { if a { return }\nprint(1) }\nclose.accessibilityLabel = x",
    "if a { model.bind { if b { return } } }\nclose.accessibilityLabel = x",
    "switch a { case .one: close.accessibilityLabel = y; return\ndefault: break }\n"
      + "close.accessibilityLabel = x",
    "switch a { case .one: print(1)\ndefault: break }\nclose.accessibilityLabel = x",
    "#if canImport(UIKit)\nclose.accessibilityLabel = x\n#endif",
    "#if swift(>=5.0)\nclose.accessibilityLabel = x\n#endif",
    "#if os(macOS) || os(iOS)\nclose.accessibilityLabel = x\n#endif",
    "#if !os(macOS)\nclose.accessibilityLabel = x\n#endif",
    "#if !os(macOS) || os(iOS)\nclose.accessibilityLabel = x\n#endif",
    "#if canImport(AppKit)\nprint(1)\n#else\nclose.accessibilityLabel = x\n#endif",
  ])
  func alwaysInSwift(_ body: String) throws {
    #expect(try isAlwaysSet(swift(body), path: "Screen.swift"))
  }

  @Test(arguments: [
    "if a { close.accessibilityLabel = x }",
    "if a { print(1) } else { close.accessibilityLabel = x }",
    "if a { close.accessibilityLabel = x } else if b { close.accessibilityLabel = y }",
    "if a { close.accessibilityLabel = x } else { close.accessibilityLabel = nil }",
    "if a { if b { close.accessibilityLabel = x } } else { close.accessibilityLabel = y }",
    "if let close, a { close.accessibilityLabel = x }",
    "if let close, close.isOpen { close.accessibilityLabel = x }",
    "if close != nil || a { close.accessibilityLabel = x }",
    "if let name = person.name { print(name) } else { close.accessibilityLabel = x }",
    "guard a else { return }\nclose.accessibilityLabel = x",
    "guard let b = c, b > 3 else { return }\nclose.accessibilityLabel = x",
    "guard let b = c else { close.accessibilityLabel = x; return }",
    "if a { return }\nclose.accessibilityLabel = x",
    "for a in b { if a.isOpen { continue }\nclose.accessibilityLabel = x }",
    "if a { return } else { print(1) }\nclose.accessibilityLabel = x",
    "switch a { case .one: close.accessibilityLabel = x\ncase .two: break }",
    "switch a { case .one: close.accessibilityLabel = x\ndefault: break }",
    "switch a { case .one: break\ncase .two: fallthrough\ncase .three: "
      + "close.accessibilityLabel = x }",
    "if case .open = a { close.accessibilityLabel = x }",
    "do { try a() } catch { close.accessibilityLabel = x }",
    "model.bind { if $0 { self.close.accessibilityLabel = x } }",
    "close.accessibilityLabel = a ? \"Close\" : nil",
    "close.accessibilityLabel = a ? \"\" : x",
    "close.accessibilityLabel = isOpen\n ? nil\n : \"Close\"",
    "#if DEBUG\nclose.accessibilityLabel = x\n#endif",
    "#if os(tvOS)\nclose.accessibilityLabel = x\n#endif",
    "#if !os(iOS)\nclose.accessibilityLabel = x\n#endif",
    "#if A\nclose.accessibilityLabel = x\n#elseif B\nclose.accessibilityLabel = y\n#endif",
    "#if canImport(AppKit)\nclose.accessibilityLabel = x\n#endif",
    "#if swift(<5)\nclose.accessibilityLabel = x\n#endif",
    "#if !os(iOS) || DEBUG\nclose.accessibilityLabel = x\n#endif",
    "#if !(os(macOS) || os(iOS))\nclose.accessibilityLabel = x\n#endif",
    "#if DEBUG\nprint(1)\n#elseif os(iOS)\nclose.accessibilityLabel = x\n#endif",
    "if a { return } else if b { print(1) }\nclose.accessibilityLabel = x",
    "switch a { case .one: return\ndefault: break }\nclose.accessibilityLabel = x",
    "if a { if b { return } }\nclose.accessibilityLabel = x",
    "if a { if b { close.accessibilityLabel = y; return } }\nif b { throw c }\n"
      + "close.accessibilityLabel = x",
    "for a in b { if a.isOpen { return } }\nclose.accessibilityLabel = x",
    "if person is Guest { close.accessibilityLabel = x }",
    "if role.matches(is: guest) { close.accessibilityLabel = x }",
    "if words.contains(\"is\") { close.accessibilityLabel = x }",
    "if a { style(close) }",
    "if #available(iOS 13, *) { print(1) } else { close.accessibilityLabel = x }",
    "if a { [close, open].forEach { $0.accessibilityLabel = x } }",
    "if a { let b = close\nb?.accessibilityLabel = x }",
    "let b = close\nif a { b?.accessibilityLabel = x }",
  ])
  func sometimesInSwift(_ body: String) throws {
    #expect(try !isAlwaysSet(swift(body), path: "Screen.swift"))
  }

  @Test(arguments: [
    "self.close.accessibilityLabel = x;",
    "if (a) { self.close.accessibilityLabel = x; } else { self.close.accessibilityLabel = y; }",
    "if (a) self.close.accessibilityLabel = x; else self.close.accessibilityLabel = y;",
    "if (a) [self.close setAccessibilityLabel:x];\nelse if (b) self.close.accessibilityLabel = z;\n"
      + "else { self.close.accessibilityLabel = y; }",
    "if (self.close) { self.close.accessibilityLabel = x; }",
    "if (self.close != nil) self.close.accessibilityLabel = x;",
    "if (_close) [_close setAccessibilityLabel:x];",
    "if (!self.close) return;\nself.close.accessibilityLabel = x;",
    "if (!self.close) { return; }\nself.close.accessibilityLabel = x;",
    "if ((self = [super init])) { self.close.accessibilityLabel = x; }",
    "if (self) { self.close.accessibilityLabel = x; }",
    "__strong typeof(self) strongSelf = weakSelf;\nif (strongSelf) { "
      + "strongSelf.close.accessibilityLabel = x; }",
    "if (@available(iOS 13, *)) { self.close.accessibilityLabel = x; }",
    "if ([self.close respondsToSelector:@selector(a)]) { self.close.accessibilityLabel = x; }",
    "switch (a) { case 1: self.close.accessibilityLabel = x; break;\n"
      + "default: self.close.accessibilityLabel = y; }",
    "switch (a) { case 1: self.close.accessibilityLabel = x; break;\n"
      + "case 2: { self.close.accessibilityLabel = y; break; }\ndefault: break; }",
    "switch (a) { case 1:\ncase 2: self.close.accessibilityLabel = x; break;\n"
      + "default: self.close.accessibilityLabel = y; }",
    "for (int i = 0; i < 3; i++) { self.close.accessibilityLabel = x; }",
    "dispatch_async(queue, ^{ self.close.accessibilityLabel = x; });",
    "if (a) print(1);\nself.close.accessibilityLabel = x;",
    "if (a) { self.close.accessibilityLabel = x; return; }\nself.close.accessibilityLabel = y;",
    "self.close.accessibilityLabel = a ? @\"Close\" : @\"Open\";",
    "[self.close setAccessibilityLabel:a ? x : y];",
    "#if TARGET_OS_IOS\nself.close.accessibilityLabel = x;\n#endif",
    "#if 0\nprint(1);\n#else\nself.close.accessibilityLabel = x;\n#endif",
    "#if 0\nprint(1);\n#elif TARGET_OS_IOS\nself.close.accessibilityLabel = x;\n#endif",
    "if ([self.close isKindOfClass:[UIButton class]]) { self.close.accessibilityLabel = x; }",
    "#ifdef DEBUG\nself.close.accessibilityLabel = x;\n#else\nself.close.accessibilityLabel = y;\n"
      + "#endif",
  ])
  func alwaysInObjectiveC(_ body: String) throws {
    #expect(try isAlwaysSet(objectiveC(body), path: "Screen.m"))
  }

  @Test(arguments: [
    "if (a) { self.close.accessibilityLabel = x; }",
    "if (a) self.close.accessibilityLabel = x;",
    "if (a)\n  [self.close setAccessibilityLabel:x];\nprint(1);",
    "if (self.isOpen) self.close.accessibilityLabel = x;",
    "if (a) print(1); else self.close.accessibilityLabel = x;",
    "if (a) if (b) self.close.accessibilityLabel = x;",
    "if (self.close && a) { self.close.accessibilityLabel = x; }",
    "if (a) return;\nself.close.accessibilityLabel = x;",
    "if (!a) { return; }\nself.close.accessibilityLabel = x;",
    "switch (a) { case 1: self.close.accessibilityLabel = x; break;\n"
      + "case 2: self.close.accessibilityLabel = y; }",
    "switch (a) { case 1: self.close.accessibilityLabel = x; break;\ndefault: break; }",
    "dispatch_async(queue, ^{ if (a) { self.close.accessibilityLabel = x; } });",
    "self.close.accessibilityLabel = a ? @\"Close\" : nil;",
    "#ifdef DEBUG\nself.close.accessibilityLabel = x;\n#endif",
    "#if TARGET_OS_TV\nself.close.accessibilityLabel = x;\n#endif",
    "#if 0\nprint(1);\n#elif DEBUG\nself.close.accessibilityLabel = x;\n#endif",
    "#if __IPHONE_OS_VERSION_MAX_ALLOWED < 130000\nself.close.accessibilityLabel = x;\n#endif",
    "if ([user isKindOfClass:[Guest class]]) { self.close.accessibilityLabel = x; }",
    "if (a) { if (b) { return; } }\nself.close.accessibilityLabel = x;",
    "for (id b in c) { if (b) return; }\nself.close.accessibilityLabel = x;",
    "switch (a) { case 1: return;\ndefault: break; }\nself.close.accessibilityLabel = x;",
  ])
  func sometimesInObjectiveC(_ body: String) throws {
    #expect(try !isAlwaysSet(objectiveC(body), path: "Screen.m"))
  }

  /// Conditions decide whether there is a cell, not what is done to it.
  @Test(arguments: [
    ("let cell: Screen = table.dequeueReusableCell(for: path)", true),
    ("let cell = table.dequeueReusableCell(withIdentifier: x) as! Screen", true),
    ("let cell = Screen(frame: .zero)", true),
    ("let cell = Bundle.main.loadNibNamed(x, owner: nil)?.first as! Screen", true),
    ("let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as! Screen", false),
    ("let cell: Screen = newsCell(at: path)", false),
    ("let cell: Screen = make().other", false),
    ("let cell: Screen = self.other", false), ("let cell: Screen = others[0]", false),
    ("let cell: Screen = self.other()", false),
  ])
  func objectsMadeInABranch(_ declaration: String, _ isAlwaysSet: Bool) throws {
    let list = """
      class Screen: UIView { @IBOutlet weak var close: UIButton! }
      class List: UITableViewController {
        func cell(at path: IndexPath) {
          switch path.row {
          case 0:
            \(declaration)
            cell.close.accessibilityLabel = x
          default: break
          }
        }
      }
      """
    #expect(try self.isAlwaysSet(list, path: "List.swift") == isAlwaysSet)
  }

  @Test func conditionsWithinABranchCount() throws {
    let list = """
      class Screen: UIView { @IBOutlet weak var close: UIButton! }
      class List: UITableViewController {
        func cell(at path: IndexPath) {
          if path.row == 0 {
            let cell: Screen = table.dequeueReusableCell(for: path)
            if isOpen { cell.close.accessibilityLabel = x }
          }
        }
      }
      """
    #expect(try !isAlwaysSet(list, path: "List.swift"))
  }

  @Test func propertiesOfItsClassUnderConditions() throws {
    let index = SourceIndex(
      sources: [
        (
          "CloseButton.swift",
          """
          class CloseButton: UIButton {
            override func awakeFromNib() {
              super.awakeFromNib()
              if isCompact { accessibilityLabel = "Close" }
            }
          }
          """
        )
      ], needs: SourceIndex.Needs(classes: ["CloseButton"]))
    let evidence = try #require(index.evidence(forClass: "CloseButton"))
    #expect(evidence.facts.map(\.property) == [.label])
    #expect(!evidence.facts.coverAllBranches)
    #expect(evidence.facts.first?.branches.first?.place.line == 4)
  }

  @Test func manyConditionsAroundEachOther() throws {
    // However deep, each function is walked through once for a statement.
    let depth = 20_000
    let body =
      String(repeating: "if a { ", count: depth) + "close.accessibilityLabel = x"
      + String(repeating: " }", count: depth)
    #expect(try !isAlwaysSet(swift(body), path: "Screen.swift"))
  }

  @Test func manyConditionsInOneStatement() throws {
    let body = String(repeating: "if (a) ", count: 3_000) + "self.close.accessibilityLabel = x;"
    #expect(try !isAlwaysSet(objectiveC(body), path: "Screen.m"))
  }
}
