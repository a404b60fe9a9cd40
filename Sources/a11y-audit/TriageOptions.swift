import Auditing
import Configuration
import FilePaths
import FileSystem
import Git
import LayoutModel
import LayoutReading

/// The options about findings that are known already.
struct TriageOptions {
  private(set) var baseline: String?
  private(set) var newBaseline: String?
  private(set) var isStrict = false
  private(set) var revision: String?

  static let baselineHelp =
    "Report only findings that are not recorded in this file."
  static let writeBaselineHelp =
    "Record all findings in this file, so that only new ones are reported from now on. Where a "
    + "baseline is read too, what was not audited this time is kept."
  static let strictHelp =
    "Exit with 1 also when a finding of the baseline is gone, so that the file is kept up to date."
  static let changedSinceHelp =
    "Audit only layouts that differ from this git revision, and report only findings that were "
    + "not there. Changes of strings and source code alone do not count."

  mutating func setBaseline(_ file: String) throws(UsageError) {
    baseline = try Self.name(file, of: "baseline")
  }

  mutating func setNewBaseline(_ file: String) throws(UsageError) {
    newBaseline = try Self.name(file, of: "write-baseline")
  }

  mutating func setStrict() {
    isStrict = true
  }

  mutating func setRevision(_ revision: String) {
    self.revision = revision
  }

  private static func name(_ file: String, of option: String) throws(UsageError) -> String {
    guard !file.isEmpty else { throw UsageError("--\(option) needs the name of a file") }
    return file
  }

  /// The options with the baseline of a configuration, where none is given. One that is yet to be
  /// written is not there to be read.
  func following(_ configuration: Configuration?) -> TriageOptions {
    guard baseline == nil, let file = configuration?.baseline,
      newBaseline == nil || File.exists(file)
    else { return self }
    var options = self
    options.baseline = file.relative(toFolder: Folder.current)
    return options
  }

  /// To be called when all options are known.
  func finish(isShard: Bool) throws(UsageError) {
    if newBaseline != nil, revision != nil || isShard {
      throw UsageError("--write-baseline needs an audit of all files, not of a part of them")
    }
  }
}

/// What is known before an audit, and what becomes of it.
struct Triage {
  private let options: TriageOptions
  private let baseline: Baseline?
  private let changes: ChangedLayouts?
  /// The layouts to audit.
  let layouts: [String]

  /// Whether layouts may be left out.
  var isPartial: Bool { changes != nil }

  /// Reads what the options name. `nil` when something is wrong with it, having said what.
  init?(_ options: TriageOptions, layouts: [String]) {
    self.options = options
    do throws(Complaint) {
      if options.isStrict, options.baseline == nil {
        throw Complaint("--strict-baseline needs a baseline: name it with --baseline")
      }
      baseline = try options.baseline.map { path throws(Complaint) in try Self.read(path) }
      if let file = options.newBaseline, options.baseline != file { try Self.check(file) }
      changes = try options.revision.map { name throws(Complaint) in
        try ChangedLayouts(name, among: layouts)
      }
    } catch {
      Console.complain(error.message, advice: error.advice)
      return nil
    }
    self.layouts = changes?.layouts ?? layouts
  }

  /// Takes out of the findings what is known, and writes the new baseline. False when that could
  /// not be done. `audit` audits a layout as it was.
  func apply(to report: inout AuditReport, auditing audit: (inout Layout) -> [FileReport]) -> Bool {
    if let file = options.newBaseline { return write(file, from: &report) }
    if let baseline, let file = options.baseline {
      report.compare(with: baseline, calledBy: file, isStrict: options.isStrict)
    }
    changes?.compare(&report, auditing: audit)
    return true
  }

  private func write(_ file: String, from report: inout AuditReport) -> Bool {
    var paths = FolderPaths(folder: file.parentFolder)
    let names = report.files.map { paths.path(of: $0.path) }
    var written: Baseline
    if let baseline, let oldFile = options.baseline {
      let oldPaths = FolderPaths(folder: oldFile.parentFolder)
      let location = { paths.location(of: $0) }
      written = baseline.mapPaths { paths.path(of: oldPaths.location(of: $0)) }
        .updated(by: report, paths: names) { File.exists(location($0)) }
    } else {
      written = Baseline(report, paths: names)
    }
    guard Console.print(to: file, { BaselineFile.bytes(of: written) }) else { return false }
    report.compare(with: written, calledBy: file)
    return true
  }

  private static func read(_ path: String) throws(Complaint) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.read(path)
    } catch {
      guard error.reason == .missing else {
        throw Complaint("the baseline \(path) cannot be read: \(error.message)")
      }
      throw Complaint(
        "there is no baseline \(path)",
        advice: "Write one with “--write-baseline \(path)”, and commit it.")
    }
    do throws(BaselineFile.Failure) {
      return try BaselineFile.baseline(bytes)
    } catch {
      throw Complaint(
        "\(path) cannot be read as a baseline: \(error.message)",
        advice: error.advice.prefix(1).uppercased() + error.advice.dropFirst() + ".")
    }
  }

  /// A file that is something else is not written over.
  private static func check(_ file: String) throws(Complaint) {
    guard let bytes = try? File.read(file), !bytes.isEmpty else { return }
    do throws(BaselineFile.Failure) {
      _ = try BaselineFile.baseline(bytes)
    } catch {
      throw Complaint(
        "the baseline cannot be written over \(file): \(error.message)",
        advice: "Name another file, or delete this one.")
    }
  }
}

/// What is wrong with something the user named.
struct Complaint: Error {
  var message: String
  /// A sentence.
  var advice: String?

  init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }
}

extension AuditReport {
  fileprivate mutating func compare(
    with baseline: Baseline, calledBy file: String, isStrict: Bool = false
  ) {
    var paths = FolderPaths(folder: file.parentFolder)
    let names = files.map { paths.path(of: $0.path) }
    compare(with: baseline, from: .baseline(file), isStrict: isStrict, paths: names) {
      File.exists(paths.location(of: $0))
    }
  }
}
