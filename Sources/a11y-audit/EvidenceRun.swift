import Auditing
import FilePaths
import LayoutModel
import LayoutReading
import SourceCode

/// Looks into the app's code for what the layouts leave open.
///
/// Layouts are audited without code first: most need none. Then the code of the classes behind
/// findings that are not certain is read, once for each project, and their layouts are audited
/// again.
struct EvidenceRun {
  /// Where sources are; `nil` stands for the project of each layout.
  var sources: [String]?
  var jobs: FileRun

  /// What one layout gives at first.
  struct FirstResult: Sendable {
    /// The one on the layout first.
    var reports: [FileReport]
    /// The places of the elements that code may settle.
    var positions: Set<SourcePosition> = []
    var needs = SourceIndex.Needs()

    init(_ reports: [FileReport]) {
      self.reports = reports
    }

    init(_ reports: [FileReport], of layout: Layout, settledByCode rules: Set<String>) {
      self.reports = reports
      let inside = Self.insideClasses(of: layout)
      positions = Set(
        reports.lazy.flatMap(\.findings).filter {
          rules.contains($0.rule) && ($0.certainty != .certain || inside.contains($0.position))
        }
        .map(\.position))
      if !positions.isEmpty { needs = SourceIndex.Needs(layout, at: positions) }
    }

    /// The places of the elements in views of the app's own classes, whose code may make one element
    /// of all that is in them.
    private static func insideClasses(of layout: Layout) -> Set<SourcePosition> {
      var places: Set<SourcePosition> = []
      for screen in layout.screens {
        for container in screen.elements.indices
        where screen.elements[container].hasUnknownClass
          && screen.elements[container].subtreeEnd > container + 1
        {
          for index in container + 1..<screen.elements[container].subtreeEnd {
            places.insert(screen.elements[index].position)
          }
        }
      }
      return places
    }
  }

  /// The reports after a look into the code; those of layouts that code does not settle stay.
  func settle(
    _ first: [FirstResult], _ paths: [String],
    by audit: @Sendable (inout Layout) -> [FileReport]
  ) -> [[FileReport]] {
    var reports = first.map(\.reports)
    let open = first.indices.filter { !first[$0].needs.isEmpty }
    guard !open.isEmpty else { return reports }
    var projects: [String: [Int]] = [:]
    var folders: [String: String?] = [:]
    for index in open {
      let path = paths[index]
      let folder = path.parentFolder
      let root: String?
      if sources != nil {
        root = ""
      } else if let known = folders[folder] {
        root = known
      } else {
        root = ProjectRoot.folder(around: path)
        folders[folder] = .some(root)
      }
      if let root { projects[root, default: []].append(index) }
    }
    for (root, indices) in projects.sorted(by: { $0.key < $1.key }) {
      var needs = SourceIndex.Needs()
      for index in indices { needs.formUnion(first[index].needs) }
      let index = SourceIndex(
        roots: sources ?? [root], needs: needs,
        skippingFolders: LayoutSearch.skippedFolders.union(["build"]), jobs: jobs.jobs)
      // Without sources there is nothing to be said.
      guard index.fileCount > 0 else { continue }
      let positions = Dictionary(
        indices.map { (paths[$0], first[$0].positions) }, uniquingKeysWith: { $1 })
      let settled = jobs.map(indices.map { paths[$0] }) { path, reading -> [FileReport]? in
        guard case .success(var layout) = reading else { return nil }
        index.addEvidence(to: &layout, at: positions[path] ?? [])
        return audit(&layout)
      }
      for (place, report) in zip(indices, settled) {
        if let report { reports[place] = report }
      }
    }
    return reports
  }
}
