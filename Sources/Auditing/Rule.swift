import LayoutModel

/// A check of one screen. One file under `Rules/` holds one rule: its text, its examples and its
/// logic.
public protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }

  /// What code sets where it puts right what the rule finds: an element of which code is known to
  /// set one of these is exempt.
  static var clearedInCode: Set<CodeFact.Property> { get }

  /// What can be set.
  static var options: [RuleOption<Self>] { get }

  /// The rule as it comes, every option at its default.
  init()

  /// Whether the rule judges the element at `index` at all. What it judges and neither fails, nor
  /// leaves undecided, nor exempts has passed; so it is false for what another rule tells.
  func judges(_ index: Int, in screen: ResolvedScreen) -> Bool

  /// Judges a screen. A pure function: the same screen gives the same outcomes.
  func check(_ screen: ResolvedScreen) -> [RuleOutcome]

  /// Judges a strings table of a layout. A pure function.
  func check(_ table: LayoutLocalization.Table, of layout: Layout) -> [TableFinding]
}

extension Rule {
  /// Most rules judge screens alone.
  public func check(_ table: LayoutLocalization.Table, of layout: Layout) -> [TableFinding] { [] }

  public static var options: [RuleOption<Self>] { [] }

  public static var clearedInCode: Set<CodeFact.Property> { [] }
}

extension [any Rule.Type] {
  /// The rules that run unless others are asked for.
  public var enabledByDefault: [any Rule.Type] {
    filter { $0.documentation.isEnabledByDefault }
  }
}

/// What a rule makes of one element.
public enum RuleOutcome: Sendable, Equatable {
  case fails(Finding)
  /// The rule applies and the layout does not hold what it needs to decide.
  case cannotTell(element: Int, because: String)
  /// The rule leaves the element alone although it is of the kind the rule judges, for this reason.
  case exempt(element: Int, because: String)
}

/// Everything said about a rule, in one place; catalogues and reports are made from it.
public struct RuleDocumentation: Sendable {
  /// Kebab-case; names the fault.
  public var id: String
  /// One line without a full stop.
  public var summary: String
  /// Why it matters to a person.
  public var why: String
  /// How the rule decides, and what it leaves alone.
  public var decides: String
  /// What it cannot see or gets wrong.
  public var limits: String
  /// The repair in Interface Builder.
  public var fixInInterfaceBuilder: String
  /// The repair in code.
  public var fixInCode: String
  public var standards: [Standard]
  public var severity: Severity
  public var impact: Impact
  /// Whether the rule judges where a finger works.
  public var isAboutTouchTargets: Bool
  /// False for advice most people do not want unasked.
  public var isEnabledByDefault: Bool
  public var examples: [RuleExample]

  public init(
    id: String, summary: String, why: String, decides: String, limits: String,
    fixInInterfaceBuilder: String, fixInCode: String, standards: [Standard], severity: Severity,
    impact: Impact, isAboutTouchTargets: Bool = false, isEnabledByDefault: Bool = true,
    examples: [RuleExample]
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.decides = decides
    self.limits = limits
    self.fixInInterfaceBuilder = fixInInterfaceBuilder
    self.fixInCode = fixInCode
    self.standards = standards
    self.severity = severity
    self.impact = impact
    self.isAboutTouchTargets = isAboutTouchTargets
    self.isEnabledByDefault = isEnabledByDefault
    self.examples = examples
  }
}

/// A published requirement or recommendation a rule rests on.
public enum Standard: Sendable, Hashable, LosslessStringConvertible {
  /// WCAG 2.2: criterion number, name and level (`A`, `AA`, `AAA`).
  case wcag(String, String, level: String)
  /// Apple's Human Interface Guidelines or UIKit documentation, by topic.
  case apple(String)
  /// Material Design or Material components' documentation, by topic.
  case material(String)

  /// For example `WCAG 2.2 SC 4.1.2 Name, Role, Value (A)`.
  public var description: String {
    switch self {
    case .wcag(let number, let name, let level): "WCAG 2.2 SC \(number) \(name) (\(level))"
    case .apple(let topic): "Apple: \(topic)"
    case .material(let topic): "Material: \(topic)"
    }
  }

  /// Reads a ``description``.
  public init?(_ description: String) {
    if let topic = description.tail(behind: "Apple: ") {
      self = .apple(topic)
    } else if let topic = description.tail(behind: "Material: ") {
      self = .material(topic)
    } else if let criterion = description.tail(behind: "WCAG 2.2 SC "), criterion.hasSuffix(")"),
      let number = criterion.firstIndex(of: " "), let level = criterion.lastIndex(of: "("),
      criterion.index(after: number) < level
    {
      self = .wcag(
        String(criterion[..<number]),
        String(criterion[criterion.index(after: number)..<level].dropLast()),
        level: String(criterion[criterion.index(after: level)...].dropLast()))
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate func tail(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// A layout that shows a rule at work, and its first test.
public struct RuleExample: Sendable {
  public var name: String
  /// A whole layout. The character `↓` stands before each element of which the expectation speaks;
  /// it is taken out before reading.
  public var layout: String
  public var format: Format
  /// Strings tables beside the layout, by language; `↓` stands before each key that must be found.
  public var strings: [String: String] = [:]
  public var expectation: Expectation
  /// The repair each finding tells, where it matters to the example.
  public var fix: String?

  public enum Format: Sendable {
    case layoutXML
    /// Elements for the `subviews` of a screen's view; the harness puts a storyboard around them.
    case interfaceBuilder
    /// What stands in `document` of a storyboard: its scenes and resources.
    case storyboard
  }

  public enum Expectation: Sendable {
    /// Each marked element is found with this message and, where given, this utterance.
    case fails(message: String, certainty: Certainty, saysNow: String?, wouldSay: String?)
    /// Each marked element is judged and found right; the rule does not judge the others.
    case passes
    /// Each marked element is reported as one that cannot be judged.
    case cannotTell(because: String)
    /// Each marked element is reported as one that is left alone.
    case exempt(because: String)
  }

  public static func fails(
    _ name: String, _ layout: String, in format: Format = .layoutXML,
    strings: [String: String] = [:], message: String,
    certainty: Certainty = .certain, saysNow: String? = nil, wouldSay: String? = nil,
    fix: String? = nil
  ) -> RuleExample {
    RuleExample(
      name: name, layout: layout, format: format, strings: strings,
      expectation: .fails(
        message: message, certainty: certainty, saysNow: saysNow, wouldSay: wouldSay),
      fix: fix)
  }

  public static func passes(
    _ name: String, _ layout: String, in format: Format = .layoutXML,
    strings: [String: String] = [:]
  ) -> RuleExample {
    RuleExample(name: name, layout: layout, format: format, strings: strings, expectation: .passes)
  }

  public static func cannotTell(
    _ name: String, _ layout: String, in format: Format = .layoutXML,
    strings: [String: String] = [:], because: String
  ) -> RuleExample {
    RuleExample(
      name: name, layout: layout, format: format, strings: strings,
      expectation: .cannotTell(because: because))
  }

  /// The layout and its strings tables, for catalogues.
  public var text: String {
    strings.sorted { $0.key < $1.key }.reduce(layout) { text, table in
      text + "\n/* \(table.key).lproj */\n" + table.value
    }
  }

  public static func exempt(
    _ name: String, _ layout: String, in format: Format = .layoutXML, because: String
  ) -> RuleExample {
    RuleExample(name: name, layout: layout, format: format, expectation: .exempt(because: because))
  }
}
