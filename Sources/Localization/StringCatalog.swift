import LayoutModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StringsFile {
  /// Reads a String Catalog (`.xcstrings`): JSON with the texts of all languages.
  public init(catalog bytes: [UInt8]) {
    self.init()
    do {
      let catalog = try JSONDecoder().decode(Catalog.self, from: Data(bytes))
      sourceLanguage = catalog.sourceLanguage
      let positions = CatalogKeys.positions(in: bytes)
      for (key, string) in catalog.strings {
        let position = positions[key] ?? SourcePosition(line: 1, column: 1)
        for (language, localization) in string.localizations ?? [:] {
          let form = localization.form
          tables[language, default: StringsTable()].entries.append(
            StringsTable.Entry(
              key, form.unit?.value, at: position,
              state: string.extractionState == "stale"
                ? .stale : form.unit?.state.flatMap { StringsTable.State(rawValue: $0) },
              isVarying: form.isVarying))
        }
      }
      for language in tables.keys {
        tables[language]?.entries.sort { ($0.position, $0.key) < ($1.position, $1.key) }
      }
    } catch {
      failures = [
        ReadingFailure(
          message: "the file is no String Catalog: \(Self.reason(of: error))",
          advice: "open it in Xcode, or restore it from version control",
          position: SourcePosition(line: 1, column: 1))
      ]
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is something else than "
        + "expected"
    default: "it is not valid JSON"
    }
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: CatalogString]
  }

  private struct CatalogString: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    /// The text itself, or the one for other devices and numbers.
    var form: (unit: Unit?, isVarying: Bool) {
      if let stringUnit { return (stringUnit, variations != nil) }
      let form = variations?.device?["other"] ?? variations?.plural?["other"]
      return (form?.form.unit, true)
    }
  }

  private struct Unit: Decodable {
    var state: String?
    var value: String?
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }
}

/// Where the keys of a String Catalog stand, which the JSON decoder does not tell.
private enum CatalogKeys {
  /// The first place of each name that stands before a colon two levels deep, where catalogues
  /// have their keys.
  static func positions(in bytes: [UInt8]) -> [String: SourcePosition] {
    var positions: [String: SourcePosition] = [:]
    var line = 1
    var lineStart = 0
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = index + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if depth == 2, index < bytes.count, isName(endingAt: index, in: bytes) {
          let name = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
          if positions[name] == nil {
            positions[name] = SourcePosition(line: line, column: start - lineStart + 1)
          }
        }
      default: break
      }
      index += 1
    }
    return positions
  }

  private static func isName(endingAt quote: Int, in bytes: [UInt8]) -> Bool {
    var index = quote + 1
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }
}
