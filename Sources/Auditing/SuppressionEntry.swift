import LayoutModel
import PathMatching

/// Findings that a configuration file sets aside, with the reason for it.
///
/// A finding is meant when everything that is stated fits; what is `nil` fits every finding.
public struct SuppressionEntry: Sendable, Hashable, Identifiable {
  /// The rule's id.
  public var rule: String?
  /// Which files, by their paths from the folder of the configuration file; `nil` in the settings
  /// of a file, which hold only what is about that file.
  public var files: PathPattern?
  /// Interface Builder's object id, or the `id` of Layout XML.
  public var objectID: String?
  public var accessibilityIdentifier: String?
  /// The name of the screen, as reports write it.
  public var screen: String?
  /// Why the findings are set aside, for those who read the configuration or a report.
  public var reason: String
  /// The configuration file, as messages name it.
  public var configuration: String
  /// Where the entry begins in its configuration file.
  public var position: SourcePosition

  public init(
    rule: String? = nil, files: PathPattern? = nil, objectID: String? = nil,
    accessibilityIdentifier: String? = nil, screen: String? = nil, reason: String,
    configuration: String = "", position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.rule = rule
    self.files = files
    self.objectID = objectID
    self.accessibilityIdentifier = accessibilityIdentifier
    self.screen = screen
    self.reason = reason
    self.configuration = configuration
    self.position = position
  }

  /// Names the entry, in whichever settings it stands.
  public struct ID: Sendable, Hashable {
    public var configuration: String
    public var position: SourcePosition
  }

  public var id: ID { ID(configuration: configuration, position: position) }

  /// Whether the entry is about this finding in the file at `path`, which starts at the folder of
  /// the configuration file.
  public func isAbout(_ finding: ReportedFinding, inFileAt path: String) -> Bool {
    fits(rule, finding.rule) && fits(screen, finding.screen)
      && fits(objectID, finding.element.objectID)
      && fits(accessibilityIdentifier, finding.element.accessibilityIdentifier)
      && files?.matches(path) ?? true
  }

  private func fits(_ stated: String?, _ actual: String?) -> Bool {
    stated == nil || stated == actual
  }
}
