import FileSystem
import LayoutModel
import LayoutReading
import Reporting

/// `inspect`: what is read from layout files.
struct InspectCommand: Command {
  static let operands = "PATH…"
  static let summary = "Show the elements of layout files as a tree, with what each file states"
  static let discussion = """
    A line is an element: its kind and class, its object id, its line and column in the file, its \
    frame as x,y width×height in points, and what the file states about it. What is not there was \
    not stated.
    """

  enum Option: String, CommandOption {
    case screen, jobs

    var letter: Character? { self == .jobs ? "j" : nil }

    var value: String? {
      switch self {
      case .screen: "NAME"
      case .jobs: "NUMBER"
      }
    }

    var help: String {
      switch self {
      case .screen: ScreenSelection.help
      case .jobs: FileRun.jobsHelp
      }
    }
  }

  let paths: [String]
  private var selection = ScreenSelection()
  private var jobs: Int?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .screen: selection.name = value
      case .jobs: jobs = try FileRun.jobs(value)
      }
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("a path is missing: name the files or folders to inspect")
    }
    paths = arguments.operands
  }

  /// What is shown of one file.
  private struct Inspection {
    var path: String
    /// `nil`: nothing of it is selected.
    var outline: String?
    var screens: [String] = []
    var failures: [ReadingFailure] = []
  }

  func run() -> ExitStatus {
    guard let search = LayoutSearch.search(forCommand: paths) else { return .failure }
    let files = FileRun(jobs: jobs).map(search.files) { path, reading in
      inspect(path, reading)
    }
    Console.complain(ofFailuresIn: files.map { ($0.path, $0.failures) })
    let isComplete = search.errors.isEmpty && files.allSatisfy(\.failures.isEmpty)
    let shown = files.filter { $0.outline != nil }
    if shown.isEmpty {
      if isComplete { selection.complain(amongScreens: files.flatMap(\.screens)) }
      return .failure
    }
    var page = Page(Console.style)
    for (place, file) in shown.enumerated() {
      if place > 0 { page.line() }
      page.line(Styled(file.path))
      for line in (file.outline ?? "").split(separator: "\n") { page.line(Styled(line)) }
    }
    return Console.print(page.bytes) && isComplete ? .success : .failure
  }

  private func inspect(
    _ path: String, _ reading: Result<Layout, ReadingFailures>
  ) -> Inspection {
    switch reading {
    case .success(var layout):
      let names = layout.screens.map(\.name)
      layout.screens.removeAll { !selection.contains($0) }
      let isShown = selection.name == nil || !layout.screens.isEmpty
      return Inspection(path: path, outline: isShown ? layout.outline : nil, screens: names)
    case .failure(let error):
      return Inspection(path: path, failures: error.failures)
    }
  }
}
