import LayoutModel
import XMLReading

/// Decodes Interface Builder's `.storyboard` and `.xib` documents.
///
/// The format has no published schema; what is read here was found in the documents Xcode 5 to 16
/// wrote in public repositories.
public struct InterfaceBuilderDecoder {
  public static let vocabulary = XMLVocabulary(
    Name.self, textBearing: ["string", "mutableString", "localizedString"])

  /// Decodes a document.
  ///
  /// - Parameters:
  ///   - document: A document read with ``vocabulary``.
  ///   - path: The file's path, for the layout.
  ///   - format: `storyboard` or `xib`, as the file's name says.
  /// - Returns: The layout; without screens, and with the reason, where the document is not for
  ///   iOS or cannot be used.
  /// - Throws: When the root element is none of Interface Builder's.
  public static func decode(
    _ document: XMLDocument, path: String, format: Layout.Format
  ) throws(ReadingFailure) -> Layout {
    var layout = Layout(path: path, format: format)
    let root = 0
    switch document.tag(of: root) {
    case .document: break
    case .archive:
      layout.notEvaluated = [NotEvaluated(.legacyArchive, at: document.position(of: root))]
      return layout
    default:
      throw ReadingFailure(
        message: "the root element is <\(document.name(of: root))>, not <document>",
        advice: "name files in other formats differently; Layout XML ends in .xml",
        position: document.position(of: root))
    }
    if let reason = reasonNotToEvaluate(document) {
      layout.notEvaluated = [NotEvaluated(reason, at: document.position(of: root))]
      return layout
    }
    layout.idiom = idiom(of: document)
    layout.screens = ScreenDecoder(document).screens(leavingOut: &layout.notEvaluated)
    return layout
  }

  private static func reasonNotToEvaluate(_ document: XMLDocument) -> NotEvaluated.Reason? {
    let runtime = document.string(.targetRuntime, of: 0) ?? ""
    switch runtime {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad":
      return document.flag(.launchScreen, of: 0) == true ? .launchScreen : nil
    case "MacOSX.Cocoa": return .otherPlatform("macOS")
    case "AppleTV": return .otherPlatform("tvOS")
    case "watchKit": return .otherPlatform("watchOS")
    default: return .unknownRuntime(runtime)
    }
  }

  private static func idiom(of document: XMLDocument) -> Layout.Idiom? {
    if document.string(.targetRuntime, of: 0)?.hasSuffix(".iPad") == true { return .pad }
    guard let device = document.child(.device, of: 0),
      let identifier = document.string(.id, of: device)
    else { return nil }
    return identifier.hasPrefix("ipad") ? .pad : .phone
  }
}
