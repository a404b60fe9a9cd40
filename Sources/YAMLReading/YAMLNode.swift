import LayoutModel

/// A value in a YAML document, with its place. Aliases and merge keys are resolved: what an alias
/// stands for keeps the place where it is written out.
public struct YAMLNode: Sendable, Equatable {
  public var content: Content
  public var position: SourcePosition

  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  public enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file; no two keys are the same. What comes by merge keys comes last.
    case mapping([YAMLEntry])
  }
}

/// A key of a mapping and its value.
public struct YAMLEntry: Sendable, Equatable {
  public var key: String
  public var keyPosition: SourcePosition
  public var value: YAMLNode

  public init(_ key: String, at keyPosition: SourcePosition, _ value: YAMLNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A single value. What type it has is for the reader to say who expects one.
public struct YAMLScalar: Sendable, Equatable {
  public var text: String
  /// Without quotes and no block text, so that it may be a number, a boolean or nothing.
  public var isPlain: Bool

  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Whether nothing is stated (YAML 1.1, Null Language-Independent Type).
  public var isNull: Bool {
    isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The truth value of one of YAML 1.1's words but `y` and `n`, which its parsers leave out;
  /// `nil` for other values.
  public var boolean: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// A decimal number; `nil` for other values, also for infinite ones.
  public var number: Double? {
    guard isPlain, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// A decimal integer; `nil` for other values.
  public var integer: Int? {
    isPlain ? Int(text) : nil
  }
}
