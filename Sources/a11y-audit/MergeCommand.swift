import Auditing
import FileSystem
import Reporting

/// `merge`: joins the reports of shards, and writes reports in other formats.
struct MergeCommand: Command {
  static let operands = "REPORT.json…"
  static let summary = "Join the JSON reports of shards into one, in any format"
  static let discussion = """
    The reports come from runs with --format json, one for each --shard. What is written equals \
    what one run over all files would have written, and the exit status follows. One report alone \
    is written in other formats. HTML reports show drawings of the screens where the runs had \
    --screens.
    """

  enum Option: String, CommandOption {
    case format, output
    case failOn = "fail-on"
    case junitStrict = "junit-strict"
    case sarifAll = "sarif-all"
    case color

    var letter: Character? {
      switch self {
      case .format: "f"
      case .output: "o"
      case .failOn, .junitStrict, .sarifAll, .color: nil
      }
    }

    var value: String? {
      switch self {
      case .format: "FORMAT"
      case .output: "FILE"
      case .failOn: ReportOutput.failOnValue
      case .junitStrict, .sarifAll: nil
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
      case .color: ColorMode.help
      }
    }
  }

  let paths: [String]
  private(set) var output = ReportOutput(hasScreensInJSON: true)

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .format: try output.add(format: value, of: option)
      case .output: try output.add(output: value)
      case .failOn: try output.setThreshold(value, of: option)
      case .junitStrict: output.setJUnitStrict()
      case .sarifAll: output.setSARIFAll()
      case .color: try output.setColor(value, of: option)
      }
    }
    try output.finish()
    guard !arguments.operands.isEmpty else {
      throw UsageError("a report is missing: name the JSON reports to join")
    }
    paths = arguments.operands
  }

  /// Larger reports are refused.
  private static let mebibytes = 512

  func run() -> ExitStatus {
    guard output.isHarmless(to: paths, called: "report") else { return .failure }
    let reports = paths.compactMap(read)
    // What a report would leave out must not look as though it were free of faults.
    guard reports.count == paths.count else { return .failure }
    do throws(MergeFailure) {
      let report = try AuditReport(merging: reports)
      return output.write(report) ? output.status(of: report) : .failure
    } catch {
      Console.complain("the reports cannot be joined: \(error.message)")
      return .failure
    }
  }

  /// `nil` for a file that is no report, having said why.
  private func read(_ path: String) -> NamedReport? {
    do {
      let bytes = try File.read(path, limit: Self.mebibytes << 20)
      return NamedReport(try JSONReportReading.report(bytes), name: path)
    } catch let error as FileError {
      Console.complain("\(path): \(error.message)")
    } catch {
      Console.complain("\(path): \((error as? JSONReportReading.Failure)?.message ?? "\(error)")")
    }
    return nil
  }
}
