import LayoutModel

/// A finding that is set aside: it is no longer among the findings, and never fails a build.
public struct SuppressedFinding: Sendable, Equatable {
  public var finding: ReportedFinding
  public var suppression: Suppression

  public init(_ finding: ReportedFinding, by suppression: Suppression) {
    self.finding = finding
    self.suppression = suppression
  }
}

/// What sets a finding aside.
public struct Suppression: Sendable, Hashable {
  public var source: SuppressionSource
  /// Why, in the words of whoever wrote it.
  public var reason: String

  public init(_ source: SuppressionSource, reason: String) {
    self.source = source
    self.reason = reason
  }
}

/// Where a suppression is written.
public enum SuppressionSource: Sendable, Hashable {
  /// A note or a comment in the layout itself, at this place.
  case note(SourcePosition)
  /// The configuration file of this path, as messages name it, at this place.
  case configuration(String, SourcePosition)

  /// The place in its file.
  public var position: SourcePosition {
    switch self {
    case .note(let position), .configuration(_, let position): position
    }
  }

  /// For example `the note in line 12` and `.a11y-audit.yml:3:5`.
  public var description: String {
    switch self {
    case .note(let position): "the note in line \(position.line)"
    case .configuration(let path, let position): "\(path):\(position.line):\(position.column)"
    }
  }
}

/// A suppression in a layout that cannot be followed. It sets nothing aside, and counts as an error
/// that is certain: whoever wrote it thinks that something is settled.
public struct InvalidSuppression: Sendable, Hashable {
  /// A clause without a full stop.
  public var message: String
  /// What to do about it.
  public var advice: String
  public var position: SourcePosition

  public init(message: String, advice: String, position: SourcePosition) {
    self.message = message
    self.advice = advice
    self.position = position
  }

  /// What stands in the place of a rule's id in reports.
  public static let id = "invalid-suppression"
}

/// A suppression that sets nothing aside any more; it counts as a warning that is certain.
public struct StaleSuppression: Sendable, Hashable {
  /// The ids of the rules that find nothing there; empty for a suppression of all rules.
  public var rules: [String]
  public var source: SuppressionSource

  public init(rules: [String], source: SuppressionSource) {
    self.rules = rules
    self.source = source
  }

  /// A clause without a full stop.
  public var message: String {
    let what =
      rules.isEmpty
      ? "no rule finds anything" : "nothing is found by \(rules.joined(separator: ", "))"
    return "the suppression is no longer needed: \(what) here"
  }

  /// What stands in the place of a rule's id in reports.
  public static let id = "stale-suppression"
}
