import LayoutModel
import TouchTargets
import VoiceOver

/// A screen with everything worked out that rules ask: who can be heard and touched, what
/// VoiceOver says, where a finger works.
public struct ResolvedScreen: Sendable {
  public let screen: Screen
  public let format: Layout.Format
  public let idiom: Layout.Idiom?
  public let speaker: Speaker
  public let touchRequirement: TouchRequirement
  /// Whether VoiceOver reaches each element, by index.
  public let exposures: [Exposure]
  /// The indices of the elements VoiceOver reaches that have an accessibility label, in document
  /// order. Few elements have one, and many rules ask.
  public let labelled: [Int]
  /// The indices of the elements VoiceOver reaches that have an accessibility hint.
  public let hinted: [Int]
  /// The indices of the elements that few rules judge and those many rules ask about.
  private let lists: ElementLists
  /// By the labels; see ``captionText(of:)``.
  let captionTexts = Memo<String?>()
  /// By the root.
  let secureFields = Memo<SecureFields>()
  /// Where every element stands, and where a finger works on it.
  public let touchMap: TouchMap
  /// The language whose texts the screen shows, and what is wrong with them; `nil` for the layout's
  /// own texts.
  public let translation: ScreenTranslation?
  /// As in ``Layout/imageAssets``.
  public let imageAssets: Set<String>
  /// Whether the screen is a control that stands alone at the top of a xib, beside a cell, and no
  /// outlet leads there: nothing may ever show it, as a cell is registered by a xib that holds
  /// nothing else (UITableView.h, `register(_:forCellReuseIdentifier:)`).
  public let isLooseControl: Bool

  public init(
    _ screen: Screen, of layout: Layout, speaker: Speaker = Speaker(),
    touchRequirement: TouchRequirement = TouchRequirement()
  ) {
    self.screen = screen
    format = layout.format
    idiom = layout.idiom
    self.speaker = speaker
    self.touchRequirement = touchRequirement
    let exposures = Exposure.exposures(in: screen)
    self.exposures = exposures
    labelled = Self.reached(in: screen, exposures) { $0.label != nil }
    hinted = Self.reached(in: screen, exposures) { $0.hint != nil }
    lists = ElementLists(screen.elements)
    touchMap = TouchMap(screen, in: layout.format)
    translation = nil
    imageAssets = layout.imageAssets
    isLooseControl =
      layout.format == .xib
      && screen.elements.first.map { $0.kind.isControl && $0.outlets.isEmpty } ?? false
      && layout.screens.contains { $0.elements.first?.kind.isRegisteredByXib ?? false }
  }

  /// The screen with the texts of another language.
  private init(
    _ base: ResolvedScreen, showing screen: Screen, _ translation: ScreenTranslation,
    by speaker: Speaker
  ) {
    self.screen = screen
    format = base.format
    idiom = base.idiom
    self.speaker = speaker
    touchRequirement = base.touchRequirement
    let exposures = Exposure.exposures(in: screen)
    self.exposures = exposures
    labelled = Self.reached(in: screen, exposures) { $0.label != nil }
    hinted = Self.reached(in: screen, exposures) { $0.hint != nil }
    // No language changes these.
    lists = base.lists
    touchMap = base.touchMap
    self.translation = translation
    imageAssets = base.imageAssets
    isLooseControl = base.isLooseControl
  }

  /// The screen, the layout's `number`th, in a language; `nil` when it is the same in both and
  /// nothing is wrong with its translation.
  func translated(
    into translation: LayoutLocalization.Translation, _ number: Int, by speaker: Speaker
  ) -> ResolvedScreen? {
    let issues = translation.issues.filter { $0.screen == number }
    guard translation.changes[number] || !issues.isEmpty else { return nil }
    return ResolvedScreen(
      self, showing: translation.screens[number],
      ScreenTranslation(language: translation.language, issues: issues, base: screen),
      by: speaker)
  }

  public init(_ screen: Screen, of layout: Layout, with settings: AuditSettings) {
    self.init(
      screen, of: layout, speaker: settings.speaker, touchRequirement: settings.touchRequirement)
  }

  /// The indices of the elements VoiceOver reaches whose accessibility attributes pass the test.
  private static func reached(
    in screen: Screen, _ exposures: [Exposure], where test: (Accessibility) -> Bool
  ) -> [Int] {
    screen.elements.indices.filter {
      exposures[$0] == .element && test(screen.elements[$0].accessibility)
    }
  }

  public var elements: [Element] { screen.elements }

  /// The indices of the elements that have a class of their own.
  public var withCustomClass: [Int] { lists.withCustomClass }
  /// The indices of the elements with ``Element/material``.
  public var withMaterial: [Int] { lists.withMaterial }
  /// The indices of the elements with a font.
  public var withFont: [Int] { lists.withFont }
  /// The indices of the elements with stated accessibility traits.
  public var withTraits: [Int] { lists.withTraits }

  /// The indices of the elements of these kinds that VoiceOver reaches, in document order.
  public func exposed(_ kinds: Element.Kind...) -> [Int] {
    elements.indices.filter { kinds.contains(elements[$0].kind) && exposures[$0] == .element }
  }

  /// What VoiceOver says of the element at `index`.
  public func utterance(of index: Int) -> Utterance {
    speaker.utterance(of: index, in: screen)
  }

  /// What VoiceOver would say of the element at `index` after a change.
  public func utterance(of index: Int, after change: (inout Element) -> Void) -> Utterance {
    var element = elements[index]
    change(&element)
    // What is inside a cell may speak for it.
    return elements[index].kind == .tableViewCell
      ? speaker.utterance(of: index, as: element, in: screen) : speaker.utterance(of: element)
  }

  /// Whether the element is on the screen: neither it nor an ancestor is hidden, transparent or
  /// left out of the default layout.
  public func isShown(_ index: Int) -> Bool {
    isAllowed(index) {
      let state = screen.elements[$0].state
      return !state.isHidden && state.isInstalled && state.alpha >= 0.01
    }
  }

  /// Whether the element and all its ancestors let touches through, be it enabled or not.
  public func takesTouches(_ index: Int) -> Bool {
    isAllowed(index) {
      screen.elements[$0].state.isUserInteractionEnabled
        ?? screen.elements[$0].kind.takesTouchesByDefault
    }
  }

  /// The region of the element at `index` where a finger works; `sizeClass` is one of
  /// ``Screen/touchSizeClasses(of:)``, or `nil` for all others.
  public func touchRegion(of index: Int, in sizeClass: String? = nil) -> TouchRegion {
    screen.touchRegion(of: index, in: sizeClass, fixedLengths: touchMap.fixedLengths)
  }

  /// Whether the element and all its ancestors, by their indices, pass the test.
  private func isAllowed(_ index: Int, by test: (Int) -> Bool) -> Bool {
    var next: Int? = index
    while let current = next {
      guard test(current) else { return false }
      next = screen.elements[current].parent
    }
    return true
  }
}

/// The elements of a screen that have what most have not, by their indices: rules that judge those
/// alone need not look at all the others.
private struct ElementLists: Sendable {
  var withCustomClass: [Int] = []
  var withMaterial: [Int] = []
  var withFont: [Int] = []
  var withTraits: [Int] = []

  init(_ elements: [Element]) {
    for index in elements.indices {
      if elements[index].customClass != nil { withCustomClass.append(index) }
      if elements[index].hasMaterial { withMaterial.append(index) }
      if elements[index].hasAppearance, elements[index].appearance?.font != nil {
        withFont.append(index)
      }
      if elements[index].accessibility.traits != nil { withTraits.append(index) }
    }
  }
}

/// The language of a screen's texts.
public struct ScreenTranslation: Sendable, Equatable {
  /// As in ``LayoutLocalization/Translation/language``.
  public var language: String
  /// What the language's table lacks for the elements of the screen.
  public var issues: [LayoutLocalization.Issue]
  /// The screen with the layout's own texts.
  public var base: Screen

  public init(language: String, issues: [LayoutLocalization.Issue], base: Screen) {
    self.language = language
    self.issues = issues
    self.base = base
  }
}

extension Element.Kind {
  fileprivate var isRegisteredByXib: Bool {
    self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
  }
}
