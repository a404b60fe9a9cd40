/// What a person meets at once: a scene of a storyboard, a top-level view of a xib, a `<layout>`.
///
/// The elements stand in one array in document order; each names its parent by index, and a parent
/// always stands before its children.
public struct Screen: Sendable, Equatable {
  /// A name for reports: the controller's class, title or kind, or the top-level view's.
  public var name: String
  /// The identifier of the scene or of the top-level object; `nil` when the file gives none.
  public var objectID: String?
  public var position: SourcePosition
  public var controller: Controller?
  public var elements: [Element]
  /// What ties the edges of views to each other, in the order of the file.
  public var edgeConstraints: [EdgeConstraint] = []
  /// The notes in the file that hold words for the tool, in document order.
  public var directives: [Directive] = []

  public init(
    name: String, objectID: String? = nil, position: SourcePosition,
    controller: Controller? = nil, elements: [Element] = []
  ) {
    self.name = name
    self.objectID = objectID
    self.position = position
    self.controller = controller
    self.elements = elements
  }

  /// The view controller, or the owner of a xib, whose outlets and title belong to the screen.
  public struct Controller: Sendable, Equatable {
    /// The element name as written, for example `tableViewController`.
    public var tag: String
    public var objectID: String?
    public var customClass: CustomClass?
    /// Of a navigation controller, the class of its root view controller, where the file names it.
    public var rootClass: CustomClass?
    public var title: String?
    /// Whether the file puts the controller into a tab bar; `nil` where it cannot say.
    public var isInTabBar: Bool?
    /// Whether the file puts the controller into a navigation controller whose bar shows the
    /// title; `nil` where it cannot say.
    public var isInNavigationController: Bool?

    public init(
      tag: String, objectID: String? = nil, customClass: CustomClass? = nil,
      title: String? = nil, isInTabBar: Bool? = nil, isInNavigationController: Bool? = nil
    ) {
      self.tag = tag
      self.objectID = objectID
      self.customClass = customClass
      self.title = title
      self.isInTabBar = isInTabBar
      self.isInNavigationController = isInNavigationController
    }
  }
}

extension Screen {
  /// The indices of the elements inside `index`, without itself.
  public func descendants(of index: Int) -> Range<Int> {
    (index + 1)..<elements[index].subtreeEnd
  }

  /// The indices of the direct children of `index`, in document order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    let end = elements[index].subtreeEnd
    while next < end {
      children.append(next)
      next = elements[next].subtreeEnd
    }
    return children
  }

  /// The indices of the elements without a parent, in document order.
  public var roots: [Int] {
    var roots: [Int] = []
    var next = 0
    while next < elements.count {
      roots.append(next)
      next = elements[next].subtreeEnd
    }
    return roots
  }

  /// The indices of the other children of the element's parent, in document order; of the other
  /// roots when it has no parent.
  public func siblings(of index: Int) -> [Int] {
    let family = elements[index].parent.map { children(of: $0) } ?? roots
    return family.filter { $0 != index }
  }

  /// The nearest child of the same parent before the element; before a root, the root before it.
  public func previousSibling(of index: Int) -> Int? {
    let parent = elements[index].parent
    var previous: Int? = index - 1
    if index == 0 || previous == parent { return nil }
    // What stands right before the element is the sibling or the last thing inside it.
    while let current = previous, elements[current].parent != parent {
      previous = elements[current].parent
    }
    return previous
  }

  /// The chain of parents, nearest first.
  public func ancestors(of index: Int) -> [Int] {
    var chain: [Int] = []
    var next = elements[index].parent
    while let parent = next {
      chain.append(parent)
      next = elements[parent].parent
    }
    return chain
  }

  /// Adds an element as the last child of `parent` and returns its index.
  ///
  /// - Precondition: `parent` is the last element added or one of its ancestors.
  @discardableResult
  public mutating func append(_ element: consuming Element, to parent: Int? = nil) -> Int {
    let index = elements.count
    element.parent = parent
    element.subtreeEnd = index + 1
    elements.append(element)
    var ancestor = parent
    while let current = ancestor {
      elements[current].subtreeEnd = index + 1
      ancestor = elements[current].parent
    }
    return index
  }
}
