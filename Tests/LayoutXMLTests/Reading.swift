import LayoutModel
import LayoutXML
import Testing
import XMLReading

/// Reads a document of Layout XML; records an issue when it has mistakes.
func layout(_ xml: String, path: String = "Screens/Sample.xml") throws -> Layout {
  let reader = XMLReader(vocabulary: LayoutXMLDecoder.vocabulary)
  return try LayoutXMLDecoder.decode(try reader.read(Array(xml.utf8)), path: path)
}

/// The only element of a screen that holds nothing but it.
func element(_ xml: String) throws -> Element {
  let screen = try #require(try layout("<layout>\(xml)</layout>").screens.first)
  return try #require(screen.elements.first)
}

/// The mistakes of a document; empty when it has none.
func mistakes(_ xml: String) throws -> [ReadingFailure] {
  do throws(LayoutXMLErrors) {
    let reader = XMLReader(vocabulary: LayoutXMLDecoder.vocabulary)
    let document: XMLDocument
    do throws(ReadingFailure) {
      document = try reader.read(Array(xml.utf8))
    } catch {
      return [error]
    }
    _ = try LayoutXMLDecoder.decode(document, path: "Sample.xml")
    return []
  } catch {
    return error.failures
  }
}
