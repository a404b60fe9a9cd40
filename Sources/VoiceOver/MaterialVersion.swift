/// The version of Material Components for iOS whose behaviour is modelled.
public enum MaterialVersion: Sendable, Hashable {
  /// What the documentation of MDCTextField says (`components/TextFields/README.md`,
  /// “-accessibilityValue Behavior”): the label is the one that was set; the value is the
  /// placeholder, or the text once there is one, and the leading underline text. The other classes
  /// behave as in 124.2.
  case documented
  /// A released version, as in the tags `v24.0.0` to `v124.2.0`.
  case released(major: Int, minor: Int)
  /// The development branch after 124.2, never released.
  case develop

  /// `documented`, `develop`, or a version such as `124.2` or `v63.0.0`; `nil` for anything else.
  public init?(_ text: String) {
    switch text {
    case "documented": self = .documented
    case "develop": self = .develop
    default:
      let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
      let numbers = digits.split(separator: ".", omittingEmptySubsequences: false).map { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
      }
      guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers[0] else {
        return nil
      }
      self = .released(major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }
  }

  /// What ``init(_:)`` takes, for messages.
  public static let spellings = ["documented", "develop", "a version such as 124.2"]

  public var description: String {
    switch self {
    case .documented: "documented"
    case .develop: "develop"
    case .released(let major, let minor): "\(major).\(minor)"
    }
  }

  /// Whether the library is this version or a later one. The documentation counts as 124.2.
  func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    switch self {
    case .documented: (124, 2) >= (major, minor)
    case .develop: true
    case .released(let ownMajor, let ownMinor): (ownMajor, ownMinor) >= (major, minor)
    }
  }
}
