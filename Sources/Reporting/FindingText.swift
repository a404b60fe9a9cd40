import Auditing
import LayoutModel

extension ReportedFinding {
  /// What is said of a finding besides its message, each with the word it is announced with.
  var facts: [(label: String, text: String)] {
    var facts: [(String, String)] = []
    if let saysNow { facts.append(("says now", saysNow.isEmpty ? "(nothing)" : saysNow)) }
    if let wouldSay { facts.append(("would say", wouldSay)) }
    if let fix { facts.append(("fix", fix)) }
    facts.append(("certainty", certainty.phrase + (reason.map { ", \($0)" } ?? "")))
    return facts
  }

  /// Everything about the finding as sentences on one line that is harmless for a terminal.
  var sentences: String {
    var sentences = [message.asSentence.brief]
    switch (saysNow?.brief, wouldSay?.brief) {
    case (let now?, let then?):
      sentences.append("\(Self.saying(now)), would say “\(then)”.")
    case (let now?, nil): sentences.append("\(Self.saying(now)).")
    case (nil, let then?): sentences.append("Would say “\(then)”.")
    case (nil, nil): break
    }
    if let fix { sentences.append(fix.asSentence.brief) }
    // Of what the layout alone proves there is nothing to say.
    if certainty != .certain || reason != nil {
      let reason = reason.map { ": " + $0.brief } ?? ""
      sentences.append("\(certainty.phrase.asSentenceStart)\(reason).")
    }
    return sentences.joined(separator: " ")
  }

  private static func saying(_ utterance: String) -> String {
    utterance.isEmpty ? "Says nothing now" : "Says now “\(utterance)”"
  }
}

extension Certainty {
  /// For example `needs review`.
  var phrase: String {
    switch self {
    case .certain, .likely: word
    case .needsReview: "needs review"
    }
  }
}

extension ReadingFailure {
  /// What was found and what to do about it.
  var text: String {
    [message, advice].compactMap(\.self).joined(separator: "; ")
  }
}

extension String {
  /// The text with blanks in place of line breaks.
  var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text on one line, cut where it is too long to be read, and harmless for a terminal.
  var brief: String { onOneLine.abbreviated(to: 500).harmless }
}
