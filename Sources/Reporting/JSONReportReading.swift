import Auditing
import LayoutModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads what ``JSONReport`` writes.
public enum JSONReportReading {
  /// Why bytes are no report.
  public struct Failure: Error, Equatable {
    /// A clause without a full stop.
    public var message: String

    public init(message: String) {
      self.message = message
    }
  }

  /// The report in the bytes. What is written from it in any format equals what would have been
  /// written from the report it was made of; the examples of its rules are not there.
  public static func report(_ bytes: [UInt8]) throws(Failure) -> AuditReport {
    let head = try decode(Head.self, bytes)
    guard let tool = head.tool?.name, tool == Product.name, let schema = head.schemaVersion else {
      throw Failure(
        message: "it is JSON, but no report of \(Product.name): write one with --format json")
    }
    guard schema == 1, let version = head.tool?.version, version == Product.version else {
      throw Failure(
        message: """
          \(Product.name) \(head.tool?.version ?? "of an unknown version") wrote it, and this is \
          \(Product.version): use one version for all
          """)
    }
    guard !bytes.holdLargeNumber else {
      throw Failure(message: "it counts more than there can be: a number has over 12 digits")
    }
    let document = try decode(JSONReport.Document.self, bytes)
    for (file, number) in zip(document.files, 0...) {
      for (screen, place) in zip(file.screenReports ?? [], 0...) {
        guard let drawing = screen.drawing,
          let fault = DrawingCheck(drawing, id: screen.id).fault
        else { continue }
        throw Failure(
          message: "files[\(number)].screenReports[\(place)].drawing is no drawing: \(fault)")
      }
    }
    var report = AuditReport(document)
    if let shard = document.shard {
      guard let valid = Shard(shard.number, of: shard.count) else {
        throw Failure(message: "there is no shard \(shard.number) of \(shard.count)")
      }
      report.shard = valid
    }
    return report
  }

  /// What tells a report from other JSON.
  private struct Head: Decodable {
    var schemaVersion: Int?
    var tool: Tool?

    struct Tool: Decodable {
      var name: String?
      var version: String?
    }

    private enum CodingKeys: CodingKey {
      case schemaVersion, tool
    }

    init(from decoder: any Decoder) throws {
      // Whatever stands there instead is no report's.
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      schemaVersion = try? container?.decode(Int.self, forKey: .schemaVersion)
      tool = try? container?.decode(Tool.self, forKey: .tool)
    }
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ bytes: [UInt8]
  ) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw Failure(message: explanation(of: error))
    }
  }

  private static func explanation(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath, in: "the report")) has no “\(key.stringValue)”"
    case .valueNotFound(_, let context):
      "\(place(context.codingPath, in: "the report")) has no value"
    case .typeMismatch(_, let context):
      "\(place(context.codingPath, in: "the report")) is of another type than it should be"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is no JSON, or not all of it is there"
    case .dataCorrupted(let context):
      "\(place(context.codingPath, in: "the report")) has a value that is not known"
    default:
      "\(error)"
    }
  }

  /// For example `files[3].findings[0].severity`.
  private static func place(_ path: [any CodingKey], in root: String) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? root : text
  }
}

extension AuditReport {
  fileprivate init(_ document: JSONReport.Document) {
    self.init(
      files: document.files.map(FileReport.init),
      rules: document.rules.map(RuleDocumentation.init), foldersLeftOut: document.foldersLeftOut)
    filesExcluded = document.filesExcluded
    staleSuppressions = document.staleSuppressions.map(StaleSuppression.init)
    unneededSuppressions = (document.unneededSuppressions ?? []).map(StaleSuppression.init)
    comparisons = document.comparisons.map(Comparison.init)
  }
}

extension FileReport {
  fileprivate init(_ file: JSONReport.File) {
    self.init(
      path: file.path, format: file.format, layoutPath: file.layout, screenCount: file.screens,
      elementCount: file.elements,
      findings: file.findings.map(ReportedFinding.init),
      notEvaluated: file.notEvaluated.map {
        NotEvaluated(NotEvaluated.Reason($0), at: SourcePosition($0.position))
      },
      undecided: file.undecided.map(RuleRemark.init), exempt: file.exempt.map(RuleRemark.init),
      passed: (file.passed ?? []).map(PassedElement.init),
      failures: file.failures.map {
        ReadingFailure(
          message: $0.message, advice: $0.advice, position: $0.position.map(SourcePosition.init))
      })
    screens = (file.screenReports ?? []).map(ScreenReport.init)
    suppressed = file.suppressed.map(SuppressedFinding.init)
    invalidSuppressions = file.invalidSuppressions.map(InvalidSuppression.init)
    staleSuppressions = file.staleSuppressions.map(StaleSuppression.init)
    known = file.known.map(KnownFinding.init)
    let all = file.findings + file.suppressed.map(\.finding) + file.known.map(\.finding)
    for position in all.map(\.position) {
      utf16Columns[SourcePosition(position)] = position.utf16Column
    }
  }
}

extension RuleRemark {
  fileprivate init(_ remark: JSONReport.RuleRemark) {
    self.init(
      rule: remark.rule, reason: remark.reason, element: ElementReference(remark.element),
      position: SourcePosition(remark.position))
  }
}

extension PassedElement {
  fileprivate init(_ passed: JSONReport.PassedElement) {
    self.init(
      rules: passed.rules, screen: passed.screen, element: ElementReference(passed.element),
      position: SourcePosition(passed.position))
  }
}

extension NotEvaluated.Reason {
  fileprivate init(_ item: JSONReport.NotEvaluated) {
    switch item.kind {
    case .otherPlatform: self = .otherPlatform(item.name ?? "")
    case .legacyArchive: self = .legacyArchive
    case .launchScreen: self = .launchScreen
    case .unknownRuntime: self = .unknownRuntime(item.name ?? "")
    case .unconnectedObject: self = .unconnectedObject
    case .binaryTable: self = .binaryTable
    }
  }
}

extension ReportedFinding {
  init(_ finding: JSONReport.Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity, impact: finding.impact,
      certainty: finding.certainty, reason: finding.reason, message: finding.message,
      saysNow: finding.saysNow, wouldSay: finding.wouldSay, fix: finding.fix,
      screen: finding.screen, element: ElementReference(finding.element),
      position: SourcePosition(finding.position), languages: finding.languages ?? [])
  }
}

extension ElementReference {
  fileprivate init(_ element: JSONReport.Element) {
    self.init(
      tag: element.tag, customClass: element.customClass, objectID: element.objectID,
      accessibilityIdentifier: element.accessibilityIdentifier, name: element.name)
  }
}

extension SourcePosition {
  init(_ position: JSONReport.Position) {
    self.init(line: position.line, column: position.column)
  }
}

extension RuleDocumentation {
  fileprivate init(_ rule: JSONReport.Rule) {
    self.init(
      id: rule.id, summary: rule.summary, why: rule.why, decides: rule.decides,
      limits: rule.limits, fixInInterfaceBuilder: rule.fixInInterfaceBuilder,
      fixInCode: rule.fixInCode, standards: rule.standards, severity: rule.severity,
      impact: rule.impact, isAboutTouchTargets: rule.isAboutTouchTargets,
      isEnabledByDefault: rule.isEnabledByDefault, examples: [])
  }
}

extension [UInt8] {
  /// Whether this JSON holds a number of more than 12 digits, or one with an exponent: reports have
  /// whole numbers, and their sums must stay within `Int`.
  fileprivate var holdLargeNumber: Bool {
    var digits = 0
    var isText = false
    var isEscaped = false
    for byte in self {
      if isText {
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "\""): isText = false
        default: break
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits > 12 { return true }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if digits > 0 { return true }
      default:
        digits = 0
        isText = byte == UInt8(ascii: "\"")
      }
    }
    return false
  }
}
