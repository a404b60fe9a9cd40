import Auditing
import LayoutModel

extension JSONReport {
  /// What a report shows of a screen besides findings.
  struct ScreenReport: Codable {
    var name: String
    var position: Position
    /// Begins the ids in the drawing; no other screen of any file has the same.
    var id: String
    /// The language of the speech, in BCP 47.
    var language: String
    /// What VoiceOver says, in reading order.
    var lines: [SpokenLine]
    /// Where the layout leaves the reading order open, in sentences.
    var openOrders: [String]?
    /// The names of what has no place in the drawing.
    var unplaced: [String]?
    /// An `svg` element.
    var drawing: String?
    /// Where elements with findings are in the drawing.
    var places: [Place]?
  }

  /// One stop of VoiceOver.
  struct SpokenLine: Codable {
    /// With `≈` before what no public source confirms.
    var text: String
    /// What follows after a pause when hints are on.
    var hint: String?
    /// Text and hint without their marks; absent where there are none.
    var unmarked: String?
    /// The language the element states for itself.
    var language: String?
    var position: Position
    /// The id of the element in the drawing.
    var place: String?
  }

  /// Where an element is in the drawing.
  struct Place: Codable {
    var position: Position
    var id: String
  }
}

extension JSONReport.ScreenReport {
  init(_ screen: Auditing.ScreenReport) {
    name = screen.name
    position = JSONReport.Position(screen.position)
    id = screen.id
    language = screen.language
    lines = screen.lines.map(JSONReport.SpokenLine.init)
    openOrders = screen.openOrders.isEmpty ? nil : screen.openOrders
    unplaced = screen.unplaced.isEmpty ? nil : screen.unplaced
    drawing = screen.drawing
    places =
      screen.places.isEmpty
      ? nil
      : screen.places.sorted { $0.key < $1.key }.map {
        JSONReport.Place(position: JSONReport.Position($0.key), id: $0.value)
      }
  }
}

extension JSONReport.SpokenLine {
  fileprivate init(_ line: Auditing.SpokenLine) {
    text = line.text
    hint = line.hint
    unmarked = line.unmarked
    language = line.language
    position = JSONReport.Position(line.position)
    place = line.place
  }
}

extension ScreenReport {
  init(_ screen: JSONReport.ScreenReport) {
    self.init(
      name: screen.name, position: SourcePosition(screen.position), id: screen.id,
      language: screen.language, lines: screen.lines.map(SpokenLine.init),
      openOrders: screen.openOrders ?? [], unplaced: screen.unplaced ?? [],
      drawing: screen.drawing,
      places: Dictionary(
        (screen.places ?? []).map { (SourcePosition($0.position), $0.id) },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension SpokenLine {
  fileprivate init(_ line: JSONReport.SpokenLine) {
    self.init(
      text: line.text, hint: line.hint, unmarked: line.unmarked, language: line.language,
      position: SourcePosition(line.position), place: line.place)
  }
}
