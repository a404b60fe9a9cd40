import Auditing
import LayoutModel

/// One thing a report has to say about a place in a file, for the formats that know nothing else.
struct FileMessage {
  /// The rule's id, or what stands in its place: `unreadable`, `not-evaluated`,
  /// `invalid-suppression`, `stale-suppression`.
  var id: String
  var severity: Severity
  var position: SourcePosition?
  /// Sentences on one line that is harmless for a terminal.
  var text: String

  /// From 1.
  var line: Int { max(position?.line ?? 1, 1) }
  /// From 1, in UTF-8 bytes.
  var column: Int { max(position?.column ?? 1, 1) }

  static let unreadable = "unreadable"
  static let notEvaluated = "not-evaluated"
  static let strictBaseline = "strict-baseline"
}

extension FileReport {
  /// Everything that calls for attention: why the file could not be read, suppressions that cannot be
  /// followed, findings, suppressions that are no longer needed. What is set aside does not.
  var messages: [FileMessage] {
    failures.map {
      FileMessage(
        id: FileMessage.unreadable, severity: .error, position: $0.position,
        text: $0.text.brief.asSentence)
    }
      + invalidSuppressions.map(FileMessage.init)
      + findings.map {
        FileMessage(
          id: $0.rule, severity: $0.severity, position: $0.position, text: $0.sentences)
      }
      + staleSuppressions.map(FileMessage.init)
  }

  /// What cannot be judged.
  var notEvaluatedMessages: [FileMessage] {
    notEvaluated.map {
      FileMessage(
        id: FileMessage.notEvaluated, severity: .note, position: $0.position,
        text: $0.reason.description.brief.asSentence)
    }
  }
}

extension FileMessage {
  init(_ suppression: InvalidSuppression) {
    self.init(
      id: InvalidSuppression.id, severity: .error, position: suppression.position,
      text: "\(suppression.message.asSentence) \(suppression.advice.asSentence)".brief)
  }

  init(_ suppression: StaleSuppression) {
    self.init(
      id: StaleSuppression.id, severity: .warning, position: suppression.source.position,
      text: suppression.message.asSentence.brief)
  }
}

extension Comparison {
  /// Why a strict baseline fails.
  var strictBaselineMessage: String {
    "The baseline holds \(counted(fixedCount, "finding")) more than there is: write it anew."
  }
}

extension AuditReport {
  /// What there is to say about files that are no layouts: configurations, and baselines that hold
  /// more than there is where that fails.
  var projectMessages: [(path: String, messages: [FileMessage])] {
    configurationMessages
      + comparisons.filter(\.fails).compactMap { comparison in
        guard case .baseline(let path) = comparison.source else { return nil }
        return (
          path,
          [
            FileMessage(
              id: FileMessage.strictBaseline, severity: .error, position: nil,
              text: comparison.strictBaselineMessage)
          ]
        )
      }
  }

  /// What there is to say about configurations, by their paths.
  var configurationMessages: [(path: String, messages: [FileMessage])] {
    var all: [(path: String, messages: [FileMessage])] = []
    for suppression in staleSuppressions {
      guard case .configuration(let path, _) = suppression.source else { continue }
      if let place = all.firstIndex(where: { $0.path == path }) {
        all[place].messages.append(FileMessage(suppression))
      } else {
        all.append((path, [FileMessage(suppression)]))
      }
    }
    return all
  }
}
