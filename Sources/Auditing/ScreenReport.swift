import LayoutModel

/// What a report shows of a screen besides findings: what VoiceOver says, and a drawing.
public struct ScreenReport: Sendable, Equatable {
  /// As in ``Screen/name``.
  public var name: String
  /// As in ``Screen/position``.
  public var position: SourcePosition
  /// Begins the ids in the drawing; no other screen of any file has the same.
  public var id: String
  /// The language of the speech, in BCP 47.
  public var language: String
  /// What VoiceOver says, in reading order.
  public var lines: [SpokenLine]
  /// Sentences: where the layout leaves the reading order open.
  public var openOrders: [String]
  /// What a person would look for in the drawing and has no place in it, by its name.
  public var unplaced: [String]
  /// An `svg` element; `nil` when there was no memory for it.
  public var drawing: String?
  /// The ids of elements in the drawing, by their positions: those that findings are about.
  public var places: [SourcePosition: String]

  public init(
    name: String, position: SourcePosition, id: String, language: String,
    lines: [SpokenLine] = [], openOrders: [String] = [], unplaced: [String] = [],
    drawing: String? = nil, places: [SourcePosition: String] = [:]
  ) {
    self.name = name
    self.position = position
    self.id = id
    self.language = language
    self.lines = lines
    self.openOrders = openOrders
    self.unplaced = unplaced
    self.drawing = drawing
    self.places = places
  }

  /// The id of a file's screen: `screen-` and the FNV-1a hash of the path and the screen's number,
  /// counted from 1.
  public static func id(ofScreen number: Int, in path: String) -> String {
    let digits = String(FNV1a.hash(of: [path, String(number)]), radix: 16)
    return "screen-" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// One stop of VoiceOver on a screen.
public struct SpokenLine: Sendable, Equatable {
  /// What is spoken first, with `≈` before what no public source confirms.
  public var text: String
  /// What follows after a pause when hints are on, marked in the same way.
  public var hint: String?
  /// Both without their marks; `nil` where there are none.
  public var unmarked: String?
  /// The language the element states for itself, in BCP 47.
  public var language: String?
  /// The place of the element in the file.
  public var position: SourcePosition
  /// The id of the element in the drawing; `nil` for one without a place.
  public var place: String?

  public init(
    text: String, hint: String? = nil, unmarked: String? = nil, language: String? = nil,
    position: SourcePosition, place: String? = nil
  ) {
    self.text = text
    self.hint = hint
    self.unmarked = unmarked
    self.language = language
    self.position = position
    self.place = place
  }
}
