import Auditing
import Configuration
import Foundation
import Rules
import Testing

/// What is made from the declarations besides the reading.
@Suite struct GeneratedTextTests {
  @Test func theTemplateIsAConfiguration() throws {
    let text = String(decoding: Files.format.template(), as: UTF8.self)
    #expect(try Files.errors(text) == [])
    #expect(
      try Files.read(text).settings(forFileAt: "/A.xib").rules.count
        == allRules.enabledByDefault.count)
    for declaration in Files.format.declarations {
      #expect(text.contains("\n\(declaration.name):") || text.contains("\n#\(declaration.name):"))
    }
    for rule in allRules { #expect(text.contains("\n#  \(rule.documentation.id): ")) }
  }

  @Test func everyLineOfTheTemplateCanBePutToUse() throws {
    let text = String(decoding: Files.format.template(), as: UTF8.self)
    // What can be put to use begins with # and no space, and goes on to the next empty line.
    var isUsable = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      isUsable = line.hasPrefix("#") && (isUsable || !line.hasPrefix("# "))
      return String(isUsable ? line.dropFirst() : line)
    }
    let files = try Files(["shared/a11y-audit.yml": "", "App/c.yml": lines.joined(separator: "\n")])
    defer { files.remove() }
    let settings = try files.read("App/c.yml").settings(forFileAt: "/A.xib")
    #expect(settings.houseStyles.classes["PrimaryButton"]?.providesLabel == true)
    #expect(settings.rules.count == allRules.enabledByDefault.count)
  }

  @Test func theTemplateTellsWhatWasFound() throws {
    let facts = ProjectFacts(
      folders: [.init("App/Views", 3)], materialClasses: [.init("MDCButton", 2)],
      unknownClasses: [.init("RoundButton", 1), .init("Fancy\nlocale: de", 7)],
      unknownKeyPaths: [.init("accLabelText", 4)])
    let text = String(decoding: Files.format.template(for: facts), as: UTF8.self)
    #expect(text.contains("\npreset: material\n"))
    #expect(text.contains("Layouts were found in: App/Views (3)."))
    #expect(text.contains("Classes of this project: Fancylocale: de (7), RoundButton (1)."))
    #expect(text.contains("accLabelText (4)"))
    #expect(try Files.errors(text) == [])
  }

  @Test func theSchemaKnowsEveryKeyAndRule() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(Files.format.schema())) as? [String: Any])
    let properties = try #require(object["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == Files.format.declarations.map(\.name).sorted())
    let definitions = try #require(object["definitions"] as? [String: Any])
    let rules = try #require(definitions["rules"] as? [String: Any])
    let ids = try #require(rules["properties"] as? [String: Any]).keys.sorted()
    #expect(ids == allRules.map { $0.documentation.id }.sorted())
    #expect(rules["additionalProperties"] as? Bool == false)
  }
}
