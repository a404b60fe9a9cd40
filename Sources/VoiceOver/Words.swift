/// The words of one language for what VoiceOver and UIKit add to an app's own texts.
///
/// A language is one file under `Languages/` and one entry in ``all``.
///
/// The words VoiceOver adds (traits, hints, places) come from AccessibilitySnapshot's
/// `Localizable.strings`. ``systemNames`` are the names UIKit gives to its own controls; except for
/// the stepper's, no source confirms their exact wording.
struct Words: Sendable {
  /// BCP 47, without a region.
  var language: String

  // MARK: Traits
  var selected: String
  var notEnabled: String
  var button: String
  var backButton: String
  /// The word that is not repeated before ``backButton``.
  var back: String
  var switchButton: String
  var on: String
  var off: String
  var mixed: String
  var tab: String
  var textField: String
  var secureTextField: String
  var isEditing: String
  var heading: String
  var link: String
  var adjustable: String
  var image: String
  var searchField: String

  // MARK: Hints
  var switchHint: String
  var textFieldHint: String
  var editingHint: String
  var adjustableHint: String

  // MARK: Numbers
  /// A description and its place among others, counted from 1.
  var place: @Sendable (_ description: String, _ position: Int, _ count: Int) -> String
  var percent: @Sendable (Int) -> String
  var page: @Sendable (_ position: Int, _ count: Int) -> String

  // MARK: UIKit's own names
  /// English stands in for what a language leaves out.
  var systemNames: [SystemName: String]

  func name(_ name: SystemName) -> String {
    systemNames[name] ?? Words.english.systemNames[name] ?? name.rawValue
  }
}

extension Words {
  static let all = [english, german, russian]

  /// The words for a locale such as `de-AT`; English when its language is not there.
  static func words(for locale: String) -> Words {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == language } ?? english
  }
}

/// What UIKit names by itself: the types of buttons, system items and parts of controls.
enum SystemName: String, Sendable {
  case moreInfo, addContact, close, clearText, search, decrement, increment
  case progress, inProgress, progressHalted

  // UIBarButtonItem.SystemItem, by Interface Builder's names.
  case add, edit, done, cancel, save, undo, redo, compose, reply, action, organize, trash
  case bookmarks, refresh, stop, camera, play, pause, rewind, fastForward, pageCurl

  // UITabBarItem.SystemItem, by Interface Builder's names.
  case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent
  case mostViewed
}
