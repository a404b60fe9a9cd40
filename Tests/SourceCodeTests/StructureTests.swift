import Testing

@testable import SourceCode

@Suite struct StructureTests {
  private func types(_ source: String, _ language: TokenScan.Language) -> [TypeDeclaration] {
    CodeFile(path: "a", language: language, bytes: Array(source.utf8)).types
  }

  @Test func swiftTypes() {
    let types = types(
      """
      @objc(Foo) public final class Foo<T: Hashable>: Base<T>, Other where T: Codable {
        class Inner: UIView {}
        class func make() -> Foo { Foo() }
        class var shared: Foo { Foo() }
        enum Kind { case a }
      }
      extension Foo.Inner: Delegate { func a() {} }
      protocol P: class { var b: Int { get } }
      struct S {}
      actor A {}
      // class Commented: UIView {}
      let text = "class Quoted: UIView {}"
      """, .swift)
    #expect(
      types.map { "\($0.name):\($0.superclass ?? "")" } == [
        "Foo:Base", "Inner:UIView", "Kind:", "Inner:", "S:", "A:",
      ])
    #expect(types[3].kind == .extension)
    #expect(types[0].members.map(\.name) == ["make", "shared"])
  }

  @Test func swiftMembers() throws {
    let types = types(
      """
      class A: UIViewController {
        @IBOutlet weak var first: UIButton! {
          didSet { first.isHidden = true }
        }
        @IBOutlet private var second: [UIButton]!
        @IBInspectable var key: String = "" { didSet { apply(key) } }
        let third = UILabel()
        lazy var fourth: UIView = {
          UIView()
        }()
        var fifth: Int { 5 }
        override var accessibilityLabel: String? { get { "a" } set {} }
        init?(coder: NSCoder) { super.init(coder: coder) }
        func show(_ button: UIButton, with title: String? = nil) throws -> Int { 1 }
        func last<T>(x: [T]) where T: Hashable {
        }
      }
      """, .swift)
    let members = try #require(types.first?.members)
    #expect(
      members.map(\.name) == [
        "first", "second", "key", "third", "fourth", "fifth", "accessibilityLabel", "init",
        "show", "last",
      ])
    #expect(members.map(\.isOutlet).filter { $0 }.count == 2)
    #expect(members.filter(\.isInspectable).map(\.name) == ["key"])
    #expect(members.filter(\.isOverride).map(\.name) == ["accessibilityLabel"])
    #expect(
      members.filter { $0.body != nil }.map(\.name) == [
        "first", "key", "fifth", "accessibilityLabel", "init", "show", "last",
      ])
    #expect(members[0].type == "UIButton" && members[1].type == "UIButton")
    #expect(members[3].type == "UILabel")
    #expect(members[8].parameters.map(\.name) == ["button", "title"])
    #expect(members[8].parameters.map(\.type) == ["UIButton", "String"])
  }

  @Test func objectiveC() throws {
    let types = types(
      """
      @class Other;
      @interface A : Base <P> {
        IBOutlet UIButton *first, *second;
      }
      @property (weak, nonatomic) IBOutlet UILabel *third;
      @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *fourth;
      - (void)show:(id)sender with:(NSString *)title;
      @end
      @interface A () @end
      @implementation A (More)
      @synthesize first = _first;
      - (IBAction)show:(UIButton *)sender with:(NSString *)title { [sender hide]; }
      - (NSString *)accessibilityLabel { return nil; }
      + (instancetype)make { return [self new]; }
      @end
      """, .objectiveC)
    #expect(
      types.map { "\($0.name):\($0.superclass ?? "")" } == ["A:Base", "A:", "A:"])
    #expect(types.map(\.kind) == [.interface, .interface, .implementation])
    #expect(
      types[0].members.filter { $0.kind == .property }.map(\.name) == [
        "first", "second", "third", "fourth",
      ])
    #expect(types[0].members[2].type == "UILabel" && types[0].members[2].isOutlet)
    #expect(
      types[2].members.map(\.name) == ["show:with:", "accessibilityLabel", "make"])
    let show = try #require(types[2].members.first)
    #expect(show.parameters.map(\.name) == ["sender", "title"])
    #expect(show.parameters.first?.type == "UIButton")
    #expect(show.body != nil)
  }
}
