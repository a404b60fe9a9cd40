import LayoutModel
import VoiceOver

/// Runs rules over layouts.
public struct Auditor: Sendable {
  public let rules: [any Rule.Type]
  public let speaker: Speaker

  public init(rules: [any Rule.Type], speaker: Speaker = Speaker()) {
    self.rules = rules
    self.speaker = speaker
  }

  /// Audits a layout that could be read.
  public func audit(_ layout: Layout) -> FileReport {
    FileReport(path: layout.path, format: layout.format)
  }
}
