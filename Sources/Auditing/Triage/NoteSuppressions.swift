import LayoutModel

/// The suppressions in the notes and comments of one layout.
struct NoteSuppressions {
  private var suppressions: [NoteSuppression] = []
  private(set) var invalid: [InvalidSuppression] = []
  /// The screen and index of each element, by its place in the file.
  private var places: [SourcePosition: Place] = [:]

  private struct Place: Hashable {
    var screen: Int
    var element: Int
  }

  /// One of the things a note asks for.
  private struct NoteSuppression {
    var words: SuppressionWords
    var position: SourcePosition
    var screen: Int
    /// The elements of the screen.
    var elements: Range<Int>
    /// The rules that had something set aside, or that cannot tell whether there is anything.
    var needed: Set<String> = []

    func isAbout(_ rule: String, at place: Place) -> Bool {
      screen == place.screen && elements.contains(place.element)
        && (words.rules?.contains(rule) ?? true)
    }
  }

  /// - Returns: `nil` for a layout whose notes say nothing to the tool, as nearly all do.
  init?(_ layout: Layout, knownRules: [String]) {
    guard layout.screens.contains(where: { !$0.directives.isEmpty }) else { return nil }
    for (number, screen) in layout.screens.enumerated() {
      for (index, element) in screen.elements.enumerated() {
        places[element.position] = Place(screen: number, element: index)
      }
      for directive in screen.directives {
        read(directive, of: screen, number, knownRules: knownRules)
      }
    }
    // A note on the owner of a xib stands on every screen.
    invalid = Set(invalid).sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  private mutating func read(
    _ directive: Directive, of screen: Screen, _ number: Int, knownRules: [String]
  ) {
    for result in SuppressionWords.all(in: directive.text, knownRules: knownRules) {
      switch (result, directive.target) {
      case (.failure(let mistake), _):
        invalid.append(
          InvalidSuppression(
            message: mistake.message, advice: mistake.advice, position: directive.position))
      case (_, .nothing):
        invalid.append(
          InvalidSuppression(
            message: "the comment stands before no element",
            advice: "put it directly before the element it is about", position: directive.position))
      case (_, .lostComment):
        invalid.append(
          InvalidSuppression(
            message: "a comment in a file of Interface Builder is lost when Xcode saves the file",
            advice: "write the same words into the Notes field of the element's Identity inspector",
            position: directive.position))
      case (.success(let words), .screen):
        suppressions.append(
          NoteSuppression(
            words: words, position: directive.position, screen: number,
            elements: screen.elements.indices))
      case (.success(let words), .element(let index)):
        let end = words.includesDescendants ? screen.elements[index].subtreeEnd : index + 1
        suppressions.append(
          NoteSuppression(
            words: words, position: directive.position, screen: number, elements: index..<end))
      }
    }
  }

  /// What sets aside the finding, if anything does. Of several, the innermost counts.
  mutating func suppression(of finding: ReportedFinding) -> Suppression? {
    guard let place = places[finding.position] else { return nil }
    let fitting = suppressions.indices.filter { suppressions[$0].isAbout(finding.rule, at: place) }
    for index in fitting { suppressions[index].needed.insert(finding.rule) }
    return fitting.min { suppressions[$0].elements.count < suppressions[$1].elements.count }
      .map { Suppression(.note(suppressions[$0].position), reason: suppressions[$0].words.reason) }
  }

  /// Takes note of a check that is left open: what is set aside for it may be needed.
  mutating func keep(for remark: RuleRemark) {
    guard let place = places[remark.position] else { return }
    for index in suppressions.indices where suppressions[index].isAbout(remark.rule, at: place) {
      suppressions[index].needed.insert(remark.rule)
    }
  }

  /// The suppressions without a finding to set aside, as far as the rules that ran can tell.
  ///
  /// - Parameters:
  ///   - rules: The ids of the rules that ran.
  ///   - isComplete: Whether the project is judged by no others.
  /// - Returns: The suppressions in the order of their places.
  func stale(rules: Set<String>, isComplete: Bool) -> [StaleSuppression] {
    // A note on the owner of a xib stands on every screen, and may be needed on one of them.
    var needed: [SuppressionSource: Set<String>] = [:]
    for suppression in suppressions {
      needed[.note(suppression.position), default: []].formUnion(suppression.needed)
    }
    var stale: Set<StaleSuppression> = []
    for suppression in suppressions {
      let source = SuppressionSource.note(suppression.position)
      let known = needed[source] ?? []
      if let named = suppression.words.rules {
        let unused = named.filter { rules.contains($0) && !known.contains($0) }
        if !unused.isEmpty { stale.insert(StaleSuppression(rules: unused, source: source)) }
      } else if isComplete, known.isEmpty {
        stale.insert(StaleSuppression(rules: [], source: source))
      }
    }
    return stale.sorted {
      ($0.source.position, $0.rules.joined()) < ($1.source.position, $1.rules.joined())
    }
  }
}
