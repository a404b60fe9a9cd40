import Auditing
import Rules
import Testing

/// What holds for every rule of the catalogue.
@Suite struct CatalogueTests {
  @Test func idsAreUnique() {
    #expect(Set(allRules.map { $0.documentation.id }).count == allRules.count)
  }

  @Test(arguments: allRules.map(RuleCase.init))
  func idIsTheTypesName(_ rule: RuleCase) {
    #expect(rule.documentation.id == rule.kebabName)
  }

  @Test(arguments: allRules.map(RuleCase.init))
  func everythingIsSaid(_ rule: RuleCase) {
    let documentation = rule.documentation
    for text in [
      documentation.summary, documentation.why, documentation.decides, documentation.limits,
      documentation.fixInInterfaceBuilder, documentation.fixInCode,
    ] {
      #expect(!text.isEmpty)
    }
    #expect(documentation.summary.last != ".")
    #expect(!documentation.standards.isEmpty)
  }

  @Test(arguments: allRules.map(RuleCase.init))
  func examplesShowBothAnswers(_ rule: RuleCase) {
    let examples = rule.documentation.examples
    let failing = examples.count {
      if case .fails = $0.expectation { true } else { false }
    }
    let passing = examples.count {
      if case .passes = $0.expectation { true } else { false }
    }
    #expect(failing > 0)
    #expect(passing > 0)
    #expect(Set(examples.map(\.name)).count == examples.count)
  }
}

struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: any Rule.Type

  init(_ rule: any Rule.Type) {
    self.rule = rule
  }

  var documentation: RuleDocumentation { rule.documentation }
  var testDescription: String { documentation.id }

  /// `RepeatedHint` as `repeated-hint`.
  var kebabName: String {
    "\(rule)".reduce(into: "") { name, character in
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
  }
}
