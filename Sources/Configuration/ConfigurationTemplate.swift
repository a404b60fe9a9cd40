import Auditing

/// What is known of a project that begins to use the program.
public struct ProjectFacts: Sendable {
  /// Something met in layouts, and how often.
  public struct Count: Sendable, Equatable {
    public var name: String
    public var count: Int

    public init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The folders with layouts, by their paths from the configuration, and how many each has.
  public var folders: [Count]
  /// The classes of Material components among the elements.
  public var materialClasses: [Count]
  /// The classes that the program does not know.
  public var unknownClasses: [Count]
  /// The key paths of run-time attributes that the program does not know.
  public var unknownKeyPaths: [Count]

  public init(
    folders: [Count] = [], materialClasses: [Count] = [], unknownClasses: [Count] = [],
    unknownKeyPaths: [Count] = []
  ) {
    self.folders = folders
    self.materialClasses = materialClasses
    self.unknownClasses = unknownClasses
    self.unknownKeyPaths = unknownKeyPaths
  }
}

extension ConfigurationFormat {
  /// The configuration that a project begins with: every key with what it does. What decides
  /// nothing yet is in comments.
  public func template(for facts: ProjectFacts = ProjectFacts()) -> [UInt8] {
    var text = ConfigurationText()
    text.comment(
      "The configuration of \(Product.name). It holds for the layouts in this folder and below, "
        + "unless a nearer folder has its own. Take the # from a key, and from the lines below it, to put them to use."
    )
    text.list("Layouts were found in", facts.folders)
    for declaration in declarations {
      text.line()
      text.comment(declaration, besides: declarations.map(\.name))
      switch declaration.name {
      case "preset":
        text.list("Material Components found", facts.materialClasses)
        let preset: Preset = facts.materialClasses.isEmpty ? .recommended : .material
        text.line("preset: \(preset.rawValue)")
      case "house-styles":
        text.list("Classes of this project", facts.unknownClasses)
        text.list("Run-time attributes of this project", facts.unknownKeyPaths)
        text.example(declaration)
      default:
        text.example(declaration)
      }
    }
    return text.bytes
  }
}

/// Writes a configuration with comments.
private struct ConfigurationText {
  private var text = ""

  var bytes: [UInt8] { Array(text.utf8) }

  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Words in lines of at most 100 characters; further lines are indented.
  mutating func comment(_ words: String, indent: Int = 0) {
    let margin = "#" + String(repeating: " ", count: indent)
    var line = margin
    for word in words.split(separator: " ") {
      if line.count + word.count + 1 > 100 {
        self.line(line)
        line = margin
      }
      line += " " + word
    }
    self.line(line)
  }

  /// What a key does, and the keys below it. Those that stand at the top as well, `others`, are only
  /// named.
  mutating func comment(_ declaration: SettingDeclaration, besides others: [String]) {
    var words = declaration.summary + "."
    if let value = declaration.defaultText { words += " Default: \(value)." }
    comment(words)
    for choice in declaration.shape.choices {
      comment(choice.word + (choice.summary.map { ": \($0)" } ?? ""), indent: 2)
    }
    guard declaration.name != "rules" else { return }
    let keys = declaration.shape.keys
    for key in keys where !others.contains(key.name) || keys.count < 3 {
      let value = key.defaultText.map { ". Default: \($0)" } ?? ""
      comment("\(key.name): \(key.summary)\(value)", indent: 2)
    }
    let known = keys.map(\.name).filter(others.contains)
    if keys.count >= 3, !known.isEmpty {
      comment("and \(known.joined(separator: ", "))", indent: 2)
    }
  }

  /// A key with a value, ready to be put to use.
  mutating func example(_ declaration: SettingDeclaration) {
    if case .named(_, .mapping(let settings)) = declaration.shape, declaration.name == "rules" {
      line("#\(declaration.name):")
      for setting in settings {
        line("#  \(setting.name): \(setting.defaultText ?? setting.example)  # \(setting.summary)")
      }
      return
    }
    let lines = declaration.example.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1, !declaration.shape.isMapping {
      line("#\(declaration.name): \(declaration.example)")
    } else {
      line("#\(declaration.name):")
      for line in lines { self.line("#  \(line)") }
    }
  }

  /// What was met, most frequent first; nothing when there is nothing.
  mutating func list(_ title: String, _ counts: [ProjectFacts.Count]) {
    guard !counts.isEmpty else { return }
    let most = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(20)
    let rest = counts.count - most.count
    comment(
      "\(title): " + most.map { "\($0.name.onOneLine) (\($0.count))" }.joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more." : "."))
  }
}

extension String {
  /// The text without what would end a comment.
  fileprivate var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }))
  }
}

extension SettingShape {
  fileprivate var isMapping: Bool {
    switch self {
    case .mapping, .dictionary: true
    case .named(_, let shape): shape.isMapping
    default: false
    }
  }

  /// The keys of the mapping, or of the mappings, that can be written.
  fileprivate var keys: [SettingDeclaration] {
    switch self {
    case .mapping(let settings): settings
    case .list(let item), .oneOrMore(let item), .named(_, let item): item.keys
    case .either(_, let other): other.keys
    default: []
    }
  }

  /// The words that can be written, for a list of what they mean.
  fileprivate var choices: [Choice] {
    if case .word(let choices) = self, choices.contains(where: { $0.summary != nil }) {
      choices
    } else {
      []
    }
  }
}
