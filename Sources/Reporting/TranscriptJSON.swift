import Auditing
import LayoutModel
import VoiceOver

/// A transcript for programs, `schemaVersion` 1. Fields may be added within a version; none
/// changes its meaning or goes. A field without a value is left out.
///
/// Nothing in it depends on where in its file an element stands, so that a transcript kept in a
/// repository changes only when what is heard changes. Files stand in the order of their paths'
/// bytes, lines in reading order; the keys of every object are sorted.
struct TranscriptJSON {
  let bytes: [UInt8]

  init(_ files: [SpokenFile]) throws {
    bytes = try JSONText.bytes(of: Document(files: files.map(File.init)))
  }

  struct Document: Encodable {
    var schemaVersion = 1
    var files: [File]
  }

  /// One file.
  struct File: Encodable {
    var path: String
    var screens: [Screen]
    /// Why the file, or an object in it, cannot be judged.
    var notEvaluated: [String]
    /// Why the file could not be read.
    var failures: [String]
  }

  /// One screen.
  struct Screen: Encodable {
    var name: String
    var objectID: String?
    var lines: [Line]
    /// Where the layout leaves the reading order open.
    var undetermined: [Undetermined]
  }

  /// One stop of VoiceOver.
  struct Line: Encodable {
    var element: Element
    /// What is spoken first.
    var description: String
    /// What follows after a pause when hints are on.
    var spokenHint: String?
    /// False where a part, or the traits behind the words around the parts, are in doubt.
    var isConfirmed: Bool
    var label: Part?
    var value: Part?
    var hint: Part?
  }

  struct Element: Encodable {
    /// The XML element's name.
    var tag: String
    var customClass: String?
    var objectID: String?
    var accessibilityIdentifier: String?
  }

  /// One part of an utterance.
  struct Part: Encodable {
    var text: String
    /// Where it comes from: `stated`, `title`, `placeholder`, `system` …
    var source: String
    /// False for what no public source confirms.
    var isConfirmed: Bool
  }

  /// Lines whose order the layout does not decide.
  struct Undetermined: Encodable {
    /// `missingFrame`, `staleFrame` or `contradiction`.
    var reason: String
    var elements: [Element]
  }
}

extension TranscriptJSON.File {
  fileprivate init(_ file: SpokenFile) {
    path = file.path
    screens = file.screens.map(TranscriptJSON.Screen.init)
    notEvaluated = file.notEvaluated.map(\.sentence)
    failures = file.failures.map(\.message)
  }
}

extension TranscriptJSON.Screen {
  fileprivate init(_ spoken: SpokenScreen) {
    let elements = spoken.screen.elements
    name = spoken.screen.name
    objectID = spoken.screen.objectID
    lines = spoken.transcript.lines.map { line in
      TranscriptJSON.Line(
        element: TranscriptJSON.Element(elements[line.element]),
        description: line.utterance.description, spokenHint: line.utterance.spokenHint,
        isConfirmed: line.utterance.isConfirmed,
        label: line.utterance.label.map(TranscriptJSON.Part.init),
        value: line.utterance.value.map(TranscriptJSON.Part.init),
        hint: line.utterance.hint.map(TranscriptJSON.Part.init))
    }
    undetermined = spoken.transcript.undetermined.map { order in
      TranscriptJSON.Undetermined(
        reason: order.reason.rawValue,
        elements: order.elements.map { TranscriptJSON.Element(elements[$0]) })
    }
  }
}

extension TranscriptJSON.Element {
  fileprivate init(_ element: Element) {
    tag = element.tag
    customClass = element.customClass?.name
    objectID = element.objectID
    accessibilityIdentifier = element.accessibility.identifier
  }
}

extension TranscriptJSON.Part {
  fileprivate init(_ part: SpokenPart) {
    text = part.text
    source = part.source.rawValue
    isConfirmed = part.isConfirmed
  }
}
