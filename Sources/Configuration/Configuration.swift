import Auditing
import FilePaths
import FileSystem
import LayoutModel
import VoiceOver

/// What a configuration file and those it builds on say.
public struct Configuration: Sendable {
  /// The file, as messages name it.
  public let path: String
  private let statement: ConfigurationStatement
  /// All rules there are, as they come.
  private let rules: [RuleSetting]

  init(path: String, statement: ConfigurationStatement, rules: [RuleSetting]) {
    self.path = path
    self.statement = statement
    self.rules = rules
  }

  /// The reports to write; empty when the file does not say.
  public var reports: [ReportRequest] { statement.reports ?? [] }
  public var failOn: FailureThreshold { statement.failOn ?? .error }
  public var limits: FindingLimits { statement.limits }
  /// All of them, whatever files they are about.
  public var suppressions: [SuppressionEntry] { (statement.suppressions ?? []).map(\.entry) }
  /// An absolute path.
  public var baseline: String? { statement.baseline }
  /// Absolute paths.
  public var sources: [String] { statement.sources ?? [] }
  /// Whether source code and strings files are read.
  public var readsEvidence: Bool { statement.evidence ?? true }

  /// Whether the file at `path` is audited; a path that is not absolute starts at `folder`.
  public func includes(fileAt path: String, from folder: String = Folder.current) -> Bool {
    let path = path.resolved(from: folder)
    let isIncluded = statement.include.map { $0.contains { $0.matches(path) } } ?? true
    return isIncluded && !(statement.exclude ?? []).contains { $0.matches(path) }
  }

  /// How the file at `path` is audited; a path that is not absolute starts at `folder`.
  public func settings(
    forFileAt path: String, from folder: String = Folder.current
  ) -> AuditSettings {
    let path = path.resolved(from: folder)
    var audit = statement.audit
    for override in statement.overrides ?? []
    where (override.files ?? []).contains(where: { $0.matches(path) }) {
      audit.add(override.audit)
    }
    var settings = AuditSettings(audit, rules: rules, from: self.path)
    settings.suppressions = (statement.suppressions ?? []).filter { $0.isAbout(fileAt: path) }
      .map { suppression in
        var entry = suppression.entry
        entry.files = nil
        return entry
      }
    return settings
  }
}

extension AuditSettings {
  fileprivate init(_ audit: AuditStatement, rules: [RuleSetting], from path: String) {
    let preset = audit.preset ?? .recommended
    self.init(
      rules: rules.compactMap { rule in
        let stated = audit.rules[rule.documentation.id]
        guard stated.map({ $0.isEnabled ?? true }) ?? preset.includes(rule.documentation) else {
          return nil
        }
        var rule = rule
        rule.severity = stated?.severity ?? preset.severity(of: rule.documentation)
        for (name, value) in stated?.options ?? [:] {
          // The reader has turned down what the rule does not take.
          _ = rule.rule.set(name, to: value)
        }
        return rule
      },
      speaker: Speaker(Speaker.Settings(audit)),
      touchRequirement: TouchRequirement(
        audit.touchProfile ?? preset.touchProfile, sizes: audit.touchSizes ?? [:]),
      houseStyles: HouseStyles(
        keyPaths: audit.keyPaths ?? [:], classes: audit.classes ?? [:], path: path))
  }
}

extension Speaker.Settings {
  fileprivate init(_ audit: AuditStatement) {
    self.init()
    locale = audit.locale ?? locale
    materialVersion = audit.materialVersion ?? materialVersion
    nameRule = audit.nameRule ?? nameRule
  }
}
