import Auditing
import FilePaths
import FileSystem
import Git
import LayoutModel
import LayoutReading

/// The layouts that differ from a revision of git.
struct ChangedLayouts {
  /// As they were given, in their order.
  let layouts: [String]
  private let revision: String
  private let commit: String
  private let repository: GitRepository
  /// The path in the revision by that of today, both from the work tree; `nil` for new files.
  private let oldPaths: [String: String?]

  init(_ revision: String, among candidates: [String]) throws(Complaint) {
    self.revision = revision
    do throws(GitError) {
      repository = try GitRepository(around: candidates.first?.parentFolder ?? ".")
      commit = try repository.commit(revision)
      var oldPaths: [String: String?] = [:]
      for change in try repository.changes(since: commit) {
        oldPaths.updateValue(change.oldPath, forKey: change.path)
      }
      self.oldPaths = oldPaths
    } catch {
      throw Complaint(
        "--changed-since: \(error.message)",
        advice: error.advice.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
    }
    var names = FolderPaths(folder: repository.workTree)
    var layouts: [String] = []
    for path in candidates {
      let name = names.path(of: path)
      guard !name.hasPrefix("../") else {
        throw Complaint(
          "--changed-since: \(path) is not in the git repository \(repository.workTree)",
          advice: "Audit one repository at a time.")
      }
      if oldPaths[name] != nil { layouts.append(path) }
    }
    self.layouts = layouts
  }

  /// Takes out of the findings what the revision had already; `audit` audits a layout as it was.
  func compare(_ report: inout AuditReport, auditing audit: (inout Layout) -> [FileReport]) {
    let reader = LayoutReader()
    var names = FolderPaths(folder: repository.workTree)
    var old: [FileReport] = []
    for path in layouts {
      // What cannot be read now was no better known then.
      guard let oldPath = oldPaths[names.path(of: path)] ?? nil,
        let bytes = try? repository.contents(of: oldPath, at: commit),
        var layout = try? reader.read(bytes, path: path).get()
      else { continue }
      old += audit(&layout)
    }
    let known = Baseline(
      AuditReport(files: old, rules: []), paths: old.map { names.path(of: $0.path) })
    let paths = report.files.map { names.path(of: $0.path) }
    report.compare(with: known, from: .revision(revision), paths: paths) { _ in true }
  }
}
