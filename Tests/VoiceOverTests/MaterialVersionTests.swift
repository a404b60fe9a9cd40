import Testing
import VoiceOver

@Suite struct MaterialVersionTests {
  @Test(arguments: [
    ("documented", MaterialVersion.documented), ("develop", .develop),
    ("124.2", .released(major: 124, minor: 2)), ("124.2.0", .released(major: 124, minor: 2)),
    ("v63.0.0", .released(major: 63, minor: 0)), ("84", .released(major: 84, minor: 0)),
  ])
  func reads(text: String, version: MaterialVersion) {
    #expect(MaterialVersion(text) == version)
  }

  @Test(arguments: ["", "latest", "1.x", "1.2.3.4", "-1", "1..2", "v", "9999999999999999999", "١"])
  func refuses(text: String) {
    #expect(MaterialVersion(text) == nil)
  }
}
