import FilePaths

/// One layout file: its format and the screens it describes.
public struct Layout: Sendable, Equatable {
  /// The path as the user gave it or as the search found it, with `/` separators.
  public var path: String
  public var format: Format
  /// The idiom the file was designed for; `nil` when the file does not say.
  public var idiom: Idiom?
  public var screens: [Screen]
  /// What the file holds and the audit cannot judge, with the reason.
  public var notEvaluated: [NotEvaluated]
  /// What the strings tables beside the file make of it; `nil` where there are none or nobody
  /// looked.
  public var localization: LayoutLocalization?
  /// The accessibility labels of the layout that name images in the asset catalogues of its project;
  /// empty where nobody looked.
  public var imageAssets: Set<String> = []
  /// The columns of elements in UTF-16 code units, counted from 1, where those differ from the columns
  /// of their positions.
  public var utf16Columns: [SourcePosition: Int] = [:]

  public init(
    path: String, format: Format, idiom: Idiom? = nil, screens: [Screen] = [],
    notEvaluated: [NotEvaluated] = [], localization: LayoutLocalization? = nil
  ) {
    self.path = path
    self.format = format
    self.idiom = idiom
    self.screens = screens
    self.notEvaluated = notEvaluated
    self.localization = localization
  }

  /// The file's name without its folder.
  public var fileName: String { path.fileName }

  public enum Format: String, Sendable {
    case storyboard, xib
    case layoutXML
  }

  /// The kind of device, as `UIUserInterfaceIdiom` names it.
  public enum Idiom: String, Sendable {
    case phone, pad
  }
}

/// Something met in a layout file that cannot be judged, and why.
public struct NotEvaluated: Sendable, Equatable {
  public var reason: Reason
  public var position: SourcePosition

  public init(_ reason: Reason, at position: SourcePosition) {
    self.reason = reason
    self.position = position
  }

  /// The reason as a sentence without a full stop, with the line where it is about one object.
  public var sentence: String {
    reason.isAboutObject ? "line \(position.line): \(reason.description)" : reason.description
  }

  public enum Reason: Sendable, Equatable {
    /// The document targets another platform; the same element names mean other things there.
    case otherPlatform(String)
    /// An Interface Builder archive from before Xcode 5.
    case legacyArchive
    /// A launch screen: nothing in it can be used.
    case launchScreen
    /// A document whose target run time is not known.
    case unknownRuntime(String)
    /// An object beside the controller of its scene that no outlet leads to.
    case unconnectedObject
    /// A strings table compiled into a binary property list.
    case binaryTable

    /// Whether it is about one object, and the rest of the document is judged.
    public var isAboutObject: Bool { self == .unconnectedObject }

    /// The reason as a sentence without a full stop.
    public var description: String {
      switch self {
      case .otherPlatform(let platform):
        "this is a \(platform) document; only iOS layouts are audited"
      case .legacyArchive:
        "this xib is in the archive format used before Xcode 5; open and save it in a current Xcode"
      case .launchScreen:
        "this is a launch screen; nothing in it can be used or heard"
      case .unknownRuntime(let name):
        "the target runtime “\(name)” is not known; only iOS.CocoaTouch is audited"
      case .unconnectedObject:
        "no outlet leads to this object beside the view controller, so no screen shows it"
      case .binaryTable:
        "this strings table is a binary property list; only tables of text are read"
      }
    }
  }
}

/// A place in a source file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// 1-based; a line ends with LF.
  public var line: Int
  /// 1-based, counted in UTF-8 bytes of the line.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
