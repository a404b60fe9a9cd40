import Auditing
import Configuration
import FileSystem
import Reporting
import Rules
import VoiceOver

/// Which configuration a run follows.
enum ConfigurationChoice: Equatable {
  /// For each layout the nearest one.
  case nearest
  case file(String)
  case none

  static let format = ConfigurationFormat(
    rules: allRules, reportFormats: ReportFormat.allCases.map(\.rawValue))

  static let fileHelp =
    "Follow this configuration, and not for each layout the nearest "
    + "\(ConfigurationFormat.fileName) in its folder or one around it."
  static let noneHelp = "Follow no configuration."
}

/// What the configurations say about the layouts of a run.
struct ProjectConfiguration: Sendable {
  /// For the run as a whole: the one given, or the nearest to all paths.
  private(set) var common: Configuration?
  private var byPath: [String: Configuration] = [:]
  /// The absolute path of the folder in which paths start.
  private let folder = Folder.current

  /// Reads the configurations of the layouts found at `operands`, the paths of the command line;
  /// `nil` after having said what is wrong with one.
  init?(_ choice: ConfigurationChoice, operands: [String], layouts: [String]) {
    switch choice {
    case .none:
      break
    case .file(let path):
      do throws(ConfigurationErrors) {
        let configuration = try ConfigurationChoice.format.read(path)
        common = configuration
        byPath = Dictionary(uniqueKeysWithValues: layouts.map { ($0, configuration) })
      } catch {
        Console.complain(of: error.errors)
        return nil
      }
    case .nearest:
      var lookup = ConfigurationLookup(ConfigurationChoice.format)
      common = lookup.configuration(forAll: operands)
      for layout in layouts { byPath[layout] = lookup.configuration(forLayoutAt: layout) }
      guard lookup.errors.isEmpty else {
        Console.complain(of: lookup.errors)
        return nil
      }
    }
  }

  /// Whether the layout is to be audited.
  func includes(_ layout: String) -> Bool {
    byPath[layout]?.includes(fileAt: layout, from: folder) ?? true
  }

  /// Whether what lies beside the layout is read.
  func readsEvidence(for layout: String) -> Bool {
    byPath[layout]?.readsEvidence ?? true
  }

  /// Where the sources of the run are; `nil` where its configuration does not say.
  var sources: [String]? {
    common.flatMap { $0.sources.isEmpty ? nil : $0.sources }
  }

  /// How the layout is audited; `nil` where no configuration says.
  func settings(for layout: String) -> AuditSettings? {
    byPath[layout]?.settings(forFileAt: layout, from: folder)
  }
}

extension Console {
  fileprivate static func complain(of errors: [ConfigurationError]) {
    for error in errors { complain(error.description) }
  }
}
