import Auditing
import LayoutModel
import XMLWriting

/// The report for continuous integration, in the JUnit dialect that Jenkins, GitLab, Azure DevOps,
/// CircleCI, Bitrise and Buildkite read: Jenkins' `junit-10.xsd` with `file` and `line` on test
/// cases, which GitLab, CircleCI and Bitrise need.
///
/// - A layout file is a `testsuite`; each finding is a `testcase` of its own.
/// - A finding of severity error that is certain or likely is a `failure`. Warnings, notes and what
///   a person must look at first are passing cases with the text in `system-out`.
/// - A file without findings is one passing case, so that no report is empty; what was not
///   evaluated is `skipped` with the reason; a file that could not be read is an `error`.
/// - A finding that is suppressed or was known before is `skipped` with the reason, so that it does
///   not look as though it were mended.
/// - `classname` is `a11y-audit.` and the rule's id; `name` is the path and the element, numbered
///   where they repeat, and never holds the line: an element that moves keeps its identity.
/// - Under ``ReportSettings/isJUnitStrict``, `file` and `line` are left out.
/// - `message` is one line; the text of a failure says it again, because readers show either.
struct JUnitReport {
  let bytes: [UInt8]

  init(_ report: AuditReport, settings: ReportSettings) throws {
    guard let xml = XMLWriter() else { throw OutOfMemory() }
    var suites = report.files.map { Suite($0, path: settings.relativePath($0.path)) }
    if suites.isEmpty { suites = [Suite()] }
    let new = report.files.reduce(0) { $0 + $1.findings.count }
    suites += report.configurationMessages.map {
      Suite($0.messages, path: settings.relativePath($0.path))
    }
    suites += report.comparisons.map { Suite($0, new: new) }
    xml.element(
      "testsuites",
      [
        "name": Product.name, "tests": suites.total(\.cases.count),
        "failures": suites.total(\.failures), "errors": suites.total(\.errors),
        "time": noTime,
      ]
    ) {
      for suite in suites {
        suite.write(to: xml, isStrict: settings.isJUnitStrict)
      }
    }
    bytes = xml.bytes
  }

  /// A layout file.
  fileprivate struct Suite {
    let path: String
    var cases: [Case] = []
    let output: String?

    init(_ file: FileReport, path: String) {
      self.path = path
      output = file.undecided.isEmpty ? nil : Self.undecided(in: file)
      var names: [String: Int] = [:]
      for failure in file.failures {
        cases.append(Case(failure, path: path, number: cases.count + 1))
      }
      for (index, item) in file.invalidSuppressions.enumerated() {
        cases.append(Case(item, path: path, number: index + 1))
      }
      // Numbered together, so that a case keeps its name when others are set aside.
      let setAside = file.setAside
      let all =
        setAside.map { (finding: $0.finding, cause: Optional($0)) }
        + file.findings.map { (finding: $0, cause: nil) }
      for (_, item) in all.enumerated().sorted(by: {
        ($0.element.finding.position, $0.offset) < ($1.element.finding.position, $1.offset)
      }) {
        var name = "\(path): \(item.finding.element.briefDescription)"
        let number = names[item.finding.rule + name, default: 0] + 1
        names[item.finding.rule + name] = number
        if number > 1 { name += " (\(number))" }
        cases.append(
          item.cause.map { Case($0, name: name) } ?? Case(item.finding, name: name, path: path))
      }
      for (index, item) in file.staleSuppressions.enumerated() {
        cases.append(Case(item, path: path, number: index + 1))
      }
      for (index, item) in file.notEvaluated.enumerated() {
        cases.append(Case(item, path: path, number: index + 1))
      }
      if cases.isEmpty {
        cases.append(Case(group: "layout", name: path, line: 1, result: .passed(output: nil)))
      }
    }

    /// What there is to say about a configuration.
    init(_ messages: [FileMessage], path: String) {
      self.path = path
      output = nil
      cases = messages.enumerated().map { index, message in
        Case(
          group: message.id, name: index > 0 ? "\(path) (\(index + 1))" : path,
          line: message.line,
          result: .passed(
            output: "\(path):\(message.line):\(message.column): "
              + "\(message.severity.rawValue): \(message.text)"))
      }
    }

    /// What has come of findings that were known before; it fails where a strict baseline holds
    /// more than there is.
    init(_ comparison: Comparison, new: Int) {
      path =
        switch comparison.source {
        case .baseline(let file): file
        case .revision(let name): name
        }
      output = nil
      let counts = comparison.counts(new: new)
      let result: Case.Result =
        comparison.fails
        ? .failed(
          type: FileMessage.strictBaseline, message: comparison.strictBaselineMessage,
          text: ([counts] + comparison.fixed.map(\.line)).joined(separator: "\n"))
        : .passed(output: counts)
      cases = [
        Case(group: "known", name: comparison.source.description, line: 1, result: result)
      ]
    }

    /// A shard into which no file falls: Jenkins takes a report without a case for a mistake.
    init() {
      path = Product.name
      output = nil
      cases = [
        Case(group: "layout", name: "no layout files", line: 1, result: .passed(output: nil))
      ]
    }

    var failures: Int { cases.count { if case .failed = $0.result { true } else { false } } }
    var errors: Int { cases.count { if case .unreadable = $0.result { true } else { false } } }
    var skipped: Int { cases.count { if case .skipped = $0.result { true } else { false } } }

    private static func undecided(in file: FileReport) -> String {
      let summary = AuditSummary(AuditReport(files: [file], rules: []))
      let lines = summary.undecided.map { "undecided: \($0.count) × \($0.rule): \($0.reason)" }
      return lines.joined(separator: "\n")
    }

    func write(to xml: XMLWriter, isStrict: Bool) {
      xml.element(
        "testsuite",
        [
          "name": path, "tests": String(cases.count), "failures": String(failures),
          "errors": String(errors), "skipped": String(skipped), "time": noTime,
          "file": isStrict ? nil : path,
        ]
      ) {
        for testCase in cases {
          testCase.write(to: xml, path: isStrict ? nil : path)
        }
        if let output {
          xml.element("system-out") { xml.text(output) }
        }
      }
    }
  }

  /// A finding, or what else there is to say of a file.
  fileprivate struct Case {
    /// Behind the dot of the class name.
    var group: String
    var name: String
    var line: Int
    var result: Result

    enum Result {
      case passed(output: String?)
      case failed(type: String, message: String, text: String)
      case unreadable(message: String, text: String)
      case skipped(message: String)
    }

    /// Without a path, `file` and `line` are left out.
    func write(to xml: XMLWriter, path: String?) {
      xml.element(
        "testcase",
        [
          "classname": "\(Product.name).\(group)", "name": name, "time": noTime, "file": path,
          "line": path.map { _ in String(max(line, 1)) },
        ]
      ) {
        switch result {
        case .passed(nil):
          break
        case .passed(let output?):
          xml.element("system-out") { xml.text(output) }
        case .failed(let type, let message, let text):
          xml.element("failure", ["type": type, "message": message]) { xml.text(text) }
        case .unreadable(let message, let text):
          xml.element("error", ["type": "unreadable", "message": message]) { xml.text(text) }
        case .skipped(let message):
          xml.element("skipped", ["message": message])
        }
      }
    }
  }
}

/// Rules take no time worth telling; the readers want a number with at most three decimals.
private let noTime = "0.000"

extension [JUnitReport.Suite] {
  fileprivate func total(_ count: (JUnitReport.Suite) -> Int) -> String {
    String(reduce(0) { $0 + count($1) })
  }
}

extension JUnitReport.Case {
  fileprivate init(_ finding: ReportedFinding, name: String, path: String) {
    let text = finding.plainText(path: path)
    let fails = finding.severity == .error && finding.certainty > .needsReview
    self.init(
      group: finding.rule, name: name, line: finding.position.line,
      result: fails
        ? .failed(type: finding.rule, message: finding.message.onOneLine, text: text)
        : .passed(output: text))
  }

  fileprivate init(_ setAside: SetAsideFinding, name: String) {
    self.init(
      group: setAside.finding.rule, name: name, line: setAside.finding.position.line,
      result: .skipped(
        message: "\(setAside.state): \(setAside.explanation)".onOneLine))
  }

  fileprivate init(_ failure: ReadingFailure, path: String, number: Int) {
    let place = failure.position.map { "\(path):\($0.line):\($0.column)" } ?? path
    let message = failure.text
    self.init(
      group: "unreadable", name: number > 1 ? "\(path) (\(number))" : path,
      line: failure.position?.line ?? 1,
      result: .unreadable(message: message.onOneLine, text: "\(place): error: \(message)"))
  }

  fileprivate init(_ item: InvalidSuppression, path: String, number: Int) {
    let message = "\(item.message); \(item.advice)"
    let place = "\(path):\(item.position.line):\(item.position.column)"
    self.init(
      group: InvalidSuppression.id, name: number > 1 ? "\(path) (\(number))" : path,
      line: item.position.line,
      result: .failed(
        type: InvalidSuppression.id, message: message.onOneLine, text: "\(place): error: \(message)"
      ))
  }

  fileprivate init(_ item: StaleSuppression, path: String, number: Int) {
    let position = item.source.position
    self.init(
      group: StaleSuppression.id, name: number > 1 ? "\(path) (\(number))" : path,
      line: position.line,
      result: .passed(
        output: "\(path):\(position.line):\(position.column): warning: \(item.message)"))
  }

  fileprivate init(_ item: NotEvaluated, path: String, number: Int) {
    self.init(
      group: "not-evaluated", name: number > 1 ? "\(path) (\(number))" : path,
      line: item.position.line, result: .skipped(message: item.reason.description.onOneLine))
  }
}

extension ReportedFinding {
  /// Everything about the finding, one fact a line.
  fileprivate func plainText(path: String) -> String {
    var lines = ["\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)"]
    lines += facts.map { "\($0.label): \($0.text)" }
    return lines.joined(separator: "\n")
  }
}

extension ElementReference {
  /// The description with a name that is not too long to be one.
  fileprivate var briefDescription: String {
    var element = self
    element.name = name?.onOneLine.abbreviated(to: 80)
    return element.description
  }
}
