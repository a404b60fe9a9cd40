import Configuration
import FileSystem
import Reporting

/// A report to write and where it goes.
struct ReportDestination: Equatable {
  var format: ReportFormat
  /// `nil`: standard output.
  var file: String?

  /// What the report is written to.
  var identity: FileIdentity? {
    FileIdentity(ofFileAt: file ?? "/dev/stdout")
  }

  /// For messages.
  var name: String {
    file.map { "“\($0)”" } ?? "standard output"
  }

  /// A page as this destination shows it: files get the same text whatever the terminal is like.
  func page(_ color: ColorMode) -> PageStyle {
    file == nil ? color.page : PageStyle(hasColor: color == .always)
  }

  /// Joins `--format` and `--output` in the order in which they are given. An output belongs to
  /// the format before it; the very first may stand before its format.
  struct Pairing {
    private var given: [ReportDestination] = []
    private var earlyOutput: String?

    /// Nothing is asked for yet.
    init() {}

    /// The reports a configuration asks for.
    init(_ requests: [ReportRequest]) {
      given = requests.compactMap { request in
        ReportFormat(rawValue: request.format).map {
          ReportDestination(format: $0, file: request.output)
        }
      }
    }

    var isEmpty: Bool { given.isEmpty && earlyOutput == nil }

    mutating func add(format value: String, of option: some CommandOption) throws(UsageError) {
      given.append(ReportDestination(format: try .init(value, of: option), file: earlyOutput))
      earlyOutput = nil
    }

    mutating func add(output file: String) throws(UsageError) {
      guard !file.isEmpty else { throw UsageError("--output needs the name of a file") }
      if let last = given.indices.last, given[last].file == nil {
        given[last].file = file
      } else if given.isEmpty, earlyOutput == nil {
        earlyOutput = file
      } else {
        throw UsageError("“--output \(file)” has no --format before it")
      }
    }

    /// The reports; one in text on standard output when nothing else is asked for. A dash stands
    /// for standard output, and so do `/dev/stdout` and the like.
    func reports() throws(UsageError) -> [ReportDestination] {
      var all = given
      if all.isEmpty { all = [ReportDestination(format: .text, file: earlyOutput)] }
      for (index, destination) in all.enumerated() {
        guard let file = destination.file else { continue }
        if file == "-"
          || OpenDescriptor(named: file)?.number == OutputStream.standardOutput.rawValue
        {
          all[index].file = nil
        }
      }
      guard all.count(where: { $0.file == nil }) <= 1 else {
        throw UsageError("only one report can go to standard output: give the others an --output")
      }
      let files = all.compactMap(\.file)
      for (index, file) in files.enumerated() where files[..<index].contains(file) {
        throw UsageError("two reports cannot go to the same file, “\(file)”")
      }
      var destinations: [FileIdentity: ReportDestination] = [:]
      for destination in all {
        guard let identity = destination.identity else { continue }
        if let other = destinations.updateValue(destination, forKey: identity) {
          throw UsageError(
            "two reports cannot go to the same file, as \(other.name) and \(destination.name) do")
        }
      }
      return all
    }
  }
}
