import Auditing
import LayoutModel
import LayoutReading
import Localization
import Rules
import Testing

/// Every example of every rule, read by the real readers and judged by its rule alone.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func example(_ example: ExampleCase) throws {
    let layout = MarkedLayout(example.example)
    let parsed = LayoutReader().read(Array(layout.text.utf8), path: layout.path)
    var read = try parsed.get()
    if !layout.tables.isEmpty {
      read.localization = read.localization(
        by: layout.tables.map { ($0.language, $0.path, StringsFile(strings: Array($0.text.utf8))) },
        source: Array(layout.text.utf8))
    }
    var settings = AuditSettings(rules: [example.rule])
    settings.collectsPasses = true
    let auditor = Auditor(settings)
    var report = auditor.audit(read)
    #expect(report.notEvaluated.isEmpty)
    let tableReports = auditor.auditTables(of: read)
    #expect(tableReports.allSatisfy { $0.failures.isEmpty && $0.notEvaluated.isEmpty })
    // Positions of findings in tables follow those in the layout.
    report.findings += tableReports.flatMap(\.findings)

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
        if let fix = example.example.fix { #expect(finding.fix == fix) }
      }
    case .passes:
      #expect(report.findings.map(\.message) == [])
      #expect(report.undecided.map(\.reason) == [])
      #expect(report.passed.map(\.position) == layout.marks)
    case .cannotTell(let reason):
      #expect(report.findings.map(\.message) == [])
      #expect(report.undecided.map(\.position) == layout.marks)
      #expect(!layout.marks.isEmpty)
      for undecided in report.undecided { #expect(undecided.reason == reason) }
    case .exempt(let reason):
      #expect(report.findings.map(\.message) == [])
      #expect(report.undecided.map(\.reason) == [])
      #expect(report.exempt.map(\.position) == layout.marks)
      #expect(!layout.marks.isEmpty)
      for exempt in report.exempt { #expect(exempt.reason == reason) }
    }
  }

  /// What is marked in an example is judged; what has an outcome has not passed. Strings tables are
  /// judged by themselves.
  @Test(arguments: ExampleCase.all.filter { $0.example.strings.isEmpty })
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
        if marked.marks.contains(element.position), !example.isPassed {
          #expect(outcomes.contains(index))
        }
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

  var isPassed: Bool {
    if case .passes = example.expectation { true } else { false }
  }

  var testDescription: String { "\(rule.documentation.id): \(example.name)" }
}

/// An example as a whole file, without its marks.
struct MarkedLayout {
  var text = ""
  var path: String
  /// Where a mark stood, in the layout and then in its tables.
  var marks: [SourcePosition] = []
  /// The tables in the order of their languages.
  var tables: [(language: String, path: String, text: String)] = []

  init(_ example: RuleExample) {
    switch example.format {
    case .layoutXML:
      path = "Example.xml"
    case .interfaceBuilder:
      path = "Example.storyboard"
      text = Self.documentStart + Self.sceneStart
    case .storyboard:
      path = "Example.storyboard"
      text = Self.documentStart
    }
    text += takeMarks(of: example.layout, line: 1 + text.count { $0 == "\n" })
    switch example.format {
    case .layoutXML: break
    case .interfaceBuilder: text += Self.sceneEnd + Self.documentEnd
    case .storyboard: text += Self.documentEnd
    }
    for (language, table) in example.strings.sorted(by: { $0.key < $1.key }) {
      tables.append(
        (language, "\(language).lproj/Example.strings", takeMarks(of: table, line: 1)))
    }
  }

  /// The text without its marks, whose places are kept.
  private mutating func takeMarks(of marked: String, line: Int) -> String {
    var text = ""
    var line = line
    var column = 1
    for character in marked {
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
    return text
  }

  private static let documentStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><deployment identifier="iOS"/></dependencies>

    """

  private static let sceneStart = """
    <scenes><scene sceneID="scn-00-001"><objects>
    <viewController id="ctl-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="top-00-001">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>

    """

  private static let sceneEnd = """

    </subviews>
    </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fst-00-001" sceneMemberID="firstResponder"/>
    </objects></scene></scenes>

    """

  private static let documentEnd = """

    </document>

    """
}
