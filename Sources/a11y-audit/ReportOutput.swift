import Auditing
import Configuration
import FileSystem
import LayoutModel
import Reporting

/// The reports a command writes, how, and what status follows.
struct ReportOutput {
  private(set) var destinations: [ReportDestination] = []
  private(set) var threshold = FailureThreshold.error
  private var limits = FindingLimits()
  /// What the command line does not say, a configuration may.
  private var hasThreshold = false
  private var color = ColorMode.auto
  private var isJUnitStrict = false
  private var hasAllInSARIF = false
  /// Whether JSON reports hold the screens that others show.
  private var hasScreensInJSON: Bool
  private var isAskedForScreens = false
  private var pairing = ReportDestination.Pairing()

  /// - Parameter hasScreensInJSON: What is said as long as ``addScreens()`` is not called.
  init(hasScreensInJSON: Bool = false) {
    self.hasScreensInJSON = hasScreensInJSON
  }

  static let formatHelp =
    "Write a report in this format; may be given several times: "
    + ReportFormat.allCases.map(\.rawValue).listed() + ". The default is text."
  static let outputHelp =
    "Write the report of the format before it to a file instead of standard output."
  static let failOnValue = FailureThreshold.allCases.map(\.rawValue).joined(separator: "|")
  static let failOnHelp =
    "Exit with 1 on certain and likely findings of this severity or a higher one. The default is "
    + "error."
  static let junitStrictHelp =
    "Leave file and line out of JUnit reports, for Jenkins’ xUnit plugin, which refuses them."

  static let sarifAllHelp =
    "Write into SARIF reports also what is suppressed, known or fixed, marked as such. Not for "
    + "GitHub, which shows all results as open alerts."

  mutating func add(format value: String, of option: some CommandOption) throws(UsageError) {
    try pairing.add(format: value, of: option)
  }

  mutating func add(output file: String) throws(UsageError) {
    try pairing.add(output: file)
  }

  mutating func setThreshold(_ value: String, of option: some CommandOption) throws(UsageError) {
    threshold = try .init(value, of: option)
    hasThreshold = true
  }

  mutating func setColor(_ value: String, of option: some CommandOption) throws(UsageError) {
    color = try .init(value, of: option)
  }

  static let screensHelp =
    "Put drawings of the screens and what VoiceOver says there into JSON reports, so that merge "
    + "can write HTML reports that show them."

  mutating func addScreens() {
    hasScreensInJSON = true
    isAskedForScreens = true
  }

  /// Whether a report shows more of screens than findings.
  var showsScreens: Bool {
    destinations.contains {
      $0.format.showsScreens || $0.format == .json && hasScreensInJSON
    }
  }

  mutating func setJUnitStrict() {
    isJUnitStrict = true
  }

  mutating func setSARIFAll() {
    hasAllInSARIF = true
  }

  /// To be called when all options are known.
  mutating func finish() throws(UsageError) {
    destinations = try pairing.reports()
    if isJUnitStrict, !destinations.contains(where: { $0.format == .junit }) {
      throw UsageError("--junit-strict goes with --format junit")
    }
    if hasAllInSARIF, !destinations.contains(where: { $0.format == .sarif }) {
      throw UsageError("--sarif-all goes with --format sarif")
    }
    if isAskedForScreens, !destinations.contains(where: { $0.format == .json }) {
      throw UsageError("--screens goes with --format json; HTML reports always show screens")
    }
  }

  /// Follows a configuration in what the command line leaves open.
  mutating func follow(_ configuration: Configuration) throws(UsageError) {
    if !hasThreshold {
      threshold = configuration.failOn
      limits = configuration.limits
    }
    guard pairing.isEmpty, !configuration.reports.isEmpty else { return }
    destinations = try ReportDestination.Pairing(configuration.reports).reports()
  }

  /// Whether no report would be written over one of the files it is made from; says which would.
  func isHarmless(to inputs: [String], called name: String) -> Bool {
    let targets = Set(destinations.compactMap(\.identity))
    guard !targets.isEmpty else { return true }
    for input in inputs {
      guard let identity = FileIdentity(ofFileAt: input), targets.contains(identity) else {
        continue
      }
      Console.complain(
        "a report cannot be written over the \(name) it is about, \(input): name another file")
      return false
    }
    return true
  }

  /// Writes every report, also when another could not be written, and tells whether all were.
  func write(_ report: AuditReport) -> Bool {
    let folder = Folder.current
    let areWritten = destinations.map { destination in
      Console.print(to: destination.file) {
        try destination.format.write(
          report,
          settings: ReportSettings(
            page: destination.page(color), folder: folder, isJUnitStrict: isJUnitStrict,
            hasScreensInJSON: hasScreensInJSON, hasAllInSARIF: hasAllInSARIF))
      }
    }
    // Where people see no report, they still see why the status is 2.
    if !destinations.contains(where: { $0.format == .text && $0.file == nil }) {
      Console.complain(ofFailuresIn: report.files.map { ($0.path, $0.failures) })
    }
    return !areWritten.contains(false)
  }

  /// How the process ends when all that was asked for could be done.
  func status(of report: AuditReport) -> ExitStatus {
    let summary = AuditSummary(report)
    if !summary.unreadable.isEmpty { return .failure }
    let fails =
      limits.isFailure(summary, threshold: threshold) || report.comparisons.contains(where: \.fails)
    return fails ? .findings : .success
  }
}
