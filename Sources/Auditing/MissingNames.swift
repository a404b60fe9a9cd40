import LayoutModel

extension ResolvedScreen {
  /// Whether VoiceOver reaches the element at `index`, a finger can use it, and it has no
  /// accessibility label with something to read in it. Where a hint stands alone, and so is read as
  /// the name, hint-without-label tells it.
  public func lacksLabel(_ index: Int) -> Bool {
    isReached(index) && takesTouches(index)
      && elements[index].accessibility.label?.text.visible == nil
      && (elements[index].accessibility.hint?.text.visible == nil || hasValue(index))
  }

  /// Whether VoiceOver stops at the element or, where UIKit fills it at run time, inside it: a picker
  /// is a container of its wheels.
  public func isReached(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .datePicker, .pickerView:
      exposures[index] == .element
        || exposures[index] == .container && elements[index].accessibility.isElement != false
    default: exposures[index] == .element
    }
  }

  private func hasValue(_ index: Int) -> Bool {
    exposures[index] != .element || utterance(of: index).value?.text.visible != nil
  }

  /// Whether nothing in an Interface Builder document connects the button at `index` to anything, so
  /// that no label can say what it does.
  public func doesNothing(_ index: Int) -> Bool {
    let element = elements[index]
    return format != .layoutXML && element.actions.isEmpty && element.gestures.isEmpty
      && element.button?.showsMenuAsPrimaryAction != true && reach(of: index).cause == nil
      && !isLooseControl
  }

  /// The finding that a control has no accessibility label, with the label beside it as the name.
  ///
  /// - Parameters:
  ///   - index: The element's index.
  ///   - consequence: What VoiceOver does where no label stands beside the control; begins with “so”.
  ///   - advice: The repair where no label stands beside it.
  ///   - reach: How far the layout decides.
  ///   - isSpoken: Whether it is known what VoiceOver would say with a label.
  /// - Returns: The finding.
  public func missingLabel(
    of index: Int, so consequence: String, advice: String, reach: Reach, isSpoken: Bool = true
  ) -> RuleOutcome {
    let caption = caption(of: index)
    let complaint = "\(elements[index].subject) has no accessibility label"
    let parts = speaker.utterances(of: elements[index]).map(\.markedText).filter { !$0.isEmpty }
    return .fails(
      Finding(
        element: index,
        message: caption.map {
          "\(complaint); VoiceOver does not connect it with the label \($0.text.quoted)."
        } ?? "\(complaint), so \(consequence).",
        certainty: reach.certainty, reason: reach.reason,
        saysNow: parts.isEmpty ? nil : parts.joined(separator: " "),
        wouldSay: isSpoken ? text(of: index, labelled: caption?.name ?? unknownName) : nil,
        fix: caption.map { "Set its accessibility label to \($0.name.quoted)." } ?? advice))
  }
}

/// The repair of a button without a name that does nothing.
public let doesNothingAdvice = """
  It does nothing in the layout: connect it and say what it does, or clear Accessibility › Enabled, \
  so that VoiceOver passes it over.
  """
