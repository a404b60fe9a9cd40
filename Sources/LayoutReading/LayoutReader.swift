import InterfaceBuilder
import LayoutModel
import LayoutXML
import XMLReading

/// Reads layout files of both formats, one after another; one reader serves one thread.
public final class LayoutReader {
  private lazy var interfaceBuilder = XMLReader(vocabulary: InterfaceBuilderDecoder.vocabulary)
  private lazy var layoutXML = XMLReader(vocabulary: LayoutXMLDecoder.vocabulary)

  public init() {}

  /// Reads a file's bytes as the format its name tells: `.storyboard`, `.xib`, or `.xml` for
  /// Layout XML.
  public func read(_ bytes: [UInt8], path: String) -> Result<Layout, ReadingFailures> {
    switch Layout.Format(path: path) {
    case .storyboard: readInterfaceBuilder(bytes, path: path, format: .storyboard)
    case .xib: readInterfaceBuilder(bytes, path: path, format: .xib)
    case .layoutXML: readLayoutXML(bytes, path: path)
    case nil:
      .failure(
        ReadingFailure(
          message: "the name is not that of a layout file",
          advice: "layout files are called .storyboard, .xib or, for Layout XML, .xml"))
    }
  }

  private func readInterfaceBuilder(
    _ bytes: [UInt8], path: String, format: Layout.Format
  ) -> Result<Layout, ReadingFailures> {
    do throws(ReadingFailure) {
      let document = try interfaceBuilder.read(bytes)
      if document.name(of: 0) == LayoutXMLDecoder.rootName {
        throw ReadingFailure(
          message: "this is a Layout XML document and no Interface Builder document",
          advice: "call the file .xml", position: document.position(of: 0))
      }
      var layout = try InterfaceBuilderDecoder.decode(document, path: path, format: format)
      layout.utf16Columns = document.utf16Columns
      return .success(layout)
    } catch {
      return .failure(error)
    }
  }

  private func readLayoutXML(
    _ bytes: [UInt8], path: String
  ) -> Result<Layout, ReadingFailures> {
    let document: XMLDocument
    do throws(ReadingFailure) {
      document = try layoutXML.read(bytes)
    } catch {
      return .failure(error)
    }
    do throws(LayoutXMLErrors) {
      var layout = try LayoutXMLDecoder.decode(document, path: path)
      layout.utf16Columns = document.utf16Columns
      return .success(layout)
    } catch {
      return .failure(ReadingFailures(failures: error.failures))
    }
  }
}

extension Layout.Format {
  /// The format of a file by its name; `nil` when the name is not that of a layout file.
  public init?(path: String) {
    guard let format = Self.byEnding.first(where: { path.ends(with: $0.ending) })?.format else {
      return nil
    }
    self = format
  }

  private static let byEnding: [(ending: String, format: Layout.Format)] = [
    (".storyboard", .storyboard), (".xib", .xib), (".xml", .layoutXML),
  ]
}

extension String {
  /// Whether the text ends with this one of small ASCII letters, be its own small or capital.
  fileprivate func ends(with ending: String) -> Bool {
    utf8.count >= ending.utf8.count
      && zip(utf8.reversed(), ending.utf8.reversed()).allSatisfy { own, wanted in
        own == wanted
          || (wanted >= UInt8(ascii: "a") && wanted <= UInt8(ascii: "z") && own == wanted - 0x20)
      }
  }
}

/// Why a file could not be read; never empty.
public struct ReadingFailures: Error, Sendable, Equatable {
  public var failures: [ReadingFailure]

  public init(failures: [ReadingFailure]) {
    self.failures = failures
  }
}

extension Result<Layout, ReadingFailures> {
  fileprivate static func failure(_ failure: ReadingFailure) -> Self {
    .failure(ReadingFailures(failures: [failure]))
  }
}
