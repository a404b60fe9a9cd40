import Auditing
import FileSystem
import LayoutModel
import LayoutReading
import Reporting
import Rules

/// `audit`: finds accessibility faults.
struct AuditCommand: Command {
  static let operands = "PATH…"
  static let summary = "Find accessibility faults in layout files"
  static let discussion = """
    Folders are searched for .storyboard and .xib files and for .xml files whose root element is \
    <layout>. Hidden folders and those called \
    \(LayoutSearch.skippedFolders.sorted().listed) are left out, unless you name them.
    Several reports at once: --format text --format junit --output report.xml
    Findings that a person must look at first never fail, whatever their severity.
    """

  enum Option: String, CommandOption {
    case format, output
    case failOn = "fail-on"
    case jobs, color

    var letter: Character? {
      switch self {
      case .format: "f"
      case .output: "o"
      case .jobs: "j"
      case .failOn, .color: nil
      }
    }

    var value: String? {
      switch self {
      case .format: ReportFormat.allCases.map(\.rawValue).joined(separator: "|")
      case .output: "FILE"
      case .failOn: FailureThreshold.allCases.map(\.rawValue).joined(separator: "|")
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
      case .jobs: "Work on this many files at a time. The default is the number of cores."
      case .color: "Colour the text; auto (the default) does so on a terminal."
      }
    }
  }

  let paths: [String]
  let reports: [ReportDestination]
  private(set) var threshold = FailureThreshold.error
  private(set) var jobs: Int?
  private var color = ColorMode.auto

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    var destinations = ReportDestination.Pairing()
    for (option, value) in arguments.options {
      switch option {
      case .format: try destinations.add(format: value, of: option)
      case .output: try destinations.add(output: value)
      case .failOn: threshold = try FailureThreshold(value, of: option)
      case .jobs:
        guard let number = Int(value), number > 0 else {
          throw UsageError("--jobs takes a number from 1, not “\(value)”")
        }
        jobs = number
      case .color: color = try ColorMode(value, of: option)
      }
    }
    reports = try destinations.reports()
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to audit")
    }
    paths = arguments.operands
  }

  func run() -> ExitStatus {
    let search = LayoutSearch.search(paths)
    for error in search.errors {
      Console.complain(error.complaint)
    }
    guard !search.files.isEmpty else {
      if search.errors.isEmpty {
        Console.complain("there are no layout files in \(paths.joined(separator: ", "))")
      }
      return .failure
    }
    let run = AuditRun(auditor: Auditor(rules: allRules), jobs: jobs ?? AuditRun.coreCount)
    let report = AuditReport(
      files: run.audit(search.files), rules: allRules.map { $0.documentation },
      foldersLeftOut: search.foldersLeftOut)
    let isWritten = write(report)

    let summary = AuditSummary(report)
    if !isWritten || !search.errors.isEmpty || !summary.unreadable.isEmpty { return .failure }
    return threshold.isReached(by: summary) ? .findings : .success
  }

  /// Writes every report, also when another could not be written.
  private func write(_ report: AuditReport) -> Bool {
    var isWritten = true
    for destination in reports {
      do {
        let bytes = try destination.format.write(report, page: destination.page(color))
        if let file = destination.file {
          try File.write(bytes, to: file)
        } else {
          try OutputStream.standardOutput.write(bytes)
        }
      } catch {
        isWritten = false
        let reason = (error as? FileError)?.message ?? "\(error)"
        Console.complain("cannot write \(destination.name): \(reason)")
      }
    }
    if !reports.contains(where: { $0.format == .text && $0.file == nil }) {
      complainOfUnreadableFiles(in: report)
    }
    return isWritten
  }

  /// Says what the text report would say, so that a status of 2 is never without a reason.
  private func complainOfUnreadableFiles(in report: AuditReport) {
    for file in report.files {
      for failure in file.failures {
        let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
        Console.complain("\(file.path)\(place): \(failure.message)")
      }
    }
  }
}

/// The severity at which the process ends with a status of 1.
enum FailureThreshold: String, CaseIterable {
  case error, warning, note, never

  init(_ value: String, of option: some CommandOption) throws(UsageError) {
    guard let threshold = Self(rawValue: value) else {
      throw .value(value, of: option, allowed: Self.allCases.map(\.rawValue))
    }
    self = threshold
  }

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

extension FileError {
  /// A line for standard error.
  var complaint: String {
    let isCommand = reason == .missing && !path.contains("/")
    let guess =
      isCommand ? suggestion(for: path, among: CommandName.allCases.map(\.rawValue)) : nil
    return "\(path): \(message)" + (guess.map { "; did you mean the command “\($0)”?" } ?? "")
  }
}
