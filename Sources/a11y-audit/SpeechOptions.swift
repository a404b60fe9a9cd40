import VoiceOver

/// The values of the options that decide how speech is composed; the commands that speak share
/// them.
enum SpeechOptions {
  static let localeValue = Speaker.languages.joined(separator: "|")
  static let localeHelp = "The language of what UIKit itself says. The default is en."

  static let materialComponentsValue = "VERSION"
  static let materialComponentsHelp = """
    Compose the speech of Material text fields as this release of Material Components does \
    (124.2, 83.0 …), as its last development state does (develop), or as its documentation says \
    (documented, the default).
    """

  static let buttonNameValue = Speaker.NameRule.allCases.map(\.rawValue).joined(separator: "|")
  static let buttonNameHelp = """
    What names a button with a title and an accessibility label: the label, as UIKit behaves (the \
    default), or the title, as UIButton's reference says.
    """
}

extension Speaker.Settings {
  mutating func setLocale(_ value: String, of option: some CommandOption) throws(UsageError) {
    guard Speaker.languages.contains(value) else {
      throw .value(value, of: option, allowed: Speaker.languages)
    }
    locale = value
  }

  mutating func setMaterialComponents(
    _ value: String, of option: some CommandOption
  ) throws(UsageError) {
    guard let version = MaterialVersion(value) else {
      throw .value(value, of: option, allowed: MaterialVersion.spellings)
    }
    materialVersion = version
  }

  mutating func setButtonName(_ value: String, of option: some CommandOption) throws(UsageError) {
    nameRule = try .init(value, of: option)
  }
}
