import FileSystem
import LayoutModel
import LayoutReading
import Localization
import Reporting
import VoiceOver

/// `speak`: what VoiceOver says.
struct SpeakCommand: Command {
  static let operands = "PATH…"
  static let summary = "Show what VoiceOver says, element by element, in reading order"
  static let discussion = """
    Hear a screen: a11y-audit speak --format plain Main.storyboard | espeak-ng
    Watch for changes: keep the output of --format json in the repository and compare it in code \
    review.
    """

  enum Option: String, CommandOption {
    case format, screen, language, locale
    case materialComponents = "material-components"
    case buttonName = "button-name"
    case explain, jobs, color

    var letter: Character? {
      switch self {
      case .format: "f"
      case .jobs: "j"
      case .screen, .language, .locale, .materialComponents, .buttonName, .explain, .color: nil
      }
    }

    var value: String? {
      switch self {
      case .format: TranscriptFormat.allCases.map(\.rawValue).joined(separator: "|")
      case .screen: "NAME"
      case .language: "CODE"
      case .locale: SpeechOptions.localeValue
      case .materialComponents: SpeechOptions.materialComponentsValue
      case .buttonName: SpeechOptions.buttonNameValue
      case .explain: nil
      case .jobs: "NUMBER"
      case .color: ColorMode.allCases.map(\.rawValue).joined(separator: "|")
      }
    }

    var help: String {
      switch self {
      case .format:
        "text (the default) for people, json for programs, plain for a speech synthesiser."
      case .screen: ScreenSelection.help
      case .language:
        "Speak the texts of this language’s strings tables, and UIKit’s own words in it. "
          + "--locale chooses the latter alone."
      case .locale: SpeechOptions.localeHelp
      case .materialComponents: SpeechOptions.materialComponentsHelp
      case .buttonName: SpeechOptions.buttonNameHelp
      case .explain: "Say where each part of an utterance comes from."
      case .jobs: FileRun.jobsHelp
      case .color: ColorMode.help
      }
    }
  }

  let paths: [String]
  private(set) var format = TranscriptFormat.text
  private(set) var selection = ScreenSelection()
  private(set) var language: String?
  private(set) var settings = Speaker.Settings()
  private(set) var isExplaining = false
  private var jobs: Int?
  private var color = ColorMode.auto

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    var hasLocale = false
    for (option, value) in arguments.options {
      switch option {
      case .format: format = try .init(value, of: option)
      case .screen: selection.name = value
      case .language:
        guard !value.isEmpty else { throw UsageError("--language needs a code such as de") }
        language = value
      case .locale:
        try settings.setLocale(value, of: option)
        hasLocale = true
      case .materialComponents: try settings.setMaterialComponents(value, of: option)
      case .buttonName: try settings.setButtonName(value, of: option)
      case .explain: isExplaining = true
      case .jobs: jobs = try FileRun.jobs(value)
      case .color: color = try .init(value, of: option)
      }
    }
    if let language, !hasLocale { settings.locale = language }
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to speak")
    }
    paths = arguments.operands
  }

  func run() -> ExitStatus {
    guard let search = LayoutSearch.search(forCommand: paths) else { return .failure }
    let speaker = Speaker(settings)
    let localizations = language.map { _ in LocalizationReader() }
    let readings = FileRun(jobs: jobs).map(search.files) { path, reading in
      var languages: Set<String> = []
      var isTranslated = false
      let translated = reading.map { layout in
        guard let language, let localization = localizations?.localization(of: layout) else {
          return layout
        }
        languages = Set(localization.translations.map(\.language))
        var layout = layout
        layout.localization = localization
        guard let localized = layout.localized(for: language) else { return layout }
        isTranslated = true
        return localized
      }
      return (
        file: SpokenFile(path, translated, by: speaker), languages: languages,
        isTranslated: isTranslated
      )
    }
    var files = readings.map(\.file)
    if !readings.contains(where: \.isTranslated) {
      complainOfMissingLanguage(among: Set(readings.flatMap(\.languages)).sorted())
    }
    if !Speaker.knows(settings.locale) {
      Console.complain(
        "what UIKit says is not known in “\(settings.locale)”; its English words stand in")
    }
    if selection.name != nil {
      guard let selected = select(in: files) else { return .failure }
      files = selected
    }
    if format != .text { Console.complain(ofFailuresIn: files.map { ($0.path, $0.failures) }) }
    let isPrinted = Console.print(to: nil) {
      try format.write(files, explaining: isExplaining, page: color.page)
    }
    let isComplete = search.errors.isEmpty && files.allSatisfy(\.failures.isEmpty)
    return isPrinted && isComplete ? .success : .failure
  }

  /// Says that no layout has texts of the language asked for; they are spoken as they are.
  private func complainOfMissingLanguage(among languages: [String]) {
    guard let language else { return }
    let others =
      languages.isEmpty
      ? "none of the layouts has strings tables"
      : "there are tables for \(languages.joined(separator: ", "))"
    Console.complain(
      "no layout has texts in “\(language)”, and their own are spoken; \(others)")
  }

  /// The files with the selected screens alone, and every file that could not be read.
  private func select(in files: [SpokenFile]) -> [SpokenFile]? {
    let selected = files.map { file in
      var file = file
      file.screens.removeAll { !selection.contains($0.screen) }
      return file
    }
    guard selected.contains(where: { !$0.screens.isEmpty }) else {
      selection.complain(amongScreens: files.flatMap(\.screens).map(\.screen.name))
      return nil
    }
    return selected.filter { !$0.screens.isEmpty || !$0.failures.isEmpty }
  }
}

extension SpokenFile {
  fileprivate init(
    _ path: String, _ reading: Result<Layout, ReadingFailures>, by speaker: Speaker
  ) {
    switch reading {
    case .success(let layout):
      self.init(
        path: path,
        screens: layout.screens.map {
          SpokenScreen($0, transcript: speaker.transcript(of: $0, idiom: layout.idiom))
        },
        notEvaluated: layout.notEvaluated)
    case .failure(let error):
      self.init(path: path, failures: error.failures)
    }
  }
}
