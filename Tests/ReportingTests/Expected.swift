import Foundation
import Testing

/// Compares a report with the file in `Expected/`. With `RECORD_EXPECTED=1` in the environment the
/// file is written anew instead; read the difference before you commit it.
func expect(
  _ bytes: [UInt8], equalsExpected name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Expected/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_EXPECTED"] == "1" {
    try Data(bytes).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  let actual = String(decoding: bytes, as: UTF8.self)
  // Line by line: the first difference tells more than two whole files.
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line =
    zip(expectedLines, actualLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(expectedLines.count, actualLines.count)
  guard expected != actual else { return }
  Issue.record(
    """
    \(name), line \(line + 1):
    expected: \(line < expectedLines.count ? expectedLines[line] : "(end)")
    actual:   \(line < actualLines.count ? actualLines[line] : "(end)")
    """, sourceLocation: sourceLocation)
}
