import Auditing
import LayoutModel
import VoiceOver

extension FileReport {
  /// Adds a drawing of every screen of the layout the report is about, and what VoiceOver says of
  /// it. What is set aside by then is not drawn as a fault.
  ///
  /// - Parameters:
  ///   - layout: The layout as it was audited.
  ///   - settings: Those of the audit.
  public mutating func addScreens(of layout: Layout, auditedWith settings: AuditSettings) {
    let verdicts = TouchVerdicts(self, rules: settings.rules.map(\.documentation))
    let all = findings + suppressed.map(\.finding) + known.map(\.finding)
    let positions = Set(all.map(\.position))
    screens = layout.screens.enumerated().map { index, screen in
      let screen = ResolvedScreen(screen, of: layout, with: settings)
      return ScreenReport(
        screen, id: ScreenReport.id(ofScreen: index + 1, in: path), verdicts: verdicts,
        positions: positions)
    }
  }
}

extension ScreenReport {
  /// The `positions` are those of the elements whose places in the drawing are asked for.
  fileprivate init(
    _ resolved: ResolvedScreen, id: String, verdicts: TouchVerdicts,
    positions: Set<SourcePosition>
  ) {
    let screen = resolved.screen
    let linked = screen.elements.indices.filter {
      positions.contains(screen.elements[$0].position)
    }
    let drawing = ScreenDrawing(
      resolved, verdicts: verdicts, idPrefix: id, isEmbedded: true, linked: Set(linked))
    self.init(
      name: screen.name, position: screen.position, id: id,
      language: resolved.speaker.settings.locale,
      lines: drawing.picture.transcript.lines.map { line in
        SpokenLine(
          line.utterance, of: screen.elements[line.element], place: drawing.id(of: line.element))
      },
      openOrders: drawing.picture.openOrders,
      unplaced: drawing.picture.missing.map { drawing.picture.name(of: $0) },
      drawing: try? drawing.element())
    for index in linked { places[screen.elements[index].position] = drawing.id(of: index) }
  }
}

extension SpokenLine {
  fileprivate init(_ utterance: Utterance, of element: Element, place: String?) {
    self.init(
      text: utterance.markedDescription, hint: utterance.markedHint.flatMap(\.visible),
      language: element.accessibility.language, position: element.position, place: place)
    guard !utterance.isConfirmed else { return }
    unmarked = [utterance.description, utterance.spokenHint ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
