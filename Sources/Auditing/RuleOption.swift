import LayoutModel

/// A setting of a rule, declared once beside the rule's logic. The configuration, its schema and
/// the catalogue of rules are made from the declaration.
public struct RuleOption<Subject: Rule>: Sendable {
  fileprivate let name: String
  fileprivate let summary: String
  fileprivate let kind: RuleOptionKind
  fileprivate let value: @Sendable (Subject) -> RuleOptionValue
  /// Does nothing with a value of another kind, which ``Rule/set(_:to:)`` has turned down before.
  fileprivate let set: @Sendable (inout Subject, RuleOptionValue) -> Void

  /// A whole number of at least `least`.
  ///
  /// - Parameters:
  ///   - name: Kebab-case.
  ///   - summary: One line without a full stop; states units.
  ///   - least: The lowest value allowed.
  ///   - property: Where the rule keeps it; its initial value is the default.
  /// - Returns: The declaration.
  public static func integer(
    _ name: String, _ summary: String, atLeast least: Int,
    _ property: WritableKeyPath<Subject, Int> & Sendable
  ) -> RuleOption {
    RuleOption(
      name: name, summary: summary, kind: .integer(atLeast: least),
      value: { .integer($0[keyPath: property]) },
      set: { if case .integer(let value) = $1 { $0[keyPath: property] = value } })
  }

  /// A number above 0; the parameters are those of ``integer(_:_:atLeast:_:)``.
  public static func number(
    _ name: String, _ summary: String, _ property: WritableKeyPath<Subject, Double> & Sendable
  ) -> RuleOption {
    RuleOption(
      name: name, summary: summary, kind: .number,
      value: { .number($0[keyPath: property]) },
      set: { if case .number(let value) = $1 { $0[keyPath: property] = value } })
  }

  /// A width and a height above 0; the parameters are those of ``integer(_:_:atLeast:_:)``.
  public static func size(
    _ name: String, _ summary: String, _ property: WritableKeyPath<Subject, Size> & Sendable
  ) -> RuleOption {
    RuleOption(
      name: name, summary: summary, kind: .size,
      value: { .size($0[keyPath: property]) },
      set: { if case .size(let value) = $1 { $0[keyPath: property] = value } })
  }

  /// True or false; the parameters are those of ``integer(_:_:atLeast:_:)``.
  public static func boolean(
    _ name: String, _ summary: String, _ property: WritableKeyPath<Subject, Bool> & Sendable
  ) -> RuleOption {
    RuleOption(
      name: name, summary: summary, kind: .boolean,
      value: { .boolean($0[keyPath: property]) },
      set: { if case .boolean(let value) = $1 { $0[keyPath: property] = value } })
  }

  /// A list of texts; the parameters are those of ``integer(_:_:atLeast:_:)``.
  public static func texts(
    _ name: String, _ summary: String, _ property: WritableKeyPath<Subject, [String]> & Sendable
  ) -> RuleOption {
    RuleOption(
      name: name, summary: summary, kind: .texts,
      value: { .texts($0[keyPath: property]) },
      set: { if case .texts(let value) = $1 { $0[keyPath: property] = value } })
  }
}

/// What an option takes.
public enum RuleOptionKind: Sendable, Hashable {
  case boolean
  case integer(atLeast: Int)
  /// Above 0.
  case number
  /// A width and a height in points, both above 0.
  case size
  case texts

  /// For messages, for example `a whole number from 2`.
  public var description: String {
    switch self {
    case .boolean: "true or false"
    case .integer(let least): "a whole number from \(least)"
    case .number: "a number above 0"
    case .size: "a width and a height in points, such as [48, 48]"
    case .texts: "a list of texts"
    }
  }

  /// Whether an option of this kind can be set to the value.
  public func allows(_ value: RuleOptionValue) -> Bool {
    switch (self, value) {
    case (.boolean, .boolean), (.texts, .texts): true
    case (.integer(let least), .integer(let number)): number >= least
    case (.number, .number(let number)): number > 0 && number.isFinite
    case (.size, .size(let size)):
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    default: false
    }
  }
}

/// The value of an option.
public enum RuleOptionValue: Sendable, Hashable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case size(Size)
  case texts([String])

  /// As a configuration writes it, for example `[64, 36]`.
  public var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.inPoints
    case .size(let value): "[\(value.width.inPoints), \(value.height.inPoints)]"
    case .texts(let value): "[\(value.joined(separator: ", "))]"
    }
  }
}

/// What is told about an option without naming its rule's type.
public struct RuleOptionDeclaration: Sendable, Hashable {
  /// Kebab-case.
  public var name: String
  /// One line without a full stop.
  public var summary: String
  public var kind: RuleOptionKind
  public var defaultValue: RuleOptionValue

  public init(
    name: String, summary: String, kind: RuleOptionKind, defaultValue: RuleOptionValue
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.defaultValue = defaultValue
  }
}

extension Rule {
  /// What can be set, in the order of the declarations.
  public static var optionDeclarations: [RuleOptionDeclaration] {
    let rule = Self()
    return options.map {
      RuleOptionDeclaration(
        name: $0.name, summary: $0.summary, kind: $0.kind, defaultValue: $0.value(rule))
    }
  }

  /// Sets an option; false, with nothing changed, when there is none of that name or it does not
  /// allow the value.
  public mutating func set(_ name: String, to value: RuleOptionValue) -> Bool {
    guard let option = Self.options.first(where: { $0.name == name }), option.kind.allows(value)
    else { return false }
    option.set(&self, value)
    return true
  }
}
