import Auditing
import LayoutModel
import VoiceOver

/// A transcript for people: a line an element, its hint on a line of its own.
struct TranscriptText {
  private var page: Page
  private let isExplaining: Bool
  private var hasUnconfirmedParts = false

  init(_ files: [SpokenFile], explaining: Bool, page style: PageStyle) {
    page = Page(style)
    isExplaining = explaining
    for file in files {
      write(file)
    }
    if hasUnconfirmedParts {
      page.line(
        Styled("\(Utterance.unconfirmedMark) stands before what no public source confirms.", .faint)
      )
    }
  }

  var bytes: [UInt8] { page.bytes }

  private mutating func write(_ file: SpokenFile) {
    page.line(Styled(file.path, .heading))
    page.line()
    for failure in file.failures {
      let place = failure.position.map { "\($0.line):\($0.column): " } ?? ""
      page.paragraph(
        margin: [Styled("  not read  ", .red)], indent: 12, Styled(place + failure.message))
      page.line()
    }
    for item in file.notEvaluated {
      page.paragraph(
        margin: [Styled("  not evaluated  ", .yellow)], indent: 17,
        Styled(item.sentence.asSentence))
      page.line()
    }
    for screen in file.screens {
      write(screen)
    }
  }

  private mutating func write(_ spoken: SpokenScreen) {
    page.line(
      Styled("  " + spoken.screen.name, .strong),
      Styled(spoken.screen.objectID.map { "  \($0)" } ?? "", .faint))
    if spoken.transcript.lines.isEmpty {
      page.line(Styled("       \(spoken.screen.reasonForSilence)", .faint))
    }
    for (number, line) in spoken.transcript.lines.enumerated() {
      write(line, number: number + 1)
      if isExplaining { explain(line, in: spoken.screen) }
    }
    write(spoken.transcript.undetermined, of: spoken)
    explainSilences(of: spoken)
    page.line()
  }

  private mutating func write(_ line: Transcript.Line, number: Int) {
    let utterance = line.utterance
    page.paragraph(
      margin: [Styled(String(number).rightAligned(in: 5) + "  ", .faint)], indent: 7,
      Styled(utterance.markedDescription), limit: .max)
    hasUnconfirmedParts = hasUnconfirmedParts || !utterance.isConfirmed
    if let hint = utterance.markedHint, !hint.isEmpty {
      page.paragraph(indent: 9, Styled(hint, .cyan), limit: .max)
    }
  }

  private mutating func explain(_ line: Transcript.Line, in screen: Screen) {
    let element = screen.elements[line.element]
    var facts = [("element", ElementReference(element).description)]
    let utterance = line.utterance
    for (name, part) in [
      ("label", utterance.label), ("value", utterance.value), ("hint", utterance.hint),
    ] {
      guard let part else { continue }
      facts.append((name, "“\(part.text)” \(part.source.explanation)"))
    }
    for (name, text) in facts {
      page.paragraph(
        margin: [Styled("         " + name.padded(to: 9), .faint)], indent: 18,
        Styled(text, .faint))
    }
  }

  /// The elements without a line: those VoiceOver does speak of at run time, and, where
  /// explanations are wanted, all others but for the views that only hold others.
  private mutating func explainSilences(of spoken: SpokenScreen) {
    let elements = spoken.screen.elements
    for silence in spoken.transcript.silences
    where silence.reason == .contentsAtRunTime || isExplaining && silence.reason != .notElement {
      let element = ElementReference(elements[silence.element]).description
      page.paragraph(
        margin: [Styled("    –  ", .faint)], indent: 7,
        Styled("\(element) \(explanation(of: silence, among: elements)).", .faint))
    }
  }

  private func explanation(of silence: Transcript.Silence, among elements: [Element]) -> String {
    switch silence.reason {
    case .hidden(let index) where index == silence.element: "is hidden"
    case .hidden(let index): "is hidden with \(ElementReference(elements[index]).description)"
    case .swallowed(let index):
      "is inside \(ElementReference(elements[index]).description), read in its place"
    case .notElement: "is no accessibility element"
    case .contentsAtRunTime: "gets its contents at run time"
    case .nothingToSay: "has nothing to say"
    }
  }

  private mutating func write(_ orders: [Transcript.UndeterminedOrder], of spoken: SpokenScreen) {
    for order in orders {
      let numbers = spoken.transcript.lines.indices
        .filter { order.elements.contains(spoken.transcript.lines[$0].element) }
        .map { String($0 + 1) }
      guard numbers.count > 1 else { continue }
      page.paragraph(
        margin: [Styled("    ?  ", .yellow)], indent: 7,
        Styled(
          "The order of \(numbers.joined(separator: ", ")) is open: \(order.reason.explanation).",
          .faint))
    }
  }
}

extension Screen {
  /// Why VoiceOver says nothing of the screen.
  fileprivate var reasonForSilence: String {
    switch controller?.tag {
    case "navigationController", "tabBarController", "splitViewController", "pageViewController":
      "Shows other screens."
    default: "VoiceOver finds nothing to say here."
    }
  }
}

extension SpokenPart.Source {
  /// Where a part comes from, in words.
  fileprivate var explanation: String {
    switch self {
    case .stated: "is stated in the layout"
    case .title: "is the title"
    case .subtitle: "is the subtitle"
    case .text: "is the text"
    case .placeholder: "is the placeholder"
    case .floatingLabel: "is the label that floats above the text"
    case .underline: "is the text below the line"
    case .menu: "is the selected element of the menu"
    case .imageName: "is read from the image’s name"
    case .symbolName: "is Apple’s name for the symbol"
    case .system: "comes from UIKit"
    case .children: "is joined from the views inside"
    }
  }
}
