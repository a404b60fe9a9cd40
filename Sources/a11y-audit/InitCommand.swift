import Auditing
import Configuration
import FilePaths
import FileSystem
import LayoutModel
import LayoutReading

/// `init`: the configuration that a project begins with.
struct InitCommand: Command {
  static let operands = "[FOLDER]"
  static let summary = "Write a configuration that fits a project, with every key explained"
  static let discussion = """
    The layouts in and below the folder, by default the current one, are looked at, and \
    \(ConfigurationFormat.fileName) is written there.
    Editors complete and check configurations by a schema: --schema > a11y-audit.schema.json
    """

  enum Option: String, CommandOption {
    case force, schema, jobs

    var letter: Character? { self == .jobs ? "j" : nil }
    var value: String? { self == .jobs ? "NUMBER" : nil }

    var help: String {
      switch self {
      case .force: "Replace a configuration that is there."
      case .schema: "Print the JSON Schema of configurations, and write nothing."
      case .jobs: FileRun.jobsHelp
      }
    }
  }

  private let folder: String
  private var isForced = false
  private var printsSchema = false
  private var jobs: Int?

  init(_ arguments: Arguments<Option>) throws(UsageError) {
    for (option, value) in arguments.options {
      switch option {
      case .force: isForced = true
      case .schema: printsSchema = true
      case .jobs: jobs = try FileRun.jobs(value)
      }
    }
    guard arguments.operands.count <= 1 else {
      throw UsageError("init writes one configuration: name one folder")
    }
    folder = arguments.operands.first ?? "."
  }

  func run() -> ExitStatus {
    if printsSchema {
      return Console.print(to: nil) { try ConfigurationChoice.format.schema() }
        ? .success : .failure
    }
    let path = folder.appendingPath(ConfigurationFormat.fileName)
    guard Folder.exists(folder) else {
      Console.complain("\(folder): there is no such folder")
      return .failure
    }
    guard isForced || !File.exists(path) else {
      Console.complain("\(path) is there already", advice: "“--force” replaces it.")
      return .failure
    }
    let search = LayoutSearch.search([folder])
    let facts = FileRun(jobs: jobs).map(search.files) { LayoutFacts($0, $1) }
    let project = ProjectFacts(facts, in: folder)
    guard
      Console.print(to: path, { ConfigurationChoice.format.template(for: project) })
    else { return .failure }
    let count = search.files.count
    let layouts = count == 1 ? "1 layout" : "\(count) layouts"
    return Console.print(Array("Wrote \(path), having looked at \(layouts).\n".utf8))
      ? .success : .failure
  }
}

/// What one layout tells of its project.
private struct LayoutFacts: Sendable {
  let folder: String
  var materialClasses: [String] = []
  var unknownClasses: [String] = []
  var unknownKeyPaths: [String] = []

  init(_ path: String, _ reading: Result<Layout, ReadingFailures>) {
    folder = path.parentFolder
    guard case .success(let layout) = reading else { return }
    for element in layout.screens.lazy.flatMap(\.elements) {
      if let name = element.materialClass?.rawValue {
        materialClasses.append(name)
      } else if let name = element.customClass?.name {
        unknownClasses.append(name)
      }
      unknownKeyPaths += element.runtimeAttributes.map(\.keyPath)
    }
  }
}

extension ProjectFacts {
  fileprivate init(_ layouts: [LayoutFacts], in folder: String) {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    self.init(
      folders: Self.counts(
        layouts.map { layout in
          layout.folder.hasPrefix(prefix)
            ? String(layout.folder.dropFirst(prefix.count))
            : layout.folder + "/" == prefix ? "." : layout.folder
        }),
      materialClasses: Self.counts(layouts.flatMap(\.materialClasses)),
      unknownClasses: Self.counts(layouts.flatMap(\.unknownClasses)),
      unknownKeyPaths: Self.counts(layouts.flatMap(\.unknownKeyPaths)))
  }

  private static func counts(_ names: [String]) -> [Count] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.map { Count($0.key, $0.value) }
  }
}
