import Auditing
import LayoutModel
import Testing

@Suite struct FingerprintTests {
  private func finding(
    line: Int = 1, rule: String = "rule", id: String? = nil, identifier: String? = nil,
    name: String? = nil, message: String = ""
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, severity: .error, impact: .minor, certainty: .certain, message: message,
      screen: "Screen",
      element: ElementReference(
        tag: "button", objectID: id, accessibilityIdentifier: identifier, name: name),
      position: SourcePosition(line: line, column: 1))
  }

  private func fingerprints(_ findings: ReportedFinding..., path: String = "a.xib") -> [String] {
    FileReport(path: path, findings: findings).fingerprints.findings.map(\.description)
  }

  /// FNV-1a, 64 bits, of `rule NUL a.xib NUL id NUL x NUL 1 NUL`, worked out apart.
  @Test func isTheDocumentedHash() {
    #expect(fingerprints(finding(id: "x")) == ["77f8e55afc1d04a7"])
  }

  @Test func staysWhenTheElementMovesOrTheWordsChange() {
    #expect(
      fingerprints(finding(line: 1, id: "x"))
        == fingerprints(finding(line: 9, id: "x", message: "m")))
    #expect(
      fingerprints(finding(id: "x", name: "Save")) == fingerprints(finding(id: "x", name: "Send")))
  }

  @Test func differsByRuleFileElementAndNumber() {
    let all =
      fingerprints(
        finding(id: "x"), finding(id: "x"), finding(rule: "other", id: "x"), finding(id: "y"),
        finding(identifier: "x"), finding(name: "x"), finding(name: "y"), finding(name: "y"))
      + fingerprints(finding(id: "x"), path: "b.xib")
    #expect(Set(all).count == all.count)
  }

  @Test func staysWhenOthersAreSetAside() {
    var file = FileReport(
      path: "a.xib",
      findings: [finding(line: 1, id: "x"), finding(line: 5, id: "x"), finding(line: 9, id: "x")])
    let before = file.fingerprints.findings
    file.known = [KnownFinding(file.findings.removeFirst(), from: .baseline("base.json"))]
    let suppression = Suppression(.note(SourcePosition(line: 4, column: 1)), reason: "A reason.")
    file.suppressed = [SuppressedFinding(file.findings.removeFirst(), by: suppression)]
    let after = file.fingerprints
    #expect(after.known + after.suppressed + after.findings == before)
  }
}
