import Foundation
import Testing

/// A small project whose code settles some of what its layouts leave open.
@Suite struct CodeEvidenceTests {
  let program: Program

  init() throws {
    program = try Program()
    // The project ends here.
    try program.write("", to: ".git/HEAD")
    try program.write(
      Self.layout(owner: "PlayerViewController", outlets: ["close", "share", "menu"]),
      to: "App/Player.xib")
    try program.write(
      Self.layout(owner: "SearchViewController", outlets: ["back", "filter", "more"]),
      to: "App/Search.xib")
    try program.write(Self.swift, to: "App/Code/PlayerViewController.swift")
    try program.write(Self.header, to: "App/Code/SearchViewController.h")
    try program.write(Self.implementation, to: "App/Code/SearchViewController.m")
  }

  /// Buttons that show an image and have no name, each with an outlet.
  private static func layout(owner: String, outlets: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections>
            <outlet property="view" destination="top-00-001" id="con-00-001"/>
    \(outlets.map {
      "        <outlet property=\"\($0)\" destination=\"btn-\($0)\" id=\"con-\($0)\"/>"
    }.joined(separator: "\n"))
          </connections>
        </placeholder>
        <view contentMode="scaleToFill" id="top-00-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
    \(outlets.enumerated().map { index, outlet in
      """
            <button opaque="NO" contentMode="scaleToFill" id="btn-\(outlet)">
              <rect key="frame" x="20" y="\(100 + 80 * index)" width="64" height="64"/>
              <state key="normal" image="ic_\(index)"/>
            </button>
      """
    }.joined(separator: "\n"))
          </subviews>
        </view>
      </objects>
    </document>

    """
  }

  private static let swift = """
    import UIKit

    final class PlayerViewController: UIViewController {
      @IBOutlet private weak var close: UIButton!
      @IBOutlet private weak var share: UIButton!
      @IBOutlet private weak var menu: UIButton!

      override func viewDidLoad() {
        super.viewDidLoad()
        close.accessibilityLabel = NSLocalizedString("Close", comment: "")
        share.tintColor = .white
        Style.shared.apply(to: menu)
      }
    }

    """

  private static let header = """
    #import <UIKit/UIKit.h>

    @interface SearchViewController : UIViewController
    @end

    """

  private static let implementation = """
    #import "SearchViewController.h"

    @interface SearchViewController ()
    @property (weak, nonatomic) IBOutlet UIButton *back;
    @property (weak, nonatomic) IBOutlet UIButton *filter;
    @property (weak, nonatomic) IBOutlet UIButton *more;
    @end

    @implementation SearchViewController

    - (void)viewDidLoad {
      [super viewDidLoad];
      [self.back setAccessibilityLabel:NSLocalizedString(@"Back", nil)];
      self.filter.tintColor = UIColor.whiteColor;
      [Style applyTo:self.more];
    }

    @end

    """

  /// What the JSON report says about the buttons of a file.
  private struct Verdicts: Equatable {
    var exempt: [String: String] = [:]
    var findings: [String: String] = [:]
  }

  private struct Report: Decodable {
    struct Element: Decodable {
      var objectID: String
    }
    struct Finding: Decodable {
      var rule: String
      var certainty: String
      var reason: String?
      var element: Element
    }
    struct Remark: Decodable {
      var rule: String
      var reason: String
      var element: Element
    }
    struct File: Decodable {
      var path: String
      var findings: [Finding]
      var exempt: [Remark]
    }
    var files: [File]
  }

  private func verdicts(_ arguments: String..., file: String) throws -> Verdicts {
    let outcome = try program.run(["--format", "json", "--fail-on", "never"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let found = try #require(report.files.first { $0.path.hasSuffix(file) })
    var verdicts = Verdicts()
    for finding in found.findings where finding.rule == "image-button-no-label" {
      verdicts.findings[String(finding.element.objectID.dropFirst(4))] =
        "\(finding.certainty): \(finding.reason ?? "")"
    }
    for remark in found.exempt where remark.rule == "image-button-no-label" {
      verdicts.exempt[String(remark.element.objectID.dropFirst(4))] = remark.reason
    }
    return verdicts
  }

  private func withoutEvidence(_ outlets: String...) -> Verdicts {
    Verdicts(
      findings: Dictionary(
        uniqueKeysWithValues: outlets.map {
          ($0, "likely: the outlet “\($0)” lets code change it")
        }))
  }

  @Test func swiftCodeSettlesWhatTheLayoutLeavesOpen() throws {
    let verdicts = try verdicts("App", file: "Player.xib")
    #expect(
      verdicts.exempt == [
        "close":
          "PlayerViewController sets accessibilityLabel of its outlet “close” "
          + "(PlayerViewController.swift:10)"
      ])
    #expect(
      verdicts.findings == [
        "share":
          "certain: all code of PlayerViewController was read and nothing in it sets what "
          + "VoiceOver says: PlayerViewController.swift",
        "menu":
          "likely: the outlet “menu” lets code change it: it is passed to “apply” "
          + "(PlayerViewController.swift:12)",
      ])
  }

  @Test func objectiveCCodeSettlesWhatTheLayoutLeavesOpen() throws {
    let verdicts = try verdicts("App", file: "Search.xib")
    #expect(
      verdicts.exempt == [
        "back":
          "SearchViewController sets accessibilityLabel of its outlet “back” "
          + "(SearchViewController.m:13)"
      ])
    #expect(
      verdicts.findings == [
        "filter":
          "certain: all code of SearchViewController was read and nothing in it sets what "
          + "VoiceOver says: SearchViewController.h, SearchViewController.m",
        "more":
          "likely: the outlet “more” lets code change it: it is passed to “applyTo” "
          + "(SearchViewController.m:15)",
      ])
  }

  @Test func noEvidenceJudgesTheLayoutAlone() throws {
    #expect(
      try verdicts("--no-evidence", "App", file: "Player.xib")
        == withoutEvidence("close", "share", "menu"))
    #expect(
      try verdicts("--no-evidence", "App", file: "Search.xib")
        == withoutEvidence("back", "filter", "more"))
    let both = try program.run("--no-evidence", "--sources", "App", "App")
    #expect(both.status == 2)
    #expect(both.errors.contains("--sources and --no-evidence exclude each other"))
  }

  @Test func sourcesElsewhereTakeThePlaceOfTheProject() throws {
    let all = try verdicts("App", file: "Player.xib")
    try program.write(
      Self.swift.replacingOccurrences(of: "share.tintColor = .white", with: "share.isHidden = x")
        .replacingOccurrences(of: "close.accessibilityLabel", with: "close.largeContentTitle"),
      to: "Elsewhere/PlayerViewController.swift")
    let elsewhere = try verdicts("--sources", "Elsewhere", "App", file: "Player.xib")
    #expect(elsewhere.exempt.isEmpty)
    #expect(elsewhere.findings["close"]?.hasPrefix("certain: all code of Player") == true)
    #expect(elsewhere.findings["menu"] == all.findings["menu"])
    // The classes of the other layout are not there.
    let search = try verdicts("--sources", "Elsewhere", "App", file: "Search.xib")
    #expect(search.exempt.isEmpty)
    #expect(
      search.findings["back"]
        == "likely: the outlet “back” lets code change it: "
        + "the source of SearchViewController was not found")
  }

  @Test func withoutAProjectNoCodeIsRead() throws {
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent(".git"))
    #expect(
      try verdicts("App", file: "Player.xib") == withoutEvidence("close", "share", "menu"))
    try program.write("", to: "App/App.xcodeproj/project.pbxproj")
    #expect(try verdicts("App", file: "Player.xib").exempt.keys.sorted() == ["close"])
  }

  @Test func severalFoldersOfSources() throws {
    let empty = program.folder.appendingPathComponent("Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let one = try verdicts("--sources", "Empty", "App", file: "Player.xib")
    #expect(one == withoutEvidence("close", "share", "menu"))
    let two = try verdicts(
      "--sources", "Empty", "--sources", "App/Code", "App", file: "Player.xib")
    #expect(two == (try verdicts("App", file: "Player.xib")))
  }

  @Test func aFindingThatCodeClearsFailsNoBuild() throws {
    #expect(try program.run("App/Player.xib").status == 1)
    try program.write(
      Self.swift.replacingOccurrences(
        of: "share.tintColor = .white", with: "share.setTitle(\"Share\", for: .normal)"
      ).replacingOccurrences(
        of: "Style.shared.apply(to: menu)", with: "menu.isAccessibilityElement = false"),
      to: "App/Code/PlayerViewController.swift")
    let outcome = try program.run("App/Player.xib")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("image-button-no-label"))
    #expect(try program.run("App/Player.xib", "--no-evidence").status == 1)
  }
}
