import Auditing
import LayoutModel

extension AuditSummary {
  /// For example `2 errors, 1 warning and 2 notes; 1 file could not be read`: all that can fail a
  /// build.
  var line: String {
    var parts: [String] = []
    for severity in Severity.allCases.reversed() where count(severity) > 0 {
      parts.append(counted(count(severity), severity.rawValue))
    }
    var line = parts.isEmpty ? "no findings" : parts.listed(with: "and")
    if !unreadable.isEmpty { line += "; \(counted(unreadable.count, "file")) could not be read" }
    if invalidSuppressions > 0 {
      line += "; \(counted(invalidSuppressions, "suppression")) cannot be followed"
    }
    if staleSuppressions > 0 {
      line += "; \(counted(staleSuppressions, "suppression")) no longer needed"
    }
    return line
  }

  /// For example `2 documents and 1 object`.
  var notEvaluatedCount: String {
    func count(ofObjects isAboutObjects: Bool) -> Int {
      notEvaluated.reduce(0) { $0 + ($1.isAboutObjects == isAboutObjects ? $1.paths.count : 0) }
    }
    let documents = count(ofObjects: false)
    let objects = count(ofObjects: true)
    var parts: [String] = []
    if documents > 0 || objects == 0 { parts.append(counted(documents, "document")) }
    if objects > 0 { parts.append(counted(objects, "object")) }
    return parts.listed(with: "and")
  }

  /// For example `3 files with 3 screens and 1,241 elements`.
  var examined: String {
    """
    \(counted(filesRead, "file")) with \(counted(screens, "screen")) and \
    \(counted(elements, "element"))
    """
  }
}
