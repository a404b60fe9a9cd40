import CLibYAML
import LayoutModel

/// Builds the tree of a document from libyaml's events.
struct YAMLTreeBuilder {
  let positions: YAMLPositions
  private(set) var isDone = false
  private let limits: YAMLReader.Limits
  private var failures: [ReadingFailure] = []
  private var isBroken = false
  private var root: Sized?
  private var open: [Collection] = []
  private var anchors: [String: Sized] = [:]

  /// A node and how many nodes it is made of.
  private struct Sized {
    var node: YAMLNode
    var count: Int
  }

  /// A list or mapping whose end has not been met.
  private struct Collection {
    var position: SourcePosition
    var anchor: String?
    var isMapping: Bool
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var lines: [String: Int] = [:]
    /// The key whose value comes next.
    var key: Key?
    var merged: (value: YAMLNode, key: Key)?
    var count = 1

    struct Key {
      var text: String
      var position: SourcePosition
      var isMerge = false
      /// What it is about has been reported.
      var isFaulty = false
    }
  }

  init(positions: YAMLPositions, limits: YAMLReader.Limits) {
    self.positions = positions
    self.limits = limits
  }

  func finish() throws(YAMLFailures) -> YAMLNode {
    var node = root?.node
    if case .scalar(let scalar)? = node?.content, scalar.isNull { node = nil }
    let document =
      node ?? YAMLNode(.mapping([]), at: SourcePosition(line: 1, column: 1))
    if !failures.isEmpty {
      throw YAMLFailures(
        failures.sorted { $0.position ?? .start < $1.position ?? .start },
        root: isBroken ? nil : document)
    }
    return document
  }

  /// Ends the reading with an error after which nothing can be made of the rest.
  mutating func stop(_ failure: ReadingFailure) {
    failures.append(failure)
    isBroken = true
    isDone = true
  }

  mutating func take(_ event: yaml_event_t) {
    let position = positions.position(ofCharacter: event.start_mark.index)
    switch event.type {
    case YAML_STREAM_END_EVENT:
      isDone = true
    case YAML_DOCUMENT_START_EVENT where root != nil:
      failures.append(
        ReadingFailure(
          message: "a second document begins here",
          advice: "remove the line “---”; a configuration is one document", position: position))
      isDone = true
    case YAML_ALIAS_EVENT:
      takeAlias(text(event.data.alias.anchor), at: position)
    case YAML_SCALAR_EVENT:
      takeScalar(event, at: position)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      begin(mapping: false, anchor: start.anchor, tag: start.tag, at: position)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      begin(mapping: true, anchor: start.anchor, tag: start.tag, at: position)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      end()
    default:
      break
    }
  }

  // MARK: Nodes

  private mutating func takeScalar(_ event: yaml_event_t, at position: SourcePosition) {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    if bytes.contains(0) {
      failures.append(
        ReadingFailure(
          message: "the text holds a character of code 0", advice: "remove the “\\0”",
          position: position))
    }
    var isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    switch scalar.tag.map({ String(cString: $0) }) {
    case nil:
      break
    case "!", YAML_STR_TAG:
      isPlain = false
    case YAML_INT_TAG, YAML_FLOAT_TAG, YAML_BOOL_TAG, YAML_NULL_TAG:
      isPlain = true
    case let tag?:
      refuse(tag: tag, at: position)
    }
    let node = YAMLNode(
      .scalar(YAMLScalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain)), at: position)
    add(Sized(node: node, count: 1), anchor: scalar.anchor.map { String(cString: $0) })
  }

  private mutating func takeAlias(_ name: String, at position: SourcePosition) {
    if open.contains(where: { $0.anchor == name }) {
      failures.append(
        ReadingFailure(
          message: "the alias “*\(name)” is inside what it stands for",
          advice: "write out what is meant", position: position))
    } else if let target = anchors[name] {
      add(target, anchor: nil)
      return
    } else {
      let guess = suggestion(for: name, among: anchors.keys.sorted())
      failures.append(
        ReadingFailure(
          message: "no anchor “&\(name)” stands above the alias “*\(name)”",
          advice: guess.map { "did you mean “*\($0)”?" }
            ?? "put a text that begins with * in quotes: \"*\(name)\"",
          position: position))
    }
    add(Sized(node: .nothing(at: position), count: 1), anchor: nil)
  }

  private mutating func begin(
    mapping isMapping: Bool, anchor: UnsafePointer<yaml_char_t>?,
    tag: UnsafePointer<yaml_char_t>?, at position: SourcePosition
  ) {
    if let tag = tag.map({ String(cString: $0) }), tag != "!",
      tag != (isMapping ? YAML_MAP_TAG : YAML_SEQ_TAG)
    {
      refuse(tag: tag, at: position)
    }
    guard open.count < limits.depth else {
      stop(
        ReadingFailure(
          message: "lists and mappings are nested more than \(limits.depth) levels deep",
          advice: "no configuration needs that; look for brackets that are not closed",
          position: position))
      return
    }
    open.append(
      Collection(
        position: position, anchor: anchor.map { String(cString: $0) }, isMapping: isMapping))
  }

  private mutating func end() {
    guard var last = open.popLast() else { return }
    if let (value, key) = last.merged { merge(value, of: key, into: &last) }
    let content: YAMLNode.Content =
      last.isMapping ? .mapping(last.entries) : .sequence(last.items)
    add(
      Sized(node: YAMLNode(content, at: last.position), count: last.count), anchor: last.anchor)
  }

  /// Puts a finished node where it belongs.
  private mutating func add(_ new: Sized, anchor: String?) {
    if let anchor { anchors[anchor] = new }
    guard var last = open.popLast() else {
      root = new
      return
    }
    defer { if !isDone { open.append(last) } }
    last.count += new.count
    guard last.count <= limits.nodes else {
      stop(
        ReadingFailure(
          message: "the document has more than \(limits.nodes) values, counting those that aliases "
            + "repeat",
          advice: "write out what is meant, without aliases of aliases",
          position: new.node.position))
      return
    }
    if !last.isMapping {
      last.items.append(new.node)
    } else if let key = last.key {
      last.key = nil
      if key.isMerge {
        last.merged = (new.node, key)
      } else if !key.isFaulty {
        last.entries.append(YAMLEntry(key.text, at: key.position, new.node))
      }
    } else {
      last.key = key(new.node, in: &last)
    }
  }

  // MARK: Keys

  private mutating func key(_ node: YAMLNode, in mapping: inout Collection) -> Collection.Key {
    guard case .scalar(let scalar) = node.content else {
      failures.append(
        ReadingFailure(
          message: "a key is a list or a mapping", advice: "write a single word for it",
          position: node.position))
      return Collection.Key(text: "", position: node.position, isFaulty: true)
    }
    var key = Collection.Key(text: scalar.text, position: node.position)
    key.isMerge = scalar.isPlain && scalar.text == "<<"
    if let line = mapping.lines[scalar.text] {
      failures.append(
        ReadingFailure(
          message: "the key “\(scalar.text)” is already in line \(line)",
          advice: key.isMerge
            ? "name several mappings in a list: <<: [*one, *other]"
            : "join the two, or remove one of them",
          position: node.position))
      key.isFaulty = true
      key.isMerge = false
    } else {
      mapping.lines[scalar.text] = node.position.line
    }
    return key
  }

  /// Adds what a merge key names: what the mapping has itself stays, and so does what an earlier
  /// one of several mappings has (YAML 1.1, Merge Key Language-Independent Type).
  private mutating func merge(
    _ value: YAMLNode, of key: Collection.Key, into mapping: inout Collection
  ) {
    let sources: [YAMLNode] =
      if case .sequence(let nodes) = value.content { nodes } else { [value] }
    for source in sources {
      guard case .mapping(let entries) = source.content else {
        failures.append(
          ReadingFailure(
            message: "“<<” takes a mapping or a list of mappings",
            advice: "give it an alias of a mapping: <<: *name", position: key.position))
        return
      }
      for entry in entries where mapping.lines.updateValue(0, forKey: entry.key) == nil {
        mapping.entries.append(entry)
      }
    }
  }

  private mutating func refuse(tag: String, at position: SourcePosition) {
    let prefix = "tag:yaml.org,2002:"
    let written = tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
    failures.append(
      ReadingFailure(
        message: "the tag “\(written)” has no meaning here",
        advice: "remove it; put a text that begins with ! in quotes", position: position))
  }

  private func text(_ characters: UnsafePointer<yaml_char_t>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

extension YAMLNode {
  fileprivate static func nothing(at position: SourcePosition) -> YAMLNode {
    YAMLNode(.scalar(YAMLScalar("", isPlain: true)), at: position)
  }
}

extension SourcePosition {
  fileprivate static let start = SourcePosition(line: 1, column: 1)
}
