import VoiceOver

/// A transcript for a speech synthesiser: one utterance a line, its hint behind it; an empty line
/// between screens.
///
/// `a11y-audit speak --format plain Main.storyboard | espeak-ng -v en` speaks it.
struct TranscriptPlain {
  let bytes: [UInt8]

  init(_ files: [SpokenFile]) {
    let screens = files.flatMap(\.screens).map { screen in
      screen.transcript.lines.map { Self.line(of: $0.utterance) + "\n" }.joined()
    }
    bytes = Array(screens.filter { !$0.isEmpty }.joined(separator: "\n").utf8)
  }

  private static func line(of utterance: Utterance) -> String {
    let text = [utterance.description, utterance.spokenHint ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    // One line each, and nothing a terminal or a synthesiser would act on. Marks of direction stand
    // within words and are left out; the others part words.
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          guard scalar.actsOnTerminal else { return scalar }
          return scalar.properties.generalCategory == .format ? nil : " "
        }))
  }
}
