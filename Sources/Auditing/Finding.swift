import LayoutModel

/// What a rule has to say about one element, before severities and suppressions.
public struct Finding: Sendable, Equatable {
  /// The element's index in its screen.
  public var element: Int
  /// The indices of the other elements the fault lies in, such as the rest of a group: they get
  /// no finding of their own and have not passed.
  public var others: [Int]
  /// One or two sentences: what is wrong, in the user's terms.
  public var message: String
  public var certainty: Certainty
  /// Why it is not certain, or what makes it so.
  public var reason: String?
  /// What VoiceOver speaks now.
  public var saysNow: String?
  /// What it would speak after the repair.
  public var wouldSay: String?
  /// The smallest repair, for this element.
  public var fix: String?

  public init(
    element: Int, others: [Int] = [], message: String, certainty: Certainty,
    reason: String? = nil, saysNow: String? = nil, wouldSay: String? = nil, fix: String? = nil
  ) {
    self.element = element
    self.others = others
    self.message = message
    self.certainty = certainty
    self.reason = reason
    self.saysNow = saysNow
    self.wouldSay = wouldSay
    self.fix = fix
  }
}

/// How sure a finding is.
public enum Certainty: String, Sendable, Comparable, CaseIterable {
  /// A person must look.
  case needsReview
  /// The usual case; an outlet, a custom class or a run-time attribute could change it.
  case likely
  /// The file alone proves it.
  case certain

  public static func < (one: Certainty, other: Certainty) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .needsReview: 0
    case .likely: 1
    case .certain: 2
    }
  }
}

/// How much a finding matters to a build.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  public static func < (one: Severity, other: Severity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How much a fault hurts a person, in the words of axe-core.
public enum Impact: String, Sendable, CaseIterable {
  /// A nuisance.
  case minor
  /// Some difficulty; the task can still be done.
  case moderate
  /// A serious barrier.
  case serious
  /// Blocks the task.
  case critical
}
