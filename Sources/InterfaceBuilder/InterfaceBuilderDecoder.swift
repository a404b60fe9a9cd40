import LayoutModel
import XMLReading

/// Decodes Interface Builder's `.storyboard` and `.xib` documents.
public struct InterfaceBuilderDecoder {
  public static let vocabulary = XMLVocabulary([])

  public static func decode(
    _ document: XMLDocument, path: String, format: Layout.Format
  ) throws(ReadingFailure) -> Layout {
    Layout(path: path, format: format)
  }
}
