/// One attribute of Layout XML: what it is called, how its value is written and what it sets.
struct Attribute<Target>: Sendable {
  let name: String
  /// What to write, as the end of the sentence “Write …”.
  let expectation: String
  /// The words its value is made of, where there is a closed list.
  let words: [String]
  /// The attributes of which one must stand beside this one; empty when it can stand alone.
  private(set) var needed: [String] = []
  /// The attribute that says the same and cannot stand beside this one.
  private(set) var alternative: String?
  /// Sets the value; false when the text is none.
  let set: @Sendable (String, inout Target) -> Bool

  init<Value>(
    _ name: String, _ format: ValueFormat<Value>,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    self.expectation = format.expectation
    self.words = format.words
    self.set = { text, target in
      guard let value = format.read(text) else { return false }
      set(&target, value)
      return true
    }
  }

  func needing(_ names: String...) -> Attribute {
    var attribute = self
    attribute.needed = names
    return attribute
  }

  func insteadOf(_ name: String) -> Attribute {
    var attribute = self
    attribute.alternative = name
    return attribute
  }
}
