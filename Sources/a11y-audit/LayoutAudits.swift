import AssetCatalogs
import Auditing
import LayoutModel
import Localization

/// Which auditor audits which layout.
struct LayoutAudits: Sendable {
  private let usual: Auditor
  private var byPath: [String: Auditor] = [:]
  /// The rules that run on any of the layouts, by id.
  let rules: [RuleDocumentation]

  /// - Parameters:
  ///   - project: What configurations say of the layouts.
  ///   - layouts: The paths of the layouts.
  ///   - usual: Audits where no configuration says how.
  ///   - configured: Makes an auditor of what a configuration says.
  init(
    _ project: ProjectConfiguration, _ layouts: [String], usual: Auditor,
    configured: (AuditSettings) -> Auditor
  ) {
    self.usual = usual
    for path in layouts { byPath[path] = project.settings(for: path).map(configured) }
    let usesUsual = byPath.count < layouts.count || layouts.isEmpty
    var documentations: [String: RuleDocumentation] = [:]
    for auditor in (usesUsual ? [usual] : []) + byPath.values {
      for rule in auditor.settings.rules {
        documentations[rule.documentation.id] = rule.documentation
      }
    }
    rules = documentations.values.sorted { $0.id < $1.id }
  }

  func auditor(for path: String) -> Auditor {
    byPath[path] ?? usual
  }
}

/// What lies beside layouts.
struct Evidence: Sendable {
  private let localizations = LocalizationReader()
  private let assets = AssetIndex()

  func add(to layout: inout Layout) {
    layout.localization = localizations.localization(of: layout)
    layout.imageAssets = assets.imageNames(amongLabelsOf: layout)
  }
}
