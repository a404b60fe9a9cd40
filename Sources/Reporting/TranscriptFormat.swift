import Auditing
import LayoutModel
import VoiceOver

/// The formats of transcripts. Each has a file of its own.
public enum TranscriptFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs, and for comparing in code review; see ``TranscriptJSON``.
  case json
  /// The utterances alone, for a speech synthesiser.
  case plain

  /// The transcripts of files, in UTF-8. One for people is laid out for `page` and, when
  /// `explaining`, says where each part comes from.
  public func write(
    _ files: [SpokenFile], explaining: Bool = false, page: PageStyle = PageStyle()
  ) throws -> [UInt8] {
    switch self {
    case .text: TranscriptText(files, explaining: explaining, page: page).bytes
    case .json: try TranscriptJSON(files).bytes
    case .plain: TranscriptPlain(files).bytes
    }
  }
}

/// What VoiceOver says of the screens of one file.
public struct SpokenFile: Sendable {
  public var path: String
  public var screens: [SpokenScreen]
  public var notEvaluated: [NotEvaluated]
  /// Why the file could not be read; empty for one that was.
  public var failures: [ReadingFailure]

  public init(
    path: String, screens: [SpokenScreen] = [], notEvaluated: [NotEvaluated] = [],
    failures: [ReadingFailure] = []
  ) {
    self.path = path
    self.screens = screens
    self.notEvaluated = notEvaluated
    self.failures = failures
  }
}

/// A screen and what VoiceOver says of it.
public struct SpokenScreen: Sendable {
  public var screen: Screen
  public var transcript: Transcript

  public init(_ screen: Screen, transcript: Transcript) {
    self.screen = screen
    self.transcript = transcript
  }
}
