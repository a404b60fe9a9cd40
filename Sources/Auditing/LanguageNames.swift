import LayoutModel

/// Languages as messages name them.
public enum LanguageNames {
  /// What stands for the layout's own texts among the codes of languages, as in Xcode.
  public static let base = "Base"

  /// For example `German (de)`, `the base language`, or the code alone.
  static func name(of language: String) -> String {
    if language == base { return "the base language" }
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return english[String(code)].map { "\($0) (\(language))" } ?? language
  }

  /// For example `German (de), French (fr) and 12 more languages`.
  static func list(_ languages: [String]) -> String {
    let most = 3
    let names = languages.prefix(languages.count == most + 1 ? most + 1 : most).map(name)
    let rest = languages.count - names.count
    if rest > 0 { return names.joined(separator: ", ") + " and \(rest) more languages" }
    return names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
      : names.joined()
  }

  /// What is said of several languages in one message, which names the languages whose texts it
  /// quotes: those of the first, and of all that say the same word for word.
  static func message(_ messages: [(language: String, message: String)]) -> String {
    guard let told = messages.first?.message else { return "" }
    let others = messages.filter { $0.message != told }.map(\.language)
    let quoted = messages.filter { $0.message == told }.map(\.language)
    let message = "In \(list(quoted)): \(told)"
    guard !others.isEmpty else { return message }
    return message.asSentence + " The same in \(list(others)), with other texts."
  }

  /// ISO 639-1, and the names of the oldest `.lproj` folders.
  private static let english: [String: String] = [
    "ar": "Arabic", "be": "Belarusian", "bg": "Bulgarian", "bn": "Bengali", "ca": "Catalan",
    "cs": "Czech", "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
    "fil": "Filipino", "fr": "French", "ga": "Irish", "gl": "Galician", "he": "Hebrew",
    "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian",
    "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian", "kk": "Kazakh",
    "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "ms": "Malay",
    "nb": "Norwegian Bokmål", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian",
    "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak",
    "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "ta": "Tamil",
    "te": "Telugu", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
    "vi": "Vietnamese", "zh": "Chinese",
  ]
}
