import Configuration
import Testing

@Suite struct LookupTests {
  @Test func theNearestConfigurationCounts() throws {
    let files = try Files([
      ".git/HEAD": "", ".a11y-audit.yml": "locale: de", "App/Kiosk/.a11y-audit.yml": "locale: ru",
      "Vendor/.git": "gitdir: x",
    ])
    defer { files.remove() }
    var lookup = ConfigurationLookup(Files.format, from: files.folder)
    func locale(_ path: String) -> String? {
      lookup.configuration(forLayoutAt: path)?.settings(forFileAt: path).speaker.settings.locale
    }
    #expect(locale("A.xib") == "de")
    #expect(locale("App/Views/A.xib") == "de")
    #expect(locale("App/Kiosk/A.xib") == "ru")
    #expect(locale("App/Kiosk/Sub/A.xib") == "ru")
    #expect(locale("App/Kiosk/../A.xib") == "de")
    #expect(locale(files.folder + "/App/Kiosk/A.xib") == "ru")
    // The search ends at a repository.
    #expect(locale("Vendor/A.xib") == nil)
    #expect(lookup.configuration(forLayoutAt: "App/A.xib")?.path == ".a11y-audit.yml")
    #expect(lookup.errors.isEmpty)
  }

  @Test func theConfigurationOfSeveralPathsIsThatOfTheFolderAroundAll() throws {
    let files = try Files([
      ".git/HEAD": "", ".a11y-audit.yml": "locale: de", "App/.a11y-audit.yml": "locale: ru",
      "App/Views/A.xib": "", "App/ViewsOfOthers/B.xib": "", "Application/C.xib": "",
    ])
    defer { files.remove() }
    func path(_ paths: String...) -> String? {
      var lookup = ConfigurationLookup(Files.format, from: files.folder)
      return lookup.configuration(forAll: paths)?.path
    }
    #expect(path("App/Views") == "App/.a11y-audit.yml")
    #expect(path("App/Views/A.xib", "./App//Views") == "App/.a11y-audit.yml")
    #expect(path("App/Views/A.xib", "App/ViewsOfOthers/B.xib") == "App/.a11y-audit.yml")
    #expect(path("App/Views", "App/Views/../../App") == "App/.a11y-audit.yml")
    #expect(path("App", "Application/C.xib") == ".a11y-audit.yml")
    #expect(path("App", "/") == nil)
    #expect(path() == nil)
  }

  @Test func errorsAreToldOnce() throws {
    let files = try Files([
      ".git/HEAD": "", ".a11y-audit.yml": "locale: xx", "App/.a11y-audit.yaml": "locale: de",
    ])
    defer { files.remove() }
    var lookup = ConfigurationLookup(Files.format, from: files.folder)
    for path in ["A.xib", "B.xib", "Kit/A.xib", "App/A.xib", "App/B.xib"] {
      #expect(lookup.configuration(forLayoutAt: path) == nil)
    }
    #expect(
      lookup.errors.map(\.description) == [
        ".a11y-audit.yml:1:9: “locale” takes en, de or ru, not “xx”",
        "App/.a11y-audit.yaml: a configuration is called .a11y-audit.yml; rename the file",
      ])
  }

  @Test func aFileOfTheRootIsNotOneOfTheFolder() throws {
    let files = try Files([".a11y-audit.yml": "locale: de"])
    defer { files.remove() }
    var lookup = ConfigurationLookup(Files.format, from: files.folder)
    #expect(lookup.configuration(forLayoutAt: "A.xib") != nil)
    #expect(lookup.configuration(forLayoutAt: "B.xib") != nil)
    #expect(lookup.configuration(forLayoutAt: "/A.xib") == nil)
  }
}
