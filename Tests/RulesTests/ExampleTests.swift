import Auditing
import LayoutModel
import LayoutReading
import Rules
import Testing

/// Every example of every rule, read by the real readers and judged by its rule alone.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func example(_ example: ExampleCase) throws {
    let layout = MarkedLayout(example.example)
    let read = LayoutReader().read(Array(layout.text.utf8), path: layout.path)
    let report = Auditor(rules: [example.rule]).audit(try read.get())
    #expect(report.notEvaluated.isEmpty)

    switch example.example.expectation {
    case .fails(let message, let certainty, let saysNow, let wouldSay):
      #expect(report.findings.map(\.position) == layout.marks)
      #expect(!layout.marks.isEmpty, "an example that fails marks at least one element")
      #expect(report.undecided.isEmpty)
      for finding in report.findings {
        #expect(finding.message == message)
        #expect(finding.certainty == certainty)
        #expect((finding.reason == nil) == (finding.certainty == .certain))
        if let saysNow { #expect(finding.saysNow == saysNow) }
        if let wouldSay { #expect(finding.wouldSay == wouldSay) }
      }
    case .passes:
      #expect(report.findings.map(\.message) == [])
      #expect(report.undecided.map(\.reason) == [])
      #expect(layout.marks.isEmpty)
    case .cannotTell(let reason):
      #expect(report.findings.map(\.message) == [])
      #expect(report.undecided.map(\.position) == layout.marks)
      #expect(!layout.marks.isEmpty)
      for undecided in report.undecided { #expect(undecided.reason == reason) }
    }
  }

  /// What is marked in an example is judged; what has an outcome has not passed.
  @Test(arguments: ExampleCase.all)
  func judgesWhatItHasOutcomesFor(_ example: ExampleCase) throws {
    let marked = MarkedLayout(example.example)
    let layout = try LayoutReader().read(Array(marked.text.utf8), path: marked.path).get()
    let rule = example.rule.init()
    var settings = AuditSettings(rules: [example.rule])
    settings.collectsPasses = true
    let passed = Auditor(settings).audit(layout).passed.map(\.position)
    for screen in layout.screens {
      let resolved = ResolvedScreen(screen, of: layout)
      let all = rule.check(resolved)
      let outcomes = Set(all.flatMap(\.elements))
      for index in all.compactMap(\.elements.first) {
        #expect(rule.judges(index, in: resolved))
      }
      for (index, element) in screen.elements.enumerated() {
        if marked.marks.contains(element.position) { #expect(outcomes.contains(index)) }
        #expect(
          passed.contains(element.position)
            == (rule.judges(index, in: resolved) && !outcomes.contains(index)))
      }
    }
  }
}

struct ExampleCase: Sendable, CustomTestStringConvertible {
  var rule: any Rule.Type
  var example: RuleExample

  static let all = allRules.flatMap { rule in
    rule.documentation.examples.map { ExampleCase(rule: rule, example: $0) }
  }

  var testDescription: String { "\(rule.documentation.id): \(example.name)" }
}

/// An example as a whole file, without its marks.
struct MarkedLayout {
  var text = ""
  var path: String
  /// Where a mark stood.
  var marks: [SourcePosition] = []

  init(_ example: RuleExample) {
    var line = 1
    var column = 1
    switch example.format {
    case .layoutXML:
      path = "Example.xml"
    case .interfaceBuilder:
      path = "Example.storyboard"
      text = Self.storyboardStart
      line += text.count { $0 == "\n" }
    }
    for character in example.layout {
      if character == "↓" {
        marks.append(SourcePosition(line: line, column: column))
        continue
      }
      text.append(character)
      if character == "\n" {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    if example.format == .interfaceBuilder { text += Self.storyboardEnd }
  }

  private static let storyboardStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><deployment identifier="iOS"/></dependencies>
    <scenes><scene sceneID="scn-00-001"><objects>
    <viewController id="ctl-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="top-00-001">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>

    """

  private static let storyboardEnd = """

    </subviews>
    </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fst-00-001" sceneMemberID="firstResponder"/>
    </objects></scene></scenes>
    </document>

    """
}
