import Auditing
import Drawing
import FilePaths
import FileSystem
import LayoutModel
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
    \(LayoutSearch.skippedFolders.sorted().listed()) are left out, unless you name them.
    Several reports at once: --format text --format junit --output report.xml
    Findings that a person must look at first never fail, whatever their severity.
    Where an outlet or a class leads code to an element, the Swift and Objective-C sources of the \
    project are read: the folder around the layout with .git, or else the nearest one with an \
    Xcode project or a Package.swift.
    """

  enum Option: String, CommandOption {
    case format, output
    case failOn = "fail-on"
    case junitStrict = "junit-strict"
    case sarifAll = "sarif-all"
    case screens
    case shard, enable, disable
    case touchProfile = "touch-profile"
    case touchSize = "touch-size"
    case locale
    case materialComponents = "material-components"
    case buttonName = "button-name"
    case noEvidence = "no-evidence"
    case sources
    case config
    case noConfig = "no-config"
    case explain, baseline
    case writeBaseline = "write-baseline"
    case strictBaseline = "strict-baseline"
    case changedSince = "changed-since"
    case jobs, color

    var letter: Character? {
      switch self {
      case .format: "f"
      case .output: "o"
      case .jobs: "j"
      default: nil
      }
    }

    var value: String? {
      switch self {
      case .format: "FORMAT"
      case .output: "FILE"
      case .failOn: ReportOutput.failOnValue
      case .junitStrict, .sarifAll, .screens, .noConfig: nil
      case .config: "FILE"
      case .shard: "NUMBER/COUNT"
      case .enable, .disable: RuleOptions.ruleValue
      case .touchProfile: RuleOptions.profileValue
      case .touchSize: RuleOptions.sizeValue
      case .locale: SpeechOptions.localeValue
      case .materialComponents: SpeechOptions.materialComponentsValue
      case .buttonName: SpeechOptions.buttonNameValue
      case .noEvidence, .explain, .strictBaseline: nil
      case .sources: "PATH"
      case .baseline, .writeBaseline: "FILE"
      case .changedSince: "REVISION"
      case .jobs: "NUMBER"
      case .color: ColorMode.allCases.map(\.rawValue).joined(separator: "|")
      }
    }

    var help: String {
      switch self {
      case .format: ReportOutput.formatHelp
      case .output: ReportOutput.outputHelp
      case .failOn: ReportOutput.failOnHelp
      case .junitStrict: ReportOutput.junitStrictHelp
      case .sarifAll: ReportOutput.sarifAllHelp
      case .screens: ReportOutput.screensHelp
      case .shard:
        "Audit one of several shares of the files, for example 2/5. Merge joins the JSON reports "
          + "of all shares."
      case .enable: RuleOptions.enableHelp
      case .disable: RuleOptions.disableHelp
      case .touchProfile: RuleOptions.profileHelp
      case .touchSize: RuleOptions.sizeHelp
      case .locale: SpeechOptions.localeHelp
      case .materialComponents: SpeechOptions.materialComponentsHelp
      case .buttonName: SpeechOptions.buttonNameHelp
      case .noEvidence:
        "Judge every layout file by itself, without what lies beside it: the strings tables of "
          + "other languages, the asset catalogues and the code of the project."
      case .sources:
        "Look for what code does to outlets in the sources here, not in the project around each "
          + "layout; may be given several times."
      case .config: ConfigurationChoice.fileHelp
      case .noConfig: ConfigurationChoice.noneHelp
      case .explain:
        "List in the text report what is undecided, exempt, suppressed, known and passed, element "
          + "by element; JSON reports then hold what passed."
      case .baseline: TriageOptions.baselineHelp
      case .writeBaseline: TriageOptions.writeBaselineHelp
      case .strictBaseline: TriageOptions.strictHelp
      case .changedSince: TriageOptions.changedSinceHelp
      case .jobs: FileRun.jobsHelp
      case .color: ColorMode.help
      }
    }
  }

  let paths: [String]
  private(set) var output = ReportOutput()
  private(set) var shard: Shard?
  private(set) var changes = SettingChanges(of: allRules)
  private(set) var speech = Speaker.Settings()
  private(set) var usesEvidence = true
  /// Where to look for code; `nil` stands for the project of each layout.
  private(set) var sources: [String]?
  private(set) var isExplained = false
  private(set) var triage = TriageOptions()
  /// The options that are given: a configuration does not change what they say.
  private let given: Set<Option>
  private(set) var configuration = ConfigurationChoice.nearest
  private(set) var jobs: Int?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .format: try output.add(format: value, of: option)
      case .output: try output.add(output: value)
      case .failOn: try output.setThreshold(value, of: option)
      case .junitStrict: output.setJUnitStrict()
      case .sarifAll: output.setSARIFAll()
      case .screens: output.addScreens()
      case .shard: shard = try Self.shard(value)
      case .enable: try changes.run(true, value, of: option)
      case .disable: try changes.run(false, value, of: option)
      case .touchProfile: try changes.setProfile(value, of: option)
      case .touchSize: try changes.setSize(value, of: option)
      case .locale: try speech.setLocale(value, of: option)
      case .materialComponents: try speech.setMaterialComponents(value, of: option)
      case .buttonName: try speech.setButtonName(value, of: option)
      case .noEvidence: usesEvidence = false
      case .sources: sources = (sources ?? []) + [value]
      case .explain: isExplained = true
      case .baseline: try triage.setBaseline(value)
      case .writeBaseline: try triage.setNewBaseline(value)
      case .strictBaseline: triage.setStrict()
      case .changedSince: triage.setRevision(value)
      case .config: configuration = .file(value)
      case .noConfig: configuration = .none
      case .jobs: jobs = try FileRun.jobs(value)
      case .color: try output.setColor(value, of: option)
      }
    }
    given = Set(arguments.options.map(\.option))
    if given.isSuperset(of: [.config, .noConfig]) {
      throw UsageError("--config and --no-config exclude each other")
    }
    if given.isSuperset(of: [.sources, .noEvidence]) {
      throw UsageError("--sources and --no-evidence exclude each other")
    }
    try output.finish()
    try triage.finish(isShard: shard != nil)
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to audit")
    }
    paths = arguments.operands
  }

  /// Understands the value of `--shard`.
  private static func shard(_ value: String) throws(UsageError) -> Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(number, of: count)
    else {
      throw UsageError("--shard takes a share and their number, such as 1/4 or 4/4, not “\(value)”")
    }
    return shard
  }

  func run() -> ExitStatus {
    guard let search = LayoutSearch.search(forCommand: paths),
      let project = ProjectConfiguration(
        configuration, operands: paths, layouts: search.files)
    else { return .failure }
    var output = output
    if let common = project.common {
      do throws(UsageError) {
        try output.follow(common)
      } catch {
        Console.complain("\(common.path): \(error.message)")
        return .failure
      }
    }
    guard output.isHarmless(to: search.files, called: "layout") else { return .failure }
    let included = search.files.filter(project.includes)
    var paths = included
    if let shard {
      // Machines may have the same files in different places.
      let folder = Folder.current
      paths.removeAll { !shard.contains($0.relative(toFolder: folder)) }
    }
    guard let triage = Triage(self.triage.following(project.common), layouts: paths) else {
      return .failure
    }
    paths = triage.layouts
    // Also of files that are not audited now, so that all shards tell of the same rules.
    let audits = LayoutAudits(project, included, usual: usualAuditor, configured: auditor)
    let evidence = usesEvidence ? Evidence() : nil
    let prepare = { @Sendable (layout: inout Layout) in
      layout.apply(audits.auditor(for: layout.path).settings.houseStyles)
      if project.readsEvidence(for: layout.path) { evidence?.add(to: &layout) }
    }
    let audit = { @Sendable (layout: inout Layout) in
      prepare(&layout)
      let auditor = audits.auditor(for: layout.path)
      return [auditor.audit(layout)] + auditor.auditTables(of: layout)
    }
    let settledByCode = Set(
      allRules.map { $0.documentation }.filter { !$0.isAboutTouchTargets }.map(\.id))
    let readsCode = usesEvidence
    let run = FileRun(jobs: jobs)
    let first = run.map(paths) { path, reading in
      switch reading {
      case .success(var layout):
        let reports = audit(&layout)
        return readsCode && project.readsEvidence(for: path)
          ? EvidenceRun.FirstResult(reports, of: layout, settledByCode: settledByCode)
          : EvidenceRun.FirstResult(reports)
      case .failure(let error):
        return EvidenceRun.FirstResult([FileReport(path: path, failures: error.failures)])
      }
    }
    let files = EvidenceRun(sources: sources ?? project.sources, jobs: run).settle(
      first, paths, by: audit)
    var report = AuditReport(
      files: files.inOrder, rules: audits.rules, foldersLeftOut: search.foldersLeftOut,
      shard: shard)
    if included.count < search.files.count {
      report.filesExcluded = search.files.filter { !project.includes($0) }
    }
    report.isExplained = isExplained
    let stale = stale(in: report, project, triage)
    if shard == nil {
      report.staleSuppressions = stale
    } else {
      report.unneededSuppressions = stale
    }
    let isTriaged = triage.apply(to: &report, auditing: audit)
    // Drawings show what is set aside, which is known only now.
    if output.showsScreens {
      report.addScreens(by: run) { layout in
        prepare(&layout)
        return audits.auditor(for: layout.path).settings
      }
    }
    guard output.write(report), search.errors.isEmpty, isTriaged else { return .failure }
    return output.status(of: report)
  }

  /// The entries of the configuration that set nothing aside, when all it is about was audited.
  private func stale(
    in report: AuditReport, _ project: ProjectConfiguration, _ triage: Triage
  ) -> [StaleSuppression] {
    guard let common = project.common, !triage.isPartial,
      self.paths.contains(where: { FolderPaths(folder: $0).holds(common.path) })
    else { return [] }
    return report.staleSuppressions(among: common.suppressions) { _ in true }
  }

  /// An auditor without a configuration.
  private var usualAuditor: Auditor {
    var plain = AuditSettings(rules: allRules.enabledByDefault)
    plain.speaker = Speaker(speech)
    return prepared(plain)
  }

  private func prepared(_ settings: AuditSettings) -> Auditor {
    var settings = changes.applied(to: settings)
    settings.knownRules = Self.knownRules
    settings.isComplete = !given.contains(.disable)
    settings.collectsPasses = isExplained
    return Auditor(settings)
  }

  private static let knownRules = allRules.map { $0.documentation.id }

  /// An auditor with the settings of a configuration, where no option says otherwise.
  private func auditor(_ settings: AuditSettings) -> Auditor {
    var settings = settings
    var speech = settings.speaker.settings
    if given.contains(.locale) { speech.locale = self.speech.locale }
    if given.contains(.materialComponents) { speech.materialVersion = self.speech.materialVersion }
    if given.contains(.buttonName) { speech.nameRule = self.speech.nameRule }
    if speech != settings.speaker.settings { settings.speaker = Speaker(speech) }
    return prepared(settings)
  }
}

extension AuditReport {
  /// Adds the screens of all layouts, which are read once more. `prepare` makes of a layout what was
  /// audited, and tells the settings of the audit.
  fileprivate mutating func addScreens(
    by run: FileRun, preparing prepare: @Sendable (inout Layout) -> AuditSettings
  ) {
    let places = files.indices.filter { files[$0].screenCount > 0 }
    let reports = Dictionary(
      places.map { (files[$0].path, files[$0]) }, uniquingKeysWith: { first, _ in first })
    let screens = run.map(places.map { files[$0].path }) { path, reading -> [ScreenReport] in
      guard case .success(var layout) = reading, var report = reports[path] else { return [] }
      let settings = prepare(&layout)
      report.addScreens(of: layout, auditedWith: settings)
      return report.screens
    }
    for (place, screens) in zip(places, screens) { files[place].screens = screens }
  }
}

extension [[FileReport]] {
  /// The reports on layouts and their strings tables, in the order of the paths.
  fileprivate var inOrder: [FileReport] {
    let reports = flatMap(\.self)
    // Without tables they are in order.
    guard reports.count > count else { return reports }
    var known: Set<String> = []
    // Two layouts may share a table.
    return reports.filter { $0.layoutPath == nil || known.insert($0.path).inserted }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
