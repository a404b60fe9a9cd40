import LayoutModel
import PathMatching
import YAMLReading

/// Gathers what is wrong with a configuration file while it is read.
struct SettingReader {
  let file: ConfigurationSource
  private(set) var failures: [ReadingFailure] = []
  /// The keys that lead to what is being read.
  private var path: [String] = []

  init(file: ConfigurationSource) {
    self.file = file
  }

  /// The setting being read, for messages.
  var name: String {
    path.isEmpty ? "the configuration" : "“\(path.joined(separator: " › "))”"
  }

  mutating func fail(_ message: String, advice: String? = nil, at position: SourcePosition) {
    failures.append(ReadingFailure(message: message, advice: advice, position: position))
  }

  /// Tells that a value is none the setting takes.
  mutating func refuse(_ node: YAMLNode, for shape: SettingShape, among words: [String] = []) {
    var guess: String?
    if case .scalar(let scalar) = node.content {
      guess = suggestion(for: scalar.text, among: words)
    }
    fail(
      "\(name) takes \(shape.description), not \(node.words)",
      advice: guess.map { "did you mean “\($0)”?" }, at: node.position)
  }

  /// Reads with `key` as part of the name of what is read.
  mutating func inside<Value>(_ key: String, _ read: (inout Self) -> Value) -> Value {
    path.append(key)
    defer { path.removeLast() }
    return read(&self)
  }
}

/// A configuration file, for those who read it.
struct ConfigurationSource: Sendable, Hashable {
  /// As messages name it.
  var path: String
  /// The absolute path of the folder it stands in.
  var folder: String
}

extension YAMLNode {
  /// What the node is, for messages.
  var words: String {
    switch content {
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar):
      scalar.text.count > 60 ? "“\(scalar.text.prefix(60))…”" : "“\(scalar.text)”"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }
}
