import Auditing
import LayoutModel

/// What an audit says about touching one element.
public enum TouchVerdict: Sendable, Equatable {
  /// No rule about touch targets has anything against it.
  case passes
  /// What rules found, in the words of their messages.
  case fails([String])
  /// What rules found is set aside: what was found, and by what it is set aside.
  case setAside([String])
  /// Nobody but a person, or the app at run time, can tell: the reasons.
  case cannotTell([String])
}

/// The verdicts of an audit on the touch targets of a file.
///
/// Nothing is judged here: a verdict is what the findings of rules say that rest on a target size
/// criterion of WCAG (2.5.5 or 2.5.8).
public struct TouchVerdicts: Sendable {
  private var failures: [SourcePosition: [String]] = [:]
  private var doubts: [SourcePosition: [String]] = [:]
  private var setAside: [SourcePosition: [String]] = [:]

  /// - Parameters:
  ///   - report: What the audit made of the file.
  ///   - rules: The rules that ran.
  public init(_ report: FileReport, rules: [RuleDocumentation]) {
    let rules = Set(rules.filter(\.isAboutTouchTargets).map(\.id))
    for finding in report.findings where rules.contains(finding.rule) {
      if finding.certainty == .needsReview {
        doubts[finding.position, default: []].append(
          finding.message + (finding.reason.map { " A person must look: \($0)." } ?? ""))
      } else {
        failures[finding.position, default: []].append(finding.message)
      }
    }
    for item in report.suppressed where rules.contains(item.finding.rule) {
      setAside[item.finding.position, default: []].append(
        "Suppressed: \(item.finding.message.asSentence) \(item.suppression.reason.asSentence)")
    }
    for item in report.known where rules.contains(item.finding.rule) {
      setAside[item.finding.position, default: []].append(
        "In \(item.source.description): \(item.finding.message.asSentence)")
    }
    for item in report.undecided where rules.contains(item.rule) {
      doubts[item.position, default: []].append(item.reason.asSentence)
    }
  }

  /// The verdict on an element of the file. What no rule mentions passes.
  func verdict(on element: Element) -> TouchVerdict {
    if let messages = failures[element.position] { return .fails(messages) }
    if let reasons = doubts[element.position] { return .cannotTell(reasons) }
    if let texts = setAside[element.position] { return .setAside(texts) }
    return .passes
  }

  /// Whether a rule says anything about the element.
  func mentions(_ element: Element) -> Bool {
    [failures, doubts, setAside].contains { $0[element.position] != nil }
  }
}
