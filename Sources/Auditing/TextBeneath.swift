import LayoutModel
import TouchTargets

extension ResolvedScreen {
  /// The only text where an invisible button lies, in the same cell or beside the button's parent:
  /// that of a label, or the accessibility label of an image, of which the button covers at least a
  /// half. `nil` where it covers several labels or other controls or lies behind other views, and
  /// for texts that make no name.
  ///
  /// Where elements stand is read from the design device. Which text it is does not depend on the
  /// language: the layout's own texts decide.
  public func textBeneath(_ index: Int) -> NearbyText? {
    guard let area = touchMap[index].frame else { return nil }
    let surroundings = screen.descendants(of: surroundings(of: index))
    // Large families, so that the time stays in proportion to the file.
    guard surroundings.count <= 200 else { return nil }
    let covered = surroundings.filter { other in
      guard other != index, isShown(other), let frame = touchMap[other].frame else { return false }
      let common = frame.intersection(area)
      return common.width * common.height >= frame.width * frame.height / 2
    }
    // A button behind or around other controls is a backdrop.
    guard
      !covered.contains(where: {
        elements[$0].kind.isControl || elements[$0].kind == .tableView
          || elements[$0].kind == .collectionView
      })
    else { return nil }
    let labels = covered.filter {
      elements[$0].kind == .label && elements[$0].label?.text?.visible != nil
    }
    if let label = labels.first {
      guard labels.count == 1, lies(index, over: label), let text = captionText(of: label),
        text.asInputName != nil,
        !elements[label].isCaptionFilledIn(of: elements[index])
      else { return nil }
      return NearbyText(element: label, text: elements[label].label?.text?.visible ?? text)
    }
    let images = covered.filter {
      elements[$0].kind == .imageView && elements[$0].accessibility.label?.text.visible != nil
    }
    guard images.count == 1, let image = images.first, lies(index, over: image),
      let name = elements[image].accessibility.label?.text.visible
    else { return nil }
    return NearbyText(element: image, text: name)
  }

  /// Whether the button is in front of the text, or right behind it.
  private func lies(_ button: Int, over text: Int) -> Bool {
    text < button || elements[text].parent == elements[button].parent
  }

  /// The cell the element is in, or else the view around its parent.
  private func surroundings(of index: Int) -> Int {
    let ancestors = screen.ancestors(of: index)
    let cell = ancestors.first {
      switch elements[$0].kind {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: true
      default: false
      }
    }
    return cell ?? ancestors.prefix(2).last ?? index
  }
}
