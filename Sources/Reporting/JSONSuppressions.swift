import Auditing
import LayoutModel

/// What JSON reports say of findings that are set aside.
extension JSONReport {
  /// A finding that is set aside.
  struct SuppressedFinding: Codable {
    var finding: Finding
    /// Why, in the words of whoever set it aside.
    var reason: String
    var source: SuppressionSource
  }

  /// Where a suppression is written.
  struct SuppressionSource: Codable {
    /// The configuration file; absent for a note in the layout itself.
    var configuration: String?
    var position: Position
  }

  /// A suppression in a layout that cannot be followed.
  struct InvalidSuppression: Codable {
    var message: String
    var advice: String
    var position: Position
  }

  /// A suppression that sets nothing aside any more.
  struct StaleSuppression: Codable {
    /// The rules that find nothing; empty for a suppression of all rules.
    var rules: [String]
    var message: String
    var source: SuppressionSource
  }
}

extension JSONReport.SuppressedFinding {
  init(
    _ suppressed: Auditing.SuppressedFinding, fingerprint: Fingerprint,
    columns: [SourcePosition: Int]
  ) {
    finding = JSONReport.Finding(suppressed.finding, fingerprint: fingerprint, columns: columns)
    reason = suppressed.suppression.reason
    source = JSONReport.SuppressionSource(suppressed.suppression.source)
  }
}

extension JSONReport.SuppressionSource {
  init(_ source: Auditing.SuppressionSource) {
    if case .configuration(let path, _) = source { configuration = path }
    position = JSONReport.Position(source.position)
  }
}

extension JSONReport.InvalidSuppression {
  init(_ suppression: Auditing.InvalidSuppression) {
    message = suppression.message
    advice = suppression.advice
    position = JSONReport.Position(suppression.position)
  }
}

extension JSONReport.StaleSuppression {
  init(_ suppression: Auditing.StaleSuppression) {
    rules = suppression.rules
    message = suppression.message
    source = JSONReport.SuppressionSource(suppression.source)
  }
}

// MARK: Reading

extension SuppressedFinding {
  init(_ suppressed: JSONReport.SuppressedFinding) {
    self.init(
      ReportedFinding(suppressed.finding),
      by: Suppression(SuppressionSource(suppressed.source), reason: suppressed.reason))
  }
}

extension SuppressionSource {
  init(_ source: JSONReport.SuppressionSource) {
    let position = SourcePosition(source.position)
    self = source.configuration.map { .configuration($0, position) } ?? .note(position)
  }
}

extension InvalidSuppression {
  init(_ suppression: JSONReport.InvalidSuppression) {
    self.init(
      message: suppression.message, advice: suppression.advice,
      position: SourcePosition(suppression.position))
  }
}

extension StaleSuppression {
  init(_ suppression: JSONReport.StaleSuppression) {
    self.init(rules: suppression.rules, source: SuppressionSource(suppression.source))
  }
}
