import LayoutModel
import Localization
import Testing

@Suite struct StringCatalogTests {
  private func entries(_ json: String) throws -> [String?: [StringsTable.Entry]] {
    let file = StringsFile(catalog: Array(json.utf8))
    try #require(file.failures.isEmpty)
    return file.tables.mapValues(\.entries)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "abc-01.title" : {
          "comment" : "\\"abc-02.title\\" : no key",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Save" } }
          }
        },
        "abc-02.title" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Ende" } }
          }
        },
        "abc-03.text" : { },
        "abc-04.text" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "ein Ding" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%d Dinge" } }
                }
              }
            },
            "fr" : {
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Touchez" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "needs_review", "value" : "Cliquez" } }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func everyLanguageHasItsTable() throws {
    let entries = try entries(Self.catalog)
    #expect(Set(entries.keys) == ["de", "en", "fr"])
    let german = try #require(entries["de"])
    #expect(german.map(\.key) == ["abc-01.title", "abc-02.title", "abc-04.text"])
    #expect(german.map(\.text) == ["Sichern", "Ende", "%d Dinge"])
    #expect(german.map(\.state) == [.translated, .stale, .translated])
    #expect(german.map(\.isVarying) == [false, false, true])
    #expect(entries["en"]?.first?.state == .new)
    #expect(entries["fr"]?.map(\.text) == ["Cliquez"])
    #expect(entries["fr"]?.map(\.state) == [.needsReview])
    #expect(StringsFile(catalog: Array(Self.catalog.utf8)).sourceLanguage == "en")
  }

  @Test func keysKnowTheirPlaces() throws {
    let german = try #require(try entries(Self.catalog)["de"])
    #expect(
      german.map(\.position) == [
        SourcePosition(line: 4, column: 5), SourcePosition(line: 12, column: 5),
        SourcePosition(line: 19, column: 5),
      ])
  }

  @Test(arguments: [
    ("", "it is not valid JSON"),
    ("{", "it is not valid JSON"),
    ("[1]", "is something else than expected"),
    ("{\"strings\":{}}", "“sourceLanguage” is missing"),
    ("{\"sourceLanguage\":\"en\",\"strings\":[]}", "“strings” is something else than expected"),
    (String(repeating: "[", count: 100_000), "it is not valid JSON"),
  ])
  func whatIsNoCatalogIsAFailure(json: String, reason: String) {
    let file = StringsFile(catalog: Array(json.utf8))
    #expect(file.failures.count == 1)
    #expect(file.failures.first?.message.contains(reason) == true)
    #expect(file.tables.isEmpty)
  }
}
