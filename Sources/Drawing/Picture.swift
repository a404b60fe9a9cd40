import Auditing
import LayoutModel
import TouchTargets
import VoiceOver

/// What is known about a screen, put together for one picture and its text.
struct Picture {
  let screen: ResolvedScreen
  let transcript: Transcript
  let placement: Placement
  /// By element index: the places of its lines in the transcript, from 1.
  let numbers: [[Int]]
  /// By element index; `nil` for what is no touch target on the screen.
  let verdicts: [TouchVerdict?]

  init(_ screen: ResolvedScreen, _ verdicts: TouchVerdicts) {
    self.screen = screen
    transcript = screen.speaker.transcript(of: screen.screen, idiom: screen.idiom)
    placement = Placement(screen)
    var numbers = [[Int]](repeating: [], count: screen.elements.count)
    for (place, line) in transcript.lines.enumerated() {
      numbers[line.element].append(place + 1)
    }
    self.numbers = numbers
    self.verdicts = screen.elements.indices.map { index in
      let element = screen.elements[index]
      guard screen.isShown(index) else { return nil }
      let isTarget = element.isTouchTarget && screen.takesTouches(index)
      return isTarget || verdicts.mentions(element) ? verdicts.verdict(on: element) : nil
    }
  }

  /// The elements in the picture, in document order.
  var drawn: [Int] {
    screen.elements.indices.filter { placement.visibleRect(of: $0) != nil }
  }

  /// The elements of the screen that a person would look for in the picture and that have no place
  /// in it.
  var missing: [Int] {
    screen.elements.indices.filter { index in
      let element = screen.elements[index]
      return screen.isShown(index) && placement.visibleRect(of: index) == nil
        && (!numbers[index].isEmpty || verdicts[index] != nil || element.shownText != nil
          || element.imageName != nil)
    }
  }

  /// Whether the look of the element leaves room for a badge inside.
  func holdsBadge(_ index: Int) -> Bool {
    switch screen.elements[index].kind {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl: false
    default: true
    }
  }

  // MARK: Words

  /// The name of an element: its kind and what people would call it.
  func name(of index: Int) -> String {
    let element = screen.elements[index]
    if case .section(let header, let footer) = element.content {
      return "table section" + ((header ?? footer)?.visible.map { " \($0.quoted)" } ?? "")
    }
    return element.kind.noun + (element.visibleName.map { " \($0.quoted)" } ?? "")
  }

  /// The places in the reading order, for example `4–6`; empty for what has none.
  func numberText(of index: Int) -> String {
    let numbers = numbers[index]
    guard let first = numbers.first, let last = numbers.last else { return "" }
    if numbers.count == 1 { return "\(first)" }
    return last - first == numbers.count - 1
      ? "\(first)–\(last)" : numbers.map { "\($0)" }.joined(separator: ",")
  }

  /// What an element says and where a finger works, a sentence a line.
  func explanation(of index: Int) -> String {
    var lines = [name(of: index)]
    for number in numbers[index] {
      lines.append("VoiceOver, \(number): \(Self.words(of: transcript.lines[number - 1]))")
    }
    guard let verdict = verdicts[index] else { return lines.joined(separator: "\n") }
    lines.append(regionText(of: index))
    switch verdict {
    case .passes: lines.append("No rule has anything against its touch region.")
    case .fails(let messages): lines += messages
    case .cannotTell(let reasons): lines += reasons.map { "Cannot tell: \($0)" }
    case .setAside(let texts): lines += texts
    }
    return lines.joined(separator: "\n")
  }

  private func regionText(of index: Int) -> String {
    let place = screen.touchMap[index]
    guard let region = place.region else {
      return "Touch region: not known; the frame is shown."
    }
    let size = "\(region.width.inPoints) × \(region.height.inPoints) points"
    let limit =
      switch place.limit {
      case .ownSize: ""
      case .ancestor(let ancestor): ", cut off by the \(name(of: ancestor)) around it"
      case .covered(let cover): ", the largest part that the \(name(of: cover)) in front leaves"
      }
    return "Touch region: \(size)\(limit)" + (place.isEstimated ? "; its place is a guess." : ".")
  }

  /// A line of the transcript with its hint, marked where no public source confirms it.
  static func words(of line: Transcript.Line) -> String {
    let utterance = line.utterance
    let mark = utterance.isConfirmed ? "" : "≈ "
    return mark
      + [utterance.description, utterance.spokenHint ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where the layout leaves the reading order open.
  var openOrders: [String] {
    transcript.undetermined.compactMap { order in
      let places = order.elements.flatMap { numbers[$0] }.sorted().map { "\($0)" }
      guard places.count > 1 else { return nil }
      return "The order of \(places.joined(separator: ", ")) is open: "
        + "\(order.reason.explanation)."
    }
  }

  /// The elements in reading order; those VoiceOver does not reach follow in document order.
  private var elementsInOrder: [Int] {
    verdicts.indices.sorted { one, other in
      (numbers[one].first ?? .max, one) < (numbers[other].first ?? .max, other)
    }
  }

  /// What rules found, in reading order.
  var findings: [(element: Int, text: String)] {
    elementsInOrder.flatMap { index in
      guard case .fails(let messages) = verdicts[index] else { return [(Int, String)]() }
      return messages.map { (index, $0) }
    }
  }

  /// What rules could not decide or leave to a person, in reading order.
  var doubts: [(element: Int, text: String)] {
    elementsInOrder.flatMap { index in
      guard case .cannotTell(let reasons) = verdicts[index] else { return [(Int, String)]() }
      let subject = screen.elements[index].subject
      return reasons.map { (index, $0.hasPrefix(subject) ? $0 : "\(subject): \($0)") }
    }
  }

  /// What rules found and is set aside, in reading order.
  var setAside: [(element: Int, text: String)] {
    elementsInOrder.flatMap { index in
      guard case .setAside(let texts) = verdicts[index] else { return [(Int, String)]() }
      return texts.map { (index, $0) }
    }
  }

  /// The whole picture in words.
  var textAlternative: String {
    var lines: [String] = []
    if transcript.lines.isEmpty {
      lines.append("VoiceOver finds nothing to say here.")
    } else {
      lines.append("VoiceOver says, in this order:")
      for (place, line) in transcript.lines.enumerated() {
        lines.append("\(place + 1). \(Self.words(of: line))")
      }
    }
    lines += openOrders
    let targets = verdicts.compactMap(\.self)
    if !targets.isEmpty {
      let passing = targets.count { $0 == .passes }
      lines.append("Touch targets: \(targets.count), of which \(passing) without a finding.")
      lines += findings.map(\.text)
      lines += doubts.map { "Cannot tell: \($0.text)" }
      lines += setAside.map(\.text)
    }
    if !missing.isEmpty {
      lines.append("Without a place in the picture:")
      lines += missing.map { name(of: $0) }
    }
    return lines.joined(separator: "\n")
  }
}
