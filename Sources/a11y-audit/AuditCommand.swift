import Auditing
import FileSystem
import LayoutReading
import Reporting
import Rules
import VoiceOver

/// `audit`: finds accessibility faults.
struct AuditCommand: Command {
  static let operands = "PATH…"
  static let summary = "Find accessibility faults in layout files"
  static let discussion = """
    Folders are searched for .storyboard and .xib files and for .xml files whose root element is \
    <layout>. Hidden files and folders and folders called \
    \(LayoutSearch.skippedFolders.sorted().listed) are left out, unless you name them.
    Several reports at once: --format text --format junit --output report.xml
    Findings that a person must look at first never fail, whatever their severity.
    """

  enum Option: String, CommandOption {
    case format, output
    case failOn = "fail-on"
    case locale
    case materialComponents = "material-components"
    case buttonName = "button-name"
    case jobs, color

    var letter: Character? {
      switch self {
      case .format: "f"
      case .output: "o"
      case .jobs: "j"
      case .failOn, .locale, .materialComponents, .buttonName, .color: nil
      }
    }

    var value: String? {
      switch self {
      case .format: ReportFormat.allCases.map(\.rawValue).joined(separator: "|")
      case .output: "FILE"
      case .failOn: FailureThreshold.allCases.map(\.rawValue).joined(separator: "|")
      case .locale: SpeechOptions.localeValue
      case .materialComponents: SpeechOptions.materialComponentsValue
      case .buttonName: SpeechOptions.buttonNameValue
      case .jobs: "NUMBER"
      case .color: ColorMode.allCases.map(\.rawValue).joined(separator: "|")
      }
    }

    var help: String {
      switch self {
      case .format:
        "Write a report in this format; may be given several times. The default is text."
      case .output:
        "Write the report of the format before it to a file instead of standard output."
      case .failOn:
        "Exit with 1 on certain and likely findings of this severity or a higher one. The default "
          + "is error."
      case .locale: SpeechOptions.localeHelp
      case .materialComponents: SpeechOptions.materialComponentsHelp
      case .buttonName: SpeechOptions.buttonNameHelp
      case .jobs: FileRun.jobsHelp
      case .color: ColorMode.help
      }
    }
  }

  let paths: [String]
  let reports: [ReportDestination]
  private(set) var threshold = FailureThreshold.error
  private(set) var speech = Speaker.Settings()
  private(set) var jobs: Int?
  private var color = ColorMode.auto

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    var destinations = ReportDestination.Pairing()
    for (option, value) in arguments.options {
      switch option {
      case .format: try destinations.add(format: value, of: option)
      case .output: try destinations.add(output: value)
      case .failOn: threshold = try .init(value, of: option)
      case .locale: try speech.setLocale(value, of: option)
      case .materialComponents: try speech.setMaterialComponents(value, of: option)
      case .buttonName: try speech.setButtonName(value, of: option)
      case .jobs: jobs = try FileRun.jobs(value)
      case .color: color = try .init(value, of: option)
      }
    }
    reports = try destinations.reports()
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to audit")
    }
    paths = arguments.operands
  }

  func run() -> ExitStatus {
    guard let search = LayoutSearch.search(forCommand: paths), isHarmless(to: search.files) else {
      return .failure
    }
    let rules = allRules.enabledByDefault
    let auditor = Auditor(
      AuditSettings(rules: rules.map { RuleSetting($0) }, speaker: Speaker(speech)))
    let files = FileRun(jobs: jobs).map(search.files) { path, reading in
      switch reading {
      case .success(let layout): auditor.audit(layout)
      case .failure(let error): FileReport(path: path, failures: error.failures)
      }
    }
    let report = AuditReport(
      files: files, rules: rules.map { $0.documentation },
      foldersLeftOut: search.foldersLeftOut)
    let isWritten = write(report)

    let summary = AuditSummary(report)
    if !isWritten || !search.errors.isEmpty || !summary.unreadable.isEmpty { return .failure }
    return threshold.isReached(by: summary) ? .findings : .success
  }

  /// Whether no report would be written over a layout that is audited; says which would.
  private func isHarmless(to layouts: [String]) -> Bool {
    let targets = Set(reports.compactMap(\.identity))
    guard !targets.isEmpty else { return true }
    for layout in layouts {
      guard let identity = FileIdentity(ofFileAt: layout), targets.contains(identity) else {
        continue
      }
      Console.complain(
        "a report cannot be written over the layout it is about, \(layout): name another file")
      return false
    }
    return true
  }

  /// Writes every report, also when another could not be written.
  private func write(_ report: AuditReport) -> Bool {
    let areWritten = reports.map { destination in
      Console.print(to: destination.file) {
        try destination.format.write(report, page: destination.page(color))
      }
    }
    // Where people see no report, they still see why the status is 2.
    if !reports.contains(where: { $0.format == .text && $0.file == nil }) {
      Console.complain(ofFailuresIn: report.files.map { ($0.path, $0.failures) })
    }
    return !areWritten.contains(false)
  }
}

/// The severity at which the process ends with a status of 1.
enum FailureThreshold: String, CaseIterable {
  case error, warning, note, never

  func isReached(by summary: AuditSummary) -> Bool {
    guard let worst = summary.failingSeverity else { return false }
    return switch self {
    case .error: worst >= .error
    case .warning: worst >= .warning
    case .note: worst >= .note
    case .never: false
    }
  }
}
