import Auditing
import LayoutModel
import Rules

/// The values of the options that choose rules and the least size of touch targets; the commands
/// that judge share them.
enum RuleOptions {
  static let profileValue = TouchRequirement.Profile.allCases.map(\.rawValue).joined(
    separator: "|")
  static let profileHelp = """
    How large a touch target has to be: 48 by 48 points (material, the default), 44 by 44 (apple), \
    or 24 by 24, or less with enough space around it (wcag22-aa).
    """

  static let sizeValue = "CLASS=WIDTHxHEIGHT"
  static let sizeHelp = """
    The least size of the touch targets of one class in points, such as RoundButton=44x44; \
    UIButton and UITextField stand for all buttons and text fields. May be given several times.
    """

  static let ruleValue = "RULE"
  static let enableHelp = "Run this rule, too, or all; may be given several times."
  static let disableHelp = """
    Leave this rule out, or all but those enabled after it; may be given several times.
    """
}

/// What the options change of the settings, in their order; what is set elsewhere comes before.
struct SettingChanges {
  /// The rules that can be asked for.
  private let rules: [any Rule.Type]
  private var changes: [Change] = []

  private enum Change {
    case run(Set<String>, Bool)
    case profile(TouchRequirement.Profile)
    case size(Size, ofClass: String)
  }

  private static let all = "all"

  init(of rules: [any Rule.Type]) {
    self.rules = rules
  }

  mutating func run(
    _ isRunning: Bool, _ id: String, of option: some CommandOption
  ) throws(UsageError) {
    let ids = rules.map { $0.documentation.id }
    guard id != Self.all else {
      changes.append(.run(Set(ids), isRunning))
      return
    }
    guard ids.contains(id) else {
      guard !allRules.contains(where: { $0.documentation.id == id }) else {
        throw UsageError("“\(id)” is not about touch targets, and nothing else is drawn")
      }
      let guess = suggestion(for: id, among: ids + [Self.all]).map { "; did you mean “\($0)”?" }
      throw UsageError("--\(option.rawValue): there is no rule “\(id)”" + (guess ?? ""))
    }
    changes.append(.run([id], isRunning))
  }

  mutating func setProfile(_ value: String, of option: some CommandOption) throws(UsageError) {
    changes.append(.profile(try TouchRequirement.Profile(value, of: option)))
  }

  mutating func setSize(_ value: String, of option: some CommandOption) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = parts.count == 2 ? parts[1].split { "xX×".contains($0) } : []
    guard parts[0].contains(where: { !$0.isWhitespace }), sides.count == 2,
      let width = Double(sides[0]), let height = Double(sides[1]),
      [width, height].allSatisfy({ $0 > 0 && $0 <= Geometry.mostPoints })
    else {
      throw UsageError(
        """
        --\(option.rawValue) takes a class and its width and height in points, such as \
        RoundButton=44x44, not “\(value)”
        """)
    }
    let name = String(parts[0])
    guard !Self.unjudged.contains(name) else {
      throw UsageError(
        """
        --\(option.rawValue) takes UIButton, UITextField or a class of your own; no rule judges \
        the size of a \(name)
        """)
    }
    changes.append(.size(Size(width: width, height: height), ofClass: name))
  }

  /// UIKit's classes for the other kinds of elements.
  private static var unjudged: Set<String> {
    Set(
      Element.Kind.allCases.filter { $0 != .button && $0 != .textField }.map {
        "UI" + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()
      })
  }

  /// The settings with the changes made.
  func applied(to settings: AuditSettings) -> AuditSettings {
    var settings = settings
    for change in changes {
      switch change {
      case .run(let ids, false):
        settings.rules.removeAll { ids.contains($0.documentation.id) }
      case .run(let ids, true):
        let running = Set(settings.rules.map(\.documentation.id))
        settings.rules += rules.filter {
          ids.contains($0.documentation.id) && !running.contains($0.documentation.id)
        }
        .map { RuleSetting($0) }
      case .profile(let profile): settings.touchRequirement.profile = profile
      case .size(let size, let name): settings.touchRequirement.sizes[name] = size
      }
    }
    return settings
  }
}
