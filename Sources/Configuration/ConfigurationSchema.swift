import Auditing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ConfigurationFormat {
  /// A JSON Schema (draft-07, which editors know best) of the configuration, for completion and
  /// checks while typing.
  public func schema() throws -> [UInt8] {
    var definitions: [String: JSONValue] = [:]
    var schema = JSONValue.schema(of: declarations, collecting: &definitions)
    schema["$schema"] = "http://json-schema.org/draft-07/schema#"
    schema["title"] = .text("\(Product.name) configuration (\(Self.fileName))")
    schema["definitions"] = .object(definitions)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(JSONValue.object(schema))) + [UInt8(ascii: "\n")]
  }
}

/// A value in JSON.
private enum JSONValue: Encodable, ExpressibleByStringLiteral {
  case text(String)
  case boolean(Bool)
  case number(Int)
  case list([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) {
    self = .text(value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The schema of a mapping with these keys.
  static func schema(
    of settings: [SettingDeclaration], collecting definitions: inout [String: JSONValue]
  ) -> [String: JSONValue] {
    var properties: [String: JSONValue] = [:]
    for setting in settings {
      let shape = schema(of: setting.shape, collecting: &definitions)
      var text = setting.summary + "."
      if let value = setting.defaultText { text += " Default: \(value)." }
      // Draft-07 passes over what stands beside a reference.
      var property = shape["$ref"] == nil ? shape : ["allOf": .list([.object(shape)])]
      property["description"] = .text(([text] + setting.shape.choiceLines).joined(separator: "\n"))
      properties[setting.name] = .object(property)
    }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": .boolean(false),
    ]
    let required = settings.filter(\.isRequired).map { JSONValue.text($0.name) }
    if !required.isEmpty { schema["required"] = .list(required) }
    return schema
  }

  private static func schema(
    of shape: SettingShape, collecting definitions: inout [String: JSONValue]
  ) -> [String: JSONValue] {
    switch shape {
    case .boolean: return ["type": "boolean"]
    case .integer(let least): return ["type": "integer", "minimum": .number(least)]
    case .number: return ["type": "number", "exclusiveMinimum": .number(0)]
    case .size:
      return [
        "type": "array", "minItems": .number(2), "maxItems": .number(2),
        "items": ["type": "number", "exclusiveMinimum": .number(0)],
      ]
    case .text(.path), .text(.pattern): return ["type": "string", "minLength": .number(1)]
    // Numbers without quotes are texts where a text is asked for.
    case .text: return ["type": .list(["string", "number"]), "minLength": .number(1)]
    case .word(let choices):
      var words = choices.map { JSONValue.text($0.word) }
      // Some editors take the plain words for these.
      if choices.contains(where: { $0.word == "on" }) {
        words += [.boolean(true), .boolean(false)]
      }
      return ["enum": .list(words)]
    case .list(let item):
      return ["type": "array", "items": .object(schema(of: item, collecting: &definitions))]
    case .oneOrMore(let item):
      let item = JSONValue.object(schema(of: item, collecting: &definitions))
      return ["anyOf": .list([item, ["type": "array", "items": item]])]
    case .mapping(let settings):
      return schema(of: settings, collecting: &definitions)
    case .dictionary(_, let item):
      return [
        "type": "object",
        "additionalProperties": .object(schema(of: item, collecting: &definitions)),
      ]
    case .either(let one, let other):
      return [
        "anyOf": .list([
          .object(schema(of: one, collecting: &definitions)),
          .object(schema(of: other, collecting: &definitions)),
        ])
      ]
    case .named(let name, let shape):
      if definitions[name] == nil {
        definitions[name] = .object(schema(of: shape, collecting: &definitions))
      }
      return ["$ref": .text("#/definitions/\(name)")]
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(arrayLiteral elements: JSONValue...) {
    self = .list(elements)
  }
}

extension SettingShape {
  /// What each word means, a line for each that needs it.
  fileprivate var choiceLines: [String] {
    switch self {
    case .word(let choices):
      choices.compactMap { choice in choice.summary.map { "\(choice.word): \($0)." } }
    case .list(let item), .oneOrMore(let item), .named(_, let item): item.choiceLines
    case .either(let one, let other): one.choiceLines + other.choiceLines
    default: []
    }
  }
}
