import LayoutModel
import PathMatching
import YAMLReading

/// What a setting takes and how it becomes a value.
struct SettingType<Value>: Sendable {
  let shape: SettingShape
  /// The value; `nil` after an error, which the reader has been told.
  let read: @Sendable (YAMLNode, inout SettingReader) -> Value?

  init(_ shape: SettingShape, read: @escaping @Sendable (YAMLNode, inout SettingReader) -> Value?) {
    self.shape = shape
    self.read = read
  }

  func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> SettingType<New> {
    SettingType<New>(shape) { [read] node, reader in read(node, &reader).map(transform) }
  }

  /// The same under a name for the schema.
  func named(_ name: String) -> SettingType {
    SettingType(.named(name, shape), read: read)
  }
}

// MARK: Single values

extension SettingType {
  /// A single value that `convert` understands.
  private static func scalar(
    _ shape: SettingShape, among words: [String] = [],
    _ convert: @escaping @Sendable (YAMLScalar) -> Value?
  ) -> SettingType {
    SettingType(shape) { node, reader in
      guard case .scalar(let scalar) = node.content, let value = convert(scalar) else {
        reader.refuse(node, for: shape, among: words)
        return nil
      }
      return value
    }
  }
}

extension SettingType<Bool> {
  static var boolean: SettingType { .scalar(.boolean) { $0.boolean } }
}

extension SettingType<Int> {
  static func integer(atLeast least: Int) -> SettingType {
    .scalar(.integer(atLeast: least)) { $0.integer.flatMap { $0 >= least ? $0 : nil } }
  }
}

extension SettingType<Double> {
  /// Above 0.
  static var number: SettingType {
    .scalar(.number) { $0.number.flatMap { $0 > 0 ? $0 : nil } }
  }
}

extension SettingType<Size> {
  static var size: SettingType {
    SettingType(.size) { node, reader in
      guard case .sequence(let items) = node.content, items.count == 2 else {
        reader.refuse(node, for: .size)
        return nil
      }
      let width = SettingType<Double>.number.read(items[0], &reader)
      let height = SettingType<Double>.number.read(items[1], &reader)
      guard let width, let height else { return nil }
      return Size(width: width, height: height)
    }
  }
}

extension SettingType<String> {
  static var text: SettingType { .text(.any) }

  static func text(_ text: SettingShape.Text) -> SettingType {
    .scalar(.text(text)) { $0.isNull || $0.text.isEmpty ? nil : $0.text }
  }
}

extension SettingType where Value: Sendable {
  /// A text that `convert` understands; `spellings` say which.
  static func text(
    like spellings: [String], _ convert: @escaping @Sendable (String) -> Value?
  ) -> SettingType {
    .scalar(.text(.like(spellings)), among: spellings) { convert($0.text) }
  }

  /// One of these words. For “on” and “off” YAML's other words for true and false do, too.
  static func word(_ choices: [(choice: SettingShape.Choice, value: Value)]) -> SettingType {
    let words = choices.map(\.choice.word)
    return .scalar(.word(choices.map(\.choice)), among: words) { scalar in
      let word = scalar.boolean.map { $0 ? "on" : "off" }
      return choices.first { $0.choice.word == scalar.text || $0.choice.word == word }?.value
    }
  }
}

extension SettingType where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A raw value of a case.
  static func word(_ summary: (Value) -> String? = { _ in nil }) -> SettingType {
    .word(Value.allCases.map { (SettingShape.Choice($0.rawValue, summary($0)), $0) })
  }
}

extension SettingType<PathPattern> {
  static var pattern: SettingType {
    SettingType(.text(.pattern)) { node, reader in
      guard let text = SettingType<String>.text(.pattern).read(node, &reader) else { return nil }
      do throws(PathPatternError) {
        return try PathPattern(text)
      } catch {
        reader.fail("\(reader.name): \(error.message)", advice: error.advice, at: node.position)
        return nil
      }
    }
  }
}

// MARK: Several values

extension SettingType {
  static func list<Item>(of item: SettingType<Item>) -> SettingType where Value == [Item] {
    SettingType(.list(item.shape)) { node, reader in
      guard case .sequence(let nodes) = node.content else {
        reader.refuse(node, for: .list(item.shape))
        return nil
      }
      return nodes.compactMap { item.read($0, &reader) }
    }
  }

  static func oneOrMore<Item>(of item: SettingType<Item>) -> SettingType where Value == [Item] {
    SettingType(.oneOrMore(item.shape)) { node, reader in
      guard case .sequence(let nodes) = node.content else {
        return item.read(node, &reader).map { [$0] }
      }
      return nodes.compactMap { item.read($0, &reader) }
    }
  }

  /// A mapping with keys that the user chooses.
  static func dictionary<Item>(
    keys: String, of item: SettingType<Item>
  ) -> SettingType where Value == [String: Item] {
    let shape = SettingShape.dictionary(keys: keys, item.shape)
    return SettingType(shape) { node, reader in
      guard case .mapping(let entries) = node.content else {
        reader.refuse(node, for: shape)
        return nil
      }
      var values: [String: Item] = [:]
      for entry in entries {
        values[entry.key] = reader.inside(entry.key) { item.read(entry.value, &$0) }
      }
      return values
    }
  }

  /// A mapping with these keys. `initial` gives the value before any key is read, of the mapping
  /// that begins at a place of a file.
  static func mapping(
    _ settings: [Setting<Value>],
    _ initial: @escaping @Sendable (SourcePosition, ConfigurationSource) -> Value
  ) -> SettingType {
    let shape = SettingShape.mapping(settings.map(\.declaration))
    return SettingType(shape) { node, reader in
      guard case .mapping(let entries) = node.content else {
        reader.refuse(node, for: shape)
        return nil
      }
      var value = initial(node.position, reader.file)
      for entry in entries {
        guard let setting = settings.first(where: { $0.declaration.name == entry.key }) else {
          let names = settings.map(\.declaration.name)
          let guess = suggestion(for: entry.key, among: names)
          reader.fail(
            "\(reader.name) has no key “\(entry.key)”",
            advice: guess.map { "did you mean “\($0)”?" } ?? "its keys are \(names.listed())",
            at: entry.keyPosition)
          continue
        }
        // A key with nothing behind it states nothing: all that it had may be in comments.
        guard !entry.value.isNull else { continue }
        reader.inside(entry.key) { setting.apply(entry.value, &value, &$0) }
      }
      let missing = settings.map(\.declaration).filter { declaration in
        declaration.isRequired
          && !entries.contains { $0.key == declaration.name && !$0.value.isNull }
      }
      for declaration in missing {
        reader.fail(
          "\(reader.name) needs the key “\(declaration.name)”",
          advice: "add it: \(declaration.summary)", at: node.position)
      }
      return missing.isEmpty ? value : nil
    }
  }

  /// What `one` or `other` takes; a mapping is read by `other`, everything else by `one`.
  static func either(_ one: SettingType, orMapping other: SettingType) -> SettingType {
    let shape = SettingShape.either(one.shape, other.shape)
    return SettingType(shape) { node, reader in
      if case .mapping = node.content { other.read(node, &reader) } else { one.read(node, &reader) }
    }
  }
}

/// A key and where its value goes.
struct Setting<Subject>: Sendable {
  let declaration: SettingDeclaration
  let apply: @Sendable (YAMLNode, inout Subject, inout SettingReader) -> Void

  private init(
    _ declaration: SettingDeclaration,
    _ apply: @escaping @Sendable (YAMLNode, inout Subject, inout SettingReader) -> Void
  ) {
    self.declaration = declaration
    self.apply = apply
  }

  /// Declares a key.
  ///
  /// - Parameters:
  ///   - name: Kebab-case.
  ///   - type: What it takes.
  ///   - summary: One line without a full stop; states units.
  ///   - defaultText: What holds when it is not stated, as the configuration would write it.
  ///   - isRequired: Whether it has to be stated.
  ///   - example: A value as the configuration would write it.
  ///   - set: Puts the value where it goes.
  init<Value>(
    _ name: String, _ type: SettingType<Value>, _ summary: String,
    default defaultText: String? = nil,
    isRequired: Bool = false, example: String? = nil,
    set: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    self.init(
      SettingDeclaration(
        name: name, summary: summary, shape: type.shape, defaultText: defaultText,
        isRequired: isRequired, example: example ?? defaultText ?? "")
    ) { node, subject, reader in
      if let value = type.read(node, &reader) { set(&subject, value) }
    }
  }

  /// Declares a key whose value goes to a property.
  init<Value>(
    _ name: String, _ type: SettingType<Value>, _ summary: String,
    default defaultText: String? = nil,
    isRequired: Bool = false, example: String? = nil,
    _ property: WritableKeyPath<Subject, Value?> & Sendable
  ) {
    self.init(
      name, type, summary, default: defaultText, isRequired: isRequired, example: example
    ) { $0[keyPath: property] = $1 }
  }

  /// The same key for something that holds the subject.
  func within<Whole>(_ property: WritableKeyPath<Whole, Subject> & Sendable) -> Setting<Whole> {
    Setting<Whole>(declaration) { [apply] node, whole, reader in
      apply(node, &whole[keyPath: property], &reader)
    }
  }
}
