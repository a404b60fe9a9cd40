import LayoutModel

/// What a setting takes, as data: messages, the schema and the documentation are made from it.
public indirect enum SettingShape: Sendable {
  case boolean
  case integer(atLeast: Int)
  /// Above 0.
  case number
  /// A width and a height in points, both above 0.
  case size
  case text(Text)
  case word([Choice])
  case list(SettingShape)
  /// One, or a list of them.
  case oneOrMore(SettingShape)
  case mapping([SettingDeclaration])
  /// A mapping with keys that the user chooses; `keys` says of what.
  case dictionary(keys: String, SettingShape)
  case either(SettingShape, SettingShape)
  /// A shape that occurs several times, under a name for the schema.
  case named(String, SettingShape)

  /// What a text is for.
  public enum Text: Sendable {
    case any, path, pattern
    /// As the words say, for example `a version such as 124.2`.
    case like([String])
  }

  /// A word that a setting takes.
  public struct Choice: Sendable, Equatable {
    public var word: String
    /// One line without a full stop; `nil` when the word says it.
    public var summary: String?

    public init(_ word: String, _ summary: String? = nil) {
      self.word = word
      self.summary = summary
    }
  }

  /// For messages, for example `true or false`.
  public var description: String {
    switch self {
    case .boolean: "true or false"
    case .integer(let least): "a whole number from \(least)"
    case .number: "a number above 0"
    case .size: "a width and a height in points, such as [48, 48]"
    case .text(.any): "a text"
    case .text(.path): "a path"
    case .text(.pattern): "a pattern for paths"
    case .text(.like(let words)): words.listed()
    case .word(let choices): choices.map(\.word).listed()
    case .list: "a list"
    case .oneOrMore(let item): "\(item.description), or a list of such"
    case .mapping, .dictionary: "a mapping"
    case .either(let one, let other): "\(one.description), or \(other.description)"
    case .named(_, let shape): shape.description
    }
  }
}

/// A key of the configuration: everything said about it, in one place.
public struct SettingDeclaration: Sendable {
  /// Kebab-case.
  public var name: String
  /// One line without a full stop; states units.
  public var summary: String
  public var shape: SettingShape
  /// What holds when the key is not stated, as the configuration would write it.
  public var defaultText: String?
  public var isRequired: Bool
  /// A value as the configuration would write it, in lines without indentation.
  public var example: String

  public init(
    name: String, summary: String, shape: SettingShape, defaultText: String? = nil,
    isRequired: Bool = false, example: String
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.defaultText = defaultText
    self.isRequired = isRequired
    self.example = example
  }
}
