import Auditing
import Drawing
import FilePaths
import FileSystem
import LayoutModel
import LayoutReading
import Reporting
import Rules
import VoiceOver

/// `map`: pictures of screens.
struct MapCommand: Command {
  static let operands = "PATH…"
  static let summary = "Draw each screen: reading order, touch regions and findings about them"
  static let discussion = """
    Writes one SVG a screen, called after the layout file, the number of the screen in it and the \
    screen's name: Main.storyboard-2-SignIn.svg. Files of the same name are replaced. Any browser \
    shows them; what is in the picture also stands in it as text. Standard output lists the files \
    written.
    """

  enum Option: String, CommandOption {
    case output, screen, enable, disable
    case touchProfile = "touch-profile"
    case touchSize = "touch-size"
    case locale, jobs

    var letter: Character? {
      switch self {
      case .output: "o"
      case .jobs: "j"
      case .screen, .enable, .disable, .touchProfile, .touchSize, .locale: nil
      }
    }

    var value: String? {
      switch self {
      case .output: "FOLDER"
      case .screen: "NAME"
      case .enable, .disable: RuleOptions.ruleValue
      case .touchProfile: RuleOptions.profileValue
      case .touchSize: RuleOptions.sizeValue
      case .locale: SpeechOptions.localeValue
      case .jobs: "NUMBER"
      }
    }

    var help: String {
      switch self {
      case .output:
        "Put the pictures into this folder, which is made if need be. The default is the current "
          + "folder."
      case .screen: ScreenSelection.help
      case .enable: RuleOptions.enableHelp
      case .disable: RuleOptions.disableHelp
      case .touchProfile: RuleOptions.profileHelp
      case .touchSize: RuleOptions.sizeHelp
      case .locale: SpeechOptions.localeHelp
      case .jobs: FileRun.jobsHelp
      }
    }
  }

  /// The rules whose findings are drawn.
  private static var rules: [any Rule.Type] {
    allRules.filter { $0.documentation.isAboutTouchTargets }
  }

  let paths: [String]
  private(set) var folder = "."
  private var selection = ScreenSelection()
  private(set) var changes = SettingChanges(of: Self.rules)
  private var speech = Speaker.Settings()
  private var jobs: Int?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .output:
        guard !value.isEmpty else { throw UsageError("--output needs the name of a folder") }
        folder = value
      case .screen: selection.name = value
      case .enable: try changes.run(true, value, of: option)
      case .disable: try changes.run(false, value, of: option)
      case .touchProfile: try changes.setProfile(value, of: option)
      case .touchSize: try changes.setSize(value, of: option)
      case .locale: try speech.setLocale(value, of: option)
      case .jobs: jobs = try FileRun.jobs(value)
      }
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to draw")
    }
    paths = arguments.operands
  }

  /// What became of one layout file.
  private struct DrawnFile {
    var path: String
    /// The paths of the pictures.
    var written: [String] = []
    var screens: [String] = []
    var failures: [ReadingFailure] = []
    var notEvaluated: [NotEvaluated] = []
    /// What went wrong in writing.
    var errors: [String] = []
  }

  func run() -> ExitStatus {
    guard let search = LayoutSearch.search(forCommand: paths) else { return .failure }
    do throws(FileError) {
      try Folder.create(folder)
    } catch {
      Console.complain("cannot make the folder \(error.path): \(error.message)")
      return .failure
    }
    let names = PictureName.stems(of: search.files)
    var settings = AuditSettings(rules: Self.rules.enabledByDefault)
    settings.speaker = Speaker(speech)
    let auditor = Auditor(changes.applied(to: settings))
    let files = FileRun(jobs: jobs).map(search.files) { path, reading in
      draw(path, reading, by: auditor, stem: names[path] ?? path)
    }
    Console.complain(ofFailuresIn: files.map { ($0.path, $0.failures) })
    for file in files {
      for item in file.notEvaluated {
        Console.complain("\(file.path): \(item.sentence)")
      }
      for error in file.errors { Console.complain(error) }
    }
    let written = files.flatMap(\.written)
    let isPrinted = Console.print(Array(written.map { $0.harmless + "\n" }.joined().utf8))
    let isComplete =
      search.errors.isEmpty && files.allSatisfy { $0.failures.isEmpty && $0.errors.isEmpty }
    if written.isEmpty, isComplete {
      if selection.name != nil {
        selection.complain(amongScreens: files.flatMap(\.screens))
      } else {
        Console.complain("there are no screens to draw in \(paths.joined(separator: ", "))")
      }
      return .failure
    }
    return isPrinted && isComplete ? .success : .failure
  }

  private func draw(
    _ path: String, _ reading: Result<Layout, ReadingFailures>, by auditor: Auditor, stem: String
  ) -> DrawnFile {
    let layout: Layout
    switch reading {
    case .success(let read): layout = read
    case .failure(let error): return DrawnFile(path: path, failures: error.failures)
    }
    var file = DrawnFile(
      path: path, screens: layout.screens.map(\.name), notEvaluated: layout.notEvaluated)
    let verdicts = TouchVerdicts(
      auditor.audit(layout), rules: auditor.settings.rules.map(\.documentation))
    for (place, screen) in layout.screens.enumerated() where selection.contains(screen) {
      let name = PictureName.name(of: screen, number: place + 1, stem: stem)
      let target = folder.appendingPath(name)
      let drawing = ScreenDrawing(
        ResolvedScreen(screen, of: layout, with: auditor.settings), verdicts: verdicts)
      do {
        try File.write(drawing.document(), to: target)
        file.written.append(target)
      } catch {
        let reason = (error as? FileError)?.message ?? "there is no memory for the picture"
        file.errors.append("cannot write \(target): \(reason)")
      }
    }
    return file
  }
}
