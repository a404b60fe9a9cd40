import Foundation
import Testing

@testable import LayoutXML

/// The reference page says what the decoder takes, and its examples are layouts.
@Suite("The reference page")
struct ReferenceTests {
  private static let lines: [Substring] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LayoutXML/Reference.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }()

  /// The words in backticks.
  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  struct Row {
    var attribute: String
    /// The words of a closed list, or the kind of value.
    var words: [String]
    var kind: String
  }

  /// The rows of the attribute tables, by the elements their section is about.
  private static let tables: [String: [Row]] = {
    var tables: [String: [Row]] = [:]
    var elements: [String] = []
    for line in lines {
      if line.hasPrefix("#") {
        elements =
          switch line {
          case "## Attributes of every element":
            ElementName.all.filter(\.isElement).map(\.name)
          case "## Attributes of views and bar items":
            ElementName.all.filter { $0.isElement && $0 != .element(.navigationItem) }
              .map(\.name)
          case "## Attributes of views":
            ElementName.all.filter { $0.isView || $0 == .element(.contentView) }.map(\.name)
          case "## Attributes of `layout`": ["layout"]
          default: line.hasPrefix("### ") ? quoted(line) : []
          }
      } else if line.hasPrefix("| `"), !elements.isEmpty {
        let cells = line.split(separator: "|")
        let row = Row(
          attribute: quoted(cells[0])[0], words: quoted(cells[1]),
          kind: cells[1].trimmingCharacters(in: .whitespaces))
        for element in elements { tables[element, default: []].append(row) }
      }
    }
    return tables
  }()

  static let examples: [String] = {
    var examples: [String] = []
    var current: [Substring]?
    for line in lines {
      switch (line, current) {
      case ("```xml", nil): current = []
      case ("```", .some(let text)):
        examples.append(text.joined(separator: "\n"))
        current = nil
      case (_, .some): current?.append(line)
      default: break
      }
    }
    return examples
  }()

  @Test("Every attribute of every element, and no other", arguments: ElementName.all)
  func attributes(name: ElementName) {
    let described = (Self.tables[name.name] ?? []).map(\.attribute)
    #expect(described.sorted() == name.attributeNames.sorted())
  }

  @Test("Every word of every closed list, and the kind of every other value")
  func values() {
    let kinds = [
      "any text": "text", "a text that is not empty": "name", "a name without blanks": "word",
      "a class name, for example PillButton or MyApp.PillButton": "class",
      "a language tag, for example de or en-GB": "language", "true or false": "boolean",
      "a whole number": "integer", "a whole number, 0 or more": "count",
      "a number, for example 12 or -4.5": "number", "a number of points, 0 or more": "length",
      "a number from 0 to 1": "fraction",
      "a width and a height in points, for example 48 48": "size",
      "x, y, width and height in points, for example 16 20 48 48": "rect",
      "top, left, bottom and right in points, for example -6 0 -6 0": "insets",
      "a colour, for example #3C3C43, #3C3C4399 or systemBackground": "color",
      "a text style or a size in points, for example body, 17, bold 17 or Avenir-Heavy 14":
        "font",
    ]
    func check<Target>(_ table: [Attribute<Target>], of name: ElementName) {
      for attribute in table {
        let row = Self.tables[name.name]?.first { $0.attribute == attribute.name }
        if let kind = kinds[attribute.expectation] {
          #expect(row?.kind == kind, "\(name.name) \(attribute.name)")
        } else if attribute.name == "accessibilityTraits" || attribute.name == "gesture" {
          #expect(row?.kind == (attribute.name == "gesture" ? "gestures" : "traits"))
        } else {
          #expect(row?.words == attribute.words, "\(name.name) \(attribute.name)")
        }
      }
    }
    check(Attribute.ofLayout, of: .layout)
    check(Attribute.ofSegment, of: .segment)
    check(Attribute.ofAction, of: .action)
    check(Attribute.ofTableViewSections, of: .tableViewSection)
    for case .element(let kind) in ElementName.all {
      check(Attribute.of(kind), of: .element(kind))
    }
  }

  @Test("Every example is read without mistakes", arguments: examples)
  func example(xml: String) throws {
    #expect(try mistakes(xml) == [])
    #expect(try layout(xml).screens.first?.elements.isEmpty == false)
  }

  @Test("There are examples")
  func hasExamples() {
    #expect(Self.examples.count >= 5)
  }
}

extension ElementName {
  fileprivate var isElement: Bool {
    if case .element = self { true } else { false }
  }
}
