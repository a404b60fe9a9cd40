import LayoutModel
import TouchTargets

/// What an ancestor or a view in front takes away of a touch target.
public struct LostTouches: Sendable, Equatable {
  /// Who takes it: ``TouchMap/Limit/ancestor(_:)`` or ``TouchMap/Limit/covered(by:)``.
  public var limit: TouchMap.Limit
  /// The view that takes it, by index.
  public var taker: Int
  /// The area where the target itself would take touches, and the largest rectangle of it that
  /// this view leaves.
  public var hitArea: Rect
  public var region: Rect
  public var proof: Proof

  public enum Proof: Sendable, Equatable {
    /// The layout shows the loss, this surely.
    case shown(Reach)
    /// Code may show the views in turn, move them, or let touches through.
    case unknown(because: String)
  }

  /// Nothing is left to hit.
  public var isTotal: Bool { region.width < 4 || region.height < 4 }

  /// Whether less is left than the minimum, or than the target itself has where that is less.
  public func leavesLess(than minimum: Size) -> Bool {
    isTotal || region.width < min(minimum.width, hitArea.width)
      || region.height < min(minimum.height, hitArea.height)
  }

  /// What a rule says of the loss: a finding, or why the layout does not prove it.
  public func outcome(
    on index: Int, message: @autoclosure () -> String, fix: @autoclosure () -> String?
  ) -> RuleOutcome {
    switch proof {
    case .unknown(let reason): .cannotTell(element: index, because: reason)
    case .shown(let reach):
      .fails(
        Finding(
          element: index, message: message(), certainty: reach.certainty, reason: reach.reason,
          fix: fix()))
    }
  }

  /// The reach of a loss that the layout shows.
  public var reach: Reach? {
    if case .shown(let reach) = proof { reach } else { nil }
  }
}

extension ResolvedScreen {
  /// What is lost of the control at `index` and to be told for itself; `nil` of one that is too
  /// small to begin with and keeps a part, as what is left counts among the targets that are too
  /// small.
  public func lossToTell(of index: Int) -> LostTouches? {
    guard elements[index].isOperatedByTouch, let lost = lostTouches(of: index),
      lost.isTotal || isLargeEnough(index)
    else { return nil }
    return lost
  }

  /// What is lost of the touch target at `index`; `nil` when it is less than 4 points deep, when
  /// places are not known well enough, and where overlaps are meant.
  public func lostTouches(of index: Int) -> LostTouches? {
    let place = touchMap[index]
    guard let hitArea = place.hitArea, !place.isEstimated,
      place.region != nil
    else { return nil }
    switch place.limit {
    case .ownSize: return nil
    case .ancestor(let ancestor):
      return cutOff(index, by: ancestor, hitArea: hitArea)
    case .covered(let cover):
      return covered(index, by: cover, hitArea: hitArea)
    }
  }

  private func cutOff(
    _ index: Int, by ancestor: Int, hitArea: Rect
  ) -> LostTouches? {
    guard let bounds = touchMap[ancestor].hitArea, !touchMap[ancestor].isEstimated,
      elements[ancestor].kind != .stackView
    else { return nil }
    if format != .layoutXML {
      // What leaves the outermost view leaves the device's screen; what a clipping view cuts off
      // cannot be seen either, and usually scrolls, slides or unfolds.
      guard elements[ancestor].parent != nil, elements[ancestor].state.clipsToBounds != true
      else { return nil }
    }
    let kept = hitArea.intersection(bounds)
    let lost = LostTouches(
      limit: .ancestor(ancestor), taker: ancestor, hitArea: hitArea, region: kept,
      proof: proof(index, ancestor))
    guard hitArea.width - kept.width >= 4 || hitArea.height - kept.height >= 4 else { return nil }
    if case .shown = lost.proof,
      elements[ancestor].geometry.sizeConstraints.contains(where: \.hasOutlet)
    {
      return lost.unknown(because: "an outlet to a constraint lets code resize the view around it")
    }
    if case .shown(let reach) = lost.proof, format != .layoutXML,
      exceedsOpenSide(hitArea, of: ancestor, within: bounds)
    {
      return lost.shown(
        reach.atMost(
          .needsReview, because: "the view around it may be larger on another device"))
    }
    return lost
  }

  /// Whether an area leaves a view at the right or at the bottom where nothing fixes the view's
  /// width or height.
  private func exceedsOpenSide(_ area: Rect, of index: Int, within bounds: Rect) -> Bool {
    guard area.minX >= bounds.minX, area.minY >= bounds.minY else { return false }
    let size = touchRegion(of: index)
    func isOpen(_ side: TouchRegion.Length?) -> Bool {
      side?.basis != .constraint && side?.basis != .edgeConstraints && side?.basis != .fixedFrame
    }
    return (area.maxX <= bounds.maxX || isOpen(size.width))
      && (area.maxY <= bounds.maxY || isOpen(size.height))
  }

  private func covered(
    _ index: Int, by cover: Int, hitArea: Rect
  ) -> LostTouches? {
    guard let area = touchMap[cover].hitArea, !touchMap[cover].isEstimated else { return nil }
    let taken = hitArea.intersection(area)
    guard taken.width >= 4, taken.height >= 4 else { return nil }
    let target = elements[index]
    let front = elements[cover]
    let isWhole = taken == hitArea
    // A button over a text field, a label or a picture opens what fills it in.
    if isWhole, front.isTouchTarget, front.kind != target.kind { return nil }
    // Nothing is done by the target itself: it is there to be seen, and what lies over it acts.
    if format != .layoutXML, target.kind == .button, target.actions.isEmpty,
      target.gestures.isEmpty, target.outlets.isEmpty || front.isTouchTarget
    {
      return nil
    }
    let lost = LostTouches(
      limit: .covered(by: cover), taker: cover, hitArea: hitArea,
      region: hitArea.largestRest(beside: area), proof: proof(index, cover))
    let reach = reach(of: cover)
    switch reach.cause {
    case .outlet, .tag, .runtimeAttribute:
      return lost.unknown(because: "code may hide or move the view in front of it")
    case .customClass where !front.kind.isControl:
      return lost.unknown(because: "the class of the view in front of it may let touches through")
    case .customClass, nil: break
    }
    if front.geometry.sizeConstraints.contains(where: \.hasOutlet) {
      return lost.unknown(because: "an outlet to a constraint lets code resize the view in front")
    }
    return lost
  }

  /// The proof of two places: no surer than what code can reach, and than the places themselves.
  private func proof(_ index: Int, _ taker: Int) -> LostTouches.Proof {
    if format != .layoutXML {
      return .shown(Reach(certainty: .likely, reason: "places are those on the design device"))
    }
    let other = reach(of: taker)
    return .shown(
      reach(of: index).atMost(other.certainty, because: other.reason ?? "code may change it"))
  }
}

extension LostTouches {
  fileprivate func shown(_ reach: Reach) -> LostTouches {
    var lost = self
    lost.proof = .shown(reach)
    return lost
  }

  fileprivate func unknown(because reason: String) -> LostTouches {
    var lost = self
    lost.proof = .unknown(because: reason)
    return lost
  }
}
