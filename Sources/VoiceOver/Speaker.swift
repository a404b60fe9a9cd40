import LayoutModel

/// Composes what VoiceOver says.
public struct Speaker: Sendable {
  public var settings: Settings {
    didSet {
      words = Words.words(for: settings.locale)
      knowsLocale = Self.knows(settings.locale)
    }
  }
  /// The words of the system's language: UIKit's names for its own controls.
  private(set) var words: Words
  /// Whether these are its words, and not the English ones in their place.
  private var knowsLocale: Bool

  public init(_ settings: Settings = Settings()) {
    self.settings = settings
    words = Words.words(for: settings.locale)
    knowsLocale = Self.knows(settings.locale)
  }

  public struct Settings: Sendable, Equatable {
    /// BCP 47; ``Speaker/languages`` lists what is there, English stands in for the rest.
    public var locale: String
    public var materialVersion: MaterialVersion
    public var nameRule: NameRule

    public init(
      locale: String = "en", materialVersion: MaterialVersion = .documented,
      nameRule: NameRule = .labelOverTitle
    ) {
      self.locale = locale
      self.materialVersion = materialVersion
      self.nameRule = nameRule
    }
  }

  /// What names a `UIButton` with both a title and an accessibility label. The raw value is how
  /// users write it.
  public enum NameRule: String, Sendable, CaseIterable {
    /// As UIKit behaves: in AccessibilitySnapshot's reference image `testTabBars` a button titled
    /// “A” with the label “Item A” is spoken as “Item A”.
    case labelOverTitle = "label"
    /// As the UIButton reference says under “Make buttons accessible”: VoiceOver speaks the title
    /// even when a custom label is set.
    case titleOverLabel = "title"
  }

  /// The languages whose words are known, by their BCP 47 codes.
  public static var languages: [String] { Words.all.map(\.language) }

  /// Whether the words of a language are known, by a code such as `de-AT`.
  public static func knows(_ language: String) -> Bool {
    Words.words(for: language).language == language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The same speaker for a system in another language.
  public func speaking(_ language: String) -> Speaker {
    var speaker = self
    speaker.settings.locale = language
    return speaker
  }

  /// The utterance of an element on its own, without its place among others (`2 of 3`).
  ///
  /// Whether VoiceOver reaches the element is another question: see ``Exposure``. Of a control
  /// that VoiceOver reads part by part this is the main part, where there is one: the text entry of
  /// a Material text input. See ``utterances(of:)`` for all parts.
  public func utterance(of element: Element) -> Utterance {
    utterance(of: speech(of: element), language: element.accessibility.language)
  }

  func utterance(
    of speech: Speech, at place: Composition.Place? = nil, language: String? = nil
  ) -> Utterance {
    let composition = Composition(
      label: speech.label?.text, value: speech.value?.text, traits: speech.traits,
      hint: speech.hint?.text, place: place)
    let spoken = composition.spoken(in: language.map { Words.words(for: $0) } ?? words)
    var utterance = Utterance(
      label: speech.label, value: speech.value, traits: speech.traits,
      areTraitsConfirmed: speech.areTraitsConfirmed, hint: speech.hint,
      description: spoken.description, spokenHint: spoken.hint)
    if !(language.map { Self.knows($0) } ?? knowsLocale) {
      // What VoiceOver adds is what would differ in another script.
      let other = composition.spoken(in: .russian)
      if spoken.description != other.description { utterance.standIns.insert(.description) }
      if spoken.hint != other.hint { utterance.standIns.insert(.hint) }
    }
    return utterance
  }
}

/// Label, value, traits and hint of an accessibility element, before they are put into words.
struct Speech {
  var label: SpokenPart?
  var value: SpokenPart?
  var traits: AccessibilityTraits = []
  var areTraitsConfirmed = true
  var hint: SpokenPart?
}

extension Speaker {
  /// What UIKit's class answers, with what the layout states in place of it.
  func speech(of element: Element) -> Speech {
    var speech = defaultSpeech(of: element)
    let stated = element.accessibility
    if let traits = stated.traits {
      speech.traits = traits.union(speech.traits.intersection(.ofClassesOnly))
      // A search field is a text field of its own in UIKit.
      speech.areTraitsConfirmed = element.kind != .textField || !traits.contains(.searchField)
    }
    if let hint = stated.hint, !hint.text.isEmpty {
      speech.hint = SpokenPart(hint.text, from: .stated)
    }
    if element.materialTextInput == nil {
      if let label = stated.label.nonEmpty, !prefersTitle(element, over: speech.label) {
        speech.label = SpokenPart(label, from: .stated)
      } else if stated.label != nil {
        // UIKit may take an empty label for a label.
        speech.label?.isConfirmed = false
      }
      if let value = stated.value.nonEmpty { speech.value = SpokenPart(value, from: .stated) }
    }
    correctMaterial(element, &speech)
    return speech
  }

  private func prefersTitle(_ element: Element, over label: SpokenPart?) -> Bool {
    settings.nameRule == .titleOverLabel && element.kind == .button
      && element.materialClass?.isButton != true && label?.source == .title
  }

  private func defaultSpeech(of element: Element) -> Speech {
    if let input = element.materialTextInput { return materialSpeech(of: element, input) }
    var speech =
      switch element.kind {
      case .button: buttonSpeech(of: element)
      case .textField, .textView, .searchBar: textInputSpeech(of: element)
      case .barButtonItem: barButtonSpeech(of: element)
      case .tabBarItem: tabSpeech(of: element)
      case .navigationItem: titleSpeech(of: element)
      default: viewSpeech(of: element)
      }
    if !element.state.isEnabled, element.kind.isControl, element.kind != .tabBarItem {
      speech.traits.insert(.notEnabled)
    }
    return speech
  }
}

extension AccessibilityTraits {
  /// What a class is by itself and a layout file cannot take away.
  static let ofClassesOnly: AccessibilityTraits = [
    .textEntry, .isEditing, .secureTextField, .backButton, .tabBarItem, .textArea, .toggleButton,
  ]
}

extension StatedText? {
  /// The text, or `nil` when none is stated or it is empty.
  var nonEmpty: String? {
    guard let text = self?.text, !text.isEmpty else { return nil }
    return text
  }
}
