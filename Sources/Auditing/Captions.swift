import LayoutModel
import TouchTargets

extension ResolvedScreen {
  /// The label that names the input by its place: right above it or right before it, and before a
  /// switch or a stepper, which stand at the end of a row, however far away.
  ///
  /// Inputs are what a person fills in or sets: text fields and text views, switches, sliders,
  /// steppers, pickers; a progress view is captioned as they are. Labels beside the element count;
  /// failing those, labels beside its parent when the element is the only input in there. A label
  /// names one input: one that stands as near to an input above it, that stands over several inputs,
  /// or that shows errors is no caption. Neither are Interface Builder's default text “Label” and
  /// texts that make no name; a label may stand behind one that shows the value or a remark.
  ///
  /// Which label it is does not depend on the language: the layout's own texts decide.
  public func caption(of index: Int) -> NearbyText? {
    if let caption = captionBeside(index) { return caption }
    guard let parent = elements[index].parent, elements[parent].slot == nil,
      screen.descendants(of: parent).allSatisfy({
        $0 == index || !elements[$0].kind.takesCaption
      })
    else { return nil }
    return captionBeside(parent)
  }

  private func captionBeside(_ index: Int) -> NearbyText? {
    let family = neighbours(of: index)
    let isOrdered =
      elements[index].geometry.frame == nil
      || elements[index].parent.map { elements[$0].kind == .stackView } ?? false
    let inputs = family.filter { $0 == index || holdsInput($0) }
    let claims =
      isOrdered
      ? claims(of: inputs, inOrder: family) : claims(of: inputs, byPlace: family)
    guard let own = claims.first(where: { $0.input == index }),
      !claims.contains(where: { $0.isRival(of: own) }),
      let ownText = captionText(of: own.label), ownText.asInputName != nil,
      !ownElement(own.label).isCaptionFilledIn(of: elements[index])
    else { return nil }
    let text = elements[own.label].label?.text?.visible ?? ownText
    if !own.isBefore, let next = inputs.first(where: { follows($0, index, inOrder: isOrdered) }),
      !isNamed(next, by: claims)
    {
      return nil
    }
    return NearbyText(element: own.label, text: text)
  }

  /// The children of the element's parent, itself included, in document order; of a very large
  /// family those next to the element, so that the time stays in proportion to the file.
  private func neighbours(of index: Int) -> ArraySlice<Int> {
    var before: [Int] = []
    while before.count < 50, let previous = screen.previousSibling(of: before.last ?? index) {
      before.append(previous)
    }
    var family = Array(before.reversed()) + [index]
    let end = elements[index].parent.map { elements[$0].subtreeEnd } ?? elements.count
    var next = elements[index].subtreeEnd
    while next < end, family.count <= before.count + 50 {
      family.append(next)
      next = elements[next].subtreeEnd
    }
    return family[...]
  }

  /// The labels right before the inputs, in document order.
  private func claims(of inputs: [Int], inOrder family: ArraySlice<Int>) -> [Claim] {
    var claims: [Claim] = []
    for (place, input) in zip(family.indices, family)
    where place > family.startIndex && inputs.contains(input) {
      var before = place - 1
      while before > family.startIndex, isPassedOver(family[before]) { before -= 1 }
      guard isCaption(family[before]) else { continue }
      if before > family.startIndex, inputs.contains(family[before - 1]),
        !isNamed(family[before - 1], by: claims)
      {
        continue
      }
      claims.append(Claim(input: input, label: family[before], gap: 0))
    }
    return claims
  }

  /// The best label for each input by where they stand, from top to bottom.
  private func claims(of inputs: [Int], byPlace family: ArraySlice<Int>) -> [Claim] {
    let labels = family.filter { isCaption($0) }
    guard !labels.isEmpty else { return [] }
    let passedOver = family.filter { isPassedOver($0) }.compactMap { elements[$0].geometry.frame }
    let placed = inputs.compactMap { input in
      elements[input].geometry.frame.map { (input: input, frame: $0) }
    }.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    var claims: [Claim] = []
    for (input, frame) in placed {
      let candidates = labels.compactMap { label -> Claim? in
        guard let other = elements[label].geometry.frame,
          let place = frame.place(
            ofCaption: other, reach: elements[input].kind.reachOfCaption, over: passedOver)
        else { return nil }
        return Claim(
          input: input, label: label, gap: place.gap, isBefore: place.isBefore,
          isAligned: place.isBefore || abs(other.x - frame.x) <= Claim.slack * 4)
      }
      let best = candidates.sorted { $0.isBetter(than: $1) }.first { claim in
        !placed.contains { $0.input != input && keeps($0, claim, from: claims) }
      }
      if let best { claims.append(best) }
    }
    return claims
  }

  /// Whether another input, above the label or before it, keeps the label from the one that claims
  /// it: it stands nearer, or as near and has no other.
  private func keeps(
    _ other: (input: Int, frame: Rect), _ claim: Claim, from claims: [Claim]
  ) -> Bool {
    guard let label = elements[claim.label].geometry.frame,
      let place = label.place(ofCaption: other.frame, reach: Rect.reachOfCaption),
      place.isBefore || !claim.isBefore
    else { return false }
    if place.gap > claim.gap + Claim.slack { return false }
    return place.gap < claim.gap - Claim.slack || !isNamed(other.input, by: claims)
  }

  private func isNamed(_ input: Int, by claims: [Claim]) -> Bool {
    claims.contains { $0.input == input }
      || screen.descendants(of: input).contains { isCaption($0) }
  }

  /// Whether the input stands under or after the other as close as a label would.
  private func follows(_ input: Int, _ other: Int, inOrder isOrdered: Bool) -> Bool {
    guard !isOrdered else {
      return elements[input].parent == elements[other].parent
        && input == elements[other].subtreeEnd
    }
    guard let frame = elements[input].geometry.frame, let above = elements[other].geometry.frame
    else { return false }
    return input != other
      && frame.place(ofCaption: above, reach: Rect.reachOfCaption) != nil
  }

  private func isCaption(_ index: Int) -> Bool {
    elements[index].kind == .label && captionText(of: index) != nil && isShown(index)
  }

  /// The text of a label in the layout's own language that can name an input. Every input of a form
  /// asks for those of all labels around it.
  func captionText(of index: Int) -> String? {
    captionTexts.value(of: index) { ownElement(index).captionText }
  }

  /// The element with the layout's own texts.
  private func ownElement(_ index: Int) -> Element {
    if let translation { return translation.base.elements[index] }
    return screen.elements[index]
  }

  /// Whether the label stands between an input and its caption: it shows the value, or a remark.
  private func isPassedOver(_ index: Int) -> Bool {
    elements[index].kind == .label && isShown(index)
      && ownElement(index).showsValueOrRemark
  }

  private func holdsInput(_ index: Int) -> Bool {
    elements[index].kind.takesCaption
      || screen.descendants(of: index).contains { elements[$0].kind.takesCaption }
  }
}

/// A label that may name an input.
private struct Claim {
  var input: Int
  var label: Int
  /// Points.
  var gap: Double
  /// The label stands in the same row.
  var isBefore = false
  /// The label begins where the input does.
  var isAligned = true

  /// Distances that differ by less look the same; points.
  static let slack = 2.0

  func isBetter(than other: Claim) -> Bool {
    isAligned == other.isAligned ? gap < other.gap : isAligned
  }

  /// Whether the other input has as good a claim to the same label.
  func isRival(of other: Claim) -> Bool {
    guard label == other.label, input != other.input else { return false }
    return isBefore == other.isBefore ? gap <= other.gap + Self.slack : isBefore
  }
}

extension Rect {
  /// How far a label may stand before a text field, in points.
  fileprivate static let reachOfCaption = 40.0

  /// The distance to a label above this rectangle or on its left, in points; `nil` when the label
  /// stands elsewhere or too far away to belong to it: `reach` is how far before it may be, and the
  /// rectangles it is seen over do not count as distance.
  fileprivate func place(
    ofCaption label: Rect, reach: Double, over passed: [Rect] = []
  ) -> (gap: Double, isBefore: Bool)? {
    let slack = 4.0
    let sharesColumn = label.x < x + width && x < label.x + label.width
    let above = y - (label.y + label.height)
    let between = passed.lazy.filter {
      $0.y >= label.maxY - slack && $0.maxY <= y + slack && $0.x < maxX && x < $0.maxX
    }
    let reachAbove = 24 + between.reduce(0) { $0 + $1.height }
    if sharesColumn, above >= -slack, above <= reachAbove { return (max(0, above), false) }
    let sharedHeight = min(y + height, label.y + label.height) - max(y, label.y)
    let before = x - (label.x + label.width)
    if sharedHeight > 0, sharedHeight >= min(height, label.height) / 2, before >= -slack,
      before <= reach
    {
      return (max(0, before), true)
    }
    return nil
  }
}

extension Element.Kind {
  /// Whether a label beside an element of this kind says what it is for.
  fileprivate var takesCaption: Bool {
    switch self {
    case .textField, .textView, .searchBar, .switch, .slider, .stepper, .segmentedControl,
      .datePicker, .pickerView, .progressView:
      true
    default: false
    }
  }

  /// How far before the element its caption may stand, in points.
  fileprivate var reachOfCaption: Double {
    self == .switch || self == .stepper ? .infinity : Rect.reachOfCaption
  }
}
