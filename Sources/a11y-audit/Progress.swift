import Auditing
import FileSystem

/// Shows on standard error how far a long run has come, when that is a terminal.
struct Progress {
  private let total: Int
  private let isShown = OutputStream.standardError.isTerminal
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var hasLine = false

  init(of total: Int) {
    self.total = total
    // Runs that end within half a second need none.
    next = clock.now + .milliseconds(500)
  }

  /// Takes note that `count` files are done.
  mutating func show(_ count: Int) {
    guard isShown, clock.now >= next else { return }
    next = clock.now + .milliseconds(100)
    hasLine = true
    write("\r\(Product.name): \(count) of \(total) files")
  }

  /// Leaves the line as it was before.
  mutating func erase() {
    guard hasLine else { return }
    hasLine = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    try? OutputStream.standardError.write(Array(text.utf8))
  }
}
