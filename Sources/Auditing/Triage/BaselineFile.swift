#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A baseline as a file: JSON with a line for each finding, sorted, so that version control shows
/// and merges single findings.
///
/// ```json
/// {
///   "schemaVersion": 1,
///   "tool": "a11y-audit",
///   "findings": [
///     {"file": "App/Main.storyboard", "rule": "empty-button", "id": "abc-12-xyz"},
///     {"file": "App/Main.storyboard", "rule": "label-blank", "identifier": "save", "count": 2},
///     {"file": "Form.xml", "rule": "empty-button", "screen": "Form", "tag": "button", "name": ""}
///   ]
/// }
/// ```
///
/// Files are named by their paths from the folder of the baseline.
public enum BaselineFile {
  /// Why bytes are no baseline.
  public struct Failure: Error, Equatable {
    /// A clause without a full stop.
    public var message: String
    /// What to do about it.
    public var advice: String
  }

  static let schemaVersion = 1

  public static func bytes(of baseline: Baseline) -> [UInt8] {
    var lines: [String] = []
    for (path, findings) in baseline.files {
      for (finding, count) in findings where count > 0 {
        var fields = [("file", path), ("rule", finding.rule)]
        for (name, value) in zip(finding.fieldNames, finding.element.dropFirst()) {
          fields.append((name, value))
        }
        var line = fields.map { "\"\($0)\": \($1.jsonString)" }.joined(separator: ", ")
        if count > 1 { line += ", \"count\": \(count)" }
        lines.append("    {\(line)}")
      }
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array(
      """
      {
        "schemaVersion": \(schemaVersion),
        "tool": "\(Product.name)",
        "findings": \(list)
      }

      """.utf8)
  }

  public static func baseline(_ bytes: [UInt8]) throws(Failure) -> Baseline {
    if bytes.hasConflict {
      throw Failure(
        message: "it has the marks of a merge conflict",
        advice: "keep the lines of both sides, or write it anew with --write-baseline")
    }
    let head: Head? = try? JSONDecoder().decode(Head.self, from: Data(bytes))
    guard let head, head.tool == Product.name, let version = head.schemaVersion else {
      throw Failure(
        message: head == nil ? "it is no JSON, or not all of it is there" : "it is no baseline",
        advice: "name the file that --write-baseline has written")
    }
    guard version == schemaVersion else {
      throw Failure(
        message: "its schemaVersion is \(version), and this version reads \(schemaVersion)",
        advice: "write it anew with --write-baseline, or use the version that wrote it")
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch {
      throw Failure(
        message: explanation(of: error),
        advice: "restore it from version control, or write it anew")
    }
    var baseline = Baseline()
    for (index, entry) in document.findings.enumerated() {
      // More than a billion are no findings of one element, and their sums must stay within `Int`.
      guard let finding = entry.finding, 1...1_000_000_000 ~= entry.count ?? 1, !entry.file.isEmpty
      else {
        throw Failure(
          message: "findings[\(index)] does not say which element it is about, or how often",
          advice: "restore it from version control, or write it anew")
      }
      baseline.add(finding, entry.count ?? 1, to: entry.file)
    }
    return baseline
  }

  private static func explanation(of error: any Error) -> String {
    let path: [any CodingKey] =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .valueNotFound(_, let context), .typeMismatch(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      default: []
      }
    let place = path.reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
    }
    return "\(place.isEmpty ? "a part" : place) is missing or not what it should be"
  }

  /// What tells a baseline from other JSON.
  private struct Head: Decodable {
    var schemaVersion: Int?
    var tool: String?

    private enum CodingKeys: CodingKey {
      case schemaVersion, tool
    }

    init(from decoder: any Decoder) throws {
      // Whatever stands there instead is no baseline's.
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      schemaVersion = try? container?.decode(Int.self, forKey: .schemaVersion)
      tool = try? container?.decode(String.self, forKey: .tool)
    }
  }

  private struct Document: Decodable {
    var findings: [Entry]
  }

  private struct Entry: Decodable {
    var file: String
    var rule: String
    var id: String?
    var identifier: String?
    var screen: String?
    var tag: String?
    var name: String?
    var count: Int?

    var finding: RecordedFinding? {
      if let id { return RecordedFinding(rule: rule, element: ["id", id]) }
      if let identifier { return RecordedFinding(rule: rule, element: ["identifier", identifier]) }
      guard let screen, let tag else { return nil }
      return RecordedFinding(rule: rule, element: ["name", screen, tag, name ?? ""])
    }
  }
}

extension RecordedFinding {
  /// The names of the fields for what follows the first word of ``element``.
  fileprivate var fieldNames: [String] {
    switch element.first {
    case "id": ["id"]
    case "identifier": ["identifier"]
    default: ["screen", "tag", "name"]
    }
  }
}

extension String {
  /// The text as JSON writes it.
  fileprivate var jsonString: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension [UInt8] {
  /// Whether a line begins as git marks the sides of a conflict.
  fileprivate var hasConflict: Bool {
    split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "<<<<<<< ".utf8) }
  }
}
