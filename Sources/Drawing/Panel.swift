import Auditing
import LayoutModel
import XMLWriting

/// What stands beside the picture: legend, transcript, findings about touch targets, and what has
/// no place. In columns no higher than the picture where that can be.
struct Panel {
  private var rows: [Row] = []
  private var places: [(x: Double, y: Double)] = []
  private(set) var size = Size(width: 0, height: 0)
  private let prefix: String

  private static let columnWidth = 320.0
  private static let columnGap = 24.0
  private static let textSize = 12.0
  private static let lineHeight = 15.0
  /// Where texts begin, behind badges and swatches.
  private static let indent = 34.0

  private struct Row {
    var mark: Mark
    var lines: [String]
    var name = "plain"
    var above = 3.0

    var height: Double { above + Double(max(lines.count, 1)) * Panel.lineHeight }
  }

  private enum Mark {
    case none, heading
    case badge(String)
    case swatch(TouchVerdict, number: String = "")
    case frame(guess: Bool)
  }

  init(_ picture: Picture, prefix: String, height: Double) {
    self.prefix = prefix
    addLegend(picture)
    addTranscript(picture)
    addTouches(picture)
    addMissing(picture)
    // Two columns beside low pictures, as long as a person need not scroll far.
    let all = rows.reduce(0) { $0 + $1.height }
    let wanted = max(height, min(all / 2 + 60, 1_400))
    arrange(within: all <= wanted + 200 ? all : wanted)
  }

  // MARK: Contents

  private mutating func addLegend(_ picture: Picture) {
    heading("Legend")
    add(.swatch(.passes), LegendMark.passes.text)
    add(.swatch(.fails([])), LegendMark.fails.text)
    add(.swatch(.cannotTell([])), LegendMark.cannotTell.text)
    if !picture.setAside.isEmpty { add(.swatch(.setAside([])), LegendMark.setAside.text) }
    add(.none, LegendMark.regionText, "faint")
    add(.frame(guess: false), LegendMark.frame.text)
    add(.frame(guess: true), LegendMark.guess.text)
    add(.badge("1"), LegendMark.number.text)
    if !picture.placement.strips.isEmpty {
      add(.none, LegendMark.stripText)
    }
    if picture.transcript.lines.contains(where: { !$0.utterance.isConfirmed }) {
      add(.none, LegendMark.unconfirmedText)
    }
  }

  private mutating func addTranscript(_ picture: Picture) {
    heading("VoiceOver says")
    if picture.transcript.lines.isEmpty { add(.none, "Nothing.") }
    for (place, line) in picture.transcript.lines.enumerated() {
      let mark = line.utterance.isConfirmed ? "" : "≈ "
      let description = line.utterance.description
      if !description.isEmpty { add(.badge("\(place + 1)"), mark + description) }
      if let hint = line.utterance.spokenHint, !hint.isEmpty {
        add(description.isEmpty ? .badge("\(place + 1)") : .none, hint, "faint", above: 0)
      }
    }
    for text in picture.openOrders { add(.none, text, "faint") }
  }

  private mutating func addTouches(_ picture: Picture) {
    let findings = picture.findings
    let doubts = picture.doubts
    let setAside = picture.setAside
    guard !findings.isEmpty || !doubts.isEmpty || !setAside.isEmpty else { return }
    heading("Touch targets")
    for (element, text) in findings {
      add(.swatch(.fails([]), number: picture.numberText(of: element)), text)
    }
    for (element, text) in doubts {
      add(.swatch(.cannotTell([]), number: picture.numberText(of: element)), text)
    }
    for (element, text) in setAside {
      add(.swatch(.setAside([]), number: picture.numberText(of: element)), text)
    }
  }

  private mutating func addMissing(_ picture: Picture) {
    guard !picture.missing.isEmpty else { return }
    heading("Without a place in the picture")
    for index in picture.missing {
      let number = picture.numberText(of: index)
      add(number.isEmpty ? .none : .badge(number), picture.name(of: index))
    }
  }

  private mutating func heading(_ text: String) {
    rows.append(Row(mark: .heading, lines: [text], name: "strong", above: rows.isEmpty ? 0 : 14))
  }

  private mutating func add(
    _ mark: Mark, _ text: String, _ name: String = "plain", above: Double = 3
  ) {
    let lines = FittedText(
      text, width: Self.columnWidth - Self.indent, size: Self.textSize, lines: 8
    ).lines
    rows.append(Row(mark: mark, lines: lines, name: name, above: above))
  }

  // MARK: Columns

  private mutating func arrange(within height: Double) {
    var x = 0.0
    var y = 0.0
    for (index, row) in rows.enumerated() {
      var needed = row.height
      // No heading stands alone at the foot of a column.
      if case .heading = row.mark, index + 1 < rows.count { needed += rows[index + 1].height }
      if y > 0, y + needed > height {
        x += Self.columnWidth + Self.columnGap
        y = 0
      }
      places.append((x, y))
      y += row.height
      size.height = max(size.height, y)
    }
    size.width = x + Self.columnWidth
  }

  func write(to xml: XMLWriter) {
    for (row, place) in zip(rows, places) { write(row, at: place, to: xml) }
  }

  private func write(_ row: Row, at place: (x: Double, y: Double), to xml: XMLWriter) {
    let top = place.y + row.above
    let swatch = Rect(x: place.x + 1, y: top + 1, width: 24, height: 12)
    var indent = Self.indent
    switch row.mark {
    case .none: break
    case .heading: indent = 0
    case .badge(let text):
      let width = Badges.width(of: text)
      indent = max(indent, width + 6)
      let x = place.x + max(13 - width / 2, 0)
      Badges.write(text, in: Rect(x: x, y: top, width: width, height: 15), to: xml)
    case .swatch(let verdict, let number):
      xml.rect(swatch, verdict.className, fill: DrawingStyle.fill(verdict, prefix: prefix))
      if !number.isEmpty {
        let width = Badges.width(of: number)
        let x = place.x + max(13 - width / 2, 0)
        Badges.write(number, in: Rect(x: x, y: top - 0.5, width: width, height: 15), to: xml)
      }
    case .frame(let isGuess):
      xml.rect(swatch, isGuess ? "frame guess" : "frame")
    }
    for (number, line) in row.lines.enumerated() {
      xml.text(
        line, x: place.x + indent, y: top + 11.5 + Double(number) * Self.lineHeight,
        size: Self.textSize, row.name)
    }
  }
}
