import Testing
import XMLReading

@Suite struct RelaxNGValidationTests {
  let schema = Array(
    """
    <element name="a" xmlns="http://relaxng.org/ns/structure/1.0">
      <optional><attribute name="x"/></optional>
    </element>
    """.utf8)

  @Test func acceptsWhatTheSchemaAllows() throws {
    #expect(try XMLReader.validate(Array("<a x='1'/>".utf8), against: schema).isEmpty)
  }

  @Test func namesTheLineOfWhatItForbids() throws {
    let failures = try XMLReader.validate(Array("\n<a y='1'/>".utf8), against: schema)
    #expect(failures.first?.position?.line == 2)
  }

  @Test func aBrokenSchemaIsAnError() {
    #expect(throws: (any Error).self) {
      try XMLReader.validate(Array("<a/>".utf8), against: Array("<nonsense/>".utf8))
    }
  }
}
