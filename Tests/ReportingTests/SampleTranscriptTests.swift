import Foundation
import LayoutModel
import LayoutReading
import Reporting
import Testing
import VoiceOver

/// What VoiceOver says of every sample layout.
@Suite struct SampleTranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../SampleLayouts")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { Layout.Format(path: $0) != nil }.sorted()

  private func spoken(_ name: String) throws -> SpokenFile {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let layout = try LayoutReader().read(bytes, path: name).get()
    let speaker = Speaker()
    return SpokenFile(
      path: name,
      screens: layout.screens.map {
        SpokenScreen($0, transcript: speaker.transcript(of: $0, idiom: layout.idiom))
      })
  }

  @Test func thereAreSamples() {
    #expect(Self.names.count >= 16)
  }

  @Test(arguments: names)
  func isSpokenAsReviewed(name: String) throws {
    try expect(
      try TranscriptFormat.text.write([try spoken(name)], explaining: false),
      equalsExpected: "Samples/\(name).txt")
  }

  /// Both formats describe the same screen, as far as Interface Builder can: an error text is for
  /// Layout XML alone, and the library puts “Error:” before it.
  @Test(arguments: Set(names.map { String($0.prefix { $0 != "." }) }).sorted())
  func soundsTheSameInBothFormats(screen: String) throws {
    var utterances = try Self.names.filter { $0.hasPrefix(screen + ".") }.map { name in
      try spoken(name).screens.flatMap(\.transcript.lines).map(\.utterance.text)
    }
    #expect(utterances.count == 2)
    if screen == "MaterialTextFields" {
      utterances = utterances.map { $0.map { $0.replacing("Error: ", with: "") } }
    }
    #expect(utterances.first == utterances.last)
  }

  /// Every element is spoken, or silent for a reason; none is spoken twice in one place.
  @Test(arguments: names)
  func accountsForEveryElement(name: String) throws {
    for screen in try spoken(name).screens {
      let transcript = screen.transcript
      let spoken = Set(transcript.lines.map(\.element))
      let silent = transcript.silences.map(\.element)
      #expect(spoken.isDisjoint(with: silent))
      #expect(Set(silent).count == silent.count)
      #expect(spoken.union(silent) == Set(screen.screen.elements.indices))
    }
  }
}
